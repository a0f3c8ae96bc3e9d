/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import type { Say } from '../kit/say.ts'
import { isStateCode, stateNameOf } from '../kit/states.ts'
import { compute, monthAfter } from './compute.ts'
import type { DownPaymentContext } from './context.ts'
import { figures } from './figures.ts'
import type { DownPaymentInputs } from './sections.ts'
import { errorWords, headlines, hintWords, questions, splitWords, underneath } from './words/answer.en.ts'

function headline({ inputs, result, say }: DownPaymentContext): string {
  const need = result.cash.total
  switch (result.outcome) {
    case 'ready':
      return headlines.ready({ need, have: result.savedThen }, say)
    case 'saving':
      return headlines.saving({ need, month: monthAfter(result, result.cashMonth) }, say)
    case 'never':
      return headlines.never({ monthly: result.monthlyNeeded, by: inputs.by }, say)
  }
}

function priceThen({ inputs: { homeGrowth }, result, say }: DownPaymentContext): string {
  if (homeGrowth === 0) return underneath.priceStays({ price: result.price }, say)
  const values = {
    month: monthAfter(result, result.cashMonth),
    price: result.price,
    growth: Math.abs(homeGrowth),
  }
  return (homeGrowth > 0 ? underneath.priceGrows : underneath.priceFalls)(values, say)
}

function more(context: DownPaymentContext): string {
  const { inputs, result, say } = context
  const { price, reserves, by, raise } = inputs
  if (result.outcome === 'ready') return (reserves > 0 ? underneath.readyReserves : underneath.ready)({ price }, say)
  const lines =
    result.outcome === 'saving'
      ? [
          priceThen(context),
          (raise > 0 ? underneath.neededFirst : underneath.needed)({ by, monthly: result.monthlyNeeded }, say),
        ]
      : [priceThen(context), raise > 0 && underneath.firstYear(), result.runsAway && underneath.runsAway()]
  return lines.filter(Boolean).join(' ')
}

function splitOf({ cash }: DownPaymentContext['result']): Split {
  const parts: Split['parts'] = [
    { label: splitWords.down, value: cash.down, color: 'principal' },
    { label: splitWords.closing, value: cash.closing, color: 'interest' },
    { label: splitWords.prepaid, value: cash.prepaid, color: 'tax' },
    { label: splitWords.moving, value: cash.moving, color: 'other' },
    { label: splitWords.reserves, value: cash.reserves, color: 'growth' },
  ]
  return {
    label: cash.gift > 0 ? splitWords.beforeGift : splitWords.whole,
    unit: 'money',
    parts: parts.filter((part) => part.value > 0),
  }
}

const answer = (context: DownPaymentContext): Answer => ({
  headline: headline(context),
  more: more(context),
  split: splitOf(context.result),
  keyFigures:
    context.result.outcome === 'never'
      ? ['cashNeededByDate', 'cashNeededToday', 'monthsConventional3', 'soonerAhead']
      : ['monthsToGoal', 'cashNeededToday', 'monthsConventional3', 'soonerAhead'],
})

function downHint({ inputs: { down, price }, say }: { inputs: DownPaymentInputs; say: Say }): string {
  const share = down.unit === 'pct' ? down.amount : (down.amount / price) * 100
  if (down.unit === 'pct') {
    const values = { down: (price * down.amount) / 100 }
    return (share < 20 ? hintWords.downSharePmi : hintWords.downShare)(values, say)
  }
  return (share < 20 ? hintWords.downAmountPmi : hintWords.downAmount)({ share }, say)
}

/** Three quarters of the time, in whole years. */
const sooner = (months: number): number => Math.max(12, Math.round((months * 0.75) / 12) * 12)

export const answerPart: AnswerPart<DownPaymentContext> = {
  compute,
  figures,
  main: 'monthsToGoal',
  moreIs: 'worse',
  answer,
  check: ({ down, price }) => (down.unit === 'usd' && down.amount > price ? { down: errorWords.down() } : {}),
  hints: {
    down: downHint,
    state: ({ inputs: { state } }) =>
      isStateCode(state) ? hintWords.state({ state: stateNameOf(state) }) : hintWords.noState(),
  },
  presets: [
    { unknown: 'monthly', figure: 'monthsToGoal', target: sooner, question: questions.monthly },
    { unknown: 'savings', figure: 'monthsToGoal', target: sooner, question: questions.savings },
    { unknown: 'price', figure: 'monthsToGoal', target: sooner, question: questions.price },
  ],
}
