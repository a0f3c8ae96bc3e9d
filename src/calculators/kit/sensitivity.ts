/** What matters most: each input moved by one sensible step, ranked by what it does to the main figure. */
import type { Answering } from './definition.ts'
import type { Env, Field, InputValue, InputValues, ShareValue } from './field.ts'
import { dollars, monthsText, plain } from './format.ts'
import { drained, type Turns } from './turns.ts'

export interface Effect {
  readonly field: string
  /** "Interest rate +1 point". */
  readonly label: string
  /** Change of the main figure, in its unit. */
  readonly change: number
}

/** At most `most` inputs whose step changes the main figure at all, largest effect first. All at once: for a page made ahead. */
export const whatMatters = (calculator: Answering, inputs: InputValues, env: Env, most = 6): readonly Effect[] =>
  drained(weighing(calculator, inputs, env, calculator.mainFigure(inputs))).slice(0, most)

/** Every input whose step changes this figure, largest effect first. Gives way between tries. */
export function* weighing(
  calculator: Answering,
  inputs: InputValues,
  env: Env,
  figure: string,
): Turns<readonly Effect[]> {
  const now = calculator.evaluate(inputs, env).figures[figure]
  if (now === undefined) return []
  const effects: Effect[] = []
  for (const name of Object.keys(calculator.fields)) {
    if (!calculator.shown(name, inputs)) continue
    yield
    // A step up may change nothing (inside a bracket, past a limit) where the same step down does.
    const up = stepped(calculator, inputs, env, figure, name, 1, now)
    const effect = isFelt(up) ? up : stepped(calculator, inputs, env, figure, name, -1, now)
    if (isFelt(effect)) effects.push(effect)
  }
  return effects.sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
}

const isFelt = (effect: Effect | null): effect is Effect => effect !== null && Math.abs(effect.change) >= 0.005

/** What one sensible step up (1) or down (−1) of an input does to a figure that is `now`; null where there is no such step. */
export function stepped(
  calculator: Answering,
  inputs: InputValues,
  env: Env,
  figure: string,
  name: string,
  sign: 1 | -1,
  now: number,
): Effect | null {
  const field = calculator.fields[name]
  const moved = field && nudge(field, inputs[name], sign)
  if (!moved) return null
  const trial = { ...inputs, [name]: moved.value }
  if (Object.keys(calculator.check(trial)).length > 0) return null
  const then = calculator.evaluate(trial, env).figures[figure]
  return then === undefined ? null : { field: name, label: `${field.label} ${moved.text}`, change: then - now }
}

function nudge(field: Field, value: InputValue | undefined, sign: 1 | -1): { value: InputValue; text: string } | null {
  const mark = sign > 0 ? '+' : '−'
  switch (field.kind) {
    case 'money':
    case 'percent':
    case 'number':
    case 'duration': {
      if (field.nudge === undefined || typeof value !== 'number') return null
      const next = Number((value + sign * field.nudge).toPrecision(12))
      if (next < field.min || next > field.max) return null
      const size =
        field.kind === 'money'
          ? dollars(field.nudge)
          : field.kind === 'percent'
            ? percentPoints(field.nudge)
            : field.kind === 'duration'
              ? monthsText(field.nudge)
              : countText(field.nudge, field.unit)
      return { value: next, text: `${mark}${size}` }
    }
    case 'share': {
      if (field.nudge === undefined || typeof value !== 'object' || value === null || !('unit' in value)) return null
      const share = value as ShareValue
      const step = share.unit === 'pct' ? 5 : field.nudge
      const next = share.amount + sign * step
      if (next < 0 || next > (share.unit === 'pct' ? field.maxPct : field.maxUsd)) return null
      return {
        value: { amount: next, unit: share.unit },
        text: `${mark}${share.unit === 'pct' ? percentPoints(step) : dollars(step)}`,
      }
    }
    default:
      return null
  }
}

/** "5 years", "1 year", "1 child". */
const countText = (count: number, unit: string) => `${plain(count)} ${count === 1 ? single(unit) : unit}`.trim()
const irregular: Readonly<Record<string, string>> = {
  children: 'child',
  people: 'person',
  'square feet': 'square foot',
}
const single = (unit: string) => irregular[unit] ?? unit.replace(/s$/, '')
const percentPoints = (points: number) => `${plain(points)} ${points === 1 ? 'point' : 'points'}`
