import type { Course } from './course.ts'
import type { Ledger } from './ledger.ts'
import type { Model } from './model.ts'
import { type RunState, toCents } from './run-state.ts'
import { noSums } from './year-sums.ts'

/** The household before its first month. */
export function openingState(model: Model, ledger: Ledger): RunState {
  return {
    cash: toCents(model.cash),
    debts: model.debts.map((terms) => ({
      terms,
      balance: toCents(terms.balance),
      payment: toCents(terms.payment),
      deferred: 0,
    })),
    holdings: model.holdings.map((terms) => ({
      terms,
      balance: toCents(terms.balance),
      basis: terms.basis === null ? null : toCents(terms.basis),
    })),
    things: model.things.map((terms) => ({ terms, value: toCents(terms.value), since: 0 })),
    sums: noSums(),
    heldBack: 0,
    toSettle: 0,
    ledger,
  }
}

export const newColumns = (count: number) => ({
  cash: new Float64Array(count),
  invested: new Float64Array(count),
  things: new Float64Array(count),
  owed: new Float64Array(count),
  owedBesideHomes: new Float64Array(count),
  worth: new Float64Array(count),
})

/** The month's end. */
export function record(columns: ReturnType<typeof newColumns>, state: RunState, month: number): void {
  const invested = state.holdings.reduce((sum, { balance }) => sum + balance, 0)
  const things = state.things.reduce((sum, { value }) => sum + value, 0)
  let owed = 0
  let beside = 0
  for (const { terms, balance } of state.debts) {
    owed += balance
    if (terms.kind !== 'mortgage' && terms.kind !== 'equity') beside += balance
  }
  columns.cash[month] = state.cash
  columns.invested[month] = invested
  columns.things[month] = things
  columns.owed[month] = owed
  columns.owedBesideHomes[month] = beside
  columns.worth[month] = state.cash + invested + things - owed
}

/** The sum of a month's regular lines. */
export function leftOf(lines: Course['lines'], count: number): Float64Array {
  const left = new Float64Array(count)
  for (const { kind, cents } of lines)
    if (kind === 'in' || kind === 'held-back' || kind === 'living' || kind === 'debt')
      for (let month = 0; month < count; month++) left[month] = (left[month] ?? 0) + (cents[month] ?? 0)
  return left
}
