import { yearlyReturn } from '#engine/housing/rental-return.ts'
import { addMonths, type Month } from '#engine/month.ts'
import { monthText, percentText, plain } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import { breakEvenOccupancy, type Deal, keep, type Stressed, taxLinesOf } from './compute.ts'
import type { RealEstateInputs } from './fields.ts'
import type { HoldYear } from './hold-curve.ts'
import { firstYearOf } from './setup.ts'
import { timesText } from './words.ts'

const points = (rate: number | null): number | null => (rate === null ? null : rate * 100)

function cashFlows(deal: Deal, inputs: RealEstateInputs): Table {
  const rows = deal.course.years
  const last = rows.length - 1
  return {
    key: 'cashFlow',
    title: 'Cash flow year by year',
    lead: 'Twelve months a row from closing, future dollars. The tax is what the rental adds to or takes off your returns; a minus is tax saved.',
    columns: [
      { label: 'Year', unit: 'count' },
      { label: 'To', unit: 'text' },
      { label: 'Full rent', unit: 'money' },
      { label: 'Empty or unpaid', unit: 'money' },
      { label: 'Running costs', unit: 'money' },
      { label: 'Net operating income', unit: 'money' },
      { label: 'Reserve', unit: 'money' },
      { label: 'Interest', unit: 'money' },
      { label: 'Principal', unit: 'money' },
      { label: 'Cash flow', unit: 'money' },
      { label: 'Tax', unit: 'money' },
      { label: 'Sale, after loan', unit: 'money' },
      { label: 'In hand after tax', unit: 'money' },
      { label: 'Loan left', unit: 'money' },
      { label: 'Value', unit: 'money' },
    ],
    rows: [
      [
        0,
        'Closing',
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        deal.held.afterTax[0] ?? 0,
        deal.rental.loan,
        deal.rental.worth,
      ],
      ...rows.map((row, i) => [
        i + 1,
        monthText(addMonths(inputs.closingMonth as Month, 12 * i + 11), true),
        row.full,
        row.full - row.collected,
        row.costs,
        row.noi,
        row.reserve,
        row.interest,
        row.principal,
        row.cashFlow,
        deal.held.tax[i] ?? 0,
        i === last ? row.sale.proceeds : null,
        deal.held.afterTax[i + 1] ?? 0,
        row.balance,
        row.value,
      ]),
    ],
  }
}

function taxReturns(deal: Deal, inputs: RealEstateInputs): Table {
  const first = firstYearOf(inputs)
  const gain = deal.course.years.at(-1)?.sale.gain ?? 0
  return {
    key: 'taxReturns',
    title: 'On your tax returns',
    lead: 'By calendar year. Each tax is the difference between two whole federal returns, with and without the rental, and your state rate on what it changes.',
    columns: [
      { label: 'Tax year', unit: 'text' },
      { label: 'Rent less all costs', unit: 'money' },
      { label: 'Depreciation in it', unit: 'money' },
      { label: 'Counts this year', unit: 'money' },
      { label: 'Loss that waits', unit: 'money' },
      { label: 'Gain at the sale', unit: 'money' },
      { label: 'Tax', unit: 'money' },
    ],
    rows: taxLinesOf(deal).map(({ netRent, depreciation, tax, sold }, i) => [
      sold ? `${first + i} (sale)` : String(first + i),
      netRent,
      depreciation,
      tax.counted,
      tax.putOff,
      sold ? gain : null,
      tax.change,
    ]),
  }
}

const holdTable = (curve: readonly HoldYear[]): Table => ({
  key: 'bySaleYear',
  title: 'If you sell after …',
  lead: 'Each row is a sale at the end of that year. Future dollars.',
  columns: [
    { label: 'Years', unit: 'count' },
    { label: 'Sale price', unit: 'money' },
    { label: 'Loan left', unit: 'money' },
    { label: 'Taxable gain', unit: 'money' },
    { label: 'Tax the sale brings', unit: 'money' },
    { label: 'Cash from the sale', unit: 'money' },
    { label: 'Return before tax', unit: 'percent' },
    { label: 'Return after tax', unit: 'percent' },
  ],
  rows: curve.map((year) => [
    year.years,
    year.row.value,
    year.row.balance,
    year.row.sale.gain,
    year.saleTax,
    year.cash,
    points(year.beforeTax),
    points(year.afterTax),
  ]),
})

function stressTable(deal: Deal, inputs: RealEstateInputs): Table {
  const row = (label: string, one: Stressed) => {
    const kept = keep(one.rental, deal.landlord, deal.returnsWithout, inputs.holdYears)
    return [label, one.noi, one.cashFlow, one.coverage, kept === null ? null : points(yearlyReturn(kept.held.afterTax))]
  }
  const { none, rent, empty, rate, all } = deal.stress
  return {
    key: 'stress',
    title: 'What a bad year would do',
    lead: 'Lower rent and the higher rate last the whole time; the two empty months come in the first year.',
    columns: [
      { label: 'If', unit: 'text' },
      { label: 'Net operating income', unit: 'money' },
      { label: 'First-year cash flow', unit: 'money' },
      { label: 'Debt coverage', unit: 'ratio' },
      { label: 'Return a year after tax', unit: 'percent' },
    ],
    rows: [
      row('As entered', none),
      row('Rent 10% lower', rent),
      row('Two more empty months', empty),
      ...(deal.rental.loan > 0 ? [row('Loan rate one point higher', rate)] : []),
      row('All together', all),
    ],
  }
}

/** Rules people use for a first look, beside the numbers they stand for. */
function checksTable(deal: Deal): Table {
  const { rental, first, loanPayments } = deal
  const share = breakEvenOccupancy(deal)
  const costs = first.full > 0 ? percentText(((first.full - first.noi) / first.full) * 100, 1) : 'no rent'
  return {
    key: 'rulesOfThumb',
    title: 'Rules of thumb, as checks',
    lead: 'Quick first looks. None of them knows your loan rate, your taxes or how long you stay.',
    columns: [
      { label: 'Check', unit: 'text' },
      { label: 'The rule', unit: 'text' },
      { label: 'Yours', unit: 'text' },
    ],
    rows: [
      ['1% rule', 'A month’s rent of at least 1% of the price', percentText((rental.monthlyRent / rental.price) * 100)],
      ['50% rule', 'Running costs and empty months take half of the rent', costs],
      [
        'Gross rent multiplier',
        'Price in years of full rent; lower is cheaper',
        rental.monthlyRent > 0 ? plain(rental.price / (12 * rental.monthlyRent), 1) : 'no rent',
      ],
      [
        'Debt coverage',
        'Below 1 the rent does not pay the loan',
        loanPayments > 0 ? timesText(first.noi / loanPayments) : 'no loan',
      ],
      [
        'Rent that must come in',
        'Over 100% it never pays for itself',
        share === null ? 'no rent' : percentText(share * 100, 1),
      ],
    ],
  }
}

export const tablesOf = (deal: Deal, inputs: RealEstateInputs, curve: readonly HoldYear[]): readonly Table[] => [
  cashFlows(deal, inputs),
  stressTable(deal, inputs),
  checksTable(deal),
  taxReturns(deal, inputs),
  holdTable(curve),
]
