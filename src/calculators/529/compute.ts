import { type GiftOutcome, giftOutcome } from '#engine/education/plan-gift.ts'
import {
  type Account,
  depositsBetween,
  monthAfter,
  runAccount,
  type SchoolBill,
} from '#engine/education/school-plan.ts'
import { type IsoDate, type Month, monthOf } from '#engine/month.ts'
import { superfundingYears } from '#facts/retirement/education-accounts.ts'
import type { Asked } from '../kit/calculator.ts'
import { creditBillsOf, priceToday } from './bills.ts'
import type { PlanLaw } from './law.ts'
import type { Child, PlanInputs } from './sections.ts'
import { lowCoverage, partsOf, startOf } from './starts.ts'
import { collegeCredit, type StateResult, stateResult } from './state.ts'

export interface ChildPlan {
  readonly child: Child
  readonly name: string
  readonly bills: readonly SchoolBill[]
  readonly factors: readonly number[]
  readonly lastDeposit: number
  /** In the plan today, the large deposit included. */
  readonly start: number
  readonly startPaidIn: number
  /** First month's deposit that pays the share meant, dollars a month. */
  readonly needed: number
  /** This child's part of what is saved now, dollars a month. */
  readonly monthly: number
  /** Deposits of the first 12 months, dollars, the large one besides. */
  readonly firstYear: number
  /** Those that still fall in this calendar year, dollars. */
  readonly thisYear: number
  readonly account: Account
  readonly gift: GiftOutcome
  readonly priceToday: number
}
export interface Result {
  readonly outcome: 'no-school' | 'funded' | 'on-track' | 'short'
  readonly today: Month
  readonly plans: readonly ChildPlan[]
  /** Monthly for the share meant, and for all, three quarters and half of the price after scholarships. */
  readonly needed: number
  readonly neededAll: number
  readonly neededThreeQuarters: number
  readonly neededHalf: number
  readonly planned: number
  readonly paid: number
  readonly price: number
  readonly deposits: number
  readonly growth: number
  readonly left: number
  readonly leftPaidIn: number
  readonly plannedToday: number
  readonly leftToday: number
  /** Decimal; null where nothing is planned. */
  readonly coverage: number | null
  readonly coverageLow: number | null
  readonly state: StateResult
  /** American opportunity credit of one year at this income, dollars. */
  readonly creditYear: number
  /** Years of college still to come in which it could be taken, all children. */
  readonly creditYears: number
  /** The credit of all those years, dollars: less a year where less than its whole tuition is left to pay. */
  readonly creditAll: number
  readonly lastMonth: number
}

/** Tuition of a year that the whole college credit takes, dollars. */
export const creditTuitionOf = ({ tax }: PlanLaw): number => tax.americanOpportunity.value.quarterUpTo
const sumOf = <T>(list: readonly T[], value: (one: T) => number): number =>
  list.reduce((sum, one) => sum + value(one), 0)

/** Less than a dollar in all is no school to save for. A deposit rounded to the cent leaves less than 0.01% unpaid: enough. */
function outcomeOf(planned: number, paid: number, needed: number, monthly: number): Result['outcome'] {
  if (planned < 1) return 'no-school'
  if (needed <= 0) return 'funded'
  return monthly >= needed || paid >= planned * 0.9999 ? 'on-track' : 'short'
}

export type PlanQuestion = Asked<PlanInputs, PlanLaw>

export function compute({ inputs, law, today: day }: PlanQuestion): Result {
  const today = monthOf(day as IsoDate)
  const whole = creditTuitionOf(law)
  const creditYear = collegeCredit(inputs, law, whole)
  const creditTuition = inputs.credit && creditYear > 0 ? whole : 0
  const starts = inputs.children.map((child, index) => startOf(child, index, inputs, today, creditTuition))
  const parts = partsOf(starts, inputs.monthly)
  const kept = 1 - inputs.growthShare / 100
  const exclusion = law.tax.giftAndEstate.value.annualExclusion
  const monthsLeft = 12 - Number(today.slice(5, 7))
  const plans = starts.map((one, index): ChildPlan => {
    const monthly = parts[index] ?? 0
    const startPaidIn = one.child.saved * kept + one.child.lump
    const { child, name, bills, factors, lastDeposit, start, needed } = one
    const deposits = (from: number, to: number) =>
      depositsBetween(monthly, inputs.raise / 100, from, Math.min(to, lastDeposit))
    const thisYear = deposits(0, monthsLeft)
    const yearly = deposits(monthsLeft, monthsLeft + 12)
    const gift = { lump: child.lump, thisYear, yearly, givers: inputs.givers === '2' ? 2 : 1 } as const
    return {
      child,
      name,
      bills,
      factors,
      lastDeposit,
      start,
      startPaidIn,
      needed,
      monthly,
      firstYear: deposits(0, 12),
      thisYear,
      account: runAccount(start, startPaidIn, monthly, bills, factors, inputs.raise / 100, lastDeposit),
      gift: giftOutcome(gift, exclusion, superfundingYears.value),
      priceToday: priceToday(child, inputs, today),
    }
  })
  const planned = sumOf(plans, (one) => one.account.planned)
  const paid = sumOf(plans, (one) => one.account.paid)
  const needed = sumOf(starts, (one) => one.needed)
  const neededAt = (share: number) => sumOf(starts, (one) => one.neededFor(share))
  const real = (month: number) => (1 + inputs.inflation / 100) ** -(month / 12)
  const creditBills = plans.flatMap((one) => creditBillsOf(one.child, one.bills, inputs.counts, one.priceToday))
  const ends = plans.map((one) => one.bills.at(-1)?.month ?? 0)
  return {
    outcome: outcomeOf(planned, paid, needed, inputs.monthly),
    today,
    plans,
    needed,
    neededAll: neededAt(1),
    neededThreeQuarters: neededAt(0.75),
    neededHalf: neededAt(0.5),
    planned,
    paid,
    price: sumOf(plans, (one) => sumOf(one.bills, (bill) => bill.price)),
    deposits: sumOf(plans, (one) => one.account.deposits),
    growth: sumOf(plans, (one) => one.account.growth),
    left: sumOf(plans, (one) => one.account.left),
    leftPaidIn: sumOf(plans, (one) => one.account.leftPaidIn),
    plannedToday: sumOf(plans, (one) => sumOf(one.bills, (bill) => bill.planned * real(bill.month))),
    leftToday: sumOf(plans, (one) => one.account.left * real(one.bills.at(-1)?.month ?? 0)),
    coverage: planned > 0 ? paid / planned : null,
    coverageLow: lowCoverage(starts, parts, inputs, planned),
    state: stateResult(
      inputs,
      law,
      plans.map((one) => one.firstYear + one.child.lump),
    ),
    creditYear,
    creditYears: creditBills.length,
    creditAll: sumOf(creditBills, (open) => (open >= whole ? creditYear : collegeCredit(inputs, law, open))),
    lastMonth: Math.max(0, ...ends),
  }
}

/** The law's limit before college, or a credit, keeps part of the share of what scholarships leave out of the plan. */
export const isHeldBack = ({ bills, child, priceToday: cost }: ChildPlan): boolean => {
  const open = cost > 0 ? Math.max(0, 1 - child.scholarship / cost) : 0
  return bills.some((bill) => bill.planned < (bill.price * open * child.share) / 100 - 0.5)
}

export const monthAt = (result: Pick<Result, 'today'>, months: number): Month => monthAfter(result.today, months)
