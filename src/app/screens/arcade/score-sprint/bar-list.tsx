import { barsOf, type File, factors, isGreen } from '#teaching/games/score-sprint/credit.ts'
import { Bar } from '../../device/screen-head.tsx'
import { cardText, factorNames, weightText, words } from './words.ts'

/** The five bars with their weights, and the cards behind one of them. */
export function BarList({ file }: { readonly file: File }) {
  const all = barsOf(file)
  return (
    <section className="card self-start p-4" aria-label={words.bars}>
      <h2 className="text-base">{words.bars}</h2>
      <ul className="mt-3 grid gap-3 text-sm">
        {factors.map((factor) => {
          const bar = Math.round(all[factor])
          const state = isGreen(all[factor]) ? words.good : words.low
          return (
            <li key={factor} className="grid gap-1">
              <span className="flex justify-between gap-3">
                <span>
                  {factorNames[factor]} <span className="text-ink-3 text-xs">{weightText(factor)}</span>
                </span>
                <span className="text-ink-2 text-xs">
                  {bar}, {state}
                </span>
              </span>
              <Bar
                share={all[factor] / 100}
                label={`${factorNames[factor]}: ${bar} of 100, ${state}`}
                tone={isGreen(all[factor]) ? 'good' : 'copper'}
              />
            </li>
          )
        })}
      </ul>
      <h3 className="mt-4 text-sm">{words.cards}</h3>
      <ul className="mt-1 grid gap-0.5 text-ink-2 text-sm">
        {file.cards.map((card) => (
          <li key={card.id}>{cardText(card)}</li>
        ))}
      </ul>
      <p className="mt-3 text-ink-3 text-xs">{words.barsNote}</p>
    </section>
  )
}
