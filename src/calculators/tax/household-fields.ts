/** The questions asked once for the whole return. */
import { choices } from '../kit/choices.ts'
import { choice, count, money, percent, rows, toggle } from '../kit/field.ts'
import { when } from '../kit/section.ts'
import { formYears } from './form-years.precomputed.ts'
import { aboutWords, deductionWords, familyWords, moneyWords, paymentWords } from './words/form.en.ts'

interface Asked {
  readonly label: string
  readonly hint?: string
}
/** An amount of the year, zero until typed. */
const amount = (words: Asked, max = 1e9) => money({ ...words, per: 'year', initial: 0, max })
/** A result of the year, which may be a loss. */
const result = (words: Asked) => money({ ...words, per: 'year', initial: 0, min: -1e9, step: 500 })
/** An amount that "what matters most" moves. */
const moved = (words: Asked, max = 1e9) => money({ ...words, per: 'year', initial: 0, max, nudge: 1000 })

const isSeparate = ({ status }: { readonly status: string }): boolean => status === 'separate'
const hasMortgage = ({ mortgageInterest }: { readonly mortgageInterest: number }): boolean => mortgageInterest > 0
const hasOlderMortgage = (inputs: { readonly mortgageInterest: number; readonly mortgageBefore2018: boolean }) =>
  hasMortgage(inputs) && inputs.mortgageBefore2018

export const aboutFields = {
  children: when(
    ({ dependents }: { readonly dependents: readonly unknown[] }) => dependents.length === 0,
    count({ ...aboutWords.children, initial: 0, profile: 'children', max: 15, nudge: 1 }),
  ),
  claimedByAnother: toggle({ ...aboutWords.claimedByAnother, initial: false }),
  livedWithSpouse: when(isSeparate, toggle({ ...aboutWords.livedWithSpouse, initial: true })),
  spouseItemizes: when(isSeparate, toggle({ ...aboutWords.spouseItemizes, initial: false })),
}

const { dependents, schooling, adoptions } = familyWords
export const familyFields = {
  dependents: rows({
    label: dependents.label,
    hint: dependents.hint,
    noun: dependents.noun,
    initial: [],
    columns: {
      age: count({ label: dependents.age, unit: dependents.years, initial: 10, max: 115 }),
      kind: choice({ label: dependents.kind, initial: 'child', options: choices(dependents.kinds) }),
      student: toggle({ label: dependents.student, initial: false }),
      disabled: toggle({ label: dependents.disabled, initial: false }),
      hasNumber: toggle({ label: dependents.hasNumber, initial: true }),
      income: money({ label: dependents.income, per: 'year', initial: 0, max: 1e7 }),
    },
    blank: { age: 10, kind: 'child', student: false, disabled: false, hasNumber: true, income: 0 },
    maxRows: 15,
  }),
  careExpenses: amount(familyWords.careExpenses, 1e6),
  careChildren: when(
    ({ careExpenses }: { readonly careExpenses: number }) => careExpenses > 0,
    count({ ...familyWords.careChildren, optional: true, initial: null, max: 15 }),
  ),
  dependentCareFsa: amount(familyWords.dependentCareFsa, 100_000),
  schooling: rows({
    label: schooling.label,
    hint: schooling.hint,
    noun: schooling.noun,
    initial: [],
    columns: {
      expenses: money({ label: schooling.expenses, initial: 4000, max: 1_000_000 }),
      firstFourYears: toggle({ label: schooling.firstFourYears, initial: true }),
    },
    blank: { expenses: 4000, firstFourYears: true },
    maxRows: 8,
  }),
  adoptions: rows({
    label: adoptions.label,
    hint: adoptions.hint,
    noun: adoptions.noun,
    initial: [],
    columns: {
      expenses: money({ label: adoptions.expenses, initial: 15_000, max: 1_000_000 }),
      specialNeeds: toggle({ label: adoptions.specialNeeds, initial: false }),
    },
    blank: { expenses: 15_000, specialNeeds: false },
    maxRows: 8,
  }),
}

export const investmentFields = {
  interest: amount(moneyWords.interest),
  usInterest: amount(moneyWords.usInterest),
  taxExemptInterest: amount(moneyWords.taxExemptInterest),
  ordinaryDividends: amount(moneyWords.ordinaryDividends),
  qualifiedDividends: amount(moneyWords.qualifiedDividends),
  reitDividends: amount(moneyWords.reitDividends),
  shortTermGain: result(moneyWords.shortTermGain),
  longTermGain: result(moneyWords.longTermGain),
  depreciationGain: amount(moneyWords.depreciationGain),
  collectiblesGain: amount(moneyWords.collectiblesGain),
  longTermCarryover: amount(moneyWords.longTermCarryover),
  shortTermCarryover: amount(moneyWords.shortTermCarryover),
}
export const rentalFields = {
  rental: result(moneyWords.rental),
  rentalActive: when(
    ({ rental }: { readonly rental: number }) => rental < 0,
    toggle({ ...moneyWords.rentalActive, initial: true }),
  ),
}
export const otherIncomeFields = { otherIncome: amount(moneyWords.otherIncome) }

export const carLoanFields = {
  carLoanInterest: amount(
    { label: deductionWords.carLoanInterest.label, hint: deductionWords.carLoanInterest.hint(formYears) },
    100_000,
  ),
}
export const itemizedFields = {
  mortgageInterest: moved(deductionWords.mortgageInterest, 1e7),
  mortgageBalance: when(hasMortgage, money({ ...deductionWords.mortgageBalance, initial: 0, max: 1e8 })),
  mortgageBefore2018: when(hasMortgage, toggle({ ...deductionWords.mortgageBefore2018, initial: false })),
  mortgageOlder: when(
    hasOlderMortgage,
    money({ ...deductionWords.mortgageOlder, optional: true, initial: null, max: 1e8 }),
  ),
  mortgageCreditRate: when(hasMortgage, percent({ ...deductionWords.mortgageCreditRate, initial: 0, max: 50 })),
  mortgageInsurance: amount(
    { label: deductionWords.mortgageInsurance.label, hint: deductionWords.mortgageInsurance.hint(formYears) },
    1e6,
  ),
  realEstateTax: moved(deductionWords.realEstateTax, 1e7),
  personalPropertyTax: amount(deductionWords.personalPropertyTax, 1e6),
  stateIncomeTaxPaid: money({ ...deductionWords.stateIncomeTaxPaid, optional: true, initial: null, max: 1e8 }),
  salesTaxPaid: amount(deductionWords.salesTaxPaid, 1e6),
  charityCash: moved(deductionWords.charityCash),
  charityProperty: amount(deductionWords.charityProperty),
  medical: amount(deductionWords.medical, 1e7),
  investmentInterest: amount(deductionWords.investmentInterest, 1e8),
  otherItemized: amount(deductionWords.otherItemized, 1e8),
}
export const adjustmentFields = {
  studentLoanInterest: amount(deductionWords.studentLoanInterest, 100_000),
  alimonyPaidBefore2019: amount(deductionWords.alimonyPaidBefore2019, 1e7),
  otherAdjustments: amount(deductionWords.otherAdjustments, 1e8),
}

export const creditFields = {
  foreignTaxPaid: amount(paymentWords.foreignTaxPaid, 1e8),
  mortgageCreditCarryover: amount(paymentWords.mortgageCreditCarryover, 1e6),
  adoptionCarryover: amount(paymentWords.adoptionCarryover, 1e6),
  otherCredits: amount(paymentWords.otherCredits, 1e7),
  rentPaid: amount(paymentWords.rentPaid, 1e6),
}
export const withheldFields = {
  federalWithheld: amount(paymentWords.federalWithheld),
  estimatedPaid: amount(paymentWords.estimatedPaid),
  stateWithheld: amount(paymentWords.stateWithheld),
}
export const lastYearFields = {
  lastYearTax: money({ ...paymentWords.lastYearTax, optional: true, initial: null }),
  lastYearAgi: money({ ...paymentWords.lastYearAgi, optional: true, initial: null }),
}
