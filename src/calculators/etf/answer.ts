/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import type { AnswerPart } from '../kit/calculator.ts'
import { amountText, splitOf, taxBasisText } from '../kit/fund/answer-parts.ts'
import type { Answer } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { compute, type EtfQuestion } from './compute.ts'
import type { EtfContext } from './context.ts'
import { figures } from './figures.ts'
import { errorWords, headlines, hintWords, questions, splitWords, underneath } from './words/answer.en.ts'

const isEmpty = ({ result: { etf } }: EtfContext): boolean => etf.course.last.costFree <= 0.005

function headline(context: EtfContext): string {
  const { result, inputs, say } = context
  const { feeCost } = result.etf
  const { years } = inputs
  if (isEmpty(context)) return headlines.nothing
  if (feeCost < -0.5) return headlines.gains({ gain: -feeCost, years }, say)
  return headlines.costs({ cost: amountText(feeCost, say), years }, say)
}

function* sentences({ result, inputs, say }: EtfContext): Generator<string> {
  const { etf, twin, account, prices } = result
  const kept = { net: etf.net, today: etf.net / prices, rate: inputs.annualReturn }
  if (account !== 'roth' && etf.taxCost >= 0.5) yield underneath.tax({ tax: etf.taxCost }, say)
  yield (Math.abs(prices - 1) < 1e-9 ? underneath.kept : underneath.keptToday)(kept, say)
  const gap = twin === null ? 0 : etf.net - twin.net
  if (Math.abs(gap) >= 0.5) yield (gap > 0 ? underneath.fundLess : underneath.fundMore)({ gap: Math.abs(gap) }, say)
  yield taxBasisText(inputs, say)
}

function answer(context: EtfContext): Answer {
  const { account, overlap, twin, etf } = context.result
  const split = splitOf(etf, splitWords.costs)
  return {
    headline: headline(context),
    ...(isEmpty(context) ? {} : { more: [...sentences(context)].filter(Boolean).join(' ') }),
    ...(split ? { split } : {}),
    keyFigures: [
      'expensePer10k',
      'tradePer10k',
      account === 'taxable' ? 'taxPer10k' : 'paidIn',
      ...(overlap ? ['overlap'] : twin ? ['etfAhead'] : []),
    ],
  }
}

type Holdings = EtfContext['inputs']['holdingsA']
function weightHint(rows: Holdings, say: EtfQuestion['say']): string | undefined {
  const total = rows.reduce((sum, row) => sum + row.weight, 0)
  return rows.length === 0 ? undefined : hintWords.weights({ total }, say)
}

export const answerPart: AnswerPart<EtfContext> = {
  compute,
  figures,
  main: 'feeCost',
  moreIs: 'worse',
  answer,
  hints: {
    spread: ({ inputs, say }) => hintWords.spread({ per1000: inputs.spread * 5 }, say),
    holdingsA: ({ inputs, say }) => weightHint(inputs.holdingsA, say),
    holdingsB: ({ inputs, say }) => weightHint(inputs.holdingsB, say),
  },
  check: ({ qualifiedShare, reitShare, holds }) =>
    holds === 'mix' && qualifiedShare + reitShare > 100 ? { reitShare: errorWords.dividends } : {},
  presets: [
    { unknown: 'deposit', figure: 'netValue', target: (kept) => about(kept * 1.25), question: questions.deposit },
    { unknown: 'years', figure: 'feeCost', target: (cost) => about(cost * 2), question: questions.years },
    { unknown: 'expense', figure: 'netValue', target: (kept) => about(kept * 0.98), question: questions.expense },
  ],
}
