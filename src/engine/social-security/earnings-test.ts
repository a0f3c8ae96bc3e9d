import { floorToDollar } from '../money.ts'

/**
 * The retirement earnings test: what pay from work takes from benefits before full retirement age (42 USC 403(b), (f);
 * 20 CFR 404.415–404.435). Pensions, interest and investments do not count. Dollars per year and per month.
 */

export interface EarningsLimits {
  /** A year of pay free of any deduction, for somebody under full retirement age all year. */
  readonly underFullAge: number
  /** The same for the months before full retirement age, in the year in which it is reached. */
  readonly yearOfFullAge: number
}

const limitOf = (limits: EarningsLimits, reachesFullAge: boolean): number =>
  reachesFullAge ? limits.yearOfFullAge : limits.underFullAge

/** The monthly limit of the first year: a twelfth of the yearly one. */
export const monthlyLimit = (limits: EarningsLimits, reachesFullAge: boolean): number =>
  limitOf(limits, reachesFullAge) / 12

/**
 * Benefits to be deducted for a year, in whole dollars: half of the pay above the limit, or a third in the year of full
 * retirement age, counting then only the months before it. A fraction of a dollar is dropped (42 USC 403(f)(3)).
 */
export const excessEarnings = (pay: number, limits: EarningsLimits, reachesFullAge: boolean): number => {
  const above = pay - limitOf(limits, reachesFullAge)
  return above <= 0 ? 0 : floorToDollar(above / (reachesFullAge ? 3 : 2))
}

export interface ChargedYear {
  /** The months (0 January to 11 December) whose whole payment is held back. */
  readonly heldBack: readonly number[]
  /** What the law deducts: never more than the payments of the months that may be charged. */
  readonly deducted: number
  /** Held back beyond that, and paid out early the next year. */
  readonly refund: number
}

/**
 * One year's deduction laid on its months. `benefits` are the twelve monthly payments, 0 where none is due or where nothing
 * may be charged (before the claim, from full retirement age on). Whole payments are held back from the first such month on
 * until the deduction is met; the rest of the last one is refunded (POMS RS 02501.100, the full-month rule).
 * `workMonths` is given for the grace year only, the first year with a month of little or no work while entitled: then only
 * months marked true (pay above the monthly limit, or real work for one's own business) may be charged.
 */
export const chargeYear = (
  excess: number,
  benefits: readonly number[],
  workMonths: readonly boolean[] | null = null,
): ChargedYear => {
  const heldBack: number[] = []
  let held = 0
  for (let month = 0; month < 12 && held < excess; month++) {
    const benefit = benefits[month] ?? 0
    if (benefit <= 0 || (workMonths !== null && workMonths[month] !== true)) continue
    heldBack.push(month)
    held += benefit
  }
  const deducted = Math.min(excess, held)
  return { heldBack, deducted, refund: held - deducted }
}

/** Work at steady pay that ends: months are counted from year 0 (year × 12 + month of the year from 0). */
export interface Work {
  /** Pay per year, in today's dollars. */
  readonly yearlyPay: number
  /** The first month without pay. */
  readonly stops: number
}

export interface HeldBack {
  /** Months without payment, in order. Each gives back one month of the early-claim reduction at full retirement age. */
  readonly months: readonly number[]
  /** Paid back in a January because a whole month was held back for less than a month's deduction. */
  readonly refunds: readonly { readonly month: number; readonly amount: number }[]
}

export const NOTHING_HELD: HeldBack = { months: [], refunds: [] }

/** A calendar year of work, for the test. */
export interface TestYear {
  readonly start: number
  readonly excess: number
  /** Months before this one have pay above the monthly limit: in the grace year they alone are charged. */
  readonly worksUntil: number
}

/** What the test makes of a year (year 0 on) of steady pay; in the year of full retirement age the months before it count. */
export const testYear = (work: Work, year: number, fullAge: number, limits: EarningsLimits): TestYear => {
  const start = year * 12
  const reachesFullAge = fullAge < start + 12
  const counted = Math.max(0, Math.min(work.stops, reachesFullAge ? fullAge : start + 12) - start)
  const monthlyPay = work.yearlyPay / 12
  return {
    start,
    excess: excessEarnings(monthlyPay * counted, limits, reachesFullAge),
    worksUntil: monthlyPay > monthlyLimit(limits, reachesFullAge) ? work.stops : start,
  }
}

const YEAR = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const

/**
 * Every month held back between an early claim and full retirement age. Months count from year 0; `benefitIn` is the whole-dollar
 * payment for a month, 0 before the claim, in today's dollars, in which the limits stay as they are. A partly deducted month
 * counts as a whole one, both here and for the later adjustment (POMS RS 00615.482). Charged is what `benefitIn` holds: with an
 * add-on on the record the deduction is met sooner (couple-work.ts).
 */
export const heldBackMonths = (
  work: Work | null,
  claim: number,
  fullAge: number,
  benefitIn: (month: number) => number,
  limits: EarningsLimits,
): HeldBack => {
  if (work === null || claim >= fullAge || work.stops <= claim) return NOTHING_HELD
  const months: number[] = []
  const refunds: { month: number; amount: number }[] = []
  let graceUsed = false
  for (let year = Math.floor(claim / 12); year * 12 < Math.min(fullAge, work.stops); year++) {
    const { start, excess, worksUntil } = testYear(work, year, fullAge, limits)
    const works = (month: number): boolean => start + month < worksUntil
    const benefits = YEAR.map((month) =>
      start + month >= claim && start + month < fullAge ? benefitIn(start + month) : 0,
    )
    const grace: boolean = !graceUsed && YEAR.some((month) => (benefits[month] ?? 0) > 0 && !works(month))
    graceUsed ||= grace
    const charged = chargeYear(excess, benefits, grace ? YEAR.map(works) : null)
    for (const month of charged.heldBack) months.push(start + month)
    if (charged.refund > 0) refunds.push({ month: start + 12, amount: charged.refund })
  }
  return { months, refunds }
}
