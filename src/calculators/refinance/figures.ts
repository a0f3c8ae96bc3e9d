import { roundToCent } from '#engine/money.ts'
import type { FigureSpec } from '../kit/definition.ts'
import { type Compared, type Measured, type Result, wayBy } from './compute.ts'
import type { RefinanceInputs } from './fields.ts'
import type { WayKey } from './ways.ts'

type Spec = FigureSpec<Result, RefinanceInputs>
const of =
  (value: (compared: Compared, inputs: RefinanceInputs) => number | null): Spec['value'] =>
  (result, inputs) =>
    result.outcome === 'compared' ? value(result, inputs) : null
const way = (key: WayKey, value: (way: Measured) => number): Spec['value'] =>
  of((compared) => {
    const found = wayBy(compared, key)
    return found === null ? null : value(found)
  })
const cents = (value: number): number => roundToCent(value)
/** The payment of the loan itself and what goes with it, first month. */
const nominal = { dollars: 'nominal' } as const

export const figures: readonly Spec[] = [
  {
    key: 'saved',
    label: 'Saved by refinancing when you leave',
    unit: 'money',
    ...nominal,
    value: of((c) => cents(c.refinance.aheadAtStay)),
  },
  {
    key: 'trueBreakEven',
    label: 'Pays for itself after (true break-even)',
    unit: 'months',
    value: of(({ refinance }) => (refinance.lead.outcome === 'leads' ? refinance.lead.from : null)),
  },
  {
    key: 'cashBreakEven',
    label: 'Costs ÷ lower payment (cash break-even)',
    unit: 'months',
    value: of((c) => c.cashBreakEven),
  },
  {
    key: 'aheadUntil',
    label: 'Stays ahead until',
    unit: 'months',
    value: of(({ refinance }) => (refinance.lead.outcome === 'leads' ? refinance.lead.until : null)),
  },
  {
    key: 'monthlySaving',
    label: 'Lower payment a month',
    unit: 'cents',
    ...nominal,
    value: of((c) => c.monthlySaving),
  },
  {
    key: 'paymentNow',
    label: 'You pay a month now',
    unit: 'cents',
    ...nominal,
    value: way('keep', (w) => w.firstPayment),
  },
  {
    key: 'newPayment',
    label: 'New monthly payment',
    unit: 'cents',
    ...nominal,
    value: way('refinance', (w) => w.firstPayment),
  },
  { key: 'newLoan', label: 'New loan', unit: 'money', value: of((c) => c.closing.newLoan) },
  { key: 'totalCosts', label: 'What refinancing costs', unit: 'money', value: of((c) => c.closing.totalCosts) },
  {
    key: 'cashToBring',
    label: 'Cash to bring to closing, cash out aside',
    unit: 'money',
    value: of((c) => c.closing.cashToBring),
  },
  {
    key: 'interestNow',
    label: 'Interest until paid off, as now',
    unit: 'money',
    ...nominal,
    value: way('keep', (w) => cents(w.interest)),
  },
  {
    key: 'interestNew',
    label: 'Interest until paid off, refinanced',
    unit: 'money',
    ...nominal,
    value: way('refinance', (w) => cents(w.interest)),
  },
  { key: 'monthsNow', label: 'Paid off in, as now', unit: 'months', value: way('keep', (w) => w.months) },
  { key: 'monthsNew', label: 'Paid off in, refinanced', unit: 'months', value: way('refinance', (w) => w.months) },
  {
    key: 'goneNow',
    label: 'Money gone when you leave, as now',
    unit: 'money',
    ...nominal,
    value: way('keep', (w) => cents(w.goneAtStay)),
  },
  {
    key: 'goneNew',
    label: 'Money gone when you leave, refinanced',
    unit: 'money',
    ...nominal,
    value: way('refinance', (w) => cents(w.goneAtStay)),
  },
  {
    key: 'sameEndPayment',
    label: 'New payment to end when the old loan would',
    unit: 'cents',
    ...nominal,
    value: way('sameEnd', (w) => w.firstPayment),
  },
  {
    key: 'sameEndSaved',
    label: 'Saved when you leave, paid off at the old date',
    unit: 'money',
    ...nominal,
    value: way('sameEnd', (w) => cents(w.aheadAtStay)),
  },
  {
    key: 'sameEndInterest',
    label: 'Interest, refinanced and paid off at the old date',
    unit: 'money',
    ...nominal,
    value: way('sameEnd', (w) => cents(w.interest)),
  },
  {
    key: 'samePaymentMonths',
    label: 'Paid off in, refinanced and paying as much as now',
    unit: 'months',
    value: way('samePayment', (w) => w.months),
  },
  {
    key: 'samePaymentInterest',
    label: 'Interest, refinanced and paying as much as now',
    unit: 'money',
    ...nominal,
    value: way('samePayment', (w) => cents(w.interest)),
  },
  {
    key: 'recastPayment',
    label: 'Payment after a recast',
    unit: 'cents',
    ...nominal,
    value: way('recast', (w) => w.firstPayment),
  },
  {
    key: 'recastSaved',
    label: 'Saved by a recast when you leave',
    unit: 'money',
    ...nominal,
    value: way('recast', (w) => cents(w.aheadAtStay)),
  },
  {
    key: 'lumpMonths',
    label: 'Paid off in, lump sum and same payment',
    unit: 'months',
    value: way('lump', (w) => w.months),
  },
  {
    key: 'lumpSaved',
    label: 'Saved by the lump sum when you leave',
    unit: 'money',
    ...nominal,
    value: way('lump', (w) => cents(w.aheadAtStay)),
  },
  {
    key: 'extraMonths',
    label: 'Paid off in, paying extra',
    unit: 'months',
    value: way('extra', (w) => w.months),
  },
  {
    key: 'extraSaved',
    label: 'Saved by paying extra when you leave',
    unit: 'money',
    ...nominal,
    value: way('extra', (w) => cents(w.aheadAtStay)),
  },
  {
    key: 'equityLoanSaved',
    label: 'Saved by a home equity loan instead, when you leave',
    unit: 'money',
    ...nominal,
    value: way('equityLoan', (w) => cents(w.aheadAtStay)),
  },
  {
    key: 'rateToBeat',
    label: 'Refinancing pays by then below this rate',
    unit: 'percent',
    value: of((c) => c.rateToBeat),
  },
]
