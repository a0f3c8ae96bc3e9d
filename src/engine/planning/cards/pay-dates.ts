import type { HouseholdDebt } from '#engine/household/lists.ts'
import { roundToCent } from '#engine/money.ts'
import { addDays, type IsoDate } from '#engine/month.ts'
import { type CycleRules, calendarOf, cyclesAround } from './cycle-dates.ts'
import { carries, hasOffer, isCard } from './own-card.ts'
import { payDownTo } from './utilization.ts'

export interface PayRules extends CycleRules {
  /** Days a payment may need until the issuer counts it. */
  readonly postingDays: number
  /** Share of the limit to show at most, decimal. */
  readonly showAtMost: number
}

/** Something to do or that happens on a card's day. Amounts are dollars; null: not known. */
export type CardEvent = { readonly id: string; readonly on: IsoDate } & (
  | {
      readonly kind: 'due'
      readonly pay: 'full' | 'minimum' | 'payment'
      readonly amount: number | null
      /** What the issuer takes without being told; null: nothing, or not known. */
      readonly automatic: 'minimum' | 'full' | null
    }
  /** The statement closes: what is owed then is what credit reports show. */
  | { readonly kind: 'closes' }
  /** Paid by this day, the next statement shows at most the share asked for. */
  | { readonly kind: 'pay-to-show'; readonly amount: number }
  /** The last due date inside an offer. */
  | { readonly kind: 'offer-ends'; readonly ends: IsoDate; readonly isDeferred: boolean; readonly amount: number }
)

const kinds: readonly CardEvent['kind'][] = ['due', 'pay-to-show', 'offer-ends', 'closes']

/**
 * The dates of all cards from today through `days` days, in order. The next due date asks for what the last statement said, taken to be
 * today's balance: in full where the card is paid in full, else its payment. A card with nothing on it has no due date.
 */
export function cardEvents(
  debts: readonly HouseholdDebt[],
  today: IsoDate,
  rules: PayRules,
  days: number,
): readonly CardEvent[] {
  const until = addDays(today, days)
  const events = debts.filter(isCard).flatMap((card): CardEvent[] => {
    const calendar = calendarOf(card, rules)
    if (calendar === null) return []
    const cycles = cyclesAround(calendar, today, rules, [-2, Math.ceil(days / 28) + 1])
    return [...dues(card, cycles, today), ...showings(card, cycles, today, rules), ...offerEnd(card, cycles, today)]
  })
  return events
    .filter(({ on }) => on >= today && on <= until)
    .sort((a, b) => (a.on === b.on ? kinds.indexOf(a.kind) - kinds.indexOf(b.kind) : a.on < b.on ? -1 : 1))
}

type Cycles = ReturnType<typeof cyclesAround>

function dues(card: HouseholdDebt, cycles: Cycles, today: IsoDate): CardEvent[] {
  const { id, balance, payment, minimum, autopay } = card
  if (balance <= 0 && (card.monthlyCharges ?? 0) <= 0) return []
  const isCarried = carries(card)
  return cycles
    .filter(({ due }) => due >= today)
    .map(({ closes, due }): CardEvent => {
      // A statement that has not closed yet holds what will be bought until then: its amount is not known.
      const isOut = closes < today
      const pay = !isCarried ? 'full' : payment !== null ? 'payment' : 'minimum'
      const known = pay === 'full' ? (isOut ? balance : null) : pay === 'payment' ? payment : minimum
      const amount = known === null ? null : isCarried ? Math.min(known, balance) : known
      return { id, on: due, kind: 'due', pay, amount, automatic: autopay === 'none' ? null : autopay }
    })
}

function showings(card: HouseholdDebt, cycles: Cycles, today: IsoDate, rules: PayRules): CardEvent[] {
  const { id } = card
  const ahead = cycles.filter(({ closes }) => closes >= today)
  const closings = ahead.map(({ closes }): CardEvent => ({ id, on: closes, kind: 'closes' }))
  const amount = payDownTo({ id, balance: card.balance, limit: card.creditLimit }, rules.showAtMost)
  if (amount === null || amount <= 0) return closings
  const next = ahead.find(({ closes }) => addDays(closes, -rules.postingDays) >= today)
  if (next === undefined) return closings
  return [...closings, { id, on: addDays(next.closes, -rules.postingDays), kind: 'pay-to-show', amount }]
}

function offerEnd(card: HouseholdDebt, cycles: Cycles, today: IsoDate): CardEvent[] {
  const { id, balance, promoEnds, promoDeferred } = card
  if (!hasOffer(card, today) || promoEnds === null || balance <= 0) return []
  const last = cycles.filter(({ due }) => due <= promoEnds && due >= today).at(-1)
  // Where the offer goes on past the cycles looked at, its last due date is not among them.
  if (last === undefined || cycles.at(-1)?.due === last.due) return []
  return [
    {
      id,
      on: last.due,
      kind: 'offer-ends',
      ends: promoEnds,
      isDeferred: promoDeferred === true,
      amount: roundToCent(balance),
    },
  ]
}
