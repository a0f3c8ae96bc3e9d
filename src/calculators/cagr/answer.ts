/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import { yearsBetweenDates } from '#engine/growth/annualized.ts'
import { daysBetween, type IsoDate } from '#engine/month.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer } from '../kit/presentation.ts'
import { compute, type Steady } from './compute.ts'
import type { AveragedContext, CagrContext, SteadyContext } from './context.ts'
import { figures } from './figures.ts'
import { flowsAnswer } from './flows-answer.ts'
import type { CagrInputs } from './sections.ts'
import {
  errorWords,
  hintWords,
  questions,
  returnsWords,
  type SteadyValues,
  steadyHeadlines,
  steadyMore,
  undefinedWords,
} from './words/answer.en.ts'

/** What each question asks for. */
const mainFigures: Readonly<Record<CagrInputs['find'], string>> = {
  rate: 'cagr',
  end: 'endValue',
  start: 'startValue',
  years: 'years',
  flows: 'cagr',
  returns: 'cagr',
}

function keyFiguresOf(r: Steady, find: CagrInputs['find']): readonly string[] {
  const doubling = r.annualRate > 0 ? ['doublingYears'] : []
  if (find === 'end' || find === 'start') return ['gain', 'realEndValue', ...doubling]
  if (find === 'years') return ['gain', 'realRate', ...doubling]
  // Stocks over other dates are no measure beside it.
  return [
    ...(r.beside?.comparison.whole ? ['stocksRate'] : []),
    'realRate',
    ...(r.annualRate > 0 ? doubling : ['gain']),
  ]
}

function steadyAnswer({ inputs: { find }, result: r, say }: SteadyContext): Answer {
  const values: SteadyValues = {
    rate: r.annualRate,
    start: r.start,
    end: r.end,
    years: r.years,
    days: r.span && r.years < 1 ? daysBetween(r.span.from, r.span.to) : 0,
    realRate: r.realRate,
  }
  const change = r.end - r.start
  const isLost = r.annualRate === -1
  const headline =
    find === 'rate' && isLost
      ? steadyHeadlines.lost()
      : steadyHeadlines[find === 'flows' || find === 'returns' ? 'rate' : find](values, say)
  const whole = Math.abs(change) < 0.005 ? steadyMore.same : change > 0 ? steadyMore.gain : steadyMore.loss
  const real = !isLost && r.inflation !== 0 && (r.measured ? steadyMore.measured : steadyMore.assumed)(values, say)
  return {
    headline,
    more: [whole(values, say), real].filter(Boolean).join(' '),
    keyFigures: keyFiguresOf(r, find),
  }
}

function returnsAnswer({ result: r, say }: AveragedContext): Answer {
  const values = {
    rate: r.annualRate,
    average: r.arithmetic,
    count: r.returns.length,
    start: r.start,
    end: r.start * r.growth,
  }
  const isOne = r.returns.length === 1
  const headline = r.annualRate === -1 ? returnsWords.lost : isOne ? returnsWords.one : returnsWords.several
  return {
    headline: headline(values, say),
    more: [!isOne && returnsWords.average(values, say), returnsWords.became(values, say)].filter(Boolean).join(' '),
    keyFigures: ['simpleAverage', 'endOfReturns', 'doublingYears'],
  }
}

type Reason = Extract<CagrContext['result'], { outcome: 'undefined' }>['reason']
function whyUndefined(reason: Reason, { start, end, rate, find }: CagrInputs): string {
  if (reason === 'never') {
    if (start === end) return undefinedWords['never-same']
    if (end === 0) return undefinedWords['never-zero']
    return rate === 0 ? undefinedWords['never-moves'] : undefinedWords.never
  }
  if (reason === 'start-not-positive' && find === 'start') return undefinedWords['start-from-nothing']
  if (reason === 'start-not-positive' && find !== 'rate') return undefinedWords['start-to-multiply']
  return undefinedWords[reason]
}

function answer(context: CagrContext): Answer {
  const { inputs, result, say } = context
  switch (result.outcome) {
    case 'undefined':
      return {
        headline: whyUndefined(result.reason, inputs),
        ...(inputs.find === 'rate' && result.reason !== 'no-time'
          ? { more: undefinedWords.inDollars(inputs, say) }
          : {}),
        keyFigures: [],
      }
    case 'found':
      return steadyAnswer({ ...context, result })
    case 'averaged':
      return returnsAnswer({ ...context, result })
    default:
      return flowsAnswer({ ...context, result })
  }
}

function check(inputs: CagrInputs): { readonly value?: string; readonly valueDate?: string } {
  if (inputs.find !== 'flows') return {}
  if (inputs.value === null) return inputs.signs === 'account' ? { value: errorWords.noValue } : {}
  return inputs.flows.some(({ date }) => date > inputs.valueDate) ? { valueDate: errorWords.valueTooEarly } : {}
}

export const answerPart: AnswerPart<CagrContext> = {
  compute,
  figures,
  main: ({ find }) => mainFigures[find],
  moreIs: 'better',
  answer,
  check,
  hints: {
    to: ({ inputs: { from, to }, say }) =>
      from < to ? hintWords.time({ years: yearsBetweenDates(from as IsoDate, to as IsoDate) }, say) : undefined,
  },
  presets: [
    { unknown: 'value', figure: 'cagr', target: (now) => Math.ceil(now + 0.5), question: questions.value },
    { unknown: 'value', figure: 'presentValue', target: () => 0, question: questions.required },
  ],
}
