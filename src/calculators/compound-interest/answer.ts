/** What is worked out at every key press: the result, its figures, the headline, hints. */
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { compute, monthsToDouble, paidInOf, yearGrowthBeatsDeposits } from './compute.ts'
import type { CompoundContext, GrowthContext } from './context.ts'
import { figures } from './figures.ts'
import { headlines, hintWords, questions, splitWords, underneath } from './words/answer.en.ts'
import { perPeriod } from './words/periods.en.ts'

const depositsPerYear = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12, quarterly: 4, yearly: 1 } as const

function splitOf({ result, inputs }: GrowthContext): Split | null {
  const { balance, deposits } = result.base.totals
  const kept = balance - paidInOf(result, inputs)
  if (kept < 0 || balance <= 0) return null
  const parts: Split['parts'] = [
    { label: splitWords.start, value: inputs.start, color: 'other' },
    { label: splitWords.deposits, value: deposits, color: 'principal' },
    {
      label: inputs.fee > 0 || inputs.tax !== 'none' ? splitWords.growthLeft : splitWords.growth,
      value: kept,
      color: 'growth',
    },
  ]
  return { label: splitWords.whole, unit: 'money', parts: parts.filter((part) => part.value > 0) }
}

function headline({ result, inputs, say }: GrowthContext): string {
  const { balance, realBalance: real } = result.base.totals
  const values = { balance, real, months: inputs.years }
  return (inputs.inflation === 0 ? headlines.future : headlines.both)(values, say)
}

function more({ result, inputs, say }: GrowthContext): string {
  const { base, low, high } = result
  const paidIn = paidInOf(result, inputs)
  const growth = base.totals.balance - paidIn
  const values = { paidIn, growth: Math.abs(growth), deposit: inputs.deposit, per: perPeriod[inputs.frequency] }
  const isNet = inputs.fee > 0 || inputs.tax !== 'none'
  return [
    (inputs.deposit > 0 ? underneath.paidInBy : underneath.paidIn)(values, say),
    (growth <= -0.5 ? underneath.loss : isNet ? underneath.growthLeft : underneath.growth)(values, say),
    inputs.variance > 0 &&
      underneath.range({ points: inputs.variance, low: low.totals.balance, high: high.totals.balance }, say),
    inputs.inflation === 0 && underneath.noInflation,
  ]
    .filter(Boolean)
    .join(' ')
}

function milestone({ result }: GrowthContext): readonly string[] {
  if (yearGrowthBeatsDeposits(result) !== null) return ['growthBeatsDepositsYear']
  return monthsToDouble(result) === null ? [] : ['monthsToDouble']
}

function answer(context: CompoundContext): Answer {
  const { inputs, result } = context
  if (result.outcome === 'not-possible')
    return { headline: headlines.notPossible, more: underneath.notPossible, keyFigures: [] }
  const ofGrowth = { ...context, result }
  const split = splitOf(ofGrowth)
  return {
    headline: headline(ofGrowth),
    more: more(ofGrowth),
    ...(split ? { split } : {}),
    keyFigures: ['totalPaidIn', 'growthShare', ...(inputs.fee > 0 ? ['feeCost'] : []), ...milestone(ofGrowth)],
  }
}

export const answerPart: AnswerPart<CompoundContext> = {
  compute,
  figures,
  main: 'finalBalance',
  moreIs: 'better',
  answer,
  hints: {
    deposit: ({ inputs: { deposit, frequency }, say }) =>
      frequency === 'yearly' || deposit === 0
        ? undefined
        : hintWords.deposit({ yearly: deposit * depositsPerYear[frequency] }, say),
    variance: ({ inputs: { rate, variance }, say }) =>
      variance === 0 ? undefined : hintWords.variance({ low: rate - variance, high: rate + variance }, say),
  },
  presets: [
    {
      unknown: 'deposit',
      figure: 'finalBalance',
      target: (balance) => (balance < 1_000_000 ? 1_000_000 : about(balance * 1.5)),
      question: questions.deposit,
    },
    { unknown: 'years', figure: 'finalBalance', target: (balance) => about(balance * 1.5), question: questions.years },
    { unknown: 'rate', figure: 'finalBalance', target: (balance) => about(balance * 1.25), question: questions.rate },
  ],
}
