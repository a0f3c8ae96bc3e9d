/** What the form says. */

export const sectionWords = {
  thisYear: 'Your year',
  held: { title: 'Your Roth IRA so far', more: 'Roth balance, withdrawals, five-year rules' },
  convert: { title: 'Backdoor and conversions', more: 'Backdoor Roth, conversions, traditional IRAs' },
  over: { title: 'Put in too much', more: 'Put in too much? See how to fix it' },
}

export const formWords = {
  contribution: { label: 'Roth contribution', hint: 'For the year, by April 15 of the next' },

  rothBalance: { label: 'Roth IRA balance', hint: 'All your Roth IRAs' },
  rothBasis: { label: 'Contributions in it', hint: 'What you’ve put in, minus what you’ve taken out' },
  rothFirstYear: { label: 'First Roth IRA year', hint: 'Blank: this year', unit: 'year' },
  layers: {
    label: 'Earlier conversions',
    noun: 'conversion',
    columns: {
      year: { label: 'Year', unit: 'year' },
      taxable: { label: 'Taxed part', hint: 'Form 8606, line 18' },
      nontaxable: { label: 'Untaxed part', hint: 'Form 8606, line 17' },
    },
  },
  takeOut: { label: 'Withdrawal this year' },
  reason: {
    label: 'Reason for the withdrawal',
    options: {
      none: 'No exception',
      home: 'First home',
      exempt: 'College, medical or another exception',
      disabled: 'Disability, or inherited',
    },
  },

  pretax: { label: 'Traditional IRA balance', hint: 'All traditional, SEP and SIMPLE IRAs, before you convert' },
  basis: { label: 'After-tax money in it', hint: 'Your last Form 8606, line 14' },
  traditionalPuts: { label: 'Traditional contribution', hint: 'This year. Both share one limit.' },
  convert: { label: 'Convert to Roth', hint: 'By December 31' },
  fill: {
    label: 'Convert up to',
    hint: 'We’ll find how much fits.',
    options: {
      now: 'Top of your bracket',
      '0': 'Unused deductions',
      '10': 'Top of 10%',
      '12': 'Top of 12%',
      '22': 'Top of 22%',
      '24': 'Top of 24%',
      '32': 'Top of 32%',
      '35': 'Top of 35%',
    },
  },

  excessBefore: { label: 'Excess from earlier years', hint: 'Last year’s Form 5329, line 24' },
  opening: { label: 'Balance before contribution', hint: 'Of the IRA that got the extra money' },
  closing: { label: 'Balance before removal', hint: 'Just before you take the extra out' },
} as const
