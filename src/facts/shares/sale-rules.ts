import { cited } from '../cited.ts'

/** Days before and after a sale at a loss in which buying the same shares puts the loss off. */
export const washSaleDays = cited(30, 'irc-1091', { where: '(a)' })

/** A sale is long term when the shares were held more than this many years, counted from the day after the purchase. */
export const longTermAfterYears = cited(1, 'irs-pub-550', { where: 'chapter 4, holding period' })

/** Net capital losses that count against other income in a year; the rest is carried on. Dollars. */
export const lossLimit = cited({ others: 3000, separate: 1500 }, 'irc-1211', { where: '(b)' })

/** Shares sold first unless the broker was told otherwise in time; the average may be used for fund and reinvestment-plan shares only. */
export const defaultLotMethod = cited<'fifo'>('fifo', 'reg-1012-1', { where: '(c)(1) and (e)' })
