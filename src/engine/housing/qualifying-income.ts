/** How often an amount is paid. */
export type PayEvery = 'hour' | 'week' | 'biweekly' | 'semimonthly' | 'month' | 'year'

/** Payments a year; hours are counted by the week. */
const perYear: Readonly<Record<Exclude<PayEvery, 'hour'>, number>> = {
  week: 52,
  biweekly: 26,
  semimonthly: 24,
  month: 12,
  year: 1,
}

/**
 * Dollars a month as lenders count them: weekly pay x 52 / 12, biweekly x 26 / 12 (not two checks a month), twice a month
 * x 24 / 12, hourly x hours a week x 52 / 12.
 */
export const monthlyPay = (amount: number, every: PayEvery, hoursPerWeek: number): number =>
  every === 'hour' ? (amount * hoursPerWeek * 52) / 12 : (amount * perYear[every]) / 12

export type IncomeKind = 'pay' | 'variable' | 'self' | 'untaxed' | 'rent' | 'other'

/** What a program makes of each kind of income, decimal shares. */
export interface IncomeRules {
  /** Added to untaxed income, so that it compares with pay before tax. */
  readonly untaxedRaise: number
  /** Of gross rent. */
  readonly rentCounted: number
}

/** The monthly amount a lender compares with debts: untaxed income raised, rent lowered, the rest as it is before tax. */
export function countedIncome(kind: IncomeKind, monthly: number, rules: IncomeRules): number {
  if (kind === 'untaxed') return monthly * (1 + rules.untaxedRaise)
  return kind === 'rent' ? monthly * rules.rentCounted : monthly
}
