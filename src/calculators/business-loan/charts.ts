import { roundToCent } from '#engine/money.ts'
import { type IsoDate, monthOf } from '#engine/month.ts'
import { dollars, listText, monthsText, monthText } from '../kit/format.ts'
import type { Chart, XYChart } from '../kit/presentation.ts'
import { fundedOn, ownAsk, type Priced } from './compute.ts'
import type { BusinessInputs } from './fields.ts'
import { inUseAfterEach } from './in-use.ts'
import { type Financing, priceOf } from './price.ts'
import { dateOf } from './rhythm.ts'
import { aprText, timeText } from './words.ts'

function aprChart({ all }: Priced): XYChart | null {
  if (all.length < 2) return null
  return {
    kind: 'bars',
    key: 'offers',
    title: 'One yearly cost for every offer',
    lead: 'Factor, rate, fees and rhythm of payment turned into one APR, for the same cash on the first day.',
    summary: `APR: ${listText(all.map((one) => `${one.name} ${aprText(one.apr)}`))}.`,
    x: { label: 'Offer', kind: 'number', values: all.map((one) => one.name) },
    unit: 'percent',
    yLabel: 'Percent a year',
    series: [{ key: 'apr', label: 'APR', color: 'interest', values: all.map((one) => one.apr) }],
  }
}

function burdenChart({ all }: Priced, { sales }: BusinessInputs): XYChart | null {
  if (all.length < 2) return null
  return {
    kind: 'bars',
    key: 'burden',
    title: 'What each takes from an average month',
    lead: 'A low cost can still be a hard payment, and the other way round.',
    summary: `Taken in an average month: ${listText(all.map((one) => `${one.name} ${dollars(one.monthly)}`))}.`,
    note: 'Regular payments. A line repaid at the end, or a balloon, needs the rest at the end.',
    x: { label: 'Offer', kind: 'number', values: all.map((one) => one.name) },
    unit: 'money',
    series: [{ key: 'monthly', label: 'A month', color: 'principal', values: all.map((one) => one.monthly) }],
    ...(sales === null ? {} : { level: { value: sales, label: 'Your sales' } }),
  }
}

/** What is still in use after each payment. Its average is the cost ÷ rate. */
function heldChart({ own }: Priced, inputs: BusinessInputs): XYChart | null {
  const { unit, times, payments, averageHeld } = own
  if (unit === null || averageHeld === null || own.apr === null || times.length < 4) return null
  const funded = fundedOn(inputs)
  const paid = times.map((time, index) => ({ time, amount: payments[index] ?? 0 }))
  const values = inUseAfterEach(unit, paid, own.laterDraws).map((inUse) => Math.max(0, roundToCent(inUse)))
  return {
    kind: 'lines',
    key: 'held',
    title: 'How much of the money you still have the use of',
    lead:
      own.kind === 'advance'
        ? 'You start to give it back at once. A yearly rate has to count this, and the shortcut does not.'
        : 'A yearly rate is asked on what you still have, not on what you once got.',
    summary: `Of ${dollars(own.receivedAll)} you have the use of ${dollars(averageHeld)} on average over ${timeText(own)}.`,
    x: {
      label: 'Date',
      kind: 'date',
      values: [funded, ...times.map((time) => dateOf(own.rhythm, time, funded))],
    },
    unit: 'money',
    series: [
      { key: 'held', label: 'Money in use', color: 'principal', look: 'area', values: [own.received, ...values] },
    ],
    level: { value: averageHeld, label: 'Average' },
  }
}

/** The same factor over other times: the dollars stay, the yearly cost does not. */
function lengthsChart(inputs: BusinessInputs): XYChart | null {
  const ask = ownAsk(inputs)
  if (ask === null || !('factor' in ask.price)) return null
  const { factor } = ask.price
  const months = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18, 24]
  const priced = months.map((length) => priceOf({ ...ask, price: { factor, until: { months: length } } }))
  const first = priced[0]
  const last = priced.at(-1)
  if (!first || !last) return null
  return {
    kind: 'lines',
    key: 'lengths',
    title: 'The same price over other times',
    lead: 'The dollars are the same. The faster they are taken, the more a year of the money costs.',
    summary: `Over 2 months the APR is ${aprText(first.apr)}, over 24 months ${aprText(last.apr)}. The shortcut says ${aprText(first.shortcut)} and ${aprText(last.shortcut)}.`,
    note: 'With an advance taken from sales, a good month speeds it up and a bad one slows it down.',
    x: { label: 'Months to pay back', kind: 'number', values: months },
    unit: 'percent',
    yLabel: 'Percent a year',
    ceiling: Math.max(50, (priced[2]?.apr ?? 300) * 1.2),
    series: [
      { key: 'apr', label: 'APR', color: 'interest', values: priced.map((one) => one?.apr ?? null) },
      {
        key: 'shortcut',
        label: 'Shortcut (factor − 1) ÷ years',
        color: 'other',
        look: 'dashed',
        values: priced.map((one) => one?.shortcut ?? null),
      },
    ],
  }
}

export interface MonthSum {
  readonly month: string
  readonly count: number
  readonly paid: number
  /** Of all payments, what is still to come after the month. */
  readonly toCome: number
}

/** Payments by calendar month. */
export function byMonth(own: Financing, funded: IsoDate): readonly MonthSum[] {
  const sums: { month: string; count: number; paid: number; toCome: number }[] = []
  let toCome = own.totalPaid
  for (const [index, time] of own.times.entries()) {
    const paid = own.payments[index] ?? 0
    const month = monthOf(dateOf(own.rhythm, time, funded))
    const last = sums.at(-1)
    toCome = Math.round((toCome - paid) * 100) / 100
    if (last?.month === month) {
      last.count += 1
      last.paid = Math.round((last.paid + paid) * 100) / 100
      last.toCome = toCome
    } else sums.push({ month, count: 1, paid, toCome })
  }
  return sums
}

function cashChart({ own }: Priced, months: readonly MonthSum[], { sales }: BusinessInputs): XYChart | null {
  if (months.length < 2) return null
  const top = months.reduce((a, b) => (b.paid > a.paid ? b : a))
  return {
    kind: 'bars',
    key: 'cash',
    title: 'What leaves your account, month by month',
    lead:
      own.rhythm === 'monthly'
        ? `Payments over ${monthsText(months.length)}.`
        : 'Months with more business days or weeks take more. First and last months are cut short.',
    summary: `The largest month is ${monthText(top.month)} with ${dollars(top.paid)}.`,
    x: { label: 'Month', kind: 'month', values: months.map((one) => one.month) },
    unit: 'money',
    series: [{ key: 'paid', label: 'Payments', color: 'principal', values: months.map((one) => one.paid) }],
    ...(sales === null ? {} : { level: { value: sales, label: 'Your sales' } }),
  }
}

export const chartsOf = (result: Priced, inputs: BusinessInputs, months: readonly MonthSum[]): readonly Chart[] =>
  [
    aprChart(result),
    inputs.kind === 'advance' ? lengthsChart(inputs) : null,
    heldChart(result, inputs),
    burdenChart(result, inputs),
    cashChart(result, months, inputs),
  ].filter((chart) => chart !== null)
