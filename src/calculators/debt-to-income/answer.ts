/** What is worked out at every key press: the result, its figures, the headline, errors. */
import { programLimits, programMinimumDown } from '#facts/lending/program-limits.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import type { Say } from '../kit/say.ts'
import { compute } from './compute.ts'
import type { DtiContext, RatioContext } from './context.ts'
import { figures } from './figures.ts'
import { debtNames, limitName, share } from './names.ts'
import type { DtiInputs } from './sections.ts'
import { errorWords, headlines, questions, splitWords, underneath } from './words/answer.en.ts'
import { programNames } from './words/names.en.ts'

const splitOf = ({ inputs, result: { view } }: RatioContext): Split => ({
  label: splitWords.whole,
  unit: 'money',
  parts: [
    { label: splitWords.housing, value: view.housing, color: 'principal' as const },
    { label: splitWords.debts, value: view.debts - inputs.planned, color: 'interest' as const },
    { label: splitWords.planned, value: inputs.planned, color: 'tax' as const },
    { label: splitWords.left, value: Math.max(0, view.gross - view.housing - view.debts), color: 'other' as const },
  ].filter((part) => part.value > 0.004),
})

/** A ratio a hair above its limit is not printed as the limit itself. */
const close = (ratio: number, limit: number, say: Say): string =>
  ratio > limit && share(ratio) === share(limit) ? say.percent(ratio * 100, 3) : share(ratio)

const housingOnly = ({ frontOver, over }: RatioContext['result']): boolean => frontOver > 0.005 && (over ?? 0) <= 0.005

function headline({ inputs, result, say }: RatioContext): string {
  const { view, limit, outcome } = result
  const { front, back } = view.ratios
  if (outcome === 'too-high' && housingOnly(result)) {
    const most = limit.front ?? 0
    return headlines.housingOver({ ratio: close(front, most, say), limit: share(most), name: limitName(inputs) })
  }
  // Within the guideline is the better news of two that hold.
  const guide = programLimits[inputs.program].guide.back
  if (inputs.limits === 'most' && view.standing === 'within-guide')
    return headlines.within({
      ratio: share(back),
      limit: share(guide),
      name: limitName({ ...inputs, limits: 'guide' }),
    })
  if (limit.back === null) return headlines.noMaximum({ ratio: share(back) })
  const values = { ratio: close(back, limit.back, say), limit: share(limit.back), name: limitName(inputs) }
  return outcome === 'passes' ? headlines.within(values) : headlines.over(values)
}

/** What being above the guideline means, where the maximum is what counts. */
function aboveGuide({ inputs, result: { view } }: RatioContext): string | false {
  if (inputs.limits !== 'most' || view.standing !== 'within-most') return false
  const { guide } = programLimits[inputs.program]
  return view.ratios.back > guide.back
    ? underneath.aboveGuide({ guide: share(guide.back) })
    : underneath.aboveGuideHousing()
}

function failing({ inputs, result, say }: RatioContext): string {
  const { plan, over, frontOver } = result
  if (plan.outcome !== 'possible' || frontOver > 0.005)
    return underneath.over({ over: Math.max(over ?? 0, frontOver) }, say)
  const [first = 0] = plan.pay
  const name = debtNames(inputs.debts)[first] ?? ''
  return plan.pay.length === 1
    ? underneath.payOff({ name, cash: plan.cash }, say)
    : underneath.payOffSome({ count: plan.pay.length, cash: plan.cash }, say)
}

function more(context: RatioContext): string {
  const { result, say } = context
  const { front, back } = result.view.ratios
  const { over } = result
  const housing = underneath.housing({ ratio: share(front) })
  if (result.outcome === 'too-high')
    return `${housingOnly(result) ? underneath.dti({ ratio: share(back) }) : housing} ${failing(context)}`
  const room = over !== null && underneath.room({ room: Math.max(0, -over) }, say)
  return [aboveGuide(context), housing, room].filter(Boolean).join(' ')
}

function answer(context: DtiContext): Answer {
  const { result } = context
  if (result.outcome === 'no-income')
    return { headline: headlines.noIncome(), more: underneath.noIncome(), keyFigures: [] }
  const ofRatio = { ...context, result }
  const isOver = result.outcome === 'too-high'
  return {
    headline: headline(ofRatio),
    more: more(ofRatio),
    split: splitOf(ofRatio),
    keyFigures: [
      isOver && housingOnly(result) ? 'backRatio' : 'frontRatio',
      'debtPayments',
      ...(result.over === null ? [] : ['roomForDebt']),
      ...(isOver ? ['payoffCash'] : ['roomForHousing']),
    ],
  }
}

function check(inputs: DtiInputs, say: Say): { readonly downShare?: string } {
  const least = programMinimumDown[inputs.program] * 100
  if (inputs.housingBy !== 'loan' || inputs.downShare >= least) return {}
  return { downShare: errorWords.down({ name: programNames[inputs.program], least }, say) }
}

/** Limits people aim at, percent points. */
const [GUIDE, USUAL, HIGHEST] = [36, 43, 50] as const

export const answerPart: AnswerPart<DtiContext> = {
  compute,
  figures,
  main: 'backRatio',
  moreIs: 'worse',
  answer,
  check,
  presets: [
    { unknown: 'housingPayment', figure: 'backRatio', target: () => GUIDE, question: questions.housingPayment },
    { unknown: 'price', figure: 'backRatio', target: () => GUIDE, question: questions.price },
    {
      unknown: 'planned',
      figure: 'backRatio',
      target: (now) => (now < USUAL ? USUAL : HIGHEST),
      question: questions.planned,
    },
  ],
}
