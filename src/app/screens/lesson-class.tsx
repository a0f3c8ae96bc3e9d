import { useCallback, useState } from 'react'
import { type Location, type RouterContextProvider, useNavigate } from 'react-router'
import { shuffled } from '#teaching/games/kit/chance.ts'
import type { LessonCard } from '#teaching/lesson-pages/card.ts'
import { lessonCards, unitCards } from '#teaching/lesson-pages/cards.precomputed.ts'
import { questionsOf } from '#teaching/lesson-pages/load-questions.ts'
import { pageContext } from '#wire/page-context.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { lessonProgress } from '../state/lesson-progress.ts'
import { useHydrated, useStored } from '../state/use-stored.ts'
import { Icon } from '../ui/icon.tsx'
import { type ClassSet, classHash, classSetIn } from './learn/class-link.ts'
import { EarlyCheck } from './learn/early-check.tsx'
import { LessonList } from './learn/lesson-list.tsx'
import { Start } from './learn/placement.tsx'
import { useQuestions } from './learn/use-questions.ts'
import { words } from './learn/words.ts'
import { correctionsOf, type ShownCorrection } from './lesson/correction.ts'
import { PrintedQuiz } from './lesson/printed-quiz.tsx'
import { QuizItem } from './lesson/quiz-item.tsx'
import { useShown } from './listing/wanted.ts'

export const meta = () => pageMeta('/learning/class')

/** Corrections of lessons, by lesson: for the teacher's answer key. Read again when one goes out. */
export async function loader({ context }: { context: Readonly<RouterContextProvider> }): Promise<CorrectedLessons> {
  const { corrections, today } = context.get(pageContext)
  const lessons = [...new Set(corrections.map(({ lesson }) => lesson))]
  const all = lessons.map(async (lesson) => [lesson, (await correctionsOf(corrections, lesson, today)).all] as const)
  return Object.fromEntries(await Promise.all(all))
}
type CorrectedLessons = Readonly<Record<string, readonly ShownCorrection[]>>

const say = words.class
const cardOf = new Map(lessonCards.map((card) => [card.slug, card]))
const none: ClassSet = { lessons: [], seed: 1 }
const asked = ({ hash }: Location) => classSetIn(hash)

/** For a teacher: choose lessons, share one link. For a class: the lessons and questions of that link, the same for everyone. */
export default function LessonClass({ loaderData }: { loaderData: CorrectedLessons }) {
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const [progress] = useStored(lessonProgress)
  const [set, wanted, ask] = useShown(asked, none, hydrated)
  const cards = set.lessons.flatMap((slug) => cardOf.get(slug) ?? [])
  const [copied, setCopied] = useState('')
  const put = (next: ClassSet) => {
    ask(next)
    void navigate({ hash: classHash(next) }, { replace: true, preventScrollReset: true })
  }
  const toggle = (slug: string, isOn: boolean) => {
    // A box may have been ticked before this page had read its address.
    const { lessons, seed } = wanted.current === none ? classSetIn(window.location.hash) : wanted.current
    put({
      // The first choice brings an order of its own, so that no two classes have the same by accident.
      seed: lessons.length === 0 ? newSeed() : seed,
      lessons: [...lessons.filter((one) => one !== slug), ...(isOn ? [slug] : [])],
    })
  }
  const copy = async () => {
    const link = `${window.location.origin}/learning/class${classHash(set)}`
    await navigator.clipboard.writeText(link).then(
      () => setCopied(link),
      () => setCopied(''),
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="no-print mt-2 grid gap-2 md:mt-4">
        <h1 className="text-2xl md:text-3xl">{say.title}</h1>
        <p className="max-w-[62ch] text-ink-2 text-lg">{say.lead}</p>
      </header>
      {cards.length > 0 ? (
        <section aria-labelledby="set" className="grid gap-3">
          <h2 id="set" className="no-print text-xl">
            {say.set}
          </h2>
          <div className="no-print">
            <LessonList cards={cards} progress={progress} isNumbered label={say.set} />
          </div>
          {cards.length < set.lessons.length ? <p className="text-sm text-warn">{say.lost}</p> : null}
          <ClassQuestions key={classHash(set)} set={set} cards={cards} corrected={loaderData} />
        </section>
      ) : null}
      <section aria-labelledby="link" className="no-print card grid gap-2 p-5">
        <h2 id="link" className="text-xl">
          {say.link}
        </h2>
        {cards.length > 0 ? (
          <>
            <p className="rounded-sm bg-sunk px-3 py-2 font-mono text-sm [overflow-wrap:anywhere]">
              {`/learning/class${classHash(set)}`}
            </p>
            <p className="flex flex-wrap items-center gap-2">
              <button type="button" className="button button-main min-h-11" onClick={() => void copy()}>
                <Icon name="copy" className="size-[17px]" /> {copied === '' ? say.copy : say.copied}
              </button>
              <button
                type="button"
                className="button min-h-11"
                onClick={() => put({ ...wanted.current, seed: newSeed() })}
              >
                <Icon name="refresh-cw" className="size-[17px]" /> {say.mix}
              </button>
            </p>
          </>
        ) : (
          <p>{say.none}</p>
        )}
        <p className="text-ink-2 text-sm">
          {say.linkNote} {say.slides}
        </p>
      </section>
      <section aria-labelledby="choose" className="no-print grid gap-4">
        <h2 id="choose" className="text-xl">
          {say.choose}
        </h2>
        {unitCards
          .filter(({ lessons }) => lessons.length > 0)
          .map((unit) => (
            <fieldset key={unit.slug} className="card px-5 py-3">
              <legend className="float-left w-full font-semibold font-serif">{unit.title}</legend>
              <div className="clear-both grid gap-x-6 text-sm sm:grid-cols-2">
                {unit.lessons.map((slug) => (
                  <EarlyCheck key={slug} isOn={set.lessons.includes(slug)} onTurn={(isOn) => toggle(slug, isOn)}>
                    {cardOf.get(slug)?.title}
                  </EarlyCheck>
                ))}
              </div>
            </fieldset>
          ))}
      </section>
    </div>
  )
}

const newSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 1) % 1_000_000

/** The questions of the set, in the order its seed gives: the same on every screen and on paper. */
function ClassQuestions(props: {
  readonly set: ClassSet
  readonly cards: readonly LessonCard[]
  readonly corrected: CorrectedLessons
}) {
  const { set, cards, corrected } = props
  const load = useCallback(async () => {
    const all = await questionsOf(cards.map(({ unit }) => unit))
    const own = cards.flatMap(({ slug }) => all.filter(({ lesson }) => lesson === slug))
    return shuffled(set.seed, 'class', own)
  }, [set, cards])
  const [asked, ask] = useQuestions(load)
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({})
  return (
    <section aria-labelledby="questions" className="card p-5 print:border-0 print:p-0">
      <h3 id="questions" className="no-print text-lg">
        {say.questions}
      </h3>
      <p className="no-print mb-2 text-ink-2 text-sm">{say.questionsNote(4 * cards.length)}</p>
      {asked.at === 'here' ? (
        <>
          <div className="no-print">
            <button type="button" className="button mb-3 min-h-11" onClick={() => window.print()}>
              <Icon name="printer" className="size-[17px]" /> {say.print}
            </button>
            {asked.items.map(({ item, title }, at) => (
              <QuizItem
                key={item.ask}
                item={item}
                title={words.course.at(at + 1, asked.items.length, title)}
                chosen={chosen[at] ?? null}
                onAnswer={(option) => setChosen((now) => ({ ...now, [at]: option }))}
              />
            ))}
          </div>
          <PrintedQuiz
            title={`${say.code} ${set.seed}`}
            quiz={asked.items.map(({ item }) => item)}
            corrections={cards.flatMap(({ slug }) => corrected[slug] ?? [])}
          />
        </>
      ) : (
        <div className="no-print">
          <Start state={asked.at} label={say.load} ask={ask} />
        </div>
      )}
    </section>
  )
}
