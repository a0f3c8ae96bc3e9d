/** The community in the description: what anybody may read, and what anybody may write within the limits that are told. */
import {
  getOperation,
  json,
  type NamedExample,
  notFound,
  pathParameter,
  postOperation,
  queryParameter,
  withQuery,
} from '#calculators/api/operations.ts'
import type { JsonSchema } from '#calculators/kit/json-schema.ts'
import { apiPaths } from '#wire/api-paths.ts'
import {
  changedText,
  chosenAnswer,
  flag,
  flagAnswer,
  newAnswer,
  newThread,
  tagCounts,
  thread,
  threadList,
  vote,
  voteAnswer,
  withSecret,
  writtenAnswer,
} from '#wire/community.ts'
import { communityLimits as limits } from '#writing/community/limits.ts'
import { tagNames } from '#writing/community/tags.ts'
import { jsonSchemaOf } from './responses.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const refusal = (name: string) => ({ $ref: `#/components/responses/${name}` })
const base = apiPaths.community
const tag = 'Community'

export const communitySchemas = {
  Threads: jsonSchemaOf(threadList),
  Thread: jsonSchemaOf(thread),
  CommunityTags: jsonSchemaOf(tagCounts),
  NewThread: jsonSchemaOf(newThread),
  NewAnswer: jsonSchemaOf(newAnswer),
  ChangedText: jsonSchemaOf(changedText),
  WithSecret: jsonSchemaOf(withSecret),
  ChosenAnswer: jsonSchemaOf(chosenAnswer),
  Vote: jsonSchemaOf(vote),
  Flag: jsonSchemaOf(flag),
  Written: jsonSchemaOf(writtenAnswer),
  Votes: jsonSchemaOf(voteAnswer),
  Flagged: jsonSchemaOf(flagAnswer),
}

const taken = { 403: refusal('NotYours'), 422: refusal('NotTaken') }
const id = pathParameter('id', 'Ten small letters and digits.')
const secret = 'aWDxuYqHlXkQ0ceiNjMd7w'
const example = (summary: string, value: unknown): Readonly<Record<string, NamedExample>> => ({
  one: { summary, value },
})

const write = (
  operationId: string,
  summary: string,
  body: string,
  examples: Readonly<Record<string, NamedExample>>,
  answer: string,
  isOfOne = true,
): JsonSchema =>
  postOperation(
    { operationId, summary, tag, more: { ...taken, ...(isOfOne ? notFound : {}) } },
    { schema: ref(body), examples },
    ref(answer),
  )

/** A feed is no JSON; refusals stay JSON. */
function feedOperation(): JsonSchema {
  const { responses, ...rest } = getOperation(
    { operationId: 'communityFeed', summary: 'The newest questions as RSS', tag, more: notFound },
    { type: 'string' },
    'RSS 2.0.',
    true,
  ) as { readonly responses: Readonly<Record<string, JsonSchema>> }
  const { headers } = json({}, '', (responses[200] as { readonly headers: JsonSchema }).headers)
  return {
    ...rest,
    responses: {
      ...responses,
      200: { description: 'RSS 2.0.', headers, content: { 'application/rss+xml': { schema: { type: 'string' } } } },
    },
  }
}

export const communityPaths = {
  [`${base}/threads`]: {
    get: getOperation(
      {
        operationId: 'listThreads',
        summary: 'Questions, the newest or the best match first',
        tag,
        parameters: [
          queryParameter('tag', 'One topic.', { type: 'string', enum: tagNames }),
          queryParameter('q', 'Words to search for; then there is no next page.'),
          queryParameter('unanswered', 'Only those nobody has answered.', { type: 'string', enum: ['1'] }),
          queryParameter('limit', 'How many.', { type: 'integer', minimum: 1, maximum: 50 }),
          queryParameter('after', 'The `next` of an answer before.'),
        ],
        more: withQuery,
      },
      ref('Threads'),
      'Questions without their answers.',
      true,
    ),
    post: write(
      'ask',
      `Ask a question. One text in ${limits.secondsBetweenTexts} seconds, ${limits.textsInAnHour} in an hour, ${limits.textsInADay} in a day`,
      'NewThread',
      example('A question', {
        secret,
        title: 'Which card do I pay off first?',
        text: 'I owe about $4,000 on two cards, at 24% and at 19%.',
        tags: ['debt'],
      }),
      'Written',
      false,
    ),
  },
  [`${base}/threads/{id}`]: {
    parameters: [id],
    get: getOperation(
      {
        operationId: 'getThread',
        summary: 'A question with its answers',
        tag,
        parameters: [queryParameter('after', 'The `next` of an answer before.')],
        more: { ...notFound, ...withQuery },
      },
      ref('Thread'),
      'The question and its answers, the oldest first.',
      true,
    ),
  },
  [`${base}/threads/{id}/answers`]: {
    parameters: [id],
    post: write(
      'answer',
      'Answer a question',
      'NewAnswer',
      example('An answer', { secret, text: 'The one at 24% costs you more each day.' }),
      'Written',
    ),
  },
  [`${base}/threads/{id}/accept`]: {
    parameters: [id],
    post: write(
      'accept',
      'Say which answer helped, with the secret of the question',
      'ChosenAnswer',
      example('None any more', { secret, answer: null }),
      'Written',
    ),
  },
  [`${base}/texts/{id}/edit`]: {
    parameters: [id],
    post: write(
      'edit',
      'Change your text, with its secret',
      'ChangedText',
      example('A better text', { secret, text: 'The one at 24%, in nearly every case.' }),
      'Written',
    ),
  },
  [`${base}/texts/{id}/delete`]: {
    parameters: [id],
    post: write(
      'remove',
      'Delete your text, with its secret',
      'WithSecret',
      example('The secret', { secret }),
      'Written',
    ),
  },
  [`${base}/texts/{id}/vote`]: {
    parameters: [id],
    post: write(
      'vote',
      'Say that a text helped, or take that back',
      'Vote',
      example('It helped', { on: true }),
      'Votes',
    ),
  },
  [`${base}/texts/{id}/flag`]: {
    parameters: [id],
    post: write(
      'flag',
      `Ask for a moderator. Flags from ${limits.flagsThatHide} networks hide a text`,
      'Flag',
      example('A scam', { reason: 'scam' }),
      'Flagged',
    ),
  },
  [`${base}/tags`]: {
    get: getOperation(
      { operationId: 'communityTags', summary: 'Topics with their numbers of questions', tag },
      ref('CommunityTags'),
      'Topics with at least one question.',
      true,
    ),
  },
  [`${base}/feeds/{tag}`]: {
    parameters: [pathParameter('tag', 'A topic, or all.', { type: 'string', enum: ['all', ...tagNames] })],
    get: feedOperation(),
  },
}
