import { dollars, percentText } from '#calculators/kit/format.ts'
import { pay } from '#teaching/games/bracket-buckets/design.ts'
import type { Poured } from '#teaching/games/bracket-buckets/game.ts'
import { pour } from '#teaching/games/bracket-buckets/law.precomputed.ts'
import { Bar } from '../../device/screen-head.tsx'
import { words } from './words.ts'

/** The pay as it fills the deduction and the slices: what has been poured so far. */
export function PourView({ poured }: { readonly poured: readonly Poured[] }) {
  const [first, second] = pour.slices
  const rows = [
    { key: 'deduction', label: 'Standard deduction, not taxed', amount: pour.deduction, tax: 0 },
    { key: 'first', label: sliceText(first?.rate), amount: first?.amount ?? 0, tax: first?.tax ?? 0 },
    { key: 'second', label: sliceText(second?.rate), amount: second?.amount ?? 0, tax: second?.tax ?? 0 },
  ]
  return (
    <section className="card self-start p-4" aria-label={words.poured}>
      <h2 className="text-base">{words.poured}</h2>
      <ul className="mt-3 grid gap-4 text-sm">
        {rows.map(({ key, label, amount, tax }) => {
          const isDone = poured.some((one) => one.key === key)
          const said = isDone ? `${label}: ${dollars(amount)}, tax ${dollars(tax)}` : `${label}: not poured yet`
          return (
            <li key={key} className="grid gap-1">
              <span className="flex justify-between gap-3">
                <span>{label}</span>
                <span className="font-semibold">{isDone ? dollars(amount) : '?'}</span>
              </span>
              <Bar share={isDone ? amount / pay : 0} label={said} tone={key === 'deduction' ? 'copper' : 'good'} />
              <span className="min-h-5 text-ink-2 text-xs">{isDone && tax > 0 ? `Tax: ${dollars(tax)}` : ''}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
const sliceText = (rate: number | undefined): string => `${percentText((rate ?? 0) * 100)} slice`
