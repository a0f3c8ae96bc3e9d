/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import { riseTo } from '#engine/shares/average-cost.ts'
import type { Lot } from '#engine/shares/lots.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer } from '../kit/presentation.ts'
import type { Say } from '../kit/say.ts'
import { compute, ledgerOf, namedOf, saleDayOf, sharesOf } from './compute.ts'
import type { StockContext } from './context.ts'
import { datesOf } from './dates.ts'
import { figures } from './figures.ts'
import type { StockInputs } from './sections.ts'
import { errorWords, headlines, hintWords, questions, underneath } from './words/answer.en.ts'
import { whyNot } from './words/shares.en.ts'

function headline({ inputs, result, say }: StockContext): string {
  const { average, averageAfter, held, bought, toTarget, planPrice: price, spent } = result
  const values = { bought, price, after: averageAfter ?? 0, average: average ?? 0, held: held.shares, spent }
  if (average === null) return (bought > 0 ? headlines.firstShares : headlines.empty)(values, say)
  if (toTarget && toTarget.outcome !== 'reachable')
    return whyNot[toTarget.outcome === 'there' ? 'there' : toTarget.reason]({ target: inputs.target, price }, say)
  if (bought <= 0 || averageAfter === null) return (held.shares === 1 ? headlines.one : headlines.held)(values, say)
  return (toTarget ? headlines.target : headlines.bought)(values, say)
}

function breakEvenLine({ inputs: { price }, result: { breakEven }, say }: StockContext): string | false {
  if (breakEven === null) return false
  const rise = riseTo(price, breakEven)
  const values = { breakEven, rise: (rise ?? 0) * 100, fall: price > 0 ? (1 - breakEven / price) * 100 : 0 }
  if (rise === null) return underneath.breakEven(values, say)
  if (Math.abs(rise) < 0.0005) return underneath.breakEvenNow(values, say)
  return (rise > 0 ? underneath.breakEvenAbove : underneath.breakEvenBelow)(values, say)
}

function more(context: StockContext): string {
  const { average, breakEven, bought, toTarget, held, gain } = context.result
  if (average === null) return ''
  const { say } = context
  // A headline of the shares held says the average; without fees it is where they break even.
  const isSaid =
    (bought <= 0 && (toTarget === null || toTarget.outcome === 'there')) || Math.abs(average - (breakEven ?? 0)) < 0.005
  const values = { cost: held.cost, gain: Math.abs(gain) }
  const state = Math.abs(gain) < 0.005 ? underneath.even : gain > 0 ? underneath.up : underneath.down
  return [!isSaid && underneath.averageNow({ average }, say), breakEvenLine(context), state(values, say)]
    .filter(Boolean)
    .join(' ')
}

function keyFiguresOf({ outcome, bought, toTarget }: StockContext['result']): readonly string[] {
  if (outcome === 'empty') return ['shares']
  if (bought > 0) return ['averageCost', toTarget ? 'riseToBreakEvenAfter' : 'moneyToBuy', 'gain', 'tax']
  return ['breakEven', 'gain', 'tax']
}

function answer(context: StockContext): Answer {
  const events = datesOf(context)
  const text = more(context)
  return {
    headline: headline(context),
    ...(text ? { more: text } : {}),
    keyFigures: keyFiguresOf(context.result),
    ...(events.length > 0 ? { calendar: { fileName: 'share-dates.ics', events } } : {}),
  }
}

/** What is wrong with the shares named for the sale; nothing when all is well. */
function namingProblem(inputs: StockInputs, lots: readonly Lot[], say: Say) {
  const named = namedOf(inputs)
  if (named.size === 0) return { method: errorWords.noneNamed }
  const left = (trade: number) => sharesOf(lots.filter((lot) => lot.trade === trade))
  const tooMany = [...named].find(([trade, shares]) => shares > left(trade) * (1 + 1e-9) + 1e-9)
  if (!tooMany) return {}
  const [trade, shares] = tooMany
  return { trades: errorWords.tooManyNamed({ shares, left: left(trade), date: inputs.trades[trade]?.date ?? '' }, say) }
}

function check(inputs: StockInputs, say: Say) {
  const { oversold, lots } = ledgerOf(inputs)
  const trade = oversold === null ? undefined : inputs.trades[oversold]
  if (trade) return { trades: errorWords.oversold({ date: trade.date }, say) }
  return inputs.method === 'named' ? namingProblem(inputs, lots, say) : {}
}

export const answerPart: AnswerPart<StockContext> = {
  compute,
  figures,
  main: ({ planBy }) => (planBy === 'target' ? 'moneyToBuy' : 'averageAfter'),
  moreIs: 'neither',
  answer,
  check,
  hints: {
    sellShares: ({ inputs, say }) => {
      const held = sharesOf(ledgerOf(inputs).lots)
      return inputs.sellShares === null || inputs.sellShares <= held ? undefined : hintWords.heldOnly({ held }, say)
    },
    sellDate: ({ inputs, say }) => {
      const day = saleDayOf(inputs)
      return day === inputs.sellDate ? undefined : hintWords.laterDay({ day }, say)
    },
  },
  presets: [
    {
      unknown: 'planShares',
      figure: 'averageAfter',
      target: (now) => Math.floor(now * 0.97),
      question: questions.planShares,
    },
    { unknown: 'price', figure: 'gain', target: () => 0, question: questions.price },
    {
      unknown: 'sellShares',
      figure: 'saleProceeds',
      target: (now) => Number((now / 2).toPrecision(2)),
      question: questions.sellShares,
    },
  ],
}
