import { roundToCent } from '#engine/money.ts'
import { amortize, type PaidOff } from './amortize.ts'
import { mortgageApr } from './apr.ts'
import { aheadByMonth, cashBreakEvenMonths, type Lead, leadOf, type MoneyPath, pathOfSchedule } from './money-path.ts'
import { allWithin, type Refused, refused, wholeWithin } from './refusal.ts'

/** One line of a lender's rate sheet. */
export type RateOffer = {
  /** Nominal per year. */
  readonly annualRate: number
  /** Share of the loan paid for the rate: 0.01 is one point; negative is a lender credit. */
  readonly points: number
  /** Other lender fees that differ between the lines, dollars. */
  readonly fees?: number
}

export type OfferResult = {
  readonly payment: number
  /** Points and fees less credits, dollars at closing; negative is cash towards other closing costs. */
  readonly upfront: number
  readonly apr: number
  readonly balanceAtHorizon: number
  /** Upfront and interest until the horizon, dollars, without the time value of money. */
  readonly costAtHorizon: number
  readonly totalInterest: number
  /** Against the first offer: months of saved payments that pay back what it costs more; null when nothing is saved. */
  readonly cashBreakEven: number | null
  /** Against the first offer, balances and time value counted; for k = 0 … term. */
  readonly aheadByMonth: readonly number[]
  readonly lead: Lead
  readonly aheadAtHorizon: number
}

export type PointsComparison =
  | {
      readonly outcome: 'found'
      readonly offers: readonly OfferResult[]
      /** Index of the offer that leaves the borrower best off when the loan ends after each month 0 … term. */
      readonly bestByMonth: readonly number[]
      readonly bestAtHorizon: number
    }
  | Refused

export type PointsInputs = {
  readonly loanAmount: number
  readonly termMonths: number
  /** 1 to 12 lines; the first is what the others are measured against. */
  readonly offers: readonly RateOffer[]
  /** Months until the loan is sold, refinanced or paid off. */
  readonly horizonMonths: number
  /** What cash earns meanwhile, after tax, effective decimal per year; 0 counts money alone. */
  readonly opportunityAnnualRate?: number
}

type Worked = { schedule: PaidOff; path: MoneyPath; upfront: number; apr: number }

const workOut = (
  { loanAmount, termMonths }: PointsInputs,
  { annualRate, points, fees = 0 }: RateOffer,
): Worked | null => {
  const terms = { principal: loanAmount, annualRate, termMonths, startMonth: '2000-01' } as const
  const schedule = amortize(terms)
  const upfront = roundToCent(loanAmount * points + fees)
  // A net credit pays other closing costs and is no part of the finance charge, so the APR is then the rate.
  const prepaidFinanceCharge = Math.max(0, upfront)
  const apr = mortgageApr({ loanAmount, annualRate, termMonths, prepaidFinanceCharge })
  if (schedule.outcome !== 'paid-off' || apr.outcome !== 'found') return null
  return { schedule, path: pathOfSchedule(schedule, '2000-01', loanAmount, upfront), upfront, apr: apr.apr }
}

/**
 * Several rate and point lines of one loan, compared over the months the loan will last. A lower rate also leaves a lower
 * balance, which the usual "cost / monthly saving" forgets; here both are counted. Taxes are left out.
 * Refuses points outside -10 % to 10 %, and terms `amortize` refuses.
 */
export const comparePoints = (inputs: PointsInputs): PointsComparison => {
  const { loanAmount, termMonths, offers, horizonMonths, opportunityAnnualRate = 0 } = inputs
  if (offers.length === 0 || offers.length > 12 || !wholeWithin(1, 1200, horizonMonths)) return refused('bad-input')
  if (!allWithin(0, 1, opportunityAnnualRate) || !offers.every((o) => allWithin(-0.1, 0.1, o.points)))
    return refused('bad-input')
  if (!offers.every((offer) => allWithin(-1e9, 1e9, offer.fees ?? 0))) return refused('bad-input')
  const worked = offers.map((offer) => workOut(inputs, offer)).filter((one) => one !== null)
  const [first] = worked
  if (first === undefined || worked.length !== offers.length) return refused('bad-input')
  const monthlyRate = Math.expm1(Math.log1p(opportunityAnnualRate) / 12)
  const results = worked.map(({ schedule, path, upfront, apr }): OfferResult => {
    const ahead = aheadByMonth(first.path, path, monthlyRate, termMonths)
    const upTo = schedule.rows.slice(0, horizonMonths)
    const saving = roundToCent(first.schedule.regularPayment - schedule.regularPayment)
    return {
      payment: schedule.regularPayment,
      upfront,
      apr,
      balanceAtHorizon: upTo.at(-1)?.balance ?? loanAmount,
      costAtHorizon: roundToCent(upTo.reduce((sum, row) => sum + row.interest, upfront)),
      totalInterest: schedule.totalInterest,
      cashBreakEven: cashBreakEvenMonths(roundToCent(upfront - first.upfront), saving),
      aheadByMonth: ahead,
      lead: leadOf(ahead),
      aheadAtHorizon: ahead[Math.min(horizonMonths, termMonths)] ?? 0,
    }
  })
  const bestByMonth = Array.from({ length: termMonths + 1 }, (_, month) =>
    results.reduce((best, offer, index) => {
      const leader = results[best]?.aheadByMonth[month] ?? 0
      return (offer.aheadByMonth[month] ?? 0) > leader + 0.005 ? index : best
    }, 0),
  )
  const bestAtHorizon = bestByMonth[Math.min(horizonMonths, termMonths)] ?? 0
  return { outcome: 'found', offers: results, bestByMonth, bestAtHorizon }
}
