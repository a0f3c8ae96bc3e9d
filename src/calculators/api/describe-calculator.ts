/** What a calculator asks and answers, for programs. */
import type { CatalogueEntry } from '../catalogue.ts'
import type { Calculator, Case, Meta } from '../kit/definition.ts'
import type { Clock, InputValues } from '../kit/field.ts'
import type { JsonSchema } from '../kit/json-schema.ts'
import type { Unit } from '../kit/presentation.ts'
import { inputsSchema } from './field-schema.ts'
import { columnsOf, type TableShapes } from './table-schema.ts'
import { tableShapes } from './table-shapes.ts'
import { toldInputs } from './told-inputs.ts'
import { type ApiUnit, monthOfNumber, unitOf } from './units.ts'

export const summary = ({ slug, title, category, description }: Meta) => ({ slug, title, category, description })

/** A question with where its answer comes from, ready to be sent. */
export interface Example {
  readonly name: string
  readonly derivation: string
  readonly body: { readonly inputs: Readonly<Record<string, unknown>>; readonly year?: number; readonly asOf?: string }
  /** Figures of the answer, and how far off they may be in their own unit. */
  readonly expect: Readonly<Record<string, number | string>>
  readonly within: number
}

export interface DescribedFigure {
  readonly key: string
  readonly label: string
  readonly unit: ApiUnit
  readonly dollars?: 'nominal' | 'today'
}
export interface DescribedCalculator {
  readonly slug: string
  readonly title: string
  readonly category: string
  readonly description: string
  readonly question: string
  /** The page that answers the same. */
  readonly path: string
  readonly years: readonly number[]
  readonly inputs: JsonSchema
  readonly figures: readonly DescribedFigure[]
  readonly tables: readonly { readonly key: string; readonly columns: readonly object[] }[]
  readonly outcomes: Readonly<Record<string, string>>
  readonly examples: readonly Example[]
}

/** What is asked, as far as an example needs it. */
type Asked = Pick<Calculator, 'slug' | 'fields'> & {
  readonly figures: readonly { readonly key: string; readonly unit: Unit }[]
}

/** A month is told as the answer tells it; all else as the derivation has it. */
const expected = ({ figures }: Asked, key: string, value: number): number | string =>
  figures.find((figure) => figure.key === key)?.unit === 'month' ? monthOfNumber(value) : value

export const exampleOf = (asked: Asked, { name, derivation, inputs, year, expect, within }: Case): Example => ({
  name,
  derivation,
  body: {
    inputs: toldInputs(asked.slug, asked.fields, inputs as InputValues),
    ...(year === undefined ? {} : { year }),
  },
  expect: Object.fromEntries(Object.entries(expect).map(([key, value]) => [key, expected(asked, key, value)])),
  within,
})

const shapesOf = (slug: string): TableShapes => tableShapes[slug] ?? {}

export const describedFigures = (
  figures: readonly { key: string; label: string; unit: Unit; dollars?: 'nominal' | 'today' }[],
): readonly DescribedFigure[] =>
  figures.map(({ key, label, unit, dollars }) => ({
    key,
    label,
    unit: unitOf(unit),
    ...(dollars ? { dollars } : {}),
  }))
export const describedTables = (shapes: TableShapes): DescribedCalculator['tables'] =>
  Object.entries(shapes).map(([key, shape]) => ({
    key,
    columns: columnsOf(shape).map(({ key: column, unit, isAlways }) => ({
      key: column,
      unit,
      ...(isAlways ? {} : { optional: true }),
    })),
  }))

/** `clock`: the day whose starting values are told; null for a description that holds on every day. */
export async function describeCalculator(
  entry: CatalogueEntry,
  calculator: Calculator,
  clock: Clock | null,
): Promise<DescribedCalculator> {
  const cases = await calculator.cases()
  return {
    ...summary(entry),
    question: entry.question,
    path: entry.path,
    years: calculator.years,
    inputs: inputsSchema(calculator.slug, calculator.fields, clock),
    figures: describedFigures(calculator.figures),
    tables: describedTables(shapesOf(calculator.slug)),
    outcomes: calculator.outcomes,
    examples: cases.map((one) => exampleOf(calculator, one)),
  }
}
