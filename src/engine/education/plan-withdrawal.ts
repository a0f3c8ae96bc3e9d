/** A year's withdrawals from a 529 plan and what they were spent on. Dollars. */
export interface Withdrawal {
  readonly amount: number
  /** The part of `amount` that is earnings (Form 1099-Q, box 2). */
  readonly earnings: number
  /** All qualified expenses of the year. */
  readonly expenses: number
  /** Tax-free scholarships and other tax-free help. */
  readonly assistance: number
  /** Expenses counted for the American opportunity or lifetime learning credit. */
  readonly creditExpenses: number
}

/**
 * Earnings that are taxed, dollars: earnings x (1 - adjusted expenses / amount), where adjusted expenses are the expenses less tax-free help and less those that a
 * credit counts; nothing when they are at least the amount (IRC 529(c)(3)(B); Publication 970, "Figuring the Taxable Portion of a Distribution").
 */
export function taxedEarnings({ amount, earnings, expenses, assistance, creditExpenses }: Withdrawal): number {
  if (amount <= 0) return 0
  const adjusted = Math.max(0, expenses - assistance - creditExpenses)
  return adjusted >= amount ? 0 : Math.max(0, earnings) * (1 - adjusted / amount)
}

/**
 * Of the taxed earnings, those that carry the 10% additional tax, dollars. Earnings taxed only because of tax-free help (scholarships) or of expenses counted for a credit do not
 * (IRC 529(c)(6), 530(d)(4)(B)(iii) to (v)): the same fraction with all expenses tells what is taxed besides.
 */
export function penalizedEarnings(withdrawal: Withdrawal): number {
  return taxedEarnings({ ...withdrawal, assistance: 0, creditExpenses: 0 })
}

export interface RothRule {
  readonly lifetime: number
  readonly accountYears: number
}
/**
 * Left-over money to the child's own Roth IRA: how much in all, in how many years at one IRA limit a year, and the first year in which the account is old enough.
 * The limit is taken as it is today; what rises later shortens the time.
 */
export function rothRoom(left: number, opened: number, iraLimit: number, rule: RothRule) {
  const amount = Math.min(Math.max(0, left), rule.lifetime)
  return { amount, years: amount <= 0 ? 0 : Math.ceil(amount / iraLimit - 1e-9), from: opened + rule.accountYears }
}
