/** All inputs of a calculator from something unknown: a request body, a link, a stored scenario. */
import type { Answering, FieldErrors } from './definition.ts'
import { type Clock, type InputValue, type InputValues, initialValue } from './field.ts'
import { readValue } from './read-field.ts'
import { asking } from './words/reading.en.ts'

export type ParsedInputs =
  | { readonly ok: true; readonly inputs: InputValues }
  | { readonly ok: false; readonly errors: FieldErrors }

/** Missing inputs take their starting values; unknown names and bad values each get a sentence under their name. */
export function parseInputs(
  calculator: Pick<Answering, 'fields' | 'check'>,
  given: unknown,
  clock: Clock,
): ParsedInputs {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { ok: false, errors: { inputs: asking.object } }
  // Without a prototype, so that a name like __proto__ is a name like any other.
  const errors: Record<string, string> = Object.create(null)
  const inputs: Record<string, InputValue> = {}
  for (const name of Object.keys(given))
    if (!Object.hasOwn(calculator.fields, name)) errors[name.slice(0, 60)] = asking.unknown
  for (const [name, field] of Object.entries(calculator.fields)) {
    if (!Object.hasOwn(given, name)) {
      inputs[name] = initialValue(field, clock)
      continue
    }
    const read = readValue(field, (given as Record<string, unknown>)[name])
    if (read.ok) inputs[name] = read.value
    else errors[name] = read.message
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  const unfit = calculator.check(inputs)
  return Object.keys(unfit).length > 0 ? { ok: false, errors: unfit } : { ok: true, inputs }
}
