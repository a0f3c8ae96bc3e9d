import { type AdviserSteps, adviserFee } from '#engine/funds/adviser-steps.ts'
import { type FeeCourse, type FeePlan, type FeeTerms, feeCourse } from '#engine/funds/fee-course.ts'
import { extraReturnNeeded, feeAsOneRate } from '#engine/funds/one-fee.ts'
import { roundToCent } from '#engine/money.ts'
import { tradingActivityFee } from '#facts/investing/fund-costs.ts'
import type { Asked } from '../kit/calculator.ts'
import { differentNames } from '../kit/format.ts'
import type { FeeInputs, OtherRow } from './sections.ts'
import { accountNames } from './words/answer.en.ts'

export interface Account {
  readonly name: string
  readonly terms: FeeTerms
  readonly course: FeeCourse
  /** Behind the fee-free account at the end; nominal dollars. */
  readonly lost: number
  /** All fees as one yearly rate, decimal; null where none explains the balance. */
  readonly oneRate: number | null
}
/** Moving from your account to the one that ends best. */
export interface Switch {
  readonly to: Account
  readonly cost: number
  /** At the end, after the fee to move; nominal dollars. */
  readonly gain: number
  /** Months until the move has paid for itself; null: never in this time. */
  readonly payback: number | null
  /** What your account must return more each year to end level with the money moved, the fee to move paid; decimal; null when unknown. */
  readonly extraReturn: number | null
}
export interface Result {
  readonly outcome: 'compared' | 'used-up'
  readonly plan: FeePlan
  readonly you: Account
  readonly others: readonly Account[]
  readonly noFee: number
  readonly paidIn: number
  /** Divides dollars of the end into today's. */
  readonly prices: number
  readonly move: Switch | null
}

export function planOf(inputs: FeeInputs): FeePlan {
  return {
    start: inputs.start,
    deposit: inputs.deposit,
    steps: inputs.years,
    stepsPerYear: 12,
    annualReturn: inputs.annualReturn / 100,
    cashShare: inputs.cashShare / 100,
    fairCashYield: inputs.fairCash / 100,
    tradesPerYear: inputs.trades,
    tradeSize: inputs.tradeSize,
    sharePrice: inputs.sharePrice,
    foreignShare: inputs.foreignShare / 100,
    marginLoan: inputs.marginLoan,
    section31: inputs.section31 / 1e6,
    taf: { perShare: inputs.taf / 1e6, most: tradingActivityFee.value.most },
  }
}

function termsOf(row: Omit<OtherRow, 'name'>, inputs: FeeInputs): FeeTerms {
  return {
    expenseRatio: row.expense / 100,
    advisoryRate: row.advisory / 100,
    accountFee: row.accountFee,
    commission: row.commission,
    spread: inputs.spread / 100,
    fxMarkup: row.fxMarkup / 100,
    sweepYield: row.sweepYield / 100,
    forcedCash: row.forcedCash / 100,
    marginRate: row.marginRate / 100,
    transferOut: inputs.leaving ? row.transferOut : 0,
  }
}

const stepsOf = ({ steps, stepsOn }: FeeInputs): AdviserSteps => ({
  on: stepsOn,
  steps: steps.map(({ from, rate }) => ({ from, rate: rate / 100 })),
})
/** What your adviser takes a year of so many dollars: dollars. */
export const adviserFeeOn = (inputs: FeeInputs, balance: number): number =>
  adviserFee(inputs.advisory / 100, stepsOf(inputs))(balance)

/** Growth of the fee-free account: the invested part and the cash each at its own rate, decimal per year. */
export function feeFreeReturn({ cashShare, annualReturn, fairCashYield }: FeePlan): number {
  const monthly = (1 - cashShare) * (1 + annualReturn) ** (1 / 12) + cashShare * (1 + fairCashYield) ** (1 / 12)
  return monthly ** 12 - 1
}

function accountOf(name: string, plan: FeePlan, terms: FeeTerms): Account {
  const course = feeCourse(plan, terms)
  return {
    name,
    terms,
    course,
    lost: roundToCent(roundToCent(course.noFeeBalance) - roundToCent(course.balance)),
    oneRate: feeAsOneRate(plan.start, plan.deposit, plan.steps, 12, feeFreeReturn(plan), course.balance),
  }
}

function moveOf(plan: FeePlan, you: Account, others: readonly Account[], cost: number): Switch | null {
  const to = others.reduce<Account | null>(
    (best, one) => (best === null || one.course.balance > best.course.balance ? one : best),
    null,
  )
  if (to === null) return null
  const paidNow = Math.min(cost, plan.start)
  const moved = feeCourse({ ...plan, start: plan.start - paidNow }, to.terms)
  const month = moved.balances.findIndex((balance, i) => i > 0 && balance >= (you.course.balances[i] ?? 0))
  // The other account with the fee to move in it, as one yearly rate on the same money.
  const growth = feeFreeReturn(plan)
  const movedRate = feeAsOneRate(plan.start, plan.deposit, plan.steps, 12, growth, moved.balance)
  return {
    to,
    cost: paidNow,
    gain: moved.balance - you.course.balance,
    payback: month > 0 ? month : null,
    extraReturn: you.oneRate === null || movedRate === null ? null : extraReturnNeeded(growth, you.oneRate, movedRate),
  }
}

export type FeeQuestion = Asked<FeeInputs, Record<never, never>>

export function compute({ inputs }: FeeQuestion): Result {
  const plan = planOf(inputs)
  const names = differentNames([
    accountNames.yours,
    ...inputs.others.map((row, i) => row.name.trim() || accountNames.unnamed({ at: i + 2 })),
  ])
  const you = accountOf(accountNames.yours, plan, { ...termsOf(inputs, inputs), advisorySteps: stepsOf(inputs) })
  const others = inputs.others.map((row, i) => accountOf(names[i + 1] ?? '', plan, termsOf(row, inputs)))
  return {
    outcome: you.course.usedUpStep === null ? 'compared' : 'used-up',
    plan,
    you,
    others,
    noFee: you.course.noFeeBalance,
    paidIn: inputs.start + inputs.deposit * inputs.years,
    prices: (1 + inputs.inflation / 100) ** (inputs.years / 12),
    move: moveOf(plan, you, others, inputs.transferOut),
  }
}

/** The share of the fee-free wealth that fees take, decimal; null where there is none. */
export const shareLost = (account: Account): number | null =>
  account.course.noFeeBalance > 0.005 ? account.lost / account.course.noFeeBalance : null
