import { roundToCent } from '#engine/money.ts'
import { addMonths } from '#engine/month.ts'
import { dollars, monthsText, monthText } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import { owedAt } from './charts.ts'
import type { Prepaid } from './compute.ts'
import type { PrepayInputs } from './fields.ts'
import { biweeklyWays, inLine, stopping, targets } from './what-ifs.ts'
import { loanName } from './words.ts'

function byYear({ rows, plain, start }: Prepaid, inputs: PrepayInputs): Table {
  const years: (string | number)[][] = []
  for (let first = 0; first < Math.max(rows.length, plain.rows.length); first += 12) {
    const part = rows.slice(first, first + 12)
    const total = (key: 'interest' | 'principal' | 'extra' | 'penalty'): number =>
      roundToCent(part.reduce((sum, row) => sum + row[key], 0))
    const end = Math.min(first + 12, Math.max(rows.length, plain.rows.length))
    const owed = owedAt(inputs.balance, rows, end)
    const agreed = owedAt(inputs.balance, plain.rows, end)
    years.push([
      first / 12 + 1,
      monthText(addMonths(start, end), true),
      total('interest'),
      total('principal'),
      total('extra'),
      total('penalty'),
      owed,
      agreed,
      roundToCent(agreed - owed),
    ])
  }
  return {
    key: 'byYear',
    title: 'Year by year',
    lead: 'Twelve months a row, in dollars of the day they are paid. Principal and extra are kept apart.',
    columns: [
      { label: 'Year', unit: 'count' },
      { label: 'To', unit: 'text' },
      { label: 'Interest', unit: 'money' },
      { label: 'Principal', unit: 'money' },
      { label: 'Extra', unit: 'money' },
      { label: 'Penalty', unit: 'money' },
      { label: 'You owe', unit: 'money' },
      { label: 'As agreed', unit: 'money' },
      { label: 'Less owed', unit: 'money' },
    ],
    rows: years,
  }
}

function byMonth({ rows }: Prepaid, inputs: PrepayInputs): Table {
  return {
    key: 'byMonth',
    title: 'Every month',
    lead:
      inputs.plan === 'biweekly'
        ? 'The payments of each month added up. The last payment takes what is left.'
        : 'Interest is rounded to the cent. The last payment takes what is left. Extra money counts once, beside the payment.',
    columns: [
      { label: 'Month', unit: 'text' },
      { label: 'Payment', unit: 'cents' },
      { label: 'Interest', unit: 'cents' },
      { label: 'Principal', unit: 'cents' },
      { label: 'Extra', unit: 'cents' },
      { label: 'Penalty', unit: 'cents' },
      { label: 'Balance', unit: 'cents' },
    ],
    rows: rows.map((row) => [
      monthText(row.month, true),
      row.payment,
      row.interest,
      row.principal,
      row.extra,
      row.penalty,
      row.balance,
    ]),
    folded: true,
  }
}

function stops(result: Prepaid, inputs: PrepayInputs): readonly Table[] {
  const found = stopping(result, inputs)
  if (found.length < 2) return []
  return [
    {
      key: 'stopAfter',
      title: 'If you stop paying extra',
      lead: 'The time and interest already won stay yours. Interest saved is after any penalty, in future dollars.',
      columns: [
        { label: 'Stop after', unit: 'text' },
        { label: 'Sooner', unit: 'months' },
        { label: 'Interest saved', unit: 'money' },
      ],
      rows: found.map((one) => [one.years === null ? 'Never' : monthsText(one.years * 12), one.months, one.saved]),
    },
  ]
}

function everyTwoWeeks(inputs: PrepayInputs): readonly Table[] {
  const ways = biweeklyWays(inputs)
  if (ways.length === 0) return []
  return [
    {
      key: 'biweekly',
      title: 'Paying every two weeks',
      lead: 'Against the same loan and extras paid monthly. 26 half payments are 13 payments a year; nearly all of the saving is the 13th.',
      columns: [
        { label: 'How', unit: 'text' },
        { label: 'Sooner', unit: 'months' },
        { label: 'Interest saved', unit: 'money' },
        { label: 'Fees', unit: 'money' },
        { label: 'Saved in the end', unit: 'money' },
      ],
      rows: ways.map((way) => [way.name, way.months, way.saved, way.fees, way.net]),
    },
  ]
}

function toBeDone(result: Prepaid, inputs: PrepayInputs): readonly Table[] {
  const found = targets(result, inputs)
  if (found.length === 0) return []
  return [
    {
      key: 'targets',
      title: 'What it takes to be done sooner',
      lead: 'The extra each month from the next payment on, with no other extra payments.',
      columns: [
        { label: 'Sooner', unit: 'months' },
        { label: 'Done in', unit: 'text' },
        { label: 'Extra a month', unit: 'cents' },
        { label: 'Interest saved', unit: 'money' },
      ],
      rows: found.map((one) => [one.sooner, monthText(one.end, true), one.extra, one.saved]),
    },
  ]
}

function order(inputs: PrepayInputs): readonly Table[] {
  if (inputs.otherLoans.length === 0) return []
  const extra = inputs.extraMonthly > 0 ? inputs.extraMonthly : 100
  return [
    {
      key: 'order',
      title: `Where ${dollars(extra)} a month does most`,
      lead: 'Highest rate first: there each extra dollar saves most a year. A longer loan may save more in all, because it saves for longer.',
      columns: [
        { label: 'Loan', unit: 'text' },
        { label: 'Rate after tax', unit: 'percent' },
        { label: 'You owe', unit: 'money' },
        { label: 'Sooner', unit: 'months' },
        { label: 'Interest saved', unit: 'money' },
      ],
      rows: inLine(inputs, loanName[inputs.kind], extra).map((loan) => [
        loan.name,
        loan.rate,
        loan.balance,
        loan.months,
        loan.saved,
      ]),
    },
  ]
}

export const tablesOf = (result: Prepaid, inputs: PrepayInputs): readonly Table[] => [
  byYear(result, inputs),
  ...stops(result, inputs),
  ...toBeDone(result, inputs),
  ...everyTwoWeeks(inputs),
  ...order(inputs),
  byMonth(result, inputs),
]
