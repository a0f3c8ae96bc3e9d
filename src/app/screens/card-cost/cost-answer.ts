/** The one line that answers the question, and the line it rests on. */
import type { HouseholdDebt } from '#engine/household/lists.ts'
import type { IsoDate } from '#engine/month.ts'
import type { CarryingCost } from '#engine/planning/cards/carrying-cost.ts'
import { carries, hasOffer } from '#engine/planning/cards/own-card.ts'
import { nameOf } from '../cards/own-cards.tsx'
import { answer, rests } from './words.ts'

export function costAnswer(card: HouseholdDebt, cost: CarryingCost, today: IsoDate): string {
  const name = nameOf(card)
  const first = cost.cycles[0]
  if (hasOffer(card, today) && cost.perDay === 0 && card.balance > 0)
    return answer.offer({ name, apr: card.promoApr ?? 0, ends: card.promoEnds ?? today })
  if (carries(card) && first !== undefined)
    return answer.carried({ name, perDay: cost.perDay, interest: first.interest })
  if (card.balance <= 0 && cost.cost === 0) return answer.nothingOwed({ name })
  return cost.cost > 0 ? answer.wouldCost({ name, cost: cost.cost }) : answer.free({ name })
}

export function costRests(card: HouseholdDebt, { calendar, areDatesOurs }: CarryingCost): string {
  const apr = card.apr ?? 0
  if (areDatesOurs) return rests.ours({ apr })
  if (calendar.estimated !== null) return rests.estimated({ apr, what: calendar.estimated })
  return rests.card({ apr, statementDay: calendar.statementDay, dueDay: calendar.dueDay })
}

/** The card that costs most a day; else the first with an APR. */
export function dearest(cards: readonly HouseholdDebt[], today: IsoDate): HouseholdDebt | undefined {
  const perDay = (card: HouseholdDebt) =>
    carries(card) ? card.balance * ((hasOffer(card, today) ? card.promoApr : card.apr) ?? 0) : 0
  return cards.filter(({ apr }) => apr !== null).toSorted((a, b) => perDay(b) - perDay(a))[0]
}
