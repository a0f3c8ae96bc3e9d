/** How it is calculated, and what each source was used for. */
import type { Say } from '../../kit/say.ts'

interface Months {
  readonly self: number
  readonly family: number
  readonly catchUp: number
}
interface Pools {
  readonly yours: number
  readonly spouses: number
  readonly shared: number
}
const twelfths = (months: number, limit: number, say: Say) =>
  `${say.count(months, 'month', 'months')} × ${say.money(limit)} ÷ 12`

export const limitWorking = {
  title: ({ year }: { year: number }) => `Your limit for ${year}`,
  formula: 'limit = each month’s limit ÷ 12, added up; or December’s limit for the whole year, if that’s more',
  single: ({ months, limits, aged }: { months: Months; limits: Months; aged: boolean }, say: Say) =>
    `${twelfths(months.self, limits.self, say)} + ${twelfths(months.family, limits.family, say)}${aged ? ` + ${twelfths(months.catchUp, limits.catchUp, say)} from the year you turn 55` : ''}`,
  couple: ({ yours, spouses, shared }: Pools, say: Say) =>
    `only yours ${say.cents(yours)} + only your spouse’s ${say.cents(spouses)} + shared ${say.cents(shared)}`,
  total: ({ total }: { total: number }, say: Say) => `= ${say.cents(total)}`,
  totalCouple: ({ total }: { total: number }, say: Say) => `= ${say.cents(total)} for the couple`,
  adds: ({ most, adds }: { most: number; adds: number }, say: Say) =>
    `Coverage on December 1 counts for the whole year: ${say.cents(most)}, or ${say.cents(adds)} more.`,
  addsNothing: 'The last-month rule adds nothing here.',
  family:
    'If either of you has family coverage, you both count as having it and share one family limit. Each catch-up contribution goes in its owner’s HSA.',
  own: ({ most, employer, room }: { most: number; employer: number; room: number }, say: Say) =>
    `Your own HSA can take ${say.cents(most)}. After your employer’s ${say.money(employer)}, you can put in ${say.cents(room)}.`,
}

interface Saved {
  readonly federal: number
  readonly payroll: number
  readonly state: number
}
export const savedWorking = {
  title: 'Tax saved',
  formula: 'saved = taxes without your contributions − taxes with them',
  parts: ({ federal, payroll, state }: Saved, say: Say) =>
    `federal ${say.cents(federal)} + Social Security and Medicare ${say.cents(payroll)} + state ${say.cents(state)}`,
  result: ({ saved, counted }: { saved: number; counted: number }, say: Say) =>
    `= ${say.cents(saved)} on ${say.cents(counted)} of your own money`,
  whole:
    'We compare two complete sets of tax returns, so brackets, the Social Security wage base and credits that shrink all count.',
  ways: ({ payroll, direct }: { payroll: number; direct: number }, say: Say) =>
    `Through payroll: ${say.cents(payroll)}. From your bank account: ${say.cents(direct)}.`,
  waysOverPay: ({ payroll, direct }: { payroll: number; direct: number }, say: Say) =>
    `Through payroll, with what’s above your pay paid in directly: ${say.cents(payroll)}. All from your bank account: ${say.cents(direct)}.`,
  noState: 'No state is selected.',
  state: ({ state }: { state: string }) => `${state}’s return follows its own rule for HSAs.`,
}

interface Ways {
  readonly keep: number
  readonly spend: number
  readonly years: number
}
export const wayWorking = {
  title: 'Keep receipts, or spend as you go',
  formula: 'each month: HSA × (1 + i) + contribution − fee − bill paid from it',
  monthly: ({ rate }: { rate: number }, say: Say) => `i = (1 + ${say.percent(rate)})^(1/12) − 1`,
  result: ({ keep, spend, years }: Ways, say: Say) =>
    `keeping ${say.money(keep)}, spending ${say.money(spend)} after ${say.years(years)}`,
  deposits: ({ inflation, months }: { inflation: number; months: number }, say: Say) =>
    `This year’s contributions, up to the limit, rise ${say.percent(inflation)} a year and end ${months > 0 ? `after ${say.months(months)}` : 'now'}.`,
  depositsEnd: 'They end when Medicare starts or at 65. Past 65 without Medicare, we count one more year.',
  outside: ({ rate }: { rate: number }, say: Say) =>
    `Spending: the HSA pays your bills, and what you’d have paid goes into an ordinary account at ${say.percent(rate)} a year after tax.`,
  end: ({ age, keep, spend }: { age: number; keep: number; spend: number }, say: Say) =>
    `At the end (age ${age}), everything comes out. Up to your receipts it’s tax-free: ${say.money(keep)} keeping, ${say.money(spend)} spending.`,
  taxed: ({ rate }: { rate: number }, say: Say) => `The rest is taxed at ${say.percent(rate)}.`,
  taxedEarly: ({ rate }: { rate: number }, say: Say) => `The rest is taxed at ${say.percent(rate)} plus 20%.`,
  bills: ({ growth, fee }: { growth: number; fee: number }, say: Say) =>
    `Bills rise ${say.percent(growth)} a year. The fee stays ${say.money(fee)} a year.`,
}

export const usedFor = {
  limits: ({ year }: { year: number }) => `limits for ${year}`,
  brackets: 'federal tax brackets',
  payroll: 'Social Security and Medicare tax',
  lastMonth: 'last-month rule and testing period',
  catchUp: 'catch-up contribution from 55',
  excess: 'tax on money over the limit',
  otherUse: 'non-medical withdrawals',
  exchange: 'Bronze and catastrophic exchange plans',
  lookBack: 'Medicare’s six months back',
  states: 'California and New Jersey',
  growth: 'long-run growth of stocks and bonds',
  inflation: 'inflation, our default',
}
