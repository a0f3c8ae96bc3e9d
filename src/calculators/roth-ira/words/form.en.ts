/** What the form says. */

export const sectionWords = {
  thisYear: 'Your year',
  held: { title: 'Your Roth IRA so far', more: 'Roth balance, withdrawals, five-year rules' },
  convert: { title: 'Backdoor and conversions', more: 'Backdoor Roth, conversions, traditional IRAs' },
  over: { title: 'Put in too much', more: 'Put in too much? Figure the fix' },
}

export const formWords = {
  contribution: { label: 'Roth contribution', hint: 'By April 15 after the year' },

  rothBalance: { label: 'Roth IRA balance', hint: 'All your Roth IRAs' },
  rothBasis: { label: 'Contributions in it', hint: 'What you put in, less what you took out' },
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

  pretax: { label: 'Traditional IRA balance', hint: 'All traditional, SEP and SIMPLE IRAs on December 31' },
  basis: { label: 'After-tax money in it', hint: 'Your last Form 8606, line 14' },
  traditionalPuts: { label: 'Traditional contribution', hint: 'This year. Both share one limit.' },
  convert: { label: 'Convert to Roth this year' },
  fill: {
    label: 'Fill up to',
    hint: 'We find how much conversion fits.',
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

  excessBefore: { label: 'Excess from earlier years', hint: 'Form 5329, line 24' },
  opening: { label: 'Balance before you put it in', hint: 'In the IRA that got the extra money' },
  closing: { label: 'Balance when you take it out', hint: 'Just before' },
} as const
