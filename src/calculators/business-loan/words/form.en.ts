/** What the form says. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  offer: 'The offer',
  offers: { title: 'Other offers', more: 'Compare other offers' },
  business: { title: 'Your business', more: 'Income and other debts' },
  draws: { title: 'Later draws', more: 'Later draws' },
  special: { title: 'SBA fee and balloon', more: 'SBA guarantee fee, balloon' },
  fees: { title: 'Other fees and funding date', more: 'Other fees, cash you need, funding date' },
}

const frequency = {
  monthly: 'Monthly',
  biweekly: 'Every two weeks',
  weekly: 'Weekly',
  'business-daily': 'Every business day',
}

export const formWords = {
  kind: {
    label: 'Financing type',
    options: { term: 'Term loan', line: 'Line of credit', advance: 'Cash advance' },
  },
  amount: { label: 'Amount' },
  factor: {
    label: 'Factor rate',
    unit: 'times',
    hint: ({ low, high }: { low: number; high: number }, say: Say) =>
      `At 1.3, you pay back $1.30 for each $1. Often ${say.number(low)} to ${say.number(high)} (our estimate).`,
  },
  advanceBy: {
    label: 'Payback method',
    options: { term: 'Over a set time', debit: 'By a fixed debit', sales: 'By a share of sales' },
  },
  advanceTerm: { label: 'Time to pay back' },
  debit: { label: 'Each debit' },
  salesShare: { label: 'Share of sales', hint: 'Your contract may call it holdback.' },
  debits: { label: 'Payment frequency', options: frequency },
  rate: { label: 'Interest rate' },
  term: { label: 'Loan term' },
  lineTerm: { label: 'Time to repay' },
  lineRepay: {
    label: 'Draw repayment',
    options: { level: 'In level payments', 'interest-only': 'All at the end' },
  },
  payments: { label: 'Payment frequency', options: frequency },
  fee: { label: 'Fees taken out', hint: 'Origination, underwriting, broker or draw fees' },
  sales: { label: 'Your sales' },

  offers: {
    label: 'Other offers',
    hint: 'We match each one to the cash you’d get from this offer.',
    noun: 'offer',
    name: 'Name',
    kind: {
      label: 'Type',
      options: { term: 'Loan, level payments', line: 'Line, repaid at the end', advance: 'Cash advance' },
    },
    rate: 'Rate (loan, line)',
    factor: 'Factor (advance)',
    months: 'Term',
    payments: { label: 'Frequency', options: frequency },
    fee: 'Fees taken out',
  },

  operatingIncome: {
    label: 'Net operating income',
    hint: 'Sales minus running costs, before interest, income tax and depreciation',
  },
  otherDebt: { label: 'Other debt payments' },
  leastCoverage: {
    label: 'Required coverage',
    unit: 'times',
    hint: 'Our default. Many lenders want $1.25 of income for each $1 of payments.',
  },

  laterDraws: {
    label: 'Later draws',
    noun: 'draw',
    hint: 'Repaid by the same date as the first',
    after: 'Months later',
    amount: 'Amount',
  },

  guarantee: {
    label: 'SBA guarantee fee',
    options: { none: 'None', table: 'From the SBA table', own: 'My own amount' },
  },
  guaranteeOwn: { label: 'Guarantee fee' },
  setFor: {
    label: 'Amortized over',
    hint: 'Longer than the term leaves a balloon payment. Leave blank for no balloon.',
  },

  amountIs: {
    label: 'Your amount is',
    options: { financed: 'The contract amount', 'in-hand': 'The cash you need' },
  },
  flatFee: { label: 'Other fees' },
  annualFee: { label: 'Line fee', hint: 'The first comes out of your cash. Later ones are due with a payment.' },
  fundedOn: { label: 'Funding date', hint: 'The day you get the money' },
}
