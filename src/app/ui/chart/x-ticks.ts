/** The marks along the foot of a chart: round numbers, whole years and first days of months, wherever the values stand. */
import { ticks } from 'd3-array'
import { dateText, monthText, plain, shortDollars } from '#calculators/kit/format.ts'
import type { XYChart } from '#calculators/kit/presentation.ts'
import { apart, distance, places, sharesOf, wholePlaces } from './scale.ts'

export interface XTick {
  /** In pixels from the left of the picture. */
  readonly at: number
  /** One line, or two for a long name. */
  readonly lines: readonly string[]
  /** The mark is a year although the values are months or days. */
  readonly isYear?: boolean
}
type Chart = Pick<XYChart, 'kind' | 'x'>
/** Room a mark needs, in pixels. */
const wide = { year: 46, month: 74, date: 88, number: 44 }
/** An average letter of the axis, in pixels. */
const letter = 6.6

export const hasNames = ({ x }: Chart): boolean =>
  (x.kind === 'number' || x.kind === 'year' || x.kind === 'money') && x.values.some((one) => typeof one === 'string')

/** The least of `steps` that leaves at most `room` marks on `span`. */
const stepFor = (span: number, room: number, steps: readonly number[]): number =>
  steps.find((step) => span / step <= room) ?? Math.ceil(span / room)

/** Multiples of `step` from `first` to `last`. */
function multiples(first: number, last: number, step: number): readonly number[] {
  const from = Math.ceil(first / step - 1e-9)
  return Array.from({ length: Math.max(0, Math.floor(last / step + 1e-9) - from + 1) }, (_, i) => (from + i) * step)
}

/** `left` and `inner`: where the first x stands and how far the last is from it, in pixels; `x` gives the place of an index. */
export function xTicks(chart: Chart, x: (i: number) => number, left: number, inner: number): readonly XTick[] {
  const { kind, values } = chart.x
  const evenly = () => byPlace(chart, x, inner)
  if (hasNames(chart)) return names(values.map(String), x, inner)
  const along = values.map((value) => distance(value, kind))
  const [first, last] = [along[0] ?? 0, along.at(-1) ?? 0]
  const inOrder = along.every((one, i) => Number.isFinite(one) && one >= (along[i - 1] ?? one))
  if (!inOrder || last <= first) return evenly()
  const marks = kind === 'month' || kind === 'date' ? inTime(kind, first, last, inner) : inNumbers(chart, along, inner)
  const trueScale = sharesOf(chart).every(
    (share, i) => Math.abs(share - ((along[i] ?? 0) - first) / (last - first)) < 1e-6,
  )
  const found = marks.flatMap(({ value, text, isYear }) => {
    const index = trueScale ? -1 : along.indexOf(value)
    if (!trueScale && index < 0) return []
    const at = trueScale ? left + ((value - first) / (last - first)) * inner : x(index)
    return [{ at, lines: [text], isYear }]
  })
  return found.length < 2 ? evenly() : found
}

interface Mark {
  readonly value: number
  readonly text: string
  readonly isYear: boolean
}

/** Months are counted from year 0, dates in milliseconds. Years where they fit, else months, else days. */
function inTime(kind: 'month' | 'date', first: number, last: number, inner: number): readonly Mark[] {
  const day = 86_400_000
  const toMonth = (value: number) =>
    kind === 'month' ? value : new Date(value).getUTCFullYear() * 12 + new Date(value).getUTCMonth()
  const placeOf = (month: number) => (kind === 'month' ? month : Date.UTC(Math.floor(month / 12), month % 12, 1))
  const [from, to] = [toMonth(first), toMonth(last)]
  if (kind === 'date' && last - first < 75 * day) return []
  const byMonth = stepFor(to - from, inner / wide.month, [1, 2, 3, 6])
  const step = byMonth <= 6 ? byMonth : stepFor(to - from, inner / wide.year, [12, 24, 60, 120, 240, 600])
  return multiples(from, to, step)
    .map((month) => ({
      value: placeOf(month),
      text: step >= 12 ? String(month / 12) : monthText(isoMonth(month), true),
      isYear: step >= 12,
    }))
    .filter(({ value }) => value >= first && value <= last)
}

const isoMonth = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`

/** Round numbers, at most one more than `most`: the rounding alone may give nearly twice as many. */
function roundNumbers(first: number, last: number, most: number): readonly number[] {
  for (let about = most; about > 1; about--) {
    const found = ticks(first, last, about)
    if (found.length <= most + 1) return found
  }
  return ticks(first, last, 1)
}

function inNumbers({ x }: Chart, along: readonly number[], inner: number): readonly Mark[] {
  const [first, last] = [along[0] ?? 0, along.at(-1) ?? 0]
  const room = Math.max(2, Math.floor(inner / wide.number))
  const whole = along.filter((one) => Number.isInteger(one)).length >= 2 && last - first >= 2
  const values = /^months?\b/i.test(x.label)
    ? multiples(first, last, stepFor(last - first, room, [1, 2, 3, 6, 12, 24, 36, 60, 120]))
    : roundNumbers(first, last, Math.min(room, 12)).filter((one) => !whole || Number.isInteger(one))
  const text = (value: number) =>
    x.kind === 'money' ? shortDollars(value) : x.kind === 'year' ? String(value) : plain(value, 4)
  return values.map((value) => ({ value, text: text(value), isYear: false }))
}

/** At places evenly apart, when nothing rounder can be had. */
function byPlace({ x: { kind, values } }: Chart, x: (i: number) => number, inner: number): readonly XTick[] {
  const room = Math.max(2, Math.floor(inner / (kind === 'month' || kind === 'date' ? wide.date : 56)))
  const even = (kind === 'number' ? wholePlaces(values, room) : null) ?? places(values.length, room)
  return apart(even, x, (inner / room) * 0.75).map((i) => ({ at: x(i), lines: [placeText(kind, values[i] ?? '')] }))
}

function placeText(kind: XYChart['x']['kind'], value: string | number): string {
  if (kind === 'month') return monthText(String(value), true)
  if (kind === 'date') return dateText(String(value), true)
  return kind === 'money' ? shortDollars(Number(value)) : String(value)
}

/** Names under their bars, on two lines where one is too narrow; those without room are left out. */
function names(values: readonly string[], x: (i: number) => number, inner: number): readonly XTick[] {
  const slot = inner / Math.max(1, values.length)
  const all = values.map((name) => twoLines(name, Math.max(6, Math.floor(slot / letter))))
  const longest = Math.max(0, ...all.flat().map((line) => line.length))
  const kept = apart([...values.keys()], x, Math.min(slot - 1, longest * letter))
  return kept.map((i) => ({ at: x(i), lines: all[i] ?? [] }))
}

/** A name in at most two lines of about `most` letters, broken between words; what is left over ends in an ellipsis. */
export function twoLines(name: string, most: number): readonly string[] {
  if (name.length <= most) return [name]
  const words = name.split(' ')
  let first = words[0] ?? ''
  let next = 1
  while (next < words.length && `${first} ${words[next]}`.length <= most) first += ` ${words[next++]}`
  const cut = (text: string) => (text.length > most ? `${text.slice(0, Math.max(1, most - 1))}…` : text)
  const second = words.slice(next).join(' ')
  return second ? [cut(first), cut(second)] : [cut(first)]
}
