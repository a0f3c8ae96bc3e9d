import type { LoanRow } from '#engine/lending/amortize.ts'
import { roundToCent } from '#engine/money.ts'
import type { Month } from '#engine/month.ts'

export interface LoanYear {
  /** 1 for the first twelve payments. */
  readonly number: number
  readonly lastMonth: Month
  readonly interest: number
  readonly principal: number
  readonly extra: number
  readonly balance: number
}

/** Twelve payments to a year, dollars of the day they are paid. */
export function yearsOf(rows: readonly LoanRow[]): readonly LoanYear[] {
  const years: LoanYear[] = []
  for (let first = 0; first < rows.length; first += 12) {
    const part = rows.slice(first, first + 12)
    const last = part.at(-1)
    if (last === undefined) break
    const total = (key: 'interest' | 'principal' | 'extra'): number =>
      roundToCent(part.reduce((sum, row) => sum + row[key], 0))
    years.push({
      number: first / 12 + 1,
      lastMonth: last.month,
      interest: total('interest'),
      principal: total('principal'),
      extra: total('extra'),
      balance: last.balance,
    })
  }
  return years
}
