/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import type { AnswerPart } from '../kit/calculator.ts'
import { winnerOf } from '../kit/ira/compare.ts'
import { noDeductionIn } from '../kit/ira/state-rule.ts'
import type { Answer, CalendarEvent } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { stateNameOf } from '../kit/states.ts'
import { compute } from './compute.ts'
import { isOpen, lastDay, lastDayOut, type RothContext } from './context.ts'
import { traditionalMoney } from './conversions.ts'
import { figures } from './figures.ts'
import { calendarWords, errorWords, headlines, hintWords, questions, underneath } from './words/answer.en.ts'
import { bracketNames } from './words/explain.en.ts'

/** Somebody who puts nothing in asks about what is there: a withdrawal, a conversion, how much to convert. */
function otherHeadline({ result, inputs, say }: RothContext): string | null {
  const { conversions, withdrawalTax } = result
  if (inputs.takeOut > 0) return headlines.takeOut({ amount: inputs.takeOut, tax: withdrawalTax }, say)
  if (inputs.convert > 0) return headlines.convert({ amount: inputs.convert, tax: conversions.tax }, say)
  const { fill } = conversions
  if (fill === null || fill.amount < 1) return null
  return headlines.fill({ amount: fill.amount, tax: fill.tax, rate: bracketNames[fill.bracket] }, say)
}

function headline(context: RothContext): string {
  const { result, inputs, law, say } = context
  const { year } = law.tax
  const when = isOpen(context) ? 'now' : 'past'
  const { outcome, most, limits } = result
  const other = inputs.contribution <= 0 ? otherHeadline(context) : null
  if (other !== null) return other
  if (outcome === 'no-pay') return headlines.noPay[when]({ year })
  if (outcome === 'closed') return headlines.closed[when]({ to: limits.rothRange.to, year }, say)
  if (outcome === 'over') return headlines.over({ over: inputs.contribution - most, most, year }, say)
  if (result.saving.counted < 1 || when === 'past') return headlines.most[when]({ most, year }, say)
  const { rothAhead, end } = result.comparison
  const values = { most, ahead: about(Math.abs(rothAhead)), age: end.outAge }
  return headlines[winnerOf(result.comparison)](values, say)
}

function* sentences({ result, inputs, say }: RothContext): Generator<string> {
  const { outcome, limits, backdoor, comparison, saving, excise } = result
  if (outcome === 'no-pay') {
    if (inputs.contribution > 0) yield underneath.overCost({ excise }, say)
    if (inputs.contribution > 0 && inputs.status !== 'joint') yield underneath.spousal()
    return
  }
  if ((outcome === 'open' || outcome === 'reduced') && saving.counted >= 1) {
    yield underneath.basis[inputs.keepUp]({ put: saving.counted, later: comparison.laterRate * 100 }, say)
    yield comparison.evenAt === null
      ? underneath.always({ roth: comparison.rothAhead > 0 })
      : underneath.even({ even: comparison.evenAt * 100 }, say)
  }
  if (outcome === 'over') yield underneath.overCost({ excise }, say)
  if (outcome === 'reduced') yield underneath.reduced({ magi: limits.rothMagi, ...limits.rothRange }, say)
  if (outcome !== 'over' && backdoor.amount >= 1) yield underneath.backdoor(backdoor, say)
  if (inputs.traditionalPuts > 0) yield underneath.shared({ traditional: inputs.traditionalPuts }, say)
}

/** Nothing that the headline already says, and no account nobody has money in. */
function tilesOf({ result, inputs }: RothContext): readonly string[] {
  const { outcome, conversions, saving, withdrawalTax, comparison } = result
  const worth = comparison.wholeEnd.worth.roth >= 1 ? ['rothWorth'] : []
  if (outcome === 'no-pay' && inputs.takeOut <= 0 && conversions.fill === null) return ['limit']
  if (outcome === 'over') return ['backdoor', 'rothAhead', 'rothWorth']
  if (inputs.takeOut > 0)
    return inputs.contribution > 0
      ? ['withdrawalTax', 'withdrawalFree', ...worth]
      : withdrawalTax >= 0.5
        ? ['withdrawalFree', 'additionalTax', ...worth]
        : ['limit', ...worth]
  if (conversions.fill !== null)
    return inputs.contribution > 0
      ? ['fillAmount', 'fillTax', ...worth]
      : inputs.convert > 0
        ? ['fillAmount', 'fillTax', 'taxedShare', ...worth]
        : ['taxedShare', ...worth]
  if (inputs.convert > 0 && inputs.contribution <= 0) return ['conversionTaxable', 'taxedShare', ...worth]
  return saving.counted < 1 ? ['limit', ...worth] : ['rothWorth', 'traditionalWorth', 'taxableWorth']
}

/** The days of the year's rules that are still to come. */
function eventsOf(context: RothContext): readonly CalendarEvent[] {
  const { result, inputs, law, today, say } = context
  const { year } = law.tax
  const room = result.most - result.counted
  const { excess } = result
  const events: (CalendarEvent | false)[] = [
    room >= 1 && {
      date: lastDay(context),
      title: calendarWords.last({ year }),
      note: calendarWords.lastNote({ room }, say),
    },
    excess >= 0.5 && {
      date: today <= lastDay(context) ? lastDay(context) : lastDayOut(context),
      title: calendarWords.out({ year }),
      note: calendarWords.outNote({ excess }, say),
    },
    inputs.pretax > 0 && {
      date: `${year}-12-31`,
      title: calendarWords.convert({ year }),
      note: calendarWords.convertNote(),
    },
  ]
  return events.filter((event): event is CalendarEvent => event !== false && event.date >= today)
}

const answer = (context: RothContext): Answer => ({
  headline: headline(context),
  more: [...sentences(context)].join(' '),
  keyFigures: tilesOf(context),
  calendar: { fileName: 'roth-ira-days.ics', events: eventsOf(context) },
})

export const answerPart: AnswerPart<RothContext> = {
  compute,
  figures,
  main: 'rothAhead',
  moreIs: 'neither',
  answer,
  check: ({
    basis,
    pretax,
    convert,
    traditionalPuts,
    rothBasis,
    rothBalance,
    takeOut,
    contribution,
    opening,
    closing,
  }) => ({
    basis: basis > traditionalMoney({ pretax, convert, traditionalPuts }) ? errorWords.basis : undefined,
    rothBasis: rothBasis > rothBalance ? errorWords.rothBasis : undefined,
    takeOut: takeOut > rothBalance + contribution ? errorWords.takeOut : undefined,
    closing: closing !== null && opening === null ? errorWords.closing : undefined,
  }),
  hints: {
    state: ({ inputs: { state } }) =>
      noDeductionIn(state) ? hintWords.noDeduction({ state: stateNameOf(state) }) : undefined,
  },
  presets: [
    { unknown: 'laterRate', figure: 'rothAhead', target: () => 0, question: questions.laterRate },
    { unknown: 'income', figure: 'most', target: (most) => about(most / 2), question: questions.income },
    {
      unknown: 'contribution',
      figure: 'rothWorth',
      target: (worth) => about(worth * 0.75),
      question: questions.contribution,
    },
  ],
}
