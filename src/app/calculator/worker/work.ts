/** The long questions a page asks about a calculator, each as work that gives way between tries. */
import type { Calculator, Evaluation } from '#calculators/kit/definition.ts'
import type { Env, InputValue, InputValues } from '#calculators/kit/field.ts'
import { type Front, frontOf } from '#calculators/kit/front.ts'
import { type PartName, type Parts, partTurns } from '#calculators/kit/parts.ts'
import { type Preset, presetsFor } from '#calculators/kit/presets.ts'
import { type Solution, solving, type Wanted } from '#calculators/kit/solve-for.ts'
import type { Turns } from '#calculators/kit/turns.ts'
import type { Who } from './completed.ts'

/** The numbers a question is about. */
export interface Asked {
  readonly inputs: InputValues
  readonly env: Env
}
/** One side of a grid: an input and the values it takes. */
export interface GridSide {
  readonly field: string
  readonly values: readonly InputValue[]
}
/** What is asked, by kind. Plain data: it crosses to the worker. */
export interface Payloads {
  /** One part of what explains the answer. `found`: what the study of these inputs has found; undefined where that is known. */
  readonly part: Asked & { readonly found: unknown; readonly name: PartName }
  readonly presets: Asked
  /** The answer at a glance. `inputs` are some of the calculator’s, the rest are starting values. */
  readonly front: Asked & { readonly who: Who; readonly given?: InputValues }
  readonly solve: Asked & Wanted
  /** A figure for each pair of values. */
  readonly grid: Asked & { readonly x: GridSide; readonly y: GridSide; readonly figure: string }
}
export interface Answers {
  readonly part: Parts[PartName]
  readonly presets: readonly Preset[]
  readonly front: { readonly front: Front; readonly given: InputValues }
  readonly solve: Solution
  /** `[y][x]`; null where these values do not fit together or the figure is not there. */
  readonly grid: readonly (readonly (number | null)[])[]
}
export type Kind = keyof Payloads

export const works: { readonly [K in Kind]: (calculator: Calculator, payload: Payloads[K]) => Turns<Answers[K]> } = {
  part: (calculator, { inputs, env, found, name }) =>
    partTurns({ calculator, inputs, env, evaluation: evaluated(calculator, inputs, env, found) }, name),
  presets: (calculator, { inputs, env }) => presetsFor(calculator, inputs, env),
  front,
  solve: (calculator, { inputs, env, unknown, figure, target }) =>
    solving(calculator, inputs, env, { unknown, figure, target }),
  grid,
}

function* front(calculator: Calculator, { inputs, env, given = inputs }: Payloads['front']): Turns<Answers['front']> {
  yield
  return { front: frontOf(calculator, inputs, calculator.evaluate(inputs, env)), given }
}

function* grid(calculator: Calculator, { inputs, env, x, y, figure }: Payloads['grid']): Turns<Answers['grid']> {
  const rows: (number | null)[][] = []
  for (const down of y.values) {
    const row: (number | null)[] = []
    for (const across of x.values) {
      yield
      const trial = { ...inputs, [x.field]: across, [y.field]: down }
      const fits = Object.keys(calculator.check(trial)).length === 0
      row.push(fits ? (calculator.evaluate(trial, env).figures[figure] ?? null) : null)
    }
    rows.push(row)
  }
  return rows
}

/** The parts of one answer are asked one after another: it is worked out once. */
let last: {
  readonly calculator: Calculator
  readonly asked: string
  readonly found: unknown
  readonly evaluation: Evaluation
} | null = null
function evaluated(calculator: Calculator, inputs: InputValues, env: Env, found: unknown): Evaluation {
  const asked = JSON.stringify([inputs, env.today, env.year])
  if (last?.calculator === calculator && last.asked === asked && last.found === found) return last.evaluation
  const evaluation = calculator.evaluate(inputs, env, found)
  last = { calculator, asked, found, evaluation }
  return evaluation
}
