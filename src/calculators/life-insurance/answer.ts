import { roundToCent } from '#engine/money.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { compute, type Worked } from './compute.ts'
import type { LifeContext, WorkedContext } from './context.ts'
import { figures } from './figures.ts'
import { familyLaw } from './survivor-benefits.ts'
import { headlines, hintWords, questions, splitWords, underneath } from './words/answer.en.ts'

function headline({ result, say }: WorkedContext): string {
  const { need, have, gap } = result.you
  const values = { need: rounded(need.total), have: rounded(have), gap: rounded(gap) }
  if (need.total < 1) return headlines.none()
  if (result.outcome === 'enough') return headlines.enough(values, say)
  return have < 1 ? headlines.moreWithNothing(values, say) : headlines.more(values, say)
}

/** As a person would repeat it: in thousands, small amounts to the dollar. */
const rounded = (amount: number): number => (amount < 10_000 ? Math.round(amount) : Math.round(amount / 1000) * 1000)

function more({ inputs, result, say }: WorkedContext): string {
  const { need, low, high, social } = result.you
  if (need.total < 1) return ''
  const [first] = social.months
  const month = first === undefined ? 0 : first.children + first.spouse
  return [
    high - low >= 1000 ? underneath.range({ low: rounded(low), high: rounded(high) }, say) : '',
    inputs.benefits && month > 0 ? underneath.benefits({ month }, say) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function splitOf({ you }: Worked): Split | null {
  if (you.need.total < 1) return null
  const parts: Split['parts'] = [
    { label: splitWords.have, value: roundToCent(Math.min(you.have, you.need.total)), color: 'growth' },
    { label: splitWords.gap, value: roundToCent(you.gap), color: 'other' },
  ]
  return { label: splitWords.label, unit: 'money', parts: parts.filter(({ value }) => value > 0) }
}

function answer(context: LifeContext): Answer {
  const { result } = context
  if (result.outcome === 'no-such-date') return { headline: headlines.noDate(), keyFigures: [] }
  const worked = context as WorkedContext
  const split = splitOf(result)
  return {
    headline: headline(worked),
    more: more(worked),
    ...(split === null ? {} : { split }),
    keyFigures: [...(result.you.policy > 0 ? ['policy'] : []), 'averageYear', 'supportYears'],
  }
}

/** A target below what is needed now, in round thousands. */
const less = (now: number): number => about(now * 0.75)

export const answerPart: AnswerPart<LifeContext> = {
  compute,
  figures,
  main: 'gap',
  moreIs: 'neither',
  answer,
  hints: {
    partnerPay: ({ inputs, law, say }) =>
      inputs.family === 'married' && inputs.benefits && inputs.partnerPay > 0
        ? hintWords.limit({ limit: familyLaw(law.tax).limits.underFullAge, year: law.tax.year }, say)
        : undefined,
  },
  presets: [
    { unknown: 'spending', figure: 'gap', target: less, question: questions.spending },
    { unknown: 'partnerPay', figure: 'gap', target: less, question: questions.partnerPay },
    { unknown: 'savings', figure: 'gap', target: less, question: questions.savings },
  ],
}
