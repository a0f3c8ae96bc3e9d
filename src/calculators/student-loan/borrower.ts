/** From what was typed to the people and loans the engine knows. */

import { standardPayment } from '#engine/student/fixed-plans.ts'
import type { StudentLoan } from '#engine/student/loan.ts'
import { icrFixedYears } from '#facts/student/income-contingent.ts'
import { standardPlan } from '#facts/student/plans.ts'
import type { Borrower, Filing, IncomePlan } from './asked.ts'
import type { Law } from './law.ts'
import { takes } from './plans.ts'
import type { LoanInputs } from './sections.ts'

type Row = LoanInputs['loans'][number]

export const loanOf = (row: Row): StudentLoan => ({
  balance: row.balance,
  annualRate: row.rate / 100,
  subsidized: row.kind === 'subsidized',
})

export const owedOf = (inputs: LoanInputs): number => inputs.loans.reduce((sum, loan) => sum + loan.balance, 0)

const guidelineOf = (inputs: LoanInputs, law: Law) =>
  law.poverty.value[inputs.state === 'AK' ? 'alaska' : inputs.state === 'HI' ? 'hawaii' : 'contiguous']

const levelOf = (loans: readonly StudentLoan[], months: number): number =>
  loans.reduce((sum, loan) => sum + standardPayment(loan, months), 0)

/** What `mine` is for: my own loans, or my spouse's, under a filing status that may be another than the one typed. */
export function borrowerOf(inputs: LoanInputs, law: Law, plan: IncomePlan, filing: Filing, mine = true): Borrower {
  const own = inputs.loans.filter((loan) => loan.balance > 0 && takes(plan, loan.kind)).map(loanOf)
  const married = filing === 'joint' || filing === 'separate'
  const spouse: readonly StudentLoan[] =
    married && inputs.spouseBalance > 0
      ? [{ balance: inputs.spouseBalance, annualRate: inputs.spouseRate / 100, subsidized: false }]
      : []
  const joint = filing === 'joint'
  const loans = mine ? own : spouse
  const balance = loans.reduce((sum, loan) => sum + loan.balance, 0)
  const together = [...own, ...spouse]
  const all = together.reduce((sum, loan) => sum + loan.balance, 0)
  const claims = filing !== 'separate' || (inputs.childrenWith === 'me') === mine
  const dependents = claims ? inputs.dependents : 0
  const twelve = icrFixedYears.value * 12
  return {
    agi: joint ? inputs.agi + inputs.spouseAgi : mine ? inputs.agi : inputs.spouseAgi,
    familySize: 1 + (joint ? 1 : 0) + dependents,
    dependents,
    share: joint && all > 0 ? balance / all : 1,
    factors: joint || filing === 'head' ? 'married' : 'single',
    cap: mine && inputs.cap !== null ? inputs.cap : levelOf(loans, standardPlan.value.months),
    twelveYears: levelOf(joint ? together : loans, twelve),
    guideline: guidelineOf(inputs, law),
  }
}
