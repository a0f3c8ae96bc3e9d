import type { Dependent } from '#engine/tax/household.ts'

/** A child known only by number: old enough for no state's credit for the very young. */
const someChild: Dependent = { age: 10, child: true, student: false, disabled: false, hasNumber: true }
export const dependentsOf = ({ children }: { readonly children: number }): readonly Dependent[] =>
  Array.from({ length: children }, () => someChild)
