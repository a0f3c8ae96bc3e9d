import { addMonths, type IsoDate, monthOf } from '#engine/month.ts'
import { mortgage30 } from '#facts/lending/rates.ts'
import { choice, duration, type Inputs, money, month, percent, toggle } from '../kit/field.ts'
import { dateText } from '../kit/format.ts'
import { startingLoanBalance } from '../kit/starting-values.ts'

const startingRate = Number((mortgage30.value * 100).toFixed(6))
export const rateHint = `Starts at the average 30-year mortgage, Freddie Mac, ${dateText(mortgage30.asOf ?? '', true)}. Other loans have their own rates.`
/** The most a rate may be: far above any lawful installment loan. */
const HIGHEST_RATE = 400
const LONGEST = 600

const countedOn = [
  { value: 'balance', label: 'What is still owed' },
  { value: 'flat', label: 'The whole amount (flat)' },
] as const

const theLoan = {
  find: choice({
    label: 'Find',
    initial: 'payment',
    options: [
      { value: 'payment', label: 'Payment' },
      { value: 'amount', label: 'Amount' },
      { value: 'rate', label: 'Rate' },
      { value: 'term', label: 'Time' },
    ],
  }),
  amount: money({
    label: 'Loan amount',
    initial: startingLoanBalance.value,
    min: 100,
    step: 1000,
    slider: { from: 1000, to: 800_000 },
    nudge: 10_000,
  }),
  rate: percent({
    label: 'Interest rate',
    per: 'year',
    hint: rateHint,
    initial: startingRate,
    max: HIGHEST_RATE,
    step: 0.05,
    slider: { from: 0, to: 20 },
    nudge: 1,
  }),
  term: duration({
    label: 'Time',
    unit: 'years',
    initial: 360,
    max: LONGEST,
    common: [36, 60, 180, 360],
    nudge: 12,
  }),
  payment: money({ label: 'Monthly payment', per: 'month', initial: 2000, min: 1, step: 25, nudge: 100 }),
  purpose: choice({
    label: 'The loan is for',
    hint: 'A home loan’s payment can fill the home line of your budget.',
    initial: 'home',
    options: [
      { value: 'home', label: 'A home' },
      { value: 'other', label: 'Something else' },
    ],
  }),
}

const quoting = {
  rateKind: choice({
    label: 'Interest is charged on',
    hint: 'US lenders charge it on what is still owed. A flat rate, also called add-on, charges the whole amount until the end.',
    initial: 'balance',
    options: countedOn,
  }),
  compounding: choice({
    label: 'The rate compounds',
    hint: 'Monthly on US loans.',
    initial: 'monthly',
    options: [
      { value: 'monthly', label: 'Monthly' },
      { value: 'daily', label: 'Daily' },
      { value: 'semiannual', label: 'Twice a year (Canadian mortgages)' },
      { value: 'yearly', label: 'Yearly' },
    ],
  }),
}

const feesAndStart = {
  fee: money({
    label: 'Fees',
    hint: 'Origination, processing, points.',
    initial: 0,
    max: 10_000_000,
    step: 50,
    nudge: 500,
  }),
  feeHandling: choice({
    label: 'The fees are',
    initial: 'cash',
    options: [
      { value: 'cash', label: 'Paid in cash' },
      { value: 'deducted', label: 'Kept back from the loan' },
      { value: 'added', label: 'Added to the loan' },
    ],
  }),
  firstPayment: month({
    label: 'First payment',
    initial: (clock) => addMonths(monthOf(clock.today as IsoDate), 1),
  }),
  extra: money({ label: 'Extra each month', per: 'month', initial: 0, max: 10_000_000, step: 25 }),
}

const second = {
  compare: toggle({ label: 'Compare with a second loan', initial: false }),
  secondAmount: money({
    label: 'Its amount',
    hint: 'Left blank: the same amount.',
    initial: null,
    min: 100,
    optional: true,
  }),
  secondRate: percent({ label: 'Its rate', per: 'year', initial: startingRate, max: HIGHEST_RATE, step: 0.05 }),
  secondTerm: duration({ label: 'Its time', unit: 'years', initial: 180, max: LONGEST, common: [36, 60, 180, 360] }),
  secondKind: choice({ label: 'Its interest is charged on', initial: 'balance', options: countedOn }),
  secondFee: money({ label: 'Its fees', initial: 0, max: 10_000_000, step: 50 }),
}

export const fields = { ...theLoan, ...quoting, ...feesAndStart, ...second }
export type EmiInputs = Inputs<typeof fields>
