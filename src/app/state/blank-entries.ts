/** Entries of which nothing is known yet: every field that may be unknown is null. */
import type { Fields } from '#engine/household/field.ts'
import { householdLists, type ListName } from '#engine/household/lists.ts'
import type { FactsIn } from './own-lists.ts'

type Unknowns<S extends Fields> = { readonly [K in keyof S as S[K]['needed'] extends true ? never : K]: null }
type BlankIn<L extends ListName> = Unknowns<(typeof householdLists)[L]>

/** The fields of a list that may be unknown, all unknown. */
export function blankIn<L extends ListName>(list: L): BlankIn<L> {
  const open = Object.entries(householdLists[list] as Fields).filter(([, field]) => !field.needed)
  return Object.fromEntries(open.map(([key]) => [key, null])) as BlankIn<L>
}
export const blankDebt = blankIn('debts')

/** An entry's facts with what is given and the rest unknown. Needed fields must be given. */
export const factsOf = <L extends ListName>(
  list: L,
  given: Omit<FactsIn<L>, keyof BlankIn<L>> & Partial<FactsIn<L>>,
): FactsIn<L> => ({ ...blankIn(list), ...given }) as unknown as FactsIn<L>
