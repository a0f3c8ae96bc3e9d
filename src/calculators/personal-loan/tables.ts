import { percentText } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import type { PricedLoan } from './compute.ts'
import type { Band } from './score-bands.ts'

function offersTable({ offers }: PricedLoan): Table | null {
  if (offers.length < 2) return null
  const insured = offers.some(({ cost, loan }) => cost - loan.costOfCredit >= 0.01)
  return {
    key: 'offers',
    title: 'Offers side by side',
    lead: 'Every offer puts the same cash in your hands, so the costs can be compared.',
    columns: [
      { label: 'Offer', unit: 'text' },
      { label: 'Rate', unit: 'percent' },
      { label: 'APR', unit: 'percent' },
      { label: 'Months', unit: 'count' },
      { label: 'You receive', unit: 'money' },
      { label: 'You owe at first', unit: 'money' },
      { label: 'Payment', unit: 'cents' },
      { label: 'Fee', unit: 'money' },
      { label: 'Interest', unit: 'money' },
      ...(insured ? [{ label: 'Required insurance', unit: 'money' } as const] : []),
      { label: 'Cost in all', unit: 'money' },
    ],
    rows: offers.map(({ name, rate, term, loan, cost, apr }) => [
      name,
      rate,
      apr,
      term,
      loan.received,
      loan.loanAmount,
      loan.payment,
      loan.fee,
      loan.totalInterest,
      ...(insured ? [Math.round((cost - loan.costOfCredit) * 100) / 100] : []),
      cost,
    ]),
  }
}

const bandsTable = (bands: readonly Band[]): Table => ({
  key: 'bands',
  title: 'What lenders usually ask, by score',
  lead: 'For the cash you receive, over your term. The APR counts fees. Rough ranges, not offers.',
  columns: [
    { label: 'Score', unit: 'text' },
    { label: 'APR', unit: 'text' },
    { label: 'Payment, from', unit: 'cents' },
    { label: 'Payment, to', unit: 'cents' },
    { label: 'Cost, from', unit: 'money' },
    { label: 'Cost, to', unit: 'money' },
  ],
  rows: bands.map((band) => [
    band.isYours ? `${band.label} (yours)` : band.label,
    `${percentText(band.lowApr)} to ${percentText(band.highApr)}`,
    band.lowPayment,
    band.highPayment,
    band.lowCost,
    band.highCost,
  ]),
})

const scheduleTable = ({ schedule }: PricedLoan): Table => ({
  key: 'byMonth',
  title: 'Every payment',
  lead: 'Interest is rounded to the cent each month; the last payment takes the difference.',
  columns: [
    { label: 'Month', unit: 'count' },
    { label: 'Payment', unit: 'cents' },
    { label: 'Interest', unit: 'cents' },
    { label: 'Principal', unit: 'cents' },
    { label: 'Balance', unit: 'cents' },
  ],
  rows: schedule.paid
    .slice(1)
    .map((payment, index) => [
      index + 1,
      payment,
      schedule.interest[index + 1] ?? 0,
      Math.round((payment - (schedule.interest[index + 1] ?? 0)) * 100) / 100,
      schedule.owed[index + 1] ?? 0,
    ]),
  folded: true,
})

export const tablesOf = (result: PricedLoan, bands: readonly Band[]): readonly Table[] =>
  [offersTable(result), bandsTable(bands), scheduleTable(result)].filter((table) => table !== null)
