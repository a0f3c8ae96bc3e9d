/** What is worked out at every key press: the result, its figures, the headline, hints. */
import { roundToCent } from '#engine/money.ts'
import { addMonths } from '#engine/month.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import { stateNameOf } from '../kit/states.ts'
import { stateBenefits } from './benefits.ts'
import { compute, essentialsOf } from './compute.ts'
import type { EmergencyContext } from './context.ts'
import { figures } from './figures.ts'
import { about } from './rounded.ts'
import { headlines, hintWords, levelNames, levelsSaid, questions, splitWords, underneath } from './words/answer.en.ts'

const endsOf = ({ result: { targets }, say }: EmergencyContext) => ({
  low: about(targets.lean.total, say),
  high: about(targets.extra.total, say),
})

function headline(context: EmergencyContext): string {
  const { inputs, result, say } = context
  const ends = endsOf(context)
  switch (result.outcome) {
    case 'nothing':
      return headlines.nothing()
    case 'reached':
      return headlines.reached({ savings: inputs.savings, level: levelsSaid[result.chosen.level] }, say)
    case 'saving':
      return ends.low === ends.high ? headlines.one(ends) : headlines.range(ends)
    case 'never':
      return headlines.never({ monthly: inputs.monthly }, say)
  }
}

/** What the range is made of. */
function size(context: EmergencyContext): string {
  const { result, say } = context
  const { targets, essentials, deductibles, chosen } = result
  const { low, high } = endsOf(context)
  const words =
    deductibles > 0
      ? chosen.benefits > 0
        ? underneath.sizeBoth
        : underneath.sizeDeductibles
      : chosen.benefits > 0
        ? underneath.sizeBenefits
        : underneath.size
  const values = {
    low: targets.lean.months,
    high: targets.extra.months,
    essentials,
    deductibles,
    range: low === high ? low : `${low}–${high}`,
  }
  const said = words(values, say)
  return result.outcome === 'saving' ? said : `${underneath.range(values)} ${said}`
}

function more(context: EmergencyContext): string {
  const { inputs, result, say } = context
  const { outcome, month, start, chosen } = result
  if (outcome === 'nothing') return underneath.nothing()
  if (outcome === 'never')
    return `${size(context)} ${underneath.needed({ months: inputs.by, amount: result.monthlyNeeded }, say)}`
  if (outcome === 'reached') return size(context)
  const when = {
    monthly: inputs.monthly,
    level: levelsSaid[chosen.level],
    target: chosen.total,
    month: addMonths(start, month ?? 0),
  }
  return `${size(context)} ${(inputs.inflation > 0 ? underneath.whenPrices : underneath.when)(when, say)}`
}

function splitOf({ inputs, result: { chosen, gap, outcome } }: EmergencyContext): Split | null {
  if (chosen.total <= 0 || outcome === 'nothing') return null
  const parts: Split['parts'] = [
    { label: splitWords.saved, value: roundToCent(Math.min(inputs.savings, chosen.total)), color: 'growth' },
    { label: splitWords.missing, value: roundToCent(gap), color: 'other' },
  ]
  return { label: levelNames[chosen.level], unit: 'money', parts: parts.filter(({ value }) => value > 0) }
}

const keyFigures = {
  nothing: [],
  reached: ['target', 'extraTarget', 'monthsCovered', 'yieldAfterTax'],
  saving: ['target', 'monthsCovered', 'monthsToTarget'],
  never: ['target', 'monthsCovered'],
}

function answer(context: EmergencyContext): Answer {
  const split = splitOf(context)
  return {
    headline: headline(context),
    more: more(context),
    ...(split ? { split } : {}),
    keyFigures: keyFigures[context.result.outcome],
  }
}

export const answerPart: AnswerPart<EmergencyContext> = {
  compute,
  figures,
  main: 'target',
  moreIs: 'neither',
  answer,
  hints: {
    total: ({ inputs, say }) =>
      inputs.total === null ? hintWords.lines({ total: essentialsOf(inputs) }, say) : hintWords.total,
    state: ({ inputs: { state }, say }) => {
      const rules = stateBenefits(state)
      return rules ? hintWords.state({ state: stateNameOf(state), most: rules.maxWeekly }, say) : hintWords.noState
    },
  },
  presets: [
    {
      unknown: 'monthly',
      figure: 'monthsToTarget',
      target: (months) => Math.max(1, Math.round(months * 0.5)),
      question: questions.monthly,
    },
    { unknown: 'savings', figure: 'monthsCovered', target: (now) => (now < 3 ? 3 : 6), question: questions.savings },
    {
      unknown: 'total',
      figure: 'target',
      target: (target) => Math.round((target * 0.9) / 100) * 100,
      question: questions.total,
    },
  ],
}
