/** The words of every list's form. */
import type { ListName } from '#engine/household/lists.ts'
import { accountWords } from './accounts.ts'
import { debtWords } from './debts.ts'
import type { FieldWords } from './field-words.ts'
import { billWords, incomeWords } from './incomes.ts'
import { contactWords, documentWords } from './papers.ts'
import { expectedWords, goalWords, personWords, propertyWords } from './people.ts'
import { policyWords } from './policies.ts'

export const entryWords: Readonly<Record<ListName, Readonly<Record<string, FieldWords>>>> = {
  people: personWords,
  incomes: incomeWords,
  accounts: accountWords,
  properties: propertyWords,
  debts: debtWords,
  policies: policyWords,
  bills: billWords,
  goals: goalWords,
  expected: expectedWords,
  documents: documentWords,
  contacts: contactWords,
}
