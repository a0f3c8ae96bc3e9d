/** What the questions say. */
export const sectionWords = {
  question: 'Your question',
  growth: 'Growth',
  flows: 'Your money',
  returns: 'Yearly returns',
  otherRates: { title: 'NPV and MIRR', more: 'Rates for NPV and MIRR' },
  beside: { title: 'Compare', more: 'Stocks, prices, inflation' },
}

export const formWords = {
  find: {
    label: 'I want to find',
    options: {
      rate: 'The yearly growth rate (CAGR)',
      end: 'The ending value',
      start: 'The starting value',
      years: 'The time it takes',
      flows: 'My return with deposits (XIRR)',
      returns: 'The rate behind a list of yearly returns',
    },
  },
  start: { label: 'Starting value' },
  end: { label: 'Ending value' },
  rate: { label: 'Yearly rate' },
  timeBy: { label: 'Enter time as', options: { dates: 'Two dates', years: 'A number of years' } },
  from: { label: 'Start date' },
  to: { label: 'End date' },
  years: { label: 'Years', hint: 'Decimals are OK: 2.5', unit: 'years' },
  flows: {
    label: 'Deposits and withdrawals',
    hint: 'Include what you started with as a deposit.',
    noun: 'deposit or withdrawal',
    date: 'Date',
    amount: 'Amount ($)',
    paste: {
      button: 'Paste a table',
      hint: 'One date and amount per line, like “2024-03-15  500”, “3/15/2024, -250.00” or “Mar 15, 2024  (250)”. Column headings like Amount, Deposits or Withdrawals are OK.',
    },
  },
  signs: {
    label: 'Deposits are entered as',
    options: { account: 'Positive numbers (+)', sheet: 'Negative numbers (−), as in spreadsheets' },
  },
  value: { label: 'Ending balance', hint: 'Leave blank if your list already ends with it.' },
  valueDate: { label: 'Balance date' },
  returns: {
    label: 'Yearly returns, in order',
    noun: 'year',
    percent: 'Return (%)',
    paste: {
      button: 'Paste yearly returns',
      hint: 'One year per line: “2024  12.5%” or “-4.1”. We read the last number of each line.',
    },
  },
  discountRate: {
    label: 'Required return',
    hint: 'Our default, for net present value (NPV): what you could earn elsewhere',
  },
  financeRate: {
    label: 'MIRR finance rate',
    hint: ({ asOf }: { asOf: string }) =>
      `What deposits earned before you put them in. Typical online savings account, ${asOf}.`,
  },
  reinvestRate: { label: 'MIRR reinvest rate', hint: 'What withdrawals earn until the end' },
  compare: {
    label: 'Compare with U.S. stocks',
    hint: 'S&P 500 with dividends, and consumer prices, over the same dates',
  },
  inflation: { label: 'Inflation', hint: 'Our default, used where your dates aren’t compared with the record' },
}
