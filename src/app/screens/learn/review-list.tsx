import { useCallback } from 'react'
import { Link } from 'react-router'
import { dateText } from '#calculators/kit/format.ts'
import { lessonPath } from '#teaching/lesson-pages/card.ts'
import { lessonCards } from '#teaching/lesson-pages/cards.precomputed.ts'
import { questionsOf } from '#teaching/lesson-pages/load-questions.ts'
import { answered } from '#teaching/lessons/review.ts'
import { changeLesson, lessonProgress } from '../../state/lesson-progress.ts'
import { localToday, useToday } from '../../state/today.ts'
import { useStored } from '../../state/use-stored.ts'
import { AskOne } from './ask-one.tsx'
import { type Due, dueOf, unitOf } from './due.ts'
import { Start } from './placement.tsx'
import { useQuestions } from './use-questions.ts'
import { words } from './words.ts'

const say = words.education.review

/** What comes back today, and when the next comes. The list a visitor began stays the same while they answer it. */
export function ReviewList() {
  const [progress] = useStored(lessonProgress)
  const today = useToday()
  const due = today ? dueOf(progress, today) : null
  const load = useCallback(async () => {
    const now = dueOf(lessonProgress.get(), localToday()).today
    const all = await questionsOf(now.flatMap(([slug]) => unitOf.get(slug) ?? []))
    return all.filter((one) => now.some(([slug, at]) => slug === one.lesson && at === one.at))
  }, [])
  const [asked, ask] = useQuestions(load)
  const hasAny = Object.keys(progress.lessons).length > 0
  return (
    <section id="review" aria-labelledby="review-title" className="card grid scroll-mt-20 content-start gap-3 p-5">
      <h2 id="review-title" className="text-xl">
        {say.title}
      </h2>
      <p className="text-ink-2 text-sm">{say.note}</p>
      {asked.at === 'here' ? (
        <AskOne
          items={asked.items}
          titleOf={({ title }) => say.from(title)}
          onAnswer={({ lesson, at, of }, isRight) =>
            changeLesson(lesson, (now) => answered(now, at, of, isRight, localToday()))
          }
          end={() => (
            <p className="font-serif text-lg">
              {say.done} <Next next={due?.next ?? null} />
            </p>
          )}
        />
      ) : due && due.today.length > 0 ? (
        <>
          <p className="font-semibold">{say.due(due.today.length)}</p>
          <ul className="grid gap-1 text-sm">
            {[...new Set(due.today.map(([slug]) => slug))].map((slug) => (
              <li key={slug}>
                <Link to={lessonPath(slug)} className="inline-block py-1">
                  {lessonCards.find((card) => card.slug === slug)?.title}
                </Link>
              </li>
            ))}
          </ul>
          <Start state={asked.at} label={say.start} ask={ask} />
        </>
      ) : (
        <p className="min-h-12">
          {hasAny ? say.none : say.empty} <Next next={due?.next ?? null} />
        </p>
      )}
    </section>
  )
}

const Next = ({ next }: { readonly next: Due['next'] }) =>
  next ? <span className="text-ink-2">{say.next(dateText(next[0]), next[1])}</span> : null
