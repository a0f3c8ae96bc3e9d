/** Where the bars of a waterfall, of filled brackets and of named rows begin and end, in percent of the room. */
import type { FillChart, RanksChart, WaterfallChart } from '#calculators/kit/presentation.ts'

export interface WaterfallBar {
  readonly from: number
  readonly to: number
  /** Where the next bar begins: the running total. */
  readonly end: number
}

export function waterfallBars(steps: WaterfallChart['steps']): readonly WaterfallBar[] {
  let running = 0
  const spans = steps.map((step) => {
    const start = step.kind === 'total' ? 0 : running
    running = step.kind === 'total' ? step.value : running + step.value
    return [start, running] as const
  })
  const low = Math.min(0, ...spans.flat())
  const high = Math.max(0, ...spans.flat())
  const share = (value: number) => (high > low ? ((value - low) / (high - low)) * 100 : 0)
  return spans.map(([start, end]) => ({
    from: share(Math.min(start, end)),
    to: share(Math.max(start, end)),
    end: share(end),
  }))
}

export interface FillBar {
  /** The end of the room in it; 100 with `open` when it goes on beyond the picture. */
  readonly room: number
  readonly open: boolean
  readonly filled: number
}

/** All rows share one scale, long enough for every row that holds something; longer rooms go on beyond it. */
export function fillBars(rows: FillChart['rows']): readonly FillBar[] {
  const reached = rows.filter((row) => row.filled > 0)
  const lengths = (reached.length > 0 ? reached : rows).map((row) => Math.max(row.filled, row.capacity ?? 0))
  const longest = Math.max(0, ...lengths)
  const share = (value: number) => (longest > 0 ? Math.min(100, (value / longest) * 100) : 0)
  return rows.map((row) => ({
    room: row.capacity === null ? 100 : share(row.capacity),
    open: row.capacity === null || row.capacity > longest,
    filled: share(row.filled),
  }))
}

export interface RankBar {
  /** Index of the part. */
  readonly part: number
  readonly from: number
  readonly to: number
}

/** Parts laid end to end from zero, those below zero to its left. Empty parts are left out. */
export function rankBars(rows: RanksChart['rows']): {
  readonly zero: number
  readonly rows: readonly (readonly RankBar[])[]
} {
  const sums = rows.map(({ values }) => ({
    up: values.reduce((sum, value) => sum + Math.max(0, value), 0),
    down: values.reduce((sum, value) => sum + Math.min(0, value), 0),
  }))
  const high = Math.max(0, ...sums.map(({ up }) => up))
  const low = Math.min(0, ...sums.map(({ down }) => down))
  const share = (value: number) => (high > low ? ((value - low) / (high - low)) * 100 : 0)
  return {
    zero: share(0),
    rows: rows.map(({ values }) => {
      let up = 0
      let down = 0
      return values.flatMap((value, part) => {
        if (value === 0) return []
        const start = value > 0 ? up : down
        const end = start + value
        if (value > 0) up = end
        else down = end
        return [{ part, from: share(Math.min(start, end)), to: share(Math.max(start, end)) }]
      })
    }),
  }
}
