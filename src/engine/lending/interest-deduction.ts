/** What the home mortgage interest deduction gives back. The visitor's own tax rate decides; no return is worked out here. */
export type InterestDeduction = {
  /** Tax saved per deducted dollar, decimal: federal, with the state's where it follows. */
  readonly taxRate: number
  /** Interest on debt above this is not deductible: dollars of average balance (750,000 for loans after 15 December 2017). */
  readonly debtLimit: number
  /** Points of a purchase of the main home count at once; those of a refinance by equal parts over the term (26 USC 461(g)). */
  readonly points: 'at-once' | 'over-term'
  /** Share of the loan whose interest counts: money taken out and not put into the home does not. Default 1. */
  readonly deductibleShare?: number
}

export type DeductionPath = {
  /** Dollars of tax saved k months from now, index 0 at closing. */
  readonly savedByMonth: readonly number[]
  /** Dollars of tax still to be saved by the points not yet deducted, should the loan end after month k. */
  readonly leftByMonth: readonly number[]
}

/**
 * Tax saved month by month by deducting the interest of a loan and its points, for someone who itemizes anyway. Counted in the
 * month the interest is paid, as withholding set right would give it. The share of interest on debt above the limit is left
 * out month by month (Publication 936 does it by the year's average balance). Nominal dollars.
 */
export const deductionPath = (
  schedule: { readonly interest: readonly number[]; readonly owed: readonly number[] },
  points: number,
  termMonths: number,
  { taxRate, debtLimit, points: rule, deductibleShare = 1 }: InterestDeduction,
): DeductionPath => {
  const shareOf = (balance: number): number => (balance > debtLimit ? debtLimit / balance : 1) * deductibleShare
  const pointsTax = Math.max(0, points) * taxRate * shareOf(schedule.owed[0] ?? 0)
  const perMonth = rule === 'over-term' ? pointsTax / termMonths : 0
  const leftAt = (month: number): number =>
    rule === 'over-term' ? Math.max(0, pointsTax - perMonth * Math.min(month, termMonths)) : 0
  return {
    savedByMonth: schedule.interest.map((interest, month) => {
      if (month === 0) return rule === 'at-once' ? pointsTax : 0
      return interest * taxRate * shareOf(schedule.owed[month - 1] ?? 0) + leftAt(month - 1) - leftAt(month)
    }),
    leftByMonth: schedule.owed.map((_, month) => leftAt(month)),
  }
}
