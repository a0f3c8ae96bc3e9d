import { rewardCategories } from './own-card.ts'
import { mixOf, netRates, type RewardCard, type RewardWorld } from './reward-cards.ts'

/** A bonus for spending enough early, as the offer says. Dollars; months from the opening. */
export interface SignUpBonus {
  readonly amount: number
  readonly spend: number
  readonly months: number
}

export interface BonusWorth {
  /** Enough is spent on cards in those months, so no extra spending is needed. */
  readonly isReached: boolean
  /** Dollars a month that would have to go on the card. */
  readonly neededMonthly: number
  /** Rewards lost on other cards by moving spending here for it, dollars. 0 when the best mix already puts enough on it. */
  readonly moved: number
  /** The bonus less what moving costs; 0 when it can't be reached. */
  readonly value: number
}

/**
 * What a sign-up bonus is worth with spending as it is. Missing spending is moved from other cards, the cheapest dollars first; no
 * dollar is spent that would not have been.
 */
export function bonusWorth(
  bonus: SignUpBonus,
  card: RewardCard,
  all: readonly RewardCard[],
  world: RewardWorld,
): BonusWorth {
  const months = Math.max(1, bonus.months)
  const share = months / 12
  const cards = [...all.filter(({ id }) => id !== card.id), card]
  const { parts } = mixOf(cards, world)
  const spent = rewardCategories.reduce((sum, key) => sum + world.spending[key], 0) * share
  const onIt = parts.filter(({ id }) => id === card.id).reduce((sum, { spend }) => sum + spend, 0) * share
  const neededMonthly = bonus.spend / months
  if (spent < bonus.spend) return { isReached: false, neededMonthly, moved: 0, value: 0 }
  const rates = netRates(card, world)
  // Past its cap the card earns its base rate; what is moved is counted at the lower of the two, so the bonus is never made too large.
  const dollars = parts
    .filter(({ id }) => id !== card.id)
    .map(({ category, spend, rate }) => ({
      spend: spend * share,
      loss: Math.max(0, rate - (card.cap === null ? rates[category] : Math.min(rates[category], rates.other))),
    }))
    .sort((a, b) => a.loss - b.loss)
  let missing = Math.max(0, bonus.spend - onIt)
  let moved = 0
  for (const { spend, loss } of dollars) {
    const taken = Math.min(missing, spend)
    moved += taken * loss
    missing -= taken
  }
  return { isReached: true, neededMonthly, moved, value: Math.max(0, bonus.amount - moved) }
}
