/** The comparison of the starting dates, worked out while building: a page made ahead needs nothing. */
import { stockYears } from '#facts/series/stock-years.precomputed.ts'
import { stocksAndPrices } from '#facts/series/stocks-and-prices.precomputed.ts'
import { CURVE_POINTS, firstDates } from './first-dates.ts'
import { pathBetween } from './path.ts'

const record = { monthly: stocksAndPrices, yearly: stockYears }
const short = (values: readonly number[]) => values.map((value) => Number(value.toPrecision(8)))
const path = pathBetween(record, firstDates.from, firstDates.to, CURVE_POINTS)

export const firstPath = path && { ...path, stocks: short(path.stocks), prices: short(path.prices) }
