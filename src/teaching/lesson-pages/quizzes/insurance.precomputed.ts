/** The questions of this course. Ship as data. */
import { courseItems } from '../questions.ts'

export const items = await courseItems('insurance')
