/** Inputs as the API repeats them: under its own names and units, so that an answer's inputs can be sent back as they are. */
import type { CellField, Field, Fields, InputValue, InputValues, RowValue, ShareValue } from '../kit/field.ts'
import { inputNames } from './input-names.ts'

const isShare = (value: unknown): value is ShareValue =>
  typeof value === 'object' && value !== null && 'amount' in value && 'unit' in value

/** One value under the names and units of the API. */
export function toldCell(field: Field | CellField, value: InputValue): unknown {
  if (field.kind === 'rows') {
    const columns = inputNames('', field.columns)
    return (value as readonly RowValue[]).map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, cell]) => [columns.toApi(key), cell])),
    )
  }
  return isShare(value) ? { amount: value.amount, unit: value.unit === 'pct' ? 'percent' : 'dollars' } : value
}

/** Those there are of these inputs: all of a question's, or some of an example's. */
export function toldInputs(owner: string, fields: Fields, inputs: InputValues): Readonly<Record<string, unknown>> {
  const names = inputNames(owner, fields)
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = inputs[name]
      return value === undefined ? [] : [[names.toApi(name), toldCell(field, value)]]
    }),
  )
}
