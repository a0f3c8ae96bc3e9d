import type { HouseholdDebt } from '#engine/household/lists.ts'
import type { IsoDate } from '#engine/month.ts'

/** What a card pays rewards on; `other` is everything else. */
export const rewardCategories = ['groceries', 'dining', 'gas', 'travel', 'online', 'other'] as const
export type RewardCategory = (typeof rewardCategories)[number]
export type BySpending<T> = Readonly<Record<RewardCategory, T>>

export const isCard = ({ kind }: HouseholdDebt): boolean => kind === 'card'

/**
 * Whether a card's balance is carried from month to month: something is owed, and it's neither paid in full automatically nor by the
 * payment given. Without a payment the minimum is taken, as everywhere in the household's picture.
 */
export const carries = ({ balance, autopay, payment }: HouseholdDebt): boolean =>
  balance > 0 && autopay !== 'full' && !(payment !== null && payment >= balance)

/** The offer on the balance still runs on this day. */
export const hasOffer = ({ promoApr, promoEnds }: HouseholdDebt, today: IsoDate): boolean =>
  promoApr !== null && promoEnds !== null && promoEnds >= today

/**
 * What a card has room for, dollars a month: its limit less a balance that is carried. A month's purchases must fit before they are paid.
 * Null where no limit is known.
 */
export const monthlyRoom = (debt: HouseholdDebt): number | null =>
  debt.creditLimit === null ? null : Math.max(0, debt.creditLimit - (carries(debt) ? debt.balance : 0))

/** Rewards by category, decimals: a category without its own rate earns the base rate. Null when no rate is known. */
export function rewardRates(debt: HouseholdDebt): BySpending<number> | null {
  const own = {
    groceries: debt.rewardGroceries,
    dining: debt.rewardDining,
    gas: debt.rewardGas,
    travel: debt.rewardTravel,
    online: debt.rewardOnline,
  }
  if (debt.rewardBase === null && Object.values(own).every((rate) => rate === null)) return null
  const base = debt.rewardBase ?? 0
  return {
    groceries: own.groceries ?? base,
    dining: own.dining ?? base,
    gas: own.gas ?? base,
    travel: own.travel ?? base,
    online: own.online ?? base,
    other: base,
  }
}
