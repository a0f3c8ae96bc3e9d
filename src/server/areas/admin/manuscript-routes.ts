import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type CheckAnswer, checkBody, type NumbersAnswer } from '#wire/article-check.ts'
import {
  type ConflictAnswer,
  createBody,
  manuscriptId,
  manuscriptListQuery,
  moveBody,
  restoreBody,
  saveBody,
} from '#wire/manuscripts.ts'
import { MOST_POSTS } from '#wire/posts.ts'
import { Problem } from '../../http/problems.ts'
import type { ManuscriptsRepository, Outcome } from '../posts/manuscripts.ts'
import type { PostsRepository } from '../posts/store.ts'
import { checkText, refuseUnknownNumbers } from './article-check.ts'
import { atAdmin, read } from './at-admin.ts'
import { sessionOf } from './guard.ts'
import { numbersToLookAt } from './numbers.ts'

export interface ManuscriptOptions {
  readonly manuscripts: ManuscriptsRepository
  readonly posts: Pick<PostsRepository, 'newest'>
  /** Whether a page of ours stands at an address. */
  readonly isPage: (path: string) => Promise<boolean>
  /** The day numbers are looked up for, 'YYYY-MM-DD'. */
  readonly today: () => string
}

const versionInPath = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))
const linksBody = z.strictObject({ paths: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(200)) })

export function manuscriptRoutes(app: FastifyInstance, { manuscripts, posts, isPage, today }: ManuscriptOptions): void {
  atAdmin(app, '/posts', {
    get: async (request) => {
      sessionOf(request)
      return await manuscripts.list(read(manuscriptListQuery, request.query))
    },
    post: async (request) => {
      const { who } = sessionOf(request)
      return { post: await manuscripts.create(who, read(createBody, request.body)) }
    },
  })
  atAdmin(app, '/posts/:id', {
    get: async (request) => {
      sessionOf(request)
      const post = await manuscripts.find(idOf(request))
      if (!post) throw unknown()
      return { post }
    },
    put: async (request, reply) => {
      const { who } = sessionOf(request)
      return tell(reply, await manuscripts.save(who, idOf(request), read(saveBody, request.body)))
    },
  })
  atAdmin(app, '/posts/:id/move', {
    post: async (request, reply) => {
      const { who } = sessionOf(request)
      const id = idOf(request)
      const asked = read(moveBody, request.body)
      if (asked.to === 'published' || asked.to === 'scheduled') {
        // The move is refused where the text is another one by then.
        const post = await manuscripts.find(id)
        if (post?.version === asked.version) await refuseUnknownNumbers(post.content.body, today())
      }
      return tell(reply, await manuscripts.move(who, id, asked))
    },
  })
  atAdmin(app, '/posts/:id/restore', {
    post: async (request, reply) => {
      const { who } = sessionOf(request)
      return tell(reply, await manuscripts.restore(who, idOf(request), read(restoreBody, request.body)))
    },
  })
  atAdmin(app, '/posts/:id/revisions', {
    get: async (request) => {
      sessionOf(request)
      return await manuscripts.revisions(idOf(request))
    },
  })
  atAdmin(app, '/posts/:id/revisions/:version', {
    get: async (request) => {
      sessionOf(request)
      const { version } = request.params as { readonly version: string }
      const found = await manuscripts.revision(idOf(request), read(versionInPath, version))
      if (!found) throw new Problem(404, 'unknown_version', 'There’s no such version.')
      return found
    },
  })
  atAdmin(app, '/check', {
    post: async (request): Promise<CheckAnswer> => {
      sessionOf(request)
      return await checkText(read(checkBody, request.body).body, today())
    },
  })
  atAdmin(app, '/numbers', {
    get: async (request): Promise<NumbersAnswer> => {
      sessionOf(request)
      return await numbersToLookAt(await posts.newest(MOST_POSTS), today())
    },
  })
  /** Which addresses of this site have no page. Nothing of another site is ever asked for. */
  atAdmin(app, '/links', {
    post: async (request) => {
      sessionOf(request)
      const { paths } = read(linksBody, request.body)
      const known = await Promise.all(paths.map((path) => isPage(path.split(/[?#]/)[0] ?? '')))
      return { missing: paths.filter((_, i) => !known[i]) }
    },
  })
}

const idOf = (request: FastifyRequest): string => {
  const id = manuscriptId.safeParse((request.params as { readonly id: string }).id)
  if (!id.success) throw unknown()
  return id.data
}

const unknown = (): Problem => new Problem(404, 'unknown_post', 'There’s no such article.')

function tell(reply: FastifyReply, outcome: Outcome) {
  if (outcome.kind === 'done') return { post: outcome.post }
  const body: ConflictAnswer = {
    error: { code: 'changed', message: `${outcome.current.changedBy} has changed this article since you opened it.` },
    current: outcome.current,
    base: outcome.base,
  }
  return reply.code(409).send(body)
}
