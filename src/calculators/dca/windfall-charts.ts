import { scheduleOver } from '#engine/investing/buying-schedule.ts'
import { roundToCent } from '#engine/money.ts'
import { monthsText, monthText, percentText, plain } from '../kit/format.ts'
import { keptText, startsText, stocksText, worthText } from '../kit/past-words.ts'
import type { Chart, RanksChart, XYChart } from '../kit/presentation.ts'
import { bothWays, isLevel, netReturn, type Windfall } from './compute.ts'
import type { DcaInputs } from './fields.ts'
import { comparedRows } from './windfall-compare.ts'
import type { ChosenStart, WindfallStudy } from './windfall-study.ts'
import { cashText, costsText, gapText, oftenText, spreadText, underText } from './words.ts'

const points = (share: number): number => Number((share * 100).toFixed(2))

/** "10% to 15% behind", by the edges of the step; an open end has one. */
function stepName(low: number | undefined, high: number | undefined): string {
  const size = (edge: number) => percentText(Math.abs(edge) * 100, 1)
  if (low === undefined) return high === 0 ? 'Parts behind' : `Parts more than ${size(high ?? 0)} behind`
  if (high === undefined) return low === 0 ? 'Parts ahead, or even' : `Parts ${size(low)} ahead or more`
  if (high === 0) return `Parts up to ${size(low)} behind`
  if (low === 0) return `Parts up to ${size(high)} ahead`
  return low < 0 ? `Parts ${size(high)} to ${size(low)} behind` : `Parts ${size(low)} to ${size(high)} ahead`
}

/** How many starts ended how far apart. */
function gapsChart(inputs: DcaInputs, found: WindfallStudy): RanksChart {
  const { edges, counts } = found.gaps
  const { yours, windows } = found
  const rows = counts.map((count, i) => {
    const isBehind = (edges[i] ?? 1) <= 0
    const share = Number(((count / windows) * 100).toFixed(1))
    return { label: stepName(edges[i - 1], edges[i]), values: isBehind ? [share, 0] : [0, share] }
  })
  return {
    kind: 'ranks',
    key: 'gaps',
    title: 'What spreading out cost or gained, counted over every past start',
    lead: `Each bar is a share of all starts, by what ${spreadText(inputs.months)} of parts ended with against all at once. ${stocksText(inputs)}, ${keptText(inputs)}.`,
    summary: `All at once ended ahead in ${oftenText(yours.lumpAhead, windows)} of ${startsText(found)}. In the middle start the parts ended with ${gapText(yours.p50)}; one start in twenty lay below ${gapText(yours.p5)}, one in twenty above ${gapText(yours.p95)}.`,
    note: `Both ways put the same money in and are compared at the same end. Waiting cash earned ${cashText(inputs)}. ${costsText(inputs)}. Starts overlap, so neighbors are nearly the same test.`,
    unit: 'percent',
    words: { row: 'How they ended', total: 'Share of starts' },
    parts: [
      { key: 'lump', label: 'All at once ended ahead', color: 'growth' },
      { key: 'parts', label: 'Parts ended ahead', color: 'principal' },
    ],
    // An open end that holds nothing says nothing.
    rows: rows.filter(({ values }, i) => (i > 0 && i < rows.length - 1) || values.some((value) => value > 0)),
  }
}

/** The gap by the year of the start, with the peaks that are remembered. */
function yearsChart(inputs: DcaInputs, found: WindfallStudy): XYChart {
  const { years, gaps } = found.byYear
  const marks = found.peaks
    .map((peak) => ({
      x: Number(peak.from.slice(0, 4)),
      label: `${monthText(peak.from)}: ${gapText(peak.gap)} in parts`,
    }))
    .filter((mark) => years.includes(mark.x))
  const ahead = gaps.filter((gap) => gap > 0).length
  return {
    kind: 'lines',
    key: 'years',
    title: 'When spreading out paid off',
    lead: 'Above the line, parts ended with more; below it, all at once did. Middle of each year’s starts.',
    summary: `The middle start did better in parts in ${plain(ahead)} of ${plain(years.length)} years, ${years[0] ?? ''} to ${years.at(-1) ?? ''}.`,
    note: `${
      marks.length > 0
        ? 'The marks are the months of the highest stock prices before the deepest falls. Nobody knew them at the time. '
        : ''
    }Waiting cash earned ${cashText(inputs)}.`,
    x: { label: 'Year of the start', kind: 'year', values: [...years] },
    unit: 'percent',
    signs: { above: 'Parts ahead', below: 'All at once ahead' },
    series: [
      { key: 'gap', label: 'Parts against all at once', color: 'growth', look: 'area', values: gaps.map(points) },
    ],
    level: { value: 0, label: 'No difference' },
    ...(marks.length > 0 ? { marks, marksLook: 'numbered' as const } : {}),
  }
}

function compareChart(inputs: DcaInputs, result: Windfall, found: WindfallStudy): RanksChart {
  const rows = comparedRows(inputs, found)
  const ahead = rows.map(({ race }) => points(race.lumpAhead / race.windows))
  const byWait = rows
    .map(({ race, isYours }) => ({
      wait: (race.parts - 1) * (isYours ? result.schedule.every : 1),
      share: race.lumpAhead / race.windows,
      low: race.p5,
      high: race.p95,
    }))
    .sort((a, b) => a.wait - b.wait)
  const widening = byWait.every(
    ({ low, high }, i) => i === 0 || (low <= (byWait[i - 1]?.low ?? low) && high >= (byWait[i - 1]?.high ?? high)),
  )
  const rising = byWait.every(({ share }, i) => i === 0 || share >= (byWait[i - 1]?.share ?? 0))
  return {
    kind: 'ranks',
    key: 'compare',
    title: result.schedule.parts === 1 ? '3, 6, 12 and 24 months' : '3, 6, 12 and 24 months beside yours',
    lead: 'How often all at once ended ahead, from the same starts.',
    summary: `All at once ended ahead ${rows.map(({ race, label }) => `in ${oftenText(race.lumpAhead, race.windows)} of starts against ${label}`).join(', ')}.`,
    note: `${rising ? 'The longer the money waited, the more often waiting cost something. ' : ''}${widening ? 'The gap grows wider both ways with the time: see the table.' : 'How wide the gap was: see the table.'}`,
    unit: 'percent',
    words: { row: 'Spread over', total: 'All at once ended ahead' },
    parts: [{ key: 'ahead', label: 'All at once ended ahead', color: 'growth' }],
    rows: rows.map(({ race, label, isYours }, i) => ({
      label,
      note: `Middle start: ${gapText(race.p50)} in parts`,
      values: [Number((ahead[i] ?? 0).toFixed(1))],
      ...(isYours ? { isYours } : {}),
    })),
  }
}

/** The start the visitor chose, on its way. */
function chosenChart(inputs: DcaInputs, chosen: ChosenStart): XYChart {
  const money = (path: readonly number[]) => path.map((worth) => roundToCent(worth * inputs.total))
  const [lump, parts] = [money(chosen.lumpPath), money(chosen.schedulePath)]
  const worth = (growth: number) => worthText(inputs.total, growth * inputs.total)
  const low = (path: readonly number[]) => underText(Math.min(1, ...path))
  const ended = `the parts ended with ${gapText(chosen.gap)}: ${worth(chosen.schedule)} against ${worth(chosen.lump)} all at once`
  return {
    kind: 'lines',
    key: 'chosen',
    title: `Begun in ${monthText(chosen.from)}`,
    lead: `After ${monthsText(inputs.horizon)} ${ended}, in dollars of the start.`,
    summary: `Begun in ${monthText(chosen.from)}, ${ended}. At its lowest it stood ${low(chosen.lumpPath)} all at once and ${low(chosen.schedulePath)} in parts, in dollars of the start.`,
    note: `${costsText(inputs)}, inflation taken out. Choose another month with “Show one past start”.`,
    x: { label: 'Month', kind: 'number', values: [...chosen.at] },
    unit: 'money',
    series: [
      { key: 'lump', label: 'All at once', color: 'growth', look: 'line', values: lump },
      { key: 'parts', label: 'In parts, cash included', color: 'principal', look: 'line', values: parts },
    ],
    level: { value: inputs.total, label: 'The sum' },
    axis: 'near',
  }
}

/** How far the parts fall behind at the visitor's own steady rates, month by month until shortly after the last one. */
function ownChart(inputs: DcaInputs, result: Windfall): XYChart {
  const months = Math.min(inputs.horizon, inputs.months + 6)
  const at = Array.from({ length: months + 1 }, (_, month) => month)
  const way = (month: number) => {
    // What is in by this month; the rest waits at the cash yield.
    const bought = Math.min(result.schedule.parts, Math.floor(month / result.schedule.every) + 1)
    const inside = bothWays({ ...inputs, total: result.part * bought }, { ...result.schedule, parts: bought }, month)
    const waiting = result.part * (result.schedule.parts - bought) * (1 + inputs.cashYield / 100) ** (month / 12)
    return inside.schedule + waiting
  }
  const gaps = at.map((month) => roundToCent(inputs.total * (1 + netReturn(inputs)) ** (month / 12) - way(month)))
  const last = gaps.at(-1) ?? 0
  return {
    kind: 'lines',
    key: 'own',
    title: 'How waiting adds up at your own steady rates',
    lead: 'What all at once is expected to be ahead by, waiting cash counted. Below zero, the parts are ahead.',
    summary: `After ${monthsText(months)} the parts are expected to be ${isLevel(last, inputs.total) ? 'level with all at once' : `${worthText(inputs.total, Math.abs(last))} ${last > 0 ? 'behind' : 'ahead'}`}.`,
    note: 'Future dollars. Real markets do not move in steady lines: that is what the history is for.',
    x: { label: 'Month', kind: 'number', values: at },
    unit: 'money',
    series: [{ key: 'gap', label: 'All at once ahead by', color: 'interest', look: 'area', values: gaps }],
  }
}

/** "is expected to cost $43", "to gain $43". */
const costText = (total: number, cost: number): string =>
  `${cost < 0 ? 'gain' : 'cost'} ${worthText(total, Math.abs(cost))}`

/** What waiting is expected to cost, by how long the schedule runs. */
function lengthsChart(inputs: DcaInputs, result: Windfall): XYChart {
  const every = Number(inputs.every)
  const lengths = Array.from({ length: 12 }, (_, i) => (i + 1) * 3)
  const costs = lengths.map((months) => {
    const { lump, schedule } = bothWays(inputs, scheduleOver(months, every))
    return roundToCent((lump - schedule) / result.prices)
  })
  const [three = 0, year = 0, longest = 0] = [costs[0], costs[3], costs[11]]
  return {
    kind: 'bars',
    key: 'lengths',
    title: 'The expected cost, by how long you spread',
    lead: `At the end of ${monthsText(inputs.horizon)}, at your own return and cash yield. Below zero, waiting is expected to gain.`,
    summary: `Spreading over 3 months is expected to ${costText(inputs.total, three)}, over 12 months to ${costText(inputs.total, year)}, over 36 months to ${costText(inputs.total, longest)}, in today’s dollars.`,
    note: 'In today’s dollars.',
    x: { label: 'Months', kind: 'number', values: lengths },
    unit: 'money',
    series: [{ key: 'cost', label: 'Expected cost of waiting', color: 'interest', values: costs }],
    ...(lengths.includes(inputs.months) ? { marks: [{ x: inputs.months, label: 'Yours' }] } : {}),
  }
}

export function windfallCharts(inputs: DcaInputs, result: Windfall, found: WindfallStudy | null): readonly Chart[] {
  // A single part is all at once: there is nothing to set side by side.
  const both = found !== null && result.schedule.parts > 1
  const { total } = inputs
  return [
    ...(both ? [gapsChart(inputs, found), yearsChart(inputs, found)] : []),
    ...(found !== null ? [compareChart(inputs, result, found)] : []),
    ...(both && found.chosen !== null && total > 0 ? [chosenChart(inputs, found.chosen)] : []),
    ...(result.schedule.parts > 1 && total > 0 ? [ownChart(inputs, result)] : []),
    ...(total > 0 ? [lengthsChart(inputs, result)] : []),
  ]
}
