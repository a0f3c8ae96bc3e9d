/**
 * `npm run api:shapes`: the tables and columns every calculator has been seen to answer, written to `src/calculators/api/table-shapes.ts`,
 * from which the API's description is made. What stands there stays: a name is a promise, and one that is no longer answered is taken out
 * by hand, with the next version of the API. The contract test holds every answer to it.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { columnsOf } from '../src/calculators/api/table-schema.ts'
import { tableShapes } from '../src/calculators/api/table-shapes.ts'
import { unitOf } from '../src/calculators/api/units.ts'
import { catalogue } from '../src/calculators/catalogue.ts'
import { anyInputs } from '../src/calculators/kit/contract/any-inputs.testkit.ts'
import type { Calculator } from '../src/calculators/kit/definition.ts'
import { type InputValues, initialInputs } from '../src/calculators/kit/field.ts'
import { lawShelf } from '../src/calculators/kit/law-shelf.ts'
import { bringMissing } from '../src/calculators/kit/missing.ts'
import type { KeyedTable } from '../src/calculators/kit/presentation.ts'
import { studied } from '../src/calculators/kit/study.ts'
import { defaultYear } from '../src/facts/default-year.ts'

const file = path.join(path.dirname(import.meta.dirname), 'src', 'calculators', 'api', 'table-shapes.ts')
const law = lawShelf()
const env = { today: `${defaultYear}-11-21`, year: defaultYear, law }
/** Random questions beside the starting values and the worked examples. */
const TRIES = 150

/** Columns by key: the unit, and whether every table seen so far has it. */
type Seen = Map<string, { readonly unit: string; isAlways: boolean }>

const numbered = (key: string): string => key.replace(/\d+$/, '{n}')
/** Tables of which there is one for each child; the number of a form is its name. */
const tableName = (key: string): string => (key.startsWith('child') ? numbered(key) : key)

function seen(tables: Map<string, Seen>, table: KeyedTable): void {
  const columns = [
    ...(table.lines ? [{ key: 'key', unit: 'text' as const }] : []),
    ...table.columns.map(({ key, unit, numbers }) => ({ key: numbered(key), unit: numbers?.unit ?? unit })),
  ]
  const key = tableName(table.key)
  const known = tables.get(key)
  const now: Seen = known ?? new Map()
  for (const column of columns) {
    const unit = unitOf(column.unit)
    const before = now.get(column.key)
    if (before && before.unit !== unit) throw new Error(`${key}.${column.key} is ${before.unit} and ${unit}`)
    if (!before) now.set(column.key, { unit, isAlways: known === undefined })
  }
  const here = new Set(columns.map((column) => column.key))
  for (const [name, one] of now) if (!here.has(name)) one.isAlways = false
  tables.set(key, now)
}

/** What the file holds now. */
function kept(slug: string): Map<string, Seen> {
  return new Map(
    Object.entries(tableShapes[slug] ?? {}).map(([key, shape]) => [
      key,
      new Map(columnsOf(shape).map(({ key: name, unit, isAlways }) => [name, { unit, isAlways }])),
    ]),
  )
}

async function ask(
  calculator: Calculator,
  inputs: InputValues,
  year: number,
  isWhole: boolean,
): Promise<readonly KeyedTable[]> {
  const at = { ...env, year }
  await bringMissing(calculator, inputs, at)
  return calculator.evaluate(inputs, at, isWhole ? await studied(calculator, inputs, at) : undefined).explain.tables()
}

async function shapesOf(slug: string, calculator: Calculator): Promise<Map<string, Seen>> {
  const tables = kept(slug)
  const defaults = initialInputs(calculator.fields, env)
  const cases = await calculator.cases()
  for (const one of [{ inputs: {} }, ...cases])
    for (const table of await ask(
      calculator,
      { ...defaults, ...(one.inputs as InputValues) },
      ('year' in one ? one.year : undefined) ?? defaultYear,
      true,
    ))
      seen(tables, table)
  for (const inputs of fc.sample(anyInputs(calculator), { numRuns: TRIES, seed: 2026 }))
    if (Object.keys(calculator.check(inputs)).length === 0)
      for (const table of await ask(calculator, inputs, defaultYear, false)) seen(tables, table)
  return tables
}

const text = (tables: Map<string, Seen>): string =>
  [...tables]
    .map(([key, columns]) => {
      const shape = [...columns].map(([name, { unit, isAlways }]) => `${name}${isAlways ? '' : '?'} ${unit}`).join(', ')
      return `    ${/^\w+$/.test(key) ? key : `'${key}'`}: '${shape}',\n`
    })
    .join('')

let body = ''
for (const entry of catalogue) {
  if (!entry.load) continue
  const { calculator } = await entry.load()
  const tables = await shapesOf(entry.slug, calculator)
  body += `  ${/^[a-z]\w*$/.test(entry.slug) ? entry.slug : `'${entry.slug}'`}: {\n${text(tables)}  },\n`
  process.stdout.write(`${entry.slug}: ${tables.size} tables\n`)
}
writeFileSync(
  file,
  `/** The tables of every calculator's answers, by calculator and table: what programs may hold on to. Written by \`npm run api:shapes\`. */
import type { TableShapes } from './table-schema.ts'

export const tableShapes: Readonly<Record<string, TableShapes>> = {
${body}}
`,
)
