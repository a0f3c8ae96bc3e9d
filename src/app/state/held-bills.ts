import type { Bill } from '#engine/household/lists.ts'
import { addMonthsToDate, type IsoDate } from '#engine/month.ts'
import { usualAmount } from '#engine/planning/bills/bill-history.ts'
import { dueDays } from '#engine/planning/bills/due-days.ts'
import { currentBills } from '#engine/planning/bills/sums.ts'
import type { HeldBill } from './carried.ts'

/** A year holds the next due date of every bill. */
const AHEAD = 12

/**
 * The household's bills as a budget takes them: each with the item it belongs to, its usual amount and its next due date. One that comes
 * twice a month is two that come once. Left out: what comes once, what has ended, and what belongs to no item.
 */
export const heldBills = (bills: readonly Bill[], today: IsoDate): readonly HeldBill[] =>
  currentBills(bills, today).flatMap((bill): readonly HeldBill[] => {
    const { budgetKey: item, every } = bill
    if (item === null || every === 'once') return []
    const amount = usualAmount(bill)
    const [next = null, after = null] = dueDays(bill, today, addMonthsToDate(today, AHEAD))
    return every === 'half-month'
      ? [next, after].map((day) => ({ item, amount, every: 'month', next: day }))
      : [{ item, amount, every, next }]
  })
