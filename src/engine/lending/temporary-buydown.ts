import { roundToCent } from '#engine/money.ts'
import { levelPayment } from './payment.ts'
import { allWithin, type Refused, refused, wholeWithin } from './refusal.ts'

export type BuydownYear = {
  /** The rate the borrower's payment is worked out at, nominal per year. */
  readonly annualRate: number
  /** What the borrower pays each month, dollars. */
  readonly payment: number
  /** What the buydown account adds each month. */
  readonly monthlySubsidy: number
  readonly yearSubsidy: number
}

export type TemporaryBuydown =
  | {
      readonly outcome: 'found'
      /** The payment of the note, due in full every month from month 1; the subsidy makes up the difference. */
      readonly notePayment: number
      readonly years: readonly BuydownYear[]
      /** What the account adds to each monthly payment from the first on, dollars; nothing after the list ends. */
      readonly subsidyByMonth: readonly number[]
      /** What someone (seller, builder, lender) has to put in at closing, dollars. */
      readonly totalSubsidy: number
      /** The same as a share of the loan: 0.025 costs as much as two and a half points. */
      readonly shareOfLoan: number
      /** Fannie Mae Selling Guide B2-1.4-04: at most 3 points off, rising at most 1 point a year. */
      readonly withinFannieMaeLimits: boolean
    }
  | Refused<'bad-input' | 'below-zero-rate'>

/**
 * A temporary buydown such as 2-1 (`reductions` 0.02, 0.01; one for each year from the first). The note, its rate and its balance
 * do not change: the borrower pays as if the rate were lower over the full term, and an account filled at closing pays the
 * rest, so principal falls as without it. Payments are rounded to the cent each. Nominal rates per year, monthly payments.
 */
export const temporaryBuydown = (
  principal: number,
  annualRate: number,
  termMonths: number,
  reductions: readonly number[],
): TemporaryBuydown => {
  if (!allWithin(0.01, 1e9, principal) || !allWithin(0, 1, annualRate, ...reductions)) return refused('bad-input')
  if (!wholeWithin(1, 1200, termMonths) || reductions.length === 0 || reductions.length * 12 > termMonths)
    return refused('bad-input')
  if (reductions.some((points) => points > annualRate)) return refused('below-zero-rate')
  const paymentAt = (rate: number): number => roundToCent(levelPayment(principal, rate / 12, termMonths))
  const notePayment = paymentAt(annualRate)
  const years = reductions.map((points): BuydownYear => {
    const rate = annualRate - points
    const payment = paymentAt(rate)
    const monthlySubsidy = roundToCent(notePayment - payment)
    return { annualRate: rate, payment, monthlySubsidy, yearSubsidy: roundToCent(monthlySubsidy * 12) }
  })
  const totalSubsidy = roundToCent(years.reduce((total, year) => total + year.yearSubsidy, 0))
  const steps = reductions.map((points, year) => points - (reductions[year + 1] ?? 0))
  return {
    outcome: 'found',
    notePayment,
    years,
    subsidyByMonth: years.flatMap((year) => Array.from({ length: 12 }, () => year.monthlySubsidy)),
    totalSubsidy,
    shareOfLoan: totalSubsidy / principal,
    withinFannieMaeLimits: reductions.every((p) => p <= 0.03 + 1e-12) && steps.every((step) => step <= 0.01 + 1e-12),
  }
}
