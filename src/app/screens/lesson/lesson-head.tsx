import { Link } from 'react-router'
import { monthText } from '#calculators/kit/format.ts'
import { lessonPath } from '#teaching/lesson-pages/card.ts'
import type { LessonPage } from '#teaching/lesson-pages/page.ts'
import type { LessonRecord } from '#teaching/lessons/review.ts'
import { useToday } from '../../state/today.ts'
import { Icon } from '../../ui/icon.tsx'
import { levels } from './level-words.ts'
import { words } from './words.ts'

/** The question, how long it takes, how hard it is, and when it was last read against its sources. */
export function LessonHead(props: { readonly lesson: LessonPage; readonly record: LessonRecord | undefined }) {
  const { lesson, record } = props
  const { title, minutes, level, reviewed, reviewBy } = lesson.about
  const { unit } = lesson
  const today = useToday()
  const month = (day: string) => monthText(day.slice(0, 7))
  const state = record?.passed ? words.passed : record?.read ? words.isRead : null
  return (
    <header className="mt-2 grid gap-2 md:mt-4">
      <p className="no-print flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <Link to="/learning-hub" className="inline-flex items-center gap-1.5 text-ink-2 no-underline hover:underline">
          <Icon name="arrow-left" className="size-3.5" /> {words.back}
        </Link>
        <span className="text-ink-2">{words.place(unit.title, unit.place, unit.of)}</span>
      </p>
      <h1 className="max-w-[26ch] text-2xl md:text-3xl">{title}</h1>
      <p className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-sm">
        <span>
          {[words.minutes(minutes), levels[level], words.reviewed(monthText(reviewed.slice(0, 7), true))].join(' · ')}
        </span>
        {state ? (
          <span className="inline-flex items-center gap-1 text-green-ink">
            <Icon name="check" className="size-4" /> {state}
          </span>
        ) : null}
      </p>
      {today && today > reviewBy ? (
        <p className="rounded-md bg-warn-tint px-4 py-2 text-sm text-warn">{words.old(month(reviewed))}</p>
      ) : null}
      {lesson.after.length > 0 ? (
        <p className="no-print text-ink-2 text-sm">
          {words.helps}{' '}
          {lesson.after.map((card, i) => (
            <span key={card.slug}>
              {i > 0 ? ' · ' : ''}
              <Link to={lessonPath(card.slug)}>{card.title}</Link>
            </span>
          ))}
        </p>
      ) : null}
    </header>
  )
}
