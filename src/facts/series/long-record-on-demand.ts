import { onDemand } from '../on-demand.ts'

const record = onDemand(async (_: 'record') => {
  const [{ stocksAndPrices }, { longLines }] = await Promise.all([
    import('./stocks-and-prices.precomputed.ts'),
    import('./long-lines.precomputed.ts'),
  ])
  return { stocksAndPrices, longLines }
})

/** Everything the long-run chart draws, fetched once. A failed try (no connection) may be repeated. */
export const fetchLongRecord = () => record.fetch('record')
export type LongRecord = Awaited<ReturnType<typeof fetchLongRecord>>
