/** What a calculator's form remembers, and how a change goes through it. No React: the page's hook holds one of these. */
import type { Answering, FieldErrors, Tool } from '#calculators/kit/definition.ts'
import type { Env } from '#calculators/kit/field.ts'
import { type InputValues, initialInputs } from '#calculators/kit/field.ts'

export interface FormState {
  /** What the visitor changed; all else follows the starting values. */
  readonly edits: InputValues
  /** Text as typed in boxes that have not been left yet. */
  readonly drafts: Readonly<Record<string, string>>
  /** What is wrong with the text of a box. */
  readonly problems: FieldErrors
  /** See `PageForm`. */
  readonly brought: ReadonlySet<string>
  /** See `PageForm`. */
  readonly lastTyped: string | null
  /** The year chosen. */
  readonly year: number
  /** The last edits that fit together: what is asked. */
  readonly asked: InputValues
  /** The last question all of whose law was here: what the result shows. */
  readonly answered: { readonly values: InputValues; readonly year: number }
}

/** The day, and the law fetched so far: what a form is answered under, besides its year. */
export type Ground = Omit<Env, 'year'>

/** Starting values under the law of a year. */
export function startingForm(year: number): FormState {
  const values: InputValues = {}
  return {
    edits: values,
    drafts: {},
    problems: {},
    brought: new Set(),
    lastTyped: null,
    year,
    asked: values,
    answered: { values, year },
  }
}

/** Whether the result still stands for an earlier question. */
export const isBehind = ({ asked, year, answered }: FormState): boolean =>
  answered.values !== asked || answered.year !== year

/** What is being asked, whole. */
export const question = (tool: Tool, ground: Ground, { asked, year }: FormState) => ({
  inputs: { ...initialInputs(tool.fields, ground), ...asked },
  env: { ...ground, year },
})

/** Lets the result follow the question if everything the answer needs is here; else the last answer stays. */
export function follow(calculator: Answering | null, ground: Ground, now: FormState): FormState {
  if (!calculator || !isBehind(now)) return now
  const { inputs, env } = question(calculator, ground, now)
  return calculator.missing(inputs, env) ? now : { ...now, answered: { values: now.asked, year: now.year } }
}

/** Asks the edits if they fit together; while what answers has not come, they wait. */
export function ask(calculator: Answering | null, ground: Ground, now: FormState): FormState {
  if (!calculator || now.asked === now.edits) return follow(calculator, ground, now)
  const inputs = { ...initialInputs(calculator.fields, ground), ...now.edits }
  const fits = Object.keys(calculator.check(inputs)).length === 0
  return follow(calculator, ground, { ...now, asked: fits ? now.edits : now.asked })
}

/**
 * The form after some values changed: kept as edits always, asked only when everything fits together, answered only when nothing is
 * missing. What `names` had as drafts and problems is over.
 */
export function settle(
  calculator: Answering | null,
  ground: Ground,
  now: FormState,
  values: InputValues,
  names: readonly string[],
): FormState {
  return ask(calculator, ground, {
    ...now,
    lastTyped: null,
    edits: { ...now.edits, ...values },
    drafts: without(now.drafts, names),
    problems: without(now.problems, names),
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
