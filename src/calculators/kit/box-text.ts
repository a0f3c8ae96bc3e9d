/** What stands in the box of a field. Reading it is `read-field.ts`, which a page needs only once somebody types. */
import { type CellField, type Field, type InputValue, placesOf, type ShareValue } from './field.ts'
import { groupDigits, moneyText } from './number-format.ts'

/** A value as it stands in its box. Reading it back gives the same value. */
export function boxText(field: Field | CellField, value: InputValue): string {
  if (value === null) return ''
  switch (field.kind) {
    case 'money':
      return moneyText(value as number, placesOf(field))
    case 'percent':
      return groupDigits(value as number, placesOf(field))
    case 'number':
      return field.grouped === false ? String(value) : groupDigits(value as number, placesOf(field))
    case 'duration': {
      const months = value as number
      if (field.unit === 'months' || months % 12 === 0) return String(field.unit === 'months' ? months : months / 12)
      return months < 12 ? `${months}m` : `${Math.trunc(months / 12)}y ${months % 12}m`
    }
    case 'share': {
      const share = value as ShareValue
      return share.unit === 'pct' ? groupDigits(share.amount, 6) : moneyText(share.amount)
    }
    default:
      return String(value)
  }
}
