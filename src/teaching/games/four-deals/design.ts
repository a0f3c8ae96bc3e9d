/**
 * One car, four deals: its price, the trade-in, the loan and the extras. Every number here is ours, made up for one dealer's desk.
 * Dollars; rates in hundredths of a percent point, so that steps are whole.
 */
export const sticker = 31_900
export const invoice = 28_700
/** What you owe on the car you trade in, and what you pay in cash. */
export const owed = 6200
export const down = 3000
export const tradeWorth = { from: 5500, to: 7000, step: 100 } as const
/** The dealer's first word on the trade-in is so much below its worth. */
export const tradeGap = 1500
/** The maker's rebate: one of these, each as likely. It is lost with the 0% loan. */
export const rebates = [1500, 3000, 4500] as const
export const rates = { dealer: 890, bank: 690, zero: 0 } as const
export const term = 60
export const longTerm = 84
/** The cost is counted over this many months; what is still owed then counts too. */
export const horizon = 60

export const moods = ['cool', 'neutral', 'warm'] as const
export type Mood = 0 | 1 | 2
export const startMood: Mood = 1

export const moves = ['ask', 'wait', 'quote', 'walk'] as const
export type Move = (typeof moves)[number]
/** That a move works, by mood: cool, neutral, warm. */
export const odds: Readonly<Record<Move, readonly [number, number, number]>> = {
  ask: [0.25, 0.45, 0.65],
  wait: [0.3, 0.4, 0.5],
  quote: [0.6, 0.75, 0.9],
  walk: [0.4, 0.5, 0.6],
}
/** Once in each deal. */
export const onceOnly: readonly Move[] = ['quote', 'walk']
/** A failed move of these cools the dealer by a step; an accepted deal warms by one. */
export const cools: readonly Move[] = ['ask', 'quote', 'walk']
export const MOST_MOVES = 4

export const haggled = ['price', 'trade', 'loan'] as const
export type Haggled = (typeof haggled)[number]
/** What a move that works brings: dollars off, dollars more for the trade-in, hundredths of a point off the rate. */
export const gains: Readonly<Record<Haggled, Readonly<Record<Move, number>>>> = {
  price: { ask: 400, wait: 250, quote: 900, walk: 700 },
  trade: { ask: 250, wait: 150, quote: 600, walk: 400 },
  loan: { ask: 50, wait: 25, quote: 200, walk: 75 },
}
/** Below this price and this rate the dealer doesn't go. */
export const floors = { price: invoice + 300, loan: 640 } as const

export interface Extra {
  readonly name: string
  readonly price: number
  /** What it pays back on average over five years. */
  readonly worth: number
}
export const extras = [
  { name: 'paint', price: 695, worth: 50 },
  { name: 'warranty', price: 1995, worth: 900 },
  { name: 'gap', price: 795, worth: 350 },
] as const satisfies readonly Extra[]
export type ExtraName = (typeof extras)[number]['name']
