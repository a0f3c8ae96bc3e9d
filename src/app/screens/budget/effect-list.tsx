import { dollars } from '#calculators/kit/format.ts'
import { Bar } from '../device/screen-head.tsx'
import type { CategoryEffect } from './month-spending.ts'

/** What the month has cost so far, category by category, against the plan. */
export function EffectList({ effects }: { readonly effects: readonly CategoryEffect[] }) {
  return (
    <ul className="grid gap-4">
      {effects.map(({ key, name, spent, planned }) => {
        const over = planned > 0 && spent > planned
        const words = planned > 0 ? `${dollars(spent)} of ${dollars(planned)}` : `${dollars(spent)}, no plan`
        return (
          <li key={key}>
            <p className="mb-1 flex justify-between gap-3 text-sm">
              <span>{name}</span>
              <span className={over ? 'text-bad' : 'text-ink-2'}>
                {words}
                {over ? `, ${dollars(spent - planned)} over` : ''}
              </span>
            </p>
            <Bar
              share={planned > 0 ? spent / planned : 1}
              label={`${name}: ${words}`}
              tone={over ? 'bad' : planned > 0 ? 'good' : 'copper'}
            />
          </li>
        )
      })}
    </ul>
  )
}
