/** The questions about a change: what the next dollars are made of, and one line moved by an amount. */
import { choices } from '../kit/choices.ts'
import { choice, money, toggle } from '../kit/field.ts'
import {
  adjustmentFields,
  carLoanFields,
  familyFields,
  investmentFields,
  itemizedFields,
  otherIncomeFields,
  rentalFields,
} from './household-fields.ts'
import { type PersonKey, spouseFields, spouseKey, yourFields } from './person-fields.ts'
import { whatIfWords as words } from './words/form.en.ts'

/** Amounts of one person that "what if" may move. */
const personLines = [
  'pay',
  'planDeferrals',
  'cafeteriaPlan',
  'tips',
  'overtimePremium',
  'selfEmployment',
  'selfEmployedPlan',
  'traditionalIra',
  'hsa',
  'socialSecurity',
  'privatePension',
  'governmentPension',
  'iraWithdrawals',
  'unemployment',
] as const satisfies readonly PersonKey[]
/** Amounts of the whole return that "what if" may move. */
const householdLines = [
  'interest',
  'ordinaryDividends',
  'qualifiedDividends',
  'shortTermGain',
  'longTermGain',
  'rental',
  'otherIncome',
  'studentLoanInterest',
  'carLoanInterest',
  'mortgageInterest',
  'realEstateTax',
  'charityCash',
  'medical',
  'careExpenses',
] as const

const fields = {
  ...investmentFields,
  ...rentalFields,
  ...otherIncomeFields,
  ...adjustmentFields,
  ...carLoanFields,
  ...itemizedFields,
  ...familyFields,
}
/** Every line that may be moved, by its label. */
export const lineOptions: readonly { readonly value: string; readonly label: string }[] = [
  ...personLines.map((key) => ({ value: key, label: yourFields[key].label })),
  ...householdLines.map((key) => ({ value: key, label: fields[key].label })),
  ...personLines.map((key) => ({ value: spouseKey(key), label: spouseFields[spouseKey(key)].label })),
]

export const whatIfFields = {
  whatIfLine: choice<string>({ ...words.whatIfLine, initial: 'planDeferrals', options: lineOptions }),
  whatIfChange: money({ ...words.whatIfChange, per: 'year', initial: 0, min: -1e7, max: 1e7, step: 500 }),
  nextOf: choice({ ...words.nextOf, initial: 'main', options: choices(words.nextOf.options) }),
  formsRounding: toggle({ ...words.formsRounding, initial: false }),
}
