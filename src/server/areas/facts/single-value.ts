/** A figure as one cell of a spreadsheet takes it: `IMPORTDATA` and `WEBSERVICE` read the bare value. */

/** Null where the value fills more than one cell, or there is none. */
export function singleValue(value: unknown): string | null {
  switch (typeof value) {
    case 'number':
      return String(value)
    case 'boolean':
      return value ? 'TRUE' : 'FALSE'
    case 'string':
      // A comma would begin the next cell.
      return /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
    default:
      return null
  }
}
