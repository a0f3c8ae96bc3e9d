import { pairHistory } from '#engine/currency/pair-history.ts'
import type { Month } from '#engine/month.ts'
import { monthText, percentText, plain } from '../kit/format.ts'
import type { Chart, WaterfallChart, XYChart } from '../kit/presentation.ts'
import type { Result } from './compute.ts'
import { moneyIn, nameOf, rateText } from './currency-words.ts'
import type { ConverterInputs } from './fields.ts'
import { monthsOf } from './monthly-rates.ts'
import { wayPhrases } from './words.ts'

/** From the reference rate to what arrives, each cost by name. In the money received. */
function lost(result: Result, inputs: ConverterInputs): WaterfallChart {
  const { chosen, rate } = result
  const full = inputs.amount * rate
  const parts = chosen?.change.outcome === 'changed' ? chosen.change.parts : null
  const way = chosen ? wayPhrases[chosen.way] : 'at the reference rate'
  const eaten = chosen?.change.outcome === 'eaten'
  const changes = parts
    ? [
        { label: 'Fixed fee', value: -parts.fixed * rate },
        { label: 'Percentage fee', value: -parts.fee * rate },
        { label: parts.markup < 0 ? 'Better rate' : 'Worse rate', value: -parts.markup * rate },
      ]
    : eaten
      ? [{ label: 'Fixed fee', value: -full }]
      : []
  const shown = changes.filter((one) => one.value !== 0)
  const end = full + shown.reduce((sum, one) => sum + one.value, 0)
  return {
    kind: 'waterfall',
    key: 'lost',
    title: `Where the money goes, ${way}`,
    lead: `In ${nameOf(inputs.to)} (${inputs.to}).`,
    summary: `${moneyIn(inputs.to, full)} at the reference rate; ${moneyIn(inputs.to, end)} arrive ${way}.`,
    unit: 'ratio',
    steps: [
      { label: 'At the reference rate', kind: 'total', value: full, color: 'principal' },
      ...shown.map((one) => ({ ...one, kind: 'change' as const, color: 'interest' as const })),
      { label: 'You get', kind: 'total', value: end, color: 'growth' },
    ],
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
  // Two decimals stand on the axis: of a small rate it shows that for 100, 1,000 … units.
  const units = 10 ** Math.max(0, Math.ceil(Math.log10(10 / low.rate)))
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
    unit: 'ratio',
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

export function chartsOf(result: Result, inputs: ConverterInputs): readonly Chart[] {
  const history = past(result, inputs)
  return history ? [lost(result, inputs), history] : [lost(result, inputs)]
}
