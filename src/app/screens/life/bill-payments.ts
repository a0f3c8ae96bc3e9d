/** Payments of a bill, written down and taken out again: each is one change of the bill in its list. */

import type { Logged } from '#engine/household/field.ts'
import type { Bill } from '#engine/household/lists.ts'
import type { IsoDate } from '#engine/month.ts'
import { paymentDay } from '#engine/planning/bills/due-state.ts'
import { editEntry } from '../../state/household.ts'

export const MOST_PAYMENTS = 400

const put = ({ id: _id, ...facts }: Bill, position: number, paid: readonly Logged[]): boolean =>
  editEntry('bills', position, { ...facts, paid: paid.toSorted((a, b) => a.on.localeCompare(b.on)) })

export const hasRoom = ({ paid }: Bill): boolean => (paid ?? []).length < MOST_PAYMENTS

/** A due date is paid: on today where today belongs to it, else on the due date itself. */
export const markPaid = (bill: Bill, position: number, due: IsoDate, amount: number, today: IsoDate): boolean =>
  put(bill, position, [...(bill.paid ?? []), { on: paymentDay(bill, due, today), amount }])

export const addPayment = (bill: Bill, position: number, payment: Logged): boolean =>
  put(bill, position, [...(bill.paid ?? []), payment])

export const dropPayment = (bill: Bill, position: number, payment: Logged): void => {
  const paid = bill.paid ?? []
  const at = paid.indexOf(payment)
  if (at >= 0) put(bill, position, paid.toSpliced(at, 1))
}
