import { roundToCent } from '#engine/money.ts'
import { addMonths, type IsoDate, monthOf } from '#engine/month.ts'
import { monthsText, monthText } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import type { Compared } from './compute.ts'
import type { RefinanceInputs } from './fields.ts'
import { wayName } from './words.ts'

function sideBySide({ ways }: Compared, inputs: RefinanceInputs, today: string): Table {
  const payoff = (months: number): string => monthText(addMonths(monthOf(today as IsoDate), months), true)
  return {
    key: 'ways',
    title: 'Every way side by side',
    lead: `All measured when you leave, after ${monthsText(inputs.stay)}, in future dollars. “Saved” counts costs, payments, what is still owed and what money could earn.`,
    columns: [
      { label: 'Way', unit: 'text' },
      { label: 'Money to put in today', unit: 'money' },
      { label: 'You pay a month', unit: 'cents' },
      { label: 'Saved when you leave', unit: 'money' },
      { label: 'Ahead from', unit: 'months' },
      { label: 'You then owe', unit: 'money' },
      { label: 'Money gone by then', unit: 'money' },
      { label: 'Paid off', unit: 'text' },
      { label: 'Interest until paid off', unit: 'money' },
    ],
    rows: ways.map((way) => [
      wayName(way.key, inputs),
      way.cashToday,
      way.firstPayment,
      way.key === 'keep' ? 0 : roundToCent(way.aheadAtStay),
      way.lead.outcome === 'leads' ? way.lead.from : null,
      roundToCent(way.owedAtStay),
      roundToCent(way.goneAtStay),
      payoff(way.months),
      roundToCent(way.interest),
    ]),
  }
}

function atClosing({ closing }: Compared, inputs: RefinanceInputs): Table {
  const items: readonly (readonly [string, number])[] = [
    ['Old loan paid off', inputs.balance],
    ['Debts paid off', closing.debts],
    ['Cash to you', inputs.cashOut],
    ['Closing costs', closing.costs],
    [closing.points < 0 ? 'Lender credit' : 'Points', closing.points],
    ['Prepayment penalty', inputs.penalty],
    ['Escrow deposit and prepaid interest', inputs.escrowNew],
  ]
  return {
    key: 'closing',
    title: 'Closing day',
    lead: 'The escrow deposit is your own money set aside for bills. It is in the cash to bring and not in the cost.',
    columns: [
      { label: 'Item', unit: 'text' },
      { label: 'Amount', unit: 'cents' },
    ],
    rows: [
      ...items.filter(([, amount]) => amount !== 0),
      ['Less the new loan', -closing.newLoan],
      ['Due from you', closing.cashToBring],
    ],
  }
}

function byYear({ keep, refinance }: Compared, inputs: RefinanceInputs): Table {
  const end = Math.max(keep.months, refinance.months, inputs.stay)
  const years = Array.from({ length: Math.ceil(end / 12) }, (_, k) => k + 1)
  const owed = (values: readonly number[], month: number): number => roundToCent(values[month] ?? 0)
  const gone = (values: readonly number[], month: number): number =>
    roundToCent(values[Math.min(month, values.length - 1)] ?? 0)
  return {
    key: 'byYear',
    title: 'Year by year',
    lead: 'At the end of each year from now, in future dollars.',
    columns: [
      { label: 'Year', unit: 'count' },
      { label: 'Owed, as now', unit: 'money' },
      { label: 'Owed, refinanced', unit: 'money' },
      { label: 'Gone, as now', unit: 'money' },
      { label: 'Gone, refinanced', unit: 'money' },
      { label: 'Refinancing is ahead by', unit: 'money' },
    ],
    rows: years.map((year) => {
      const month = year * 12
      return [
        year,
        owed(keep.debts, month),
        owed(refinance.debts, month),
        gone(keep.gone, month),
        gone(refinance.gone, month),
        roundToCent(refinance.ahead[Math.min(month, refinance.ahead.length - 1)] ?? 0),
      ]
    }),
    folded: true,
  }
}

export const tablesOf = (compared: Compared, inputs: RefinanceInputs, today: string): readonly Table[] => [
  sideBySide(compared, inputs, today),
  atClosing(compared, inputs),
  byYear(compared, inputs),
]
