import { roundToCent } from '#engine/money.ts'
import { daysBetween } from '#engine/month.ts'
import { dateText } from '../kit/format.ts'
import type { Column, Table } from '../kit/presentation.ts'
import type { Averaged, MoneyWeighted, Result, Steady } from './compute.ts'

const money = (label: string): Column => ({ label, unit: 'money' })
const cents = (label: string): Column => ({ label, unit: 'cents' })

/** Year by year at the steady rate; the last row is the end. */
function steadyYears(r: Steady): Table {
  const step = Math.max(1, Math.ceil(r.years / 100))
  const count = Math.ceil(r.years / step - 1e-9)
  const ends = Array.from({ length: count }, (_, i) => Math.min((i + 1) * step, r.years))
  const value = (time: number) => r.start * (1 + r.annualRate) ** time
  let before = 0
  const rows = ends.map((time) => {
    const row = [
      Number(time.toFixed(2)),
      roundToCent(value(time) - value(before)),
      roundToCent(value(time)),
      roundToCent(value(time) / (1 + r.inflation) ** time),
    ]
    before = time
    return row
  })
  return {
    key: 'byYear',
    title: 'Year by year at the steady rate',
    lead: 'Dollars of each year, but for the last column.',
    columns: [{ label: 'Years', unit: 'ratio' }, money('Growth'), money('Value'), money('In dollars of the start')],
    rows,
  }
}

/** Each flow and what it became by the last day at the money-weighted rate. */
function eachFlow(r: MoneyWeighted): Table {
  const last = r.flows.at(-1)
  const rate = r.outcome === 'money-weighted' ? r.annualRate : null
  const grown = (amount: number, days: number) => {
    const value = -amount * (1 + (rate ?? 0)) ** (days / 365)
    return Number.isFinite(value) && Math.abs(value) < 1e14 ? roundToCent(value) : null
  }
  return {
    key: 'flows',
    title: 'Your flows',
    lead: `Put in is +, taken out is −.${r.endsWithValue ? ' The last line is what was there at the end, counted as taken out.' : ''}`,
    columns: [
      { label: 'Date', unit: 'text' },
      { label: 'Days to the end', unit: 'count' },
      cents('Put in or taken out'),
      ...(rate === null ? [] : [cents('At the end, at your rate')]),
    ],
    rows: r.flows.map(({ date, amount }) => {
      const days = last ? daysBetween(date, last.date) : 0
      return [dateText(date, true), days, roundToCent(-amount), ...(rate === null ? [] : [grown(amount, days)])]
    }),
  }
}

function returnsByYear(r: Averaged): Table {
  let value = r.start
  const rows = r.returns.map((one, i) => {
    value *= 1 + one
    const plain = r.start * (1 + r.arithmetic) ** (i + 1)
    const shown = (x: number) => (Math.abs(x) < 1e14 ? roundToCent(x) : null)
    return [i + 1, one * 100, shown(value), shown(r.start * (1 + r.annualRate) ** (i + 1)), shown(plain)]
  })
  return {
    key: 'returns',
    title: 'Year by year',
    columns: [
      { label: 'Year', unit: 'count' },
      { label: 'Return', unit: 'percent' },
      money('Value'),
      money('At the compound rate'),
      money('At the plain average'),
    ],
    rows,
  }
}

export function tablesOf(result: Result): readonly Table[] {
  switch (result.outcome) {
    case 'undefined':
      return []
    case 'found':
      return [steadyYears(result)]
    case 'averaged':
      return [returnsByYear(result)]
    default:
      return result.flows.length > 0 ? [eachFlow(result)] : []
  }
}
