/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import type { Say } from '../kit/say.ts'
import { buydownOf, type Compared, compute, deepestCut } from './compute.ts'
import type { ComparedContext, PointsContext } from './context.ts'
import { figures } from './figures.ts'
import type { PointsInputs } from './sections.ts'
import { errorWords, headlines, hintWords, questions, underneath } from './words/answer.en.ts'

/** Costs past this share of the loan are a slip of the hand, and leave no loan to speak of. */
const MOST_COSTS = 0.2

/** When the best other option has paid for what it costs more at closing; null where it costs nothing more. */
const paysBack = ({ focus }: Compared): number | null =>
  focus.buydown === null && focus.moreUpfront > 0 && focus.lead.outcome === 'leads' ? focus.lead.from : null

function headline({ result, say }: ComparedContext): string {
  const { focus, first, months, best, earliest } = result
  const { name } = first
  if (best === 0) {
    if (earliest !== null && earliest.month > months)
      return headlines.tooSoon({ months, breakEven: earliest.month }, say)
    if (earliest === null && focus.moreUpfront > 0 && focus.lead.outcome === 'never-leads')
      return headlines.never({ name })
    return headlines.firstIsBest({ name, months }, say)
  }
  const breakEven = paysBack(result)
  return breakEven === null
    ? headlines.best({ name: focus.name, gain: focus.aheadAtHorizon }, say)
    : headlines.paysOff({ name: focus.name, breakEven }, say)
}

/** The options that would be best for a shorter and for a longer stay. */
function neighbors({ stretches, lines, first, months }: Compared) {
  const steps = stretches.filter((stretch) => stretch.to > stretch.from)
  const at = steps.findLastIndex(({ from }) => from <= months)
  const { from } = steps[at] ?? { from: 0 }
  const before = steps[at - 1]
  const after = steps[at + 1]
  return {
    shorter: before ? { name: (lines[before.line] ?? first).name, from } : null,
    longer: after ? { name: (lines[after.line] ?? first).name, from: after.from } : null,
  }
}

function more({ result, say }: ComparedContext): string {
  const { focus, best, first, months, earliest } = result
  if (best === 0 && earliest !== null && earliest.month > months)
    return underneath.soonest({ name: earliest.line.name, best: first.name })
  const { shorter, longer } = neighbors(result)
  const until = focus.lead.outcome === 'leads' && focus.moreUpfront <= 0 ? focus.lead.until : null
  const sentences = [
    best !== 0 && paysBack(result) === null && underneath.ahead({ name: first.name, months }, say),
    best !== 0 &&
      paysBack(result) !== null &&
      underneath.gain({ name: first.name, months, gain: focus.aheadAtHorizon }, say),
    best !== 0 && until !== null && !longer && underneath.until({ until }, say),
    shorter && underneath.shorter(shorter, say),
    longer && underneath.longer(longer, say),
  ]
  return sentences.filter(Boolean).join(' ')
}

function answer(context: PointsContext): Answer {
  const { result } = context
  if (result.outcome !== 'compared')
    return { headline: headlines.notPossible(), more: underneath.notPossible(), keyFigures: [] }
  const compared = { ...context, result }
  return {
    headline: headline(compared),
    more: more(compared),
    keyFigures: [
      ...(result.best !== 0 && paysBack(result) === null ? [] : ['aheadAtStay']),
      result.focus.moreUpfront > 0 ? 'returnOnPoints' : 'aheadUntil',
      'extraUpfront',
      'monthlySaving',
    ],
  }
}

function check(inputs: PointsInputs, say: Say): { readonly offers?: string } {
  const { loanAmount, offers, buydown: kind } = inputs
  const cut = deepestCut(inputs)
  for (const [index, { rate, points, fees }] of offers.entries()) {
    const cost = (loanAmount * points) / 100 + fees
    if (Math.abs(cost) > loanAmount * MOST_COSTS)
      return { offers: errorWords.costs({ number: index + 1, share: MOST_COSTS * 100 }, say) }
    if (index === 0 && rate < cut) return { offers: errorWords.buydown({ kind, cut, rate }, say) }
  }
  return {}
}

export const answerPart: AnswerPart<PointsContext> = {
  compute,
  figures,
  main: 'aheadAtStay',
  moreIs: 'better',
  answer,
  check,
  hints: {
    stay: ({ inputs: { stay, term }, say }) => (stay > term ? hintWords.paidOff({ term }, say) : undefined),
    buydownPaidBy: ({ inputs, say }) => {
      const cost = buydownOf(inputs)?.totalSubsidy
      return cost === undefined ? undefined : hintWords.buydownCost({ cost }, say)
    },
  },
  presets: [
    {
      unknown: 'stay',
      figure: 'aheadAtStay',
      target: (ahead) => Math.ceil((Math.max(0, ahead) + 1) / 1000) * 1000,
      question: questions.stay,
    },
    {
      unknown: 'loanAmount',
      figure: 'bestPayment',
      target: (payment) => about(payment * 0.9),
      question: questions.loanAmount,
    },
    { unknown: 'earns', figure: 'aheadAtStay', target: () => 0, question: questions.earns },
  ],
}
