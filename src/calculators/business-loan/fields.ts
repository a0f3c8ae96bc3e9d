import { cashAdvanceFactor } from '#facts/lending/small-business.ts'
import { choice, count, date, duration, type Inputs, money, percent, rows, text } from '../kit/field.ts'
import { dollars } from '../kit/format.ts'
import { primePoints, sbaCaps } from './facts.ts'

export const firstAmount = 50_000
/** The starting rate: the most an SBA 7(a) lender may ask for a variable rate at the starting amount. */
export const startRate = sbaCaps(firstAmount).variable
const longest = 300

const daily = { value: 'business-daily', label: 'Each business day' } as const
const weekly = { value: 'weekly', label: 'Each week' } as const
const biweekly = { value: 'biweekly', label: 'Every two weeks' } as const
const monthly = { value: 'monthly', label: 'Each month' } as const

const theMoney = {
  kind: choice({
    label: 'Kind of financing',
    initial: 'advance',
    options: [
      { value: 'advance', label: 'Cash advance', hint: 'Priced by a factor: merchant cash advance, sales advance.' },
      { value: 'term', label: 'Term loan', hint: 'A rate, level payments; SBA loans too.' },
      { value: 'line', label: 'Line of credit', hint: 'You draw what you need and pay for what you drew.' },
    ],
  }),
  amount: money({
    label: 'Amount',
    initial: firstAmount,
    min: 1000,
    max: 50_000_000,
    step: 1000,
    slider: { from: 5000, to: 500_000 },
    nudge: 5000,
  }),
  amountIs: choice({
    label: 'The amount above is',
    initial: 'financed',
    options: [
      { value: 'financed', label: 'In the contract' },
      { value: 'in-hand', label: 'What I need to receive' },
    ],
  }),
}

const advance = {
  factor: count({
    label: 'Factor',
    hint: `1.30 means you pay back $1.30 for each $1 advanced. Often ${cashAdvanceFactor.value.low} to ${cashAdvanceFactor.value.high} (our own reading of offers).`,
    unit: 'times',
    whole: false,
    initial: 1.3,
    min: 1,
    max: 3,
    step: 0.01,
    nudge: 0.05,
  }),
  advanceBy: choice({
    label: 'Paid back',
    initial: 'term',
    options: [
      { value: 'term', label: 'Over a time' },
      { value: 'debit', label: 'By a fixed debit' },
      { value: 'sales', label: 'By a share of sales' },
    ],
  }),
  advanceTerm: duration({
    label: 'Time to pay back',
    unit: 'months',
    initial: 6,
    min: 1,
    max: 48,
    common: [4, 6, 9, 12],
    nudge: 2,
  }),
  debit: money({ label: 'Each debit', initial: 520, min: 1, max: 5_000_000, step: 10, nudge: 50 }),
  salesShare: percent({
    label: 'Share of sales taken',
    hint: 'The contract calls it holdback or specified percentage.',
    initial: 15,
    min: 0.5,
    max: 100,
    step: 0.5,
    nudge: 5,
  }),
  debits: choice({ label: 'Money is taken', initial: 'business-daily', options: [daily, weekly, biweekly, monthly] }),
}

const loan = {
  rate: percent({ label: 'Interest rate', initial: startRate, max: 200, step: 0.25, nudge: 1 }),
  term: duration({
    label: 'Term',
    unit: 'years',
    initial: 60,
    min: 1,
    max: longest,
    step: 6,
    common: [36, 60, 84, 120],
    nudge: 12,
  }),
  lineTerm: duration({
    label: 'You keep the money for',
    unit: 'months',
    initial: 12,
    min: 1,
    max: 120,
    common: [6, 12, 18, 24],
    nudge: 3,
  }),
  lineRepay: choice({
    label: 'Each draw is repaid',
    initial: 'level',
    options: [
      { value: 'level', label: 'In level payments' },
      { value: 'interest-only', label: 'All at the end', hint: 'Interest meanwhile.' },
    ],
  }),
  payments: choice({ label: 'You pay', initial: 'monthly', options: [monthly, biweekly, weekly, daily] }),
}

const fees = {
  fee: percent({
    label: 'Fee, kept back',
    hint: 'Origination, underwriting, broker or draw fee, as a share of the amount.',
    initial: 3,
    max: 30,
    step: 0.5,
    nudge: 1,
  }),
  flatFee: money({ label: 'Other fees in dollars', initial: 0, max: 1_000_000, step: 50, nudge: 250 }),
  annualFee: money({
    label: 'Fee of the line',
    per: 'year',
    hint: 'The first comes out of the money, the others with a payment.',
    initial: 0,
    max: 1_000_000,
    step: 25,
    nudge: 100,
  }),
}

const special = {
  guarantee: choice({
    label: 'SBA guarantee fee',
    initial: 'none',
    options: [
      { value: 'none', label: 'None' },
      { value: 'table', label: 'From the SBA table' },
      { value: 'own', label: 'My own figure' },
    ],
  }),
  guaranteeOwn: money({ label: 'Guarantee fee', initial: 1000, max: 1_000_000, step: 50, nudge: 250 }),
  setFor: duration({
    label: 'Payments set as if over',
    hint: 'Longer than the term leaves a balloon: the rest, due with the last payment. Blank: no balloon.',
    unit: 'years',
    initial: null,
    min: 1,
    max: 480,
    common: [120, 240, 300],
    optional: true,
  }),
  laterDraws: rows({
    label: 'Later draws',
    hint: 'Repaid by the same end as the first.',
    noun: 'draw',
    initial: [],
    columns: {
      after: duration({ label: 'Months later', unit: 'months', initial: 3, min: 1, max: 119 }),
      amount: money({ label: 'Amount', initial: 10_000, min: 100, max: 50_000_000, step: 1000 }),
    },
    blank: { after: 3, amount: 10_000 },
    maxRows: 12,
  }),
}

const offers = {
  offers: rows({
    label: 'Other offers',
    hint: `Each is set to put the same cash in your hands. The two here are made-up examples at ${startRate}%: prime of ${primePoints}% and the most an SBA lender may add at ${dollars(firstAmount)}. Put in your own.`,
    noun: 'offer',
    initial: [
      { name: 'Term loan', kind: 'term', rate: startRate, factor: null, months: 36, payments: 'monthly', fee: 2 },
      { name: 'Line of credit', kind: 'line', rate: startRate, factor: null, months: 6, payments: 'monthly', fee: 1 },
    ],
    columns: {
      name: text({ label: 'Name', initial: '', maxLength: 24 }),
      kind: choice({
        label: 'Kind',
        initial: 'term',
        options: [
          { value: 'term', label: 'Loan, level payments' },
          { value: 'line', label: 'Line, interest then all' },
          { value: 'advance', label: 'Cash advance' },
        ],
      }),
      rate: percent({
        label: 'Rate (loan, line)',
        initial: startRate,
        max: 200,
        step: 0.25,
        optional: true,
      }),
      factor: count({
        label: 'Factor (advance)',
        unit: 'times',
        whole: false,
        initial: null,
        min: 1,
        max: 3,
        step: 0.01,
        optional: true,
      }),
      months: duration({ label: 'Months', unit: 'months', initial: 24, min: 1, max: longest }),
      payments: choice({ label: 'Paid', initial: 'monthly', options: [monthly, biweekly, weekly, daily] }),
      fee: percent({ label: 'Fee kept back', initial: 0, max: 30, step: 0.5 }),
    },
    blank: { name: '', kind: 'term', rate: startRate, factor: null, months: 24, payments: 'monthly', fee: 0 },
    maxRows: 5,
  }),
}

const business = {
  sales: money({ label: 'Your sales', per: 'month', initial: null, min: 1, step: 1000, optional: true, nudge: 5000 }),
  operatingIncome: money({
    label: 'Net operating income',
    per: 'year',
    hint: 'What is left of sales after running costs, before interest, income tax and depreciation. A loss is negative.',
    initial: null,
    min: -1e8,
    max: 1e8,
    step: 1000,
    optional: true,
  }),
  otherDebt: money({
    label: 'Payments on other debts',
    per: 'year',
    initial: 0,
    max: 1e8,
    step: 500,
  }),
  leastCoverage: count({
    label: 'Coverage a lender wants',
    hint: 'Many ask for about 1.25 dollars of income for each dollar of payments. Our assumption; ask the lender.',
    unit: 'times',
    whole: false,
    initial: 1.25,
    min: 0.5,
    max: 5,
    step: 0.05,
  }),
  fundedOn: date({
    label: 'Money arrives on',
    initial: ({ today }) => today,
    min: '2020-01-01',
    max: '2060-12-31',
  }),
}

export const fields = { ...theMoney, ...advance, ...loan, ...fees, ...special, ...offers, ...business }
export type BusinessInputs = Inputs<typeof fields>
