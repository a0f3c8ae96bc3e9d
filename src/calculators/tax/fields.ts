import { choice, type Inputs, money, toggle } from '../kit/field.ts'
import { aboutFields, deductionFields, familyFields, moneyFields, paymentFields } from './household-fields.ts'
import { type LocalityKey, localityFields } from './locality-fields.ts'
import { type PersonKey, spouseFields, spouseKey, yourFields } from './person-fields.ts'

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

const lineOptions = [
  ...personLines.map((key) => ({ value: key as string, label: yourFields[key].label })),
  ...householdLines.map((key) => ({
    value: key as string,
    label: { ...moneyFields, ...deductionFields, ...familyFields }[key].label,
  })),
  ...personLines.map((key) => ({ value: spouseKey(key) as string, label: spouseFields[spouseKey(key)].label })),
]

const asking = {
  nextOf: choice({
    label: 'Next dollars of',
    hint: 'What the step chart and the cost of your next $1,000 look at.',
    initial: 'main',
    options: [
      { value: 'main', label: 'Your main income' },
      { value: 'pay', label: 'Pay' },
      { value: 'selfEmployment', label: 'Business profit' },
      { value: 'iraWithdrawals', label: 'IRA withdrawals' },
      { value: 'longTermGain', label: 'Long-term gain' },
    ],
  }),
  whatIfLine: choice({ label: 'Change this line', initial: 'planDeferrals', options: lineOptions }),
  whatIfChange: money({
    label: 'By',
    hint: 'Negative takes away.',
    per: 'year',
    initial: 0,
    min: -1e7,
    max: 1e7,
    step: 500,
  }),
  formsRounding: toggle({
    label: 'Round like the paper forms',
    hint: 'Whole dollars and the printed Tax Table. A few dollars of difference.',
    initial: false,
  }),
}

export const fields = {
  ...yourFields,
  ...spouseFields,
  ...aboutFields,
  ...familyFields,
  ...moneyFields,
  ...deductionFields,
  ...paymentFields,
  ...asking,
  ...(localityFields as Required<typeof localityFields>),
}

export type TaxFields = typeof fields
/** Every answer. A locality is asked only in states that have one, so its answer may be missing. */
export type TaxInputs = Omit<Inputs<TaxFields>, LocalityKey> & { readonly [K in LocalityKey]?: string }
