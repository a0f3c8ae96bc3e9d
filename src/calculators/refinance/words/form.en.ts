/** What the form says. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  current: 'Your current loan',
  fresh: 'The new loan',
  closing: { title: 'Closing details', more: 'Points, rolled-in costs, escrow, VA loan' },
  cashOut: { title: 'Cash out and debts', more: 'Cash out, debts to pay off' },
  instead: { title: 'Instead of refinancing', more: 'Extra payments, recast' },
  insurance: { title: 'Mortgage insurance', more: 'Mortgage insurance (PMI)' },
  taxes: { title: 'Savings and taxes', more: 'Return on savings, taxes' },
}

export const formWords = {
  balance: { label: 'Loan balance', hint: 'Principal balance on your last statement' },
  rate: { label: 'Current rate' },
  monthsLeft: { label: 'Time left', hint: 'Type it like “26y 4m” or “316 months”.' },
  newRate: {
    label: 'New rate',
    hint: ({ asOf }: { asOf: string }, say: Say) => `30-year average, Freddie Mac, ${say.dateShort(asOf)}`,
  },
  newTerm: { label: 'New loan term' },
  costs: {
    label: 'Closing costs',
    of: 'your balance',
    hint: ({ low, high }: { low: number; high: number }, say: Say) =>
      `Often ${say.percent(low)} to ${say.percent(high)} of the loan (CFPB). Don’t include points or escrow.`,
  },
  stay: { label: 'Time you’ll keep it', hint: 'Until you sell, refinance again or pay it off' },

  points: { label: 'Points (credit −)', hint: 'One point is 1% of the new loan. Enter a lender credit below zero.' },
  rolledIn: { label: 'Add costs to loan', hint: 'You’d bring less cash to closing but pay interest on the costs.' },
  program: {
    label: 'New loan type',
    hint: 'VA loans add a funding fee.',
    options: { other: 'Conventional, FHA or USDA', irrrl: 'VA streamline (IRRRL)', va: 'VA cash-out' },
  },
  vaUse: {
    label: 'VA loan benefit',
    hint: 'See your Certificate of Eligibility. You’re exempt if you receive VA disability compensation.',
    options: { first: 'First use', later: 'Used before', exempt: 'Exempt from fee' },
  },
  payment: {
    label: 'Current payment',
    hint: 'Principal and interest, without escrow. If blank, we use the level payment for the time left.',
  },
  penalty: { label: 'Prepayment penalty', hint: 'On your current loan. Most mortgages have none.' },
  escrowNew: {
    label: 'New escrow deposit',
    hint: 'With prepaid interest. It adds to cash to close, not to the cost: you’d owe these bills anyway.',
  },
  escrowBack: { label: 'Old escrow refund', hint: 'Your own money coming back, so it isn’t a saving' },

  cashOut: { label: 'Cash out' },
  cashOutUse: {
    label: 'Use of the cash',
    hint: 'If you itemize, the interest is deductible only if the cash improves this home.',
    options: { other: 'Something else', home: 'Improving this home' },
  },
  debts: {
    label: 'Debts to pay off',
    noun: 'debt',
    name: 'Name',
    balance: 'Balance',
    apr: 'APR',
    payment: 'Monthly payment',
  },

  extra: { label: 'Extra each month', hint: 'On your current loan, if you keep it' },
  lump: { label: 'Lump sum', hint: 'On your current loan. Servicers often require $5,000 to $10,000 for a recast.' },
  recastFee: {
    label: 'Recast fee',
    hint: 'Our estimate. Ask your servicer: FHA, VA and USDA loans usually can’t be recast.',
  },

  pmiNow: { label: 'Current mortgage insurance' },
  pmiNowMonths: { label: 'Current insurance ends in' },
  pmiNew: { label: 'New mortgage insurance' },
  pmiNewMonths: { label: 'New insurance ends in' },

  earns: {
    label: 'Return on savings',
    hint: ({ rate, month }: { rate: number; month: string }, say: Say) =>
      `After tax, if you kept the cash. Online savings paid about ${say.percent(rate)} before tax in ${say.month(month)}.`,
  },
  itemize: {
    label: 'Deduction you take',
    hint: 'Most people take the standard deduction. Then mortgage interest doesn’t lower your tax.',
    options: { standard: 'Standard deduction', itemize: 'Itemized deductions' },
  },
  taxRate: { label: 'Your tax rate', hint: 'Your top federal rate, plus your state’s if it allows the deduction' },
  before2018: {
    label: 'Loan from before Dec 16, 2017',
    hint: 'Or one that refinanced a loan that old. Interest on up to $1 million of it can be deductible.',
  },
}
