/** What is worked out at every key press: the result, its figures, the headline, the calendar file. */
import { addDays } from '#engine/month.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, CalendarFile, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { check } from './check.ts'
import { compute, fundedOn } from './compute.ts'
import type { BusinessContext, PricedContext } from './context.ts'
import { figures } from './figures.ts'
import { hints } from './hints.ts'
import { dateOf } from './rhythm.ts'
import { amountText, aprText, timeText } from './said.ts'
import { calendarWords, headlines, questions, splitWords, underneath } from './words/answer.en.ts'
import { often } from './words/said.en.ts'

function splitOf({ result: { own } }: PricedContext): Split {
  const parts: Split['parts'] = [
    { label: splitWords.received, value: own.receivedAll, color: 'principal' },
    { label: splitWords.fees, value: own.keptBack + own.laterFees, color: 'other' },
    {
      label: own.kind === 'advance' ? splitWords.factor : splitWords.interest,
      value: own.charge,
      color: 'interest',
    },
  ]
  return { label: splitWords.whole, unit: 'money', parts: parts.filter((part) => part.value > 0) }
}

function more({ result: { own }, say }: PricedContext): string {
  const count = own.times.length
  const paying = {
    payment: amountText(count === 1 ? own.lastPayment : own.payment, say),
    often: often[own.rhythm],
    count,
    last: own.lastDate,
  }
  const way = count === 1 ? 'once' : own.laterDraws.length > 0 ? 'rising' : own.byDays ? 'byDays' : 'pays'
  const lines = [
    underneath.back({ received: own.receivedAll, paid: own.totalPaid, time: timeText(own, say) }, say),
    underneath[way](paying, say),
    own.balloon >= 1 && count > 1 && underneath.lastOne({ payment: amountText(own.lastPayment, say) }),
  ]
  return lines.filter(Boolean).join(' ')
}

/** The days to keep in mind: the first and the last payment, and the season before a balloon. */
function calendarOf({ inputs, result: { own }, say }: PricedContext): CalendarFile {
  const [first] = own.times
  const words = calendarWords
  const last = amountText(own.lastPayment, say)
  const firstDay =
    first === undefined || own.times.length === 1
      ? []
      : [
          {
            date: dateOf(own.rhythm, first, fundedOn(inputs)),
            title: words.first,
            note: words.firstNote({ payment: amountText(own.payments[0] ?? 0, say), often: often[own.rhythm] }),
          },
        ]
  const balloon =
    own.balloon >= 1 && own.days > 120
      ? [
          {
            date: addDays(own.lastDate, -90),
            title: words.balloon,
            note: words.balloonNote({ payment: last, date: own.lastDate }, say),
          },
        ]
      : []
  return {
    fileName: words.file,
    events: [
      ...firstDay,
      ...balloon,
      { date: own.lastDate, title: words.last, note: words.lastNote({ payment: last }) },
    ],
  }
}

function answer(context: BusinessContext): Answer {
  const { inputs, result, say } = context
  if (result.outcome === 'not-possible')
    return { headline: headlines.notPossible(), more: underneath.check(), keyFigures: [] }
  const ofPrice = { ...context, result }
  const { apr, cost, kind, times } = result.own
  return {
    headline: headlines[kind]({ apr: aprText(apr, say), cost }, say),
    more: more(ofPrice),
    split: splitOf(ofPrice),
    keyFigures: [
      ...(times.length === 1 ? [] : ['monthly']),
      'totalPaid',
      'costPerDollar',
      ...(result.coverage ? ['coverage'] : inputs.sales === null ? [] : ['shareOfSales']),
    ],
    calendar: calendarOf(ofPrice),
  }
}

export const answerPart: AnswerPart<BusinessContext> = {
  compute,
  figures,
  main: 'apr',
  moreIs: 'worse',
  answer,
  hints,
  check,
  presets: [
    { unknown: 'amount', figure: 'monthly', target: (monthly) => about(monthly * 0.8), question: questions.amount },
    { unknown: 'term', figure: 'monthly', target: (monthly) => about(monthly * 0.8), question: questions.term },
    { unknown: 'rate', figure: 'apr', target: (apr) => Math.max(1, Math.round(apr * 0.8)), question: questions.rate },
  ],
}
