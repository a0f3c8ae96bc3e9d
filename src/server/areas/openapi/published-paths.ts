/** The part of the description that is no calculation: figures of law, market values, averages, rates, articles, the list of addresses. */
import { getOperation, notFound, pathParameter, queryParameter, withQuery } from '#calculators/api/operations.ts'
import type { JsonSchema } from '#calculators/kit/json-schema.ts'
import { factNames } from '#facts/named/registry.ts'
import { apiIndex } from '#wire/api-index.ts'
import { apiPaths } from '#wire/api-paths.ts'
import { factAnswer, factList } from '#wire/facts.ts'
import { fxAnswer } from '#wire/fx.ts'
import { marketAnswer } from '#wire/market.ts'
import { HISTORY_RANGES, marketHistory } from '#wire/market-history.ts'
import { marketRates } from '#wire/market-rates.ts'
import { followedAnswer, LONGEST_WORDS, MOST_FOLLOWED, symbolSearch } from '#wire/market-search.ts'
import { MOST_POSTS, postAnswer, postList } from '#wire/posts.ts'
import { ratesAnswer } from '#wire/rates.ts'
import { screenerAnswer } from '#wire/screener.ts'
import { jsonSchemaOf } from './responses.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const tag = 'Published'

const fact = jsonSchemaOf(factAnswer)
/** A value of any form: the schema of the wire says nothing of it. */
const factSchema = {
  ...fact,
  properties: {
    ...(fact['properties'] as object),
    unit: {
      ...(fact['properties'] as { readonly unit: object }).unit,
      description:
        'What a number counts. fraction: 0.22 is 22%. month-day: 04-15. table: see fields. A list has a value of this unit at each place.',
    },
    year: { type: ['integer', 'null'], description: 'The year answered for; null for standing law.' },
    years: {
      type: 'array',
      items: { type: 'integer' },
      description: 'The years it is held for; none for standing law, which is the same in each.',
    },
    value: {
      type: ['number', 'string', 'boolean', 'array', 'object', 'null'],
      description: 'In its unit. A list or a table where it makes sense only whole; null where the law has none.',
    },
    source: ref('Source'),
  },
}

export const publishedSchemas = {
  Index: jsonSchemaOf(apiIndex),
  Facts: jsonSchemaOf(factList),
  Fact: factSchema,
  Market: jsonSchemaOf(marketAnswer),
  MarketHistory: jsonSchemaOf(marketHistory),
  MarketRates: jsonSchemaOf(marketRates),
  MarketSearch: jsonSchemaOf(symbolSearch),
  FollowedPrices: jsonSchemaOf(followedAnswer),
  Companies: jsonSchemaOf(screenerAnswer),
  Rates: jsonSchemaOf(ratesAnswer),
  ExchangeRates: jsonSchemaOf(fxAnswer),
  Posts: jsonSchemaOf(postList),
  Post: jsonSchemaOf(postAnswer),
}

const factYear = queryParameter(
  'year',
  'Left out, it is the law in force, or the newest year before it that is held.',
  {
    type: 'integer',
  },
)

/** The same answered as text instead of JSON; refusals stay JSON. */
function inPlainText(operation: JsonSchema): JsonSchema {
  const { responses, ...rest } = operation as { readonly responses: Readonly<Record<string, JsonSchema>> }
  const { description } = responses[200] as { readonly description: string }
  return {
    ...rest,
    responses: { ...responses, 200: { description, content: { 'text/plain': { schema: { type: 'string' } } } } },
  }
}

export const publishedPaths = {
  [apiPaths.root]: {
    get: getOperation(
      { operationId: 'index', summary: 'The addresses of the API', tag: 'About' },
      ref('Index'),
      'The addresses, the version and the years held.',
      true,
    ),
  },
  [apiPaths.openapi]: {
    get: {
      ...getOperation(
        { operationId: 'openapi', summary: 'This description', tag: 'About' },
        { type: 'object' },
        'OpenAPI 3.1.',
        true,
      ),
    },
  },
  [apiPaths.facts]: {
    get: getOperation(
      { operationId: 'listFacts', summary: 'Every figure of law that has a name', tag: 'Facts' },
      ref('Facts'),
      'Names with what they say, their units and the years held.',
      true,
    ),
  },
  [`${apiPaths.facts}/{name}`]: {
    parameters: [pathParameter('name', 'One of the names listed.', { type: 'string', enum: factNames })],
    get: getOperation(
      {
        operationId: 'getFact',
        summary: 'One figure of law with its source',
        tag: 'Facts',
        parameters: [factYear],
        more: { ...notFound, ...withQuery },
      },
      ref('Fact'),
      'The figure, its unit, and where it was published.',
      false,
    ),
  },
  [`${apiPaths.facts}/{name}/value`]: {
    parameters: [pathParameter('name', 'One of the names listed.', { type: 'string', enum: factNames })],
    get: inPlainText(
      getOperation(
        {
          operationId: 'getFactValue',
          summary: 'The bare value of a figure, for one cell of a spreadsheet',
          tag: 'Facts',
          parameters: [factYear],
          more: { ...notFound, ...withQuery },
        },
        { type: 'string' },
        'The value in its unit, and nothing else. A table or a list is refused.',
        false,
      ),
    ),
  },
  [apiPaths.market]: {
    get: getOperation(
      { operationId: 'market', summary: 'Market values as last known', tag },
      ref('Market'),
      'Values with their time; `stale` where the newest try failed, `sample` where they are made up.',
      true,
    ),
  },
  [`${apiPaths.market}/history`]: {
    get: getOperation(
      {
        operationId: 'marketHistory',
        summary: 'Daily prices of a symbol',
        tag,
        parameters: [
          {
            ...queryParameter('symbol', 'One of the symbols of the market values, or one that a search found.'),
            required: true,
          },
          queryParameter('range', 'How far back; left out, a year.', { type: 'string', enum: HISTORY_RANGES }),
        ],
        more: { ...notFound, ...withQuery },
      },
      ref('MarketHistory'),
      'Days of trading that are over, oldest first, with their source; `sample` where they are made up.',
      false,
    ),
  },
  [`${apiPaths.market}/search`]: {
    get: getOperation(
      {
        operationId: 'marketSearch',
        summary: 'Symbols by name: our own list, and on request those a source finds',
        tag,
        parameters: [
          queryParameter(
            'q',
            'Letters of a name or a symbol; left out, the answer only says which sources can be asked.',
            {
              type: 'string',
              maxLength: LONGEST_WORDS,
            },
          ),
          queryParameter(
            'elsewhere',
            '1 passes the words on to the sources named in the answer, and nothing else about whoever asks; left out, nothing is passed on.',
            { type: 'string', enum: ['0', '1'] },
          ),
        ],
        more: withQuery,
      },
      ref('MarketSearch'),
      'Lines of the market values first; `elsewhere` is null where no source can be asked.',
      false,
    ),
  },
  [`${apiPaths.market}/followed`]: {
    get: getOperation(
      {
        operationId: 'marketFollowed',
        summary: 'Prices of symbols outside the market values',
        tag,
        parameters: [
          {
            ...queryParameter('symbols', `Up to ${MOST_FOLLOWED} symbols that a search found, with commas between.`),
            required: true,
          },
        ],
        more: withQuery,
      },
      ref('FollowedPrices'),
      'Prices with their source and time; of what has none, `missing` says why.',
      false,
    ),
  },
  [`${apiPaths.market}/rates`]: {
    get: getOperation(
      {
        operationId: 'marketRates',
        summary: 'Treasury yields, mortgage averages, consumer prices and unemployment',
        tag,
      },
      ref('MarketRates'),
      'What others publish, each with its day and its source; `bundled` where it came with the release.',
      false,
    ),
  },
  [`${apiPaths.market}/screener`]: {
    get: getOperation(
      {
        operationId: 'companies',
        summary: 'Companies of the stock screener, as reported',
        tag,
        parameters: [
          queryParameter('sample', 'no: leaves invented companies out. Where there are no others, the list is empty.', {
            type: 'string',
            enum: ['no'],
          }),
        ],
        more: withQuery,
      },
      ref('Companies'),
      'Companies with the day of their prices; `sample` where they are invented, for practice.',
      false,
    ),
  },
  [apiPaths.rates]: {
    get: getOperation(
      { operationId: 'rates', summary: 'Published averages', tag },
      ref('Rates'),
      'The newest averages known here.',
      false,
    ),
  },
  [apiPaths.fx]: {
    get: getOperation(
      { operationId: 'exchangeRates', summary: 'Exchange rates of the European Central Bank', tag },
      ref('ExchangeRates'),
      'Tables by day, the newest first. Rates of two tables must not be crossed.',
      false,
    ),
  },
  [apiPaths.posts]: {
    get: getOperation(
      {
        operationId: 'listPosts',
        summary: 'Articles',
        tag,
        parameters: [
          queryParameter('limit', 'How many; left out, as many as fit.', {
            type: 'integer',
            minimum: 1,
            maximum: MOST_POSTS,
          }),
          queryParameter('after', 'The `next` of an answer before.'),
        ],
        more: withQuery,
      },
      ref('Posts'),
      'The newest first.',
      false,
    ),
  },
  [`${apiPaths.posts}/{slug}`]: {
    parameters: [pathParameter('slug', 'The last part of the article’s address.')],
    get: getOperation(
      { operationId: 'getPost', summary: 'One article', tag, more: notFound },
      ref('Post'),
      'The article.',
      false,
    ),
  },
}
