import { memo, useMemo } from 'react'
import type { Calculator } from '#calculators/kit/definition.ts'
import type { Env, InputValues } from '#calculators/kit/field.ts'
import { figureText } from '#calculators/kit/format.ts'
import { whatMatters } from '#calculators/kit/sensitivity.ts'
import { useSettled } from '../state/use-settled.ts'

/** So long after the last change the ranking follows, in milliseconds. */
const PAUSE = 300

/** One sensible step in each number, ranked by what it does to the main figure. */
export const Matters = memo(function Matters({
  calculator,
  inputs,
  env,
}: {
  calculator: Calculator
  inputs: InputValues
  env: Env
}) {
  // Some twenty whole answers: at every key press they would keep the next one waiting.
  const settled = useSettled(inputs, PAUSE)
  const effects = useMemo(() => whatMatters(calculator, settled, env), [calculator, settled, env])
  const figure = calculator.figures.find((one) => one.key === calculator.mainFigure(settled))
  if (!figure || effects.length === 0) return null
  const largest = Math.max(...effects.map((effect) => Math.abs(effect.change)))
  const moreIs = calculator.moreIs(figure.key)
  return (
    <section>
      <h2 className="text-xl">What matters most</h2>
      <p className="mb-3 text-ink-2">
        One sensible step in each number, and what it does to: {figure.label.toLowerCase()}.
      </p>
      <ul className="card grid gap-2 px-5 py-4">
        {effects.map(({ field, label, change }) => (
          <li key={field} className="grid grid-cols-[minmax(110px,1.1fr)_1fr_auto] items-center gap-3 text-sm">
            <span>{label}</span>
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
              {figureText(Math.abs(change), figure.unit === 'cents' && Math.abs(change) >= 10 ? 'money' : figure.unit)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
})
