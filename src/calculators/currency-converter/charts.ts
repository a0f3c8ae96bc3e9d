import { roundToMinorUnit } from '#engine/currency/cross-rate.ts'
import { pairHistory } from '#engine/currency/pair-history.ts'
import type { Month } from '#engine/month.ts'
import { monthText, percentText, plain } from '../kit/format.ts'
import type { Chart, RanksChart, XYChart } from '../kit/presentation.ts'
import type { Result } from './compute.ts'
import { givenIn, minorUnitsOf, moneyIn, rateText } from './currency-words.ts'
import type { ConverterInputs } from './fields.ts'
import { monthsOf } from './monthly-rates.ts'
import { wayNames, wayPhrases } from './words.ts'

/** What each way takes of the amount, and of what kind. Null where nothing is changed or nothing costs anything. */
function costs(result: Result, inputs: ConverterInputs): RanksChart | null {
  const { ways } = result
  const inUnits = (value: number) => roundToMinorUnit(value, minorUnitsOf(inputs.from))
  const rows = ways.map(({ way, change, received, cost }) => {
    const parts = change.outcome === 'changed' ? change.parts : { fixed: cost, fee: 0, markup: 0 }
    return {
      label: wayNames[way],
      note: change.outcome === 'eaten' ? 'Nothing arrives: the fee is more' : `${moneyIn(inputs.to, received)} arrive`,
      values: [parts.fixed, parts.fee, parts.markup].map(inUnits),
      isYours: way === inputs.way,
    }
  })
  const [best, worst] = [ways[0], ways.at(-1)]
  if (!best || !worst || rows.every(({ values }) => values.every((value) => value === 0))) return null
  const costOf = ({ way, cost }: typeof best) => `${wayPhrases[way]} ${moneyIn(inputs.from, cost)}`
  return {
    kind: 'ranks',
    key: 'costs',
    title: `What each way takes of ${givenIn(inputs.from, inputs.amount)}`,
    lead: `In ${inputs.from}, counted from the reference rate.`,
    summary: `Cheapest is ${costOf(best)}; dearest is ${costOf(worst)}.`,
    note: 'With the fees in the form. They are assumptions until you enter yours.',
    unit: inputs.from === 'USD' ? 'cents' : 'rate',
    words: { row: 'Way', total: 'Cost' },
    parts: [
      { key: 'fixed', label: 'Fixed fee', color: 'other' },
      { key: 'fee', label: 'Percentage fee', color: 'insurance' },
      { key: 'markup', label: 'Worse rate', color: 'interest' },
    ],
    rows,
  }
}

/** Monthly averages of the pair; null where there are none. */
export function historyOf(result: Result, inputs: ConverterInputs) {
  if (inputs.history === 'none') return null
  const [from, to] = [monthsOf(inputs.from), monthsOf(inputs.to)]
  if (from === undefined || to === undefined) return null
  return pairHistory(from, to, Number(inputs.history), result.rate)
}

function past(result: Result, inputs: ConverterInputs): XYChart | null {
  const history = historyOf(result, inputs)
  if (!history) return null
  // Long spans: every third month keeps the line and the page light.
  const step = history.months.length > 260 ? 3 : 1
  const kept = history.months
    .map((_, index) => index)
    .filter((index) => (history.months.length - 1 - index) % step === 0)
  const { high, low, months } = history
  // One decimal stands on the axis: of a small or hardly moving rate it shows that for 100, 1,000 … units.
  const least = Math.max(10 / low.rate, high.rate > low.rate ? 0.4 / (high.rate - low.rate) : 0)
  const units = 10 ** Math.max(0, Math.ceil(Math.log10(least)))
  const have = `${plain(units)} ${inputs.from}`
  const scaled = (rate: number) => Number((rate * units).toPrecision(6))
  const rateOf = (rate: number) => rateText(rate * units)
  /** The drawn month nearest to one that may be passed over. */
  const nearest = (month: Month) => {
    const index = months.indexOf(month)
    const drawn = kept.reduce((a, b) => (Math.abs(b - index) < Math.abs(a - index) ? b : a), kept[0] ?? 0)
    return months[drawn] ?? month
  }
  const where = percentText(history.cheaperShare * 100, 0)
  return {
    kind: 'lines',
    key: 'history',
    title: `${inputs.to} for ${have}`,
    lead: `Highest ${rateOf(high.rate)} in ${monthText(high.month)}, lowest ${rateOf(low.rate)} in ${monthText(low.month)}.`,
    summary: `Monthly averages from ${monthText(months[0] ?? '')} to ${monthText(months.at(-1) ?? '')}: highest ${rateOf(high.rate)} in ${monthText(high.month)}, lowest ${rateOf(low.rate)} in ${monthText(low.month)}, average ${rateOf(history.average)}. In ${where} of these months it bought less than at the rate used here.`,
    note: `Monthly averages of the Federal Reserve, to ${monthText(months.at(-1) ?? '')}. The past says nothing about where a rate goes.`,
    x: { label: 'Month', kind: 'month', values: kept.map((index) => months[index] ?? '') },
    unit: 'rate',
    axis: 'near',
    series: [
      {
        key: 'rate',
        label: `${inputs.to} for ${have}`,
        color: 'principal',
        values: kept.map((index) => scaled(history.rates[index] ?? 0)),
      },
    ],
    ...(high.month === low.month
      ? {}
      : {
          marks: [
            { x: nearest(high.month), label: 'High' },
            { x: nearest(low.month), label: 'Low' },
          ],
        }),
    level: { value: scaled(result.rate), label: 'Rate used here' },
  }
}

export const chartsOf = (result: Result, inputs: ConverterInputs): readonly Chart[] =>
  [costs(result, inputs), past(result, inputs)].filter((chart) => chart !== null)
