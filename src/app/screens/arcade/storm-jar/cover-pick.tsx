import { useState } from 'react'
import { type Covers, isCovered, type Peril, perils, priceOf, rules } from '#teaching/games/storm-jar/design.ts'
import { DotGrid } from './dot-grid.tsx'
import { perilWords, words } from './words.ts'

const turned = (covers: Covers, peril: Peril): Covers =>
  perils.map((one) => (isCovered(covers, one) === (one !== peril) ? '1' : '0')).join('')

/** The four covers of a year with their open dice. Begins with what was covered last. */
export function CoverPick(props: {
  readonly year: number
  readonly first: Covers
  readonly onGo: (covers: Covers) => void
}) {
  const { year, first, onGo } = props
  const [covers, setCovers] = useState(first)
  return (
    <fieldset className="no-print min-w-0">
      <legend className="font-semibold font-serif text-lg">{words.choose(year)}</legend>
      <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        {perils.map((peril) => {
          const isOn = isCovered(covers, peril)
          return (
            <li key={peril} className={`card grid gap-3 p-4 ${isOn ? 'border-green' : ''}`}>
              <div className="flex gap-3">
                <DotGrid of100={Math.round(rules[peril].chance * 100)} label={words.chanceLabel(peril)} />
                <div className="min-w-0 text-sm">
                  <h2 className="text-base">{perilWords[peril].event}</h2>
                  <p>{words.chance(peril)}</p>
                  <p>{words.average(peril)}</p>
                  <p className="text-ink-2">{words.worst(peril)}</p>
                  <p className="text-ink-2">{words.yours(peril)}</p>
                </div>
              </div>
              <button
                type="button"
                aria-pressed={isOn}
                className={`button min-h-11! justify-between! ${isOn ? 'button-main' : ''}`}
                onClick={() => setCovers(turned(covers, peril))}
              >
                <span>
                  {perilWords[peril].cover}: {words.price(peril)}
                </span>
                <span>
                  {isOn ? '✓ ' : ''}
                  {isOn ? words.isOn : words.isOff}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <button type="button" className="button button-main min-h-11!" onClick={() => onGo(covers)}>
          {words.go(year)}
        </button>
        <p className="text-ink-2" role="status">
          {words.total(priceOf(covers))}
        </p>
      </div>
    </fieldset>
  )
}
