/** Every payment by its date: a line for each week of daily debits, a line for each payment otherwise. */
import { dayNumber } from '#engine/lending/debit-days.ts'
import { roundToCent } from '#engine/money.ts'
import { addDays } from '#engine/month.ts'
import { holidaysThrough } from '#facts/calendar/federal-holidays.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { fundedOn } from './compute.ts'
import type { PricedContext } from './context.ts'
import { dateOf } from './rhythm.ts'
import { tableWords } from './words/explain.en.ts'

/** A line for each week, Monday to Friday, as a wall calendar shows it. */
function weeks({ inputs, result: { own }, say }: PricedContext): KeyedTable {
  const words = tableWords.weeks
  const funded = fundedOn(inputs)
  const found = new Map<number, (number | null)[]>()
  const start = dayNumber(funded)
  for (const [index, time] of own.times.entries()) {
    const day = start + time
    const weekday = ((day % 7) + 7) % 7
    const monday = day - weekday
    const week = found.get(monday) ?? [null, null, null, null, null]
    week[weekday] = own.payments[index] ?? 0
    found.set(monday, week)
  }
  let toCome = own.totalPaid
  const rows = [...found].map(([monday, days]) => {
    const paid = roundToCent(days.reduce<number>((sum, one) => sum + (one ?? 0), 0))
    toCome = roundToCent(toCome - paid)
    return { monday: addDays(funded, monday - start), days, paid, toCome }
  })
  const isBeyond = own.lastDate > `${holidaysThrough}-12-31`
  const day = (at: number) => (row: (typeof rows)[number]) => row.days[at] ?? null
  return tableOf(
    'calendar',
    { ...words, lead: isBeyond ? words.leadBeyond({ year: holidaysThrough }) : words.lead },
    rows,
    {
      week: ['date', (row) => say.dateShort(row.monday)],
      monday: ['cents', day(0)],
      tuesday: ['cents', day(1)],
      wednesday: ['cents', day(2)],
      thursday: ['cents', day(3)],
      friday: ['cents', day(4)],
      paid: ['cents', (row) => row.paid],
      toCome: ['cents', (row) => row.toCome],
    },
    { folded: true },
  )
}

function payments({ inputs, result: { own }, say }: PricedContext): KeyedTable {
  let toCome = own.totalPaid
  const rows = own.times.map((time, index) => {
    const payment = own.payments[index] ?? 0
    toCome = roundToCent(toCome - payment)
    return { date: dateOf(own.rhythm, time, fundedOn(inputs)), payment, toCome }
  })
  return tableOf(
    'calendar',
    tableWords.payments,
    rows,
    {
      date: ['date', (row) => say.dateShort(row.date)],
      payment: ['cents', (row) => row.payment],
      toCome: ['cents', (row) => row.toCome],
    },
    { folded: true },
  )
}

export const calendar = (context: PricedContext): KeyedTable =>
  (context.result.own.rhythm === 'business-daily' ? weeks : payments)(context)
