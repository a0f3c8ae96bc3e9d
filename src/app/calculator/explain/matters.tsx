import { figureText } from '#calculators/kit/format.ts'
import type { Matters } from '#calculators/kit/parts.ts'
import { Fold } from './fold.tsx'

/** One sensible step in each number, ranked by what it does to the main figure. */
export function MattersList({ value }: { value: Matters | null }) {
  if (!value) return null
  const { label, unit, moreIs, effects } = value
  const largest = Math.max(...effects.map((effect) => Math.abs(effect.change)))
  return (
    <Fold
      name="matters"
      title="What matters most"
      lead={`How a small change in each number moves your ${label[0]?.toLowerCase()}${label.slice(1)}.`}
    >
      <ul className="grid gap-2">
        {effects.map(({ field, label: step, change }) => (
          <li key={field} className="grid grid-cols-[minmax(110px,1.1fr)_1fr_auto] items-center gap-3 text-sm">
            <span>{step}</span>
            <span className="block h-4" aria-hidden="true">
              <span
                className="block h-4 rounded-[3px]"
                style={{
                  width: `${Math.max(2, (Math.abs(change) / largest) * 100)}%`,
                  background:
                    moreIs !== 'neither' && change > 0 === (moreIs === 'better') ? 'var(--growth)' : 'var(--copper)',
                }}
              />
            </span>
            <span className="min-w-[76px] text-right text-ink-2">
              {change > 0 ? '+' : '−'}
              {figureText(Math.abs(change), unit === 'cents' && Math.abs(change) >= 10 ? 'money' : unit)}
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
