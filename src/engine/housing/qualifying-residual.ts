/** What 38 CFR 36.4340(e) asks a family to have left, dollars a month. */
export interface ResidualTable {
  readonly smallLoanBelow: number
  readonly smallLoan: ResidualRows
  readonly largeLoan: ResidualRows
  readonly largestFamily: number
  /** Above the guide ratio this many times as much makes up for it (36.4340(d)). */
  readonly overGuide: number
}
export type VaRegion = 'northeast' | 'midwest' | 'south' | 'west'
type ResidualRows = Readonly<Record<VaRegion, readonly number[]>> & { readonly eachMore: number }

/**
 * The residual income the VA asks for, dollars a month, by loan size, region and family size. The table ends at five people
 * and adds a fixed amount for each more, up to seven; larger families need no more than seven do.
 */
export function requiredResidual(table: ResidualTable, region: VaRegion, family: number, loan: number): number {
  const part = loan < table.smallLoanBelow ? table.smallLoan : table.largeLoan
  const rows = part[region]
  const people = Math.min(Math.max(1, Math.floor(family)), table.largestFamily)
  const base = rows[Math.min(people, rows.length) - 1] ?? 0
  return base + Math.max(0, people - rows.length) * part.eachMore
}

/** Gross pay less income and payroll taxes, housing, upkeep with utilities, and debts; dollars a month. */
export const residualIncome = (month: {
  readonly gross: number
  readonly taxes: number
  readonly housing: number
  readonly upkeep: number
  readonly debts: number
}): number => month.gross - month.taxes - month.housing - month.upkeep - month.debts
