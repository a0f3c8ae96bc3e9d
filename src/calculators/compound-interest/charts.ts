import { roundToCent } from '#engine/money.ts'
import type { Series, XYChart } from '../kit/presentation.ts'
import { type Growth, paidInOf, yearGrowthBeatsDeposits } from './compute.ts'
import { type GrowthContext, ofGrowth } from './context.ts'
import { chartWords } from './words/explain.en.ts'

/** Years at which the rows end, the start first; a last part of a year stands at its own place. */
const yearsOf = ({ base }: Growth): readonly number[] => [
  0,
  ...base.rows.map((row) => Number((row.year - 1 + row.months / 12).toFixed(2))),
]
const balances = (projection: Growth['base'], start: number): readonly number[] => [
  roundToCent(start),
  ...projection.rows.map((row) => roundToCent(row.balance)),
]
/** By year, from the start. */
const overYears = (result: Growth) => ({
  x: { label: chartWords.year, kind: 'number' as const, values: yearsOf(result) },
  unit: 'money' as const,
})

/** What was put in with the growth on it; a balance below what was put in cannot be stacked: then both stand as lines. */
function growing({ inputs, result, say }: GrowthContext): XYChart {
  const words = chartWords.growing
  const { base } = result
  const { start, inflation } = inputs
  const paidIn = [start, ...base.rows.map((row) => row.depositsCum)].map(roundToCent)
  const balance = balances(base, start)
  const gained = balance.map((value, i) => roundToCent(value - (paidIn[i] ?? 0)))
  const crossing = yearGrowthBeatsDeposits(result)
  const isLoss = gained.some((value) => value < -0.005)
  const isNet = inputs.fee > 0 || inputs.tax !== 'none'
  const values = {
    months: inputs.years,
    paidIn: paidInOf(result, inputs),
    balance: base.totals.balance,
    real: base.totals.realBalance,
  }
  const today: Series = {
    key: 'today',
    label: words.today,
    color: 'real',
    look: 'line',
    values: [start, ...base.rows.map((row) => row.realBalance)].map(roundToCent),
  }
  return {
    ...overYears(result),
    kind: isLoss ? 'lines' : 'stacked',
    key: 'growing',
    title: words.title,
    lead: words.lead,
    summary: (inflation === 0 ? words.summary : words.summaryToday)(values, say),
    note: inflation === 0 ? words.noInflation : words.note({ inflation }, say),
    series: [
      { key: 'paidIn', label: words.paidIn, color: 'principal', look: isLoss ? 'line' : 'area', values: paidIn },
      isLoss
        ? { key: 'balance', label: words.balance, color: 'growth', look: 'area', values: balance }
        : {
            key: 'growth',
            label: isNet ? words.growthLeft : words.growth,
            color: 'growth',
            look: 'area',
            values: gained,
          },
      ...(inflation === 0 ? [] : [today]),
    ],
    ...(crossing !== null && crossing > 1 && yearsOf(result).includes(crossing)
      ? { marks: [{ x: crossing, label: words.crossing }] }
      : {}),
  }
}

function range({ inputs, result, say }: GrowthContext): XYChart | null {
  const { rate, variance, start } = inputs
  if (variance === 0) return null
  const words = chartWords.range
  const low = balances(result.low, start)
  const high = balances(result.high, start)
  const at = (points: number) => words.at({ rate: points }, say)
  const [lowest, middle, highest] = [result.low, result.base, result.high].map(({ totals }) => totals.balance)
  const values = { rate, variance, low: lowest ?? 0, middle: middle ?? 0, high: highest ?? 0 }
  return {
    ...overYears(result),
    kind: 'lines',
    key: 'range',
    title: words.title,
    lead: words.lead,
    summary: words.summary(values, say),
    note: words.note,
    series: [
      { key: 'high', label: at(rate + variance), color: 'other', look: 'dashed', values: high },
      { key: 'middle', label: at(rate), color: 'growth', look: 'line', values: balances(result.base, start) },
      { key: 'low', label: at(rate - variance), color: 'other', look: 'dashed', values: low },
    ],
    band: { label: words.band, low, high, color: 'growth' },
  }
}

/** Full years only. */
function eachYear({ inputs, result, say }: GrowthContext): XYChart | null {
  const rows = result.base.rows.filter((row) => row.months === 12)
  const [first, last] = [rows[0], rows.at(-1)]
  if (inputs.deposit === 0 || rows.length < 2 || !first || !last) return null
  const words = chartWords.eachYear
  const crossing = yearGrowthBeatsDeposits(result)
  const line = (column: 'interest' | 'deposits') => rows.map((row) => roundToCent(row[column]))
  return {
    kind: 'lines',
    key: 'eachYear',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ first, last }, say),
    note: words.note,
    x: { label: chartWords.year, kind: 'number', values: rows.map((row) => row.year) },
    unit: 'money',
    series: [
      { key: 'interest', label: words.growth, color: 'growth', look: 'line', values: line('interest') },
      { key: 'deposits', label: words.deposits, color: 'principal', look: 'line', values: line('deposits') },
    ],
    ...(crossing !== null && crossing > 1 && crossing <= rows.length
      ? { marks: [{ x: crossing, label: words.mark({ year: crossing }) }] }
      : {}),
  }
}

export const charts = [ofGrowth(growing), ofGrowth(range), ofGrowth(eachYear)]
