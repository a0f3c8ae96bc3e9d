/** What each plan by income asks of a borrower in each year. */
import { askedPayment, discretionaryPayment, icrPayment, povertyLine } from '#engine/student/income-driven.ts'
import { assistancePayment } from '#engine/student/repayment-assistance.ts'
import { icrFactors } from '#facts/student/income-contingent.ts'
import { incomeDriven, incomeDrivenSmallPrint, repaymentAssistance } from '#facts/student/plans.ts'
import type { PovertyGuideline } from '#facts/student/poverty.ts'
import type { LoanInputs } from './sections.ts'

export type IncomePlan = 'ibr' | 'paye' | 'icr' | 'rap'

/** A borrower as the plans by income see one. Dollars; incomes per year, payments per month. */
export interface Borrower {
  /** AGI that counts today: the couple's on a joint return. */
  readonly agi: number
  readonly familySize: number
  readonly dependents: number
  /** Of the couple's payment: 1 unless a joint return covers a spouse with loans. */
  readonly share: number
  readonly factors: 'single' | 'married'
  /** The 10-year payment: the most IBR and PAYE ask. */
  readonly cap: number
  /** The 12-year payment of all loans the payment is for: ICR. */
  readonly twelveYears: number
  readonly guideline: PovertyGuideline
}

export type Filing = LoanInputs['filing']

/** The rule of IBR for the borrower: 10% and 20 years when new from July 2014, else 15% and 25 years. */
export const ibrRule = (inputs: Pick<LoanInputs, 'firstLoan'>) =>
  inputs.firstLoan === 'from2014' ? incomeDriven.value.ibrFrom2014 : incomeDriven.value.ibrBefore2014

/** Asked per month in a year whose income has grown to `income` times today's and whose poverty guideline to `prices` times; to the cent. */
export function askedIn(plan: IncomePlan, who: Borrower, inputs: LoanInputs, income: number, prices: number): number {
  const agi = who.agi * income
  const small = incomeDrivenSmallPrint.value
  const poverty = povertyLine(who.guideline, who.familySize, prices)
  switch (plan) {
    case 'rap':
      return share(assistancePayment(agi, who.dependents, repaymentAssistance.value), who.share)
    case 'icr':
      return share(
        icrPayment(
          agi,
          poverty,
          who.twelveYears,
          incomeDriven.value.icr,
          icrFactors.value[who.factors],
          small.icrAtLeast,
        ),
        who.share,
      )
    default: {
      const rule = plan === 'ibr' ? ibrRule(inputs) : incomeDriven.value.paye
      return askedPayment(Math.min(who.cap, discretionaryPayment(agi, poverty, rule) * who.share), small)
    }
  }
}

const share = (payment: number, part: number): number => (part === 1 ? payment : Math.round(payment * part * 100) / 100)
