import { dayNumber } from '#engine/lending/debit-days.ts'
import { roundToCent } from '#engine/money.ts'
import { addDays, type IsoDate } from '#engine/month.ts'
import { holidaysThrough } from '#facts/calendar/federal-holidays.ts'
import { dateText, monthText } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import type { MonthSum } from './charts.ts'
import { fundedOn, ownAsk, type Priced } from './compute.ts'
import type { BusinessInputs } from './fields.ts'
import { type Financing, priceOf } from './price.ts'
import { dateOf, rhythmWords } from './rhythm.ts'
import { timeText } from './words.ts'

const offersTable = ({ all }: Priced, { sales }: BusinessInputs): Table => ({
  key: 'offers',
  title: 'All offers on one scale',
  lead: 'Each brings the same cash on the first day. The APR is what each $1 in use costs for a year, every fee counted.',
  columns: [
    { label: 'Offer', unit: 'text' },
    { label: 'APR', unit: 'percent' },
    { label: 'With compounding', unit: 'percent' },
    { label: 'Cost', unit: 'money' },
    { label: 'Cost for each $1', unit: 'cents' },
    { label: 'In the contract', unit: 'money' },
    { label: 'Paid back', unit: 'money' },
    { label: 'Each payment', unit: 'cents' },
    { label: 'Paid', unit: 'text' },
    { label: 'Over', unit: 'text' },
    { label: 'In an average month', unit: 'money' },
    ...(sales === null ? [] : [{ label: 'Share of sales', unit: 'percent' } as const]),
    { label: 'Last payment', unit: 'cents' },
  ],
  rows: all.map((one) => [
    one.name,
    one.apr,
    one.effective,
    one.cost,
    one.costPerDollar,
    one.financed,
    one.totalPaid,
    one.payment,
    rhythmWords[one.rhythm],
    timeText(one),
    one.monthly,
    ...(sales === null ? [] : [(one.monthly / sales) * 100]),
    one.lastPayment,
  ]),
})

const monthsTable = (months: readonly MonthSum[], { sales }: BusinessInputs): Table => ({
  key: 'byMonth',
  title: 'Cash by month',
  lead:
    sales === null
      ? 'Add your sales to see what is left of each month.'
      : 'Sales are taken as the same each month. Running costs come out of what is left.',
  columns: [
    { label: 'Month', unit: 'text' },
    { label: 'Payments', unit: 'count' },
    { label: 'Taken', unit: 'cents' },
    ...(sales === null ? [] : [{ label: 'Left of sales', unit: 'cents' } as const]),
    { label: 'Still to pay', unit: 'cents' },
  ],
  rows: months.map(({ month, count, paid, toCome }) => [
    monthText(month, true),
    count,
    paid,
    ...(sales === null ? [] : [roundToCent(sales - paid)]),
    toCome,
  ]),
  folded: months.length > 14,
})

/** A line for each week, Monday to Friday, as a wall calendar shows it. */
function weeksTable(own: Financing, funded: IsoDate): Table {
  const weeks = new Map<number, (number | null)[]>()
  const start = dayNumber(funded)
  for (const [index, time] of own.times.entries()) {
    const day = start + time
    const weekday = ((day % 7) + 7) % 7
    const monday = day - weekday
    const week = weeks.get(monday) ?? [null, null, null, null, null]
    week[weekday] = own.payments[index] ?? 0
    weeks.set(monday, week)
  }
  let toCome = own.totalPaid
  return {
    key: 'calendar',
    title: 'Calendar of debits',
    lead: `Each business day has its debit. Empty days are bank holidays, or lie before the first or after the last debit.${own.lastDate > `${holidaysThrough}-12-31` ? ` Holidays after ${holidaysThrough} are not known here.` : ''}`,
    columns: [
      { label: 'Week of', unit: 'text' },
      ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((label) => ({ label, unit: 'cents' }) as const),
      { label: 'Week', unit: 'cents' },
      { label: 'Still to pay', unit: 'cents' },
    ],
    rows: [...weeks].map(([monday, days]) => {
      const paid = roundToCent(days.reduce<number>((sum, one) => sum + (one ?? 0), 0))
      toCome = roundToCent(toCome - paid)
      return [dateText(addDays(funded, monday - start), true), ...days, paid, toCome]
    }),
    folded: true,
  }
}

function paymentsTable(own: Financing, funded: IsoDate): Table {
  let toCome = own.totalPaid
  return {
    key: 'calendar',
    title: 'Calendar of payments',
    lead: 'The dates of the contract. A bank posts what falls on a weekend or holiday when it opens.',
    columns: [
      { label: 'Date', unit: 'text' },
      { label: 'Payment', unit: 'cents' },
      { label: 'Still to pay', unit: 'cents' },
    ],
    rows: own.times.map((time, index) => {
      const paid = own.payments[index] ?? 0
      toCome = roundToCent(toCome - paid)
      return [dateText(dateOf(own.rhythm, time, funded), true), paid, toCome]
    }),
    folded: true,
  }
}

/** An advance taken as a share of sales lasts as long as the sales make it. */
function salesTable(inputs: BusinessInputs): Table | null {
  const { sales } = inputs
  if (inputs.kind !== 'advance' || inputs.advanceBy !== 'sales' || sales === null) return null
  const rows = [-30, -15, 0, 15, 30].flatMap((change) => {
    const then = sales * (1 + change / 100)
    const ask = ownAsk({ ...inputs, sales: then })
    const priced = ask && priceOf(ask)
    const label = change === 0 ? 'As you entered' : `${change > 0 ? '+' : '−'}${Math.abs(change)}%`
    return priced ? [[label, then, priced.payment, timeText(priced), priced.apr, priced.cost]] : []
  })
  return {
    key: 'sales',
    title: 'If sales turn out otherwise',
    lead: 'The dollars to pay back stay the same. Better sales end it sooner, so a year of the money costs more.',
    columns: [
      { label: 'Sales', unit: 'text' },
      { label: 'A month', unit: 'money' },
      { label: 'Each debit', unit: 'cents' },
      { label: 'Done after', unit: 'text' },
      { label: 'APR', unit: 'percent' },
      { label: 'Cost', unit: 'money' },
    ],
    rows,
  }
}

export function tablesOf(result: Priced, inputs: BusinessInputs, months: readonly MonthSum[]): readonly Table[] {
  const funded = fundedOn(inputs)
  const { own } = result
  return [
    offersTable(result, inputs),
    salesTable(inputs),
    monthsTable(months, inputs),
    own.rhythm === 'business-daily' ? weeksTable(own, funded) : paymentsTable(own, funded),
  ].filter((table) => table !== null)
}
