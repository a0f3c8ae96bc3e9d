/** A debt that cash can end: dollars owed, and dollars a month it counts for. */
export interface Payable {
  readonly balance: number
  readonly counted: number
}

export type PayoffPlan =
  | { readonly outcome: 'none-needed' }
  /** Indexes of the debts to pay off, in the order they free most per dollar. */
  | { readonly outcome: 'possible'; readonly pay: readonly number[]; readonly cash: number; readonly freed: number }
  /** Even paying off everything frees only this much a month. */
  | { readonly outcome: 'not-enough'; readonly freed: number; readonly cash: number }

/** Branches looked at, at most; 20 debts need far fewer. */
const MOST_BRANCHES = 50_000

/** Debts by the cash each dollar of monthly payment costs to free, the cheapest first; those that count nothing are left out. */
export const payoffOrder = (debts: readonly Payable[]): readonly number[] =>
  debts
    .map((_, index) => index)
    .filter((index) => (debts[index]?.counted ?? 0) > 0 && (debts[index]?.balance ?? 0) > 0)
    .sort((a, b) => costPerDollar(debts[a]) - costPerDollar(debts[b]) || a - b)

const costPerDollar = (debt: Payable | undefined): number => (debt ? debt.balance / debt.counted : 0)

/**
 * The least cash that frees `need` dollars a month by paying whole debts off: a smallest-cost cover, found by branch and bound over
 * the debts in payoff order (a part of the next debt bounds what the rest must cost). Partial payments free nothing, for the
 * report shows the same payment.
 */
export function cheapestPayoff(debts: readonly Payable[], need: number): PayoffPlan {
  if (need <= 0) return { outcome: 'none-needed' }
  const order = payoffOrder(debts)
  const items = order.map((index) => ({
    index,
    balance: debts[index]?.balance ?? 0,
    counted: debts[index]?.counted ?? 0,
  }))
  const all = items.reduce((sum, item) => ({ freed: sum.freed + item.counted, cash: sum.cash + item.balance }), {
    freed: 0,
    cash: 0,
  })
  if (all.freed < need - 1e-9) return { outcome: 'not-enough', ...all }

  let best: { cash: number; freed: number; pay: readonly number[] } = { ...all, pay: order }
  let branches = 0
  const chosen: number[] = []
  /** The least the rest could cost if the last debt could be paid in part. */
  const bound = (from: number, missing: number): number => {
    let cost = 0
    let left = missing
    for (let i = from; i < items.length && left > 0; i++) {
      const item = items[i]
      if (item === undefined) break
      const part = Math.min(1, left / item.counted)
      cost += part * item.balance
      left -= item.counted
    }
    return left > 1e-9 ? Number.POSITIVE_INFINITY : cost
  }
  const visit = (at: number, cash: number, freed: number): void => {
    branches += 1
    if (freed >= need - 1e-9) {
      if (cash < best.cash - 1e-9) best = { cash, freed, pay: [...chosen] }
      return
    }
    const item = items[at]
    if (item === undefined || branches > MOST_BRANCHES) return
    if (cash + bound(at, need - freed) >= best.cash - 1e-9) return
    chosen.push(item.index)
    visit(at + 1, cash + item.balance, freed + item.counted)
    chosen.pop()
    visit(at + 1, cash, freed)
  }
  visit(0, 0, 0)
  return { outcome: 'possible', pay: best.pay, cash: best.cash, freed: best.freed }
}
