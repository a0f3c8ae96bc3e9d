import { roundToCent } from '#engine/money.ts'
import { monthText, percentText, shortDollars, yearsText } from '../kit/format.ts'
import type { Chart, XYChart } from '../kit/presentation.ts'
import type { Prepaid } from './compute.ts'
import type { PrepayInputs } from './fields.ts'
import { stopping } from './what-ifs.ts'
import { paysMore } from './words.ts'

/** Months drawn: every one of short loans, else the ends of years, and always the last. */
export function pointsOf(months: number): { readonly unit: 'Month' | 'Year'; readonly at: readonly number[] } {
  const step = months <= 36 ? 1 : 12
  const count = Math.ceil(months / step)
  return {
    unit: step === 1 ? 'Month' : 'Year',
    at: Array.from({ length: count + 1 }, (_, k) => Math.min(k * step, months)),
  }
}
const xOf = (months: number) => {
  const { unit, at } = pointsOf(months)
  return {
    label: unit,
    kind: 'number' as const,
    values: at.map((month) => (unit === 'Year' ? Number((month / 12).toFixed(2)) : month)),
  }
}

/** What is owed after so many months: the loan at 0, nothing past the end. */
export const owedAt = (balance: number, rows: readonly { readonly balance: number }[], month: number): number =>
  month === 0 ? balance : (rows[month - 1]?.balance ?? 0)

function curves(result: Prepaid, inputs: PrepayInputs): XYChart {
  const { plain, actual, rows } = result
  const months = Math.max(plain.months, actual.months)
  const { at } = pointsOf(months)
  const done = monthText(actual.payoffMonth)
  const faster = paysMore(inputs)
  return {
    kind: 'lines',
    key: 'balances',
    title: 'What you owe, with and without the extra',
    lead: 'Every extra dollar lowers the balance that interest is charged on.',
    summary: faster
      ? `With the extra, ${shortDollars(inputs.balance)} is paid off in ${done}; as agreed, in ${monthText(plain.payoffMonth)}.`
      : `As agreed, ${shortDollars(inputs.balance)} is paid off in ${done}.`,
    x: xOf(months),
    unit: 'money',
    series: [
      ...(faster
        ? [
            {
              key: 'with',
              label: 'With the extra',
              color: 'principal' as const,
              look: 'area' as const,
              values: at.map((month) => owedAt(inputs.balance, rows, month)),
            },
          ]
        : []),
      {
        key: 'agreed',
        label: 'As agreed',
        color: 'interest',
        look: faster ? 'dashed' : 'area',
        values: at.map((month) => owedAt(inputs.balance, plain.rows, month)),
      },
    ],
  }
}

/** Accounts less what is owed, for both ways with the same money. */
function prepayOrInvestChart(result: Prepaid, inputs: PrepayInputs): XYChart {
  const months = Math.max(result.plain.months, result.actual.months)
  const { at } = pointsOf(months)
  const { prepayAccount, investAccount } = result.versus
  const end = result.investAhead
  return {
    kind: 'lines',
    key: 'prepayInvest',
    title: 'Prepay, or invest the same money',
    lead: 'The account after tax, less what is still owed. Both hand over the same dollars every month.',
    summary: `At ${percentText(inputs.investReturn)} a year, investing is ${Math.abs(end) < 0.5 ? 'level with prepaying' : `${shortDollars(Math.abs(end))} ${end > 0 ? 'ahead' : 'behind'}`} in ${monthText(result.plain.payoffMonth)}.`,
    note: 'Future dollars. Whoever prepays invests the payment once the loan is gone. The return is a guess; the interest saved is not.',
    x: xOf(months),
    unit: 'money',
    series: [
      {
        key: 'prepay',
        label: 'Prepay',
        color: 'principal',
        values: at.map((month) =>
          roundToCent((prepayAccount[month] ?? 0) - owedAt(inputs.balance, result.rows, month)),
        ),
      },
      {
        key: 'invest',
        label: 'Invest',
        color: 'growth',
        values: at.map((month) =>
          roundToCent((investAccount[month] ?? 0) - owedAt(inputs.balance, result.plain.rows, month)),
        ),
      },
    ],
  }
}

function stopChart(result: Prepaid, inputs: PrepayInputs): readonly XYChart[] {
  const all = stopping(result, inputs)
  const years = all.filter((one) => one.years !== null)
  const first = years[0]
  const last = years.at(-1)
  if (years.length < 2 || first === undefined || last === undefined || years.every((one) => one.saved < 1)) return []
  return [
    {
      kind: 'bars',
      key: 'stopAfter',
      title: 'If you stop paying extra after some years',
      lead: 'Early extra payments save the most, and they keep saving after you stop.',
      summary: `Stopping after ${yearsText(first.years ?? 1)} saves ${shortDollars(first.saved)} of interest; after ${yearsText(last.years ?? 1)}, ${shortDollars(last.saved)}.`,
      note: 'Future dollars, less any penalty. One-time payments stay as dated.',
      x: { label: 'Years of extra payments', kind: 'number', values: years.map((one) => one.years ?? 0) },
      unit: 'money',
      series: [{ key: 'saved', label: 'Interest saved', color: 'growth', values: years.map((one) => one.saved) }],
    },
  ]
}

export const chartsOf = (result: Prepaid, inputs: PrepayInputs): readonly Chart[] => [
  curves(result, inputs),
  ...(paysMore(inputs) ? [prepayOrInvestChart(result, inputs), ...stopChart(result, inputs)] : []),
]
