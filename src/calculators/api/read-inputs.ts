/**
 * Inputs as a program sends them. Stricter than a form: a value has the type its description says, an entry of a list has all it needs,
 * and a name that is not asked is refused with the right one where we can guess it. A form helps a person who is there to see it.
 */
import type { Answering, FieldErrors } from '../kit/definition.ts'
import type { RowsField, RowValue, ShareField, ShareValue } from '../kit/field.ts'
import {
  type CellField,
  type Clock,
  type Field,
  type InputValue,
  type InputValues,
  initialValue,
} from '../kit/field.ts'
import { bad, good, type Read } from '../kit/number-text.ts'
import { readValue } from '../kit/read-field.ts'
import { reading } from '../kit/words/reading.en.ts'
import { type InputNames, inputNames } from './input-names.ts'
import { nearName } from './near-name.ts'
import { refusals } from './words/refusals.en.ts'

export type ReadInputs =
  | { readonly ok: true; readonly inputs: InputValues; readonly given: readonly string[] }
  | { readonly ok: false; readonly errors: FieldErrors }

/** More sentences than these help nobody. */
export const MOST_ERRORS = 20
export const LONGEST_NAME = 60
/** Keys that belong beside the inputs. */
const besideInputs = ['year', 'asOf', 'household', 'inputs']

export const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

type Refuse = (place: string, sentence: string) => void

/** `owner` is the name of the calculator, plan or question, whose inputs these are. */
export function readInputs(
  owner: string,
  asked: Pick<Answering, 'fields' | 'check'>,
  data: unknown,
  clock: Clock,
): ReadInputs {
  // Without a prototype, so that a name like __proto__ is a name like any other.
  const errors: Record<string, string> = Object.create(null)
  const refuse: Refuse = (place, sentence) => {
    if (Object.keys(errors).length < MOST_ERRORS) errors[place.slice(0, LONGEST_NAME)] = sentence
  }
  if (!isObject(data)) return { ok: false, errors: { inputs: refusals.inputsObject } }
  const names = inputNames(owner, asked.fields)
  for (const name of Object.keys(data))
    if (names.toField(name) === undefined) refuse(name, unknownInput(name, names, asked.fields))
  const inputs: Record<string, InputValue> = {}
  const given: string[] = []
  for (const [name, field] of Object.entries(asked.fields)) {
    const called = names.toApi(name)
    if (!Object.hasOwn(data, called)) {
      inputs[name] = initialValue(field, clock)
      continue
    }
    given.push(called)
    if (field.kind === 'rows') {
      const rows = readRows(field, data[called], called, refuse)
      if (rows) inputs[name] = rows
      continue
    }
    const read = readOne(field, data[called])
    if (read.ok) inputs[name] = read.value
    else refuse(called, read.message)
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  const unfit = asked.check(inputs)
  for (const [name, sentence] of Object.entries(unfit)) refuse(names.toApi(name), sentence)
  return Object.keys(unfit).length > 0 ? { ok: false, errors } : { ok: true, inputs, given }
}

function unknownInput(name: string, names: InputNames, fields: Readonly<Record<string, Field | CellField>>): string {
  if (besideInputs.includes(name)) return refusals.besideInputs(name)
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (field) return refusals.calledNow(names.toApi(name), field.kind === 'duration')
  return refusals.unknownInput(nearName(name, names.all))
}

/** A value of the type its description says, then read as the form reads it. */
function readOne(field: Exclude<Field, RowsField> | CellField, value: unknown): Read<InputValue> {
  switch (field.kind) {
    case 'money':
    case 'percent':
    case 'number':
    case 'duration':
      if (field.kind === 'duration' && typeof value === 'number' && !Number.isInteger(value))
        return bad(refusals.wholeMonths)
      if (typeof value === 'number' || (value === null && field.optional)) return readValue(field, value)
      return bad(field.optional ? refusals.numberOrNull : refusals.number)
    case 'share':
      return readShare(field, value)
    case 'toggle':
      return typeof value === 'boolean' ? good(value) : bad(refusals.trueFalse)
    case 'date':
      if (value === null && field.optional) return good(null)
      if (typeof value === 'string' && value !== '') return readValue(field, value)
      return bad(field.optional ? refusals.textOrNull : refusals.text)
    default:
      return typeof value === 'string' ? readValue(field, value) : bad(refusals.text)
  }
}

const units = { dollars: 'usd', percent: 'pct' } as const

/** `{amount, unit}`, or text with its sign: a bare number could be either. */
function readShare(field: ShareField, value: unknown): Read<ShareValue> {
  if (typeof value === 'string' && /^(?:\$\d[\d,]*(?:\.\d+)?|\d[\d,]*(?:\.\d+)?%)$/.test(value))
    return readValue(field, value) as Read<ShareValue>
  if (
    !isObject(value) ||
    typeof value['amount'] !== 'number' ||
    (value['unit'] !== 'dollars' && value['unit'] !== 'percent') ||
    Object.keys(value).length !== 2
  )
    return bad(refusals.share(field.of))
  return readValue(field, { amount: value['amount'], unit: units[value['unit']] }) as Read<ShareValue>
}

/** Columns an entry may leave out: what may be blank, words, yes or no, and what the form folds away. The rest is needed. */
export function mayBeLeftOut(field: RowsField, name: string): boolean {
  const column = field.columns[name]
  if (column === undefined || column.kind === 'text' || column.kind === 'toggle') return true
  return ('optional' in column && column.optional) || field.details?.columns.includes(name) === true
}

function readRows(field: RowsField, data: unknown, place: string, refuse: Refuse): readonly RowValue[] | null {
  if (!Array.isArray(data)) {
    refuse(place, refusals.list)
    return null
  }
  if (data.length < field.minRows) refuse(place, reading.fewRows(field.minRows, field.noun))
  if (data.length > field.maxRows) {
    refuse(place, reading.manyRows(field.maxRows))
    return null
  }
  const names = inputNames('', field.columns)
  return data.map((entry: unknown, at) => {
    const here = `${place}.${at}`
    const row: Record<string, RowValue[string]> = {}
    if (!isObject(entry)) {
      refuse(here, refusals.entry)
      return row
    }
    for (const name of Object.keys(entry))
      if (names.toField(name) === undefined) refuse(`${here}.${name}`, unknownInput(name, names, field.columns))
    for (const [name, column] of Object.entries(field.columns)) {
      const called = names.toApi(name)
      if (!Object.hasOwn(entry, called)) {
        if (mayBeLeftOut(field, name)) row[name] = field.blank[name] ?? null
        else refuse(`${here}.${called}`, refusals.needed)
        continue
      }
      const read = readOne(column, entry[called])
      if (read.ok) row[name] = read.value as RowValue[string]
      else refuse(`${here}.${called}`, read.message)
    }
    return row
  })
}
