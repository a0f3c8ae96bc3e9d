import type { NextDollarCase } from './step.ts'

/**
 * The first month's money worked out another way: every step's need is written down as take-home dollars before anything is given, then
 * the money is laid end to end along those needs. Knows flat taxes only. Gives take-home dollars by step.
 */
export function laidEndToEnd(plan: NextDollarCase, amount: number): ReadonlyMap<string, number> {
  const price = (slot: { readonly pot: string; readonly beforeTax: boolean }): number => {
    if (!slot.beforeTax) return 1
    const table = slot.pot === 'hsa' ? plan.savedByHealth : plan.saved
    const share = (table.saved[1] ?? 0) / (table.at[1] ?? 1)
    return 1 - share - (slot.pot === 'hsa' ? plan.payroll : 0)
  }
  const pools = { ...plan.pools }
  const owed = new Map(plan.debts.map(({ id, balance }) => [id, balance]))
  let cash = plan.cash
  let longTerm = plan.already
  const needs: { readonly key: string; readonly need: number }[] = []
  for (const step of plan.steps) {
    let need = 0
    if (step.fill === 'cash') {
      need = Math.max(0, step.target - cash)
      cash += need
    } else if (step.fill === 'debts') {
      for (const id of step.debts) {
        need += owed.get(id) ?? 0
        owed.set(id, 0)
      }
    } else if (step.fill === 'goals') {
      for (const goal of step.goals) need += Math.min(goal.missing, goal.perMonth)
    } else if (step.fill === 'rest') need = Number.POSITIVE_INFINITY
    else
      for (const slot of step.slots) {
        const pool = slot.pool ?? ''
        const toTarget =
          step.fill === 'share' ? (step.target - longTerm) / (1 + slot.employer) : Number.POSITIVE_INFINITY
        const room = Math.max(0, Math.min(pools[pool] ?? 0, slot.most ?? Number.POSITIVE_INFINITY, toTarget))
        pools[pool] = (pools[pool] ?? 0) - room
        longTerm += room * (1 + slot.employer)
        need += room * price(slot)
      }
    needs.push({ key: step.key, need })
  }
  const given = new Map<string, number>()
  let from = 0
  for (const { key, need } of needs) {
    const to = from + need
    given.set(key, (given.get(key) ?? 0) + Math.max(0, Math.min(amount, to) - Math.min(amount, from)))
    from = to
  }
  return given
}
