/** Published figures the form names, as plain data: percent points. */
import { highYieldSavings } from '#facts/lending/rates.ts'
import { mortgageRates } from '#facts/series/mortgage-rates.ts'
import { points } from '../kit/field.ts'

export const savingsRate = { rate: points(highYieldSavings.value), month: (highYieldSavings.asOf ?? '').slice(0, 7) }
/** The month the record of average rates begins with. */
export const recordBegins: string = mortgageRates.firstMonth
