/** Corrections of lessons, as visitors read them. What editors have of them is in `manuscripts.ts`. */
import * as z from 'zod/mini'
import { slug } from './posts.ts'

const line = z.string().check(z.minLength(1), z.maxLength(200))
export const SAID_LENGTH = 600

/** One correction. `slug` names it on the lesson's page; `body` is Markdown with bound numbers, as an article's. */
export const lessonCorrection = z.object({
  slug,
  lesson: slug,
  /** What was wrong, in one line. */
  title: line,
  /** The sentence it is about, as the lesson says it; empty where it is about the lesson as a whole. */
  said: z.string().check(z.maxLength(SAID_LENGTH)),
  body: z.string().check(z.minLength(1), z.maxLength(20_000)),
  author: line,
  reviewer: z.nullable(line),
  publishedAt: z.iso.date(),
  /** The day of its last change. */
  updatedAt: z.iso.date(),
})
export type LessonCorrection = z.infer<typeof lessonCorrection>

/** More than these are not drawn: a lesson that needs so many is written anew. */
export const MOST_CORRECTIONS = 500
