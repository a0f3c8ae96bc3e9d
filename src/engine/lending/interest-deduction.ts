/** What the home mortgage interest deduction gives back. The visitor's own tax rate decides; no return is worked out here. */
export type InterestDeduction = {
  /** Tax saved per deducted dollar, decimal: federal, with the state's where it follows. */
  readonly taxRate: number
  /** Interest on debt above this is not deductible: dollars of average balance (750,000 for loans after 15 December 2017). */
  readonly debtLimit: number
  /** Points of a purchase of the main home count at once; those of a refinance by equal parts over the term (26 USC 461(g)). */
  readonly points: 'at-once' | 'over-term'
  /**
   * Share of the loan, as it starts, that counts as home debt: what it refinances and what goes into the home, not other money
   * taken out. Default 1.
   */
  readonly deductibleShare?: number
}

/**
 * The most home debt whose interest counts where some of it is from before 16 December 2017 (`older`, dollars, or what refinances it)
 * and the rest is newer: old debt counts up to the old limit and takes its place in the new one, which never falls below zero for
 * newer debt (IRC 163(h)(3)(F)(i)(II), (iii)). Old debt of 600,000 leaves 150,000 of 750,000; old debt of 900,000 leaves nothing.
 * What refinances old debt keeps its limit; that it does so only for the old loan's remaining term is left aside.
 */
export const homeDebtLimit = (
  older: number,
  limits: { readonly debtLimit: number; readonly olderDebtLimit: number },
): number => Math.max(limits.debtLimit, Math.min(older, limits.olderDebtLimit))

export type DeductionPath = {
  /** Dollars of tax saved k months from now, index 0 at closing. */
  readonly savedByMonth: readonly number[]
  /** Dollars of tax still to be saved by the points not yet deducted, should the loan end after month k. */
  readonly leftByMonth: readonly number[]
}

/**
 * Tax saved month by month by deducting the interest of a loan and its points, for someone who itemizes anyway. Counted in the
 * month the interest is paid, as withholding set right would give it. Only interest on home debt counts, and only on as much of
 * it as the limit allows; principal paid goes to the other part first (IRS Publication 936, mixed-use mortgages). Month by month,
 * where the publication takes the year's average balance. Points not yet deducted come back when the loan ends. Nominal dollars.
 */
export const deductionPath = (
  schedule: { readonly interest: readonly number[]; readonly owed: readonly number[] },
  points: number,
  termMonths: number,
  { taxRate, debtLimit, points: rule, deductibleShare = 1 }: InterestDeduction,
): DeductionPath => {
  const counted = Math.min(debtLimit, deductibleShare * (schedule.owed[0] ?? 0))
  const shareOf = (balance: number): number => (balance > counted ? counted / balance : 1)
  const pointsTax = Math.max(0, points) * taxRate * shareOf(schedule.owed[0] ?? 0)
  const perMonth = rule === 'over-term' ? pointsTax / termMonths : 0
  const end = schedule.owed.length - 1
  const leftAt = (month: number): number =>
    rule === 'over-term' && month < end ? Math.max(0, pointsTax - perMonth * Math.min(month, termMonths)) : 0
  return {
    savedByMonth: schedule.interest.map((interest, month) => {
      if (month === 0) return rule === 'at-once' ? pointsTax : 0
      return interest * taxRate * shareOf(schedule.owed[month - 1] ?? 0) + leftAt(month - 1) - leftAt(month)
    }),
    leftByMonth: schedule.owed.map((_, month) => leftAt(month)),
  }
}
