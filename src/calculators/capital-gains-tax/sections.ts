import type { Inputs } from '../kit/field.ts'
import { filingStatus, stateOrFederal, yearlyIncome } from '../kit/household.ts'
import { type FieldsOf, section } from '../kit/section.ts'
import { startingPay } from '../kit/starting-values.ts'
import { homeFields } from './home-fields.ts'
import { lotsField } from './lot-fields.ts'
import { formWords, sectionWords } from './words/form.en.ts'
import { paymentFields, yearFields } from './year-fields.ts'

export const sections = [
  section(sectionWords.sales, { lots: lotsField }),
  section(sectionWords.year, {
    income: yearlyIncome({ ...formWords.income, initial: startingPay.value, nudge: 10_000 }),
    status: filingStatus(),
    state: stateOrFederal,
  }),
  section(sectionWords.home.title, homeFields, { more: sectionWords.home.more }),
  section(sectionWords.rest.title, yearFields, { more: sectionWords.rest.more }),
  section(sectionWords.payments.title, paymentFields, { more: sectionWords.payments.more }),
] as const
export type GainsInputs = Inputs<FieldsOf<typeof sections>>
