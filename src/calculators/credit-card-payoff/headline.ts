/** Which headline and which sentences under it, with what values. */
import { owedOn } from '#engine/cards/card.ts'
import { roundToCent } from '#engine/money.ts'
import type { Say } from '../kit/say.ts'
import type { NeverContext, PaidContext, PlanContext } from './context.ts'
import { headlines, underneath } from './words/answer.en.ts'

/** Cents only where there are some. */
const exact = (amount: number, say: Say): string => (Number.isInteger(amount) ? say.money(amount) : say.cents(amount))

/** The first payment below the minimums and these, with cents only where whole dollars would read the same; null when none is. */
export function shortOf({ result, say }: PlanContext) {
  const { shortOfMinimums } = result.course
  if (shortOfMinimums === null) return null
  const { index, payment, minimums } = shortOfMinimums
  const said = say.money(payment) === say.money(minimums) ? say.cents : say.money
  return { index, payment: said(payment), minimums: said(minimums) }
}

const endOf = ({ inputs, result }: PaidContext) => ({
  month: result.course.lastMonth ?? inputs.firstMonth,
  interest: result.course.totalInterest,
})

export function headline(context: PaidContext): string {
  const { inputs, result, say } = context
  const short = shortOf(context)
  if (short) return (short.index === 1 ? headlines.belowMinimums : headlines.belowLater)(short)
  const end = endOf(context)
  if (inputs.plan === 'date') return headlines.byDate({ payment: result.firstPayment, month: end.month }, say)
  return (inputs.plan === 'minimum' ? headlines.minimum : headlines.paidOff)(end, say)
}

export function more(context: PaidContext): string {
  const { inputs, result, say } = context
  const { course, minimumOnly, interestPerDay, deferredPerDay } = result
  if (shortOf(context)) return underneath.ends(endOf(context), say)
  const isSlower =
    minimumOnly.outcome === 'paid-off' &&
    minimumOnly.months > course.months &&
    roundToCent(minimumOnly.totalInterest - course.totalInterest) >= 1
  return [
    inputs.plan === 'date' && underneath.interestTotal({ interest: course.totalInterest }, say),
    interestPerDay === 0
      ? underneath.none()
      : interestPerDay < 0.005
        ? underneath.tiny()
        : underneath.perDay({ perDay: interestPerDay }, say),
    deferredPerDay >= 0.005 && underneath.deferred({ perDay: deferredPerDay }, say),
    inputs.plan !== 'minimum' && minimumOnly.outcome === 'never-paid-off' && underneath.minimumsNever(),
    inputs.plan !== 'minimum' &&
      isSlower &&
      underneath.minimumsSlower(
        { months: minimumOnly.months, more: minimumOnly.totalInterest - course.totalInterest },
        say,
      ),
  ]
    .filter(Boolean)
    .join(' ')
}

export function neverHeadline(context: NeverContext): string {
  const { inputs, result, say } = context
  if (inputs.plan === 'minimum') return headlines.neverMinimum()
  const short = shortOf(context)
  if (short?.index === 1 && result.firstPayment > 0) return headlines.belowAndNever(short)
  // The total falls with the minimums, so its first month is no level payment.
  if (inputs.plan === 'extra' && !inputs.keepTotal) return headlines.neverExtra({ extra: exact(inputs.extra, say) })
  return result.firstPayment > 0
    ? headlines.never({ payment: exact(result.firstPayment, say) })
    : headlines.neverNothing()
}

export function neverMore({ inputs, result, say }: NeverContext): string {
  const { cards, course, firstPayment } = result
  const { card, reason } = course
  const billed = course.rows[0]?.interest ?? 0
  const several = cards.filter((one) => owedOn(one) > 0).length > 1
  const charged = {
    month: card.index,
    card: card.name,
    interest: card.interest,
    payment: card.payment,
    charges: card.charges,
  }
  const isTooSlow = reason !== 'payment-below-interest'
  return [
    !isTooSlow &&
      several &&
      inputs.plan !== 'minimum' &&
      billed >= firstPayment &&
      underneath.allCharged({ interest: billed }, say),
    isTooSlow
      ? underneath.tooSlow({ card: card.name })
      : (card.charges > 0 ? underneath.chargedWithNew : underneath.charged)(charged, say),
  ]
    .filter(Boolean)
    .join(' ')
}
