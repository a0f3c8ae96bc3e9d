/** Money in a bank's file that is no spending: pay, and moves between the visitor's own accounts. Newest first. */
import type { IsoDate } from '#engine/month.ts'
import { record } from './shape.ts'
import { choice, day, number, text } from './shape-basics.ts'
import { list } from './shape-lists.ts'
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

const other = record<OtherMoney>({
  id: number,
  amount: number,
  item: text(80),
  kind: choice(['income', 'moved']),
  date: day,
  ref: text(100),
})

/** Per session, or on the device by choice. */
export const otherMoneyStore = stored<readonly OtherMoney[]>('other-money', {
  version: 1,
  area: 'session',
  initial: [],
  shape: list({ of: 'deposits and transfers', most: MOST_OTHER }, other),
})
