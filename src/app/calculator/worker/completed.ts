/** All inputs of a calculator from a few, for a page that asks only those. */
import type { Calculator } from '#calculators/kit/definition.ts'
import type { Env, InputValue, InputValues } from '#calculators/kit/field.ts'
import { parseInputs } from '#calculators/kit/parse-inputs.ts'

/** What is known of the visitor by the name calculators give it: their state, their filing status. */
export type Who = Readonly<Record<string, string>>
export interface Completed {
  readonly inputs: InputValues
  /** What was given, with what `who` filled: the rest are starting values. */
  readonly given: InputValues
}

/** Throws a RangeError in words where the given values do not fit together. What `who` says is left out where it does not fit. */
export function completed(calculator: Calculator, given: InputValues, who: Who, env: Env): Completed {
  const known = Object.fromEntries(
    Object.entries(calculator.fields).flatMap(([name, { profile }]): [string, InputValue][] => {
      const fact = profile === undefined ? undefined : who[profile]
      return fact === undefined || Object.hasOwn(given, name) ? [] : [[name, fact]]
    }),
  )
  for (const all of [{ ...known, ...given }, given]) {
    const read = parseInputs(calculator, all, env)
    if (read.ok) return { inputs: read.inputs, given: all }
  }
  const read = parseInputs(calculator, given, env)
  throw new RangeError(read.ok ? '' : Object.values(read.errors).join(' '))
}
