/** Where numbers stand on a chart, and the round numbers on its axis. */
import { ticks } from 'd3-array'
import type { XYChart } from '#calculators/kit/presentation.ts'

export interface Scale {
  readonly at: (value: number) => number
  readonly from: number
  readonly to: number
}
/** A straight scale from numbers to pixels. */
export function straight(domain: readonly [number, number], range: readonly [number, number]): Scale {
  const [d0, d1] = domain
  const size = d1 - d0 || 1
  return { at: (value) => range[0] + ((value - d0) / size) * (range[1] - range[0]), from: d0, to: d1 }
}

/** A scale on which equal distances are equal ratios. What lies below the domain stands at its start. Expects a domain above zero. */
export function logarithmic(domain: readonly [number, number], range: readonly [number, number]): Scale {
  const [d0, d1] = domain
  const { at } = straight([Math.log(d0), Math.log(d1)], range)
  return { at: (value) => (value <= d0 ? range[0] : at(Math.log(value))), from: d0, to: d1 }
}

/** 1, 2 and 5 times the powers of ten, the largest at or below `low` first, to the smallest at or above `high`. */
function ones(low: number, high: number): readonly number[] {
  const found: number[] = []
  for (let power = Math.floor(Math.log10(low)); ; power++)
    for (const first of [1, 2, 5]) {
      const mark = Number(`${first}e${power}`)
      if (mark <= low * (1 + 1e-9)) found.length = 0
      found.push(mark)
      if (mark >= high * (1 - 1e-9) && found.length > 1) return found
    }
}

/** An axis for a logarithmic scale: round marks at most `most` of them, in a domain that holds both values. Expects 0 < low <= high. */
export function logAxisOf(
  low: number,
  high: number,
  most: number,
): { readonly domain: readonly [number, number]; readonly marks: readonly number[] } {
  const all = ones(low, high)
  const domain = [all[0] ?? low, all.at(-1) ?? high] as const
  // Little is spanned: the round numbers between would be two or three.
  if (all.length < 4) return { domain, marks: ticks(domain[0], domain[1], Math.min(4, most)) }
  if (all.length <= most) return { domain, marks: all }
  const tens = all.filter((mark) => Number.isInteger(Math.round(Math.log10(mark) * 1e9) / 1e9))
  const step = Math.ceil(tens.length / most)
  return { domain, marks: tens.filter((_, i) => i % step === 0) }
}

/** Round axis values that hold all the data, and zero unless `near`. */
export function axisOf(
  low: number,
  high: number,
  about: number,
  near = false,
): { readonly domain: readonly [number, number]; readonly marks: readonly number[] } {
  // A flat line near a value gets room above and below it.
  const room = near && low === high ? Math.abs(low) * 0.01 : 0
  const bottom = near ? low - room : Math.min(0, low)
  const top = near ? Math.max(high + room, bottom + 1e-9) : Math.max(high, bottom === 0 ? 1e-9 : 0)
  const marks = ticks(bottom, top, about)
  const step = marks.length > 1 ? (marks[1] as number) - (marks[0] as number) : 1
  const first = Math.floor(bottom / step + 1e-9) * step
  const last = Math.ceil(top / step - 1e-9) * step
  const all = ticks(first, last, about + 2)
  return { domain: [Math.min(first, all[0] ?? first), Math.max(last, all.at(-1) ?? last)], marks: all }
}

/** At most `about` evenly spaced places out of `count`, the first and last among them when they fit. */
export function places(count: number, about: number): readonly number[] {
  if (count <= 1) return count === 1 ? [0] : []
  const nice = [1, 2, 3, 5, 6, 10, 12, 15, 20, 24, 25, 30, 36, 48, 50, 60, 72, 90, 100, 120, 180, 240, 365]
  const step = nice.find((n) => (count - 1) / n <= about) ?? Math.ceil((count - 1) / about)
  const found: number[] = []
  for (let i = 0; i < count; i += step) found.push(i)
  return found
}

/**
 * Where numbers with parts pass a whole number, such as ages in months: at most `about` places. Null when all are whole
 * already or too few are, and `places` serves.
 */
export function wholePlaces(values: readonly (string | number)[], about: number): readonly number[] | null {
  const whole = values.flatMap((value, i) => (Number.isInteger(value) ? [i] : []))
  if (whole.length < 2 || whole.length === values.length) return null
  return places(whole.length, about).map((i) => whole[i] as number)
}

/** How far along an x lies: months since year 0, milliseconds of a date, or its own unit; not a number where it is but a name. */
export function distance(value: string | number, kind: XYChart['x']['kind']): number {
  if (typeof value === 'number') return value
  if (kind === 'date') return Date.parse(value)
  return kind === 'month' ? Number(value.slice(0, 4)) * 12 + Number(value.slice(5, 7)) - 1 : Number.NaN
}

/** Where each x stands across the picture, 0 to 1: lines keep the distances between numbers and times, bars and names stand evenly. */
export function sharesOf({ kind, x }: Pick<XYChart, 'kind' | 'x'>): readonly number[] {
  const { values } = x
  const even = values.map((_, i) => (values.length > 1 ? i / (values.length - 1) : 0.5))
  if (kind === 'bars') return even
  const along = values.map((value) => distance(value, x.kind))
  const first = along[0] ?? 0
  const span = (along.at(-1) ?? 0) - first
  const inOrder = along.every((one, i) => Number.isFinite(one) && one >= (along[i - 1] ?? one))
  return span > 0 && inOrder ? along.map((one) => (one - first) / span) : even
}

/** Of these places the ones at least `room` pixels after the one before. */
export function apart(found: readonly number[], x: (i: number) => number, room: number): readonly number[] {
  let last = Number.NEGATIVE_INFINITY
  return found.filter((i) => {
    if (x(i) - last < room) return false
    last = x(i)
    return true
  })
}

/** The index whose x lies nearest; x grows with the index. */
export function nearestPlace(at: number, count: number, x: (i: number) => number): number {
  let low = 0
  let high = Math.max(0, count - 1)
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (x(middle) <= at) low = middle
    else high = middle
  }
  return at - x(low) <= x(high) - at ? low : high
}
