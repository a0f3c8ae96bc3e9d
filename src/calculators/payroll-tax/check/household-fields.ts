/** What else the year’s return holds besides the stubs: other income, deductions, family, payments. Dollars for the whole year. */
import { choices } from '../../kit/choices.ts'
import { choice, count, type Field, money, rows, toggle } from '../../kit/field.ts'
import { when } from '../../kit/section.ts'
import { formWords as words } from './words/form.en.ts'

type Text = { readonly label: string; readonly hint?: string }
const yearly = (said: Text) => money({ ...said, per: 'year', initial: 0, max: 1e8 })
const gain = (said: Text) => money({ ...said, per: 'year', initial: 0, min: -1e8, max: 1e8 })

export interface Filed {
  readonly status: string
}
const joint = ({ status }: Filed): boolean => status === 'joint'
const couple = <const F extends Field>(field: F) => when(joint, field)
const ageOf = (said: Text & { readonly unit: string }) => count({ ...said, initial: 40, max: 115 })

export const incomeFields = {
  checkSelfEmployment: gain(words.selfEmployment),
  checkSpouseSelfEmployment: couple(gain(words.spouseSelfEmployment)),
  checkUnemployment: yearly(words.unemployment),
  checkUnemploymentWithheld: when(
    ({ checkUnemployment }: { readonly checkUnemployment: number }) => checkUnemployment > 0,
    toggle({ ...words.unemploymentWithheld, initial: false }),
  ),
  checkInterest: yearly(words.interest),
  checkDividends: yearly(words.dividends),
  checkQualified: yearly(words.qualified),
  checkShortGain: gain(words.shortGain),
  checkLongGain: gain(words.longGain),
  checkRental: gain(words.rental),
  checkOtherIncome: yearly(words.otherIncome),
  checkOtherWithheld: yearly(words.otherWithheld),
}

export const deductionFields = {
  checkIra: yearly(words.ira),
  checkSpouseIra: couple(yearly(words.spouseIra)),
  checkHsa: yearly(words.hsa),
  checkStudentLoan: yearly(words.studentLoan),
  checkEducator: yearly(words.educator),
  checkAdjustments: yearly(words.adjustments),
  checkCarLoan: yearly(words.carLoan),
  checkMortgage: yearly(words.mortgage),
  checkMortgageBalance: when(
    ({ checkMortgage }: { readonly checkMortgage: number }) => checkMortgage > 0,
    money({ ...words.mortgageBalance, initial: 0, max: 1e9, step: 1000 }),
  ),
  checkStateTaxes: yearly(words.stateTaxes),
  checkMedical: yearly(words.medical),
  checkGifts: yearly(words.gifts),
  checkOtherItemized: yearly(words.otherItemized),
}

const paysCare = ({ checkCare }: { readonly checkCare: number }): boolean => checkCare > 0
export const familyFields = {
  checkAge: ageOf(words.age),
  checkSpouseAge: couple(ageOf(words.spouseAge)),
  checkBlind: toggle({ ...words.blind, initial: false }),
  checkSpouseBlind: couple(toggle({ ...words.spouseBlind, initial: false })),
  checkClaimed: toggle({ ...words.claimed, initial: false }),
  checkOtherDependents: count({ ...words.otherDependents, initial: 0, max: 15 }),
  checkCare: yearly(words.care),
  checkCareChildren: when(paysCare, count({ ...words.careChildren, initial: null, max: 15, optional: true })),
  checkCareFsa: yearly(words.careFsa),
  checkSchooling: rows({
    label: words.schooling.label,
    hint: words.schooling.hint,
    noun: words.schooling.noun,
    columns: {
      expenses: money({ label: words.schooling.expenses, per: 'year', initial: 4000, max: 1_000_000 }),
      firstFourYears: toggle({ label: words.schooling.firstFourYears, initial: true }),
    },
    initial: [],
    blank: { expenses: 4000, firstFourYears: true },
    maxRows: 8,
    look: 'lines',
  }),
  checkOtherCredits: yearly(words.otherCredits),
}

export const paymentFields = {
  checkEstimated: money({ ...words.estimated, initial: 0, max: 1e8 }),
  checkLastTax: money({ ...words.lastTax, initial: null, max: 1e8, optional: true }),
  checkLastAgi: money({ ...words.lastAgi, initial: null, min: -1e8, max: 1e9, optional: true }),
}

export const formFields = {
  checkForms: choice({
    label: words.forms.label,
    hint: words.forms.hint,
    initial: 'all',
    options: choices(words.forms.options),
  }),
  checkPrivate: toggle({ ...words.private, initial: false }),
}
