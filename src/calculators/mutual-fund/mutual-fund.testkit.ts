/** A fund without charges, and a plan without taxes, discounts or rising prices, for the tests to change. */
import type { InputValues, RowValue } from '../kit/field.ts'
import { plainFund } from './cases.ts'

export const fund = (change: Record<string, string | number | null>): RowValue => ({ ...plainFund, ...change })

export const bare: InputValues = { deposit: 0, account: 'roth', twin: false, breakpoints: [], inflation: 0 }
