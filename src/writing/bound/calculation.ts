/**
 * A calculation an editor asks for, through the reading of the JSON API: its names of inputs and figures, its units, its refusals. Lists
 * are written `cards="name:Card, balance:5000, apr:22.15; name:Store, ..."`; `@name` is a figure of law or of a calculation above; what is
 * left out takes the calculator's starting value.
 */

import { inputNames } from '#calculators/api/input-names.ts'
import { nearName } from '#calculators/api/near-name.ts'
import { readInputs } from '#calculators/api/read-inputs.ts'
import { type ToldTable, toldTable } from '#calculators/api/told-table.ts'
import { catalogue, entryBySlug } from '#calculators/catalogue.ts'
import type { Calculator } from '#calculators/kit/definition.ts'
import type { CellField, Env, Field, InputValue, InputValues } from '#calculators/kit/field.ts'
import { unmarked } from '#calculators/kit/format.ts'
import { lawShelf } from '#calculators/kit/law-shelf.ts'
import { bringMissing } from '#calculators/kit/missing.ts'
import type { Chart, Unit } from '#calculators/kit/presentation.ts'
import { writeLink } from '#calculators/kit/share-link.ts'
import { type Amount, amountText, cellAmount, figureAmount } from './amount.ts'
import { isRefused, type Refused } from './bound-fact.ts'
import type { CalculationAsked } from './says.ts'

export interface Calculation {
  readonly slug: string
  readonly title: string
  readonly question: string
  readonly icon: string
  /** The calculator's page with these numbers filled in. */
  readonly href: string
  /** The answer in one sentence. */
  readonly headline: string
  readonly figures: ReadonlyMap<string, Amount>
  /** The inputs the text names, in words: 'Home price: $400,000'. */
  readonly asked: readonly string[]
  /** The numbers it was asked, by the API's names. */
  readonly inputs: ReadonlyMap<string, Amount>
  readonly tables: Readonly<Record<string, ToldTable>>
  readonly charts: readonly Chart[]
}

/** What `@name` of an input is. */
export type AmountOf = (name: string) => Promise<Amount | Refused>
/** The day and the year of the law it is worked out for. */
export type On = Pick<Env, 'today' | 'year'>

export async function calculate(asked: CalculationAsked, on: On, amountOf: AmountOf): Promise<Calculation | Refused> {
  const entry = entryBySlug(asked.slug)
  if (!entry?.load) {
    const near = nearName(
      asked.slug,
      catalogue.flatMap(({ slug, load }) => (load ? [slug] : [])),
    )
    return { refused: `No calculator is called “${asked.slug}”.${near ? ` Did you mean ${near}?` : ''}` }
  }
  const { calculator } = await entry.load()
  const sent = await sentInputs(calculator, asked, on, amountOf)
  if (isRefused(sent)) return sent
  const env: Env = { today: on.today, year: sent.year, law: lawShelf() }
  const read = readInputs(asked.slug, calculator, sent.inputs, env)
  if (!read.ok)
    return {
      refused: Object.entries(read.errors)
        .map(([name, sentence]) => `${asked.slug} ${name}: ${sentence}`)
        .join(' '),
    }
  const names = inputNames(asked.slug, calculator.fields)
  const idle = read.given.filter((name) => !calculator.shown(names.toField(name) ?? name, read.inputs))
  // A number that changes nothing would stand in a sentence as if it did.
  if (idle.length > 0)
    return { refused: `${asked.slug} doesn’t ask ${idle.join(', ')} with these inputs. Leave it out.` }
  await bringMissing(calculator, read.inputs, env)
  // Long studies are not run for a text: what they find has no place in a sentence that is looked up for each day.
  const evaluation = calculator.evaluate(read.inputs, env)
  const { headline, tables, charts } = evaluation.present()
  const units = new Map<string, Unit>(calculator.figures.map(({ key, unit }) => [key, unit]))
  return {
    slug: asked.slug,
    title: entry.title,
    question: entry.question,
    icon: entry.icon,
    href: `${entry.path}${writeLink(calculator, read.inputs, sent.year)}`,
    headline: unmarked(headline),
    figures: new Map(
      Object.entries(evaluation.figures).flatMap(([key, value]) => {
        const unit = units.get(key)
        return unit === undefined ? [] : [[key, figureAmount(value, unit)] as const]
      }),
    ),
    asked: read.given.flatMap((name) => askedWords(calculator, names.toField(name) ?? name, read.inputs)),
    inputs: askedAmounts(calculator, read.inputs),
    tables: Object.fromEntries(tables.map((table) => [table.key, toldTable(table)])),
    charts,
  }
}

/** One input as its label and its value; lists are too long to say. */
function askedWords({ fields }: Calculator, name: string, inputs: InputValues): readonly string[] {
  const field = fields[name]
  if (!field || field.kind === 'rows') return []
  const value = inputs[name]
  const amount = askedAmount(field, value)
  const text = amount
    ? amountText(amount, null)
    : field.kind === 'toggle'
      ? value === true
        ? 'yes'
        : 'no'
      : choiceText(field, value)
  return text === null || text === '' ? [] : [`${field.label}: ${text}`]
}

const choiceText = (field: Field, value: InputValue | undefined): string =>
  field.kind === 'choice' ? (field.options.find((option) => option.value === value)?.label ?? '') : ''

/** Numbers among the inputs, in the units of sentences. */
function askedAmounts({ slug, fields, shown }: Calculator, inputs: InputValues): ReadonlyMap<string, Amount> {
  const names = inputNames(slug, fields)
  return new Map(
    Object.entries(fields).flatMap(([name, field]) => {
      const amount = shown(name, inputs) ? askedAmount(field, inputs[name]) : null
      return amount ? [[names.toApi(name), amount] as const] : []
    }),
  )
}

function askedAmount(field: Field, value: InputValue | undefined): Amount | null {
  if (field.kind === 'share' && typeof value === 'object' && value !== null && 'amount' in value)
    return value.unit === 'pct'
      ? { value: value.amount / 100, unit: 'fraction' }
      : { value: value.amount, unit: 'money' }
  if (typeof value !== 'number') return null
  if (field.kind === 'money') return { value, unit: 'money' }
  if (field.kind === 'percent') return { value: value / 100, unit: 'fraction' }
  return { value, unit: field.kind === 'duration' ? 'months' : 'number' }
}

/** `monthlyPayment`, `inputs.price`, or `tables.schedule.12.balance`: the row counts from 1, or is the line's own name. */
export function figureOf(calculation: Calculation, path: string): Amount | Refused {
  const [first, key = '', row = '', column = ''] = path.split('.')
  if (first === 'inputs')
    return calculation.inputs.get(key) ?? refusal(calculation, 'input', key, [...calculation.inputs.keys()])
  if (first !== 'tables') {
    const amount = calculation.figures.get(path)
    return amount ?? refusal(calculation, 'figure', path, [...calculation.figures.keys()])
  }
  const table = calculation.tables[key]
  if (!table) return refusal(calculation, 'table', key, Object.keys(calculation.tables))
  const cells = table.rows.find((one) => one['key'] === row) ?? table.rows[Number(row) - 1]
  if (!cells) return { refused: `The table ${key} of ${calculation.slug} has no row ${row}.` }
  const shown = table.columns.find((one) => one.key === column)
  if (!shown)
    return refusal(
      calculation,
      `column of ${key}`,
      column,
      table.columns.map((one) => one.key),
    )
  return cellAmount(cells[column] ?? null, shown.unit) ?? { refused: `${path} of ${calculation.slug} is empty.` }
}

export function chartOf(calculation: Calculation, key: string): Chart | Refused {
  const chart = calculation.charts.find((one) => one.key === key)
  return (
    chart ??
    refusal(
      calculation,
      'chart',
      key,
      calculation.charts.map((one) => one.key),
    )
  )
}

function refusal({ slug }: Calculation, kind: string, name: string, known: readonly string[]): Refused {
  const near = nearName(name, known)
  return {
    refused: `${slug} has no ${kind} “${name}”. ${near ? `Did you mean ${near}?` : `It has: ${known.slice(0, 12).join(', ')}.`}`,
  }
}

async function sentInputs(calculator: Calculator, { slug, inputs }: CalculationAsked, on: On, amountOf: AmountOf) {
  const names = inputNames(slug, calculator.fields)
  const sent: Record<string, unknown> = {}
  let { year } = on
  for (const [name, text] of inputs) {
    if (name === 'year') {
      year = Number(text)
      if (!calculator.years.includes(year))
        return { refused: `${slug} knows the years ${calculator.years.join(', ')}.` }
      continue
    }
    const own = names.toField(name)
    const field = own === undefined ? undefined : calculator.fields[own]
    const value = await sentValue(field, text, amountOf)
    if (typeof value === 'object' && value !== null && isRefused(value)) return value
    sent[name] = value
  }
  const last = calculator.years.at(-1)
  return { inputs: sent, year: last !== undefined && !calculator.years.includes(year) ? last : year }
}

async function sentValue(field: Field | CellField | undefined, text: string, amountOf: AmountOf): Promise<unknown> {
  if (text.startsWith('@')) {
    const amount = await amountOf(text.slice(1))
    if (isRefused(amount)) return amount
    const { value, unit } = amount
    if (typeof value === 'string') return value
    // The API takes rates as percent points, and nobody pays parts of a cent.
    return unit === 'fraction' ? Number((value * 100).toFixed(8)) : unit === 'money' ? Number(value.toFixed(2)) : value
  }
  switch (field?.kind) {
    case 'money':
    case 'percent':
    case 'number':
    case 'duration': {
      const plain = text.replaceAll(/[$,%]/g, '')
      return text === 'none' ? null : plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : text
    }
    case 'toggle':
      return text === 'yes' || text === 'true' ? true : text === 'no' || text === 'false' ? false : text
    case 'date':
      return text === 'none' ? null : text
    case 'rows': {
      const { columns } = field
      const names = inputNames('', columns)
      const rows = text.split(';').map(async (row) => {
        const cells = row.split(',').map(async (cell) => {
          const [name = '', ...rest] = cell.split(':')
          const own = names.toField(name.trim())
          return [
            name.trim(),
            await sentValue(own === undefined ? undefined : columns[own], rest.join(':').trim(), amountOf),
          ] as const
        })
        return Object.fromEntries(await Promise.all(cells))
      })
      const read = await Promise.all(rows)
      const bad = read.flatMap((row) => Object.values(row)).find((value) => typeof value === 'object' && value !== null)
      return bad ?? read
    }
    default:
      return text
  }
}
