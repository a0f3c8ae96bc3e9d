import { roundToCent } from '#engine/money.ts'
import { daysBetween, type IsoDate } from '#engine/month.ts'
import { type AccrualBasis, accrualYears } from './day-count.ts'

export type DatedPayment = { readonly date: IsoDate; readonly amount: number }

export type UsRuleRow = {
  readonly date: IsoDate
  /** Years under the day count since the start. */
  readonly years: number
  /** Interest since the row before, dollars to the cent. */
  readonly interest: number
  readonly paid: number
  readonly toInterest: number
  readonly toPrincipal: number
  /** Owed after the payment. */
  readonly principal: number
  /** Interest not yet paid; it bears no interest itself. */
  readonly unpaidInterest: number
}

export type UsRuleCourse = {
  /** One row per payment in time, and a last one on the due date. */
  readonly rows: readonly UsRuleRow[]
  readonly interest: number
  readonly paid: number
  /** What the due date asks, dollars. */
  readonly due: number
  /** Payments before the start or after the due date, which are left out. */
  readonly outside: number
}

/**
 * A simple-interest loan with payments along the way, by the United States Rule (Story v. Livingston, 38 U.S. 359, 1839; allowed
 * by 12 CFR 1026.22(a)(1)): each payment first meets the interest accrued since the last one, then principal; interest that a
 * payment does not meet waits and bears none. Interest is rounded to the cent at each payment. A payment beyond what is owed
 * counts for what is owed. Time is counted from the start to each date, so that payments on the way neither add nor drop a day: in
 * 30-day months the days to the 31st and from it on are one more than the whole. Nominal rate per year; at most 1,200 payments are read; expects `to` not before `from`.
 */
export const usRule = (
  loan: {
    readonly principal: number
    readonly annualRate: number
    readonly from: IsoDate
    readonly to: IsoDate
    readonly basis: AccrualBasis
  },
  payments: readonly DatedPayment[],
): UsRuleCourse => {
  const { annualRate, from, to, basis } = loan
  const inTime = payments
    .filter(({ date }) => daysBetween(from, date) >= 0 && daysBetween(date, to) >= 0)
    .slice(0, 1200)
    .sort((a, b) => daysBetween(b.date, a.date))
  const rows: UsRuleRow[] = []
  let principal = loan.principal
  let waiting = 0
  let years = 0
  let interestSum = 0
  let paidSum = 0
  for (const { date, amount } of [...inTime, { date: to, amount: 0 }]) {
    const yearsToHere = accrualYears(from, date, basis)
    const interest = roundToCent(principal * annualRate * (yearsToHere - years))
    const accrued = roundToCent(waiting + interest)
    const paid = Math.min(amount, roundToCent(accrued + principal))
    const toInterest = Math.min(paid, accrued)
    const toPrincipal = roundToCent(paid - toInterest)
    principal = roundToCent(principal - toPrincipal)
    waiting = roundToCent(accrued - toInterest)
    years = yearsToHere
    interestSum += interest
    paidSum += paid
    rows.push({ date, years, interest, paid, toInterest, toPrincipal, principal, unpaidInterest: waiting })
  }
  return {
    rows,
    interest: roundToCent(interestSum),
    paid: roundToCent(paidSum),
    due: roundToCent(principal + waiting),
    outside: payments.length - inTime.length,
  }
}
