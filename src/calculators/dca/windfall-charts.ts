import { scheduleOver } from '#engine/investing/buying-schedule.ts'
import { roundToCent } from '#engine/money.ts'
import type { RanksChart, XYChart } from '../kit/presentation.ts'
import { bothWays, isLevel, netReturn } from './compute.ts'
import { type WindfallContext, type WindfallPast, withRaces } from './context.ts'
import { comparedRows } from './windfall-compare.ts'
import { windfallCharts as chartWords } from './words/windfall-charts.en.ts'

const points = (share: number): number => Number((share * 100).toFixed(2))
const tenths = (percent: number): number => Number(percent.toFixed(1))
/** A single installment is all at once: there is nothing to set side by side. */
const isSpread = ({ result }: Pick<WindfallContext, 'result'>) => result.schedule.parts > 1

/** How many starts ended how far apart. */
function gaps({ inputs, result, found, say }: WindfallPast): RanksChart | null {
  if (!isSpread({ result })) return null
  const words = chartWords.gaps
  const { edges, counts } = found.gaps
  const { windows, yours } = found
  const rows = counts.map((count, i) => {
    const isBehind = (edges[i] ?? 1) <= 0
    const share = tenths((count / windows) * 100)
    return { label: words.step({ low: edges[i - 1], high: edges[i] }, say), values: isBehind ? [share, 0] : [0, share] }
  })
  const values = {
    ...inputs,
    windows,
    of: found.of,
    count: yours.lumpAhead,
    typical: yours.p50,
    low: yours.p5,
    high: yours.p95,
  }
  return {
    kind: 'ranks',
    key: 'gaps',
    title: words.title,
    lead: words.lead(values, say),
    summary: words.summary(values, say),
    note: words.note(values, say),
    unit: 'percent',
    words: words.columns,
    parts: [
      { key: 'lump', label: chartWords.lumpAhead, color: 'growth' },
      { key: 'parts', label: chartWords.installmentsAhead, color: 'principal' },
    ],
    // An open end that holds nothing says nothing.
    rows: rows.filter(({ values }, i) => (i > 0 && i < rows.length - 1) || values.some((value) => value > 0)),
  }
}

/** The gap by the year of the start, with the peaks that are remembered. */
function byYear({ inputs, result, found, say }: WindfallPast): XYChart | null {
  if (!isSpread({ result })) return null
  const words = chartWords.years
  const { years, gaps } = found.byYear
  const marks = found.peaks
    .map((peak) => ({ x: Number(peak.from.slice(0, 4)), label: words.peak(peak, say) }))
    .filter((mark) => years.includes(mark.x))
  const ahead = gaps.filter((gap) => gap > 0).length
  return {
    kind: 'lines',
    key: 'years',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ ahead, years: years.length, first: years[0] ?? 0, last: years.at(-1) ?? 0 }, say),
    note: (marks.length > 0 ? words.notePeaks : words.note)(inputs, say),
    x: { label: words.x, kind: 'year', values: [...years] },
    unit: 'percent',
    signs: { above: words.above, below: words.below },
    series: [{ key: 'gap', label: words.gap, color: 'growth', look: 'area', values: gaps.map(points) }],
    level: { value: 0, label: words.level },
    ...(marks.length > 0 ? { marks, marksLook: 'numbered' as const } : {}),
  }
}

function compare({ inputs, result, found, say }: WindfallPast): RanksChart {
  const words = chartWords.compare
  const rows = comparedRows(inputs, found)
  const byWait = rows
    .map(({ race, isYours }) => ({
      wait: (race.parts - 1) * (isYours ? result.schedule.every : 1),
      share: race.lumpAhead / race.windows,
      low: race.p5,
      high: race.p95,
    }))
    .sort((a, b) => a.wait - b.wait)
  const isWidening = byWait.every(
    ({ low, high }, i) => i === 0 || (low <= (byWait[i - 1]?.low ?? low) && high >= (byWait[i - 1]?.high ?? high)),
  )
  const isRising = byWait.every(({ share }, i) => i === 0 || share >= (byWait[i - 1]?.share ?? 0))
  const often = rows.map(({ race, label }) => ({ label, count: race.lumpAhead, of: race.windows }))
  return {
    kind: 'ranks',
    key: 'compare',
    title: isSpread({ result }) ? words.titleYours : words.title,
    lead: words.lead,
    summary: words.summary({ often }, say),
    note: [isRising && words.rising, isWidening ? words.widening : words.width].filter(Boolean).join(' '),
    unit: 'percent',
    words: words.columns,
    parts: [{ key: 'ahead', label: chartWords.lumpAhead, color: 'growth' }],
    rows: rows.map(({ race, label, isYours }) => ({
      label,
      note: words.typical({ gap: race.p50 }, say),
      values: [tenths(points(race.lumpAhead / race.windows))],
      ...(isYours ? { isYours } : {}),
    })),
  }
}

/** The start the visitor chose, on its way. */
function chosen({ inputs, result, found, say }: WindfallPast): XYChart | null {
  const start = found.chosen
  if (!isSpread({ result }) || start === null || inputs.total === 0) return null
  const words = chartWords.chosen
  const { total, horizon, fee } = inputs
  const money = (path: readonly number[]) => path.map((worth) => roundToCent(worth * total))
  const low = (path: readonly number[]) => Math.min(1, ...path)
  const values = {
    total,
    horizon,
    fee,
    from: start.from,
    gap: start.gap,
    lump: start.lump * total,
    schedule: start.schedule * total,
    lumpLow: low(start.lumpPath),
    scheduleLow: low(start.schedulePath),
  }
  return {
    kind: 'lines',
    key: 'chosen',
    title: words.title(values, say),
    lead: words.lead(values, say),
    summary: words.summary(values, say),
    note: words.note(values, say),
    x: { label: chartWords.month, kind: 'number', values: [...start.at] },
    unit: 'money',
    series: [
      { key: 'lump', label: words.lump, color: 'growth', look: 'line', values: money(start.lumpPath) },
      { key: 'parts', label: words.parts, color: 'principal', look: 'line', values: money(start.schedulePath) },
    ],
    level: { value: total, label: words.level },
    axis: 'near',
  }
}

/** How far the installments fall behind at the visitor's own steady rates, month by month until shortly after the last one. */
function own({ inputs, result, say }: WindfallContext): XYChart | null {
  if (!isSpread({ result }) || inputs.total === 0) return null
  const words = chartWords.own
  const { total } = inputs
  const { schedule, part } = result
  const months = Math.min(inputs.horizon, inputs.months + 6)
  const at = Array.from({ length: months + 1 }, (_, month) => month)
  const way = (month: number) => {
    // What is in by this month; the rest waits at the cash yield.
    const bought = Math.min(schedule.parts, Math.floor(month / schedule.every) + 1)
    const inside = bothWays({ ...inputs, total: part * bought }, { ...schedule, parts: bought }, month)
    return inside.schedule + part * (schedule.parts - bought) * (1 + inputs.cashYield / 100) ** (month / 12)
  }
  const values = at.map((month) => roundToCent(total * (1 + netReturn(inputs)) ** (month / 12) - way(month)))
  const last = values.at(-1) ?? 0
  const summary = isLevel(last, total) ? words.level : last > 0 ? words.behind : words.ahead
  return {
    kind: 'lines',
    key: 'own',
    title: words.title,
    lead: words.lead,
    summary: summary({ total, months, gap: Math.abs(last) }, say),
    note: words.note,
    x: { label: chartWords.month, kind: 'number', values: at },
    unit: 'money',
    series: [{ key: 'gap', label: words.gap, color: 'interest', look: 'area', values }],
  }
}

/** What waiting is expected to cost, by how long the schedule runs. */
function lengths({ inputs, result, say }: WindfallContext): XYChart | null {
  const { total, horizon } = inputs
  if (total === 0) return null
  const words = chartWords.lengths
  const every = Number(inputs.every)
  const months = Array.from({ length: 12 }, (_, i) => (i + 1) * 3)
  const costs = months.map((length) => {
    const { lump, schedule } = bothWays(inputs, scheduleOver(length, every))
    return roundToCent((lump - schedule) / result.prices)
  })
  const [three = 0, year = 0, longest = 0] = [costs[0], costs[3], costs[11]]
  return {
    kind: 'bars',
    key: 'lengths',
    title: words.title,
    lead: words.lead({ horizon }, say),
    summary: words.summary({ total, three, year, longest }, say),
    note: words.note,
    x: { label: chartWords.months, kind: 'number', values: months },
    unit: 'money',
    series: [{ key: 'cost', label: words.cost, color: 'interest', values: costs }],
    ...(months.includes(inputs.months) ? { marks: [{ x: inputs.months, label: words.yours }] } : {}),
  }
}

export const windfallCharts: readonly ((context: WindfallContext) => RanksChart | XYChart | null)[] = [
  withRaces(gaps),
  withRaces(byYear),
  withRaces(compare),
  withRaces(chosen),
  own,
  lengths,
]
