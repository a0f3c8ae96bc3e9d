/** What is worked out at every key press: the result, its figures, the headline and hints. */
import { totalOf } from '#engine/funds/fee-course.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { adviserFeeOn, compute, type Result, shareLost } from './compute.ts'
import type { FeeContext } from './context.ts'
import { figures } from './figures.ts'
import { headlines, hintWords, questions, splitWords, underneath } from './words/answer.en.ts'

function splitOf({ you, noFee }: Result): Split | null {
  const paid = totalOf(you.course.paid)
  const earned = you.lost - paid
  if (noFee <= 0.005 || paid < 0 || earned < 0 || you.course.balance < 0) return null
  const parts: Split['parts'] = [
    { label: splitWords.kept, value: you.course.balance, color: 'principal' },
    { label: splitWords.taken, value: paid, color: 'interest' },
    { label: splitWords.growth, value: earned, color: 'other' },
  ]
  return { label: splitWords.label, unit: 'money', parts: parts.filter((part) => part.value > 0) }
}

function headline({ result, inputs, say }: FeeContext): string {
  const { you, outcome } = result
  const { balance } = you.course
  const months = inputs.years
  if (shareLost(you) === null) return headlines.nothing
  if (you.lost < -0.5) return headlines.gains({ ahead: -you.lost, months }, say)
  if (you.lost < 0.5) return headlines.none({ balance, months }, say)
  if (outcome === 'used-up' && balance < 0.5) return headlines.usedUp({ lost: you.lost, months }, say)
  return headlines.costs({ lost: you.lost, months }, say)
}

function* sentences({ result: { you, noFee, prices }, say }: FeeContext): Generator<string> {
  const { balance } = you.course
  const share = shareLost(you)
  if (share !== null && you.lost >= 0.5 && balance >= 0.5) yield underneath.share({ share: share * 100 }, say)
  const ends = { balance, today: balance / prices, free: noFee }
  const isToday = Math.abs(prices - 1) < 1e-9 || balance < 0.5
  yield (isToday ? underneath.kept : underneath.keptToday)(ends, say)
  if (you.oneRate !== null && you.oneRate >= 0.000_005) yield underneath.oneRate({ rate: you.oneRate * 100 }, say)
}

function answer(context: FeeContext): Answer {
  const { result } = context
  const split = splitOf(result)
  return {
    headline: headline(context),
    ...(result.noFee <= 0.005 ? {} : { more: [...sentences(context)].join(' ') }),
    ...(split ? { split } : {}),
    keyFigures: [
      'firstYearFees',
      'allInRate',
      'finalBalanceToday',
      result.move !== null && result.move.gain >= 1 ? 'moveGain' : 'feesPaid',
    ],
  }
}

export const answerPart: AnswerPart<FeeContext> = {
  compute,
  figures,
  main: 'lostToFees',
  moreIs: 'worse',
  answer,
  hints: {
    advisory: ({ inputs, say }) =>
      inputs.advisory === 0 && inputs.steps.length === 0
        ? undefined
        : hintWords.advisory({ yearly: adviserFeeOn(inputs, inputs.start) }, say),
    trades: ({ inputs: { trades, tradeSize }, say }) =>
      trades === 0 ? undefined : hintWords.trades({ traded: trades * tradeSize }, say),
  },
  presets: [
    { unknown: 'advisory', figure: 'lostToFees', target: (cost) => about(cost / 2), question: questions.advisory },
    { unknown: 'expense', figure: 'lostToFees', target: (cost) => about(cost * 0.9), question: questions.expense },
    { unknown: 'deposit', figure: 'finalBalance', target: (end) => about(end * 1.25), question: questions.deposit },
  ],
}
