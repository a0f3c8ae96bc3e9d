/** A fund without charges, and a plan without taxes, discounts or rising prices, for the tests to change. */
import type { InputValues, RowValue } from '../kit/field.ts'

export const fund = (change: Record<string, string | number | null>): RowValue => ({
  name: 'Fund',
  load: 0,
  deferred: '',
  expense: 0,
  distribution: 0,
  convertsAfter: 0,
  expenseAfter: 0,
  turnover: 0,
  gains: 0,
  ...change,
})

export const bare: InputValues = { deposit: 0, account: 'roth', twin: false, breakpoints: [], inflation: 0 }
