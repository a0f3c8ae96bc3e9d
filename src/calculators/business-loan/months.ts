import { monthOf } from '#engine/month.ts'
import { perContext } from '../kit/calculator.ts'
import { fundedOn } from './compute.ts'
import type { PricedContext } from './context.ts'
import { dateOf } from './rhythm.ts'

export interface MonthSum {
  readonly month: string
  readonly count: number
  readonly paid: number
  /** Of all payments, what is still to come after the month. */
  readonly toCome: number
}

/** Payments by calendar month. */
export const monthSums = perContext(({ inputs, result: { own } }: PricedContext): readonly MonthSum[] => {
  const sums: { month: string; count: number; paid: number; toCome: number }[] = []
  let toCome = own.totalPaid
  for (const [index, time] of own.times.entries()) {
    const paid = own.payments[index] ?? 0
    const month = monthOf(dateOf(own.rhythm, time, fundedOn(inputs)))
    const last = sums.at(-1)
    toCome = Math.round((toCome - paid) * 100) / 100
    if (last?.month === month) {
      last.count += 1
      last.paid = Math.round((last.paid + paid) * 100) / 100
      last.toCome = toCome
    } else sums.push({ month, count: 1, paid, toCome })
  }
  return sums
})
