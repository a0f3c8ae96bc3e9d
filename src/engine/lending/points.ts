import { roundToCent } from '#engine/money.ts'
import { monthlyApr } from './apr.ts'
import { deductionPath, type InterestDeduction } from './interest-deduction.ts'
import { type LeanSchedule, leanSchedule } from './lean-schedule.ts'
import { aheadByMonth, cashBreakEvenMonths, type Lead, leadAround, type MoneyPath } from './money-path.ts'
import { allWithin, type Refused, refused, wholeWithin } from './refusal.ts'

/** One line of a lender's rate sheet. */
export type RateOffer = {
  /** Nominal per year. */
  readonly annualRate: number
  /** Share of the loan paid for the rate: 0.01 is one point; negative is a lender credit. */
  readonly points: number
  /** Other lender fees that differ between the lines, dollars. */
  readonly fees?: number
  /** What someone else adds to each payment from the first on, dollars (a temporary buydown); lost when the loan ends early. */
  readonly subsidies?: readonly number[]
}

export type OfferResult = {
  readonly payment: number
  /** What leaves the pocket and what is owed month by month, subsidies and taxes counted. */
  readonly path: MoneyPath
  /** Points and fees less credits, dollars at closing; negative is cash towards other closing costs. */
  readonly upfront: number
  /** Over the whole term, as Regulation Z has it; a buydown paid by someone else is not in it. */
  readonly apr: number
  /** The rate it has cost when the loan ends at the horizon, upfront money and subsidies counted; null when there is none. */
  readonly stayApr: number | null
  readonly balanceAtHorizon: number
  /** Upfront and interest until the horizon, less subsidies, dollars, without taxes and the time value of money. */
  readonly costAtHorizon: number
  readonly totalInterest: number
  /** Against the first offer: months of saved payments that pay back what it costs more; null when nothing is saved. */
  readonly cashBreakEven: number | null
  /** Against the first offer, balances and time value counted; for k = 0 … term. */
  readonly aheadByMonth: readonly number[]
  /** The stretch of months ahead that holds the horizon, else the first. */
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
  /** For a borrower who itemizes; left out, taxes are left out. */
  readonly deduction?: InterestDeduction
}

type Worked = { schedule: LeanSchedule; path: MoneyPath; upfront: number; apr: number; subsidies: readonly number[] }

const workOut = (
  { loanAmount, termMonths, deduction }: PointsInputs,
  { annualRate, points, fees = 0, subsidies = [] }: RateOffer,
): Worked | null => {
  const schedule = leanSchedule({ principal: loanAmount, annualRate, termMonths })
  if (schedule.outcome !== 'paid-off') return null
  const upfront = roundToCent(loanAmount * points + fees)
  // A net credit pays other closing costs and is no part of the finance charge, so the APR is then the rate.
  const apr = monthlyApr(loanAmount - Math.max(0, upfront), schedule.paid.slice(1))
  if (apr.outcome !== 'found') return null
  const tax =
    deduction === undefined ? null : deductionPath(schedule, roundToCent(loanAmount * points), termMonths, deduction)
  return {
    schedule,
    path: {
      paid: schedule.paid.map((dollars, month) => {
        const own = month === 0 ? upfront : dollars - (subsidies[month - 1] ?? 0)
        return own - (tax?.savedByMonth[month] ?? 0)
      }),
      owed: schedule.owed.map((dollars, month) => dollars - (tax?.leftByMonth[month] ?? 0)),
    },
    upfront,
    apr: apr.apr,
    subsidies,
  }
}

/** The yearly rate this offer has really cost when the loan ends after `months`: fees, credits and subsidies counted, taxes not. */
const stayAprOf = (loanAmount: number, { schedule, upfront, subsidies }: Worked, months: number): number | null => {
  const stay = Math.min(months, schedule.months)
  const payments = schedule.paid.slice(1, stay + 1).map((dollars, k) => dollars - (subsidies[k] ?? 0))
  payments[stay - 1] = (payments[stay - 1] ?? 0) + (schedule.owed[stay] ?? 0)
  const found = monthlyApr(loanAmount - upfront, payments)
  return found.outcome === 'found' ? found.apr : null
}

/**
 * Several rate and point lines of one loan, compared over the months the loan will last. A lower rate also leaves a lower
 * balance, which the usual "cost / monthly saving" forgets; here both are counted. Taxes only with `deduction`.
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
  const results = worked.map((one): OfferResult => {
    const { schedule, path, upfront, apr, subsidies } = one
    const ahead = aheadByMonth(first.path, path, monthlyRate, termMonths)
    const subsidized = subsidies.slice(0, horizonMonths).reduce((sum, dollars) => sum + dollars, 0)
    const interest = schedule.interest.slice(0, horizonMonths + 1).reduce((sum, dollars) => sum + dollars, 0)
    const saving = roundToCent(first.schedule.payment - schedule.payment)
    return {
      payment: schedule.payment,
      path,
      upfront,
      apr,
      stayApr: stayAprOf(loanAmount, one, horizonMonths),
      balanceAtHorizon: schedule.owed[horizonMonths] ?? 0,
      costAtHorizon: roundToCent(upfront + interest - subsidized),
      totalInterest: schedule.totalInterest,
      cashBreakEven: cashBreakEvenMonths(roundToCent(upfront - first.upfront), saving),
      aheadByMonth: ahead,
      lead: leadAround(ahead, Math.min(horizonMonths, termMonths)),
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
