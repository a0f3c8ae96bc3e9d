/** What a visitor typed on the screen that compares cards: what they spend by category, and a card they look at. */
import { type BySpending, rewardCategories } from '#engine/planning/cards/own-card.ts'
import { maybe, or, record, type Shape } from './shape.ts'
import { amount } from './shape-basics.ts'
import { map } from './shape-lists.ts'
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

const dollarsOrBlank = or(maybe(amount(0, 1e9)), null)
const isReward = (key: string): boolean => rewardCategories.some((one) => one === key)
const byCategory = <T>(of: string, shape: Shape<T>) =>
  or(map({ of, most: rewardCategories.length }, isReward, shape) as Shape<Readonly<Partial<BySpending<T>>>>, {})

export const cardPlanShape = record<CardPlan>({
  spending: byCategory('kinds of spending', amount(0, 1e9)),
  abroad: or(amount(0, 100), 0),
  typed: or(
    record<TypedCard>({
      annualFee: dollarsOrBlank,
      base: dollarsOrBlank,
      rates: byCategory('rates', maybe(amount(0, 1e9))),
      cap: dollarsOrBlank,
      foreignFee: dollarsOrBlank,
      bonus: dollarsOrBlank,
      bonusSpend: dollarsOrBlank,
      bonusMonths: dollarsOrBlank,
      carried: dollarsOrBlank,
      apr: dollarsOrBlank,
    }),
    blankCard,
  ),
})

export const cardPlan = stored<CardPlan>('card-plan', {
  version: 1,
  area: 'session',
  initial: blankPlan,
  shape: cardPlanShape,
})
