import { boxText } from '#calculators/kit/box-text.ts'
import type { Field, InputValue } from '#calculators/kit/field.ts'
import { figureText } from '#calculators/kit/format.ts'
import { moneyText } from '#calculators/kit/number-format.ts'
import type { Solution, Wanted } from '#calculators/kit/solve-for.ts'
import type { CalculatorForm } from '../state/use-calculator.ts'

/** The value found, with a way to use it; or plainly that no value does it, and how far the result can go. */
export function SolveAnswer(props: { form: CalculatorForm; wanted: Wanted; solution: Solution }) {
  const { form, wanted, solution } = props
  const field = form.calculator.fields[wanted.unknown]
  const spec = form.calculator.figures.find((one) => one.key === wanted.figure)
  if (!field || !spec) return null
  const say = (value: number) => figureText(value, spec.unit)
  if (solution.outcome === 'no-figure')
    return <p>These numbers don’t give this result, so there’s nothing to solve for.</p>
  if (solution.outcome === 'no-answer')
    return (
      <p className="rounded-md bg-warn-tint px-4 py-3 text-warn">
        No answer in this range: changing only “{field.label}” can’t get “{spec.label}” to <b>{say(wanted.target)}</b>.
        It can be anything from <b>{say(solution.lowest)}</b> to <b>{say(solution.highest)}</b>.
      </p>
    )
  const { value, reached } = solution
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-green-tint px-4 py-3">
      <p className="min-w-[min(100%,13rem)] flex-1 [overflow-wrap:anywhere]">
        {field.label}: <b>{valueText(field, value)}</b>.{' '}
        {solution.outcome === 'solved'
          ? `That makes “${spec.label}” ${say(reached)}.`
          : `That’s as close as it gets: “${spec.label}” would be ${say(reached)}, because it moves in steps.`}
      </p>
      <button type="button" className="button" onClick={() => form.put(wanted.unknown, value)}>
        Use this number
      </button>
    </div>
  )
}

function valueText(field: Field, value: InputValue): string {
  if (field.kind === 'share' && typeof value === 'object' && value !== null && 'unit' in value)
    return value.unit === 'pct' ? `${moneyText(value.amount)}%` : `$${moneyText(value.amount)}`
  if (typeof value !== 'number') return ''
  if (field.kind === 'money') return `$${boxText(field, value)}`
  if (field.kind === 'percent') return `${boxText(field, value)}%`
  if (field.kind === 'duration') return figureText(value, 'months')
  if (field.kind === 'number' && field.grouped !== false) return `${boxText(field, value)} ${field.unit}`
  return boxText(field, value)
}
