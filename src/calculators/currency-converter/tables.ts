import { roundToMinorUnit } from '#engine/currency/cross-rate.ts'
import type { Table } from '../kit/presentation.ts'
import { historyOf } from './charts.ts'
import type { Result } from './compute.ts'
import { givenIn, minorUnitsOf, moneyIn, rateText, titleOf } from './currency-words.ts'
import type { ConverterInputs } from './fields.ts'
import { originOf, wayNames } from './words.ts'

const waysTable = (result: Result, inputs: ConverterInputs): Table | null =>
  result.ways.length === 0
    ? null
    : {
        key: 'ways',
        title: 'Which way costs least',
        lead: 'The same amount paid in, every fee out of it. A card or cash is for spending there; a wire or a transfer reaches a bank account. The fees are assumptions until you enter yours.',
        columns: [
          { label: 'Way', unit: 'text' },
          { label: 'You get', unit: 'text' },
          { label: 'Cost', unit: 'text' },
          { label: 'Cost, %', unit: 'percent' },
        ],
        rows: result.ways.map((one) => [
          wayNames[one.way],
          one.change.outcome === 'eaten' ? 'nothing: the fee is more' : moneyIn(inputs.to, one.received),
          moneyIn(inputs.from, one.cost),
          inputs.amount === 0 ? 0 : (one.cost / inputs.amount) * 100,
        ]),
      }

const targetsTable = (result: Result, inputs: ConverterInputs): Table => ({
  key: 'targets',
  title: `${givenIn(inputs.from, inputs.amount)} in other money`,
  lead: 'At the reference rate, before any fee. Each line comes from one day’s table, named at its end.',
  columns: [
    { label: 'Currency', unit: 'text' },
    { label: 'Amount', unit: 'text' },
    { label: `For one ${inputs.from}`, unit: 'text' },
    { label: `${inputs.from} for one`, unit: 'text' },
    { label: 'Rate from', unit: 'text' },
  ],
  rows: [{ code: inputs.to, rate: result.rate, amount: result.mid, table: result.table }, ...result.targets]
    .filter((one, index, all) => all.findIndex((other) => other.code === one.code) === index)
    .map((one) => [
      titleOf(one.code),
      moneyIn(one.code, one.amount > 0 ? one.amount : inputs.amount * one.rate),
      rateText(one.rate),
      rateText(1 / one.rate),
      originOf(one.code, one.table),
    ]),
})

const steps = [1, 5, 10, 20, 50, 100, 200, 500, 1000, 5000]

/** A card for the pocket: both ways, at the reference rate. */
const pocket = (result: Result, inputs: ConverterInputs): Table => ({
  key: 'pocket',
  title: `Quick table, ${inputs.from} and ${inputs.to}`,
  lead: 'At the reference rate, before any fee.',
  columns: [
    { label: inputs.from, unit: 'text' },
    { label: `= ${inputs.to}`, unit: 'text' },
    { label: inputs.to, unit: 'text' },
    { label: `= ${inputs.from}`, unit: 'text' },
  ],
  rows: steps.map((step) => [
    moneyIn(inputs.from, step),
    moneyIn(inputs.to, roundToMinorUnit(step * result.rate, minorUnitsOf(inputs.to))),
    moneyIn(inputs.to, step),
    moneyIn(inputs.from, roundToMinorUnit(step * result.inverse, minorUnitsOf(inputs.from))),
  ]),
  folded: true,
})

/** The averages of the chart by year. */
function years(result: Result, inputs: ConverterInputs): Table | null {
  const history = historyOf(result, inputs)
  if (!history) return null
  const byYear = new Map<string, number[]>()
  history.months.forEach((month, index) => {
    const year = month.slice(0, 4)
    byYear.set(year, [...(byYear.get(year) ?? []), history.rates[index] ?? 0])
  })
  return {
    key: 'years',
    title: `${inputs.to} for one ${inputs.from}, by year`,
    columns: [
      { label: 'Year', unit: 'text' },
      { label: 'Lowest month', unit: 'text' },
      { label: 'Average', unit: 'text' },
      { label: 'Highest month', unit: 'text' },
      { label: 'Months', unit: 'count' },
    ],
    rows: [...byYear].map(([year, rates]) => [
      year,
      rateText(Math.min(...rates)),
      rateText(rates.reduce((sum, rate) => sum + rate, 0) / rates.length),
      rateText(Math.max(...rates)),
      rates.length,
    ]),
    folded: true,
  }
}

export const tablesOf = (result: Result, inputs: ConverterInputs): readonly Table[] =>
  [waysTable(result, inputs), targetsTable(result, inputs), pocket(result, inputs), years(result, inputs)].filter(
    (table) => table !== null,
  )
