import { valueNow } from './fund.ts'

/** Quick rules that people use for life insurance. Dollars; nothing that is there already is taken off. */

/** DIME: debts and last bills, income for some years, mortgage, education. Neither inflation nor interest counts. */
export const dimeNeed = (parts: {
  readonly debts: number
  readonly final: number
  readonly yearlyIncome: number
  readonly years: number
  readonly mortgage: number
  readonly education: number
}): number => parts.debts + parts.final + parts.yearlyIncome * parts.years + parts.mortgage + parts.education

/**
 * Human life value: what somebody would bring home until work ends, less what that person spends on himself or herself, at its value
 * today. `takeHome` is a year's, today's dollars, rising with `inflation`; paid at the start of each year.
 */
export const humanLifeValue = (
  takeHome: number,
  ownShare: number,
  years: number,
  inflation: number,
  rate: number,
): number =>
  valueNow(
    Array.from(
      { length: Math.max(0, Math.ceil(years)) },
      (_, year) => takeHome * (1 - ownShare) * (1 + inflation) ** year,
    ),
    rate,
  )

/** The most years of income insurers usually write at an age. */
export const mostMultiple = (
  age: number,
  rows: readonly { readonly ageTo: number; readonly multiple: number }[],
): number => rows.find(({ ageTo }) => age <= ageTo)?.multiple ?? rows.at(-1)?.multiple ?? 0
