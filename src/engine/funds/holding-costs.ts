/** The kinds of cost of a fund or ETF, and a row of them. */

export const costKinds = [
  'load',
  'deferred',
  'distribution',
  'expense',
  'spread',
  'premium',
  'commission',
  'lending',
  'payoutTax',
  'saleTax',
] as const
export type CostKind = (typeof costKinds)[number]
export type Costs = Record<CostKind, number>

export const noCosts = (): Costs => ({
  load: 0,
  deferred: 0,
  distribution: 0,
  expense: 0,
  spread: 0,
  premium: 0,
  commission: 0,
  lending: 0,
  payoutTax: 0,
  saleTax: 0,
})
export const totalCosts = (costs: Readonly<Costs>): number => costKinds.reduce((sum, kind) => sum + costs[kind], 0)

/** How many kinds a row of numbers holds, and the place of each but the tax of the sale, which is counted elsewhere. */
export const KINDS = costKinds.length
export const [LOAD, DEFERRED, DISTRIBUTION, EXPENSE, SPREAD, PREMIUM, COMMISSION, LENDING, PAYOUT_TAX] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const
/** Costs by name from a row of numbers in the order of `costKinds`. */
export const costsOf = (values: Float64Array): Costs => ({
  load: values[LOAD] ?? 0,
  deferred: values[DEFERRED] ?? 0,
  distribution: values[DISTRIBUTION] ?? 0,
  expense: values[EXPENSE] ?? 0,
  spread: values[SPREAD] ?? 0,
  premium: values[PREMIUM] ?? 0,
  commission: values[COMMISSION] ?? 0,
  lending: values[LENDING] ?? 0,
  payoutTax: values[PAYOUT_TAX] ?? 0,
  saleTax: 0,
})
