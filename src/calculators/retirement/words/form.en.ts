/** What the form says. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  you: 'You and your savings',
  spending: { title: 'Spending and other income', more: 'Health costs before 65, pension' },
  benefits: { title: 'Social Security', more: 'Social Security' },
  taxes: { title: 'Accounts, spouse and state', more: 'Roth, spouse, state' },
  growth: { title: 'Investments and prices', more: 'Stocks, fees, inflation' },
}

/** What the study stands after "Checking". */
export const studied = 'every starting month since 1871'

export const formWords = {
  born: { label: 'Birth month' },
  savings: { label: 'Retirement savings', hint: '401(k)s, IRAs and other money for retirement' },
  saving: { label: 'You save' },
  pay: { label: 'Your pay', hint: 'Before taxes' },
  retireAge: { label: 'Retire at age', unit: 'years' },
  spending: { label: 'Spending in retirement', hint: 'After taxes, in today’s dollars' },

  planTo: { label: 'Plan to age', unit: 'years', hint: 'Our default. How long your money should last.' },
  healthBefore65: {
    label: 'Health costs before 65',
    hint: 'Insurance until Medicare starts, if it isn’t in your spending',
  },
  pension: { label: 'Pension', hint: 'Before taxes, in today’s dollars, rising with prices' },
  pensionFrom: { label: 'Pension starts at', unit: 'years' },

  benefit: {
    label: 'Your Social Security',
    hint: 'At full retirement age, from ssa.gov, or what you get now. Blank: our estimate.',
  },
  claimAge: { label: 'Start benefits at', unit: 'years', hint: 'Blank means when you retire, from 62 to 70.' },
  startAge: { label: 'Working since age', unit: 'years', hint: 'Our default' },
  benefitShare: {
    label: 'Share of benefits paid',
    hint: ({ year, share, report }: { year: number; share: number; report: string }, say: Say) =>
      `Without a change in law, ${say.percent(share)} from ${year} (${report} Trustees Report)`,
  },

  employer: { label: 'Employer contributions', hint: 'Match and other money your employer adds' },
  rothShare: { label: 'Roth share of savings', hint: 'The rest is pre-tax, unless it’s taxable.' },
  taxableShare: { label: 'Taxable share of savings', hint: 'In an ordinary brokerage account' },
  gainShare: { label: 'Gain in taxable account', hint: 'Our default. Share of each withdrawal that’s a gain.' },
  spousePay: { label: 'Spouse’s pay', hint: 'Before taxes, until you retire' },
  spouseBenefit: {
    label: 'Spouse’s Social Security',
    hint: 'From when you retire. We take your spouse to be your age.',
  },

  stockShare: { label: 'Share in stocks', hint: 'Our default. The rest is in Treasury bonds.' },
  expected: {
    label: 'Steady return',
    hint: ({ mix, from, to }: { mix: number; from: number; to: number }, say: Say) =>
      `Our default. 60% stocks and 40% bonds returned ${say.percent(mix, 1)} a year, ${from} to ${to}.`,
  },
  fee: { label: 'Fund and plan fees', hint: 'Our default' },
  raise: { label: 'Yearly savings increase', hint: 'Our default. What you save each year grows by this.' },
  inflation: { hint: 'Our default' },
} as const
