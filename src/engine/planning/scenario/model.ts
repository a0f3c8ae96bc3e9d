import type { DebtTerms } from '#engine/household/debt-months.ts'
import type { Household } from '#engine/household/household.ts'
import type { Month } from '#engine/month.ts'
import type { Household as TaxHousehold } from '#engine/tax/household.ts'

/*
 * A household's picture made ready to be followed month by month. Dollars; month 0 is the first month ahead. Nothing here is rounded
 * except what the picture rounds itself.
 */

/** How money that comes in counts on a return; `free` does not. */
export type TaxKind =
  | 'wages'
  | 'self-employment'
  | 'social-security'
  | 'pension'
  | 'unemployment'
  | 'rent'
  | 'other'
  | 'free'
/** What an amount follows as years pass. */
export type Growth = 'pay' | 'prices' | 'flat'
/** The first or the second grown-up. */
export type PersonIndex = 0 | 1

export interface Stream {
  readonly income: string
  readonly person: PersonIndex
  /** Before taxes, a month. */
  readonly monthly: number
  readonly tax: TaxKind
  readonly growth: Growth
  /** Index of the last month it comes; Infinity: it goes on. */
  readonly last: number
}

/** A debt; its APR counts as 0 where it is unknown and listed in `unknownAprs`. */
export interface Owed extends DebtTerms {
  readonly id: string
  readonly balance: number
  readonly payment: number
  readonly variable: boolean
  /** Index of the first month with a payment. */
  readonly first: number
  readonly securedBy: string | null
  /** Mortgage insurance with payment k from `first` on; beyond the end there is none. */
  readonly insurance: readonly number[]
}

export interface Holding {
  readonly id: string
  readonly kind: 'brokerage' | 'pretax' | 'roth' | 'hsa' | 'other'
  readonly person: PersonIndex
  readonly balance: number
  /** Paid for what it holds, or put in (Roth); null: not known. */
  readonly basis: number | null
  readonly stocks: number
  readonly fees: number
  readonly monthly: number
  /** Taken from pay before it reaches the bank. */
  readonly fromPay: boolean
  readonly matchRate: number
  readonly matchUpTo: number
}

export interface Thing {
  readonly id: string
  readonly kind: 'home' | 'car' | 'other'
  readonly value: number
  readonly basis: number | null
  /** Months owned at month 0; null: not known. */
  readonly owned: number | null
  readonly yearlyTax: number
}

export interface Model {
  /** With every income before taxes. */
  readonly household: Household
  readonly first: Month
  readonly months: number
  readonly state: string | null
  readonly streams: readonly Stream[]
  /** Living costs a month by item of the budget. */
  readonly costs: ReadonlyMap<string, number>
  /** Debt payments in the budget without a debt behind them. */
  readonly payments: number
  readonly debts: readonly Owed[]
  readonly holdings: readonly Holding[]
  readonly things: readonly Thing[]
  readonly cash: number
  /** Yield of the cash, weighted by balance, decimal a year. */
  readonly cashYield: number
  /** What comes or goes once: index of the month and dollars. */
  readonly expected: readonly { readonly id: string; readonly at: number; readonly amount: number }[]
  /** The returns of this year as the picture has it; empty where nothing can be taxed. */
  readonly returns: readonly TaxHousehold[]
  /** Premiums of health plans through each person's job, dollars a month, taken from pay. */
  readonly jobPremiums: readonly [number, number]
  /** Paychecks hold back this much more (or less) than taxes, premiums and retirement money come to; dollars a month. */
  readonly payRest: number
  /** Incomes given as take-home pay: what they come to before taxes is worked out. */
  readonly isGrossedUp: boolean
  /** Months of age of the two grown-ups in month 0; null: not known. */
  readonly ageMonths: readonly [number | null, number | null]
  readonly isCouple: boolean
  readonly unknownPayments: readonly string[]
  readonly unknownAprs: readonly string[]
}

/** What the projection assumes, decimals a year. */
export interface Assumptions {
  readonly prices: number
  readonly pay: number
  readonly stocks: number
  readonly bonds: number
  readonly homes: number
  /** A car loses this share of its value each year. */
  readonly carLoss: number
  readonly dividends: number
  /** Share in stocks where an account does not say. */
  readonly stockShare: number
}

/** What may be sold when cash runs out. */
export const sellings = ['nothing', 'penalty-free', 'everything'] as const
export type Selling = (typeof sellings)[number]

export interface ScenarioSettings {
  /** 1 to 30. */
  readonly years: number
  readonly selling: Selling
  readonly assumptions: Assumptions
}
