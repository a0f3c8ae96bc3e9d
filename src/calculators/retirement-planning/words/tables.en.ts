/** What the tables and workings say. */
import type { Say } from '../../kit/say.ts'

export const tableWords = {
  years: {
    title: 'Year by year',
    today: 'In today’s dollars. What comes in, plus any shortage, equals what goes out.',
    future: 'In the dollars of each year. What comes in, plus any shortage, equals what goes out.',
    columns: {
      year: 'Year',
      age: 'Age',
      pay: 'Pay after plan savings',
      socialSecurity: 'Social Security',
      pensions: 'Pensions and other',
      required: 'RMDs',
      preTax: 'Other pre-tax',
      taxable: 'Taxable and cash',
      roth: 'Roth and HSA',
      homeSale: 'Home sale',
      spending: 'Spending',
      home: 'Mortgage and rent',
      health: 'Health premiums',
      federal: 'Federal tax',
      state: 'State tax',
      payroll: 'Payroll tax',
      saved: 'Saved',
      unmet: 'Short',
      conversion: 'Roth conversion',
      agi: 'AGI',
      preTaxEnd: 'Pre-tax balance',
      rothEnd: 'Roth balance',
      taxableEnd: 'Taxable balance',
      cashEnd: 'Cash and HSA balance',
      total: 'Total savings',
    },
  },
  milestones: {
    title: 'Milestones',
    columns: { year: 'Year', age: 'Your age', what: 'What happens' },
  },
  conversions: {
    title: 'Roth conversions we tried',
    lead: 'The same spending in each. Left after tax counts pre-tax money less your heirs’ tax.',
    none: 'None',
    columns: {
      level: 'Convert up to',
      span: 'When',
      converted: 'Converted',
      tax: 'Federal and state tax',
      surcharge: 'Medicare surcharges',
      left: 'Left after tax',
    },
  },
  starts: {
    title: 'The worst starting years',
    lead: 'Your plan in the markets and prices of the past, each with its own taxes.',
    lasted: 'Lasted',
    columns: { start: 'Starting in', age: 'Short at age', left: 'Left at the end, or short' },
  },
} as const

export const workingWords = {
  year: {
    title: ({ year }: { year: number }) => `How ${year} adds up`,
    in: 'money in = Social Security + pensions and other + pay + withdrawals',
    out: 'money out = spending + mortgage and rent + health premiums + taxes + saved',
    short: ({ short }: { short: number }, say: Say) => `short = money out − money in = ${say.money(short)}`,
  },
  tax: {
    title: ({ year }: { year: number }) => `Income and tax in ${year}`,
    steps: (
      values: {
        agi: number
        benefits: number
        taxed: number
        taxable: number
        federal: number
        state: number
        price: number
      },
      say: Say,
    ) => [
      `Social Security of ${say.money(values.benefits)}: ${say.money(values.taxed)} of it is taxed`,
      `Adjusted gross income (Form 1040, line 11): ${say.money(values.agi)}`,
      `Taxable income: ${say.money(values.taxable)}`,
      `Federal tax ${say.money(values.federal)}, state tax ${say.money(values.state)}`,
      `The incomes at which Social Security and net investment income are taxed don’t rise with prices: ÷ ${say.number(values.price, 2)}`,
    ],
  },
  need: {
    title: 'Savings you need, with and without taxes',
    line: 'the smallest savings that make the plan last, in your mix of accounts',
    with: ({ amount }: { amount: number }, say: Say) => `with taxes: ${say.money(amount)}`,
    without: ({ amount }: { amount: number }, say: Say) => `without: ${say.money(amount)}`,
  },
} as const
