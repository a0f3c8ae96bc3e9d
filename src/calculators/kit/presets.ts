/** The questions "Solve for" offers with these numbers: a calculator's own, and where those are fewer than three, some of ours. */
import type { Answered, Answering, FigureName } from './definition.ts'
import type { Env, InputValues } from './field.ts'
import { figureText } from './format.ts'
import { type Effect, stepped, weighing } from './sensitivity.ts'
import { isSolvable, type Wanted } from './solve-for.ts'
import type { Turns } from './turns.ts'

export interface Preset extends Wanted {
  readonly question: string
}
/** This many are offered. */
const OFFERED = 3

export type Figure = FigureName

/** What can be known at each try: what a study finds cannot. */
export const quickFigures = (calculator: Answering, inputs: InputValues, env: Env): Answered['figures'] =>
  calculator.evaluate(inputs, env, calculator.study ? null : undefined).figures
/** Figures that can be aimed at: those of this outcome that are no dates. */
export const aims = (calculator: Answering, figures: Answered['figures']): readonly Figure[] =>
  calculator.figures.filter(({ key, unit }) => unit !== 'month' && figures[key] !== undefined)
/** Inputs that can be made the unknown. */
export const unknowns = (calculator: Answering, inputs: InputValues): readonly string[] =>
  Object.keys(calculator.fields).filter((name) => {
    const field = calculator.fields[name]
    return field !== undefined && isSolvable(field) && calculator.shown(name, inputs)
  })

/** Up to three questions that make sense for these numbers. Gives way between tries. */
export function* presetsFor(calculator: Answering, inputs: InputValues, env: Env): Turns<readonly Preset[]> {
  const evaluation = calculator.evaluate(inputs, env, calculator.study ? null : undefined)
  const { figures } = evaluation
  const known = aims(calculator, figures)
  const free = new Set(unknowns(calculator, inputs))
  const offered: Preset[] = []
  const spec = (key: string) => known.find((one) => one.key === key)
  for (const { unknown, figure, target, question } of calculator.presets) {
    const aim = spec(figure)
    const now = figures[figure]
    if (!aim || now === undefined || !free.has(unknown)) continue
    const wanted = target(now)
    if (!Number.isFinite(wanted) || wanted === now) continue
    offered.push({ unknown, figure, target: wanted, question: question(figureText(wanted, wholly(aim, wanted))) })
  }
  const main = calculator.mainFigure(inputs)
  const order = [...new Set([main, ...evaluation.answer().keyFigures, ...known.map(({ key }) => key)])]
  const spare: Preset[] = []
  for (const key of order) {
    if (offered.length >= OFFERED) break
    const aim = spec(key)
    const now = figures[key]
    if (!aim || now === undefined) continue
    for (const effect of yield* weighing(calculator, inputs, env, key)) {
      if (!free.has(effect.field)) continue
      // Of the main figure, a target that is good news, where a step leads there.
      const moreIs = key === main ? calculator.moreIs(key) : 'neither'
      const isBad = moreIs !== 'neither' && effect.change > 0 !== (moreIs === 'better')
      const back = isBad ? stepped(calculator, inputs, env, key, effect.field, -1, now) : null
      const made = ours(calculator, aim, now, back && back.change > 0 !== effect.change > 0 ? back : effect)
      if (!made) continue
      const isNew = offered.length < OFFERED && offered.every(({ unknown }) => unknown !== effect.field)
      ;(isNew ? offered : spare).push(made)
    }
  }
  // Where few inputs move anything, one of them may be asked for twice.
  return [...offered, ...spare].slice(0, OFFERED)
}

/** A round target the input's sensible step reaches or passes. */
function ours(calculator: Answering, aim: Figure, now: number, { field, change }: Effect): Preset | null {
  const { label } = calculator.fields[field] ?? {}
  const target = roundBetween(now, now + change)
  if (label === undefined || target === null) return null
  const question = `Get “${aim.label}” to ${figureText(target, wholly(aim, target))} by changing “${label}”`
  return { unknown: field, figure: aim.key, target, question }
}

/** Whole dollars where there are no cents to say. */
const wholly = ({ unit }: Figure, value: number) => (unit === 'cents' && Number.isInteger(value) ? 'money' : unit)

/** The roundest number after `now` on the way to `then`, `then` included; null where there is no way to go. */
export function roundBetween(now: number, then: number): number | null {
  const span = Math.abs(then - now)
  if (!(span > 0) || !Number.isFinite(span)) return null
  const up = then > now
  for (let power = Math.ceil(Math.log10(Math.max(Math.abs(now), Math.abs(then), span))); power > -6; power--)
    for (const part of [1, 0.5]) {
      const step = part * 10 ** power
      const steps = up ? Math.floor(then / step + 1e-9) : Math.ceil(then / step - 1e-9)
      const found = Number((steps * step).toPrecision(12))
      if (up ? found > now : found < now) return found
    }
  return then
}
