/** What the form says. */

export const sectionWords = {
  thisYear: 'Your year',
  held: { title: 'IRAs you already have', more: 'IRA balance, after-tax money, Roth contribution' },
  out: { title: 'Withdrawals and conversions', more: 'Withdrawals, Roth conversions, charity, RMD' },
  over: { title: 'Put in too much', more: 'Put in too much? Figure the fix' },
}

export const formWords = {
  contribution: { label: 'IRA contribution', hint: 'Traditional, by April 15 after the year' },

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
  spouseInherits: { label: 'Spouse is the only beneficiary' },

  excessBefore: { label: 'Excess from earlier years', hint: 'Form 5329, line 16' },
  opening: { label: 'Balance before you put it in', hint: 'In the IRA that got the extra money' },
  closing: { label: 'Balance when you take it out', hint: 'Just before' },
} as const
