/** What the questions say that both IRA pages ask. */
import type { Say } from '../../say.ts'

export const iraSections = {
  income: { title: 'More about your income', more: 'State, other income, 401(k), dependents' },
  later: { title: 'Growth and taxes later', more: 'Growth, taxes later, when you take it out' },
}

export const iraWords = {
  born: { label: 'Birth month', hint: 'The limit goes up the year you turn 50' },
  income: { label: 'Your pay', hint: 'Before taxes' },
  spouseIncome: { label: 'Spouse’s pay', hint: 'Before taxes' },
  covered: {
    label: 'Retirement plan at work',
    hint: 'Yes if box 13 of your W-2 is checked',
    options: { yes: 'Yes, I’m covered', no: 'No' },
  },
  spouseCovered: {
    label: 'Spouse’s plan at work',
    hint: 'Yes if box 13 of their W-2 is checked',
    options: { no: 'No', yes: 'Yes, they’re covered' },
  },
  laterRate: { label: 'Tax rate at withdrawal', hint: 'Our default. Federal plus state, when you take it out.' },

  otherIncome: { label: 'Other income', hint: 'Interest, rent, unemployment, pensions' },
  planDeferrals: { label: 'Pre-tax 401(k)', hint: 'From your pay, for the year. It lowers your income.' },
  selfEmployment: { label: 'Self-employment profit', hint: 'Schedule C, line 31' },
  benefits: { label: 'Social Security benefits', hint: 'Form SSA-1099, box 5' },
  magi: { label: 'Modified AGI', hint: 'If you know it. It replaces “Other income”.' },
  children: { label: 'Children under 17', unit: 'children' },
  claimed: { label: 'Claimed as a dependent' },
  student: { label: 'Full-time student' },
  lived: { label: 'Lived with your spouse', hint: 'At any time this year' },
  spouseBorn: { label: 'Spouse’s birth month' },
  spousePuts: { label: 'Spouse’s IRA contribution', hint: 'Traditional and Roth, for this year' },

  untilAge: { label: 'Take it out at', unit: 'years' },
  keepUp: {
    label: 'How often',
    options: { every: 'Every year until then', once: 'This year only' },
  },
  annualReturn: {
    label: 'Investment return',
    hint: ({ mix, from, to }: { mix: number; from: number; to: number }, say: Say) =>
      `Our default. 60% U.S. stocks and 40% bonds returned ${say.percent(mix, 1)} a year, ${from} to ${to}.`,
  },
  inflation: { hint: 'Our default. Your contribution rises with it.' },
  laterBy: {
    label: 'Your tax rate later',
    options: { rate: 'I’ll enter it', income: 'From my retirement income' },
  },
  laterIncome: { label: 'Retirement income then', hint: 'Pensions and other income, a year, in today’s dollars' },
  laterBenefits: { label: 'Social Security then', hint: 'A year, in today’s dollars. See your ssa.gov statement.' },
  laterYears: { label: 'Spread withdrawals over', hint: 'Our default', unit: 'years' },
  dividendYield: { label: 'Dividends outside an IRA', hint: 'Our default. Taxed every year.' },
  gainsTax: { label: 'Dividend and gains tax', hint: 'Our default. Federal plus state.' },
} as const
