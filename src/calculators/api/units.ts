/** Units as the API names them: words, one for each kind of quantity, and how many digits of it mean something. */
import type { CellField, Field } from '../kit/field.ts'
import type { Column, Unit } from '../kit/presentation.ts'
import { unitMeanings } from './words/units.en.ts'

/** Things that inputs count or measure in; each is a unit. The others stand with their meanings in `words/units.en.ts`. */
const nouns = [
  'allowances',
  'cents per mile',
  'children',
  'dependents',
  'miles',
  'miles per gallon',
  'owners',
  'paychecks',
  'payments',
  'people',
  'points',
  'points out of 10',
  'shares',
  'square feet',
  'steps',
  'times',
  'times a month',
  'trades',
  'units',
] as const
export type ApiUnit = keyof typeof unitMeanings | (typeof nouns)[number]
export const allUnits: readonly ApiUnit[] = [...(Object.keys(unitMeanings) as (keyof typeof unitMeanings)[]), ...nouns]

const isUnit = (text: string): text is ApiUnit => allUnits.some((unit) => unit === text)

/** Nouns as they stand after a box, where they would not be understood without it. */
const afterTheBox: Readonly<Record<string, ApiUnit>> = {
  year: 'calendar year',
  'years old': 'years',
  debts: 'count',
  'on your list': 'count',
  'out of 10': 'points out of 10',
  'a month': 'times a month',
  'from −1 to 1': 'ratio',
  'for one': 'rate',
  mpg: 'miles per gallon',
  seed: 'count',
}

/** The unit of a figure or of a column's numbers. */
export function unitOf(unit: Column['unit'] | 'currency'): ApiUnit {
  switch (unit) {
    case 'money':
    case 'cents':
    case 'price':
      return 'dollars'
    case 'share':
      return 'percent'
    default:
      return unit
  }
}

/** The unit of an input and the period it stands for; null for words, choices, lists and yes or no. */
export function unitOfField(field: Field | CellField): { readonly unit: ApiUnit; readonly per?: string } | null {
  switch (field.kind) {
    case 'money':
      return { unit: 'dollars', ...(field.per ? { per: field.per } : {}) }
    case 'percent':
      return { unit: 'percent', ...(field.per ? { per: field.per } : {}) }
    case 'duration':
      return { unit: 'months' }
    case 'number': {
      const unit = afterTheBox[field.unit] ?? field.unit
      if (!isUnit(unit)) throw new Error(`The API has no unit for “${field.unit}”.`)
      return { unit }
    }
    case 'month':
      return { unit: 'month' }
    case 'date':
      return { unit: 'date' }
    default:
      return null
  }
}

/** Digits after the point that mean something. A price and a rate of exchange keep what a small one needs. */
const places: Readonly<Record<Unit | 'currency', number>> = {
  money: 2,
  cents: 2,
  price: 6,
  currency: 6,
  percent: 4,
  share: 4,
  months: 0,
  years: 2,
  count: 0,
  month: 0,
  ratio: 4,
  rate: 10,
}

/** A number to the last digit that means something in its unit. Never −0. */
export function roundedTo(unit: Unit | 'currency', value: number): number {
  const rounded = Number(value.toFixed(places[unit]))
  return rounded === 0 ? 0 : rounded
}

/** YYYYMM as 'YYYY-MM'. */
export const monthOfNumber = (value: number): string =>
  `${Math.trunc(value / 100)}-${String(Math.trunc(value % 100)).padStart(2, '0')}`

/** A figure as the API gives it: rounded to its unit; a month as text. */
export const apiValue = (unit: Unit | 'currency', value: number): number | string =>
  unit === 'month' ? monthOfNumber(value) : roundedTo(unit, value)
