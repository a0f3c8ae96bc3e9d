import type { DebtUnderWay } from '#engine/household/debt-months.ts'
import type { Ledger } from './ledger.ts'
import type { Holding, Owed, Thing } from './model.ts'
import type { YearSums } from './year-sums.ts'

/** A debt under way. Cents. */
export interface OpenDebt extends DebtUnderWay {
  readonly terms: Owed
}
export interface OpenHolding {
  readonly terms: Holding
  balance: number
  /** Null: not known. */
  basis: number | null
}
export interface OpenThing {
  readonly terms: Thing
  value: number
  readonly since: number
}

/** What the months change. Cents. */
export interface RunState {
  cash: number
  readonly debts: OpenDebt[]
  readonly holdings: OpenHolding[]
  readonly things: OpenThing[]
  /** Of the calendar year under way, dollars. */
  sums: YearSums
  heldBack: number
  /** Tax of last year still to be settled in April, dollars; negative is a refund. */
  toSettle: number
  readonly ledger: Ledger
}

export const toCents = (dollars: number): number => Math.round(dollars * 100 + Math.sign(dollars) * 1e-6)
