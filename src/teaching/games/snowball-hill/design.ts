/** The hill from 22 to 67. Every number here is ours, chosen for a game of nine turns; what money earns is in `market.ts`. */
export const FROM = 22
export const TO = 67
export const TURN_YEARS = 5
export const starts = [22, 27, 32, 42] as const
export type Start = (typeof starts)[number]

/** Everybody has the same money to invest over a life: 30 years of 300 dollars a month. When to invest it is the game. */
export const rivalDeposit = 300
export const purse = 30 * 12 * rivalDeposit
export const deposits = [0, 100, 200, 300, 450, 600] as const

/** A year, of all that is invested. All three earn the same before it. */
export const fees = { low: 0.0005, middle: 0.006, high: 0.015 } as const
export type Fee = keyof typeof fees
export const feeNames = ['low', 'middle', 'high'] as const satisfies readonly Fee[]

/** Spending a year, and how many times it counts as covered for good: a rule of thumb. */
export const spending = 30_000
export const timesSpending = 25
export const target = spending * timesSpending

/** A yearly return of the steady market, decimal, compounded monthly. */
export const steadyRate = 0.07

/** One card each five years. Chances add to 1. `pause`: months without deposits; `purse`: dollars more or fewer to invest. */
export const cards = {
  quiet: { chance: 0.3, pause: 0, purse: 0 },
  raise: { chance: 0.25, pause: 0, purse: 6000 },
  break: { chance: 0.15, pause: 24, purse: 0 },
  layoff: { chance: 0.2, pause: 12, purse: -3000 },
  windfall: { chance: 0.1, pause: 0, purse: 5000 },
} as const
export type Card = keyof typeof cards
export const cardNames = ['quiet', 'raise', 'break', 'layoff', 'windfall'] as const satisfies readonly Card[]
