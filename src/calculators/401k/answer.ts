/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { compute } from './compute.ts'
import { missedThisYear, type PlanContext } from './context.ts'
import { figures } from './figures.ts'
import { paychecksOf } from './plan-year.ts'
import { errorWords, headlines, hintWords, questions, splitWords, underneath } from './words/answer.en.ts'

function headline(context: PlanContext): string {
  const { result, inputs, law, say } = context
  const { level, deflator } = result
  const balance = result.balance * deflator
  if (result.years === 0) return headlines.now({ balance }, say)
  const at = { age: inputs.retireAge, balance }
  if (result.outcome === 'no-match') return headlines.noMatch(at, say)
  const missedNow = missedThisYear(context)
  if (result.outcome === 'whole')
    return missedNow >= 1
      ? headlines.missingNow({ missed: missedNow, year: law.tax.year }, say)
      : headlines.whole(at, say)
  return headlines.missing({ missed: level.missedByRate + level.missedByTiming }, say)
}

function more(context: PlanContext): string {
  const { result, inputs, say } = context
  const { level, takeHome, paychecks } = result
  const match = level.employer
  const put = { own: level.deferred + level.afterTax, match }
  const at = { age: inputs.retireAge, balance: result.balance * result.deflator }
  const isThisYear = result.outcome === 'whole' && missedThisYear(context) >= 1
  const isMissing = result.outcome === 'missing' || isThisYear
  return [
    result.years > 0 && (isMissing ? underneath.grows(at, say) : underneath.today),
    match > 0.5
      ? (isThisYear ? underneath.fullYear : underneath.match)(put, say)
      : put.own > 0.5
        ? underneath.own(put, say)
        : underneath.nothing,
    takeHome.cost >= 1 && underneath.takeHome({ cost: takeHome.cost / paychecks }, say),
    level.limitAt !== null && level.deferred > 0.5 && underneath.limit({ paycheck: level.limitAt + 1 }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** In today's dollars: each part of the end balance, at what it was worth when it went in. */
function splitOf({ result, inputs }: PlanContext): Split | null {
  const yearly = (1 + inputs.inflation / 100) ** -1
  const now = (of: (row: (typeof result.life)[number]) => number) =>
    result.life.reduce((sum, row) => sum + of(row) * yearly ** (row.year + 1), 0)
  const own = now((row) => row.own + row.afterTax)
  const employer = now((row) => row.match + row.nonElective)
  const growth = result.balance * result.deflator - inputs.balance - own - employer
  if (result.years === 0 || growth < 0) return null
  return {
    label: splitWords.label,
    unit: 'money',
    parts: [
      { label: splitWords.start, value: inputs.balance, color: 'real' as const },
      { label: splitWords.own, value: own, color: 'principal' as const },
      { label: splitWords.employer, value: employer, color: 'insurance' as const },
      { label: splitWords.growth, value: growth, color: 'growth' as const },
    ].filter((part) => part.value > 0.005),
  }
}

function answer(context: PlanContext): Answer {
  const { result } = context
  const split = splitOf(context)
  return {
    headline: headline(context),
    more: more(context),
    ...(split ? { split } : {}),
    keyFigures: [
      result.outcome === 'no-match' ? 'own' : 'match',
      result.takeHome.percent >= 1 ? 'percentCost' : 'takeHomeCost',
      'limit',
      'balance',
    ],
  }
}

export const answerPart: AnswerPart<PlanContext> = {
  compute,
  figures,
  main: 'balanceToday',
  moreIs: 'better',
  answer,
  check: ({ contribute, afterTax, balanceRoth, balance }) => ({
    afterTax: contribute + afterTax > 100 ? errorWords.own({ most: 100 - contribute }) : undefined,
    balanceRoth: balanceRoth > balance ? errorWords.roth : undefined,
  }),
  hints: {
    contribute: ({ inputs, say }) =>
      hintWords.dollars({ paycheck: ((inputs.contribute / 100) * inputs.pay) / paychecksOf(inputs) }, say),
  },
  presets: [
    {
      unknown: 'contribute',
      figure: 'balanceToday',
      target: (now) => about(now * 1.2),
      question: questions.contribute,
    },
    { unknown: 'retireAge', figure: 'balanceToday', target: (now) => about(now * 0.8), question: questions.retireAge },
    {
      unknown: 'annualReturn',
      figure: 'balanceToday',
      target: (now) => about(now * 1.2),
      question: questions.annualReturn,
    },
  ],
}
