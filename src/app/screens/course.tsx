import { useCallback, useState } from 'react'
import { data, Link } from 'react-router'
import { shuffled } from '#teaching/games/kit/chance.ts'
import { coursePath, type LessonCard, type UnitCard } from '#teaching/lesson-pages/card.ts'
import { lessonCards, unitCards } from '#teaching/lesson-pages/cards.precomputed.ts'
import { questionsOf } from '#teaching/lesson-pages/load-questions.ts'
import { answered, masteryOf } from '#teaching/lessons/review.ts'
import { projectPlaces } from '#teaching/lessons/starter-path.ts'
import { courseMeta } from '../shell/lesson-meta.ts'
import { changeLesson, lessonProgress, setProject } from '../state/lesson-progress.ts'
import { localToday } from '../state/today.ts'
import { useStored } from '../state/use-stored.ts'
import { Icon } from '../ui/icon.tsx'
import { AskOne } from './learn/ask-one.tsx'
import { EarlyCheck } from './learn/early-check.tsx'
import { LessonList } from './learn/lesson-list.tsx'
import { MasteryMark } from './learn/mastery-mark.tsx'
import { Start } from './learn/placement.tsx'
import { useQuestions } from './learn/use-questions.ts'
import { words } from './learn/words.ts'

interface Course {
  readonly unit: UnitCard
  readonly cards: readonly LessonCard[]
  readonly next: UnitCard | null
  readonly meta: ReturnType<typeof courseMeta>
}

export function loader({ params }: { params: { readonly unit?: string } }) {
  const standing = unitCards.filter(({ lessons }) => lessons.length > 0)
  const at = standing.findIndex(({ slug }) => slug === params.unit)
  const unit = standing[at]
  if (!unit) throw data(null, { status: 404 })
  return {
    unit,
    cards: lessonCards.filter((card) => card.unit === unit.slug),
    next: standing[at + 1] ?? null,
    meta: courseMeta(unit),
  } satisfies Course
}

export const meta = ({ loaderData }: { loaderData?: Course }) => loaderData?.meta ?? []

const say = words.course

/** One course: its lessons, its questions mixed, and the one thing to have made at its end. */
export default function CourseScreen({ loaderData }: { loaderData: Course }) {
  const { unit, cards, next } = loaderData
  const [progress] = useStored(lessonProgress)
  const mastery = masteryOf(unit.lessons.map((slug) => progress.lessons[slug]))
  const place = projectPlaces[unit.slug]
  return (
    <div key={unit.slug} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="mt-2 grid gap-2 md:mt-4">
        <p className="no-print text-sm">
          <Link
            to="/financial-education"
            className="inline-flex items-center gap-1.5 text-ink-2 no-underline hover:underline"
          >
            <Icon name="arrow-left" className="size-3.5" /> {say.back}
          </Link>
        </p>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h1 className="text-2xl md:text-3xl">{unit.title}</h1>
          <MasteryMark mastery={mastery} />
        </div>
      </header>
      <section aria-labelledby="lessons" className="grid gap-3">
        <h2 id="lessons" className="text-xl">
          {say.lessons}
        </h2>
        <LessonList cards={cards} progress={progress} />
      </section>
      <Practice unit={unit} />
      <section aria-labelledby="project" className="card grid gap-2 p-5">
        <h2 id="project" className="text-xl">
          {say.project}
        </h2>
        <p>{unit.project}</p>
        <p className="text-ink-2 text-sm">{say.projectNote}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Link to={place} className="button min-h-11">
            {say.open}
          </Link>
          <EarlyCheck isOn={progress.projects.includes(unit.slug)} onTurn={(isOn) => setProject(unit.slug, isOn)}>
            {say.made}
          </EarlyCheck>
        </div>
      </section>
      {next ? (
        <p>
          <Link to={coursePath(next.slug)} className="inline-block py-2">
            {say.next(next.title)}
          </Link>
        </p>
      ) : null}
    </div>
  )
}

/** All questions of the course in an order that a seed decides. */
function Practice({ unit }: { readonly unit: UnitCard }) {
  const load = useCallback(() => questionsOf([unit.slug]), [unit.slug])
  const [asked, ask] = useQuestions(load)
  const [seed, setSeed] = useState(1)
  const mix = () => setSeed(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1)
  return (
    <section aria-labelledby="practice" className="card grid gap-3 p-5">
      <h2 id="practice" className="text-xl">
        {say.practice}
      </h2>
      <p className="text-ink-2 text-sm">{say.practiceNote(4 * unit.lessons.length)}</p>
      {asked.at === 'here' ? (
        <AskOne
          key={seed}
          items={shuffled(seed, unit.slug, asked.items)}
          titleOf={({ title }, at) => say.at(at + 1, asked.items.length, title)}
          onAnswer={({ lesson, at, of }, isRight) =>
            changeLesson(lesson, (now) => answered(now, at, of, isRight, localToday()))
          }
          end={(right) => (
            <div className="grid justify-items-start gap-3">
              <p className="font-serif text-lg">{words.education.place.result(right.length, asked.items.length)}</p>
              <button type="button" className="button min-h-11" onClick={mix}>
                {say.again}
              </button>
            </div>
          )}
        />
      ) : (
        <Start
          state={asked.at}
          label={say.start}
          ask={() => {
            mix()
            ask()
          }}
        />
      )}
    </section>
  )
}
