/** What the form says. */
import type { Say } from '../../kit/say.ts'

interface Dated {
  readonly asOf: string
}

export const sectionWords = {
  cash: 'Your cash',
  fund: { title: 'The fund', more: 'Fund type and yield' },
  account: { title: 'The account', more: 'Balance tiers, fees, insurance' },
  others: { title: 'Other places', more: 'Savings, Treasury bills' },
  tax: { title: 'Taxes and inflation', more: 'Income, filing status, inflation' },
}

export const formWords = {
  amount: { label: 'Cash to invest' },
  monthly: { label: 'Deposit' },
  months: { label: 'Time frame' },
  accountApy: {
    label: 'Account APY',
    hint: ({ asOf }: Dated, say: Say) =>
      `Money market account at a bank. FDIC average, ${say.dateShort(asOf)}; online banks often pay more.`,
  },
  fundYield: {
    label: 'Fund yield',
    hint: ({ asOf }: Dated, say: Say) =>
      `Money market fund at a broker. Our default: low end of the Fed’s target range, ${say.dateShort(asOf)}.`,
  },

  yieldBasis: {
    label: 'Yield type',
    options: {
      'seven-day': '7-day SEC yield',
      effective: '7-day effective yield',
      gross: 'Yield before expenses',
    },
  },
  expense: { label: 'Expense ratio' },
  fundKind: {
    label: 'Fund type',
    options: {
      treasury: 'Treasury only',
      government: 'Government',
      prime: 'Prime',
      municipal: 'Municipal (tax-exempt)',
    },
  },
  usShare: {
    label: 'U.S. government share',
    hint: 'Share of dividends from U.S. obligations, in your fund’s tax letter. Our default.',
  },
  halfRule: {
    label: 'State’s 50% test',
    hint: 'CA, CT and NY exempt nothing unless half the fund’s assets are U.S. obligations every quarter.',
    options: { share: 'Not sure', passes: 'Passes', fails: 'Doesn’t pass' },
  },
  homeShare: {
    label: 'Exempt in your state',
    hint: 'Share from your own state’s borrowers. Single-state funds have nearly 100%.',
  },

  tiers: { label: 'Rates by balance', noun: 'tier', from: 'Balance from', apy: 'APY' },
  tierMethod: {
    label: 'Tier rate applies to',
    options: { whole: 'The whole balance', parts: 'Each tier’s part' },
  },
  minimum: { label: 'Minimum balance', hint: 'To avoid the monthly fee' },
  fee: { label: 'Low balance fee', hint: 'Charged below the minimum balance' },
  payments: { label: 'Checks and transfers', hint: 'Out of the account', unit: 'a month' },
  paymentsFree: { label: 'Free transactions', hint: 'Many accounts allow six a month.', unit: 'a month' },
  paymentFee: { label: 'Extra transaction fee' },
  owners: {
    label: 'Account owners',
    hint: ({ each }: { each: number }, say: Say) => `Insurance covers ${say.money(each)} per owner at one bank.`,
    options: { one: 'One owner', two: 'Two joint owners' },
  },

  savingsApy: {
    label: 'Online savings APY',
    hint: ({ asOf }: Dated, say: Say) => `Typical online account, ${say.monthShort(asOf)}`,
  },
  billYield: {
    label: 'Treasury bill yield',
    hint: ({ asOf }: Dated, say: Say) => `Six-month Treasury, ${say.dateShort(asOf)}. No state income tax.`,
  },
  billBasis: {
    label: 'Yield quoted as',
    hint: 'Auction results show both. The discount rate is lower.',
    options: { yield: 'Investment yield', discount: 'Bank discount rate' },
  },
  billWeeks: { label: 'Bill term', unit: 'weeks' },

  income: { label: 'Household income', hint: 'Before taxes, from all jobs' },
  inflation: { hint: 'Our default. It turns future dollars into today’s dollars.' },
  everyState: { label: 'Compare every state', hint: 'Adds a table of the bank APY you’d need in each state.' },
}
