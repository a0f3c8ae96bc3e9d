import type { PayoffMonth } from '#engine/cards/payoff.ts'
import { roundToCent } from '#engine/money.ts'
import type { Month } from '#engine/month.ts'

/** Twelve payments added up, counted from the first; dollars. */
export interface PlanYear {
  readonly number: number
  readonly lastMonth: Month
  readonly paid: number
  readonly interest: number
  readonly charges: number
  readonly balance: number
}

export function planYears(rows: readonly PayoffMonth[]): readonly PlanYear[] {
  const years: PlanYear[] = []
  for (let at = 0; at < rows.length; at += 12) {
    const part = rows.slice(at, at + 12)
    const last = part.at(-1)
    if (last === undefined) break
    const sum = (of: (row: PayoffMonth) => number): number =>
      roundToCent(part.reduce((total, row) => total + of(row), 0))
    years.push({
      number: at / 12 + 1,
      lastMonth: last.month,
      paid: sum((row) => row.payment),
      interest: sum((row) => row.interest),
      charges: sum((row) => row.cards.reduce((total, card) => total + card.charges, 0)),
      balance: last.balance,
    })
  }
  return years
}
