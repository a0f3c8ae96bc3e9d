import { useId, useState } from 'react'
import { dollars, monthsText } from '#calculators/kit/format.ts'
import type { ExpenseClass } from '#engine/budget/monthly.ts'
import { useProfile } from '../../state/profile.ts'
import { Bar } from '../device/screen-head.tsx'
import { type IncomeBand, leanIncome, leanTax, payInOrder } from './uneven-month.ts'
import { classes } from './words.ts'

/** A month in which only part of the uncertain income comes: what it pays, in order, and how long savings bridge the gap. */
export function LeanMonth({
  band,
  expenses,
}: {
  readonly band: IncomeBand
  readonly expenses: Readonly<Record<ExpenseClass, number>>
}) {
  const { profile } = useProfile()
  const [percent, setPercent] = useState(0)
  const id = useId()
  const income = leanIncome(band, percent / 100)
  const month = payInOrder(income, expenses, leanTax(band, percent / 100))
  const uncertain = band.all - band.floor
  const months = month.short > 0 && profile.savings ? Math.floor(profile.savings / month.short) : null
  return (
    <div className="card p-5 md:p-6">
      {uncertain > 0 ? (
        <div className="max-w-xl">
          <label htmlFor={id}>
            {percent === 0 ? 'None' : `${percent}%`} of the {dollars(uncertain)} that’s not guaranteed comes in
          </label>
          <input
            id={id}
            type="range"
            min={0}
            max={100}
            step={10}
            className="range"
            style={{ '--fill': `${percent}%` } as React.CSSProperties}
            value={percent}
            onChange={(event) => setPercent(Number(event.target.value))}
            aria-valuetext={`${percent} percent`}
          />
        </div>
      ) : (
        <p className="text-ink-2">
          All your income is guaranteed, so a slow month looks like any other. Add income that varies above to try one.
        </p>
      )}
      <p className="mt-3 font-serif text-xl" aria-live="polite">
        {month.short > 0 ? (
          <>
            With <strong>{dollars(income)}</strong> coming in, you’d be{' '}
            <strong className="text-bad">{dollars(month.short)}</strong> short.
          </>
        ) : (
          <>
            With <strong>{dollars(income)}</strong> coming in, everything gets paid and you’d have{' '}
            <strong className="text-green">{dollars(month.left)}</strong> left.
          </>
        )}
      </p>
      <ul className="mt-4 grid gap-4">
        {month.steps.map(({ kind, needed, paid }) => {
          const name = classes.find(([key]) => key === kind)?.[1] ?? 'Set aside for taxes'
          const words =
            needed === 0 ? 'nothing due' : `${dollars(paid)} of ${dollars(needed)}${kind === 'taxes' ? '' : ' paid'}`
          return (
            <li key={kind}>
              <p className="mb-1 flex justify-between gap-3 text-sm">
                <span>{name}</span>
                <span className={paid < needed ? 'text-bad' : 'text-ink-2'}>{words}</span>
              </p>
              <Bar
                share={needed > 0 ? paid / needed : 0}
                label={`${name}: ${words}`}
                tone={paid < needed ? 'bad' : 'good'}
              />
            </li>
          )
        })}
      </ul>
      {month.short > 0 ? (
        <p className="mt-4 text-ink-2 text-sm">
          {months === null
            ? 'Add your savings to your profile to see how many months like this they’d cover.'
            : months === 0
              ? `Your ${dollars(profile.savings ?? 0)} of savings wouldn’t cover a whole month like this.`
              : `Your ${dollars(profile.savings ?? 0)} of savings would cover ${monthsText(months)} like this.`}
        </p>
      ) : null}
    </div>
  )
}
