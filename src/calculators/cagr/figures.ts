import { yearsToDouble, yearsToHalve } from '#engine/growth/annualized.ts'
import { roundToCent } from '#engine/money.ts'
import type { FigureSpec } from '../kit/definition.ts'
import { type Averaged, MOST_DOLLARS, type MoneyWeighted, type Result, type Steady } from './compute.ts'
import type { CagrInputs } from './fields.ts'

type Spec = FigureSpec<Result, CagrInputs>
type Of<R> = (result: R) => number | null
const isFlows = (result: Result): result is MoneyWeighted => 'flows' in result
const when = {
  steady: (of: Of<Steady>) => (result: Result) => (result.outcome === 'found' ? of(result) : null),
  flows: (of: Of<MoneyWeighted>) => (result: Result) => (isFlows(result) ? of(result) : null),
  averaged: (of: Of<Averaged>) => (result: Result) => (result.outcome === 'averaged' ? of(result) : null),
}
const percent = (key: string, label: string, of: (result: Result) => number | null): Spec => ({
  key,
  label,
  unit: 'percent',
  value: (result) => {
    const decimal = of(result)
    return decimal === null ? null : decimal * 100
  },
})
const money = (key: string, label: string, of: (result: Result) => number | null): Spec => ({
  key,
  label,
  unit: 'money',
  dollars: 'nominal',
  value: (result) => {
    const amount = of(result)
    return amount === null ? null : roundToCent(amount)
  },
})

/** The steady yearly rate of any question that has one. */
export const rateOf = (result: Result): number | null =>
  result.outcome === 'found' || result.outcome === 'money-weighted' || result.outcome === 'averaged'
    ? result.annualRate
    : null
const timed =
  (of: (rate: number) => number | null) =>
  (result: Result): number | null => {
    const rate = rateOf(result)
    return rate === null ? null : of(rate)
  }

export const figures: readonly Spec[] = [
  percent('cagr', 'Yearly rate', rateOf),
  {
    ...money(
      'startValue',
      'Start value',
      when.steady((r) => r.start),
    ),
    moreIs: 'worse',
  },
  money(
    'endValue',
    'End value',
    when.steady((r) => r.end),
  ),
  { key: 'years', label: 'Time', unit: 'years', moreIs: 'worse', value: when.steady((r) => r.years) },
  money('gain', 'Gain', (r) => (r.outcome === 'found' ? r.end - r.start : isFlows(r) ? r.gain : null)),
  percent('totalGrowth', 'Growth in all', (r) =>
    r.outcome === 'found' ? r.end / r.start - 1 : r.outcome === 'averaged' ? r.growth - 1 : null,
  ),
  { key: 'doublingYears', label: 'Doubles in', unit: 'years', value: timed(yearsToDouble) },
  { key: 'halvingYears', label: 'Halves in', unit: 'years', value: timed(yearsToHalve) },
  percent('simpleAverage', 'Plain average a year', (r) =>
    r.outcome === 'found' ? r.simpleAverage : r.outcome === 'averaged' ? r.arithmetic : null,
  ),
  percent('realRate', 'Yearly rate after inflation', (r) => (r.outcome === 'found' || isFlows(r) ? r.realRate : null)),
  {
    key: 'realEndValue',
    label: 'End value in dollars of the start',
    unit: 'money',
    value: when.steady((r) => roundToCent(r.realEnd)),
  },
  percent('stocksRate', 'US stocks, a year', (r) =>
    r.outcome === 'found' || isFlows(r) ? (r.beside?.stocksRate ?? null) : null,
  ),
  percent('inflationRate', 'Prices, a year', (r) =>
    r.outcome === 'found' || isFlows(r) ? (r.beside?.inflation ?? null) : null,
  ),
  money(
    'stocksEnd',
    'The start value in US stocks',
    when.steady((r) => (r.beside?.comparison.whole ? r.start * r.beside.comparison.stocks : null)),
  ),
  money(
    'paidIn',
    'Put in',
    when.flows((r) => r.paidIn),
  ),
  money(
    'takenOut',
    'Taken out on the way',
    when.flows((r) => r.takenOut),
  ),
  money(
    'valueAtEnd',
    'Value at the end',
    when.flows((r) => r.endValue),
  ),
  percent(
    'modifiedRate',
    'Modified rate (MIRR)',
    when.flows((r) => r.mirr),
  ),
  percent(
    'naiveRate',
    'If all money had been there all along',
    when.flows((r) => r.naive),
  ),
  percent(
    'sameInStocksRate',
    'The same flows in US stocks, a year',
    when.flows((r) => r.inStocksRate),
  ),
  money(
    'sameInStocks',
    'The same flows in US stocks',
    when.flows((r) => r.inStocks),
  ),
  {
    key: 'ratesFound',
    label: 'Rates that fit',
    unit: 'count',
    value: when.flows((r) => (r.outcome === 'several-rates' ? r.rates.length : r.outcome === 'no-rate' ? 0 : 1)),
  },
  money(
    'endOfReturns',
    'End value',
    when.averaged((r) => (Math.abs(r.start * r.growth) > MOST_DOLLARS ? null : r.start * r.growth)),
  ),
]
