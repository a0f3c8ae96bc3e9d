import { onDemand } from '../on-demand.ts'

const record = onDemand(async (_: 'record') => {
  const [{ stocksAndPrices }, { stockYears }] = await Promise.all([
    import('./stocks-and-prices.precomputed.ts'),
    import('./stock-years.precomputed.ts'),
  ])
  return { monthly: stocksAndPrices, yearly: stockYears }
})

/** US stocks and prices by month, and stocks by calendar year, once they have been fetched; else undefined. Never fetches. */
export const stockRecord = () => record.get('record')

/** Fetches the record once. A failed try (no connection) may be repeated. */
export const fetchStockRecord = () => record.fetch('record')
