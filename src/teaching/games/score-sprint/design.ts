/** What Score Sprint plays with. Dollars and months; all are design values except what `published.precomputed.ts` gives. */

export const MONTHS = 24
export const cardApr = 0.24
export const lateFee = 30
export const startCash = 150
/** Left each month for cards and surprises, and what goes on the second card each month. */
export const surplus = 330
export const charges = { from: 120, to: 240 } as const
export const minimumRule = { kind: 'percent-plus-interest', percent: 0.01, floor: 30 } as const

export interface StartCard {
  readonly id: string
  readonly limit: number
  readonly balance: number
  readonly age: number
}
export const startCards: readonly StartCard[] = [
  { id: 'first', limit: 500, balance: 380, age: 40 },
  { id: 'second', limit: 1_500, balance: 700, age: 16 },
]
export const loanAge = 20

/** The bars, 0 to 100. */
export const green = 75
export const bars = {
  historyStart: 80,
  late: 40,
  collection: 45,
  healing: 2,
  /** An average age of this many months fills the bar. */
  fullAge: 60,
  inquiry: 30,
  bothKinds: 90,
}
/** The meter shows this much to each side: nobody outside knows the formulas. */
export const spread = 4
export const goalInterest = 40
export const bonus = { green: 10, interest: 10 }
export const eventChance = 0.55
