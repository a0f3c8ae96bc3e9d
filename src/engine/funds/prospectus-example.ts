/** A fund's charges as the fee table of its prospectus has them. Decimals. */
export interface FeeTable {
  /** Share of the amount paid. */
  readonly frontLoad: number
  /** Deferred sales charge by year of sale, first year first. */
  readonly deferred: readonly number[]
  /** Total annual operating expenses. */
  readonly expenseRatio: number
  /** Years after which the shares become a class with `expenseAfter`; null when they never do. */
  readonly convertsAfterYears: number | null
  readonly expenseAfter: number
}

/**
 * The expense example of a prospectus (Form N-1A, Item 3): what $10,000 costs over so many years at 5% a year when all shares are sold at
 * the end. Expenses are the ratio times the average of a year's first and last balance, and the balance grows by 5% less the ratio. A
 * deferred charge is taken from the smaller of cost and value. Dollars; funds print whole dollars. A fee waiver is not modelled.
 */
export function prospectusExample(table: FeeTable, years: number, amount = 10_000, annualReturn = 0.05): number {
  const invested = amount * (1 - table.frontLoad)
  let balance = invested
  let cost = amount - invested
  for (let year = 1; year <= Math.min(years, 100); year += 1) {
    const converted = table.convertsAfterYears !== null && year > table.convertsAfterYears
    const ratio = converted ? table.expenseAfter : table.expenseRatio
    const end = balance * (1 + annualReturn - ratio)
    cost += (ratio * (balance + end)) / 2
    balance = end
  }
  return cost + (table.deferred[years - 1] ?? 0) * Math.min(amount, balance)
}
