import { lazy, Suspense, useEffect, useRef } from 'react'
import { GO, thingOf } from '#teaching/games/freedom/changes.ts'
import { YEARS } from '#teaching/games/freedom/design.ts'
import { readSetup, thirtyYears } from '#teaching/games/freedom/game.ts'
import type { Life, Setup } from '#teaching/games/freedom/life.ts'
import { afterLoad } from '../../ui/after-load.ts'
import { Late } from '../../ui/late.tsx'
import { LostPiece } from '../../ui/lost-piece.tsx'
import { ChoiceList } from '../play/choice-list.tsx'
import { GameFrame } from '../play/game-frame.tsx'
import { type GameRun, useRun } from '../play/use-run.ts'
import { Meters } from './meters.tsx'
import { PeoplePick } from './people-pick.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { answerWords, cardAsk, cardNames, cardSaid, helpWords, isBad } from './words/card-words.ts'
import { classPack } from './words/class-pack.ts'
import { gameWords as words } from './words/game-words.ts'
import { narration } from './words/year-words.ts'
import { YearSummary } from './year-summary.tsx'

const Ending = lazy(async () => ({ default: (await import('./ending.tsx')).Ending }))
const Rules = lazy(async () => {
  await afterLoad()
  return { default: (await import('./rules.tsx')).Rules }
})
const firstSetup: Setup = { persona: 'ana', children: false }
const PAGE = '/financial-freedom-game'

/** How many choices lead back to the beginning of this year, or of the last one where nothing was chosen yet. */
function undoOf(states: readonly Life[]): { readonly label: string; readonly count: number } {
  const now = states.at(-1) as Life
  const begins = (year: number) => states.findIndex((life) => life.year === year)
  const here = states.length - 1 - begins(now.year)
  if (here > 0 || now.year === 0) return { label: words.undoYear, count: Math.max(1, here) }
  return { label: words.undoLast, count: states.length - 1 - begins(now.year - 1) }
}

/** Thirty years, one screen: the year that's over, where things stand, and what's asked now. */
export function FreedomGame() {
  const play = useRun(thirtyYears, readSetup, firstSetup, PAGE)
  const { state: life, states, isUnderWay } = play
  const { phase, books, year } = life
  const last = books.at(-1)
  const top = useRef<HTMLDivElement>(null)
  const step = `${year}:${phase.kind}`
  // What the year brought stands above; a press at the end of a long page leads back to it.
  useEffect(() => {
    if (!isUnderWay || step === '') return
    const place = top.current
    if (place && place.getBoundingClientRect().top < 0) place.scrollIntoView()
  }, [isUnderWay, step])
  return (
    <GameFrame
      title={words.title}
      lead={words.lead}
      play={play}
      progress={{ unit: words.unit, at: Math.min(YEARS, life.year + (phase.kind === 'over' ? 0 : 1)), of: YEARS }}
      narration={narration(life)}
      undo={undoOf(states)}
      classPack={classPack}
      rules={
        <Late what={words.rules}>
          <Rules />
        </Late>
      }
    >
      {phase.kind === 'over' ? (
        <LostPiece what={words.ending}>
          <Suspense fallback={<p className="min-h-[80svh]">{words.counting}</p>}>
            <Ending play={play} />
          </Suspense>
        </LostPiece>
      ) : (
        <>
          {play.choiceCount === 0 ? <PeoplePick setup={play.run.setup} onPick={play.setUp} /> : null}
          <div ref={top} className="scroll-mt-20">
            <Meters life={life} />
          </div>
          {last && phase.kind === 'plan' ? <YearSummary book={last} /> : null}
          <Asked play={play} />
        </>
      )}
    </GameFrame>
  )
}

/** What is asked now: the plan of the year, a card, or how to go on when money is short. */
function Asked({ play }: { readonly play: GameRun<Setup, Life> }) {
  const { state: life, states, offers, choose, isUnderWay } = play
  const { phase, year } = life
  if (phase.kind === 'plan') {
    const from = states.findIndex((one) => one.year === year)
    return (
      <PlanPanel
        life={life}
        begun={states[from] ?? life}
        takesFocus={isUnderWay && life.changes.length === 0}
        onSet={(thing, choice) => {
          const others = play.run.choices.slice(from).filter((made) => thingOf(made) !== thing)
          play.rewrite(from, choice === null ? others : [...others, choice])
        }}
        onLive={() => choose(GO)}
      />
    )
  }
  if (phase.kind === 'cards') {
    const card = life.cards[phase.at]
    if (card === undefined) return null
    const others = life.cards.filter(isBad)
    return (
      <section className="card p-5" aria-label={cardNames[card.kind]}>
        {others.length > 0 ? (
          <ul className="mb-4 grid gap-1 text-copper text-sm">
            {others.map((one) => (
              <li key={one.kind}>{cardSaid(one)}</li>
            ))}
          </ul>
        ) : null}
        <ChoiceList
          {...cardAsk(card, life)}
          question={`${year}:${card.kind}`}
          takesFocus={isUnderWay}
          items={offers.map((choice) => ({ choice, ...answerWords(choice) }))}
          onChoose={choose}
        />
      </section>
    )
  }
  if (phase.kind !== 'help') return null
  return (
    <section className="card p-5" aria-label={helpWords.title}>
      <ChoiceList
        ask={helpWords.ask(phase.short)}
        hint={helpWords.hint}
        question={`${year}:help:${life.helps.length}`}
        takesFocus={isUnderWay}
        items={offers.map((choice) => ({ choice, label: choice, ...helpWords.options[choice] }))}
        onChoose={choose}
      />
      <p className="mt-3 max-w-[68ch] text-ink-2 text-sm">{helpWords.lines}</p>
    </section>
  )
}
