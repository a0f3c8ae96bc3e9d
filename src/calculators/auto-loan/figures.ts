import type { FigureSpec } from '../kit/definition.ts'
import type { Financed, Result } from './compute.ts'
import type { CarInputs } from './fields.ts'
import { thumbOf } from './rule-20-4-10.ts'
import { totalSaved } from './tax-saved.ts'

type Spec = FigureSpec<Result, CarInputs>
type Bought = Exclude<Result, { outcome: 'not-possible' }>
const loan =
  (value: (result: Financed, inputs: CarInputs) => number | null): Spec['value'] =>
  (result, inputs) =>
    result.outcome === 'loan' ? value(result, inputs) : null
const always =
  (value: (result: Bought) => number | null): Spec['value'] =>
  (result) =>
    result.outcome === 'not-possible' ? null : value(result)
const nominal = { dollars: 'nominal' } as const
const today = { dollars: 'today' } as const

export const figures: readonly Spec[] = [
  {
    key: 'totalCost',
    label: 'The car with tax, fees and interest',
    unit: 'cents',
    ...nominal,
    value: always((r) => (r.outcome === 'loan' ? r.loan.total : r.deal.outTheDoor)),
  },
  { key: 'payment', label: 'Monthly payment', unit: 'cents', ...nominal, value: loan((r) => r.loan.schedule.payment) },
  { key: 'outTheDoor', label: 'Out-the-door price', unit: 'cents', value: always((r) => r.deal.outTheDoor) },
  { key: 'salesTax', label: 'Tax on the sale', unit: 'cents', value: always((r) => r.deal.tax) },
  {
    key: 'taxedAmount',
    label: 'Amount that is taxed',
    unit: 'cents',
    value: always((r) => r.deal.taxed?.taxable ?? null),
  },
  {
    key: 'tradeInTaxSaved',
    label: 'Tax saved by the trade-in',
    unit: 'cents',
    value: always((r) => (r.deal.taxed ? r.deal.tradeInTaxSaved : null)),
  },
  {
    key: 'tradeInEquity',
    label: 'Trade-in value less what you owe',
    unit: 'cents',
    value: always((r) => r.deal.equity),
  },
  { key: 'loanAmount', label: 'Amount borrowed', unit: 'cents', value: loan((r) => r.loan.financed) },
  { key: 'cashDue', label: 'Cash to bring', unit: 'cents', value: (r) => (r.outcome === 'no-loan' ? r.cashDue : null) },
  {
    key: 'totalInterest',
    label: 'Total interest',
    unit: 'cents',
    ...nominal,
    value: loan((r) => r.loan.schedule.totalInterest),
  },
  {
    key: 'loanToValue',
    label: 'Loan against the price',
    unit: 'percent',
    value: loan((r, i) => (r.loan.financed / i.price) * 100),
  },
  {
    key: 'monthsUpsideDown',
    label: 'Months owing more than the car is worth',
    unit: 'count',
    value: loan((r) => r.under.months),
  },
  { key: 'lastUpsideDown', label: 'Upside down until month', unit: 'count', value: loan((r) => r.under.last) },
  { key: 'deepestGap', label: 'Deepest gap', unit: 'cents', ...nominal, value: loan((r) => r.under.worst.gap) },
  {
    key: 'downToBeSafe',
    label: 'More cash down to never be upside down',
    unit: 'cents',
    value: loan((r) => r.downToBeSafe),
  },
  {
    key: 'rebateAhead',
    label: 'Rebate cheaper than the low rate by',
    unit: 'cents',
    ...nominal,
    value: loan((r) => r.choice?.rebateAhead ?? null),
  },
  {
    key: 'evenRebate',
    label: 'Rebate at which both cost the same',
    unit: 'cents',
    value: loan((r) => r.choice?.evenRebate ?? null),
  },
  {
    key: 'paymentWithRebate',
    label: 'Payment with the rebate',
    unit: 'cents',
    ...nominal,
    value: loan((r) => r.choice?.withRebate.schedule.payment ?? null),
  },
  {
    key: 'paymentAtLowRate',
    label: 'Payment at the low rate',
    unit: 'cents',
    ...nominal,
    value: loan((r) => r.choice?.withLowRate.schedule.payment ?? null),
  },
  {
    key: 'taxSaved',
    label: 'Federal tax saved by the interest deduction',
    unit: 'cents',
    ...nominal,
    value: loan((r) => (r.saved === null ? null : totalSaved(r.saved))),
  },
  {
    key: 'downShare',
    label: 'Down payment, share of the price',
    unit: 'percent',
    value: always((r) => r.downShare * 100),
  },
  {
    key: 'incomeShare',
    label: 'Payment and insurance, share of income',
    unit: 'percent',
    value: loan((r, inputs) => {
      const share = thumbOf(r, inputs).incomeShare
      return share === null ? null : share * 100
    }),
  },
  {
    key: 'largestLoanByRule',
    label: 'Largest loan by 20/4/10',
    unit: 'cents',
    value: loan((r, i) => thumbOf(r, i).largestLoan),
  },
  {
    key: 'resaleValue',
    label: 'What the car may bring at the end',
    unit: 'cents',
    ...nominal,
    value: always((r) => r.keeping.resale),
  },
  {
    key: 'costToKeep',
    label: 'All it costs while you have it',
    unit: 'cents',
    ...today,
    value: always((r) => r.keeping.total),
  },
  {
    key: 'costPerMonth',
    label: 'All of it, a month',
    unit: 'cents',
    ...today,
    value: always((r) => r.keeping.perMonth),
  },
  { key: 'costPerMile', label: 'All of it, a mile', unit: 'cents', ...today, value: always((r) => r.keeping.perMile) },
]
