/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import type { AnswerPart } from '../kit/calculator.ts'
import { amountText, splitOf, taxBasisText } from '../kit/fund/answer-parts.ts'
import type { Answer } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { LONGEST, MOST, readCharges } from './charges.ts'
import { compute, type FundQuestion } from './compute.ts'
import { type FundContext, isAfterTax } from './context.ts'
import { figures } from './figures.ts'
import type { FundInputs } from './sections.ts'
import { errorWords, headlines, hintWords, questions, splitWords, underneath } from './words/answer.en.ts'
import { formWords } from './words/form.en.ts'

const isEmpty = ({ result: { first } }: FundContext): boolean => first.course.last.costFree <= 0.005
const isFree = ({ result: { first } }: FundContext): boolean => first.feeCost < 0.005

function headline(context: FundContext): string {
  const { result, inputs, say } = context
  const { name, feeCost } = result.first
  const over = { name, years: inputs.years }
  if (isEmpty(context)) return headlines.nothing
  return isFree(context) ? headlines.free(over, say) : headlines.costs({ ...over, cost: amountText(feeCost, say) }, say)
}

function* sentences(context: FundContext): Generator<string> {
  const { result, inputs, say } = context
  const { first, twin, prices } = result
  if (!isFree(context)) yield underneath.share({ share: (first.feeCost / first.course.last.costFree) * 100 }, say)
  const kept = { net: first.net, today: first.net / prices }
  const afterTax = isAfterTax(context)
  if (Math.abs(prices - 1) < 1e-9) yield (afterTax ? underneath.keptAfterTax : underneath.kept)(kept, say)
  else yield (afterTax ? underneath.keptTodayAfterTax : underneath.keptToday)(kept, say)
  const gap = twin === null ? 0 : twin.net - first.net
  if (Math.abs(gap) >= 0.5) yield (gap > 0 ? underneath.indexMore : underneath.indexLess)({ gap: Math.abs(gap) }, say)
  yield taxBasisText(inputs, say)
}

function answer(context: FundContext): Answer {
  const { first, twin } = context.result
  const split = splitOf(first, splitWords.costs)
  return {
    headline: headline(context),
    ...(isEmpty(context) ? {} : { more: [...sentences(context)].filter(Boolean).join(' ') }),
    ...(split ? { split } : {}),
    keyFigures: [
      'firstYearCost',
      'expensesPaid',
      first.course.paid.load >= 0.5 ? 'loadPaid' : 'payoutTaxPaid',
      twin ? 'netValueTwin' : 'paidIn',
    ],
  }
}

/** Says back how each back-end load was read. */
function fundsHint({ inputs: { funds }, say }: FundQuestion): string {
  const read = funds.flatMap((row, i) => {
    const charges = readCharges(row.deferred)
    if (!('rates' in charges) || charges.rates.every((rate) => rate === 0)) return []
    const rates = charges.rates.map((rate, year) => hintWords.rates({ rate: rate * 100, year: year + 1 }, say))
    return [hintWords.charges({ fund: i + 1, rates }, say)]
  })
  return [formWords.funds.hint, ...read].join(' ')
}

/** The first back-end load that cannot be read. */
function check({ funds }: FundInputs): { readonly funds?: string } {
  for (const [i, row] of funds.entries()) {
    const charges = readCharges(row.deferred)
    if ('problem' in charges) return { funds: errorWords[charges.problem]({ fund: i + 1, years: LONGEST, most: MOST }) }
  }
  return {}
}

export const answerPart: AnswerPart<FundContext> = {
  compute,
  figures,
  main: 'feeCost',
  moreIs: 'worse',
  answer,
  check,
  hints: {
    funds: fundsHint,
    returnIs: ({ inputs }) => (inputs.returnIs === 'reported' ? hintWords.reported : undefined),
    deposit: ({ inputs, say }) =>
      inputs.deposit === 0 ? undefined : hintWords.yearly({ yearly: inputs.deposit * 12 }, say),
  },
  presets: [
    { unknown: 'start', figure: 'netValue', target: (kept) => about(kept * 1.25), question: questions.start },
    { unknown: 'deposit', figure: 'netValue', target: (kept) => about(kept * 1.5), question: questions.deposit },
    { unknown: 'years', figure: 'feeCost', target: (cost) => about(cost * 1.5), question: questions.years },
  ],
}
