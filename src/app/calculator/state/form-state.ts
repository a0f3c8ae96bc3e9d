/** What a calculator's form remembers, and how a change goes through it. No React: the page's hook holds one of these. */
import type { Calculator, FieldErrors } from '#calculators/kit/definition.ts'
import { type Env, type InputValues, initialInputs } from '#calculators/kit/field.ts'

export interface FormState {
  /** What the visitor changed; all else follows the starting values. */
  readonly edits: InputValues
  /** Text as typed in boxes that have not been left yet. */
  readonly drafts: Readonly<Record<string, string>>
  /** What is wrong with the text of a box. */
  readonly problems: FieldErrors
  /** See `CalculatorForm`. */
  readonly brought: ReadonlySet<string>
  /** The year chosen. */
  readonly year: number
  /** The last edits that fit together: what is asked. */
  readonly asked: InputValues
  /** The last question all of whose law was here: what the result shows. */
  readonly answered: { readonly values: InputValues; readonly year: number }
}

/** Starting values under the law of a year. They never miss anything, so they are answered at once. */
export function startingForm(year: number): FormState {
  const values: InputValues = {}
  return {
    edits: values,
    drafts: {},
    problems: {},
    brought: new Set(),
    year,
    asked: values,
    answered: { values, year },
  }
}

/** Whether the result still stands for an earlier question. */
export const isBehind = ({ asked, year, answered }: FormState): boolean =>
  answered.values !== asked || answered.year !== year

/** What is being asked, whole. */
export const question = (calculator: Calculator, today: Env['today'], { asked, year }: FormState) => ({
  inputs: { ...initialInputs(calculator.fields, { today }), ...asked },
  env: { today, year },
})

/** Lets the result follow the question if everything the answer needs is here; else the last answer stays. */
export function follow(calculator: Calculator, today: Env['today'], now: FormState): FormState {
  if (!isBehind(now)) return now
  const { inputs, env } = question(calculator, today, now)
  return calculator.missing(inputs, env) ? now : { ...now, answered: { values: now.asked, year: now.year } }
}

/**
 * The form after some values changed: kept as edits always, asked only when everything fits together, answered only when nothing is
 * missing. What `names` had as drafts and problems is over.
 */
export function settle(
  calculator: Calculator,
  today: Env['today'],
  now: FormState,
  values: InputValues,
  names: readonly string[],
): FormState {
  const edits = { ...now.edits, ...values }
  const inputs = { ...initialInputs(calculator.fields, { today }), ...edits }
  const fits = Object.keys(calculator.check(inputs)).length === 0
  return follow(calculator, today, {
    ...now,
    edits,
    drafts: without(now.drafts, names),
    problems: without(now.problems, names),
    asked: fits ? edits : now.asked,
  })
}

/** The names whose value is not the starting one. Lists and shares are compared by what they hold. */
export function unlike(initial: InputValues, values: InputValues): ReadonlySet<string> {
  return new Set(Object.keys(values).filter((name) => JSON.stringify(values[name]) !== JSON.stringify(initial[name])))
}

export function without<T>(record: Readonly<Record<string, T>>, names: readonly string[]): Readonly<Record<string, T>> {
  return names.some((name) => name in record)
    ? Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))
    : record
}
