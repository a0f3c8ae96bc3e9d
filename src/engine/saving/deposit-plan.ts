/**
 * Saving at an effective yearly yield (an APY) with deposits at their own beat: the balance month by month, the month a goal is
 * reached, and the deposit a goal takes. An APY is what a year really earns, compounding included (12 CFR 1030 Appendix A), so a
 * share t of a year earns (1 + APY)^t - 1; nothing is compounded again. Dollars, nominal, nothing rounded.
 */
import { DEPOSITS_PER_YEAR, type DepositFrequency } from '#engine/growth/deposit-rate.ts'

export interface DepositPlan {
  /** Dollars there today. */
  readonly saved: number
  /** Dollars each time, in the first year. */
  readonly deposit: number
  readonly frequency: DepositFrequency
  /** Whether a deposit falls at the beginning or the end of its period. */
  readonly timing: 'begin' | 'end'
  /** How much more each later year, decimal. */
  readonly annualRaise: number
  /** Decimal, what a year really earns, after tax if tax is counted. Above -1. */
  readonly annualYield: number
  /** Single amounts at the end of a month, by months from today (0: today). Dollars. */
  readonly extras: ReadonlyMap<number, number>
}
export type Rhythm = Pick<DepositPlan, 'frequency' | 'timing' | 'annualRaise' | 'annualYield'>

/** A hundred years. Nothing here looks further. */
export const MOST_MONTHS = 1200
/** A tenth of a cent: what the sums of a thousand months may lose. */
export const CRUMB = 0.001

export interface MonthOfDeposits {
  /** How many deposits fall in this month. */
  readonly count: number
  /** What deposits of $1 each are worth at the end of the month. */
  readonly worth: number
}

/**
 * The twelve months of a year of $1 deposits. Deposit k (from 0) falls (k + 1)/p years after the start, k/p at the beginning of
 * periods; one on the last day of a month belongs to that month at `end`, to the next at `begin`.
 */
export function yearOfDeposits({ frequency, timing, annualYield }: Rhythm): readonly MonthOfDeposits[] {
  const perYear = DEPOSITS_PER_YEAR[frequency]
  const logMonth = Math.log1p(annualYield) / 12
  const months = Array.from({ length: 12 }, () => ({ count: 0, worth: 0 }))
  for (let k = 0; k < perYear; k++) {
    const moment = ((timing === 'begin' ? k : k + 1) * 12) / perYear
    const index = timing === 'begin' ? Math.floor(moment) : Math.ceil(moment) - 1
    const month = months[index]
    if (!month) continue
    month.count += 1
    month.worth += Math.exp(logMonth * (index + 1 - moment))
  }
  return months
}

/** Deposits of a month (1-based) in dollars: how much goes in, and what it is worth at the month's end. */
export interface Inflow {
  readonly paid: number
  readonly worth: number
}
export function inflowOf(
  plan: Pick<DepositPlan, 'deposit' | 'annualRaise'>,
  year: readonly MonthOfDeposits[],
  month: number,
): Inflow {
  const amount = plan.deposit * (1 + plan.annualRaise) ** Math.floor((month - 1) / 12)
  const of = year[(month - 1) % 12]
  return { paid: amount * (of?.count ?? 0), worth: amount * (of?.worth ?? 0) }
}

export interface MonthEnd {
  readonly balance: number
  /** Everything put in so far, what was there today included. */
  readonly paidIn: number
}

/** The balance at the end of each month, index 0 today. At most 1,200 months. */
export function balancesOf(plan: DepositPlan, months: number): readonly MonthEnd[] {
  const year = yearOfDeposits(plan)
  const growth = Math.exp(Math.log1p(plan.annualYield) / 12)
  let balance = plan.saved + (plan.extras.get(0) ?? 0)
  let paidIn = balance
  const ends: MonthEnd[] = [{ balance, paidIn }]
  for (let month = 1; month <= Math.min(months, MOST_MONTHS); month++) {
    const { paid, worth } = inflowOf(plan, year, month)
    const extra = plan.extras.get(month) ?? 0
    balance = balance * growth + worth + extra
    paidIn += paid + extra
    ends.push({ balance, paidIn })
  }
  return ends
}

export type Reach =
  /** The first month end (0: today) with at least the goal. */
  | { readonly outcome: 'reached'; readonly month: number }
  /** Not within 1,200 months; `gap` is the least that was missing, dollars. */
  | { readonly outcome: 'never'; readonly gap: number }

/** When the balance is first at least `goalAt(month)` dollars of that month. */
export function reachOf(plan: DepositPlan, goalAt: (month: number) => number): Reach {
  const year = yearOfDeposits(plan)
  const growth = Math.exp(Math.log1p(plan.annualYield) / 12)
  let balance = plan.saved + (plan.extras.get(0) ?? 0)
  let gap = goalAt(0) - balance
  if (gap <= CRUMB) return { outcome: 'reached', month: 0 }
  for (let month = 1; month <= MOST_MONTHS; month++) {
    balance = balance * growth + inflowOf(plan, year, month).worth + (plan.extras.get(month) ?? 0)
    const missing = goalAt(month) - balance
    if (missing <= CRUMB) return { outcome: 'reached', month }
    gap = Math.min(gap, missing)
  }
  return { outcome: 'never', gap }
}

/**
 * The deposit of the first year, each time, that makes `goal` dollars by the end of month `month`; 0 when none is needed. Linear in
 * the deposit, so no search. Null where no deposit falls in time (yearly deposits and six months).
 */
export function depositFor(plan: DepositPlan, goal: number, month: number): number | null {
  const without = balancesOf({ ...plan, deposit: 0 }, month).at(-1)?.balance ?? plan.saved
  if (without >= goal - CRUMB) return 0
  const ofOne = balancesOf({ ...plan, saved: 0, deposit: 1, extras: new Map() }, month).at(-1)?.balance ?? 0
  return ofOne > 0 ? (goal - without) / ofOne : null
}

/**
 * What is left of a yield after tax, decimal, effective: interest is posted each month, and `taxShare` of it goes to tax at once.
 * (1 + ((1 + y)^(1/12) - 1)(1 - share))^12 - 1. A little below y (1 - share), which is tax once a year on a year without deposits.
 */
export function yieldAfterTax(annualYield: number, taxShare: number): number {
  const monthly = Math.expm1(Math.log1p(annualYield) / 12)
  return Math.expm1(12 * Math.log1p(monthly * (1 - taxShare)))
}
