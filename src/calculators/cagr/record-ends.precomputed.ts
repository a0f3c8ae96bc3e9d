/** First and last day of the record of stocks and prices, worked out while building: the form decides by them what has to be fetched. */
import { stockYears } from '#facts/series/stock-years.precomputed.ts'
import { stocksAndPrices } from '#facts/series/stocks-and-prices.precomputed.ts'
import { endsOf } from './path.ts'

export const recordEnds = endsOf({ monthly: stocksAndPrices, yearly: stockYears })
