/** Where every lesson and course that stands has its page. */
import { lessonLines, units } from '../lessons/lessons.ts'
import { coursePath, lessonPath } from './card.ts'

export const teachingPaths: readonly string[] = [
  ...units.filter(({ lessons }) => lessons.length > 0).map(({ slug }) => coursePath(slug)),
  ...lessonLines.map(({ slug }) => lessonPath(slug)),
]
