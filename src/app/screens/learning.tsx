import { Link } from 'react-router'
import { lessonPath } from '#teaching/lesson-pages/card.ts'
import { lessonCards } from '#teaching/lesson-pages/cards.precomputed.ts'
import { situations, starterPath } from '#teaching/lessons/starter-path.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { lessonProgress } from '../state/lesson-progress.ts'
import { useStored } from '../state/use-stored.ts'
import { Doors } from './budget/doors.tsx'
import { DueLine } from './learn/due-line.tsx'
import { LessonList, stateOf } from './learn/lesson-list.tsx'
import { words } from './learn/words.ts'
import { learnTools } from './listing/hub-tools.precomputed.ts'
import { learnDoors } from './listing/planning-doors.ts'

export const meta = () => pageMeta('/learning')

const say = words.starter
const cards = new Map(lessonCards.map((card) => [card.slug, card]))
const path = starterPath.flatMap((slug) => cards.get(slug) ?? [])
const more = [
  { path: '/learning-hub', icon: 'search', title: say.hub[0], words: say.hub[1] },
  { path: '/financial-education', icon: 'graduation-cap', title: say.courses[0], words: say.courses[1] },
  { path: '/learning/class', icon: 'users', title: say.classes[0], words: say.classes[1] },
  { path: '/blog', icon: 'book-open', title: say.articles[0], words: say.articles[1] },
]

/** Money 101: a first useful thing for three situations, then the ten lessons in order. */
export default function Learning() {
  const [progress] = useStored(lessonProgress)
  const next = path.findIndex((card) => stateOf(progress, card.slug) !== 'passed')
  const passed = path.filter((card) => stateOf(progress, card.slug) === 'passed').length
  const card = path[next]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <header className="mt-2 grid gap-2 md:mt-4">
        <h1 className="text-3xl">{say.title}</h1>
        <p className="max-w-[62ch] text-ink-2 text-lg">{say.lead}</p>
        <DueLine progress={progress} />
      </header>
      <section aria-labelledby="situation" className="grid gap-3">
        <h2 id="situation" className="text-xl">
          {say.situation}
        </h2>
        <ul className="grid gap-4 md:grid-cols-3">
          {situations.map((situation) => {
            const [title, line] = say.doors[situation.key]
            const lesson = situation.lessons.map((slug) => cards.get(slug)).find((one) => one !== undefined)
            const tool = learnTools.find(({ slug }) => slug === situation.calculator)
            return (
              <li key={situation.key} className="card grid content-start gap-2 p-5">
                <h3 className="text-lg">{title}</h3>
                <p className="text-ink-2 text-sm">{line}</p>
                {lesson ? (
                  <p>
                    <Link to={lessonPath(lesson.slug)} className="inline-block py-1.5 font-semibold">
                      {say.read(lesson.title, lesson.minutes)}
                    </Link>
                  </p>
                ) : null}
                {tool ? (
                  <p className="text-sm">
                    <span className="block text-ink-3 text-xs">{say.orTry}</span>
                    <Link to={tool.path} className="inline-block py-1.5">
                      {tool.question}
                    </Link>
                  </p>
                ) : null}
              </li>
            )
          })}
        </ul>
      </section>
      <section aria-labelledby="path" className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="path" className="text-xl">
            {say.path}
          </h2>
          <p className="flex min-h-11 items-center gap-4 text-ink-2 text-sm">
            {passed > 0 ? <span>{words.done(passed, path.length)}</span> : null}
            {card ? (
              <Link to={lessonPath(card.slug)} className="button button-main min-h-11">
                {next === 0 ? say.begin : say.goOn(next + 1)}
              </Link>
            ) : path.length > 0 ? (
              <Link to="/financial-education#review">{say.finished}</Link>
            ) : null}
          </p>
        </div>
        <LessonList cards={path} progress={progress} isNumbered label={say.path} />
        <p className="text-ink-2 text-sm">{say.own}</p>
      </section>
      <section aria-labelledby="more" className="grid gap-3">
        <h2 id="more" className="text-xl">
          {say.more}
        </h2>
        <Doors doors={more} />
      </section>
      <section aria-labelledby="check" className="grid gap-3">
        <h2 id="check" className="text-xl">
          {say.stand}
        </h2>
        <Doors doors={learnDoors} />
      </section>
    </div>
  )
}
