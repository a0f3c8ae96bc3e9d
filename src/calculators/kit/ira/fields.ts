/** The questions both IRA pages ask: who files, what they earn, what comes later. */
import { defaultYear } from '#facts/default-year.ts'
import { choices } from '../choices.ts'
import { choice, count, money, month, percent, points, toggle } from '../field.ts'
import { inflationRate, yearlyReturn } from '../growth-fields.ts'
import { filingStatus, stateOrFederal, yearlyIncome } from '../household.ts'
import { american as say } from '../say.ts'
import { when } from '../section.ts'
import {
  startingDividendYield,
  startingGainsTax,
  startingPay,
  startingReturn,
  startingWithdrawalTax,
} from '../starting-values.ts'
import { pastReturn } from './form-facts.precomputed.ts'
import { iraWords as words } from './words/form.en.ts'

export interface Filing {
  readonly status: string
  readonly lived: boolean
}
const isJoint = ({ status }: { status: string }): boolean => status === 'joint'
const isSeparate = ({ status }: { status: string }): boolean => status === 'separate'
/** A spouse's plan at work matters on a joint return, and on a separate one of somebody who lives with them. */
const spousePlanCounts = ({ status, lived }: Filing): boolean => status === 'joint' || (status === 'separate' && lived)
const byIncome = ({ laterBy }: { laterBy: string }): boolean => laterBy === 'income'
const byRate = ({ laterBy }: { laterBy: string }): boolean => laterBy === 'rate'
const birthMonths = { initial: '1986-05', min: '1920-01', max: `${defaultYear}-12` }

export const whoFields = {
  born: month({ ...words.born, ...birthMonths, profile: 'birthMonth' }),
  status: filingStatus(),
  income: yearlyIncome({ ...words.income, initial: startingPay.value, profile: 'annualPay', nudge: 20_000 }),
  spouseIncome: when(
    isJoint,
    money({ ...words.spouseIncome, per: 'year', initial: 0, profile: 'spousePay', max: 100_000_000, step: 1000 }),
  ),
  covered: choice({ ...words.covered, initial: 'yes', options: choices(words.covered.options) }),
  spouseCovered: when(
    spousePlanCounts,
    choice({ ...words.spouseCovered, initial: 'no', options: choices(words.spouseCovered.options) }),
  ),
}

/** A year's money put into the IRA. */
export const contribution = (label: { readonly label: string; readonly hint?: string }) =>
  money({
    ...label,
    per: 'year',
    initial: 7000,
    max: 1_000_000,
    step: 100,
    slider: { from: 0, to: 10_000 },
    nudge: 500,
  })

export const laterRate = when(
  byRate,
  percent({ ...words.laterRate, initial: points(startingWithdrawalTax.value), max: 60, step: 1, nudge: 5 }),
)

export const incomeFields = {
  state: stateOrFederal,
  otherIncome: money({ ...words.otherIncome, per: 'year', initial: 0, max: 100_000_000, nudge: 10_000 }),
  planDeferrals: money({ ...words.planDeferrals, per: 'year', initial: 0, max: 1_000_000, nudge: 5000 }),
  selfEmployment: money({ ...words.selfEmployment, per: 'year', initial: 0, max: 100_000_000 }),
  benefits: money({ ...words.benefits, per: 'year', initial: 0, max: 1_000_000 }),
  children: count({ ...words.children, initial: 0, max: 12, profile: 'children' }),
  magi: money({ ...words.magi, per: 'year', initial: null, optional: true, max: 100_000_000 }),
  lived: when(isSeparate, toggle({ ...words.lived, initial: true })),
  spouseBorn: when(isJoint, month({ ...words.spouseBorn, ...birthMonths })),
  spousePuts: when(isJoint, money({ ...words.spousePuts, per: 'year', initial: 0, max: 1_000_000 })),
  claimed: toggle({ ...words.claimed, initial: false }),
  student: toggle({ ...words.student, initial: false }),
}

export const growthFields = {
  untilAge: count({ ...words.untilAge, initial: 67, min: 19, max: 110, nudge: 5 }),
  keepUp: choice({ ...words.keepUp, initial: 'every', options: choices(words.keepUp.options) }),
  annualReturn: yearlyReturn({
    label: words.annualReturn.label,
    hint: words.annualReturn.hint(pastReturn, say),
    initial: startingReturn.value,
    per: 'year',
  }),
  inflation: inflationRate({ ...words.inflation, min: 0, max: 15 }),
}

/** How a later tax rate is known; a rate that is typed stands where each page wants it. */
export const laterBy = choice({ ...words.laterBy, initial: 'rate', options: choices(words.laterBy.options) })

export const laterFields = {
  laterIncome: when(byIncome, money({ ...words.laterIncome, per: 'year', initial: 0, max: 10_000_000, nudge: 10_000 })),
  laterBenefits: when(byIncome, money({ ...words.laterBenefits, per: 'year', initial: 24_000, max: 1_000_000 })),
  laterYears: when(byIncome, count({ ...words.laterYears, initial: 25, min: 1, max: 60 })),
  dividendYield: percent({
    ...words.dividendYield,
    per: 'year',
    initial: points(startingDividendYield.value),
    max: 15,
    step: 0.25,
  }),
  gainsTax: percent({ ...words.gainsTax, initial: points(startingGainsTax.value), max: 60, step: 1 }),
}

interface Named {
  readonly label: string
  readonly hint?: string
}
/** An account's balance, or a part of one. */
export const dollars = { max: 100_000_000, step: 500 }
/** Money over the limit: from earlier years, and the account's value before and after, from which its earnings are figured. */
export const excessFields = (words: Readonly<Record<'excessBefore' | 'opening' | 'closing', Named>>) => ({
  excessBefore: money({ ...words.excessBefore, initial: 0, max: 1_000_000 }),
  opening: money({ ...words.opening, initial: null, optional: true, ...dollars }),
  closing: money({ ...words.closing, initial: null, optional: true, ...dollars }),
})
