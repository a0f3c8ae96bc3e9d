/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import { owedOn } from '#engine/cards/card.ts'
import { payOff } from '#engine/cards/payoff.ts'
import { roundToCent } from '#engine/money.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import type { Say } from '../kit/say.ts'
import { cardsOf, nameOf, optionsOf } from './cards.ts'
import { compute, type PaidPlan } from './compute.ts'
import { type CardContext, isNever, isPaid, type NeverContext, type PaidContext, type PlanContext } from './context.ts'
import { figures } from './figures.ts'
import type { CardInputs } from './sections.ts'
import { errorWords, headlines, hintWords, questions, splitWords, underneath } from './words/answer.en.ts'

const splitOf = ({ course, owed }: PaidPlan): Split => ({
  label: splitWords.whole,
  unit: 'money',
  parts: [
    { label: splitWords.owed, value: owed, color: 'principal' as const },
    { label: splitWords.interest, value: course.totalInterest, color: 'interest' as const },
    { label: splitWords.charges, value: course.totalCharges, color: 'other' as const },
  ].filter((part) => part.value > 0),
})

/** Cents only where there are some. */
const exact = (amount: number, say: Say): string => (Number.isInteger(amount) ? say.money(amount) : say.cents(amount))

/** The first payment below the minimums and these, with cents only where whole dollars would read the same; null when none is. */
function shortOf({ result, say }: PlanContext) {
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

function headline(context: PaidContext): string {
  const { inputs, result, say } = context
  const short = shortOf(context)
  if (short) return (short.index === 1 ? headlines.belowMinimums : headlines.belowLater)(short)
  const end = endOf(context)
  if (inputs.plan === 'date') return headlines.byDate({ payment: result.firstPayment, month: end.month }, say)
  return (inputs.plan === 'minimum' ? headlines.minimum : headlines.paidOff)(end, say)
}

function more(context: PaidContext): string {
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

function neverHeadline(context: NeverContext): string {
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

function neverMore({ inputs, result, say }: NeverContext): string {
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

function answer(context: CardContext): Answer {
  if (isPaid(context))
    return {
      headline: headline(context),
      more: more(context),
      split: splitOf(context.result),
      keyFigures: [
        'monthsToPayoff',
        'totalPaid',
        context.inputs.plan === 'minimum' || shortOf(context) ? 'firstMinimums' : 'interestSaved',
        'paymentFor36Months',
      ],
    }
  if (isNever(context))
    return {
      headline: neverHeadline(context),
      more: neverMore(context),
      keyFigures: ['totalOwed', 'firstMinimums', 'interestPerDay', 'paymentFor36Months'],
    }
  const word = context.result.outcome === 'nothing-owed' ? 'nothingOwed' : 'notPossible'
  return { headline: headlines[word](), more: underneath[word](), keyFigures: [] }
}

/** What the first month asks, worked out for that month alone. */
function minimumsHint({ inputs, say }: { inputs: CardInputs; say: Say }): string | undefined {
  const course = payOff(cardsOf(inputs), { kind: 'minimum' }, { ...optionsOf(inputs), stopAfter: 1 })
  const first = course.outcome === 'refused' ? undefined : course.rows[0]
  if (first === undefined) return undefined
  const minimums = roundToCent(first.cards.reduce((sum, card) => sum + card.minimum, 0))
  const word = first.interest <= minimums ? hintWords.minimums : hintWords.minimumsBelow
  return word({ minimums, interest: first.interest }, say)
}

function check({ cards, offers }: CardInputs): { readonly offers?: string } {
  const seen = new Set<number>()
  for (const { card } of offers) {
    const row = cards[card - 1]
    if (!row) return { offers: errorWords.noSuchCard() }
    if (seen.has(card)) return { offers: errorWords.twoOffers({ card: nameOf(row.name, card - 1) }) }
    seen.add(card)
  }
  return {}
}

export const answerPart: AnswerPart<CardContext> = {
  compute,
  figures,
  main: 'totalInterest',
  moreIs: 'worse',
  answer,
  check,
  hints: { monthlyTotal: minimumsHint, extra: minimumsHint },
  presets: [
    {
      unknown: 'monthlyTotal',
      figure: 'monthsToPayoff',
      target: (months) => Math.max(6, Math.round((months * 0.7) / 6) * 6),
      question: questions.monthlyTotal,
    },
    {
      unknown: 'monthlyTotal',
      figure: 'totalInterest',
      target: (interest) => about(interest / 2),
      question: questions.interest,
    },
    {
      unknown: 'transferFee',
      figure: 'transferSaving',
      target: (saving) => about(saving / 2),
      question: questions.transferFee,
    },
  ],
}
