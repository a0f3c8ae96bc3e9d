import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { defaultYear } from '#facts/default-year.ts'
import { type CheckAnswer, checkAnswer, checkBody, type NumbersAnswer, numbersAnswer } from '#wire/article-check.ts'
import {
  type ConflictAnswer,
  createBody,
  type ManuscriptContent,
  manuscriptAnswer,
  manuscriptId,
  manuscriptList,
  manuscriptListQuery,
  moveBody,
  restoreBody,
  revisionAnswer,
  revisionList,
  saveBody,
} from '#wire/manuscripts.ts'
import { MOST_POSTS } from '#wire/posts.ts'
import { numbersToLookAt } from '#writing/bound/numbers-to-look-at.ts'
import { Problem } from '../../http/problems.ts'
import { oneSpaced } from '../../routes/page-words.ts'
import type { CorrectionsRepository } from '../posts/corrections.ts'
import type { ManuscriptsRepository, Outcome } from '../posts/manuscripts.ts'
import type { PostsRepository } from '../posts/store.ts'
import { checkText, refuseUnknownNumbers } from './article-check.ts'
import { atAdmin, read } from './at-admin.ts'
import { sessionOf } from './guard.ts'

export interface ManuscriptOptions {
  readonly manuscripts: ManuscriptsRepository
  readonly posts: Pick<PostsRepository, 'newest'>
  readonly corrections: CorrectionsRepository
  /** Whether a page of ours stands at an address. */
  readonly isPage: (path: string) => Promise<boolean>
  /** What a lesson says on its page, as plain words; null where there is no such lesson. */
  readonly lessonWords: (lesson: string) => string | null
  /** Told when something went out or was taken back; ends when visitors of this node see it. */
  readonly onOut: () => Promise<void>
  /** The day numbers are looked up for, 'YYYY-MM-DD'. */
  readonly today: () => string
}

const versionInPath = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))
const linksBody = z.strictObject({ paths: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(200)) })

export function manuscriptRoutes(app: FastifyInstance, options: ManuscriptOptions): void {
  const { manuscripts, posts, corrections, isPage, today, onOut } = options
  atAdmin(app, '/posts', {
    get: async (request) => {
      sessionOf(request)
      return await manuscripts.list(read(manuscriptListQuery, request.query))
    },
    post: async (request) => {
      const { who } = sessionOf(request)
      return { post: await manuscripts.create(who, read(createBody, request.body)) }
    },
    answers: { get: manuscriptList, post: manuscriptAnswer },
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
    answers: { get: manuscriptAnswer, put: manuscriptAnswer },
  })
  atAdmin(app, '/posts/:id/move', {
    post: async (request, reply) => {
      const { who } = sessionOf(request)
      const id = idOf(request)
      const asked = read(moveBody, request.body)
      if (asked.to === 'published' || asked.to === 'scheduled') {
        // The move is refused where the text is another one by then.
        const post = await manuscripts.find(id)
        if (post?.version === asked.version) {
          refuseUnknownSentence(post.content, options)
          await refuseUnknownNumbers(post.content.body, today())
        }
      }
      const outcome = await manuscripts.move(who, id, asked)
      if (outcome.kind === 'done' && outcome.post.content.correction) await onOut()
      return tell(reply, outcome)
    },
    answers: { post: manuscriptAnswer },
  })
  atAdmin(app, '/posts/:id/restore', {
    post: async (request, reply) => {
      const { who } = sessionOf(request)
      return tell(reply, await manuscripts.restore(who, idOf(request), read(restoreBody, request.body)))
    },
    answers: { post: manuscriptAnswer },
  })
  atAdmin(app, '/posts/:id/revisions', {
    get: async (request) => {
      sessionOf(request)
      return await manuscripts.revisions(idOf(request))
    },
    answers: { get: revisionList },
  })
  atAdmin(app, '/posts/:id/revisions/:version', {
    get: async (request) => {
      sessionOf(request)
      const { version } = request.params as { readonly version: string }
      const found = await manuscripts.revision(idOf(request), read(versionInPath, version))
      if (!found) throw new Problem(404, 'unknown_version', 'There’s no such version.')
      return found
    },
    answers: { get: revisionAnswer },
  })
  atAdmin(app, '/check', {
    post: async (request): Promise<CheckAnswer> => {
      sessionOf(request)
      return await checkText(read(checkBody, request.body).body, today())
    },
    answers: { post: checkAnswer },
  })
  atAdmin(app, '/numbers', {
    get: async (request): Promise<NumbersAnswer> => {
      sessionOf(request)
      const texts = [...(await posts.newest(MOST_POSTS)), ...(await corrections.all())]
      const found = await numbersToLookAt(texts, today())
      return {
        year: defaultYear,
        posts: found.map(({ slug, title, broken, reread, loose }) => ({
          slug,
          title,
          broken: [...broken],
          reread: reread.map(({ says, sentence }) => ({ says, sentence })),
          loose: loose.map(({ text }) => text),
        })),
      }
    },
    answers: { get: numbersAnswer },
  })
  /** Which addresses of this site have no page. Nothing of another site is ever asked for. */
  atAdmin(app, '/links', {
    post: async (request) => {
      sessionOf(request)
      const { paths } = read(linksBody, request.body)
      const known = await Promise.all(paths.map((path) => isPage(path.split(/[?#]/)[0] ?? '')))
      return { missing: paths.filter((_, i) => !known[i]) }
    },
    answers: { post: z.strictObject({ missing: z.array(z.string()) }) },
  })
}

/** A correction is of a lesson there is, and of a sentence that stands in it. */
function refuseUnknownSentence({ correction }: ManuscriptContent, { lessonWords }: ManuscriptOptions): void {
  if (!correction) return
  const words = lessonWords(correction.lesson)
  if (words === null) throw new Problem(422, 'unknown_lesson', 'Choose the lesson this corrects.')
  if (!words.includes(oneSpaced(correction.said)))
    throw new Problem(
      422,
      'unknown_sentence',
      'The lesson doesn’t say that sentence. Copy it from its page, or leave the box empty.',
    )
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
