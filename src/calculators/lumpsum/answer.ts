/** What is worked out at every key press: the result, its figures, the headline, hints. */
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { compute, keptFromPast } from './compute.ts'
import type { LumpContext } from './context.ts'
import { figures } from './figures.ts'
import { firstStudy } from './first-study.precomputed.ts'
import { headlines, hintWords, questions, splitWords, underneath } from './words/answer.en.ts'

function splitOf({ inputs, result: { end } }: LumpContext): Split | null {
  const gain = end.net - inputs.amount
  const tax = end.yearlyTaxCost + end.endTax
  if (gain <= 0 || tax < 0 || inputs.account === 'deferred') return null
  const parts: Split['parts'] = [
    { label: splitWords.amount, value: inputs.amount, color: 'principal' },
    { label: splitWords.growth, value: gain, color: 'growth' },
    { label: splitWords.fees, value: end.feeCost, color: 'other' },
    { label: splitWords.tax, value: tax, color: 'tax' },
  ]
  return { label: splitWords.whole, unit: 'money', parts: parts.filter((part) => part.value > 0.005) }
}

function headline({ inputs, result: { end, prices }, say }: LumpContext): string {
  const { amount, years: months } = inputs
  const values = { amount, months, net: end.net, real: end.net / prices }
  if (amount === 0) return headlines.noAmount(values, say)
  return (inputs.inflation === 0 ? headlines.future : headlines.both)(values, say)
}

/** Both costs with what the money would have earned: more than was ever charged. */
function taken({ inputs: { amount }, result: { end }, say }: LumpContext): string | false {
  const tax = end.yearlyTaxCost + end.endTax
  const values = { amount, fees: end.feeCost, tax }
  if (end.feeCost >= 1) return (tax >= 1 ? underneath.feesAndTax : underneath.fees)(values, say)
  return tax >= 1 && underneath.tax(values, say)
}

/** What past starting months would have left; before the history has come, the range of the visitor's own numbers. */
function range(context: LumpContext): string {
  const { inputs, result, found, say } = context
  const { amount, volatility, stockShare, account } = inputs
  if (found === null) {
    const { low, high, prices } = result
    if (volatility === 0) return underneath.noSwings
    return underneath.ownRange({ amount, low: low.net / prices, high: high.net / prices }, say)
  }
  const { windows, of, real } = found
  const left = (growth: number | undefined) => keptFromPast(result, inputs, growth ?? 0)
  const values = { amount, windows, of, stockShare, typical: left(real.p50.at(-1)), low: left(real.p10.at(-1)) }
  return (account === 'free' ? underneath.past : underneath.pastTaxed)(values, say)
}

function answer(context: LumpContext): Answer {
  const split = splitOf(context)
  const { inputs, found } = context
  return {
    headline: headline(context),
    ...(inputs.amount === 0 ? {} : { more: [taken(context), range(context)].filter(Boolean).join(' ') }),
    ...(split ? { split } : {}),
    keyFigures:
      found === null
        ? ['lowToday', 'highToday', 'feeCost', 'taxCost']
        : ['pastMiddleKept', 'pastLowKept', 'pastWorstKept', 'taxCost'],
  }
}

export const answerPart: AnswerPart<LumpContext> = {
  compute,
  figures,
  main: 'finalValueToday',
  moreIs: 'better',
  answer,
  first: firstStudy,
  hints: {
    dividendYield: ({ inputs: { amount, dividendYield }, say }) =>
      amount === 0 || dividendYield === 0
        ? undefined
        : hintWords.dividends({ dividends: (amount * dividendYield) / 100 }, say),
    stockShare: ({ inputs: { stockShare }, say }) =>
      stockShare === 100 ? undefined : hintWords.bonds({ bonds: 100 - stockShare }, say),
  },
  presets: [
    {
      unknown: 'amount',
      figure: 'finalValueToday',
      target: (now) => (now < 100_000 ? 100_000 : about(now * 2)),
      question: questions.amount,
    },
    { unknown: 'years', figure: 'finalValueToday', target: (now) => about(now * 2), question: questions.years },
    { unknown: 'rate', figure: 'finalValueToday', target: (now) => about(now * 1.5), question: questions.rate },
  ],
}
