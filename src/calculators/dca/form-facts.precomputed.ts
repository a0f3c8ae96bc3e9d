/** Facts the form asks with, as plain numbers: percent points and months. */
import { moneyFundStart } from '#facts/cash/money-funds.ts'
import { monthlyRecord as spans } from '#facts/series/record-spans.precomputed.ts'
import { stockSwings as swings } from '#facts/series/stock-swings.precomputed.ts'
import { points } from '../kit/field.ts'

/** What a money market fund yields. */
export const cashRate = points(moneyFundStart.value)
export const monthlyRecord = spans
export const stockSwings = swings
