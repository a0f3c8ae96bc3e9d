import { homePremiumNational } from '#facts/insurance/home-premiums.ts'
import { mortgage30 } from '#facts/lending/rates.ts'
import { asOfText } from '../kit/as-of.ts'
import { choice, count, duration, type Inputs, money, percent, points, rows, text } from '../kit/field.ts'
import { dateText } from '../kit/format.ts'
import { startingHomeInsurance, startingHomePrice, startingPmiRate, startingPropertyTax } from '../kit/starting-home.ts'

const incomes = rows({
  label: 'Income before tax',
  hint: 'All who would be on the loan. Lenders want two years of history for overtime, bonuses and a business of your own.',
  noun: 'income',
  columns: {
    kind: choice({
      label: 'From',
      initial: 'pay',
      options: [
        { value: 'pay', label: 'Salary or wages' },
        { value: 'variable', label: 'Overtime, bonus, commission' },
        { value: 'self', label: 'Own business, profit' },
        { value: 'untaxed', label: 'Untaxed benefits or support' },
        { value: 'rent', label: 'Rent from another property' },
        { value: 'other', label: 'Pension or other taxed income' },
      ],
    }),
    amount: money({ label: 'Amount', initial: 3000, max: 10_000_000, step: 50 }),
    every: choice({
      label: 'Each',
      initial: 'biweekly',
      options: [
        { value: 'hour', label: 'Hour' },
        { value: 'week', label: 'Week' },
        { value: 'biweekly', label: 'Two weeks' },
        { value: 'semimonthly', label: 'Half month' },
        { value: 'month', label: 'Month' },
        { value: 'year', label: 'Year' },
      ],
    }),
    hours: count({ label: 'If hourly, a week', unit: 'hours', initial: 40, max: 100, whole: false }),
  },
  initial: [{ kind: 'pay', amount: 3000, every: 'biweekly', hours: 40 }],
  blank: { kind: 'pay', amount: 0, every: 'month', hours: 40 },
  maxRows: 10,
})

const debts = rows({
  label: 'Debts',
  profile: 'debts',
  hint: 'The least each asks for in a month, as on your credit report. Not rent, food, utilities, phone or insurance.',
  noun: 'debt',
  columns: {
    name: text({ label: 'Name', initial: '', maxLength: 40 }),
    kind: choice({
      label: 'Kind',
      initial: 'car',
      options: [
        { value: 'card', label: 'Credit card' },
        { value: 'car', label: 'Car loan' },
        { value: 'lease', label: 'Car lease' },
        { value: 'loan', label: 'Personal or other loan' },
        { value: 'student', label: 'Student loan' },
        { value: 'student-deferred', label: 'Student loan, deferred' },
        { value: 'student-deferred-long', label: 'Student loan, deferred a year or more' },
        { value: 'home', label: 'Another mortgage' },
        { value: 'support', label: 'Child support or alimony' },
      ],
    }),
    payment: money({ label: 'Payment a month', initial: 0, max: 1_000_000, step: 5 }),
    balance: money({ label: 'Still owed', initial: 0, max: 50_000_000, step: 100 }),
  },
  initial: [
    { name: 'Car loan', kind: 'car', payment: 430, balance: 15_000 },
    { name: 'Student loan', kind: 'student-deferred', payment: 0, balance: 28_000 },
    { name: 'Credit card', kind: 'card', payment: 95, balance: 3800 },
  ],
  blank: { name: '', kind: 'card', payment: 0, balance: 0 },
  maxRows: 20,
})

const housing = {
  housingBy: choice({
    label: 'Housing cost',
    initial: 'payment',
    options: [
      { value: 'payment', label: 'I know the payment' },
      { value: 'loan', label: 'From a home price' },
    ],
  }),
  housingPayment: money({
    label: 'Home payment',
    hint: 'The one you want to be approved for, or your rent today: loan, property tax, insurance, mortgage insurance and dues together.',
    per: 'month',
    initial: 1850,
    max: 1_000_000,
    step: 25,
    slider: { from: 0, to: 6000 },
    nudge: 100,
  }),
  price: money({
    label: 'Home price',
    initial: startingHomePrice.value,
    profile: 'homePrice',
    min: 10_000,
    max: 50_000_000,
    step: 1000,
    nudge: 10_000,
  }),
  downShare: percent({ label: 'Down payment', initial: 10, profile: 'downPayment', step: 1, nudge: 5 }),
  rate: percent({
    label: 'Interest rate',
    hint: `Average 30-year fixed, Freddie Mac, ${dateText(mortgage30.asOf ?? '', true)}.`,
    initial: points(mortgage30.value),
    profile: 'mortgageRate',
    max: 25,
    step: 0.05,
    nudge: 1,
  }),
  term: duration({ label: 'Term', unit: 'years', initial: 360, min: 12, max: 480, common: [180, 240, 360] }),
  propertyTax: percent({
    label: 'Property tax',
    per: 'year',
    initial: points(startingPropertyTax.value),
    max: 10,
    step: 0.05,
    nudge: 0.25,
  }),
  homeInsurance: money({
    label: 'Home insurance',
    hint: `Starting value: a US average for $300,000 of cover (NerdWallet, ${asOfText(homePremiumNational)}).`,
    per: 'year',
    initial: startingHomeInsurance.value,
    max: 1_000_000,
    step: 60,
  }),
  hoa: money({ label: 'HOA dues', per: 'month', initial: 0, max: 100_000, step: 10 }),
  pmiRate: percent({
    label: 'PMI rate',
    hint: 'Conventional loans, while you owe more than 80%.',
    per: 'year',
    initial: points(startingPmiRate),
    max: 5,
    step: 0.05,
  }),
}

const program = {
  program: choice({
    label: 'Loan type',
    initial: 'conventional',
    options: [
      { value: 'conventional', label: 'Conventional' },
      { value: 'fha', label: 'FHA' },
      { value: 'va', label: 'VA' },
      { value: 'usda', label: 'USDA' },
    ],
  }),
  limits: choice({
    label: 'Limit to meet',
    initial: 'guide',
    options: [
      { value: 'guide', label: 'The program’s guide' },
      { value: 'most', label: 'The most it allows' },
      { value: 'own', label: 'Limits I enter' },
    ],
  }),
  ownFront: percent({ label: 'Housing, at most', initial: 28, max: 100, step: 1 }),
  ownBack: percent({ label: 'Housing and debts, at most', initial: 36, max: 100, step: 1 }),
  agency: choice({
    label: 'Conventional loan sold to',
    hint: 'They count student loans at $0 differently. Ask the lender; many can use either.',
    initial: 'fannie',
    options: [
      { value: 'fannie', label: 'Fannie Mae' },
      { value: 'freddie', label: 'Freddie Mac' },
    ],
  }),
}

const planned = {
  planned: money({
    label: 'A loan you are thinking of',
    hint: 'Its payment, a car for example, to see what it does to the ratio.',
    per: 'month',
    initial: 0,
    max: 1_000_000,
    step: 25,
    nudge: 100,
  }),
  cash: money({
    label: 'Cash for paying debts off',
    hint: 'Left blank: as much as it takes.',
    initial: null,
    optional: true,
    max: 100_000_000,
    step: 500,
    profile: 'savings',
  }),
}

export const fields = { incomes, ...housing, debts, ...program, ...planned }
export type DtiInputs = Inputs<typeof fields>
