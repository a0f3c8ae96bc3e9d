import { lazy } from 'react'
import { type GroupKey, groups } from '#teaching/market/guess.ts'
import { guesses } from '#teaching/market/guesses.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { useStored } from '../state/use-stored.ts'
import { Late } from '../ui/late.tsx'
import { GuessCard } from './behavior/guess-card.tsx'
import { marketGuesses } from './behavior/saved.ts'
import { words } from './behavior/words.ts'
import { ScreenHead } from './device/screen-head.tsx'

export const meta = () => pageMeta('/market-behaviour')

const Below = lazy(async () => ({ default: (await import('./behavior/below.tsx')).Below }))
const order = Object.keys(groups) as readonly GroupKey[]

/** Guess how markets behave, then see; and six checks of one's own decisions. */
export default function MarketBehavior() {
  const [{ guesses: mine }] = useStored(marketGuesses)
  const done = guesses.filter(({ slug }) => mine[slug] !== undefined).length
  return (
    <>
      <ScreenHead kind={words.kind} title={words.title} lead={words.lead}>
        <p className="mt-2 max-w-[68ch] text-ink-2 text-sm">{words.note}</p>
      </ScreenHead>
      <p className="text-ink-2 text-sm" role="status">
        {words.done(done, guesses.length)}
      </p>
      {order.map((group) => (
        <section key={group} className="mt-8" aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} className="text-xl">
            {groups[group]}
          </h2>
          <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
            {guesses
              .filter((guess) => guess.group === group)
              .map((guess) => (
                <GuessCard key={guess.slug} guess={guess} />
              ))}
          </div>
        </section>
      ))}
      <Late room="min-h-[1200px]">
        <Below />
      </Late>
    </>
  )
}
