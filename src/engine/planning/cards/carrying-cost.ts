import type { MinimumRule } from '#engine/cards/minimum.ts'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import { ceilToCent, roundToCent, sumToCent } from '#engine/money.ts'
import { daysBetween, type IsoDate } from '#engine/month.ts'
import { dailyPeriodicRate } from '#engine/rate.ts'
import { type CardCalendar, type CycleRules, calendarOf, cyclesAround } from './cycle-dates.ts'
import {
  type CardTerms,
  type CycleResult,
  dailyLedger,
  type LedgerCycle,
  type PaymentPlan,
  within,
} from './daily-ledger.ts'
import { carries, hasOffer } from './own-card.ts'

export interface CarryingRules extends CycleRules {
  readonly minimum: MinimumRule
  readonly lateFee: number
}

/** What a visitor may change for a look; the card itself stands in the picture. */
export interface CarryingChoices {
  readonly plan: PaymentPlan
  readonly daysEarly: number
  /** Dollars a month on this card. */
  readonly purchases: number
  readonly compounding: CardTerms['compounding']
  readonly fullPaymentsToRegain: CardTerms['fullPaymentsToRegain']
}

export interface CarryingCost {
  readonly calendar: CardCalendar
  /** Neither date of the card is known: both are ours. */
  readonly areDatesOurs: boolean
  readonly cycles: readonly CycleResult[]
  /** Interest of one day on today's balance, dollars; 0 while purchases are free. */
  readonly perDay: number
  /** Interest and late fees over the cycles. */
  readonly cost: number
  /** First day new purchases are free again, having not been before; null if they never are here, or always were. */
  readonly regainedOn: IsoDate | null
}

/** Statements looked at. */
export const LEDGER_CYCLES = 4
/** Dates for a card whose own are unknown: a statement on the last day of a month. */
const unknownDays = { statementDay: 31, dueDay: null } as const

/** The cycles in which the next statements are paid: from the first due date not past. */
function ledgerCycles(
  calendar: CardCalendar,
  today: IsoDate,
  rules: CycleRules,
  { plan, daysEarly, purchases }: Pick<CarryingChoices, 'plan' | 'daysEarly' | 'purchases'>,
): readonly LedgerCycle[] {
  const around = cyclesAround(calendar, today, rules, [-1, LEDGER_CYCLES + 1])
  const first = (around[0]?.due ?? today) >= today ? 0 : 1
  return Array.from({ length: LEDGER_CYCLES }, (_, i) => {
    const statement = around[first + i] as (typeof around)[number]
    const { opens, closes } = around[first + i + 1] as (typeof around)[number]
    // A due date more than a cycle later counts on the cycle's last day.
    return { opens, closes, due: within(statement.due, opens, closes), plan, daysEarly, purchases }
  })
}

/**
 * What a card costs over its next statements, today's balance taken as the last statement. Null without an APR. Purchases are left out
 * while an offer runs.
 */
export function carryingCost(
  card: HouseholdDebt,
  choices: CarryingChoices,
  today: IsoDate,
  rules: CarryingRules,
): CarryingCost | null {
  if (card.apr === null) return null
  const own = calendarOf(card, rules)
  const calendar = own ?? (calendarOf(unknownDays, rules) as CardCalendar)
  const isOffered = hasOffer(card, today)
  const terms: CardTerms = {
    apr: card.apr,
    ...(isOffered ? { offer: { apr: card.promoApr ?? 0, through: card.promoEnds ?? today } } : {}),
    compounding: choices.compounding,
    fullPaymentsToRegain: choices.fullPaymentsToRegain,
    minimum: rules.minimum,
    lateFee: rules.lateFee,
  }
  const purchases = isOffered ? 0 : choices.purchases
  const hasGrace = !carries(card)
  const cycles = dailyLedger(
    terms,
    { statement: card.balance, hasGrace, minimum: card.minimum },
    ledgerCycles(calendar, today, rules, { ...choices, purchases }),
  )
  const regained = cycles.findIndex((cycle) => cycle.hasGrace)
  return {
    calendar,
    areDatesOurs: own === null,
    cycles,
    perDay: hasGrace ? 0 : card.balance * dailyPeriodicRate(terms.offer?.apr ?? card.apr),
    cost: sumToCent(cycles.map(({ interest, lateFee }) => interest + lateFee)),
    regainedOn: hasGrace || regained < 0 ? null : (cycles[regained]?.opens ?? null),
  }
}

export interface OfferEnd {
  readonly ends: IsoDate
  readonly isDeferred: boolean
  /** Due dates through the end, today's included. */
  readonly payments: number
  /** The same each time, so that nothing is left: dollars, up to the cent. Null without a due date left. */
  readonly each: number | null
  /** At the payment given: what is left when the offer ends. */
  readonly left: number
  /** What the APR makes of what is left in the month after, dollars. */
  readonly monthAfter: number
  /**
   * Deferred interest that runs in the background from today with the payment given: charged if anything is left. What ran before today
   * comes on it and stands on the statement. 0 where the offer isn't deferred.
   */
  readonly background: number
}

/** What an offer asks before it ends. Null without a running offer, an APR or a balance. */
export function offerEnd(card: HouseholdDebt, payment: number, today: IsoDate, rules: CycleRules): OfferEnd | null {
  const { promoEnds, balance, apr } = card
  if (promoEnds === null || apr === null || balance <= 0 || !hasOffer(card, today)) return null
  const calendar = calendarOf(card, rules) ?? (calendarOf(unknownDays, rules) as CardCalendar)
  const months = Math.min(240, Math.ceil(daysBetween(today, promoEnds) / 28) + 1)
  const dues = cyclesAround(calendar, today, rules, [-2, months])
    .map(({ due }) => due)
    .filter((due) => due >= today && due <= promoEnds)
  const daily = dailyPeriodicRate(apr)
  let left = balance
  let background = 0
  let since = today
  for (const due of dues) {
    background += left * daily * daysBetween(since, due)
    since = due
    left = Math.max(0, roundToCent(left - payment))
  }
  background += left * daily * daysBetween(since, promoEnds)
  return {
    ends: promoEnds,
    isDeferred: card.promoDeferred === true,
    payments: dues.length,
    each: dues.length > 0 ? ceilToCent(balance / dues.length) : null,
    left,
    monthAfter: roundToCent((left * apr) / 12),
    background: card.promoDeferred === true ? roundToCent(background) : 0,
  }
}
