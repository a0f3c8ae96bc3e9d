import { Link } from 'react-router'
import { coursePath } from '#teaching/lesson-pages/card.ts'
import { unitCards } from '#teaching/lesson-pages/cards.precomputed.ts'
import { masteryOf } from '#teaching/lessons/review.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { lessonProgress } from '../state/lesson-progress.ts'
import { useStored } from '../state/use-stored.ts'
import { DueLine } from './learn/due-line.tsx'
import { MasteryMark } from './learn/mastery-mark.tsx'
import { Placement } from './learn/placement.tsx'
import { ReviewList } from './learn/review-list.tsx'
import { words } from './learn/words.ts'

export const meta = () => pageMeta('/financial-education')

const say = words.education
const courses = unitCards.filter(({ lessons }) => lessons.length > 0)

/** Ten courses with how far the visitor is in each, a placement, and what comes back today. */
export default function FinancialEducation() {
  const [progress] = useStored(lessonProgress)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="mt-2 grid gap-2 md:mt-4">
        <h1 className="text-3xl">{say.title}</h1>
        <p className="max-w-[62ch] text-ink-2 text-lg">{say.lead}</p>
        <DueLine progress={progress} />
      </header>
      <section aria-labelledby="courses" className="grid gap-3">
        <h2 id="courses" className="text-xl">
          {say.courses}
        </h2>
        <ol className="grid gap-4 md:grid-cols-2">
          {courses.map((course, at) => {
            const records = course.lessons.map((slug) => progress.lessons[slug])
            const passed = records.filter((record) => record?.passed).length
            return (
              <li key={course.slug} className="card grid content-start gap-1.5 p-5">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <h3 className="flex grow basis-[min-content] items-baseline gap-3 text-lg">
                    <span className="text-copper">{at + 1}</span>
                    <Link to={coursePath(course.slug)}>{course.title}</Link>
                  </h3>
                  <MasteryMark mastery={masteryOf(records)} />
                </div>
                <p className="text-ink-2 text-sm">
                  {words.lessons(course.lessons.length)} · {words.done(passed, course.lessons.length)}
                </p>
                <p className="text-sm">{course.project}</p>
                {progress.placed.includes(course.slug) && passed === 0 ? (
                  <p className="text-green-ink text-sm">{say.skim}</p>
                ) : null}
              </li>
            )
          })}
        </ol>
        <p className="text-ink-3 text-xs">{say.masteryNote}</p>
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <Placement />
        <ReviewList />
      </div>
    </div>
  )
}
