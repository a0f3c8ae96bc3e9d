import { roundToCent } from '#engine/money.ts'
import { conversionSlices } from '#engine/retirement/conversion-slices.ts'
import { perContext } from '../kit/calculator.ts'
import { courseLines, worthRanks } from '../kit/ira/explain.ts'
import { householdOf } from '../kit/ira/household.ts'
import { incomeTaxOf } from '../kit/ira/law.ts'
import type { Chart } from '../kit/presentation.ts'
import type { RothContext } from './context.ts'
import { traditionalMoney } from './conversions.ts'
import { fillChart, rateChart } from './words/explain.en.ts'

/** Percent points of a later tax rate, along the axis. */
const RATES = Array.from({ length: 46 }, (_, i) => i)

function byLaterRate({ result, say }: RothContext): Chart | null {
  const { saving, comparison } = result
  const { aheadFrom, aheadTo, evenAt, laterRate, end } = comparison
  if (saving.counted < 1) return null
  const even = evenAt === null ? null : evenAt * 100
  const yours = Math.round(laterRate * 100)
  const marks = [
    { x: yours, label: rateChart.you },
    ...(even === null || Math.abs(even - yours) < 3 ? [] : [{ x: Math.round(even), label: rateChart.even }]),
  ].filter(({ x }) => x <= (RATES.at(-1) ?? 0))
  return {
    kind: 'lines',
    key: 'rates',
    title: rateChart.title,
    lead: rateChart.lead({ age: end.outAge }),
    summary: rateChart.summary({ even, age: end.outAge }, say),
    x: { label: rateChart.x, kind: 'number', values: RATES },
    unit: 'money',
    signs: { above: rateChart.above, below: rateChart.below },
    series: [
      {
        key: 'ahead',
        label: rateChart.series,
        color: 'growth',
        values: RATES.map((rate) => roundToCent(aheadFrom + ((aheadTo - aheadFrom) * rate) / 100)),
      },
    ],
    marks,
    marksLook: 'numbered',
  }
}

/** All traditional money that would be taxed, converted this year, by bracket. */
export const slicesOf = perContext((context: RothContext) => {
  const { result, inputs, law } = context
  const { conversions } = result
  const most = traditionalMoney(inputs) * conversions.taxedShare
  if (most < 1) return []
  return conversionSlices(householdOf(inputs, law.tax), law.tax, (one) => incomeTaxOf(one, law), most)
})

function fill(context: RothContext): Chart | null {
  const { result, say } = context
  const slices = slicesOf(context)
  const [first] = slices
  if (first === undefined || slices.some(({ tax }) => tax < 0)) return null
  const { taxable } = result.conversions
  return {
    kind: 'fill',
    key: 'fill',
    title: fillChart.title,
    lead: fillChart.lead,
    summary: fillChart.summary(
      { first: first.to, rate: first.rate, total: slices.reduce((sum, { tax }) => sum + tax, 0) },
      say,
    ),
    unit: 'money',
    color: 'tax',
    words: fillChart.words,
    rows: slices.map(({ rate, from, to, tax }) => {
      const filled = taxable > 0 ? Math.max(0, Math.min(taxable, to) - from) : to - from
      return {
        label: fillChart.span({ from, to }, say),
        rate: rate * 100,
        capacity: roundToCent(to - from),
        filled: roundToCent(filled),
        result: roundToCent(to > from ? (tax * filled) / (to - from) : 0),
      }
    }),
  }
}

export const charts = [
  ({ result, say }: RothContext) => worthRanks(result.comparison, 'roth', say),
  fill,
  byLaterRate,
  ({ result, inputs, say }: RothContext) => courseLines(result.comparison, inputs.inflation, result.rmdAge, say),
]
