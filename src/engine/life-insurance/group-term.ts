import { roundToCent } from '../money.ts'

/** Coverage through an employer that is taxed (26 USC 79; 26 CFR 1.79-3; Pub. 15-B, Group-Term Life Insurance Coverage). */

export interface GroupTermLaw {
  /** Coverage that is free of tax. */
  readonly free: number
  /** Dollars a month for each 1,000 of coverage, by age on December 31, up to and with each age. */
  readonly monthlyPerThousand: readonly { readonly ageTo: number; readonly cost: number }[]
}

/** Table I: the cost of 1,000 of coverage for a month at an age on the last day of the year. */
export const tableOneCost = (age: number, law: GroupTermLaw): number =>
  law.monthlyPerThousand.find(({ ageTo }) => age <= ageTo)?.cost ?? law.monthlyPerThousand.at(-1)?.cost ?? 0

/**
 * Imputed income of a year: coverage above the free amount, to the nearest 100, at Table I, less what the employee pays with taxed
 * money for all of the coverage. Dollars a year; `months` of coverage at this amount.
 */
export const imputedIncome = (
  coverage: number,
  age: number,
  paidByEmployee: number,
  law: GroupTermLaw,
  months = 12,
): number => {
  const thousands = Math.round(Math.max(0, coverage - law.free) / 100) / 10
  return Math.max(0, roundToCent(thousands * tableOneCost(age, law) * months) - paidByEmployee)
}
