import { lazy, useEffect, useMemo, useState } from 'react'
import { dateText } from '#calculators/kit/format.ts'
import { dayBefore, earlierDays, puzzleOfDay } from '#teaching/puzzles/daily.ts'
import { puzzleCards } from '#teaching/puzzles/puzzles.precomputed.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { brainGames, isSolved } from '../state/brain-games.ts'
import { useStored } from '../state/use-stored.ts'
import { afterLoad } from '../ui/after-load.ts'
import { Late } from '../ui/late.tsx'
import { NoScript } from '../ui/no-script.tsx'
import { Part, ScreenHead } from './device/screen-head.tsx'
import { planningLoader } from './picture/planning-loader.ts'
import { PuzzleCard } from './puzzles/puzzle-card.tsx'
import { homeDayClientLoader, useStandingDay } from './puzzles/standing-day.ts'
import { puzzleWords as words } from './puzzles/words.ts'

export const meta = () => pageMeta('/investment-puzzles')
export { homeDayClientLoader as clientLoader, planningLoader as loader }

/** Stands below all the others: its code comes after the page stands. */
const PuzzleClass = lazy(async () => {
  await afterLoad()
  return { default: (await import('./puzzles/puzzle-class.tsx')).PuzzleClass }
})

const DAYS = puzzleCards.length
const cardOf = (day: string) => puzzleCards[puzzleOfDay(day, DAYS)] as (typeof puzzleCards)[number]
const asked = /^#day=(\d{4}-\d{2}-\d{2})$/

/** A number puzzle a day, the same for everybody, and every other one on the last day it stood here. */
export default function InvestmentPuzzles() {
  const { day: today, renew } = useStandingDay()
  const [games] = useStored(brainGames)
  const [earlier, setEarlier] = useState<string | null>(null)
  useEffect(() => {
    const read = () => {
      const day = asked.exec(window.location.hash)?.[1] ?? null
      setEarlier(day !== null && day < today && day >= dayBefore(today, 2 * DAYS) ? day : null)
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [today])
  const day = earlier ?? today
  const past = useMemo(() => earlierDays(today, DAYS), [today])
  return (
    <>
      <ScreenHead kind={words.kind} title={words.title} lead={words.lead} />
      <NoScript of="game" />
      <PuzzleCard
        key={day}
        card={cardOf(day)}
        day={day}
        heading={day !== today ? words.of(dateText(day)) : renew ? dateText(day, true) : words.today}
        renew={day === today && renew ? { label: words.today, act: renew } : null}
      />
      <Part title={words.archive} note={words.archiveNote}>
        <ul className="card grid divide-y divide-line overflow-hidden sm:grid-cols-2 sm:divide-y-0">
          {past.map((one) => {
            const attempt = games.puzzles[one]
            const { title, level } = cardOf(one)
            return (
              <li key={one} className="flex items-baseline justify-between gap-3 px-4 py-2.5">
                <a href={`#day=${one}`} onClick={() => window.scrollTo({ top: 0 })}>
                  {title}
                </a>
                <span className="flex-none text-ink-2 text-xs">
                  {[
                    attempt
                      ? isSolved(attempt)
                        ? words.solved
                        : attempt.isShown
                          ? words.shown
                          : ''
                      : words.level[level - 1],
                    dateText(one, true).replace(/,.*/, ''),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            )
          })}
        </ul>
      </Part>
      <Late what="The class sheet" room="min-h-36">
        <PuzzleClass cards={puzzleCards} />
      </Late>
    </>
  )
}
