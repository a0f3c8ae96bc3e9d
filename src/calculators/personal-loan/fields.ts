import { personalLoan24Month } from '#facts/lending/rates.ts'
import { choice, count, duration, type Inputs, money, percent, points, rows, text, toggle } from '../kit/field.ts'
import { monthText } from '../kit/format.ts'

const bank = points(personalLoan24Month.value)
const longest = 240

const theLoan = {
  amount: money({
    label: 'Amount',
    initial: 10_000,
    min: 100,
    max: 1_000_000,
    step: 500,
    slider: { from: 1000, to: 50_000 },
    nudge: 1000,
  }),
  rate: percent({
    label: 'Interest rate',
    hint: `The rate of the note, before the fee. Average of 24-month bank loans in ${monthText(personalLoan24Month.asOf ?? '')}: ${bank}% (Federal Reserve).`,
    initial: bank,
    max: 200,
    step: 0.25,
    nudge: 1,
  }),
  term: duration({
    label: 'Term',
    unit: 'months',
    initial: 36,
    min: 1,
    max: longest,
    common: [24, 36, 48, 60],
    nudge: 12,
  }),
  fee: percent({
    label: 'Origination fee',
    hint: 'Share of the loan. Lenders ask from 0% to about 10%.',
    initial: 5,
    max: 30,
    step: 0.5,
    nudge: 1,
  }),
  handling: choice({
    label: 'The fee is',
    initial: 'deducted',
    options: [
      { value: 'deducted', label: 'Kept back from the money' },
      { value: 'added', label: 'Added to the loan' },
      { value: 'paid-in-cash', label: 'Paid by me in cash' },
    ],
  }),
  amountIs: choice({
    label: 'The amount above is',
    initial: 'loan',
    options: [
      { value: 'loan', label: 'The loan' },
      { value: 'in-hand', label: 'What I need to receive' },
    ],
  }),
}

const offers = {
  offers: rows({
    label: 'Other offers',
    hint: 'Each is set to put the same cash in your hands. The two here are made-up examples: put in your own.',
    noun: 'offer',
    initial: [
      { name: 'Offer B', rate: 14.5, term: 36, fee: 0, handling: 'deducted' },
      { name: 'Offer C', rate: 10.5, term: 60, fee: 8, handling: 'deducted' },
    ],
    columns: {
      name: text({ label: 'Name', initial: '', maxLength: 24 }),
      rate: percent({ label: 'Rate', initial: bank, max: 200, step: 0.25 }),
      term: duration({ label: 'Term', unit: 'months', initial: 36, min: 1, max: longest }),
      fee: percent({ label: 'Fee', initial: 0, max: 30, step: 0.5 }),
      handling: choice({
        label: 'Fee is',
        initial: 'deducted',
        options: [
          { value: 'deducted', label: 'Kept back' },
          { value: 'added', label: 'Added' },
        ],
      }),
    },
    blank: { name: '', rate: bank, term: 36, fee: 0, handling: 'deducted' },
    maxRows: 4,
  }),
}

const more = {
  flatFee: money({ label: 'Other fees in dollars', initial: 0, max: 10_000, step: 25, nudge: 100 }),
  insurance: money({
    label: 'Credit insurance',
    per: 'month',
    hint: 'Pays the loan if you die or cannot work. A lender may offer it; look for the line in the contract.',
    initial: 0,
    max: 10_000,
    step: 1,
    nudge: 10,
  }),
  insuranceRequired: toggle({
    label: 'The lender requires it',
    hint: 'Then the law counts it in the APR. If you may say no, it does not.',
    initial: false,
  }),
}

const early = {
  early: choice({
    label: 'I will pay',
    initial: 'agreed',
    options: [
      { value: 'agreed', label: 'As agreed' },
      { value: 'extra', label: 'Extra each month' },
      { value: 'payoff', label: 'It off early' },
    ],
  }),
  extra: money({ label: 'Extra', per: 'month', initial: 50, max: 1_000_000, step: 10, nudge: 50 }),
  payoffAfter: duration({
    label: 'Paid off after',
    unit: 'months',
    initial: 12,
    min: 1,
    max: longest,
    common: [6, 12, 24],
  }),
  interestKind: choice({
    label: 'Interest is',
    hint: 'Precomputed interest is added up front; a payoff gets part of it back by the “rule of 78”, which favors the lender.',
    initial: 'simple',
    options: [
      { value: 'simple', label: 'On what I owe' },
      { value: 'rule-of-78', label: 'Precomputed' },
    ],
  }),
  penalty: percent({
    label: 'Prepayment penalty',
    hint: 'Share of what is paid off early. Many lenders ask none.',
    initial: 0,
    max: 20,
    step: 0.5,
  }),
}

const score = {
  score: count({
    label: 'Your credit score',
    hint: 'Only marks your line in the table of what lenders usually ask.',
    unit: 'points',
    initial: null,
    min: 300,
    max: 850,
    optional: true,
    profile: 'creditScore',
  }),
}

export const fields = { ...theLoan, ...offers, ...early, ...more, ...score }
export type LoanInputs = Inputs<typeof fields>
