import { categoryOfExpense } from '#engine/budget/default-categories.ts'
import { UNSORTED_COSTS } from '#engine/household/monthly-flows.ts'
import { type Change, type ChangeOf, changesOf, holds } from './change.ts'
import type { Assumptions, Model } from './model.ts'
import { growthIn } from './month-income.ts'
import { toCents } from './run-state.ts'

/** The line an item of the budget is added to: its category. */
export const costLine = (item: string): string =>
  `cost:${item === UNSORTED_COSTS ? UNSORTED_COSTS : (categoryOfExpense(item)?.key ?? 'miscellaneous')}`

/** Living costs of a month by category, cents, and payments on debts the picture does not list. Each item follows prices and the events' factors. */
export function costsOf(
  model: Model,
  changes: readonly Change[],
  month: number,
  assumptions: Assumptions,
): readonly { readonly line: string; readonly cents: number }[] {
  const prices = growthIn(model, month, assumptions, 'prices')
  const factors = changesOf(changes, 'cost').filter((one) => holds(one, month))
  const out: { line: string; cents: number }[] = []
  for (const [item, monthly] of model.costs) {
    const factor = factors.reduce((so, one) => (isMeant(one, item) ? so * one.factor : so), 1)
    const cents = toCents(monthly * prices * factor)
    if (cents !== 0) out.push({ line: costLine(item), cents })
  }
  if (model.payments > 0) out.push({ line: 'payments', cents: toCents(model.payments) })
  return out
}

/** Whether a change of costs means this item of the budget. */
export const isMeant = ({ items, except }: ChangeOf<'cost'>, item: string): boolean =>
  (items.length === 0 || items.some((start) => item.startsWith(start))) &&
  !except.some((start) => item.startsWith(start))
