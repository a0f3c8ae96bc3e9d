/** The part of the description that is no calculation: market values, averages, exchange rates, articles, the list of addresses. */
import { getOperation, notFound, pathParameter } from '#calculators/api/operations.ts'
import { apiIndex } from '#wire/api-index.ts'
import { apiPaths } from '#wire/api-paths.ts'
import { fxAnswer } from '#wire/fx.ts'
import { marketAnswer } from '#wire/market.ts'
import { postAnswer, postList } from '#wire/posts.ts'
import { ratesAnswer } from '#wire/rates.ts'
import { jsonSchemaOf } from './responses.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const tag = 'Published'

export const publishedSchemas = {
  Index: jsonSchemaOf(apiIndex),
  Market: jsonSchemaOf(marketAnswer),
  Rates: jsonSchemaOf(ratesAnswer),
  ExchangeRates: jsonSchemaOf(fxAnswer),
  Posts: jsonSchemaOf(postList),
  Post: jsonSchemaOf(postAnswer),
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
  [apiPaths.market]: {
    get: getOperation(
      { operationId: 'market', summary: 'Market values as last known', tag },
      ref('Market'),
      'Values with their time; `stale` where the newest try failed, `sample` where they are made up.',
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
    get: getOperation({ operationId: 'listPosts', summary: 'Articles', tag }, ref('Posts'), 'The newest first.', false),
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
