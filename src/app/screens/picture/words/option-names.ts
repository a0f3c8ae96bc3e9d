/** The name of a choice, as the form says it: `optionName('debts', 'kind', 'card')` is 'Credit card'. */
import type { ListName } from '#engine/household/lists.ts'
import { often } from './field-words.ts'
import {
  accountKinds,
  billKinds,
  contactRoles,
  coverageSources,
  debtKinds,
  documentKinds,
  incomeKinds,
  personRoles,
  policyKinds,
  propertyKinds,
} from './kinds.ts'

type Names = Readonly<Record<string, string>>
/** Kinds by list; the role of a person is one too. */
const kinds: Readonly<Partial<Record<ListName, Names>>> = {
  people: personRoles,
  incomes: incomeKinds,
  accounts: accountKinds,
  properties: propertyKinds,
  debts: debtKinds,
  policies: policyKinds,
  bills: billKinds,
  documents: documentKinds,
  contacts: contactRoles,
}
const isHowOften = (field: string): boolean => field === 'every' || field === 'premiumEvery'

export const optionName = (list: ListName, field: string, value: string): string => {
  const names: Names = isHowOften(field) ? often : field === 'through' ? coverageSources : (kinds[list] ?? {})
  return names[value] ?? value
}
