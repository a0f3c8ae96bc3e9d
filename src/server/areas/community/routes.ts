import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import {
  answersQuery,
  changedText,
  chosenAnswer,
  communityId,
  flag,
  flagAnswer,
  newAnswer,
  newThread,
  tagCounts,
  thread,
  threadList,
  threadListQuery,
  vote,
  voteAnswer,
  withSecret,
  writtenAnswer,
} from '#wire/community.ts'
import { tagNamed } from '#writing/community/tags.ts'
import { atPath } from '../../http/at-paths.ts'
import { sendFresh } from '../../http/fresh-answer.ts'
import { sendKept } from '../../http/kept-answer.ts'
import { Problem, problemBody } from '../../http/problems.ts'
import type { Desk, Done } from './desk.ts'
import { feedOf } from './feed.ts'
import type { CommunityReading } from './reading.ts'

export interface CommunityParts {
  readonly store: CommunityReading
  readonly desk: Desk
  /** Where the site stands, for addresses in feeds. */
  readonly origin: string
}

const gone = () => new Problem(404, 'unknown_text', 'This post isn’t here anymore.')

/** Reads a part of a request, or refuses it. */
function readBody<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const where = read.error.issues.map(({ path }) => path.join('.')).filter((path) => path !== '')
  throw new Problem(422, 'invalid_body', `Send what the description names. Look at: ${where.join(', ') || 'the body'}.`)
}
function readQuery<T>(schema: z.ZodMiniType<T>, query: unknown): T {
  const read = schema.safeParse(query)
  if (read.success) return read.data
  throw new Problem(422, 'invalid_query', 'Ask with tag, q, unanswered=1, limit and after; all are optional.')
}
function idOf(request: FastifyRequest): string {
  const read = communityId.safeParse((request.params as { readonly id?: unknown }).id)
  if (!read.success) throw gone()
  return read.data
}

/** The answer, or why there is none, with the fields to correct. */
function tell(request: FastifyRequest, reply: FastifyReply, done: Done<object>): FastifyReply {
  if (done.ok) return reply.code(200).send(done.answer)
  const { error } = problemBody(done.code, done.message, request.id)
  if (done.retryAfter !== undefined) void reply.header('retry-after', done.retryAfter)
  return reply.code(done.status).send({ error: { ...error, ...(done.fields ? { fields: done.fields } : {}) } })
}

export function communityRoutes(app: FastifyInstance, { store, desk, origin }: CommunityParts): void {
  atPath(app, 'community', '/threads', {
    get: async (request, reply) =>
      sendKept(request, reply, await store.list(readQuery(threadListQuery, request.query))),
    post: async (request, reply) =>
      tell(request, reply, await desk.ask(request.visitor, readBody(newThread, request.body))),
    answers: { get: threadList, post: writtenAnswer },
  })
  atPath(app, 'community', '/threads/:id', {
    get: async (request, reply) => {
      const found = await store.find(idOf(request), readQuery(answersQuery, request.query).after)
      if (!found) throw gone()
      return sendKept(request, reply, found)
    },
    answers: { get: thread },
  })
  atPath(app, 'community', '/threads/:id/answers', {
    post: async (request, reply) =>
      tell(request, reply, await desk.answer(request.visitor, idOf(request), readBody(newAnswer, request.body))),
    answers: { post: writtenAnswer },
  })
  atPath(app, 'community', '/threads/:id/accept', {
    post: async (request, reply) => {
      const { secret, answer } = readBody(chosenAnswer, request.body)
      return tell(request, reply, await desk.accept(idOf(request), secret, answer))
    },
    answers: { post: writtenAnswer },
  })
  atPath(app, 'community', '/texts/:id/edit', {
    post: async (request, reply) =>
      tell(request, reply, await desk.edit(request.visitor, idOf(request), readBody(changedText, request.body))),
    answers: { post: writtenAnswer },
  })
  atPath(app, 'community', '/texts/:id/delete', {
    post: async (request, reply) =>
      tell(request, reply, await desk.drop(idOf(request), readBody(withSecret, request.body).secret)),
    answers: { post: writtenAnswer },
  })
  atPath(app, 'community', '/texts/:id/vote', {
    post: async (request, reply) => {
      const { device, on } = readBody(vote, request.body)
      return tell(request, reply, await desk.vote({ visitor: request.visitor, device }, idOf(request), on))
    },
    answers: { post: voteAnswer },
  })
  atPath(app, 'community', '/texts/:id/flag', {
    post: async (request, reply) => {
      const { device, reason } = readBody(flag, request.body)
      return tell(request, reply, await desk.flag({ visitor: request.visitor, device }, idOf(request), reason))
    },
    answers: { post: flagAnswer },
  })
  atPath(app, 'community', '/tags', {
    get: async (request, reply) => sendKept(request, reply, await store.tags()),
    answers: { get: tagCounts },
  })
  atPath(app, 'community', '/feeds/:tag', {
    get: async (request, reply) => {
      const { tag } = request.params as { readonly tag: string }
      const about = tagNamed(tag)
      if (tag !== 'all' && !about) throw gone()
      const { threads } = await store.list({ limit: 50, ...(about ? { tag: about.name } : {}) })
      return sendFresh(request, reply, feedOf(origin, about ?? null, threads), 'application/rss+xml; charset=utf-8')
    },
    answers: { get: 'bytes' },
  })
}
