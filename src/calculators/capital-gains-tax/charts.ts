import { roundToCent } from '#engine/money.ts'
import type { FillChart, RanksChart, WaterfallChart, XYChart } from '../kit/presentation.ts'
import type { GainsContext } from './context.ts'
import { partKeys, returnParts } from './return-parts.ts'
import { spreadOf } from './spread.ts'
import { chartWords as words } from './words/explain.en.ts'

/** What each part of the return adds, from nothing to the tax of the sales. */
function parts(context: GainsContext): WaterfallChart | null {
  const { result, say } = context
  if (result.outcome === 'nothing' || Math.abs(result.total) < 0.5) return null
  const found = returnParts(context)
  const changes = partKeys
    .map((key) => ({ key, value: roundToCent(found[key]) }))
    .filter(({ value }) => Math.abs(value) >= 0.005)
  const total = changes.reduce((sum, { value }) => sum + value, 0)
  return {
    kind: 'waterfall',
    key: 'parts',
    title: words.parts.title,
    lead: words.parts.lead,
    summary: words.parts.summary({ total: result.total }, say),
    unit: 'money',
    steps: [
      { label: words.parts.start, kind: 'total', value: 0, color: 'principal' },
      ...changes.map(({ key, value }) => ({
        label: words.parts.steps[key],
        kind: 'change' as const,
        value,
        color: key === 'state' ? ('other' as const) : ('tax' as const),
      })),
      { label: words.parts.total, kind: 'total', value: roundToCent(total), color: 'principal' },
    ],
  }
}

/** How income and gains fill the 0%, 15% and 20% bands this year. */
function bands({ inputs, result, law, say }: GainsContext): FillChart | null {
  const year = result.tax.years[0]
  if (!year) return null
  const { zeroUpTo, fifteenUpTo } = law.tax.capitalGains.value
  const { low, middle, high } = law.tax.capitalGainRates.value
  const taxable = year.with.federal.taxableIncome
  const { atZero, atFifteen, atTwenty } = year.with.federal.gains
  const [zero, fifteen] = [zeroUpTo[inputs.status], fifteenUpTo[inputs.status]]
  const inside = (from: number, to: number): number => Math.max(0, Math.min(taxable, to) - from)
  const row = (rate: number, label: string, capacity: number | null, filled: number, gain: number) => ({
    label,
    rate: rate * 100,
    capacity,
    filled: roundToCent(filled),
    result: roundToCent(gain * rate),
  })
  return {
    kind: 'fill',
    key: 'bands',
    title: words.bands.title({ year: year.year }),
    lead: words.bands.lead({ room: result.zeroRoom }, say),
    summary:
      atZero + atFifteen + atTwenty < 1
        ? words.bands.summaryNone
        : words.bands.summary({ zero: atZero, fifteen: atFifteen, twenty: atTwenty }, say),
    unit: 'money',
    color: 'growth',
    words: words.bands.words,
    rows: [
      row(low, words.bands.upTo(zero, say), zero, inside(0, zero), atZero),
      row(middle, words.bands.between([zero, fifteen], say), fifteen - zero, inside(zero, fifteen), atFifteen),
      row(high, words.bands.over(fifteen, say), null, inside(fifteen, Number.POSITIVE_INFINITY), atTwenty),
    ],
  }
}

function spread(context: GainsContext): XYChart | null {
  const found = spreadOf(context)
  if (!found) return null
  const { say } = context
  const points = [...found.grid]
  const values = { share: found.best.share * 100, saved: Math.max(0, found.saved), next: found.nextYear }
  const worth = found.saved >= 5
  return {
    kind: 'lines',
    key: 'spread',
    title: words.spread.title,
    lead: worth ? words.spread.lead(values, say) : words.spread.leadNone,
    summary: worth ? words.spread.summary({ now: found.now, best: found.best.cost }, say) : words.spread.leadNone,
    note: words.spread.note,
    x: { label: words.spread.x, kind: 'number', values: points.map(({ share }) => share * 100) },
    unit: 'money',
    axis: 'near',
    series: [
      { key: 'tax', label: words.spread.tax, color: 'tax', values: points.map(({ cost }) => roundToCent(cost)) },
    ],
    ...(worth ? { marks: [{ x: Math.round(found.best.share * 100), label: words.spread.best }] } : {}),
  }
}

/** The same things sold on other days, by their tax. */
function choices(context: GainsContext): RanksChart | null {
  const { result, say } = context
  const { wait, total } = result
  const found = spreadOf(context)
  const january = found?.grid[0]
  const rows = [
    { label: words.choices.planned, note: words.choices.plannedNote, value: total, isYours: true },
    ...(wait && Math.abs(wait.saved) >= 1
      ? [{ label: words.choices.wait, note: words.choices.waitNote({ day: wait.day }, say), value: wait.total }]
      : []),
    ...(january && Math.abs(january.cost - (found?.now ?? 0)) >= 5
      ? [{ label: words.choices.january, note: words.choices.januaryNote, value: january.cost }]
      : []),
    ...(found && found.saved >= 5 && found.best.share >= 0.005
      ? [
          {
            label: words.choices.split,
            note: words.choices.splitNote({ share: found.best.share * 100 }, say),
            value: found.best.cost,
          },
        ]
      : []),
  ]
  if (rows.length < 2 || rows.some(({ value }) => value < 0)) return null
  const best = rows.reduce((least, row) => (row.value < least.value ? row : least))
  return {
    kind: 'ranks',
    key: 'choices',
    title: words.choices.title,
    lead: words.choices.lead,
    summary: words.choices.summary({ label: best.label, tax: best.value }, say),
    unit: 'money',
    words: { row: words.choices.row, total: words.choices.total },
    parts: [{ key: 'tax', label: words.choices.total, color: 'tax' }],
    rows: rows.map(({ value, ...row }) => ({ ...row, values: [roundToCent(value)] })),
  }
}

export const charts = [choices, parts, spread, bands]
