import { bestMix, type Mix, type MixCard } from './best-mix.ts'
import { type BySpending, type RewardCategory, rewardCategories } from './own-card.ts'

/** A card to weigh: one in the wallet or one typed in. Decimals and dollars. */
export interface RewardCard {
  readonly id: string
  readonly rates: BySpending<number>
  readonly annualFee: number
  /** Spending a year that may earn more than the base rate; null: no cap. */
  readonly cap: number | null
  /** Spending a year its credit limit has room for; null: the limit is not known. */
  readonly room: number | null
  /** Of purchases abroad. */
  readonly foreignFee: number
  /** APR on new purchases while a balance is carried on the card; null: none is, purchases are free until they are paid. */
  readonly carriedApr: number | null
}

export interface RewardWorld {
  /** Dollars a year on cards. */
  readonly spending: BySpending<number>
  /** Part of travel spending that is abroad, decimal. */
  readonly abroad: number
  /** Days a purchase waits on average until it is paid. */
  readonly daysToPay: number
}

/** What a dollar of a category brings on a card: its reward, less the interest until it is paid, less the fee abroad. */
export const netRates = (card: RewardCard, { abroad, daysToPay }: RewardWorld): BySpending<number> => {
  const interest = card.carriedApr === null ? 0 : (card.carriedApr * daysToPay) / 365
  const of = (category: RewardCategory) =>
    card.rates[category] - interest - (category === 'travel' ? card.foreignFee * abroad : 0)
  return {
    groceries: of('groceries'),
    dining: of('dining'),
    gas: of('gas'),
    travel: of('travel'),
    online: of('online'),
    other: of('other'),
  }
}

/** What a card with a balance must leave of a dollar at least, decimal: less is not worth a purchase that costs interest. */
const LEAST_KEPT = 0.0005
const NEVER = -1

const mixCard = (card: RewardCard, world: RewardWorld): MixCard => {
  const kept = netRates(card, world)
  const rates =
    card.carriedApr === null
      ? kept
      : (Object.fromEntries(
          rewardCategories.map((key) => [key, kept[key] < LEAST_KEPT ? NEVER : kept[key]]),
        ) as unknown as BySpending<number>)
  return { id: card.id, rates, beyond: rates.other, cap: card.cap, room: card.room }
}

/** Paying without a credit card: nothing earned, nothing lost. Better than a card whose interest is above its rewards. */
export const NO_CARD = 'no-card'
const none = { groceries: 0, dining: 0, gas: 0, travel: 0, online: 0, other: 0 } as const

/** The best use of some cards, before their fees. What every card would lose on is paid without one, so no mix is below 0. */
export const mixOf = (cards: readonly RewardCard[], world: RewardWorld): Mix =>
  bestMix(
    [...cards.map((card) => mixCard(card, world)), { id: NO_CARD, rates: none, beyond: 0, cap: null, room: null }],
    world.spending,
  )

const feesOf = (cards: readonly RewardCard[]) => cards.reduce((sum, { annualFee }) => sum + annualFee, 0)

export interface CardWorth {
  readonly id: string
  /** Spending on it in the best mix of all the cards, dollars a year. */
  readonly spend: number
  /** The best mix fills its credit limit: what more would go on it, has no room. */
  readonly isFull: boolean
  /** Rewards on that spending less interest on it and fees abroad, dollars a year. */
  readonly earned: number
  /** What the wallet would earn less a year without it, before its fee. */
  readonly adds: number
  readonly annualFee: number
  /** `adds` less the fee: below 0 the card costs more than it brings. */
  readonly net: number
  /**
   * All card spending a month, in today's proportions, from which the card brings back its fee; 0 without a fee. Null: never, however
   * much is spent.
   */
  readonly breakEvenMonthly: number | null
}

export interface Wallet {
  readonly mix: Mix
  readonly fees: number
  /** The mix less all fees, dollars a year. */
  readonly net: number
  readonly cards: readonly CardWorth[]
}

const HALF_CENT = 0.005

/** What a wallet earns at its best use, and what each card adds to it. */
export function wallet(cards: readonly RewardCard[], world: RewardWorld): Wallet {
  const mix = mixOf(cards, world)
  const fees = feesOf(cards)
  return {
    mix,
    fees,
    net: mix.value - fees,
    cards: cards.map((card) => {
      const own = mix.parts.filter(({ id }) => id === card.id)
      const adds = addedBy(card, cards, world)
      const spend = own.reduce((sum, part) => sum + part.spend, 0)
      return {
        id: card.id,
        spend,
        isFull: card.room !== null && spend > 0 && spend >= card.room - HALF_CENT,
        earned: own.reduce((sum, part) => sum + part.spend * part.rate, 0),
        adds,
        annualFee: card.annualFee,
        net: adds - card.annualFee,
        breakEvenMonthly: breakEven(card, cards, world),
      }
    }),
  }
}

/** What a card adds to the others, before its fee, dollars a year. */
export function addedBy(card: RewardCard, all: readonly RewardCard[], world: RewardWorld): number {
  const others = all.filter(({ id }) => id !== card.id)
  return Math.max(0, mixOf([...others, card], world).value - mixOf(others, world).value)
}

const totalOf = (spending: BySpending<number>) => rewardCategories.reduce((sum, key) => sum + spending[key], 0)
/** Spending this many times today's decides that a fee never comes back. */
const MOST_TIMES = 1_000

/**
 * The spending from which a card brings back its fee. What a card adds never falls as spending grows (cards and spending complement each
 * other in a flow), so the first crossing is the only one.
 */
export function breakEven(card: RewardCard, all: readonly RewardCard[], world: RewardWorld): number | null {
  if (card.annualFee <= 0) return 0
  const monthly = totalOf(world.spending) / 12
  const gain = (times: number) => {
    const spending = Object.fromEntries(
      rewardCategories.map((key) => [key, world.spending[key] * times]),
    ) as unknown as BySpending<number>
    return addedBy(card, all, { ...world, spending }) - card.annualFee
  }
  if (monthly <= 0 || gain(MOST_TIMES) < 0) return null
  let low = 0
  let high = MOST_TIMES
  for (let turn = 0; turn < 60; turn++) {
    const middle = (low + high) / 2
    if (gain(middle) >= 0) high = middle
    else low = middle
  }
  return high * monthly
}
