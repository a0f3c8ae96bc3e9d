import { roundToCent } from '#engine/money.ts'
import type { InterestTax } from '#engine/tax/interest-tax.ts'
import { listText, monthText } from '../kit/format.ts'
import type { Chart, RanksChart, XYChart } from '../kit/presentation.ts'
import { leavingAfter, type PlaceValue, type Result } from './compute.ts'
import type { CdInputs } from './fields.ts'
import { amount, inMonths, termText } from './words.ts'

const MOST_POINTS = 80

/** What leaving after each month gains or costs, from the first day to the end: below zero the deposit is not whole. */
function exits(result: Result, inputs: CdInputs): XYChart {
  const last = result.lastEarlyMonth
  const step = Math.ceil((last + 1) / MOST_POINTS)
  const months = Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step)
  const end = Number((result.years * 12).toFixed(2))
  const savings = (month: number) => inputs.deposit * Math.expm1((month / 12) * Math.log1p(result.savings.annualYield))
  const early = months.map((month) => roundToCent(leavingAfter(inputs, result, month / 12).total - inputs.deposit))
  const sold = inputs.kind !== 'bank'
  const breakEven = result.breakEvenMonth
  const marks = [
    ...(breakEven !== null && breakEven > 0 ? [{ x: breakEven, label: 'Deposit is whole' }] : []),
    ...(result.beatsSavingsMonth !== null && result.beatsSavingsMonth > 0 && result.beatsSavingsMonth !== breakEven
      ? [{ x: result.beatsSavingsMonth, label: 'Ahead of savings' }]
      : []),
  ]
  const outcome = (gain: number) =>
    Math.abs(gain) < 0.005 ? 'gains nothing' : gain > 0 ? `gains ${amount(gain)}` : `costs ${amount(-gain)}`
  return {
    kind: 'lines',
    key: 'exits',
    title: 'What you gain or lose if you leave after each month',
    lead: sold
      ? 'A brokered CD is sold, at what the market pays that day.'
      : inputs.penalty === 0
        ? 'With no penalty, what the CD has earned by then. The last point is maturity.'
        : 'After the penalty; below zero it eats into your deposit. The last point is maturity, without one.',
    summary: `Leaving on the first day ${outcome(early[0] ?? 0)}; staying to maturity, after ${termText(inputs)}, ${outcome(result.interest)}.${breakEven === null ? ' Before maturity you would always get less than your deposit.' : breakEven === 0 ? ' You never get less than your deposit.' : ` From month ${breakEven} on you get at least your deposit back.`}`,
    note: 'Future dollars, before tax. Interest paid out before is counted, as if it earned nothing more.',
    x: { label: 'Month', kind: 'number', values: [...months, end] },
    unit: 'money',
    signs: { above: 'Gain', below: 'Loss' },
    series: [
      {
        key: 'cd',
        label: sold ? 'CD, sold' : 'CD after penalty',
        color: 'growth',
        values: [...early, roundToCent(result.interest)],
      },
      {
        key: 'savings',
        label: 'Savings account',
        color: 'other',
        look: 'dashed',
        values: [
          ...months.map((month) => roundToCent(savings(month))),
          roundToCent(result.savings.value - inputs.deposit),
        ],
      },
    ],
    ...(marks.length > 0 ? { marks } : {}),
    level: { value: 0, label: 'Your deposit' },
  }
}

/** The interest of the term in the three places, and what tax takes of it. */
function places(result: Result, inputs: CdInputs): RanksChart | null {
  const { bank, treasury } = result.shares
  const row = (label: string, place: PlaceValue, tax: InterestTax, note: string, isYours = false) => {
    const interest = place.value - inputs.deposit
    const kept = place.valueAfterTax - inputs.deposit
    const taken = Math.max(0, interest - kept)
    const state = tax.total > 0 ? Math.min(1, Math.max(0, tax.stateAndLocal / tax.total)) : 0
    return {
      label,
      note,
      values: [kept, taken * (1 - state), taken * state].map(roundToCent),
      ...(isYours ? { isYours } : {}),
    }
  }
  const rows = [
    row('This CD', result.cd, bank, 'fixed to maturity', true),
    row('Savings account', result.savings, bank, 'can change any day'),
    row('Treasury bill or note', result.treasury, treasury, 'fixed; free of state income tax'),
  ].sort((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0))
  if (rows.every(({ values }) => values.every((value) => value < 0.01))) return null
  return {
    kind: 'ranks',
    key: 'places',
    title: `Interest of ${termText(inputs)} in three places`,
    summary: `After tax: ${listText(rows.map(({ label, values }) => `${label} ${amount(values[0] ?? 0)}`))}.`,
    note: `On ${amount(inputs.deposit)}, interest kept at the same yield, if the savings rate does not change. Future dollars.`,
    unit: 'money',
    words: { row: 'Place', total: 'Interest before tax' },
    parts: [
      { key: 'kept', label: 'Left after tax', color: 'growth' },
      { key: 'federal', label: 'Federal tax', color: 'tax' },
      { key: 'state', label: 'State and local tax', color: 'other' },
    ],
    rows,
  }
}

/** When each rung comes free; rungs of the same month together. */
function ladder({ ladder: found }: Result): XYChart | null {
  const rungs = found?.rungs.filter(({ amount }) => amount > 0) ?? []
  if (!found || rungs.length < 2) return null
  const { averageMonths } = found
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
  [exits(result, inputs), places(result, inputs), ladder(result)].filter((chart) => chart !== null)
