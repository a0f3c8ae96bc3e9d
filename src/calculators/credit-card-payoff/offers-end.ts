/** What stands on each offer when it ends, and what it would take to clear it in time. */
import type { Card } from '#engine/cards/card.ts'
import { payOff } from '#engine/cards/payoff.ts'
import { roundToCent } from '#engine/money.ts'
import { addMonths, type Month } from '#engine/month.ts'
import { dollars, dollarsAndCents, monthText, percentText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { optionsOf } from './cards.ts'
import type { NeverPlan, PaidPlan } from './compute.ts'
import type { CardInputs } from './fields.ts'

type Plan = PaidPlan | NeverPlan

/** Interest saved when this card comes first and the others follow by APR; 0 when nothing is. */
function savedWhenFirst({ cards, plan, course }: Plan, inputs: CardInputs, first: Card): number {
  if (cards.length < 2 || plan.kind === 'minimum' || course.outcome !== 'paid-off') return 0
  const others = cards.filter((card) => card !== first).sort((a, b) => b.apr - a.apr)
  const keys = [first, ...others].map((card) => card.key)
  const trial = payOff(cards, plan, { ...optionsOf(inputs), order: { kind: 'custom', keys } })
  return trial.outcome === 'paid-off' ? Math.max(0, roundToCent(course.totalInterest - trial.totalInterest)) : 0
}

function deferredEnd(plan: Plan, inputs: CardInputs, card: Card, month: string): Finding | null {
  const { promo } = card
  // With nothing running up, what is left at the end costs no more than any other offer.
  if (!promo?.deferred || promo.deferred.apr + promo.deferred.accrued <= 0) return null
  const charged = plan.course.rows
    .slice(0, promo.paymentsLeft)
    .flatMap((row) => row.cards)
    .find((bill) => bill.key === card.key && bill.deferredCharged > 0)
  if (charged === undefined)
    return {
      tone: 'good',
      text: `**${card.name}: the deferred-interest offer of ${dollars(promo.balance)} is cleared in time**, before ${month} ends. One cent left would bring back all the interest.`,
    }
  const saved = savedWhenFirst(plan, inputs, card)
  const first = saved >= 1 ? ` With ${card.name} first, the whole plan costs ${dollars(saved)} less.` : ''
  return {
    tone: 'act',
    text: `**${card.name}: ${dollars(charged.deferredCharged)} of deferred interest would be charged in ${month}**, because part of the offer is still unpaid. About ${dollarsAndCents(promo.balance / promo.paymentsLeft)} a month on that offer clears it in time.${first}`,
  }
}

function lowRateEnd({ course }: Plan, card: Card, paymentsLeft: number, month: string): Finding {
  const left = course.rows[paymentsLeft - 1]?.cards.find((bill) => bill.key === card.key)?.end ?? 0
  return left > 0
    ? {
        tone: 'watch',
        text: `**${card.name}: you would still owe ${dollars(left)} when the offer ends** in ${month}. From then on all of it bears ${percentText(card.apr * 100)}.`,
      }
    : { tone: 'good', text: `**${card.name} is cleared before its offer ends** in ${month}.` }
}

export const offersEnd = (plan: Plan, inputs: CardInputs): readonly Finding[] =>
  plan.cards.flatMap((card): readonly Finding[] => {
    if (!card.promo) return []
    const { paymentsLeft } = card.promo
    const month = monthText(addMonths(inputs.firstMonth as Month, paymentsLeft - 1))
    return [deferredEnd(plan, inputs, card, month) ?? lowRateEnd(plan, card, paymentsLeft, month)]
  })
