import { lazy, useState } from 'react'
import { puzzleOfDay } from '#teaching/puzzles/daily.ts'
import { riddleCards as riddles } from '#teaching/riddles/riddles.precomputed.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { type Attempt, brainGames, isSolved } from '../state/brain-games.ts'
import { useStored } from '../state/use-stored.ts'
import { afterLoad } from '../ui/after-load.ts'
import { Late } from '../ui/late.tsx'
import { NoScript } from '../ui/no-script.tsx'
import { Part, ScreenHead } from './device/screen-head.tsx'
import { planningLoader } from './picture/planning-loader.ts'
import { PlayFold } from './play/play-fold.tsx'
import { inTens } from './puzzles/in-tens.ts'
import { homeDayClientLoader, useStandingDay } from './puzzles/standing-day.ts'
import { riddleWords as words } from './puzzles/words.ts'
import { RiddleCard, type RiddleCardData } from './riddles/riddle-card.tsx'

export const meta = () => pageMeta('/investment-riddles')
export { homeDayClientLoader as clientLoader, planningLoader as loader }

/** Stands below all the others: its code comes after the page stands. */
const RiddleClass = lazy(async () => {
  await afterLoad()
  return { default: (await import('./riddles/riddle-class.tsx')).RiddleClass }
})

const riddleOf = (day: string) => riddles[puzzleOfDay(day, riddles.length)] as RiddleCardData

const tens = inTens(riddles)

/** A riddle a day and all sixty to choose from. */
export default function InvestmentRiddles() {
  const { day, renew } = useStandingDay()
  const [games] = useStored(brainGames)
  const [chosen, setChosen] = useState<number | null>(null)
  const ofToday = riddleOf(day)
  const riddle = riddles.find(({ number }) => number === chosen) ?? ofToday
  const solved = riddles.filter(({ number }) =>
    isSolved(games.riddles[number] ?? { tries: [], hints: 0, isShown: false }),
  )
  return (
    <>
      <ScreenHead kind={words.kind} title={words.title} lead={words.lead} />
      <NoScript of="game" />
      <RiddleCard
        key={riddle.number}
        riddle={riddle}
        heading={riddle === ofToday && !renew ? words.today : words.one(riddle.number)}
        renew={riddle === ofToday && renew ? { label: words.today, act: renew } : null}
      />
      <Part title={words.all} note={solved.length > 0 ? words.solvedOf(solved.length) : undefined}>
        <div className="border-line border-b">
          {tens.map((ten) => (
            <PlayFold
              key={ten[0]?.number}
              title={words.range(ten[0]?.number ?? 0, ten.at(-1)?.number ?? 0)}
              level={3}
              isOpen={ten.includes(riddle)}
            >
              <ul className="grid gap-2 pb-3 sm:grid-cols-2">
                {ten.map((one) => (
                  <RiddleLine
                    key={one.number}
                    riddle={one}
                    attempt={games.riddles[one.number]}
                    isOpen={one === riddle}
                    onOpen={() => {
                      setChosen(one.number)
                      window.scrollTo({ top: 0 })
                    }}
                  />
                ))}
              </ul>
            </PlayFold>
          ))}
        </div>
      </Part>
      <Late what="The class sheet" room="min-h-36">
        <RiddleClass riddles={riddles} />
      </Late>
    </>
  )
}

function RiddleLine(props: {
  readonly riddle: RiddleCardData
  readonly attempt: Attempt | undefined
  readonly isOpen: boolean
  readonly onOpen: () => void
}) {
  const { riddle, attempt, isOpen, onOpen } = props
  const mark = attempt ? (isSolved(attempt) ? words.solved : attempt.isShown ? words.shown : '') : ''
  return (
    <li className="grid">
      <button type="button" className="card w-full px-4 py-2.5 text-left" aria-pressed={isOpen} onClick={onOpen}>
        <span className="text-ink-2 text-xs">
          {words.one(riddle.number)} {mark}
        </span>
        <span className="block">{riddle.ask}</span>
      </button>
    </li>
  )
}
