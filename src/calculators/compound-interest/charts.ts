import { roundToCent } from '#engine/money.ts'
import { dollars, monthsText, percentText, shortDollars } from '../kit/format.ts'
import type { Chart, Series, XYChart } from '../kit/presentation.ts'
import { type Growth, paidInOf, yearGrowthBeatsDeposits } from './compute.ts'
import type { CompoundInputs } from './fields.ts'

/** Years at which the rows end, the start first; a last part of a year stands at its own place. */
const yearsOf = ({ base }: Growth): readonly number[] => [
  0,
  ...base.rows.map((row) => Number((row.year - 1 + row.months / 12).toFixed(2))),
]
const balances = (projection: Growth['base'], start: number): readonly number[] => [
  roundToCent(start),
  ...projection.rows.map((row) => roundToCent(row.balance)),
]

function growing(growth: Growth, inputs: CompoundInputs): XYChart {
  const { base } = growth
  const { start } = inputs
  const paidIn = [start, ...base.rows.map((row) => row.depositsCum)].map(roundToCent)
  const balance = balances(base, start)
  const gained = balance.map((value, i) => roundToCent(value - (paidIn[i] ?? 0)))
  const crossing = yearGrowthBeatsDeposits(growth)
  const years = yearsOf(growth)
  // A balance below what was paid in cannot be stacked: then both stand as lines.
  const isLoss = gained.some((value) => value < -0.005)
  const worth = inputs.inflation === 0 ? '' : `, worth ${shortDollars(base.totals.realBalance)} in today’s dollars`
  const today: Series = {
    key: 'today',
    label: 'Balance in today’s dollars',
    color: 'real',
    look: 'line',
    values: [start, ...base.rows.map((row) => row.realBalance)].map(roundToCent),
  }
  const after = inputs.fee > 0 || inputs.tax !== 'none' ? 'Growth left' : 'Growth'
  return {
    kind: isLoss ? 'lines' : 'stacked',
    key: 'growing',
    title: 'What you put in, what it earns',
    lead: 'Growth starts slowly, because there is little to grow. Later it works on its own earnings.',
    summary: `After ${monthsText(inputs.years)} you have put in ${shortDollars(paidInOf(growth, inputs))} and hold ${shortDollars(base.totals.balance)}${worth}.`,
    note:
      inputs.inflation === 0
        ? 'No inflation is counted.'
        : `Future dollars, but for the line of today’s dollars, at ${percentText(inputs.inflation)} inflation.`,
    x: { label: 'Year', kind: 'number', values: years },
    unit: 'money',
    series: [
      { key: 'paidIn', label: 'You put in', color: 'principal', look: isLoss ? 'line' : 'area', values: paidIn },
      isLoss
        ? { key: 'balance', label: 'Balance', color: 'growth', look: 'area', values: balance }
        : { key: 'growth', label: after, color: 'growth', look: 'area', values: gained },
      ...(inputs.inflation === 0 ? [] : [today]),
    ],
    ...(crossing !== null && crossing > 1 && years.includes(crossing)
      ? { marks: [{ x: crossing, label: 'Growth passes deposits' }] }
      : {}),
  }
}

function range(growth: Growth, inputs: CompoundInputs): XYChart | null {
  if (inputs.variance === 0) return null
  const { rate, variance, start } = inputs
  const low = balances(growth.low, start)
  const high = balances(growth.high, start)
  const ends = [growth.low, growth.high].map(({ totals }) => shortDollars(totals.balance))
  return {
    kind: 'lines',
    key: 'range',
    title: 'If the rate is lower or higher',
    lead: 'Small differences in the rate grow large with time. Real returns also jump about from year to year.',
    summary: `At ${percentText(rate - variance)} a year you end with ${ends[0]}, at ${percentText(rate)} with ${shortDollars(growth.base.totals.balance)}, at ${percentText(rate + variance)} with ${ends[1]}.`,
    note: 'Future dollars. A range of rates, not a forecast.',
    x: { label: 'Year', kind: 'number', values: yearsOf(growth) },
    unit: 'money',
    series: [
      { key: 'high', label: `At ${percentText(rate + variance)}`, color: 'other', look: 'dashed', values: high },
      {
        key: 'middle',
        label: `At ${percentText(rate)}`,
        color: 'growth',
        look: 'line',
        values: balances(growth.base, start),
      },
      { key: 'low', label: `At ${percentText(rate - variance)}`, color: 'other', look: 'dashed', values: low },
    ],
    band: { label: 'Range', low, high, color: 'growth' },
  }
}

function eachYear(growth: Growth, inputs: CompoundInputs): XYChart | null {
  const rows = growth.base.rows.filter((row) => row.months === 12)
  if (inputs.deposit === 0 || rows.length < 2) return null
  const crossing = yearGrowthBeatsDeposits(growth)
  const last = rows.at(-1)
  return {
    kind: 'lines',
    key: 'eachYear',
    title: 'Each year: your deposits and the growth',
    lead: 'When the lines cross, your money brings in more than you do.',
    summary: `In year 1 you add ${dollars(rows[0]?.deposits ?? 0)} and growth adds ${dollars(rows[0]?.interest ?? 0)}; in year ${last?.year ?? 1} it is ${dollars(last?.deposits ?? 0)} and ${dollars(last?.interest ?? 0)}.`,
    note: 'Future dollars, before fees and tax. Full years only.',
    x: { label: 'Year', kind: 'number', values: rows.map((row) => row.year) },
    unit: 'money',
    series: [
      {
        key: 'interest',
        label: 'Growth',
        color: 'growth',
        look: 'line',
        values: rows.map((row) => roundToCent(row.interest)),
      },
      {
        key: 'deposits',
        label: 'Deposits',
        color: 'principal',
        look: 'line',
        values: rows.map((row) => roundToCent(row.deposits)),
      },
    ],
    ...(crossing !== null && crossing > 1 && crossing <= rows.length
      ? { marks: [{ x: crossing, label: `Year ${crossing}` }] }
      : {}),
  }
}

export const chartsOf = (growth: Growth, inputs: CompoundInputs): readonly Chart[] =>
  [growing(growth, inputs), range(growth, inputs), eachYear(growth, inputs)].filter((chart) => chart !== null)
