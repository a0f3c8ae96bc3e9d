/** A month being lived: money, what is owed, and what the day asks. Dollars; the interest alone has cents. */
import type { Choice } from '../kit/game.ts'
import { cardLimit, startCard } from './design.ts'

/** A bill as it stands now. `late`: the fee was added already. `shock`: it began as a surprise. */
export interface Due {
  readonly key: string
  readonly label: string
  readonly day: number
  readonly amount: number
  readonly takesCard: boolean
  readonly late: boolean
  readonly shock: boolean
}
export type Ask =
  | { readonly kind: 'bill'; readonly due: Due }
  | { readonly kind: 'card'; readonly id: string }
  | { readonly kind: 'minimum' }
  | { readonly kind: 'save' }

/** Where money went to or came from in one line of the month. */
export type Way = 'in' | 'cash' | 'card' | 'owed' | 'note'
export interface Entry {
  readonly day: number
  readonly label: string
  readonly amount: number
  readonly way: Way
}

export interface Month {
  readonly seed: number
  readonly day: number
  readonly cash: number
  readonly card: number
  readonly goal: number
  readonly calm: number
  readonly shifts: number
  readonly late: number
  /** Bills that come on a later day. */
  readonly owed: readonly Due[]
  readonly asks: readonly Ask[]
  /** What will come of something left alone. Nobody sees it before its day. */
  readonly hidden: readonly Due[]
  /** How many cards of the deck have been drawn. */
  readonly drawn: number
  /** The card's balance added up over the days so far. */
  readonly balanceDays: number
  readonly interest: number
  readonly log: readonly Entry[]
  readonly shocks: { readonly met: number; readonly covered: number }
  readonly lowest: { readonly day: number; readonly cash: number }
  /** The lowest cash would have been with nothing put on the card and nothing put off. */
  readonly strain: { readonly day: number; readonly cash: number }
  readonly isOver: boolean
  /** The choice that led here, for undo texts. */
  readonly last: Choice | null
}

export const room = (month: Month): number => cardLimit - Math.ceil(month.card)
export const owedSum = (month: Month): number =>
  month.owed.reduce((sum, { amount }) => sum + amount, 0) +
  month.asks.reduce((sum, ask) => sum + (ask.kind === 'bill' ? ask.due.amount : 0), 0)
/** What is left after everything owed: cash less unpaid bills less the card. */
export const standing = (month: Month): number => month.cash - owedSum(month) - month.card

/** Notes how low the cash is, and how low it would be had nothing been put off. */
export function noted(month: Month): Month {
  const { day, cash, lowest, strain } = month
  const plain = cash + month.goal - (month.card - startCard) - month.owed.reduce((sum, due) => sum + due.amount, 0)
  return {
    ...month,
    lowest: cash < lowest.cash ? { day, cash } : lowest,
    strain: plain < strain.cash ? { day, cash: plain } : strain,
  }
}
export const logged = (month: Month, label: string, amount: number, way: Way): Month => ({
  ...month,
  log: [...month.log, { day: month.day, label, amount, way }],
})
export const gained = (month: Month, label: string, amount: number): Month =>
  logged({ ...month, cash: month.cash + amount }, label, amount, 'in')
/** Pays from cash or with the card. Refuses what does not fit. */
export function paid(month: Month, label: string, amount: number, by: 'cash' | 'card'): Month {
  if (amount === 0) return month
  if (amount > (by === 'cash' ? month.cash : room(month))) throw new RangeError(`${label}: ${by} does not reach`)
  const next = by === 'cash' ? { ...month, cash: month.cash - amount } : { ...month, card: month.card + amount }
  return noted(logged(next, label, amount, by))
}
/** Puts a bill off to a later day. */
export const putOff = (month: Month, due: Due): Month =>
  noted(logged({ ...month, owed: [...month.owed, due] }, due.label, due.amount, 'owed'))
