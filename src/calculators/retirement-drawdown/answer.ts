/** What is worked out at every key press: the most that could be spent, its figures, the headline. */
import type { AnswerPart } from '../kit/calculator.ts'
import { compute } from './compute.ts'
import { type DrawdownContext, ofPast, type PastContext } from './context.ts'
import { figures } from './figures.ts'
import { firstStudy } from './first-study.precomputed.ts'
import { adapts } from './plan.ts'
import { answerValues } from './values.ts'
import { checks, headlines, questions, underneath, underneathTested } from './words/answer.en.ts'

function headlineOf(context: PastContext): string {
  const { inputs, result, say } = context
  const values = answerValues(context)
  if (result.outcome === 'tested') return headlines[result.failed === 0 ? 'testedWell' : 'tested'](values, say)
  if (inputs.incomes.length > 0) return headlines[adapts(inputs.rule) ? 'firstWithIncome' : 'withIncome'](values, say)
  if (inputs.rule === 'ratchet') return headlines.ratchet(values, say)
  return headlines[adapts(inputs.rule) ? 'first' : 'constant'](values, say)
}

function moreOf(context: PastContext): string {
  const { inputs, result, say } = context
  const values = answerValues(context)
  const kind = adapts(inputs.rule) ? 'adapting' : 'steady'
  if (result.outcome === 'tested' && kind === 'steady' && result.failed > 0)
    return underneathTested[result.failed === result.starts.length ? 'none' : 'some'](values, say)
  return result.failed === 0 ? underneath[kind].all(values, say) : underneath[kind].some(values, say)
}

/** The headline of an amount the visitor tests says how many failed. */
const keyFigures = ({ inputs, found, result }: PastContext): readonly string[] => {
  const steady = ['rate', result.outcome === 'tested' ? 'leastLeft' : 'failed', 'typicalLeft']
  const own = adapts(inputs.rule) ? ['rate', 'typicalSpending', 'typicalLeft'] : steady
  return [...own, found?.tax ? 'firstKept' : found ? 'drawnFailed' : 'mostLeft']
}

export const answerPart: AnswerPart<DrawdownContext> = {
  compute,
  figures,
  main: 'first',
  moreIs: 'better',
  first: firstStudy,
  answer: (context) =>
    ofPast((past) => ({ headline: headlineOf(past), more: moreOf(past), keyFigures: keyFigures(past) }))(context) ?? {
      headline:
        context.result.outcome === 'none'
          ? headlines.none({ cut: context.inputs.largestCut }, context.say)
          : headlines.empty,
      keyFigures: [],
    },
  check: ({ taxes, preTax, roth, rule, least, most, savings, incomes }) => ({
    roth: taxes && preTax + roth > 100 ? checks.shares({ most: 100 - preTax }) : undefined,
    most: rule !== 'constant' && least !== null && most !== null && most < least ? checks.bounds : undefined,
    savings: savings === 0 && incomes.every(({ amount }) => amount === 0) ? checks.savings : undefined,
  }),
  presets: [
    {
      unknown: 'savings',
      figure: 'first',
      target: (now) => Math.round((now * 1.25) / 1000) * 1000,
      question: questions.savings,
    },
    {
      unknown: 'years',
      figure: 'first',
      target: (now) => Math.round((now * 1.1) / 1000) * 1000,
      question: questions.years,
    },
  ],
}
