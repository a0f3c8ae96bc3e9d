/** What stands on each offer when it ends, and what it would take to clear it in time. */
import type { Card } from '#engine/cards/card.ts'
import { payOffInTotal } from '#engine/cards/payoff.ts'
import { roundToCent } from '#engine/money.ts'
import { addMonths, type Month } from '#engine/month.ts'
import { act, good, type MaybeFound, watch } from '../kit/finding.ts'
import { optionsOf } from './cards.ts'
import type { PlanContext } from './context.ts'
import { offerWords as words } from './words/findings.en.ts'

/** Interest saved when this card comes first and the others follow by APR; 0 when nothing is. */
function savedWhenFirst({ inputs, result: { cards, plan, course } }: PlanContext, first: Card): number {
  if (cards.length < 2 || plan.kind === 'minimum' || course.outcome !== 'paid-off') return 0
  const others = cards.filter((card) => card !== first).sort((a, b) => b.apr - a.apr)
  const keys = [first, ...others].map((card) => card.key)
  const trial = payOffInTotal(cards, plan, { ...optionsOf(inputs), order: { kind: 'custom', keys } })
  return trial.outcome === 'paid-off' ? Math.max(0, roundToCent(course.totalInterest - trial.totalInterest)) : 0
}

function deferredEnd(context: PlanContext, card: Card, month: string): MaybeFound {
  const { promo } = card
  // With nothing running up, what is left at the end costs no more than any other offer.
  if (!promo?.deferred || promo.deferred.apr + promo.deferred.accrued <= 0) return null
  const charged = context.result.course.rows
    .slice(0, promo.paymentsLeft)
    .flatMap((row) => row.cards)
    .find((bill) => bill.key === card.key && bill.deferredCharged > 0)
  if (charged === undefined) return good(words.cleared, { card: card.name, amount: promo.balance, month })
  const saved = savedWhenFirst(context, card)
  const end = {
    card: card.name,
    charge: charged.deferredCharged,
    month,
    monthly: promo.balance / promo.paymentsLeft,
  }
  return saved >= 1 ? act(words.chargedFirst, { ...end, saved }) : act(words.charged, end)
}

function lowRateEnd({ result }: PlanContext, card: Card, paymentsLeft: number, month: string): MaybeFound {
  const left = result.course.rows[paymentsLeft - 1]?.cards.find((bill) => bill.key === card.key)?.end ?? 0
  return left > 0
    ? watch(words.left, { card: card.name, left, month, apr: card.apr * 100 })
    : good(words.done, { card: card.name, month })
}

/** More of them would leave no room for the rest. */
const MOST_SAID = 2

export const offersEnd = (context: PlanContext): readonly MaybeFound[] =>
  context.result.cards
    .flatMap((card) => (card.promo ? [{ card, paymentsLeft: card.promo.paymentsLeft }] : []))
    .slice(0, MOST_SAID)
    .map(({ card, paymentsLeft }) => {
      const month = addMonths(context.inputs.firstMonth as Month, paymentsLeft - 1)
      return deferredEnd(context, card, month) ?? lowRateEnd(context, card, paymentsLeft, month)
    })
