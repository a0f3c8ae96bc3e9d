import type { OrderStep } from '#facts/household/spending-orders.ts'
import type { SavedTable } from './tax-saved.ts'

/** Where long-term money goes, by how it is taxed. */
export type Pot = 'pretax' | 'roth' | 'hsa' | 'education' | 'taxable'

/** A place money may go each month. */
export interface Slot {
  readonly pot: Pot
  /** Whose; null: the household's. */
  readonly owner: string | null
  /** The limit it shares with other slots: `plan:people-1`. Null: no limit but its own. */
  readonly pool: string | null
  /** Dollars a month this step puts in at the most; null: as much as the pool takes. */
  readonly most: number | null
  /** The employer adds this for each dollar. */
  readonly employer: number
  /** Goes in before income tax, through pay. */
  readonly beforeTax: boolean
  /** A deduction that comes back with the return and not with the paycheck (a traditional IRA). */
  readonly deducted: boolean
}

export interface GoalPart {
  readonly id: string
  readonly missing: number
  /** Dollars a month that reach it by its date. */
  readonly perMonth: number
}

/** One step of an order, sized for a household. */
export type Step = { readonly key: OrderStep } & (
  | { readonly fill: 'cash'; readonly target: number }
  | { readonly fill: 'debts'; readonly debts: readonly string[] }
  | { readonly fill: 'slots'; readonly slots: readonly Slot[] }
  /** Until everything set aside for the long run comes to `target` dollars a month, an employer's money included. */
  | { readonly fill: 'share'; readonly target: number; readonly slots: readonly Slot[] }
  | { readonly fill: 'goals'; readonly goals: readonly GoalPart[] }
  | { readonly fill: 'rest' }
)

/** A debt as it will run. Dollars, decimal a year. */
export interface PlanDebt {
  readonly id: string
  readonly balance: number
  readonly apr: number
  /** Paid each month as now. */
  readonly payment: number
  /** An offer for so many more months; deferred: its interest is charged at once when anything is left then. */
  readonly promo: { readonly apr: number; readonly months: number; readonly deferred: boolean } | null
}

/** What the years ahead are taken to be. Decimals a year. */
export interface Outlook {
  readonly growth: number
  readonly cash: number
  readonly inflation: number
  /** On money taken out of pre-tax accounts. */
  readonly laterTax: number
  /** On gains and dividends of a taxable account. */
  readonly gainsTax: number
  readonly dividends: number
}

/** Everything the plan needs of a household. Dollars a month unless said. */
export interface NextDollarCase {
  /** Take-home pay less costs and debt payments. */
  readonly left: number
  /** In the bank, dollars; negative when overdrawn. */
  readonly cash: number
  /** Cash above what the steps hold may go to debts at once. */
  readonly useCash: boolean
  readonly debts: readonly PlanDebt[]
  readonly steps: readonly Step[]
  /** What the law still lets in, dollars a month by pool, after what goes in already. */
  readonly pools: Readonly<Record<string, number>>
  /** Goes to long-term accounts already without touching what is left, an employer's money included. */
  readonly already: number
  /** Income tax saved by pre-tax money in a year, on top of what goes in already. */
  readonly saved: SavedTable
  /** The same for health savings: some states tax them. */
  readonly savedByHealth: SavedTable
  /** Social Security and Medicare saved by each dollar of health savings through pay. */
  readonly payroll: number
  readonly outlook: Outlook
}
