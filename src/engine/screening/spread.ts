/** How a measure is spread over companies: a few bands with round bounds, and how many are in each. */
import type { MetricKey, Row } from './metrics.ts'

export interface Band {
  /** Counted in. Null: open below. */
  readonly from: number | null
  /** Not counted in. Null: open above. */
  readonly to: number | null
  /** Companies of all in this band, and those of them that match. */
  readonly all: number
  readonly matching: number
}

const BANDS = 8
/** Outermost twentieths are told as open bands: one giant must not flatten the rest. */
const TAIL = 0.05
const STEPS = [1, 2, 2.5, 5, 10] as const

/** Bounds of measures that run over many sizes. */
const fixedBounds: Readonly<Partial<Record<MetricKey, readonly number[]>>> = {
  cap: [3e8, 2e9, 1e10, 2e11],
  tradedValue: [1e6, 1e7, 1e8, 1e9],
}

const numbersOf = (rows: readonly Row[], key: MetricKey): readonly number[] =>
  rows.flatMap(({ readings }) => (typeof readings[key] === 'number' ? [readings[key]] : []))

/** The smallest round step that needs at most so many bands. */
function roundStep(span: number): number {
  const least = span / BANDS
  const power = 10 ** Math.floor(Math.log10(least))
  return (STEPS.find((step) => step * power >= least) ?? 10) * power
}

function boundsOf(values: readonly number[], key: MetricKey): readonly number[] {
  const fixed = fixedBounds[key]
  if (fixed) return fixed
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  const [low, high] = [at(TAIL), at(1 - TAIL)]
  if (high <= low) return [low]
  const step = roundStep(high - low)
  const first = Math.ceil(low / step)
  const count = Math.floor(high / step) - first + 1
  // A multiple of the step, without the dust of adding it up.
  return Array.from({ length: Math.max(1, count) }, (_, i) => Number(((first + i) * step).toPrecision(12)))
}

/** The bands of a measure; none where no company has it. Each company that has it is in one band. */
export function bandsOf(rows: readonly Row[], matches: readonly Row[], key: MetricKey): readonly Band[] {
  const values = numbersOf(rows, key)
  if (values.length === 0) return []
  const bounds = boundsOf(values, key)
  const matching = numbersOf(matches, key)
  return [null, ...bounds].map((from, i) => {
    const to = bounds[i] ?? null
    const count = (list: readonly number[]) =>
      list.filter((value) => (from === null || value >= from) && (to === null || value < to)).length
    return { from, to, all: count(values), matching: count(matching) }
  })
}
