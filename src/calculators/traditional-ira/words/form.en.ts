/** What the form says. */

export const sectionWords = {
  thisYear: 'Your year',
  held: { title: 'IRAs you already have', more: 'IRA balance, after-tax money, Roth contribution' },
  out: { title: 'Withdrawals and conversions', more: 'Withdrawals, Roth conversions, charity, RMD' },
  over: { title: 'Put in too much', more: 'Put in too much? See how to fix it' },
}

export const formWords = {
  contribution: { label: 'IRA contribution', hint: 'Traditional, by April 15 of the next year' },

  balance: { label: 'IRA balance today', hint: 'All traditional, SEP and SIMPLE IRAs' },
  basis: { label: 'After-tax money in it', hint: 'Your last Form 8606, line 14' },
  rothPuts: { label: 'Roth IRA contribution', hint: 'This year. Both share one limit.' },

  takeOut: { label: 'Withdrawal this year', hint: 'Without conversions and rollovers' },
  reason: {
    label: 'Reason for the withdrawal',
    options: {
      none: 'No exception',
      exempt: 'College, medical or another exception',
      home: 'First home',
      birth: 'Birth or adoption',
      emergency: 'Emergency',
    },
  },
  convert: { label: 'Converted to Roth', hint: 'This year. Form 1099-R shows it.' },
  yearEnd: { label: 'Balance on December 31', hint: 'Form 5498, box 5. Blank: we estimate it.' },
  lastYearEnd: { label: 'Balance last December 31', hint: 'For an RMD. Blank: your balance today.' },
  gift: { label: 'Given straight to charity', hint: 'From the IRA, at 70½ or older (a QCD)' },
  spouseInherits: { label: 'Spouse is sole beneficiary' },

  excessBefore: { label: 'Excess from earlier years', hint: 'Last year’s Form 5329, line 16' },
  opening: { label: 'Balance before contribution', hint: 'Of the IRA that got the extra money' },
  closing: { label: 'Balance before removal', hint: 'Just before you take the extra out' },
} as const
