/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import { payOff } from '#engine/cards/payoff.ts'
import { roundToCent } from '#engine/money.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import type { Say } from '../kit/say.ts'
import { cardsOf, nameOf, optionsOf } from './cards.ts'
import { compute, type PaidPlan } from './compute.ts'
import { type CardContext, isNever, isPaid } from './context.ts'
import { figures } from './figures.ts'
import { headline, more, neverHeadline, neverMore, shortOf } from './headline.ts'
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
