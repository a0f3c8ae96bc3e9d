import { effectiveAnnualRate } from '#engine/growth/deposit-rate.ts'
import { addMonths, type IsoDate, type Month, monthOf, monthsBetween } from '#engine/month.ts'
import { type Filled, fillBuckets } from '#engine/saving/buckets.ts'
import {
  balancesOf,
  type DepositPlan,
  depositFor,
  MOST_MONTHS,
  type MonthEnd,
  reachOf,
  yieldAfterTax,
} from '#engine/saving/deposit-plan.ts'
import type { Asked as Question } from '../kit/calculator.ts'
import type { SavingsLaw } from './law.ts'
import type { SavingsInputs } from './sections.ts'
import { type TaxOnInterest, taxOnInterest } from './tax.ts'

export type Outcome =
  | 'already-there'
  | 'reached'
  | 'never'
  | 'deposit-found'
  | 'none-needed'
  | 'no-deposit-in-time'
  | 'balance'
  | 'buckets-filled'
  | 'buckets-open'

export interface Result {
  readonly outcome: Outcome
  readonly start: Month
  /** What a year earns before tax, decimal. */
  readonly apy: number
  readonly tax: TaxOnInterest
  /** What a year leaves after tax, decimal. */
  readonly netYield: number
  /** With the deposit found where that was the question. */
  readonly plan: DepositPlan
  /** Months from today to the answer; null: never within 100 years. */
  readonly month: number | null
  /** Months the totals below stand for; where the goal is never reached, 100 years. */
  readonly end: number
  /** The goal in dollars of its own month. */
  readonly goalThen: number
  readonly balance: number
  readonly paidIn: number
  /** Interest left after tax, until `end`. */
  readonly interest: number
  readonly taxPaid: number
  /** The first year's deposit that is there in time; null where that is not asked or no deposit falls in time. */
  readonly depositNeeded: number | null
  /** Everything in the other bank at the same tax. */
  readonly otherNet: number
  readonly otherBalance: number
  readonly otherMonth: number | null
  /** Several goals in the order asked for; null for one goal. */
  readonly buckets: Filled | null
  /** One-time amounts before this month or over a hundred years ahead. */
  readonly stray: number
}

/** The goal in month `month`: as typed, or grown with prices. */
export const goalAt =
  ({ goal, keepsValue, inflation }: Pick<SavingsInputs, 'goal' | 'keepsValue' | 'inflation'>) =>
  (month: number): number =>
    keepsValue ? goal * (1 + inflation / 100) ** (month / 12) : goal

export const apyOf = ({ rate, rateKind, compounding }: SavingsInputs): number =>
  rateKind === 'apy' ? rate / 100 : effectiveAnnualRate(rate / 100, compounding)

function extrasOf({ extras }: SavingsInputs, start: Month): { byMonth: ReadonlyMap<number, number>; stray: number } {
  const byMonth = new Map<number, number>()
  let stray = 0
  for (const { month, amount } of extras) {
    const at = monthsBetween(start, month as Month)
    if (at < 0 || at > MOST_MONTHS) stray += 1
    else byMonth.set(at, (byMonth.get(at) ?? 0) + amount)
  }
  return { byMonth, stray }
}

const sumOf = (rows: SavingsInputs['buckets'], key: 'goal' | 'saved' | 'deposit'): number =>
  rows.reduce((sum, row) => sum + row[key], 0)

/** How several goals fill from these inputs, at the yield of the plan. */
export const fillOf = (
  inputs: SavingsInputs,
  plan: DepositPlan,
  order: SavingsInputs['order'],
  options: { readonly most?: number; readonly withPath?: boolean } = {},
): Filled =>
  fillBuckets(inputs.buckets, plan, order, {
    goalGrowth: inputs.keepsValue ? inputs.inflation / 100 : 0,
    looseSaved: inputs.looseSaved,
    looseDeposit: inputs.looseDeposit,
    ...options,
  })

/** Balance halfway, for the sample of a year's interest. */
function usualBalance(inputs: SavingsInputs, untaxed: DepositPlan): number {
  const many = inputs.ask === 'buckets'
  const from = many ? sumOf(inputs.buckets, 'saved') + inputs.looseSaved : inputs.saved
  if (inputs.ask === 'balance') return (from + (balancesOf(untaxed, inputs.by).at(-1)?.balance ?? from)) / 2
  const to = many ? sumOf(inputs.buckets, 'goal') : goalAt(inputs)(inputs.ask === 'deposit' ? inputs.by : 0)
  return (from + Math.max(from, to)) / 2
}

export function compute(asking: Question<SavingsInputs, SavingsLaw>): Result {
  const { inputs } = asking
  const start = monthOf(asking.today as IsoDate)
  const { byMonth, stray } = extrasOf(inputs, start)
  const many = inputs.ask === 'buckets'
  const apy = apyOf(inputs)
  const untaxed: DepositPlan = {
    saved: many ? sumOf(inputs.buckets, 'saved') + inputs.looseSaved : inputs.saved,
    deposit: many ? sumOf(inputs.buckets, 'deposit') + inputs.looseDeposit : inputs.deposit,
    frequency: inputs.frequency,
    timing: inputs.timing,
    annualRaise: inputs.raise / 100,
    annualYield: apy,
    extras: many ? new Map() : byMonth,
  }
  const tax = taxOnInterest(asking, usualBalance(inputs, untaxed) * apy)
  const netYield = yieldAfterTax(apy, tax.share)
  const base: DepositPlan = { ...untaxed, annualYield: netYield }
  const otherNet = yieldAfterTax(inputs.compareRate / 100, tax.share)
  const asked = answerOf(inputs, base)
  const { plan, month } = asked
  const end = month ?? MOST_MONTHS
  const ends = balancesOf(plan, end)
  const last = ends.at(-1) ?? { balance: plan.saved, paidIn: plan.saved }
  const interest = last.balance - last.paidIn
  const otherPlan = { ...plan, annualYield: otherNet }
  const otherReach = inputs.ask === 'date' ? reachOf(otherPlan, goalAt(inputs)) : null
  return {
    ...asked,
    start,
    apy,
    tax,
    netYield,
    end,
    goalThen: goalAt(inputs)(end),
    balance: last.balance,
    paidIn: last.paidIn,
    interest,
    taxPaid: taxPaid(ends, tax.share, apy),
    otherNet,
    otherBalance: balancesOf(otherPlan, end).at(-1)?.balance ?? plan.saved,
    otherMonth: otherReach?.outcome === 'reached' ? otherReach.month : null,
    stray: many ? 0 : stray,
  }
}

/** Interest after tax is (1 - share) of all interest; where tax takes everything, the interest is worked out on the balances. */
function taxPaid(ends: readonly MonthEnd[], share: number, apy: number): number {
  const last = ends.at(-1)
  if (!last) return 0
  if (share < 1) return ((last.balance - last.paidIn) * share) / (1 - share)
  const monthly = Math.expm1(Math.log1p(apy) / 12)
  return ends.slice(0, -1).reduce((sum, { balance }) => sum + balance * monthly, 0)
}

type Asked = Pick<Result, 'outcome' | 'plan' | 'month' | 'depositNeeded' | 'buckets'>

function answerOf(inputs: SavingsInputs, base: DepositPlan): Asked {
  const plain = { plan: base, depositNeeded: null, buckets: null }
  switch (inputs.ask) {
    case 'balance':
      return { ...plain, outcome: 'balance', month: inputs.by }
    case 'date': {
      const reach = reachOf(base, goalAt(inputs))
      if (reach.outcome === 'never') return { ...plain, outcome: 'never', month: null }
      return { ...plain, outcome: reach.month === 0 ? 'already-there' : 'reached', month: reach.month }
    }
    case 'deposit': {
      const needed = depositFor(base, goalAt(inputs)(inputs.by), inputs.by)
      const outcome = needed === null ? 'no-deposit-in-time' : needed === 0 ? 'none-needed' : 'deposit-found'
      return {
        outcome,
        plan: { ...base, deposit: needed ?? 0 },
        month: inputs.by,
        depositNeeded: needed,
        buckets: null,
      }
    }
    case 'buckets': {
      const own = fillOf(inputs, base, inputs.order)
      const months = own.months.filter((month) => month !== null)
      const allFilled = months.length === own.months.length
      return {
        ...plain,
        outcome: allFilled ? 'buckets-filled' : 'buckets-open',
        month: allFilled ? Math.max(0, ...months) : null,
        buckets: own,
      }
    }
  }
}

/** 'YYYY-MM' so many months from the start. */
export const monthAfter = (result: Pick<Result, 'start'>, months: number): Month => addMonths(result.start, months)

/** Dollars of month `month` in dollars of today. */
export const inToday = (amount: number, inflation: number, month: number): number =>
  amount / (1 + inflation / 100) ** (month / 12)
