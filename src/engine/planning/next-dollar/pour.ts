import type { OrderStep } from '#facts/household/spending-orders.ts'
import { rateIn } from './plan-debts.ts'
import type { NextDollarCase, Pot, Slot, Step } from './step.ts'
import { goesInFor, takeHomeCost } from './tax-saved.ts'

/** One amount on its way in a month. Dollars. */
export interface Poured {
  readonly step: OrderStep
  /** Of what is left. */
  readonly takeHome: number
  /** What arrives: more than `takeHome` where it goes in before tax. */
  readonly goesIn: number
  /** Added by an employer. */
  readonly employer: number
  /** Income tax that comes back with the return. */
  readonly refund: number
  readonly to:
    | { readonly kind: 'cash' }
    | { readonly kind: 'debt'; readonly id: string }
    | { readonly kind: 'goal'; readonly id: string }
    | { readonly kind: 'pot'; readonly pot: Pot; readonly owner: string | null; readonly pool: string | null }
}

/** What a month stands on, changed by pouring. Dollars. */
export interface Levels {
  cash: number
  readonly owed: Map<string, number>
  readonly missing: Map<string, number>
}

const MONTHS = 12
/** Less than half a cent is nothing. */
const NOTHING = 0.005

/**
 * Pours a month's money through the steps in their order. Each step takes what it still needs, so a dollar is given once; what no step
 * takes is handed back. Deterministic; changes `levels`.
 */
export function pour(
  plan: NextDollarCase,
  amount: number,
  month: number,
  levels: Levels,
): { readonly poured: readonly Poured[]; readonly unplaced: number } {
  const poured: Poured[] = []
  const used = new Map<string, number>()
  let left = amount
  let longTerm = plan.already
  let beforeTax = 0

  const give = (step: OrderStep, takeHome: number, to: Poured['to'], more: Partial<Poured> = {}): void => {
    left -= takeHome
    poured.push({ step, takeHome, goesIn: takeHome, employer: 0, refund: 0, to, ...more })
  }
  const fillSlot = (key: OrderStep, slot: Slot, need: number): void => {
    const pool =
      slot.pool === null ? Number.POSITIVE_INFINITY : (plan.pools[slot.pool] ?? 0) - (used.get(slot.pool) ?? 0)
    const room = Math.max(0, Math.min(need / (1 + slot.employer), pool, slot.most ?? Number.POSITIVE_INFINITY))
    if (room < NOTHING || left < NOTHING) return
    const isHealth = slot.pot === 'hsa'
    const table = isHealth ? plan.savedByHealth : plan.saved
    const payroll = isHealth ? plan.payroll : 0
    const goesIn = slot.beforeTax
      ? goesInFor(table, beforeTax * MONTHS, { budget: left * MONTHS, room: room * MONTHS, payroll }) / MONTHS
      : Math.min(room, left)
    const takeHome = slot.beforeTax
      ? Math.min(left, takeHomeCost(table, beforeTax * MONTHS, goesIn * MONTHS, payroll) / MONTHS)
      : goesIn
    const refund = slot.deducted ? goesIn - takeHomeCost(table, beforeTax * MONTHS, goesIn * MONTHS, 0) / MONTHS : 0
    if (slot.beforeTax || slot.deducted) beforeTax += goesIn
    if (slot.pool !== null) used.set(slot.pool, (used.get(slot.pool) ?? 0) + goesIn)
    const employer = goesIn * slot.employer
    if (slot.pot !== 'education') longTerm += goesIn + employer
    give(
      key,
      takeHome,
      { kind: 'pot', pot: slot.pot, owner: slot.owner, pool: slot.pool },
      { goesIn, employer, refund },
    )
  }
  const fill = (step: Step): void => {
    switch (step.fill) {
      case 'cash': {
        const put = Math.min(left, Math.max(0, step.target - levels.cash))
        if (put < NOTHING) return
        levels.cash += put
        give(step.key, put, { kind: 'cash' })
        return
      }
      case 'debts':
        for (const id of dearestFirst(plan, step.debts, month)) {
          const owed = levels.owed.get(id) ?? 0
          const put = Math.min(left, owed)
          if (put < NOTHING) continue
          levels.owed.set(id, owed - put)
          give(step.key, put, { kind: 'debt', id })
        }
        return
      case 'goals':
        for (const goal of step.goals) {
          const missing = levels.missing.get(goal.id) ?? 0
          const put = Math.min(left, missing, goal.perMonth)
          if (put < NOTHING) continue
          levels.missing.set(goal.id, missing - put)
          give(step.key, put, { kind: 'goal', id: goal.id })
        }
        return
      case 'slots':
        for (const slot of step.slots) fillSlot(step.key, slot, Number.POSITIVE_INFINITY)
        return
      case 'share':
        for (const slot of step.slots) fillSlot(step.key, slot, step.target - longTerm)
        return
      case 'rest':
        if (left >= NOTHING) give(step.key, left, { kind: 'pot', pot: 'taxable', owner: null, pool: null })
    }
  }
  for (const step of plan.steps) {
    if (left < NOTHING) break
    fill(step)
  }
  return { poured, unplaced: left < NOTHING ? 0 : left }
}

/** The highest rate charged in that month first; equal rates as listed. */
export const dearestFirst = (plan: NextDollarCase, ids: readonly string[], month: number): readonly string[] =>
  plan.debts
    .filter(({ id }) => ids.includes(id))
    .map((debt) => ({ id: debt.id, rate: rateIn(debt, month) }))
    .sort((a, b) => b.rate - a.rate)
    .map(({ id }) => id)
