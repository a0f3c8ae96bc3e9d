import type { IsoDate } from '#engine/month.ts'
import type { DecimalSign } from './amount-text.ts'

/** One line of a bank's file, read but not yet judged. */
export interface StatementLine {
  readonly date: IsoDate
  /** Whole cents as the owner of the account sees them: below zero is money out. Never zero. */
  readonly cents: number
  /** What the bank wrote, spaces tidied, at most 80 characters. */
  readonly text: string
  /** The bank's own category or type; '' where it has none. */
  readonly bankCategory: string
  /** The bank's own number of the transaction with the account's last digits before it; '' where it has none. */
  readonly ref: string
}

/** What tells money out from money in: the sign, two columns, or a column of words. */
export type MoneyOut = 'negative' | 'positive' | 'columns' | 'words'

export interface Statement {
  readonly format: 'csv' | 'ofx' | 'qif'
  readonly lines: readonly StatementLine[]
  /** Lines with no day or amount that can be read. */
  readonly unreadable: number
  /** Lines the bank still calls pending: they come again under another name. */
  readonly pending: number
  /** A credit card's file: what comes in is a payment or a refund, never pay. */
  readonly isCard: boolean
  /** A comma: the file writes 1.234,56 for what Americans write as 1,234.56. Whoever brought it is told. */
  readonly decimal: DecimalSign
  readonly moneyOut: MoneyOut
}

export type StatementRefusal = 'empty' | 'no-columns' | 'no-lines' | 'too-long' | 'not-dollars'
export type ReadStatement =
  | { readonly ok: true; readonly statement: Statement }
  | { readonly ok: false; readonly reason: StatementRefusal }

/** Work that says how far it is (0 to 1) at each pause, where it may be stopped. */
export type Progress<T> = Generator<number, T>

/** Most lines of one file. */
export const MOST_LINES = 60_000
/** Lines read between two pauses. */
export const PACE = 250

const LONGEST_TEXT = 80
export const tidyText = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT).trim()

/** The last four letters or digits of an account's number: enough to tell two accounts apart, too little to be one. */
export const accountTail = (account: string): string => account.replaceAll(/[^0-9a-z]/gi, '').slice(-4)

/** A line's number as it is kept: the account's tail and the bank's number. Numbers that are all zeros are none. */
export const refOf = (account: string, bankId: string): string => {
  const id = bankId.trim()
  return /^0*$/.test(id) ? '' : `${accountTail(account)}:${id}`.slice(0, LONGEST_TEXT)
}
