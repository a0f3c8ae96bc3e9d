import { lazy, memo, Suspense, useMemo, useState } from 'react'
import type { Calculator, Env } from '#calculators/kit/definition.ts'
import { type InputValues, initialInputs } from '#calculators/kit/field.ts'
import { figureText } from '#calculators/kit/format.ts'
import { type Effect, whatMatters } from '#calculators/kit/sensitivity.ts'
import { defaultYear } from '#facts/default-year.ts'
import { useHydrated } from '../../state/use-stored.ts'
import { useAsked } from '../worker/use-asked.ts'

/** At most this many inputs are ranked. */
const MOST = 6

interface MattersProps {
  calculator: Calculator
  inputs: InputValues
  env: Env
}

/**
 * One sensible step in each number, ranked by what it does to the main figure. The list of the starting values is in the page's HTML
 * and stays as it is; that of other values comes from the worker, and until it is there the bars of the one before it are dimmed.
 */
export const Matters = memo(function Matters({ calculator, inputs, env }: MattersProps) {
  const isHydrated = useHydrated()
  const [hasHtml] = useState(!isHydrated)
  const [start] = useState({ inputs, env })
  // The day turns to the visitor's own a moment before the inputs that follow it.
  const atStart = useMemo(
    () => [env, start.env].some((day) => asksTheStart(calculator, inputs, day)),
    [calculator, inputs, env, start],
  )
  const [isKept, setKept] = useState(hasHtml)
  if (isKept && !atStart) setKept(false)
  const payload = useMemo(
    () => (import.meta.env.SSR || isKept ? null : { inputs, env, most: MOST }),
    [isKept, inputs, env],
  )
  const { last, isBehind, isLost } = useAsked(calculator.slug, 'matters', payload)
  if (isLost && !last) return null
  const { list, inputs: ofInputs } = last
    ? { list: <Ranking calculator={calculator} effects={last.answer} inputs={last.payload.inputs} />, ...last.payload }
    : { list: hasHtml ? <Ready calculator={calculator} {...start} /> : <Empty />, ...start }
  const figure = calculator.figures.find((one) => one.key === calculator.mainFigure(ofInputs))
  if (!figure || last?.answer.length === 0) return null
  return (
    <section className="group" aria-busy={isBehind && !isLost}>
      <h2 className="text-xl">What matters most</h2>
      <p className="mb-3 text-ink-2">How a small change in each number moves this result: {figure.label}.</p>
      {list}
    </section>
  )
})

/** Whether these numbers ask the same as the starting values of their day. */
function asksTheStart(calculator: Calculator, inputs: InputValues, env: Env): boolean {
  const year = calculator.years.length === 0 || env.year === defaultYear
  return year && JSON.stringify(inputs) === JSON.stringify({ ...inputs, ...initialInputs(calculator.fields, env) })
}

/** The list as made ahead. In the browser nothing is worked out for it: what waits without end keeps the HTML it finds. */
const Kept = lazy(() => new Promise<never>(() => {}))
const Ready = memo(function Ready({ calculator, inputs, env }: MattersProps) {
  return (
    <Suspense fallback={<Empty />}>
      {import.meta.env.SSR ? (
        <Ranking calculator={calculator} effects={whatMatters(calculator, inputs, env, MOST)} inputs={inputs} />
      ) : (
        <Kept />
      )}
    </Suspense>
  )
})

/** Room for the list before the first answer. */
const Empty = () => <div className="card h-56" />

const Ranking = memo(function Ranking(props: {
  calculator: Calculator
  effects: readonly Effect[]
  inputs: InputValues
}) {
  const { calculator, effects, inputs } = props
  const figure = calculator.figures.find((one) => one.key === calculator.mainFigure(inputs))
  if (!figure) return null
  const largest = Math.max(...effects.map((effect) => Math.abs(effect.change)))
  const moreIs = calculator.moreIs(figure.key)
  return (
    <ul className="card grid gap-2 px-5 py-4">
      {effects.map(({ field, label, change }) => (
        <li key={field} className="grid grid-cols-[minmax(110px,1.1fr)_1fr_auto] items-center gap-3 text-sm">
          <span>{label}</span>
          <span className="block h-4" aria-hidden="true">
            <span
              className="block h-4 rounded-[3px] transition-opacity group-aria-busy:opacity-35 group-aria-busy:delay-150"
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
  )
})
