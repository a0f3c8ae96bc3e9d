import { useCallback, useMemo, useState } from 'react'
import type { Calculator, Env, Evaluation, FieldErrors } from '#calculators/kit/definition.ts'
import { type Clock, type InputValue, type InputValues, initialInputs } from '#calculators/kit/field.ts'
import { readText } from '#calculators/kit/read-field.ts'
import { useToday } from '../state/today.ts'

/** What a pre-rendered page takes for today until the browser says otherwise. */
const builtOn = '2026-11-21'
/** The law that applies unless another year is chosen. */
export const defaultYear = 2026

interface FormState {
  /** What the visitor changed; all else follows the starting values. */
  readonly edits: InputValues
  /** Text as typed in boxes that have not been left yet. */
  readonly drafts: Readonly<Record<string, string>>
  /** What is wrong with the text of a box. */
  readonly problems: FieldErrors
  /** The last edits that fit together: what the result shows. */
  readonly good: InputValues
  /** See `CalculatorForm`. */
  readonly brought: ReadonlySet<string>
}
const untouched: FormState = { edits: {}, drafts: {}, problems: {}, good: {}, brought: new Set() }

export interface CalculatorForm {
  readonly calculator: Calculator
  readonly inputs: InputValues
  /** The inputs the result stands for. Differs from `inputs` while something is wrong. */
  readonly resultInputs: InputValues
  readonly drafts: Readonly<Record<string, string>>
  readonly errors: FieldErrors
  readonly env: Env
  readonly evaluation: Evaluation
  readonly touched: boolean
  /** The inputs the last link, scenario or profile set to something else than their starting values: none may stay hidden. */
  readonly brought: ReadonlySet<string>
  readonly type: (name: string, text: string) => void
  readonly leave: (name: string) => void
  readonly put: (name: string, value: InputValue) => void
  /** Takes over whole sets of inputs: a link, a scenario, a profile, an undo. */
  readonly fill: (values: InputValues) => void
  readonly reset: () => void
  readonly setYear: (year: number) => void
}

export function useCalculator(calculator: Calculator): CalculatorForm {
  const today = useToday() ?? builtOn
  const [year, setYear] = useState(defaultYear)
  const env = useMemo<Env>(() => ({ today, year }), [today, year])
  const [form, setForm] = useState(untouched)

  const put = useCallback(
    (name: string, value: InputValue) => setForm((now) => settle(calculator, env, now, { [name]: value }, [name])),
    [calculator, env],
  )
  const fill = useCallback(
    (values: InputValues) =>
      setForm((now) => ({
        ...settle(calculator, env, now, values, Object.keys(values)),
        brought: unlike(initialInputs(calculator.fields, env), values),
      })),
    [calculator, env],
  )
  const type = useCallback(
    (name: string, text: string) =>
      setForm((now) => {
        const field = calculator.fields[name]
        if (!field) return now
        const drafts = { ...now.drafts, [name]: text }
        const unit = field.kind === 'share' && shareUnit(now.edits[name] ?? initialInputs({ [name]: field }, env)[name])
        const read = readText(field, unit === 'pct' && !/[%$]/.test(text) && text.trim() !== '' ? `${text}%` : text)
        if (!read.ok) return { ...now, drafts, problems: { ...now.problems, [name]: read.message } }
        return { ...settle(calculator, env, now, { [name]: read.value }, [name]), drafts }
      }),
    [calculator, env],
  )
  const leave = useCallback(
    (name: string) =>
      setForm((now) =>
        now.problems[name] || now.drafts[name] === undefined ? now : { ...now, drafts: without(now.drafts, [name]) },
      ),
    [],
  )
  const reset = useCallback(() => setForm(untouched), [])

  const initial = useMemo(() => initialInputs(calculator.fields, env), [calculator, env])
  const inputs = useMemo(() => ({ ...initial, ...form.edits }), [initial, form.edits])
  const resultInputs = useMemo(() => ({ ...initial, ...form.good }), [initial, form.good])
  const evaluation = useMemo(() => calculator.evaluate(resultInputs, env), [calculator, resultInputs, env])
  const unfit = useMemo(
    () => (form.edits === form.good ? {} : calculator.check(inputs)),
    [calculator, inputs, form.edits, form.good],
  )
  return {
    calculator,
    inputs,
    resultInputs,
    drafts: form.drafts,
    errors: { ...unfit, ...form.problems },
    env,
    evaluation,
    touched: Object.keys(form.edits).length > 0,
    brought: form.brought,
    type,
    leave,
    put,
    fill,
    reset,
    setYear,
  }
}

/** The form after some values changed: kept as edits always, taken into the result only when everything fits together. */
function settle(
  calculator: Calculator,
  clock: Clock,
  now: FormState,
  values: InputValues,
  names: readonly string[],
): FormState {
  const edits = { ...now.edits, ...values }
  const inputs = { ...initialInputs(calculator.fields, clock), ...edits }
  const fits = Object.keys(calculator.check(inputs)).length === 0
  return {
    ...now,
    edits,
    drafts: without(now.drafts, names),
    problems: without(now.problems, names),
    good: fits ? edits : now.good,
  }
}

/** The names whose value is not the starting one. Lists and shares are compared by what they hold. */
export function unlike(initial: InputValues, values: InputValues): ReadonlySet<string> {
  return new Set(Object.keys(values).filter((name) => JSON.stringify(values[name]) !== JSON.stringify(initial[name])))
}

function without<T>(record: Readonly<Record<string, T>>, names: readonly string[]): Readonly<Record<string, T>> {
  return names.some((name) => name in record)
    ? Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))
    : record
}

const shareUnit = (value: InputValue | undefined) =>
  typeof value === 'object' && value !== null && 'unit' in value ? value.unit : 'usd'
