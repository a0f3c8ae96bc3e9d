import { roundToMinorUnit } from '#engine/currency/cross-rate.ts'
import type { Month } from '#engine/month.ts'
import type { RanksChart, XYChart } from '../kit/presentation.ts'
import type { ConverterContext } from './context.ts'
import { minorUnitsOf } from './currencies.ts'
import { historyOf } from './history.ts'
import { givenIn, moneyIn, rateText } from './money-text.ts'
import { wayPhrases } from './words/answer.en.ts'
import { chartWords, wayNames } from './words/explain.en.ts'

/** What each way takes of the amount, and of what kind. Null where nothing is changed or nothing costs anything. */
function costs({ inputs, result }: ConverterContext): RanksChart | null {
  const words = chartWords.costs
  const { ways } = result
  const inUnits = (value: number) => roundToMinorUnit(value, minorUnitsOf(inputs.from))
  const rows = ways.map(({ way, change, received, cost }) => {
    const parts = change.outcome === 'changed' ? change.parts : { fixed: cost, fee: 0, markup: 0 }
    return {
      label: wayNames[way],
      note: change.outcome === 'eaten' ? words.eaten : words.arrives({ amount: moneyIn(inputs.to, received) }),
      values: [parts.fixed, parts.fee, parts.markup].map(inUnits),
      isYours: way === inputs.way,
    }
  })
  const [best, worst] = [ways[0], ways.at(-1)]
  if (!best || !worst || rows.every(({ values }) => values.every((value) => value === 0))) return null
  return {
    kind: 'ranks',
    key: 'costs',
    title: words.title({ amount: givenIn(inputs.from, inputs.amount) }),
    lead: words.lead({ code: inputs.from }),
    summary: words.summary({
      best: wayPhrases[best.way],
      bestCost: moneyIn(inputs.from, best.cost),
      worst: wayPhrases[worst.way],
      worstCost: moneyIn(inputs.from, worst.cost),
    }),
    note: words.note,
    unit: inputs.from === 'USD' ? 'cents' : 'rate',
    words: { row: words.row, total: words.total },
    parts: [
      { key: 'fixed', label: words.fixed, color: 'other' },
      { key: 'fee', label: words.fee, color: 'insurance' },
      { key: 'markup', label: words.markup, color: 'interest' },
    ],
    rows,
  }
}

/** Months drawn at most; of more, every third keeps the line and the page light. */
const MOST_POINTS = 260

function past(context: ConverterContext): XYChart | null {
  const history = historyOf(context)
  if (!history) return null
  const { inputs, result, say } = context
  const words = chartWords.history
  const { high, low, months } = history
  const step = months.length > MOST_POINTS ? 3 : 1
  const kept = months.map((_, index) => index).filter((index) => (months.length - 1 - index) % step === 0)
  // One decimal stands on the axis: of a small or hardly moving rate it shows that for 100, 1,000 … units.
  const least = Math.max(10 / low.rate, high.rate > low.rate ? 0.4 / (high.rate - low.rate) : 0)
  const units = 10 ** Math.max(0, Math.ceil(Math.log10(least)))
  const scaled = (rate: number) => Number((rate * units).toPrecision(6))
  const rateOf = (rate: number) => rateText(rate * units)
  /** The drawn month nearest to one that may be passed over. */
  const nearest = (month: Month) => {
    const index = months.indexOf(month)
    const drawn = kept.reduce((a, b) => (Math.abs(b - index) < Math.abs(a - index) ? b : a), kept[0] ?? 0)
    return months[drawn] ?? month
  }
  const title = words.title({ to: inputs.to, have: `${say.number(units)} ${inputs.from}` })
  const values = {
    from: months[0] ?? '',
    to: months.at(-1) ?? '',
    high: rateOf(high.rate),
    highMonth: high.month,
    low: rateOf(low.rate),
    lowMonth: low.month,
  }
  const marks = [
    { x: nearest(high.month), label: words.high },
    { x: nearest(low.month), label: words.low },
  ]
  return {
    kind: 'lines',
    key: 'history',
    title,
    lead: words.lead(values, say),
    summary: words.summary(values, say),
    note: words.note(values, say),
    x: { label: words.month, kind: 'month', values: kept.map((index) => months[index] ?? '') },
    unit: 'rate',
    axis: 'near',
    series: [
      {
        key: 'rate',
        label: title,
        color: 'principal',
        values: kept.map((index) => scaled(history.rates[index] ?? 0)),
      },
    ],
    ...(high.month === low.month ? {} : { marks }),
    level: { value: scaled(result.rate), label: words.now },
  }
}

export const charts = [costs, past]
