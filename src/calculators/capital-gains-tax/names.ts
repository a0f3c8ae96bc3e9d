import type { SoldLot } from './compute.ts'
import type { GainsContext } from './context.ts'
import { tableWords as words } from './words/explain.en.ts'

/** A lot as the visitor called it; without a name its number, and nothing where it is the only one. */
export const lotName = ({ result }: Pick<GainsContext, 'result'>, { sale }: Pick<SoldLot, 'sale'>): string =>
  sale.name.trim() || (result.sold.length > 1 ? words.lot({ row: sale.row + 1 }) : '')
