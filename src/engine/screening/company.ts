/** What a screen of stocks knows of a company before it works anything out. What is worked out of it is `metrics.ts`. */

export const sectors = [
  'technology',
  'health',
  'finance',
  'leisure',
  'staples',
  'industry',
  'energy',
  'utilities',
  'materials',
  'property',
  'media',
  'other',
] as const
export type Sector = (typeof sectors)[number]

/** Figures of the last four reported quarters together, and of the four before. Null: not reported. */
export interface Company {
  /** Unlike any other in the same list. */
  readonly symbol: string
  readonly name: string
  readonly sector: Sector
  /** Dollars for one share, above zero. */
  readonly price: number
  /** Shares there are, above zero. */
  readonly shares: number | null
  /** Dollars earned for each share; a loss is below zero. */
  readonly earnings: number | null
  readonly earningsBefore: number | null
  /** Dollars paid out on each share; 0: none. */
  readonly dividend: number | null
  readonly sales: number | null
  readonly salesBefore: number | null
  /** Dollars of profit after tax; a loss is below zero. */
  readonly profit: number | null
  /** What the company owns less what it owes; below zero where it owes more. */
  readonly equity: number | null
  /** What it has borrowed. */
  readonly debt: number | null
  /** How far the price went with the whole market: 1 is as far. */
  readonly beta: number | null
  /** Price of a share a year before, splits counted out. */
  readonly priceBefore: number | null
  /** Highest price of the last 52 weeks, the present one included. */
  readonly high: number | null
  /** Shares traded on a usual day. */
  readonly traded: number | null
}
