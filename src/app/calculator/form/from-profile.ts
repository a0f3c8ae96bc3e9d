/** Which of a calculator's inputs the visitor's own numbers can fill, and the way back. */
import type { Tool } from '#calculators/kit/definition.ts'
import type { InputValue, InputValues, ProfileKey } from '#calculators/kit/field.ts'
import { readValue } from '#calculators/kit/read-field.ts'
import type { Profile } from '../../state/profile.ts'

/** Inputs the profile knows and the calculator accepts. */
export function knownInputs(calculator: Tool, profile: Profile): InputValues {
  const known: Record<string, InputValue> = {}
  for (const [name, field] of Object.entries(calculator.fields)) {
    const value = field.profile === undefined ? undefined : profile[field.profile]
    if (value === undefined) continue
    const read = readValue(field, value)
    if (read.ok) known[name] = read.value
  }
  return known
}

/** What these inputs would tell the profile. */
export function factsFrom(
  calculator: Tool,
  inputs: InputValues,
): readonly { key: ProfileKey; value: string | number }[] {
  return Object.entries(calculator.fields).flatMap(([name, field]) => {
    const value = inputs[name]
    return field.profile !== undefined && (typeof value === 'string' || typeof value === 'number')
      ? [{ key: field.profile, value }]
      : []
  })
}

export const asksProfile = (calculator: Tool): boolean =>
  Object.values(calculator.fields).some((field) => field.profile !== undefined)
