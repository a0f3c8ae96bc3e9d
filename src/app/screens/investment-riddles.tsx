import { lazy, useState } from 'react'
import { useLoaderData } from 'react-router'
import { puzzleOfDay } from '#teaching/puzzles/daily.ts'
import { riddleCards as riddles } from '#teaching/riddles/riddles.precomputed.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { brainGames, isSolved } from '../state/brain-games.ts'
import type { PlanningDay } from '../state/picture.ts'
import { useToday } from '../state/today.ts'
import { useStored } from '../state/use-stored.ts'
import { afterLoad, Late } from '../ui/late.tsx'
import { Part, ScreenHead } from './device/screen-head.tsx'
import { planningClientLoader, planningLoader } from './picture/planning-loader.ts'
import { riddleWords as words } from './puzzles/words.ts'
import { RiddleCard, type RiddleCardData } from './riddles/riddle-card.tsx'

export const meta = () => pageMeta('/investment-riddles')
export { planningClientLoader as clientLoader, planningLoader as loader }

/** Stands below all the others: its code comes after the page stands. */
const RiddleClass = lazy(async () => {
  await afterLoad()
  return { default: (await import('./riddles/riddle-class.tsx')).RiddleClass }
})

const riddleOf = (day: string) => riddles[puzzleOfDay(day, riddles.length)] as RiddleCardData

/** A riddle a day and all sixty to choose from. */
export default function InvestmentRiddles() {
  const { today: drawnFor } = useLoaderData<PlanningDay>()
  const today = useToday() ?? drawnFor
  const [games] = useStored(brainGames)
  const [chosen, setChosen] = useState<number | null>(null)
  const ofToday = riddleOf(today)
  const riddle = riddles.find(({ number }) => number === chosen) ?? ofToday
  const solved = riddles.filter(({ number }) =>
    isSolved(games.riddles[number] ?? { tries: [], hints: 0, isShown: false }),
  )
  return (
    <>
      <ScreenHead kind={words.kind} title={words.title} lead={words.lead} />
      <RiddleCard
        key={riddle.number}
        riddle={riddle}
        heading={riddle === ofToday ? words.today : words.one(riddle.number)}
      />
      <Part title={words.all} note={solved.length > 0 ? words.solvedOf(solved.length) : undefined}>
        <ul className="grid gap-2 sm:grid-cols-2">
          {riddles.map((one) => {
            const attempt = games.riddles[one.number]
            const mark = attempt ? (isSolved(attempt) ? words.solved : attempt.isShown ? words.shown : '') : ''
            return (
              <li key={one.number}>
                <button
                  type="button"
                  className="card w-full px-4 py-2.5 text-left"
                  aria-pressed={one === riddle}
                  onClick={() => {
                    setChosen(one.number)
                    window.scrollTo({ top: 0 })
                  }}
                >
                  <span className="text-ink-2 text-xs">
                    {words.one(one.number)} {mark}
                  </span>
                  <span className="block">{one.ask}</span>
                </button>
              </li>
            )
          })}
        </ul>
      </Part>
      <Late what="The class sheet" room="min-h-36">
        <RiddleClass />
      </Late>
    </>
  )
}
