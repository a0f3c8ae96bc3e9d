import { roundToCent } from '#engine/money.ts'
import { monthText } from '../kit/format.ts'
import type { Chart, XYChart } from '../kit/presentation.ts'
import { leavingAfter, type Result } from './compute.ts'
import type { CdInputs } from './fields.ts'
import { amount, inMonths } from './words.ts'

const MOST_POINTS = 80

/** What you would have in hand after each month, from the first to the end. */
function exits(result: Result, inputs: CdInputs): XYChart {
  const last = result.lastEarlyMonth
  const step = Math.ceil((last + 1) / MOST_POINTS)
  const months = Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step)
  const end = Number((result.years * 12).toFixed(2))
  const savings = (month: number) => inputs.deposit * (1 + result.savings.annualYield) ** (month / 12)
  const early = months.map((month) => roundToCent(leavingAfter(inputs, result, month / 12).total))
  const sold = inputs.kind !== 'bank'
  const breakEven = result.breakEvenMonth
  const marks = [
    ...(breakEven !== null && breakEven > 0 ? [{ x: breakEven, label: 'Deposit is back' }] : []),
    ...(result.beatsSavingsMonth !== null && result.beatsSavingsMonth > 0 && result.beatsSavingsMonth !== breakEven
      ? [{ x: result.beatsSavingsMonth, label: 'Ahead of savings' }]
      : []),
  ]
  return {
    kind: 'lines',
    key: 'exits',
    title: 'What you get if you leave after each month',
    lead: sold
      ? 'A brokered CD is sold, at what the market pays that day.'
      : 'After the penalty. The last point is maturity, without one.',
    summary: `Leaving on the first day gives ${amount(early[0] ?? 0)}, maturity after ${inMonths(Number(end.toFixed(1)))} gives ${amount(result.total)}.${breakEven === null ? ' Before maturity you would always get less than your deposit.' : breakEven === 0 ? ' You never get less than your deposit.' : ` From month ${breakEven} on you get at least your deposit back.`}`,
    note: 'Future dollars, before tax. Interest paid out before is counted, as if it earned nothing more.',
    x: { label: 'Month', kind: 'number', values: [...months, end] },
    unit: 'money',
    series: [
      {
        key: 'cd',
        label: sold ? 'CD, sold' : 'CD after penalty',
        color: 'growth',
        values: [...early, roundToCent(result.total)],
      },
      {
        key: 'savings',
        label: 'Savings account',
        color: 'other',
        look: 'dashed',
        values: [...months.map((month) => roundToCent(savings(month))), roundToCent(result.savings.value)],
      },
    ],
    ...(marks.length > 0 ? { marks } : {}),
    level: { value: inputs.deposit, label: 'Your deposit' },
  }
}

/** When each rung comes free; rungs of the same month together. */
function ladder({ ladder: { rungs, averageMonths } }: Result): XYChart | null {
  if (rungs.length < 2) return null
  const byMonth = new Map<string, { amount: number; interest: number }>()
  for (const { maturity, amount: put, interest } of rungs) {
    const month = maturity.slice(0, 7)
    const sum = byMonth.get(month) ?? { amount: 0, interest: 0 }
    byMonth.set(month, { amount: sum.amount + put, interest: sum.interest + interest })
  }
  const months = [...byMonth.keys()]
  const sums = [...byMonth.values()]
  return {
    kind: 'bars',
    key: 'ladder',
    title: 'When each CD of the ladder comes free',
    summary: `${rungs.length} CDs come free between ${monthText(months[0] ?? '')} and ${monthText(months.at(-1) ?? '')}; on average a dollar waits ${inMonths(Math.round(averageMonths))}.`,
    note: 'Future dollars.',
    x: { label: 'Matures in', kind: 'month', values: months },
    unit: 'money',
    series: [
      { key: 'amount', label: 'Put in', color: 'principal', values: sums.map((sum) => roundToCent(sum.amount)) },
      { key: 'interest', label: 'Interest', color: 'growth', values: sums.map((sum) => roundToCent(sum.interest)) },
    ],
  }
}

export const chartsOf = (result: Result, inputs: CdInputs): readonly Chart[] =>
  [exits(result, inputs), ladder(result)].filter((chart) => chart !== null)
