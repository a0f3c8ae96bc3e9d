/** The parts of an explanation in the order a page fills them in: what stands open first, what is folded or takes long last. */
import type { Calculator, Evaluation, MoreIs } from './definition.ts'
import type { Env, InputValues } from './field.ts'
import type { Chart, Citation, Finding, KeyedTable, Unit, Working } from './presentation.ts'
import { type Effect, weighing } from './sensitivity.ts'
import { drained, type Turns } from './turns.ts'

/** Each number moved a little, ranked by what that does to one figure. */
export interface Matters {
  readonly label: string
  readonly unit: Unit
  readonly moreIs: MoreIs
  readonly effects: readonly Effect[]
}

export interface Parts {
  /** The chart beside the answer. */
  readonly first: Chart | null
  readonly findings: readonly Finding[]
  readonly second: Chart | null
  readonly sources: readonly Citation[]
  readonly tables: readonly KeyedTable[]
  readonly workings: readonly Working[]
  readonly others: readonly Chart[]
  readonly matters: Matters | null
}
export type PartName = keyof Parts

interface Explained {
  readonly calculator: Calculator
  readonly inputs: InputValues
  readonly env: Env
  readonly evaluation: Evaluation
}

const makers: { readonly [K in Exclude<PartName, 'matters'>]: (explained: Explained) => Parts[K] } = {
  first: ({ evaluation }) => evaluation.explain.chart(0),
  findings: ({ evaluation }) => evaluation.explain.findings(),
  second: ({ evaluation }) => evaluation.explain.chart(1),
  sources: ({ evaluation }) => evaluation.explain.sources(),
  tables: ({ evaluation }) => evaluation.explain.tables(),
  workings: ({ evaluation }) => evaluation.explain.workings(),
  others: ({ evaluation }) => evaluation.explain.charts().slice(2),
}
/** So many inputs are ranked. */
const MOST = 6

function* mattersOf({ calculator, inputs, env }: Explained): Turns<Matters | null> {
  const key = calculator.mainFigure(inputs)
  const figure = calculator.figures.find((one) => one.key === key)
  const effects = yield* weighing(calculator, inputs, env, key)
  if (!figure || effects.length === 0) return null
  return { label: figure.label, unit: figure.unit, moreIs: calculator.moreIs(key), effects: effects.slice(0, MOST) }
}

/** One part of an explanation, giving way between tries where it takes long. All the law of these inputs must be here. */
export function* partTurns<K extends PartName>(explained: Explained, name: K): Turns<Parts[K]> {
  if (name === 'matters') return (yield* mattersOf(explained)) as Parts[K]
  return makers[name as keyof typeof makers](explained) as Parts[K]
}
/** The same at once, for a page made ahead. */
export const partOf = <K extends PartName>(explained: Explained, name: K): Parts[K] =>
  drained(partTurns(explained, name))
