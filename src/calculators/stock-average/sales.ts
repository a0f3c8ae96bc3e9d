import { perContext } from '../kit/calculator.ts'
import { type Sale, saleBy } from './compute.ts'
import type { StockContext } from './context.ts'

const methods = ['fifo', 'highest', 'lowest', 'newest'] as const

/** The same sale with each order of lots. */
export const everyMethod = perContext(({ inputs, law, result }: StockContext): readonly Sale[] =>
  [...methods, ...(inputs.method === 'named' ? (['named'] as const) : [])].flatMap((method) => {
    const sale = result.outcome === 'holding' ? saleBy(inputs, result.ledger, method, law) : null
    return sale && sale.shares > 0 ? [sale] : []
  }),
)
