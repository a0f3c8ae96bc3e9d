import { Link } from 'react-router'
import type { Citation } from '#calculators/kit/presentation.ts'
import type { LessonPage } from '#teaching/lesson-pages/page.ts'
import { noRecord } from '#teaching/lessons/review.ts'
import { lessonGuesses } from '../../state/lesson-guesses.ts'
import { changeLesson, lessonProgress } from '../../state/lesson-progress.ts'
import { localToday } from '../../state/today.ts'
import { useStored } from '../../state/use-stored.ts'
import { Icon } from '../../ui/icon.tsx'
import { SourceList } from '../../ui/source-list.tsx'
import { guessSaid, truthSaid } from './hook-part.tsx'
import { words } from './words.ts'

/** What to take along: two lines, the guess beside what is true, one thing to do. */
export function Summary({ lesson }: { readonly lesson: LessonPage }) {
  const { slug } = lesson.about
  const [guesses] = useStored(lessonGuesses)
  const [{ lessons }] = useStored(lessonProgress)
  const record = lessons[slug] ?? noRecord
  const guess = guessSaid(lesson.hook, guesses[slug])
  return (
    <div className="grid gap-4 md:grid-cols-2 print:grid-cols-2 print:gap-2">
      <section aria-labelledby="summary" className="card grid content-start gap-2 p-5 print:p-3">
        <h2 id="summary" className="text-xl">
          {words.summary}
        </h2>
        {lesson.summary.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="no-print min-h-6 text-ink-2 text-sm">
          {guess === null ? '' : `${words.guess.yours}: ${guess}. ${words.guess.truth}: ${truthSaid(lesson.hook)}.`}
        </p>
      </section>
      <section aria-labelledby="now" className="card grid content-start gap-3 p-5 print:p-3">
        <h2 id="now" className="text-xl">
          {words.doNow}
        </h2>
        <p>{lesson.doNow.say}</p>
        <p className="no-print flex flex-wrap gap-2">
          {lesson.doNow.path ? (
            <Link to={lesson.doNow.path} className="button button-main min-h-11">
              {words.doNowOpen}
            </Link>
          ) : null}
          <button
            type="button"
            className="button min-h-11"
            aria-pressed={record.read !== null}
            onClick={() =>
              changeLesson(slug, (now) => ({ ...now, read: now.read && now.passed === null ? null : localToday() }))
            }
          >
            {record.read ? <Icon name="check" className="size-4" /> : null}
            {record.read ? words.isRead : words.read}
          </button>
        </p>
      </section>
    </div>
  )
}

/** Every document behind the lesson, with its date. */
export function Sources({ sources }: { readonly sources: readonly Citation[] }) {
  if (sources.length === 0) return null
  return (
    <section className="border-line border-b print:[&_ul]:gap-0.5 print:[&_ul]:text-xs" aria-label={words.sources}>
      <details className="fold border-line border-t">
        <summary className="flex list-none items-center gap-3 py-3.5 print:py-1">
          <h2 className="flex-1 text-lg">{words.sources}</h2>
          <span className="fold-mark text-green" aria-hidden="true" />
        </summary>
        <div className="pb-5 print:pb-1">
          <SourceList sources={sources} />
        </div>
      </details>
    </section>
  )
}
