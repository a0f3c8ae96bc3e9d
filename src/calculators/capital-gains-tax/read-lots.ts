import type { PasteRead } from '../kit/field.ts'
import { readLots } from '../kit/pasted-lots.ts'
import { blankLot, type LotRow, MOST_LOTS } from './lot-row.ts'

/** A 1099-B, a broker's lots or typed lines as sales. */
export const readSales = (text: string): PasteRead<LotRow> =>
  readLots(text, MOST_LOTS, ({ name, bought, sold, cost, value }) => ({
    ...blankLot,
    name,
    bought,
    sold,
    cost,
    proceeds: value,
  }))
