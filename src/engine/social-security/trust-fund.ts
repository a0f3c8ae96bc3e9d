import type { MonthCount } from './birth.ts'

/**
 * What happens to payments when the trust fund's reserves are spent: income from payroll tax then pays a share of each benefit
 * and no more (Trustees Report). A switch, not a forecast: Congress has always acted before such a date.
 */
export interface TrustFundCut {
  /** The first month paid in part. */
  readonly from: MonthCount
  /** The share of each benefit still paid: 0.77 is 77 cents on the dollar. */
  readonly paidShare: number
}

/** The switch for a year and a share as the report gives them: from January of the year after the reserves run out. */
export const cutAfter = (depletionYear: number, paidShare: number): TrustFundCut => ({
  from: (depletionYear + 1) * 12,
  paidShare,
})

/** The share of a benefit that is paid for a month; 1 with the switch off. */
export const paidShareIn = (month: MonthCount, cut: TrustFundCut | null): number =>
  cut !== null && month >= cut.from ? cut.paidShare : 1
