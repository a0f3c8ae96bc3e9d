/** The household's cards and the visitor's typed one, as the engine compares them. */
import type { Household } from '#engine/household/household.ts'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import { aprOn } from '#engine/household/standing.ts'
import type { IsoDate } from '#engine/month.ts'
import { cardSpending } from '#engine/planning/cards/card-spending.ts'
import { averageDaysToPay, type CardCalendar, calendarOf } from '#engine/planning/cards/cycle-dates.ts'
import {
  type BySpending,
  carries,
  monthlyRoom,
  rewardCategories,
  rewardRates,
} from '#engine/planning/cards/own-card.ts'
import type { RewardCard, RewardWorld } from '#engine/planning/cards/reward-cards.ts'
import type { CardPlan, TypedCard } from '../../state/card-plan.ts'
import { cardRules, usualApr, usualForeignFee } from '../cards/card-rules.ts'

export const TYPED = 'typed'
const none: BySpending<number> = { groceries: 0, dining: 0, gas: 0, travel: 0, online: 0, other: 0 }

/** Dollars a month by category: typed, else as the budget says. */
export function monthlySpending(household: Household, { spending }: CardPlan): BySpending<number> {
  const budget = cardSpending(household)
  return { ...budget, ...spending }
}

const yearly = (monthly: BySpending<number>): BySpending<number> =>
  Object.fromEntries(rewardCategories.map((key) => [key, monthly[key] * 12])) as unknown as BySpending<number>

/** The dates of the cards on average, or ours: how long a purchase waits until it is paid. */
function waiting(cards: readonly HouseholdDebt[], today: IsoDate): number {
  const usual = calendarOf({ statementDay: 31, dueDay: null }, cardRules) as CardCalendar
  const known = cards.filter(carries).flatMap((card) => calendarOf(card, cardRules) ?? [])
  const calendars = known.length > 0 ? known : [usual]
  return calendars.reduce((sum, one) => sum + averageDaysToPay(one, today, cardRules), 0) / calendars.length
}

export function worldOf(
  household: Household,
  cards: readonly HouseholdDebt[],
  plan: CardPlan,
  today: IsoDate,
): RewardWorld {
  return {
    spending: yearly(monthlySpending(household, plan)),
    abroad: plan.abroad / 100,
    daysToPay: waiting(cards, today),
  }
}

const roomOf = (debt: HouseholdDebt): number | null => {
  const monthly = monthlyRoom(debt)
  return monthly === null ? null : monthly * 12
}

export const ownCard = (debt: HouseholdDebt): RewardCard => ({
  id: debt.id,
  rates: rewardRates(debt) ?? none,
  annualFee: debt.annualFee ?? 0,
  cap: debt.rewardCap,
  room: roomOf(debt),
  foreignFee: debt.foreignFee ?? usualForeignFee,
  // Purchases pay the regular APR even while an offer runs on the balance.
  carriedApr: carries(debt) ? (debt.apr ?? usualApr) : null,
})

/** Interest of a year at today's balances and rates, dollars: on what is carried. */
export const yearlyInterest = (cards: readonly HouseholdDebt[], today: IsoDate): number =>
  cards.filter(carries).reduce((sum, card) => sum + card.balance * (aprOn(card, today) ?? usualApr), 0)

/** The typed card; null until its base rate is typed. */
export function typedCard(typed: TypedCard): RewardCard | null {
  if (typed.base === null) return null
  const base = typed.base / 100
  const carried = typed.carried ?? 0
  return {
    id: TYPED,
    rates: Object.fromEntries(
      rewardCategories.map((key) => [key, key === 'other' ? base : (typed.rates[key] ?? typed.base ?? 0) / 100]),
    ) as unknown as BySpending<number>,
    annualFee: typed.annualFee ?? 0,
    cap: typed.cap,
    room: null,
    foreignFee: typed.foreignFee === null ? usualForeignFee : typed.foreignFee / 100,
    carriedApr: carried > 0 ? (typed.apr === null ? usualApr : typed.apr / 100) : null,
  }
}
