import { roundToCent } from '#engine/money.ts'
import { monthText } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import type { CashToClose, Mortgage } from './compute.ts'
import type { MortgageInputs } from './fields.ts'
import { insuranceName } from './words.ts'
import type { LoanYear } from './yearly.ts'

function byYear(inputs: MortgageInputs, years: readonly LoanYear[]): Table {
  return {
    key: 'byYear',
    title: 'Year by year',
    lead: 'Twelve payments a row, in future dollars. Equity is the home value less what you owe.',
    columns: [
      { label: 'Year', unit: 'count' },
      { label: 'To', unit: 'text' },
      { label: 'Interest', unit: 'money' },
      { label: 'Principal', unit: 'money' },
      { label: 'Extra', unit: 'money' },
      { label: 'Tax, insurance, dues', unit: 'money' },
      { label: insuranceName(inputs), unit: 'money' },
      { label: 'You owe', unit: 'money' },
      { label: 'Home value', unit: 'money' },
      { label: 'Equity', unit: 'money' },
    ],
    rows: years.map((year) => [
      year.number,
      monthText(year.lastMonth, true),
      year.interest,
      year.principal,
      year.extra,
      roundToCent(year.tax + year.insurance + year.hoa),
      year.premiums,
      year.balance,
      year.homeValue,
      roundToCent(year.homeValue - year.balance),
    ]),
  }
}

function byMonth(mortgage: Mortgage, inputs: MortgageInputs): Table {
  return {
    key: 'byMonth',
    title: 'Every payment',
    lead:
      inputs.plan === 'biweekly'
        ? 'The payments of each month added up. Interest is rounded to the cent every two weeks; the last payment takes the difference.'
        : 'Interest is rounded to the cent each month; the last payment takes the difference. Extra money counts once, beside the payment.',
    columns: [
      { label: 'Month', unit: 'text' },
      { label: 'Payment', unit: 'cents' },
      { label: 'Interest', unit: 'cents' },
      { label: 'Principal', unit: 'cents' },
      { label: 'Extra', unit: 'cents' },
      { label: 'Balance', unit: 'cents' },
    ],
    rows: mortgage.rows.map((row) => [
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

/** What is due on closing day, item by item; items of zero are left out. */
export function cashTable(cash: CashToClose): Table {
  const items: readonly (readonly [string, number])[] = [
    ['Down payment', cash.down],
    ['Closing costs', cash.fees],
    ['Points', cash.points],
    ['Upfront loan fee, paid in cash', cash.upfrontFee],
    ['Prepaid tax and insurance', cash.prepaid],
    ['Interest to the first of the month', cash.interest],
  ]
  return {
    key: 'cashToClose',
    title: 'Cash to close',
    lead: 'An estimate. Your Loan Estimate and Closing Disclosure have the real figures.',
    columns: [
      { label: 'Item', unit: 'text' },
      { label: 'Amount', unit: 'cents' },
    ],
    rows: [...items.filter(([, amount]) => amount > 0), ['Together', cash.total]],
  }
}

export const tablesOf = (mortgage: Mortgage, inputs: MortgageInputs, years: readonly LoanYear[]): readonly Table[] => [
  byYear(inputs, years),
  cashTable(mortgage.cash),
  byMonth(mortgage, inputs),
]
