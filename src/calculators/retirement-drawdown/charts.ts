import { roundToCent } from '#engine/money.ts'
import type { XYChart } from '../kit/presentation.ts'
import { ofPast, ofStudy, type PastContext, type StudiedContext } from './context.ts'
import { courseOf, mostByStart, pastLeft, pastSpent } from './past-bands.ts'
import { adapts, isChosen } from './plan.ts'
import { middleOf } from './spreads.ts'
import type { Bands } from './study-result.ts'
import { chartWords } from './words/explain.en.ts'

const cents = (list: readonly number[] | undefined) => (list ?? []).map(roundToCent)
const overYears = (years: number, from: 0 | 1) => ({
  label: chartWords.years,
  kind: 'number' as const,
  values: Array.from({ length: years + 1 - from }, (_, i) => i + from),
})
const ranges = (bands: Bands, before: readonly number[] = []) => {
  const row = (at: number) => cents([...before, ...(bands[at] ?? [])])
  return {
    middle: row(3),
    band: { label: chartWords.eightInTen, low: row(1), high: row(5), color: 'growth' as const },
    innerBand: { label: chartWords.half, low: row(2), high: row(4), color: 'growth' as const },
  }
}
const last = (list: readonly number[] | undefined) => list?.at(-1) ?? 0

/** Spending by year over all past starts, where it moves. */
function spending(context: PastContext): XYChart | null {
  const { inputs, result, say } = context
  if (!adapts(inputs.rule) && inputs.rule !== 'ratchet') return null
  const words = chartWords.spending
  const { middle, band, innerBand } = ranges(pastSpent(context))
  const [worst] = result.worstFirst
  const course = courseOf(result.lives.spent, result.lives.paths, worst?.path ?? 0)
  const values = { first: middle[0] ?? 0, low: last(band.low), typical: last(middle), high: last(band.high) }
  return {
    kind: 'lines',
    key: 'spending',
    title: words.title,
    lead: words.lead(values, say),
    summary: words.summary({ ...values, years: inputs.years }, say),
    note: words.note,
    x: overYears(inputs.years, 1),
    unit: 'money',
    series: [
      { key: 'typical', label: chartWords.typical, color: 'growth', look: 'line', values: middle },
      {
        key: 'worst',
        label: chartWords.worst({ from: worst?.from ?? '' }),
        color: 'interest',
        look: 'line',
        values: cents(course),
      },
    ],
    band,
    innerBand,
  }
}

/** Savings by year over all past starts. */
function savings(context: PastContext): XYChart {
  const { inputs, result, say } = context
  const words = chartWords.savings
  const { middle, band, innerBand } = ranges(pastLeft(context), [inputs.savings])
  const [worst] = result.worstFirst
  const course = courseOf(result.lives.left, result.lives.paths, worst?.path ?? 0)
  const values = { low: last(band.low), typical: last(middle), high: last(band.high), years: inputs.years }
  return {
    kind: 'lines',
    key: 'savings',
    title: words.title,
    lead: words.lead(values, say),
    summary: words.summary(values, say),
    note: words.note,
    x: overYears(inputs.years, 0),
    unit: 'money',
    series: [
      { key: 'typical', label: chartWords.typical, color: 'growth', look: 'line', values: middle },
      {
        key: 'worst',
        label: chartWords.worst({ from: worst?.from ?? '' }),
        color: 'interest',
        look: 'line',
        values: cents([inputs.savings, ...course]),
      },
    ],
    band,
    innerBand,
  }
}

/** What each January could have taken. */
function byStart(context: PastContext): XYChart {
  const { inputs, result, say } = context
  const words = chartWords.byStart[isChosen(inputs.rule) ? 'chosen' : 'formula']
  const most = cents(mostByStart(context))
  const years = result.starts.map(({ from }) => Number(from.slice(0, 4)))
  const least = Math.min(...most)
  const values = {
    least,
    leastIn: years[most.indexOf(least)] ?? 0,
    typical: middleOf(most),
    most: Math.max(...most),
    first: result.rate * result.wealth,
  }
  return {
    kind: 'lines',
    key: 'byStart',
    title: words.title,
    lead: words.lead(values, say),
    summary: words.summary(values, say),
    note: words.note,
    x: { label: chartWords.startYear, kind: 'year', values: years },
    unit: 'money',
    series: [{ key: 'most', label: words.series, color: 'growth', look: 'line', values: most }],
    level: { value: roundToCent(values.first), label: chartWords.yours },
  }
}

/** The simulations: spending where it moves, else savings. */
function drawn(context: StudiedContext): XYChart {
  const { inputs, found, say } = context
  const isMoving = adapts(inputs.rule)
  const words = chartWords.drawn[isMoving ? 'spent' : 'left']
  const { middle, band, innerBand } = isMoving ? ranges(found.spent) : ranges(found.left, [inputs.savings])
  const values = { paths: found.paths, low: last(band.low), typical: last(middle), high: last(band.high) }
  return {
    kind: 'lines',
    key: 'drawn',
    title: words.title,
    lead: chartWords.drawn.lead({ paths: found.paths, method: inputs.method, block: inputs.block }, say),
    summary: chartWords.drawn.summary(values, say),
    note: chartWords.drawn.note,
    x: overYears(inputs.years, isMoving ? 1 : 0),
    unit: 'money',
    series: [{ key: 'typical', label: chartWords.typical, color: 'growth', look: 'line', values: middle }],
    band,
    innerBand,
  }
}

/** What is left to spend after taxes, over the past starts. */
function afterTax({ inputs, found, say }: StudiedContext): XYChart | null {
  if (found.tax === null) return null
  const words = chartWords.afterTax
  const { middle, band, innerBand } = ranges(found.tax.kept)
  return {
    kind: 'lines',
    key: 'afterTax',
    title: words.title,
    lead: words.lead(found.tax, say),
    summary: words.summary(
      { first: middle[0] ?? 0, low: last(band.low), typical: last(middle), high: last(band.high) },
      say,
    ),
    note: words.note,
    x: overYears(inputs.years, 1),
    unit: 'money',
    series: [{ key: 'typical', label: chartWords.typical, color: 'growth', look: 'line', values: middle }],
    band,
    innerBand,
  }
}

export const charts = [ofPast(spending), ofPast(savings), ofPast(byStart), ofStudy(afterTax), ofStudy(drawn)]
