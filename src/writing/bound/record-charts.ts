/** Pictures of the long record and of law by income, by name: `{{chart record stockYears}}`. */
import { nearName } from '#calculators/api/near-name.ts'
import { dollars, percentText } from '#calculators/kit/format.ts'
import type { Chart, XYChart } from '#calculators/kit/presentation.ts'
import { defaultYear } from '#facts/default-year.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { type TaxYear, taxYears } from '#facts/tax-years.ts'
import type { Refused } from './bound-fact.ts'
import { recordFigure } from './record.ts'
import { spendingTenths } from './record-spending.ts'
import { stretchLengths } from './record-stocks.ts'

/** Where other charts name a calculation, these say this. */
export const RECORD = 'record'

const value = (name: string): number => recordFigure(name)?.value ?? Number.NaN

function stockYears(): XYChart {
  const { stocks, firstYear } = annualReturns
  const near = value('record.stocks.nearAverage')
  return {
    kind: 'bars',
    key: 'stockYears',
    title: 'What each year did',
    summary: `One bar for each of ${stocks.length} years. Most are far from the average of ${percentText(value('record.stocks.growth') * 100, 1)} a year: only ${near} lie between 8% and 12%.`,
    x: { label: 'Year', kind: 'year', values: stocks.map((_, at) => firstYear + at) },
    unit: 'percent',
    series: [{ key: 'stocks', label: 'Return of US stocks', color: 'growth', values: stocks.map((one) => one * 100) }],
    level: { value: value('record.stocks.growth') * 100, label: 'Compound growth' },
  }
}

function spendingLasted(): XYChart {
  const starts = value('record.spending.starts')
  const lasted = spendingTenths.map((tenths) => value(`record.spending.lasted.${tenths}`))
  return {
    kind: 'bars',
    key: 'spendingLasted',
    title: `How many of ${starts} retirements lasted 30 years`,
    summary: `Out of ${starts} past starts, ${spendingTenths.map((tenths, at) => `${lasted[at]} lasted at ${tenths / 10}%`).join(', ')}.`,
    x: {
      label: 'First-year spending, percent of savings',
      kind: 'number',
      values: spendingTenths.map((tenths) => tenths / 10),
    },
    unit: 'count',
    series: [{ key: 'lasted', label: 'Retirements that lasted', color: 'growth', values: lasted }],
    level: { value: starts, label: 'All starts' },
  }
}

function stretchRange(): XYChart {
  const of = (name: string) => stretchLengths.map((length) => value(`record.stocks.${name}.${length}`) * 100)
  return {
    kind: 'lines',
    key: 'stretchRange',
    title: 'The longer you held, the narrower the range',
    summary:
      'After inflation, single years ran from deep losses to large gains; the worst 20 years still ended slightly ahead.',
    x: { label: 'Years held', kind: 'number', values: [...stretchLengths] },
    unit: 'percent',
    series: [
      { key: 'best', label: 'Best stretch, a year', color: 'growth', values: of('best') },
      { key: 'worst', label: 'Worst stretch, a year', color: 'interest', values: of('worst') },
    ],
    level: { value: 0, label: 'Just kept up with prices' },
  }
}

/** The monthly surcharge of one person by income of two years before, as the law of the default year has it. */
function medicareSteps(): XYChart {
  const rows = taxYears[defaultYear satisfies TaxYear].medicare.value.irmaa
  const incomes = Array.from({ length: 61 }, (_, at) => 80_000 + at * 2_500)
  const at = (income: number) => rows.findLast(({ single }) => income > single || single === 0) ?? rows[0]
  return {
    kind: 'lines',
    key: 'medicareSteps',
    title: 'The surcharge climbs in steps, not in a line',
    summary: `For one person the monthly Medicare surcharge is zero up to ${dollars(rows[1]?.single ?? 0)} of income and jumps at each step after.`,
    x: { label: 'Income two years before', kind: 'money', values: incomes },
    unit: 'cents',
    yLabel: 'Dollars a month for one person',
    series: [
      {
        key: 'surcharge',
        label: 'Part B and Part D surcharge a month',
        color: 'insurance',
        look: 'step',
        values: incomes.map((income) => {
          const row = at(income)
          return row ? row.partB + row.partD : null
        }),
      },
    ],
  }
}

const charts: Readonly<Record<string, () => Chart>> = { stockYears, stretchRange, spendingLasted, medicareSteps }

export function recordChart(key: string): Chart | Refused {
  const make = Object.hasOwn(charts, key) ? charts[key] : undefined
  if (make) return make()
  const near = nearName(key, Object.keys(charts))
  return {
    refused: `The record has no chart “${key}”. ${near ? `Did you mean ${near}?` : `It has: ${Object.keys(charts).join(', ')}.`}`,
  }
}
