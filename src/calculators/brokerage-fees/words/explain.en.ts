/** What charts, tables and workings say, and what each source was used for. */
import type { Say } from '../../kit/say.ts'

interface Named {
  readonly name: string
  readonly amount: number
}
const amounts = (list: readonly Named[], how: (amount: number) => string) =>
  list.map(({ name, amount }) => `“${name}” ${how(amount)}`).join('; ')

export const balanceChart = {
  title: 'Your money with and without fees',
  lead: 'The gap opens slowly, because you also lose what each fee would have earned.',
  summary: ({ months, free, balances }: { months: number; free: number; balances: readonly Named[] }, say: Say) =>
    `After ${say.months(months)}: ${say.short(free)} without fees; ${amounts(balances, say.short)}.`,
  note: 'Future dollars. The same return every year before fees, and no taxes.',
  x: 'Year',
  free: 'No fees',
}
export const accountChart = {
  title: 'What fees cost in each account',
  lead: 'By the end: fees taken plus what they would have earned.',
  summary: ({ lost }: { lost: readonly Named[] }, say: Say) => `Cost of fees: ${amounts(lost, say.money)}.`,
  note: 'Future dollars. Every account gets the same money and earns the same before fees.',
  account: 'Account',
  all: 'All fees',
  parts: {
    expense: 'Fund expenses',
    advisory: 'Adviser fee',
    cash: 'Low interest on cash',
    trades: 'Trades',
    rest: 'Account, margin, moving out',
  },
}
export const kindChart = {
  title: 'Where the money goes',
  lead: 'Each step is a fee plus what it would have earned by the end.',
  summary: ({ from, to, lost }: { from: number; to: number; lost: readonly Named[] }, say: Say) =>
    `From ${say.money(from)} without fees to ${say.money(to)}: ${lost.map(({ name, amount }) => `${name} ${say.money(amount)}`).join(', ')}.`,
  note: 'Your account, future dollars.',
  from: 'Without fees',
  to: 'Your account',
}
export const shareChart = {
  title: 'Share of your money lost to fees',
  lead: 'A fee of 1% a year takes about 1% in the first year, and far more of your money after 30 years.',
  summary: ({ shares }: { shares: readonly Named[] }, say: Say) =>
    `By the end, of what you’d have without fees: ${amounts(shares, (share) => say.percent(share, 1))}.`,
  x: 'Year',
}

export const tableWords = {
  byYear: {
    title: 'Year by year',
    lead: 'Future dollars. The cost so far includes what the fees would have earned.',
    year: 'Year',
    free: 'Without fees',
    yours: 'Your account',
    fees: 'Fees this year',
    behind: 'Cost so far',
  },
  byKind: {
    title: 'What each kind of fee costs by the end',
    lead: 'Fees taken plus what they would have earned, in future dollars. The share is of your balance without fees.',
    kind: 'Kind of fee',
    share: 'Share of your money',
    all: 'All fees',
    taken: 'Fees taken',
    balance: 'Ending balance',
  },
  rates: {
    title: 'The accounts side by side',
    lead: 'All fees, per year, is the single yearly fee that would leave the same balance.',
    columns: { account: 'Account', rate: 'All fees, per year', share: 'Share lost to fees' },
  },
  yourFees: {
    title: 'Your fees by kind, year by year',
    lead: 'Taken during the year. Future dollars.',
    year: 'Year',
    all: 'All fees',
  },
}

interface Taken {
  readonly paid: number
  readonly lost: number
}
export const wholeWorking = {
  title: 'What fees cost by the end',
  formula: 'cost = balance without fees − balance with fees',
  parts: ({ paid, growth }: { paid: number; growth: number }, say: Say) =>
    `Fees taken: ${say.cents(paid)}. What they would have earned: ${say.cents(growth)}.`,
  how: 'We follow each fee as if it had stayed invested and grown like the account without fees. Added up by kind, these amounts are exactly the total cost.',
  kind: ({ name, paid, lost }: Taken & { name: string }, say: Say) =>
    `${name}: ${say.cents(paid)} taken, ${say.cents(lost)} by the end.`,
}

interface Tiers {
  readonly now: number
  readonly start: number
  readonly later: number
  readonly end: number
}
export const percentWorking = {
  title: 'What yearly percentages leave of a year',
  formula: 'kept = (1 + growth) · (1 − fund expenses) · (1 − adviser fee)',
  result: ({ kept, growth }: { kept: number; growth: number }, say: Say) =>
    `= ${say.number(kept, 6)}, or ${say.percent((kept - 1) * 100, 4)} a year instead of ${say.percent(growth * 100, 4)}`,
  monthly:
    'Taken month by month, so a year comes to exactly this. Funds take expenses daily; at 1%, that differs by about half a cent a year on $100.',
  tiers: ({ now, start, later, end }: Tiers, say: Say) =>
    `With your adviser’s tiers, the fee is ${say.percent(now, 4)} of today’s ${say.cents(start)}, used here, and ${say.percent(later, 4)} of the ${say.cents(end)} at the end.`,
  cash: 'Fund expenses come out of the invested part only, so the actual result is a little higher.',
}

export const saleWorking = {
  title: 'The small fees on one sale',
  formula: 'fee = dollars sold · SEC rate + shares sold · FINRA rate',
  atMost: ({ most }: { most: number }, say: Say) => `, here capped at ${say.cents(most)}`,
  result: ({ sec, finra }: { sec: number; finra: number }, say: Say) =>
    `= ${say.number(sec, 8)} + ${say.number(finra, 8)} = ${say.number(sec + finra, 6)} dollars`,
  half: 'Purchases pay neither. We count half of your trades as sales. Brokers usually round each fee up to a cent.',
}

export const usedFor = {
  bulletin: 'how a yearly fee is counted, and its example',
  averages: 'average expense ratios, our defaults',
  section31: 'SEC fee on sales',
  taf: 'FINRA fee on shares sold',
  savings: 'what cash could earn',
  assumed: 'return, other fees and example accounts, our defaults',
  inflation: 'inflation, our default',
}
