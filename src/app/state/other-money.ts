/** Money in a bank's file that is no spending: pay, and moves between the visitor's own accounts. Newest first. */
import type { IsoDate } from '#engine/month.ts'
import { isAmount, isDay, isRecord, isText, readList } from './read-data.ts'
import { stored } from './stored.ts'

export interface OtherMoney {
  readonly id: number
  /** Dollars; below zero is money out. */
  readonly amount: number
  readonly item: string
  readonly kind: 'income' | 'moved'
  readonly date: IsoDate
  readonly ref: string
}
export const MOST_OTHER = 20_000

function readOther(data: unknown): OtherMoney | null {
  if (!isRecord(data)) return null
  const { id, amount, item, kind, date, ref } = data
  const isKind = kind === 'income' || kind === 'moved'
  return isAmount(id) && isAmount(amount) && isText(item, 80) && isKind && isDay(date) && isText(ref, 100)
    ? { id, amount, item, kind, date, ref }
    : null
}

/** Per session, or on the device by choice. */
export const otherMoneyStore = stored<readonly OtherMoney[]>('other-money', {
  version: 1,
  area: 'session',
  initial: [],
  read: (data) => readList(data, readOther, MOST_OTHER),
})
