import { gainTaxByYear } from '#engine/funds/gain-tax.ts'
import {
  type HoldingCourse,
  type HoldingPlan,
  type HoldingYear,
  holdingCourse,
  saleTaxOf,
} from '#engine/funds/holding-course.ts'
import { type Investor, investorOf, stateTaxOnGain } from '#engine/funds/investor-tax.ts'
import { type ByPayout, payoutTaxOf as taxOfPayouts } from '#engine/funds/payouts.ts'
import { cheaperStep } from '#engine/funds/sales-load.ts'
import type { Asked } from '../kit/calculator.ts'
import { type Held, heldOf } from '../kit/fund/held.ts'
import type { InvestorLaw } from '../kit/fund/law.ts'
import { entitledTo, type Offered, offeredFunds, scheduleOf, termsOf } from './offered.ts'
import { grossReturnOf, payoutTaxOf } from './payouts.ts'
import type { FundInputs } from './sections.ts'

export type FundQuestion = Asked<FundInputs, InvestorLaw>
export type Fund = Offered & Held
export interface Result {
  readonly outcome: 'compared'
  readonly plan: HoldingPlan
  /** Before all costs, decimal a year. */
  readonly grossReturn: number
  readonly funds: readonly Fund[]
  readonly first: Fund
  readonly twin: Fund | null
  readonly payoutTax: ByPayout
  /** Of the tax on the first fund's payouts the state's share, and of that on its sale the state's nominal dollars; null where no return is made. */
  readonly statePayoutShare: number | null
  readonly stateSaleTax: number | null
  readonly prices: number
  readonly step: ReturnType<typeof cheaperStep>
}

const share = (points: number): number => points / 100
const taxedPart = { taxable: 'gain', ira: 'all', roth: 'nothing' } as const

/** Tax in dollars on a sale at the end of a year, in the visitor's kind of account. */
function saleTaxFor(
  inputs: FundInputs,
  investor: Investor,
  courses: readonly HoldingCourse[],
): (row: HoldingYear) => number {
  if (inputs.account === 'roth') return () => 0
  if (inputs.account === 'ira') return (row) => saleTaxOf(row, { on: 'all', rate: share(inputs.withdrawalRate) })
  if (inputs.taxBy === 'rates') return (row) => saleTaxOf(row, { on: 'gain', rate: share(inputs.gainRate) })
  return gainTaxByYear(investor, courses, share(inputs.inflation))
}

/** One sample of payouts for every fund: the largest of each kind. */
function largestPayouts(funds: readonly Offered[]): ByPayout {
  const most = (kind: keyof ByPayout) => Math.max(0, ...funds.map(({ payouts }) => payouts[kind]))
  return {
    ordinary: most('ordinary'),
    qualified: most('qualified'),
    reit: 0,
    shortGain: most('shortGain'),
    longGain: most('longGain'),
  }
}

/** Of the tax on payouts at these rates, the part at others. */
function shareOf(payouts: ByPayout, some: ByPayout, all: ByPayout): number {
  const whole = taxOfPayouts(payouts, all)
  return whole > 0 ? taxOfPayouts(payouts, some) / whole : 0
}

export function compute({ inputs, law }: FundQuestion): Result {
  const { start, deposit, years, alreadyHeld } = inputs
  const gross = grossReturnOf(inputs)
  const plan: HoldingPlan = { start, deposit, depositEvery: 1, months: years * 12, annualReturn: gross }
  const prices = (1 + share(inputs.inflation)) ** years
  const investor = investorOf(inputs.status, inputs.income, law.state, law.tax)
  const offered = offeredFunds(inputs, gross)
  // A middle balance in today's dollars.
  const paidIn = start + deposit * plan.months
  const balance = (paidIn + (paidIn * Math.max(0, 1 + gross) ** (years / 2)) / prices) / 2
  const taxed = payoutTaxOf(inputs, investor, largestPayouts(offered), balance)
  const payoutTax = taxed.all
  const courses = offered.map((fund) => holdingCourse(plan, termsOf(inputs, fund, payoutTax)))
  const taxOf = saleTaxFor(inputs, investor, courses)
  const funds = offered.map((fund, i) => ({
    ...fund,
    ...heldOf(courses[i] as HoldingCourse, taxedPart[inputs.account], taxOf),
  }))
  const first = funds[0] as Fund
  const { frontLoad } = first.table
  const gain = Math.max(0, first.sale.proceeds - first.sale.basis)
  return {
    outcome: 'compared',
    plan,
    grossReturn: gross,
    funds,
    first,
    twin: funds.find((fund) => fund.isTwin) ?? null,
    payoutTax,
    statePayoutShare: taxed.state && shareOf(first.payouts, taxed.state, payoutTax),
    stateSaleTax: taxed.state && stateTaxOnGain(investor, gain / prices) * prices,
    prices,
    // Under a letter that promises more than goes in at first, the load goes by the letter: a little more now changes nothing.
    step:
      frontLoad > 0 && entitledTo(inputs).letterOfIntent <= start + deposit
        ? cheaperStep(scheduleOf(inputs, frontLoad), start + deposit, alreadyHeld)
        : null,
  }
}
