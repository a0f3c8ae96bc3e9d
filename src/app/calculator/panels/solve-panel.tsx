import { useId, useState } from 'react'
import { figureText, isMoney } from '#calculators/kit/format.ts'
import { moneyText, readNumber } from '#calculators/kit/number-text.ts'
import { boxText } from '#calculators/kit/read-field.ts'
import { isSolvable, type Solution, solveFor } from '#calculators/kit/solve-for.ts'
import { NumberBox } from '../../ui/number-box.tsx'
import type { CalculatorForm } from '../state/use-calculator.ts'

/** Makes any number the unknown: which value of this input gives that result? */
export function SolvePanel({ form }: { form: CalculatorForm }) {
  const { calculator, resultInputs, env, evaluation } = form
  const id = useId()
  const unknowns = Object.entries(calculator.fields).filter(
    ([name, field]) => isSolvable(field) && calculator.shown(name, resultInputs),
  )
  // What a study finds is not known at each try.
  const known = calculator.study ? calculator.evaluate(resultInputs, env, null).figures : evaluation.figures
  const figures = calculator.figures.filter((figure) => figure.unit !== 'month' && known[figure.key] !== undefined)
  const [unknown, setUnknown] = useState(unknowns[0]?.[0] ?? '')
  const [figureKey, setFigureKey] = useState(() => calculator.mainFigure(resultInputs))
  const [target, setTarget] = useState('')
  const [answer, setAnswer] = useState<{ solution: Solution; unknown: string; figure: string; target: number } | null>(
    null,
  )
  const [problem, setProblem] = useState<string | null>(null)
  const figure = figures.find((one) => one.key === figureKey) ?? figures[0]
  if (!figure || unknowns.length === 0)
    return <p className="text-ink-2">There is no number to solve for with this result.</p>
  const nowText = figureText(evaluation.figures[figure.key] ?? 0, figure.unit)

  const solve = () => {
    const read = readNumber(target)
    if (!read.ok) {
      setProblem(target.trim() === '' ? 'Enter the result you want.' : read.message)
      setAnswer(null)
      return
    }
    setProblem(null)
    setAnswer({
      solution: solveFor(calculator, resultInputs, env, unknown, figure.key, read.value),
      unknown,
      figure: figure.key,
      target: read.value,
    })
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        solve()
      }}
    >
      <p className="text-ink-2 text-sm">
        Pick the number you do not know and the result you want. All other inputs stay as they are.
      </p>
      <div className="grid gap-3 sm:grid-cols-3">
        <div className="grid gap-1">
          <label htmlFor={`${id}-u`} className="text-sm">
            Find
          </label>
          <select
            id={`${id}-u`}
            className="select"
            value={unknown}
            onChange={(event) => setUnknown(event.target.value)}
          >
            {unknowns.map(([name, field]) => (
              <option key={name} value={name}>
                {field.label}
              </option>
            ))}
          </select>
        </div>
        <div className="grid gap-1">
          <label htmlFor={`${id}-f`} className="text-sm">
            So that
          </label>
          <select
            id={`${id}-f`}
            className="select"
            value={figure.key}
            onChange={(event) => setFigureKey(event.target.value)}
          >
            {figures.map((one) => (
              <option key={one.key} value={one.key}>
                {one.label}
              </option>
            ))}
          </select>
        </div>
        <div className="grid gap-1">
          <label htmlFor={`${id}-t`} className="text-sm">
            is (now {nowText})
          </label>
          <NumberBox
            id={`${id}-t`}
            text={target}
            onText={setTarget}
            prefix={isMoney(figure.unit) ? '$' : undefined}
            suffix={
              figure.unit === 'percent'
                ? '%'
                : figure.unit === 'months'
                  ? 'months'
                  : figure.unit === 'years'
                    ? 'years'
                    : undefined
            }
            bad={problem !== null}
            describedBy={problem ? `${id}-p` : undefined}
            className="w-full"
          />
        </div>
      </div>
      {problem ? (
        <p id={`${id}-p`} className="text-bad text-sm" role="alert">
          {problem}
        </p>
      ) : null}
      <p>
        <button type="submit" className="button button-main" disabled={form.waiting !== null}>
          Solve
        </button>
      </p>
      <div role="status">{answer ? <Answer form={form} {...answer} /> : null}</div>
    </form>
  )
}

function Answer({
  form,
  solution,
  unknown,
  figure,
  target,
}: {
  form: CalculatorForm
  solution: Solution
  unknown: string
  figure: string
  target: number
}) {
  const { calculator } = form
  const field = calculator.fields[unknown]
  const spec = calculator.figures.find((one) => one.key === figure)
  if (!field || !spec) return null
  const say = (value: number) => figureText(value, spec.unit)
  if (solution.outcome === 'no-figure') return <p>There is no result to aim at with these inputs.</p>
  if (solution.outcome === 'no-answer')
    return (
      <p>
        No value of {field.label.toLowerCase()} gets you to {say(target)}. With your other numbers,{' '}
        {spec.label.toLowerCase()} lies between <b>{say(solution.lowest)}</b> and <b>{say(solution.highest)}</b>.
      </p>
    )
  const { value } = solution
  const shown = valueText(field, value)
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-green-tint px-4 py-3">
      <p className="flex-1">
        {field.label}: <b>{shown}</b>.{' '}
        {solution.outcome === 'solved'
          ? `That gives ${say(solution.reached)}.`
          : `That comes closest: it gives ${say(solution.reached)}, because this result moves in steps.`}
      </p>
      <button type="button" className="button" onClick={() => form.put(unknown, value)}>
        Use this number
      </button>
    </div>
  )
}

function valueText(
  field: CalculatorForm['calculator']['fields'][string],
  value: CalculatorForm['inputs'][string],
): string {
  if (field.kind === 'share' && typeof value === 'object' && value !== null && 'unit' in value)
    return value.unit === 'pct' ? `${moneyText(value.amount)}%` : `$${moneyText(value.amount)}`
  if (typeof value !== 'number') return ''
  if (field.kind === 'money') return figureText(value, 'cents')
  if (field.kind === 'percent') return `${Number(value.toFixed(4))}%`
  if (field.kind === 'duration') return figureText(value, 'months')
  return boxText(field, value)
}
