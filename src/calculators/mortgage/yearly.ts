/** The loan year by year, from its monthly rows. Nominal dollars. */
import { roundToCent } from '#engine/money.ts'
import type { Month } from '#engine/month.ts'
import { homeValueAfter, type Mortgage, ownerCostsIn } from './compute.ts'
import type { MortgageInputs } from './fields.ts'

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

export function loanYears(mortgage: Mortgage, inputs: MortgageInputs): readonly LoanYear[] {
  const years: LoanYear[] = []
  for (let first = 0; first < mortgage.rows.length; first += 12) {
    const rows = mortgage.rows.slice(first, first + 12)
    const last = rows.at(-1)
    if (last === undefined) break
    const number = first / 12 + 1
    const costs = ownerCostsIn(inputs, number - 1)
    const total = (part: 'payment' | 'interest' | 'principal' | 'extra'): number =>
      roundToCent(rows.reduce((sum, row) => sum + row[part], 0))
    years.push({
      number,
      lastMonth: last.month,
      payments: total('payment'),
      interest: total('interest'),
      principal: total('principal'),
      extra: total('extra'),
      premiums: roundToCent(mortgage.premiums.slice(first, first + 12).reduce((sum, premium) => sum + premium, 0)),
      tax: roundToCent(costs.tax * rows.length),
      insurance: roundToCent(costs.insurance * rows.length),
      hoa: roundToCent(costs.hoa * rows.length),
      balance: last.balance,
      homeValue: roundToCent(homeValueAfter(inputs, (first + rows.length) / 12)),
    })
  }
  return years
}
