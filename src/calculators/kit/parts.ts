/** The parts of an explanation in the order a page fills them in: what stands open first, what is folded or takes long last. */
import type { Calculator, Evaluation, MoreIs } from './definition.ts'
import type { Env, InputValues } from './field.ts'
import type { Chart, Citation, Finding, Table, Unit, Working } from './presentation.ts'
import { type Effect, whatMatters } from './sensitivity.ts'

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
  readonly tables: readonly Table[]
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

const makers: { readonly [K in PartName]: (explained: Explained) => Parts[K] } = {
  first: ({ evaluation }) => evaluation.explain.chart(0),
  findings: ({ evaluation }) => evaluation.explain.findings(),
  second: ({ evaluation }) => evaluation.explain.chart(1),
  sources: ({ evaluation }) => evaluation.explain.sources(),
  tables: ({ evaluation }) => evaluation.explain.tables(),
  workings: ({ evaluation }) => evaluation.explain.workings(),
  others: ({ evaluation }) => evaluation.explain.charts().slice(2),
  matters: ({ calculator, inputs, env }) => {
    const key = calculator.mainFigure(inputs)
    const figure = calculator.figures.find((one) => one.key === key)
    const effects = whatMatters(calculator, inputs, env)
    if (!figure || effects.length === 0) return null
    return { label: figure.label, unit: figure.unit, moreIs: calculator.moreIs(key), effects }
  },
}
export const partNames = Object.keys(makers) as readonly PartName[]

/** One part of an explanation. All the law of these inputs must be here. */
export const partOf = <K extends PartName>(explained: Explained, name: K): Parts[K] => makers[name](explained)
