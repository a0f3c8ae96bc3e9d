/** What the form says. */
import type { Say } from '../../kit/say.ts'

interface Dated {
  readonly asOf: string
}

export const sectionWords = {
  cd: 'The CD',
  early: { title: 'Early withdrawal', more: 'Early withdrawal' },
  places: { title: 'Other places for your money', more: 'Savings, Treasuries, taxes' },
  ladder: { title: 'CD ladder', more: 'CD ladder' },
  renewal: { title: 'Dates and renewal', more: 'Dates, renewal' },
  details: { title: 'How the CD works', more: 'Payments, compounding, step-up rates' },
  brokered: { title: 'Brokered or callable CD', more: 'Brokered or callable CD' },
}

const often = {
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  semiannual: 'Twice a year',
  yearly: 'Yearly',
}

export const formWords = {
  deposit: { label: 'Deposit' },
  rate: {
    label: 'CD rate',
    hint: ({ asOf }: Dated, say: Say) => `Our default: among the best 12-month APYs, ${say.monthShort(asOf)}`,
  },
  rateKind: { label: 'Rate type', options: { apy: 'APY', rate: 'Interest rate' } },
  term: { label: 'Term' },

  leaveAfter: { label: 'Withdraw after', hint: 'Leave blank to keep the CD to maturity.' },
  penalty: {
    label: 'Early withdrawal penalty',
    hint: 'Months of interest, from your account agreement. Often 3 to 12.',
  },
  penaltyOn: {
    label: 'Penalty based on',
    hint: 'Simple interest at the CD’s interest rate',
    options: { deposit: 'Your deposit', balance: 'Deposit plus interest' },
  },

  savingsRate: {
    label: 'Savings account APY',
    hint: ({ asOf }: Dated, say: Say) => `Typical online account, ${say.monthShort(asOf)}. It can change any day.`,
  },
  treasuryYield: { label: 'Treasury yield', hint: 'Leave blank for the published yield for your term.' },
  income: { label: 'Household income', hint: 'Before taxes, from all jobs' },
  inflation: { hint: 'Our default. It turns future dollars into today’s dollars.' },

  withLadder: {
    label: 'Build a CD ladder',
    hint: 'Splits your deposit into CDs with different terms, so money comes due at different times.',
  },
  rungs: {
    label: 'CDs in your ladder',
    hint: 'Opened the same day. Blank amounts split the deposit evenly; a blank APY uses the rate above.',
    noun: 'CD',
    months: 'Term',
    amount: 'Amount',
    apy: 'APY, %',
  },
  keepFor: {
    label: 'Keep renewing for',
    hint: 'Each CD that matures goes into a new one with the longest term. Leave blank for no renewals.',
  },
  ladderRate: { label: 'APY of renewed CDs', hint: 'Leave blank for the rate your longest CD pays today.' },

  start: { label: 'Opening date' },
  grace: { label: 'Grace period', hint: 'Time to move your money before it renews. Often 7 to 10 days.', unit: 'days' },
  renewRate: {
    label: 'APY if it renews',
    hint: ({ asOf }: Dated, say: Say) => `FDIC average for 12 months, ${say.dateShort(asOf)}`,
  },

  payout: { label: 'Interest payments', options: { stays: 'Stays in the CD', ...often } },
  compounding: {
    label: 'Compounded',
    options: { daily: 'Daily', ...often, none: 'Not compounded (simple interest)' },
  },
  rateSteps: {
    label: 'Step-up rates',
    hint: 'For a CD whose rate changes on set dates. Your account disclosure lists them.',
    noun: 'step',
    from: 'After',
    rate: 'New rate, %',
  },
  termUnit: { label: 'Term in', options: { months: 'Months', days: 'Days' } },
  days: { label: 'Term', unit: 'days' },
  owners: { label: 'Account owners', hint: 'Used for deposit insurance', unit: 'owners' },

  kind: {
    label: 'CD type',
    options: { bank: 'Bank or credit union', brokered: 'Brokered', callable: 'Brokered and callable' },
  },
  rateMove: {
    label: 'Change in market rates',
    hint: 'By the time you sell, in percentage points. If rates rise, the price falls.',
  },
  callAfter: { label: 'Callable after' },
  laterRate: {
    label: 'Rate after a call',
    hint: 'What your money could earn then. Banks usually call when rates fall.',
  },
}
