/** What explains a plan since some month: its course in dollars of each time and after inflation, and what it went through. */
import { roundToCent } from '#engine/money.ts'
import { good, type MaybeFound, note, watch } from '../kit/finding.ts'
import type { KeyedTable, Working, XYChart } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import type { SinceContext } from './context.ts'
import type { Point } from './since.ts'
import {
  sinceCharts as chartWords,
  type SinceValues,
  sinceTables as tableWords,
  sinceFindings as words,
  sinceWorkings as workingWords,
} from './words/since.en.ts'

const valuesOf = ({ inputs, result }: SinceContext): SinceValues => ({
  deposit: inputs.sinceDeposit,
  stockShare: inputs.stockShare,
  fee: inputs.fee,
  from: result.from,
  to: result.to,
  months: result.months,
  paidIn: result.paidIn,
  worth: result.worth,
  paidInReal: result.paidInReal,
  worthThen: result.worthThen,
})

function course(context: SinceContext, kind: 'nominal' | 'real'): XYChart | null {
  const { inputs, result, say } = context
  if (inputs.sinceDeposit === 0) return null
  const words = chartWords[kind]
  const values = valuesOf(context)
  const line = (of: (point: Point) => number) => result.course.map((point) => roundToCent(of(point)))
  const isReal = kind === 'real'
  return {
    kind: 'lines',
    key: isReal ? 'sinceReal' : 'since',
    title: words.title(values, say),
    lead: words.lead(values, say),
    summary: words.summary(values, say),
    note: words.note(values, say),
    x: { label: chartWords.month, kind: 'month', values: result.course.map(({ month }) => month) },
    unit: 'money',
    series: [
      {
        key: 'worth',
        label: chartWords.worth,
        color: isReal ? 'real' : 'growth',
        look: 'area',
        values: line((point) => (isReal ? point.worthReal : point.worth)),
      },
      {
        key: 'paidIn',
        label: chartWords.paidIn,
        color: 'principal',
        look: 'line',
        values: line((point) => (isReal ? point.paidInReal : point.paidIn)),
      },
    ],
  }
}

export const sinceFindings = (context: SinceContext): readonly MaybeFound[] => {
  const { inputs, result } = context
  if (inputs.sinceDeposit === 0) return [note(words.notIncluded, { to: result.to })]
  const { fall, lastBelow, worth, paidInReal, realReturn, annualReturn } = result
  const real = { ...valuesOf(context), gain: Math.abs(worth - paidInReal), rate: (realReturn ?? 0) * 100 }
  return [
    worth >= paidInReal ? good(words.realGain, real) : watch(words.realLoss, real),
    fall.depth >= 0.01 && watch(words.fall, { share: fall.depth * 100, from: fall.from, to: fall.to }),
    lastBelow !== null && watch(words.below, { month: lastBelow }),
    annualReturn !== null && note(words.moneyWeighted, { rate: annualReturn * 100 }),
    note(words.onePast, { from: result.from }),
    note(words.notIncluded, { to: result.to }),
  ]
}

/** Each point of the course: in dollars of each time and of the last month. */
function byYear(context: SinceContext): KeyedTable | null {
  const { inputs, result, say } = context
  if (inputs.sinceDeposit === 0) return null
  const { title, lead, columns } = tableWords
  return tableOf('since', { title, lead: lead(valuesOf(context), say), columns }, result.course.slice(1), {
    month: ['date', ({ month }) => say.monthShort(month)],
    paidIn: ['money', ({ paidIn }) => roundToCent(paidIn)],
    worth: ['money', ({ worth }) => roundToCent(worth)],
    paidInReal: ['money', ({ paidInReal }) => roundToCent(paidInReal)],
    worthReal: ['money', ({ worthReal }) => roundToCent(worthReal)],
  })
}

function working(context: SinceContext): Working {
  const { result, say } = context
  const values = valuesOf(context)
  const rates = { nominal: (result.annualReturn ?? 0) * 100, real: (result.realReturn ?? 0) * 100 }
  return {
    title: workingWords.title,
    lines: [
      workingWords.formula,
      workingWords.values(values, say),
      `= ${say.cents(result.worth)}`,
      workingWords.inFirst({ ...values, prices: result.prices }, say),
    ],
    steps: [
      workingWords.index(values, say),
      workingWords.prices,
      ...(result.annualReturn === null || result.realReturn === null ? [] : [workingWords.rates(rates, say)]),
    ],
  }
}

export const sinceCharts = [
  (context: SinceContext) => course(context, 'nominal'),
  (context: SinceContext) => course(context, 'real'),
]
export const sinceTables = [byYear]
export const sinceWorkings = [working]
