/** How often the income of the business covers its payments. */
import { debtServiceCoverage } from '#engine/lending/debt-service.ts'
import { roundToCent } from '#engine/money.ts'
import type { Financing } from './price.ts'
import type { BusinessInputs } from './sections.ts'

export interface Coverage {
  /** Income for each dollar of payments in the first twelve months, other debts counted. */
  readonly ratio: number
  /** The same at the pace of the payments, where they last less than a year. */
  readonly whilePaying: number | null
  /** Income of the year after these payments, dollars. */
  readonly leftOver: number
  /** The contract amount whose payments the income covers as often as the lender wants; null where no payment falls in a year. */
  readonly largest: number | null
}

export function coverageOf(inputs: BusinessInputs, own: Financing): Coverage | null {
  const { operatingIncome: income, otherDebt, leastCoverage } = inputs
  if (income === null) return null
  const year = debtServiceCoverage(income, roundToCent(own.firstYear + otherDebt))
  if (year.outcome !== 'found') return null
  const pace = own.monthly > 0 && own.days < 360 ? own.monthly * 12 + otherDebt : null
  const room = Math.max(0, income / leastCoverage - otherDebt)
  return {
    ratio: year.ratio,
    whilePaying: pace === null ? null : income / pace,
    leftOver: year.leftOver,
    largest: own.firstYear > 0 ? Math.min(1e9, (own.financed * room) / own.firstYear) : null,
  }
}
