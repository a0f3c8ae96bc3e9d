import { dollars } from '#calculators/kit/format.ts'
import type { CategoryEffect } from './month-spending.ts'

/** What the month has cost so far, category by category, against the plan. All bars share one scale of dollars. */
export function EffectList({ effects }: { readonly effects: readonly CategoryEffect[] }) {
  const most = Math.max(1, ...effects.map(({ spent, planned }) => Math.max(spent, planned)))
  return (
    <>
      <ul className="grid gap-4">
        {effects.map(({ key, name, spent, planned }) => {
          const over = planned > 0 && spent > planned
          const words = planned > 0 ? `${dollars(spent)} of ${dollars(planned)}` : `${dollars(spent)}, not in your plan`
          return (
            <li key={key}>
              <p className="mb-1 flex justify-between gap-3 text-sm">
                <span>{name}</span>
                <span className={over ? 'text-bad' : 'text-ink-2'}>
                  {words}
                  {over ? `, ${dollars(spent - planned)} over` : ''}
                </span>
              </p>
              <SpentBar spent={spent / most} planned={planned / most} label={`${name}: ${words}`} />
            </li>
          )
        })}
      </ul>
      {effects.some(({ planned }) => planned > 0) ? (
        <p className="mt-3 text-ink-2 text-xs">The outline shows your plan. All bars use the same dollar scale.</p>
      ) : null}
    </>
  )
}

const share = (part: number) => `${(Math.min(1, Math.max(0, part)) * 100).toFixed(2)}%`

/** Spent as a filled bar, the plan as an outline around it; what goes past the plan is striped. Shares of the widest, 0 to 1. */
function SpentBar({ spent, planned, label }: { spent: number; planned: number; label: string }) {
  const inside = planned > 0 ? Math.min(spent, planned) : spent
  const past = planned > 0 ? Math.max(0, spent - planned) : 0
  return (
    <div role="img" aria-label={label} className="relative h-3">
      {planned > 0 ? (
        <span
          className="absolute inset-y-0 left-0 rounded-[3px] border border-edge bg-sunk"
          style={{ width: share(planned) }}
        />
      ) : null}
      <span
        className={`absolute inset-y-0 left-0 min-w-0.5 rounded-[3px] ${planned > 0 ? 'bg-green' : 'bg-copper'}`}
        style={{ width: share(inside) }}
      />
      {past > 0 ? (
        <span
          className="absolute inset-y-0 min-w-0.5 border border-bad"
          style={{
            left: share(inside),
            width: share(past),
            backgroundImage: 'repeating-linear-gradient(135deg, var(--bad) 0 3px, var(--bad-tint) 3px 6px)',
          }}
        />
      ) : null}
    </div>
  )
}
