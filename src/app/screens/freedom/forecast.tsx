import { dollars } from '#calculators/kit/format.ts'
import { forecastOf } from '#teaching/games/freedom/budget.ts'
import { type Life, sumOf } from '#teaching/games/freedom/life.ts'
import { planWords as words } from './words/plan-words.ts'

/** What the year looks like before any card is drawn. */
export function Forecast({ life }: { readonly life: Life }) {
  const budget = forecastOf(life)
  const { tax = 0, payroll = 0, ...living } = budget.outs
  const rows = [
    { label: words.income, value: sumOf(budget.ins) },
    { label: words.taxes, value: -(tax + payroll) },
    { label: words.saved, value: -budget.deferrals },
    { label: words.spending, value: -sumOf(living) },
    { label: words.loans, value: -budget.payments },
  ].filter(({ value }) => Math.abs(value) >= 0.5)
  const isShort = budget.left < 0
  return (
    <section className="card p-4" aria-label={words.forecast}>
      <h3 className="text-lg">{words.forecast}</h3>
      <dl className="mt-2 grid gap-1 text-sm">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-2">{label}</dt>
            <dd>{dollars(value)}</dd>
          </div>
        ))}
        <div className="mt-1 flex justify-between gap-4 border-line border-t pt-1.5 font-semibold text-base">
          <dt>{isShort ? words.short : words.left}</dt>
          <dd className={isShort ? 'text-bad' : ''}>{dollars(Math.abs(budget.left))}</dd>
        </div>
      </dl>
      {life.person.isUneven ? <p className="mt-2 text-ink-2 text-xs">{words.uneven}</p> : null}
    </section>
  )
}
