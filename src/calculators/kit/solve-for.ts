/** Makes any numeric input the unknown: which value of it gives this figure that target? */
import { roundedTo } from '#engine/decimal.ts'
import { findRoot, signChanges } from '#engine/solve/root.ts'
import type { Answering } from './definition.ts'
import {
  type Env,
  type Field,
  type InputValue,
  type InputValues,
  placesOf,
  placesOfShare,
  type ShareValue,
} from './field.ts'
import { drained, type Turns } from './turns.ts'

export type Solution =
  /** Put `value` back and the figure is `reached`: as near to the target as the last decimal of the input allows. */
  | { readonly outcome: 'solved'; readonly value: InputValue; readonly reached: number }
  /** The figure moves in steps here; this is the value that comes closest. */
  | { readonly outcome: 'closest'; readonly value: InputValue; readonly reached: number }
  | { readonly outcome: 'no-answer'; readonly lowest: number; readonly highest: number }
  | { readonly outcome: 'no-figure' }

export type SolvableField = Extract<Field, { kind: 'money' | 'percent' | 'number' | 'duration' | 'share' }>
export const isSolvable = (field: Field): field is SolvableField =>
  field.kind === 'money' ||
  field.kind === 'percent' ||
  field.kind === 'number' ||
  field.kind === 'duration' ||
  field.kind === 'share'

const whole = (field: SolvableField) => field.kind === 'duration' || (field.kind === 'number' && field.whole)

/** What is asked: which value of the input `unknown` gives the figure `figure` the value `target`? */
export interface Wanted {
  readonly unknown: string
  readonly figure: string
  readonly target: number
}

/** The whole search at once; for the API and the tests. */
export const solveFor = (
  calculator: Answering,
  inputs: InputValues,
  env: Env,
  unknown: string,
  figure: string,
  target: number,
): Solution => drained(solving(calculator, inputs, env, { unknown, figure, target }))

/**
 * Every other input stays as given. Looks over the whole range the field allows; takes the answer nearest to the present value. It
 * gives way between tries, so that a page or a worker can stop it.
 */
export function* solving(
  calculator: Answering,
  inputs: InputValues,
  env: Env,
  { unknown, figure, target }: Wanted,
): Turns<Solution> {
  const field = calculator.fields[unknown]
  if (!field || !isSolvable(field)) return { outcome: 'no-figure' }
  const wrap = (x: number): InputValue => (field.kind === 'share' ? { amount: x, unit: shareUnit(inputs[unknown]) } : x)
  const seen = new Map<number, number>()
  const figureAt = (x: number): number => {
    const known = seen.get(x)
    if (known !== undefined) return known
    const trial = { ...inputs, [unknown]: wrap(x) }
    const value =
      Object.keys(calculator.check(trial)).length > 0
        ? Number.NaN
        : (calculator.evaluate(trial, env).figures[figure] ?? Number.NaN)
    seen.set(x, value)
    return value
  }
  const now = currentNumber(inputs[unknown])
  const off = (x: number) => figureAt(x) - target
  const places = field.kind === 'share' ? placesOfShare(shareUnit(inputs[unknown])) : placesOf(field)
  const near = Math.max(0.005, Math.abs(target) * 1e-9)
  const points = searchPoints(field, inputs, unknown, now)
  for (const x of points) {
    figureAt(x)
    yield
  }
  const brackets = signChanges(off, points).sort((a, b) => distance(a, now) - distance(b, now))

  for (const { low, high } of brackets) {
    yield
    const x = low === high ? low : crossing(off, low, high)
    // What the boxes hold: nobody pays a part of a cent.
    const tries = [down(x, places), roundedTo(x, places), -down(-x, places)]
    const best = tries.reduce((a, b) => (miss(off(a)) <= miss(off(b)) ? a : b))
    const reached = figureAt(best)
    if (Number.isNaN(reached)) continue
    const isRoot = !whole(field) && miss(off(x)) <= near
    return {
      outcome: isRoot || Math.abs(reached - target) <= near ? 'solved' : 'closest',
      value: wrap(best),
      reached,
    }
  }
  const values = points.map(figureAt).filter((value) => !Number.isNaN(value))
  if (values.length === 0) return { outcome: 'no-figure' }
  return { outcome: 'no-answer', lowest: Math.min(...values), highest: Math.max(...values) }
}

/** Where the sign changes: the root, or the step the figure jumps at. */
function crossing(off: (x: number) => number, low: number, high: number): number {
  const root = findRoot(off, low, high, { tolerance: 1e-10 })
  return root.outcome === 'no-bracket' ? low : root.x
}

const miss = (difference: number) => (Number.isNaN(difference) ? Number.POSITIVE_INFINITY : Math.abs(difference))
/** To so many decimals, towards minus infinity; what is a hair off a decimal counts as on it. */
const down = (x: number, places: number): number => {
  const near = roundedTo(x, places)
  return near <= x || near - x < 1e-9 * Math.abs(x) ? near : roundedTo(near - 10 ** -places, places)
}
const distance = (bracket: { low: number; high: number }, now: number) =>
  now < bracket.low ? bracket.low - now : now > bracket.high ? now - bracket.high : 0

function shareUnit(value: InputValue | undefined): ShareValue['unit'] {
  return typeof value === 'object' && value !== null && 'unit' in value ? (value as ShareValue).unit : 'usd'
}
function currentNumber(value: InputValue | undefined): number {
  if (typeof value === 'number') return value
  return typeof value === 'object' && value !== null && 'amount' in value ? (value as ShareValue).amount : 0
}

/** Close steps where people live (the slider's range, around the present value), wide steps out to the limits. */
function searchPoints(field: SolvableField, inputs: InputValues, name: string, now: number): number[] {
  const [min, max] =
    field.kind === 'share'
      ? [0, shareUnit(inputs[name]) === 'pct' ? field.maxPct : field.maxUsd]
      : [field.min, field.max]
  const points = new Set<number>([min, max, now])
  const slider = field.kind === 'share' ? undefined : field.slider
  const from = slider?.from ?? Math.max(min, now / 4)
  const to = slider?.to ?? Math.min(max, Math.max(now * 4, min + 1))
  for (let i = 0; i <= 40; i++) points.add(from + ((to - from) * i) / 40)
  const reach = Math.max(Math.abs(max), 1)
  for (let i = 0; i <= 36; i++) points.add(Math.min(max, Math.max(min, reach * 10 ** (-9 + i / 4))))
  const list = [...points].map((x) => (whole(field) ? Math.round(x) : x)).filter((x) => x >= min && x <= max)
  return [...new Set(list)].sort((a, b) => a - b)
}
