/** What a year's returns are made from, dollars of that year. One period or a whole year. */
export interface PersonSums {
  pay: number
  deferrals: number
  roth: number
  premiums: number
  selfEmployment: number
  socialSecurity: number
  pension: number
  unemployment: number
  withdrawals: number
  early: number
}
export interface YearSums {
  readonly people: readonly [PersonSums, PersonSums]
  rent: number
  other: number
  interest: number
  dividends: number
  gains: number
  mortgageInterest: number
  mortgageBalance: number
  propertyTax: number
  studentInterest: number
  care: number
}

const nobody = (): PersonSums => ({
  pay: 0,
  deferrals: 0,
  roth: 0,
  premiums: 0,
  selfEmployment: 0,
  socialSecurity: 0,
  pension: 0,
  unemployment: 0,
  withdrawals: 0,
  early: 0,
})
export const noSums = (): YearSums => ({
  people: [nobody(), nobody()],
  rent: 0,
  other: 0,
  interest: 0,
  dividends: 0,
  gains: 0,
  mortgageInterest: 0,
  mortgageBalance: 0,
  propertyTax: 0,
  studentInterest: 0,
  care: 0,
})

const personKeys = Object.keys(nobody()) as readonly (keyof PersonSums)[]
const yearKeys = [
  'rent',
  'other',
  'interest',
  'dividends',
  'gains',
  'mortgageInterest',
  'mortgageBalance',
  'propertyTax',
  'studentInterest',
  'care',
] as const

/** Adds `more` times `times` into `sums`. */
export function addSums(sums: YearSums, more: YearSums, times: number): void {
  for (const key of yearKeys) sums[key] += more[key] * times
  for (const index of [0, 1] as const)
    for (const key of personKeys) sums.people[index][key] += more.people[index][key] * times
}

/** A key for equal sums. */
export const sumsKey = (sums: YearSums): string =>
  [...yearKeys.map((key) => sums[key]), ...sums.people.flatMap((one) => personKeys.map((key) => one[key]))]
    .map((one) => one.toFixed(1))
    .join()
