/** What a visitor typed on the screen that compares cards: what they spend by category, and a card they look at. */
import { type BySpending, rewardCategories } from '#engine/planning/cards/own-card.ts'
import { isAmount, isRecord } from './read-data.ts'
import { stored } from './stored.ts'

/** A card's terms as typed: percent points and dollars; null while blank. */
export interface TypedCard {
  readonly annualFee: number | null
  readonly base: number | null
  readonly rates: Readonly<Partial<BySpending<number | null>>>
  readonly cap: number | null
  readonly foreignFee: number | null
  readonly bonus: number | null
  readonly bonusSpend: number | null
  readonly bonusMonths: number | null
  readonly carried: number | null
  readonly apr: number | null
}
export interface CardPlan {
  /** Dollars a month; a category left out follows the budget. */
  readonly spending: Readonly<Partial<BySpending<number>>>
  /** Percent of travel spending that is abroad. */
  readonly abroad: number
  readonly typed: TypedCard
}

export const blankCard: TypedCard = {
  annualFee: null,
  base: null,
  rates: {},
  cap: null,
  foreignFee: null,
  bonus: null,
  bonusSpend: null,
  bonusMonths: null,
  carried: null,
  apr: null,
}
const blankPlan: CardPlan = { spending: {}, abroad: 0, typed: blankCard }

const MOST = 1e9
const amountOf = (data: unknown): number | null => (isAmount(data) && data >= 0 && data <= MOST ? data : null)
const byCategory = (data: unknown): Readonly<Partial<BySpending<number>>> =>
  isRecord(data)
    ? Object.fromEntries(
        rewardCategories.flatMap((key) => {
          const amount = amountOf(data[key])
          return amount === null ? [] : [[key, amount]]
        }),
      )
    : {}

/** Keeps what fits; refuses what is no plan at all. */
export function readCardPlan(data: unknown): CardPlan | null {
  if (!isRecord(data)) return null
  const typed = isRecord(data['typed']) ? data['typed'] : {}
  return {
    spending: byCategory(data['spending']),
    abroad: Math.min(100, amountOf(data['abroad']) ?? 0),
    typed: {
      annualFee: amountOf(typed['annualFee']),
      base: amountOf(typed['base']),
      rates: byCategory(typed['rates']),
      cap: amountOf(typed['cap']),
      foreignFee: amountOf(typed['foreignFee']),
      bonus: amountOf(typed['bonus']),
      bonusSpend: amountOf(typed['bonusSpend']),
      bonusMonths: amountOf(typed['bonusMonths']),
      carried: amountOf(typed['carried']),
      apr: amountOf(typed['apr']),
    },
  }
}

export const cardPlan = stored<CardPlan>('card-plan', {
  version: 1,
  area: 'session',
  initial: blankPlan,
  read: readCardPlan,
})
