import { type GroupKey, groups } from '#teaching/market/guess.ts'
import { guesses } from '#teaching/market/guesses.ts'
import { useStored } from '../../state/use-stored.ts'
import { Below } from './below.tsx'
import { GuessCard } from './guess-card.tsx'
import { marketGuesses } from './saved.ts'
import { words } from './words.ts'

const order = Object.keys(groups) as readonly GroupKey[]

/** All guesses by group, and what stands below them. */
export function Body() {
  const [{ guesses: mine }] = useStored(marketGuesses)
  const done = guesses.filter(({ slug }) => mine[slug] !== undefined).length
  return (
    <>
      <p className="text-ink-2 text-sm" role="status">
        {words.done(done, guesses.length)}
      </p>
      {order.map((group) => (
        <section key={group} className="mt-8" aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} className="text-xl">
            {groups[group]}
          </h2>
          <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
            {guesses
              .filter((guess) => guess.group === group)
              .map((guess) => (
                <GuessCard key={guess.slug} guess={guess} />
              ))}
          </div>
        </section>
      ))}
      <Below />
    </>
  )
}
