/** What the form says. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  essentials: 'Monthly essentials',
  household: 'Your household',
  savings: 'Your savings',
  deductibles: { title: 'Insurance deductibles', more: 'Insurance deductibles' },
  benefits: { title: 'Unemployment benefits and taxes', more: 'Unemployment benefits, pay, state' },
  details: { title: 'Details', more: 'First goal, target date, inflation' },
}

export const lineWords = {
  housing: { label: 'Rent or mortgage', hint: 'With property tax, HOA dues and necessary repairs' },
  utilities: { label: 'Utilities, internet, phone' },
  food: { label: 'Groceries', hint: 'Not eating out' },
  insurance: { label: 'Insurance', hint: 'Health, car, home. Health coverage often costs more after a job ends.' },
  transport: { label: 'Transportation', hint: 'Car payment, gas, transit' },
  debtMinimums: { label: 'Minimum debt payments', hint: 'Only what you have to pay' },
  medical: { label: 'Medical' },
  childcare: { label: 'Childcare' },
  other: { label: 'Other essentials', hint: 'Child support, care for a parent, pets' },
}

export const formWords = {
  total: { label: 'Or one total', hint: 'Use this instead of the lines. Essentials only, not your income.' },

  earners: { label: 'Incomes in your household', options: { one: 'One', two: 'Two or more' } },
  pay: {
    label: 'Your pay is',
    options: { steady: 'Steady', varies: 'Up and down', irregular: 'Irregular' },
  },
  dependents: { label: 'Dependents', hint: 'Children or parents you support', unit: 'people' },
  selfEmployed: { label: 'Self-employed' },
  specialized: { label: 'Specialized job', hint: 'Turn on if your next job could take a long time to find.' },

  savings: { label: 'Emergency savings' },
  monthly: { label: 'Monthly savings' },
  apy: {
    label: 'Savings APY',
    hint: ({ asOf }: { asOf: string }, say: Say) => `Typical online account, ${say.monthShort(asOf)}`,
  },
  level: {
    label: 'Aim for',
    options: { lean: 'Lean', balanced: 'Balanced', extra: 'Extra' },
  },

  healthDeductible: {
    label: 'Health deductible',
    hint: ({ amount, asOf }: { amount: number; asOf: string }, say: Say) =>
      `Average at work for one person: ${say.money(amount)} (KFF, ${asOf})`,
  },
  autoDeductible: { label: 'Car deductible' },
  homeDeductible: { label: 'Home or renters deductible' },

  benefits: {
    label: 'Unemployment benefits',
    hint: 'Counted in the lean and balanced funds only. You usually get none if you quit.',
    options: { none: 'Don’t count', estimate: 'Estimate', own: 'Enter my own' },
  },
  weekly: { label: 'Weekly benefit', hint: 'After taxes' },
  weeks: { label: 'Weeks paid', unit: 'weeks' },
  income: { label: 'Your pay', hint: 'Before taxes. It sets the benefit and the tax on your interest.' },

  firstStep: { label: 'First goal' },
  by: { label: 'Reach it in' },
  inflation: { label: 'Inflation', hint: 'Our default. Your target rises with prices.' },
}
