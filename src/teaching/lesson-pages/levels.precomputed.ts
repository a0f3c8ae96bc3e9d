/**
 * How much one should have read before a tool or page, by path: the level of the easiest lesson that opens it, as its calculator, as what
 * comes next, as a door or as the thing to do now. What no lesson opens has none. A lesson has its own.
 */
import { calculatorPath } from '#calculators/paths.ts'
import type { LessonAbout } from '../lessons/kit/lesson.ts'
import { wordsOf } from '../lessons/kit/lesson.ts'
import { lessonLines } from '../lessons/lessons.ts'
import { lessonPath } from './card.ts'

type Level = LessonAbout['level']
const easiestFirst: readonly Level[] = ['start', 'next', 'deeper']
const lessons = await Promise.all(lessonLines.map(({ load }) => load()))

export const levelOfPath: Readonly<Record<string, Level>> = Object.fromEntries(
  easiestFirst.toReversed().flatMap((level) =>
    lessons
      .filter(({ about }) => about.level === level)
      .flatMap((lesson) => {
        const { about, widget, next, doors } = lesson
        const { doNow } = wordsOf(lesson)
        return [
          lessonPath(about.slug),
          calculatorPath(widget.calculator),
          calculatorPath(next.calculator),
          ...doors,
          ...(doNow.path === undefined ? [] : [doNow.path]),
        ].map((path) => [path, level] as const)
      }),
  ),
)
