/** Articles as editors have them: every state, every revision. What visitors read is in `posts.ts`. */
import * as z from 'zod/mini'
import { place } from './admin.ts'
import { lessonCorrection, SAID_LENGTH } from './corrections.ts'
import { post, slug } from './posts.ts'

/** From the first line to the end. What is `published` may be read by anybody; nothing else is. */
export const postStates = ['draft', 'review', 'scheduled', 'published', 'archived'] as const
export const postState = z.enum(postStates)
export type PostState = z.infer<typeof postState>

/** Where an article may go from where it is. From published to published: what was written since goes out. */
export const movesFrom: Readonly<Record<PostState, readonly PostState[]>> = {
  draft: ['review', 'archived'],
  review: ['draft', 'scheduled', 'published'],
  scheduled: ['review', 'published'],
  published: ['published', 'archived'],
  archived: ['draft'],
}

/**
 * What an editor writes. Lenient where an article may be half done: only its address has to be one. `updatedAt`: the day its numbers were
 * checked, null while nobody has.
 */
export const manuscriptContent = z.strictObject({
  slug,
  title: z.string().check(z.maxLength(200)),
  excerpt: z.string().check(z.maxLength(500)),
  body: z.string().check(z.maxLength(200_000)),
  author: z.string().check(z.maxLength(200)),
  reviewer: z.string().check(z.maxLength(200)),
  updatedAt: z.nullable(z.iso.date()),
  tags: z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(20)),
  relatedTools: z.array(slug).check(z.maxLength(20)),
  /** Where this corrects a lesson and is no article: which one, and the sentence it is about ('' for the lesson as a whole). */
  correction: z.optional(
    z.strictObject({
      lesson: z.string().check(z.maxLength(80), z.regex(/^[a-z0-9-]*$/)),
      said: z.string().check(z.maxLength(SAID_LENGTH)),
    }),
  ),
})
export type ManuscriptContent = z.infer<typeof manuscriptContent>

/** What visitors would read; refused where something is missing. `publishedAt`: the day it first went out. */
export const postFrom = (content: ManuscriptContent, publishedAt: string) =>
  post.safeParse({
    ...content,
    reviewer: content.reviewer === '' ? null : content.reviewer,
    updatedAt: content.updatedAt ?? publishedAt,
    publishedAt,
  })

/** The same of a lesson's correction. `changedAt`: the day this version goes out. */
export const correctionFrom = (content: ManuscriptContent, publishedAt: string, changedAt: string) =>
  lessonCorrection.safeParse({
    ...content,
    ...content.correction,
    reviewer: content.reviewer === '' ? null : content.reviewer,
    publishedAt,
    updatedAt: changedAt,
  })

/** Names one act of saving: pressed twice, or sent again after a lost answer, it is done once. */
const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/))
export const manuscriptId = z.string().check(z.regex(/^(?:[A-Za-z0-9_-]{16}|seed:[a-z0-9-]{1,80})$/))
const version = z.int().check(z.gte(0))

export const createBody = z.strictObject({ key, content: manuscriptContent })
/** `version`: the one the editor began with. Where it is not the newest any more, nothing is saved and both texts are shown. */
export const saveBody = z.strictObject({ key, version, content: manuscriptContent })
/** `at`: when it goes out, for the move to `scheduled` alone. */
export const moveBody = z.strictObject({ key, version, to: postState, at: z.optional(z.iso.datetime()) })
export const restoreBody = z.strictObject({ key, version, from: version })
export type CreateBody = z.infer<typeof createBody>
export type SaveBody = z.infer<typeof saveBody>
export type MoveBody = z.infer<typeof moveBody>
export type RestoreBody = z.infer<typeof restoreBody>

const standing = {
  id: manuscriptId,
  state: postState,
  version,
  /** When it goes out, where it is scheduled. */
  publishAt: z.nullable(z.iso.datetime()),
  /** The address and version visitors read; null where they read none. */
  liveSlug: z.nullable(slug),
  liveVersion: z.nullable(version),
  changedAt: z.iso.datetime(),
  changedBy: z.string(),
}

export const manuscript = z.object({ ...standing, content: manuscriptContent })
export type Manuscript = z.infer<typeof manuscript>
export const manuscriptAnswer = z.object({ post: manuscript })

export const manuscriptSummary = z.object({
  ...standing,
  slug,
  title: z.string(),
  /** The lesson it corrects; null for an article. */
  lesson: z.nullable(z.string()),
})
export type ManuscriptSummary = z.infer<typeof manuscriptSummary>

export const MANUSCRIPTS_ON_A_PAGE = 50
export const manuscriptListQuery = z.strictObject({ state: z.optional(postState), after: z.optional(place) })
export const manuscriptList = z.object({
  posts: z.array(manuscriptSummary),
  next: z.nullable(z.string()),
  /** How many there are in each state. */
  counts: z.record(postState, z.int()),
})
export type ManuscriptList = z.infer<typeof manuscriptList>

/** One version as it was saved. */
export const revision = z.object({
  version,
  at: z.iso.datetime(),
  who: z.string(),
  state: postState,
  /** How it came to be: 'saved', 'restored from 3', 'moved to review', … */
  note: z.string(),
})
export const revisionList = z.object({ revisions: z.array(revision) })
export type Revision = z.infer<typeof revision>
export type RevisionList = z.infer<typeof revisionList>
export const revisionAnswer = z.object({ revision: z.object({ ...revision.shape, content: manuscriptContent }) })
export type RevisionAnswer = z.infer<typeof revisionAnswer>

/** Told with 409: what stands there now, and what both texts began with (null where that is not kept). */
export const conflictAnswer = z.object({
  error: z.object({ code: z.literal('changed'), message: z.string() }),
  current: manuscript,
  base: z.nullable(manuscriptContent),
})
export type ConflictAnswer = z.infer<typeof conflictAnswer>
