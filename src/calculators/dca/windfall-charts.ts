import { scheduleOver } from '#engine/investing/buying-schedule.ts'
import { roundToCent } from '#engine/money.ts'
import { dollars, monthsText, monthText, percentText, plain, shortDollars } from '../kit/format.ts'
import type { Chart, XYChart } from '../kit/presentation.ts'
import { bothWays, netReturn, type Windfall } from './compute.ts'
import type { DcaInputs } from './fields.ts'
import type { WindfallStudy } from './windfall-study.ts'
import { cashText, gapText, shareText, spreadText, startsText, stocksText } from './words.ts'

const points = (share: number): number => Number((share * 100).toFixed(2))
const overlap = 'Starts overlap, so neighbors are nearly the same test.'

/** Every start in order of the gap. */
function sortedChart(inputs: DcaInputs, found: WindfallStudy): XYChart {
  const share = (found.yours.lumpAhead / found.windows) * 100
  return {
    kind: 'lines',
    key: 'sorted',
    title: 'What spreading out gained or lost, every start in order',
    lead: `Left: starts where all at once did better. Right: where ${spreadText(inputs.months)} of parts did. ${stocksText(inputs)}, dividends kept invested.`,
    summary: `In ${startsText(found)}, all at once ended ahead in ${percentText(share, 0)}. In the middle start the schedule ended with ${gapText(found.yours.p50)}; in the worst twentieth with at least ${shareText(-found.yours.p5)} less, in the best twentieth with at least ${shareText(found.yours.p95)} more.`,
    note: `Both ways put the same money in and are worth at the same end. Waiting cash earned ${cashText(inputs)}. After your ${percentText(inputs.fee)} fee, before tax. ${overlap}`,
    x: { label: 'Starts, in percent', kind: 'number', values: found.gaps.map((_, i) => i) },
    unit: 'percent',
    series: [
      {
        key: 'gap',
        label: 'Schedule over all at once',
        color: 'growth',
        look: 'area',
        values: found.gaps.map(points),
      },
    ],
    level: { value: 0, label: 'No difference' },
    marks: [{ x: Math.min(100, Math.round(share)), label: `${percentText(share, 0)} of starts` }],
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
    summary: `The middle start was better in parts in ${plain(ahead)} of ${plain(years.length)} years, ${years[0] ?? ''} to ${years.at(-1) ?? ''}.`,
    note: `The marks are the months of the highest prices before the five deepest falls. Nobody knew them at the time. Waiting cash earned ${cashText(inputs)}.`,
    x: { label: 'Year of the start', kind: 'year', values: [...years] },
    unit: 'percent',
    series: [
      { key: 'gap', label: 'Schedule over all at once', color: 'growth', look: 'area', values: gaps.map(points) },
    ],
    level: { value: 0, label: 'No difference' },
    ...(marks.length > 0 ? { marks, marksLook: 'numbered' as const } : {}),
  }
}

function compareChart(found: WindfallStudy): XYChart {
  const { compare } = found
  const ahead = compare.map((race) => points(race.lumpAhead / race.windows))
  const rising = ahead.every((share, i) => i === 0 || share >= (ahead[i - 1] ?? 0))
  return {
    kind: 'bars',
    key: 'compare',
    title: 'All at once against 3, 6, 12 and 24 months',
    lead: 'How often all at once ended ahead, from the same starts.',
    summary: `All at once ended ahead in ${compare.map((race, i) => `${percentText(ahead[i] ?? 0, 0)} of starts against ${race.months} months`).join(', ')}.`,
    note: `Monthly parts. ${rising ? 'The longer the money waited, the more often waiting cost something. ' : ''}The gap grows wider both ways with the time: see the table.`,
    x: { label: 'Spread over, months', kind: 'number', values: compare.map((race) => race.months) },
    unit: 'percent',
    series: [{ key: 'ahead', label: 'All at once ended ahead', color: 'growth', values: ahead }],
  }
}

/** The two ways at the visitor's own steady rates, month by month until shortly after the last part. */
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
  const lump = at.map((month) => roundToCent(inputs.total * (1 + netReturn(inputs)) ** (month / 12)))
  const parts = at.map((month) => roundToCent(way(month)))
  const gap = (lump.at(-1) ?? 0) - (parts.at(-1) ?? 0)
  return {
    kind: 'lines',
    key: 'own',
    title: 'The two ways at your own steady rates',
    lead: 'What is expected, without any ups and downs. Waiting cash is counted.',
    summary: `After ${monthsText(months)}, all at once is expected to stand at ${shortDollars(lump.at(-1) ?? 0)} and the parts at ${shortDollars(parts.at(-1) ?? 0)}, ${gap >= 0 ? `${dollars(gap)} less` : `${dollars(-gap)} more`}.`,
    note: 'Future dollars. Real markets do not move in steady lines: that is what the history is for.',
    x: { label: 'Month', kind: 'number', values: at },
    unit: 'money',
    series: [
      { key: 'lump', label: 'All at once', color: 'growth', look: 'line', values: lump },
      { key: 'parts', label: 'In parts, cash included', color: 'principal', look: 'line', values: parts },
    ],
  }
}

/** What waiting is expected to cost, by how long the schedule runs. */
function lengthsChart(inputs: DcaInputs, result: Windfall): XYChart {
  const every = Number(inputs.every)
  const lengths = Array.from({ length: 12 }, (_, i) => (i + 1) * 3)
  const costs = lengths.map((months) => {
    const { lump, schedule } = bothWays(inputs, scheduleOver(months, every))
    return roundToCent((lump - schedule) / result.prices)
  })
  return {
    kind: 'bars',
    key: 'lengths',
    title: 'The expected cost, by how long you spread',
    summary: `Spreading over 3 months is expected to cost ${dollars(costs[0] ?? 0)}, over 12 months ${dollars(costs[3] ?? 0)}, over 36 months ${dollars(costs[11] ?? 0)}, in today’s dollars.`,
    note: `In today’s dollars at the end of ${monthsText(inputs.horizon)}, at your own return and cash yield. Below zero: waiting is expected to gain.`,
    x: { label: 'Months', kind: 'number', values: lengths },
    unit: 'money',
    series: [{ key: 'cost', label: 'Expected cost of waiting', color: 'interest', values: costs }],
  }
}

export const windfallCharts = (inputs: DcaInputs, result: Windfall, found: WindfallStudy | null): readonly Chart[] => [
  ...(found === null ? [] : [sortedChart(inputs, found), yearsChart(inputs, found), compareChart(found)]),
  ownChart(inputs, result),
  ...(found === null ? [lengthsChart(inputs, result)] : []),
]
