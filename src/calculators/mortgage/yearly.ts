/** The loan year by year, from its monthly rows. Nominal dollars. */
import { roundToCent, sumToCent } from '#engine/money.ts'
import type { Month } from '#engine/month.ts'
import { perContext } from '../kit/calculator.ts'
import { byYears, sumOf } from '../kit/roll-up.ts'
import type { LoanContext } from './context.ts'
import { homeValueAfter, ownerCostsIn } from './owner-costs.ts'

export interface LoanYear {
  /** 1 for the twelve payments after closing. */
  readonly number: number
  readonly lastMonth: Month
  readonly payments: number
  readonly interest: number
  readonly principal: number
  readonly extra: number
  readonly premiums: number
  readonly tax: number
  readonly insurance: number
  readonly hoa: number
  readonly balance: number
  readonly homeValue: number
}

export const loanYears = perContext(({ inputs, result }: LoanContext): readonly LoanYear[] =>
  byYears(result.rows).map(({ number, from, rows, last }) => {
    const costs = ownerCostsIn(inputs, number - 1)
    return {
      number,
      lastMonth: last.month,
      payments: sumOf(rows, 'payment'),
      interest: sumOf(rows, 'interest'),
      principal: sumOf(rows, 'principal'),
      extra: sumOf(rows, 'extra'),
      premiums: sumToCent(result.premiums.slice(from, from + 12)),
      tax: roundToCent(costs.tax * rows.length),
      insurance: roundToCent(costs.insurance * rows.length),
      hoa: roundToCent(costs.hoa * rows.length),
      balance: last.balance,
      homeValue: roundToCent(homeValueAfter(inputs, (from + rows.length) / 12)),
    }
  }),
)
