import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { compute } from './compute.ts'
import type { TermContext } from './context.ts'
import { figures } from './figures.ts'
import { listName } from './prices.ts'
import { headlines, questions, underneath } from './words/answer.en.ts'

function headline({ result, say }: TermContext): string {
  const { one, ladder, curve } = result
  const [short] = ladder
  const long = ladder.at(-1)
  if (one === null || short === undefined || long === undefined) {
    const today = curve[0]?.gap ?? 0
    const gap = today >= 1000 ? today : curve.reduce((most, year) => Math.max(most, year.gap), 0)
    if (result.outcome === 'not-sold') return headlines.notSold({ gap }, say)
    return gap < 1000 ? headlines.covered() : headlines.coveredSmall({ gap }, say)
  }
  if (ladder.length === 1) return headlines.one(short, say)
  if (ladder.length === 2) return headlines.two({ short, long }, say)
  return headlines.three({ first: ladder.reduce((sum, { amount }) => sum + amount, 0), last: long.amount }, say)
}

/** What it would cost, and where the price is from. */
function costs({ result, say }: TermContext): string {
  const { oneCost, ladderCost, ladder } = result
  if (ladder.length === 1) {
    const cost = ladderCost ?? oneCost
    if (cost === null) return underneath.noPrice
    return cost.from === 'quotes'
      ? underneath.quotedOne({ one: cost.monthly }, say)
      : underneath.exampleOne({ one: cost.monthly, list: listName(cost.from, say) }, say)
  }
  if (oneCost === null || ladderCost === null || oneCost.from !== ladderCost.from) return underneath.noPrice
  const values = { ladder: ladderCost.monthly, one: oneCost.monthly }
  return oneCost.from === 'quotes'
    ? underneath.quoted(values, say)
    : underneath.example({ ...values, list: listName(oneCost.from, say) }, say)
}

function answer(context: TermContext): Answer {
  const { result, say } = context
  const { one, ladder } = result
  if (one === null) return { headline: headline(context), more: underneath.nothing, keyFigures: [] }
  return {
    headline: headline(context),
    more: [...(ladder.length > 1 ? [underneath.against(one, say)] : []), costs(context)].join(' '),
    keyFigures:
      result.ladderCost === null || result.oneCost === null
        ? ['gap', 'needed']
        : ['gap', 'needed', ...(ladder.length > 1 ? ['ladderTotal'] : []), 'oneTotal'],
  }
}

/** Less than is needed now, in round numbers. */
const less = (now: number): number => about(now * 0.8)

export const answerPart: AnswerPart<TermContext> = {
  compute,
  figures,
  main: 'gap',
  moreIs: 'neither',
  answer,
  presets: [
    { unknown: 'support', figure: 'gap', target: less, question: questions.support },
    { unknown: 'savings', figure: 'gap', target: less, question: questions.savings },
    { unknown: 'mortgage', figure: 'gap', target: less, question: questions.mortgage },
  ],
}
