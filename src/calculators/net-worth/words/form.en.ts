/** What the form says. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  own: 'What you own',
  owe: 'What you owe',
  you: 'About you',
  whatIf: { title: 'What if', more: 'What if markets change' },
  afterTax: { title: 'Taxes and selling costs', more: 'Taxes, selling costs' },
  goal: { title: 'Your goal', more: 'Net worth goal' },
}

/** Names in the example. */
export const exampleNames = {
  bank: 'Bank accounts',
  retirement: '401(k)',
  funds: 'Index funds',
  home: 'Home',
  car: 'Car',
  mortgage: 'Mortgage',
  carLoan: 'Car loan',
  card: 'Credit card',
}

const owner = { label: 'Owner' }
export const formWords = {
  assets: {
    label: 'Assets',
    hint: 'What each would sell for today. For a home, enter the full price and list its loan below.',
    noun: 'asset',
    details: 'Owner, liquidity, what you paid',
    columns: {
      name: { label: 'Name' },
      kind: { label: 'Type' },
      value: { label: 'Value today' },
      owner,
      liquid: { label: 'Available in days', options: { usual: 'Depends on type', yes: 'Yes', no: 'No' } },
      basis: { label: 'You paid' },
    },
    paste: { button: 'Paste from a spreadsheet', hint: 'A name and an amount on each line: “Savings 12,000”' },
  },
  debts: {
    label: 'Debts',
    hint: 'The balance you owe, not the payment. Add the rate to see what it costs you a year.',
    noun: 'debt',
    details: 'Rate, owner',
    columns: {
      name: { label: 'Name' },
      kind: { label: 'Type' },
      balance: { label: 'Balance' },
      rate: { label: 'Rate' },
      owner,
    },
    paste: {
      button: 'Paste from a spreadsheet',
      hint: 'A name and a balance on each line, and a rate if you like: “Visa 3,500 22%”',
    },
  },
  age: { label: 'Your age', unit: 'years', hint: 'Compares you with other households. A couple can use either age.' },
  spending: {
    label: 'Your spending',
    hint: ({ monthly, asOf }: { monthly: number; asOf: string }, say: Say) =>
      `U.S. households averaged ${say.money(monthly)} a month in ${asOf} (BLS).`,
  },

  investChange: { label: 'Investments change by', hint: 'Brokerage, 401(k), IRA, Roth, HSA. −30 is a 30% drop.' },
  homeChange: { label: 'Real estate changes by' },
  extra: { label: 'Extra saved or paid off', hint: 'A dollar saved counts the same as a dollar of debt paid off.' },

  sellHome: { label: 'Real estate selling costs', hint: 'Agents, transfer tax, repairs. Our default; often 5% to 8%' },
  sellCar: { label: 'Car selling costs', hint: 'Dealers pay less than private buyers. Our default' },
  taxWay: { label: 'Tax on pre-tax accounts', options: { returns: 'Estimate it for me', rates: 'Use my own rates' } },
  drawYears: { label: 'Withdrawn over', unit: 'years', hint: 'Equal withdrawals. Fewer years means more tax.' },
  otherIncome: {
    label: 'Other income in retirement',
    hint: 'Taxable pension, rent or Social Security, in today’s dollars',
  },
  taxRate: { label: 'Tax rate on withdrawals' },
  gainsRate: { label: 'Tax rate on gains' },

  goal: { label: 'Net worth goal' },
  goalYears: { label: 'Years to reach goal', unit: 'years' },
}
