import { roundToCent } from '#engine/money.ts'
import { monthsText, monthText } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import type { Answered } from './compute.ts'
import { yearsOf } from './yearly.ts'

function sideBySide({ loan, second, amount, secondAmount }: Answered): readonly Table[] {
  if (second === null) return []
  const money = (label: string, a: number, b: number) => [label, a, b, roundToCent(b - a)]
  return [
    {
      key: 'sideBySide',
      title: 'The two loans side by side',
      lead: 'Extra payments are left out here, so that both are paid as agreed.',
      columns: [
        { label: 'Item', unit: 'text' },
        { label: 'This loan', unit: 'cents' },
        { label: 'Second loan', unit: 'cents' },
        { label: 'Second less first', unit: 'cents' },
      ],
      rows: [
        money('Loan amount', amount, secondAmount),
        money('Monthly payment', loan.payment, second.payment),
        money('Total interest', loan.plain.totalInterest, second.plain.totalInterest),
        money('Fees', loan.fee, second.fee),
        money('Interest and fees', roundToCent(loan.plain.totalInterest + loan.fee), second.cost),
      ],
    },
    {
      key: 'rates',
      title: 'Their rates and times',
      columns: [
        { label: 'Loan', unit: 'text' },
        { label: 'Rate as quoted', unit: 'percent' },
        { label: 'Rate on what is owed', unit: 'percent' },
        { label: 'APR with fees', unit: 'percent' },
        { label: 'Paid off', unit: 'text' },
      ],
      rows: [
        ['This loan', loan.annualRate * 100, loan.trueRate * 100, loan.apr, monthText(loan.plain.payoffMonth, true)],
        [
          'Second loan',
          second.annualRate * 100,
          second.trueRate * 100,
          second.apr,
          monthText(second.plain.payoffMonth, true),
        ],
      ],
    },
  ]
}

function byYear({ loan }: Answered): Table {
  return {
    key: 'byYear',
    title: 'Year by year',
    lead: 'Twelve payments a row, in dollars of the day they are paid.',
    columns: [
      { label: 'Year', unit: 'count' },
      { label: 'To', unit: 'text' },
      { label: 'Interest', unit: 'money' },
      { label: 'Principal', unit: 'money' },
      { label: 'Extra', unit: 'money' },
      { label: 'You owe', unit: 'money' },
    ],
    rows: yearsOf(loan.schedule.rows).map((year) => [
      year.number,
      monthText(year.lastMonth, true),
      year.interest,
      year.principal,
      year.extra,
      year.balance,
    ]),
  }
}

function byMonth({ loan }: Answered): Table {
  const counted =
    loan.quoted.kind === 'flat'
      ? 'The flat interest is spread as the falling balance earns it.'
      : 'Interest is rounded to the cent each month.'
  return {
    key: 'byMonth',
    title: 'Every payment',
    lead: `${counted} The last payment takes the difference. ${monthsText(loan.schedule.months)} in all.`,
    columns: [
      { label: 'Month', unit: 'text' },
      { label: 'Payment', unit: 'cents' },
      { label: 'Interest', unit: 'cents' },
      { label: 'Principal', unit: 'cents' },
      { label: 'Extra', unit: 'cents' },
      { label: 'Balance', unit: 'cents' },
    ],
    rows: loan.schedule.rows.map((row) => [
      monthText(row.month, true),
      row.payment,
      row.interest,
      row.principal,
      row.extra,
      row.balance,
    ]),
    folded: true,
  }
}

export const tablesOf = (result: Answered): readonly Table[] => [...sideBySide(result), byYear(result), byMonth(result)]
