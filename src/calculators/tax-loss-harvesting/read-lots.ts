import type { PasteRead } from '../kit/field.ts'
import { readLots } from '../kit/pasted-lots.ts'
import { blankLot, type LotRow, MOST_LOTS } from './lot-row.ts'

/** A broker's list of lots, or typed lines. Where it has no shares, the lot counts as one. */
export const readHoldings = (text: string): PasteRead<LotRow> =>
  readLots(text, MOST_LOTS, ({ name, bought, shares, cost, value }) => ({
    ...blankLot,
    name,
    bought,
    shares: shares ?? 1,
    cost,
    value,
  }))
