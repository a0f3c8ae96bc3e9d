/** The plan year by year, from its monthly rows. Nominal dollars. */
import { roundToCent } from '#engine/money.ts'
import type { Month } from '#engine/month.ts'
import { perContext } from '../kit/calculator.ts'
import { byYears, sumOf } from '../kit/roll-up.ts'
import { isNever, type PlanContext } from './context.ts'

/** A debt that never ends is added up for so many months. */
const NEVER_ADDED = 120

/** Twelve payments added up, counted from the first; dollars. */
export interface PlanYear {
  readonly number: number
  readonly lastMonth: Month
  readonly paid: number
  readonly interest: number
  readonly charges: number
  readonly balance: number
}

export const planYears = perContext((context: PlanContext): readonly PlanYear[] => {
  const { rows } = context.result.course
  return byYears(isNever(context) ? rows.slice(0, NEVER_ADDED) : rows).map(({ number, rows: some, last }) => ({
    number,
    lastMonth: last.month,
    paid: sumOf(some, 'payment'),
    interest: sumOf(some, 'interest'),
    charges: roundToCent(some.reduce((sum, row) => sum + row.cards.reduce((all, card) => all + card.charges, 0), 0)),
    balance: last.balance,
  }))
})
