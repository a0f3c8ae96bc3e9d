import { Link } from 'react-router'
import { lessonPath } from '#teaching/lesson-pages/card.ts'
import type { LessonPage } from '#teaching/lesson-pages/page.ts'
import { words } from './words.ts'

/** The next lesson, the calculator that goes on from here, and the pages that fit as well. */
export function Further(props: {
  readonly lesson: LessonPage
  readonly doors: readonly { readonly path: string; readonly title: string; readonly line: string }[]
}) {
  const { lesson, doors } = props
  const { lesson: next, calculator } = lesson.next
  const ways = [
    ...(next
      ? [{ kind: words.nextLesson, path: lessonPath(next.slug), title: next.title, line: words.minutes(next.minutes) }]
      : []),
    ...(calculator
      ? [{ kind: words.nextTool, path: calculator.path, title: calculator.title, line: calculator.question }]
      : []),
    ...doors.map((door) => ({ ...door, kind: words.more })),
  ]
  return (
    <nav className="no-print" aria-label={words.next}>
      <h2 className="text-xl">{words.next}</h2>
      <ul className="mt-3 grid gap-3 md:grid-cols-2">
        {ways.map((way) => (
          <li key={way.path} className="card relative px-5 py-3.5 hover:border-green">
            <p className="text-copper text-xs">{way.kind}</p>
            <p className="mt-0.5">
              <Link to={way.path} className="font-semibold after:absolute after:inset-0">
                {way.title}
              </Link>
            </p>
            <p className="text-ink-2 text-sm">{way.line}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
