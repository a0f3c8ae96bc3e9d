/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'

interface Early {
  /** "after 4 months". */
  readonly when: string
}
export const earlyWords = {
  noPenalty: ({ days }: { days: number }) =>
    `**No penalty:** you could withdraw any time and keep the interest. Federal law requires a penalty only in the first ${days} days, which isn’t counted here.`,
  eaten: ({ lost, when, safe }: Early & { lost: string; safe: string }) =>
    `**The penalty would eat into your deposit.** Withdrawing ${when}, you’d lose **${lost}** of your own money. ${safe}`,
  wholeFrom: ({ month }: { month: number }, say: Say) =>
    `From month ${say.number(month)} on, you’d get your whole deposit back.`,
  neverWhole: () => 'At no time before maturity would you get your whole deposit back.',
  always: () => '**Withdrawing early wouldn’t cost any of your deposit**, only part of the interest.',
  before: ({ month }: { month: number }, say: Say) =>
    `**Withdraw before month ${say.number(month)} and you’d lose part of your deposit** to the penalty. Money you could need sooner may fit better in savings.`,
  never: () =>
    '**Withdraw any time before maturity and you’d lose part of your deposit** to the penalty. Money you could need sooner may fit better in savings.',
  saleGain: ({ when, market, total, apart }: Early & Record<'market' | 'total' | 'apart', string>) =>
    `**You can’t cash in a brokered CD; you’d sell it.** Sold ${when} with ${market}, you’d have **${total}**, ${apart} more than you put in, before dealer costs.`,
  saleLoss: ({ when, market, total, apart }: Early & Record<'market' | 'total' | 'apart', string>) =>
    `**You can’t cash in a brokered CD; you’d sell it.** Sold ${when} with ${market}, you’d have **${total}**, ${apart} less than you put in, before dealer costs.`,
  same: 'market rates unchanged',
  higher: ({ points }: { points: number }, say: Say) => `market rates ${say.count(points, 'point', 'points')} higher`,
  lower: ({ points }: { points: number }, say: Say) => `market rates ${say.count(points, 'point', 'points')} lower`,
  yields: ({ when, rate }: Early & { rate: string }) =>
    `**Withdrawn ${when}, this CD earns ${rate} a year.** A savings account that pays more than that would leave you with more.`,
  yieldsNothing: ({ when }: Early) =>
    `**Withdrawn ${when}, this CD earns nothing.** Any savings account that pays interest would leave you with more.`,
  trails: () =>
    '**Withdrawn before maturity, this CD would earn less than your savings account.** Its lead comes at the end.',
  stray: ({ months }: { months: number }, say: Say) =>
    `You’d withdraw after ${say.months(months)}, which is at or after maturity, so there’s no penalty or sale.`,
}

interface Savings {
  readonly cd: string
  readonly savings: string
  readonly apart: string
}
export const savingsWords = {
  same: ({ cd }: Savings) =>
    `**Your savings account pays the same today.** It wins only if its rate averages more than ${cd}. The CD’s rate can’t change.`,
  ahead: ({ cd, savings, apart }: Savings) =>
    `**You’d end up ${apart} ahead of a savings account** that keeps paying ${savings}. Savings wins only if its rate averages more than ${cd}.`,
  behind: ({ apart, falls }: Savings & { falls: string }) =>
    `**Your savings account pays more today** and would end up ${apart} ahead. Its rate could fall steadily to about ${falls} before the CD wins.`,
  farBehind: ({ apart }: Savings) =>
    `**Your savings account pays more today** and would end up ${apart} ahead. Even falling steadily to 0%, it wins.`,
}

interface Treasury {
  readonly rate: string
  readonly apart: string
  readonly where: string
}
export const treasuryWords = {
  same: ({ rate, where }: Treasury) => `**A Treasury at ${rate} leaves the same after taxes.** ${where}`,
  cd: ({ rate, apart, where }: Treasury) =>
    `**After taxes, this CD leaves you ${apart} more** than a Treasury at ${rate}. ${where}`,
  treasury: ({ rate, apart, where }: Treasury) =>
    `**After taxes, a Treasury at ${rate} leaves you ${apart} more** than this CD. ${where}`,
  published: ({ rate, asOf }: { rate: string; asOf: string }, say: Say) => `${rate} (${say.dateShort(asOf)})`,
  noState: 'Select your state: most tax CD interest, and none tax Treasuries.',
  taxes: ({ state }: { state: string }) => `${state} taxes CD interest but not Treasury interest.`,
  noTax: ({ state }: { state: string }) => `${state} doesn’t tax this interest.`,
}

export const steep = ({ share }: { share: string }) =>
  `**Taxes take ${share} of this interest.** At your income, one more dollar crosses a step in the tax rules. With slightly more or less pay, you’d owe far less.`

interface Average {
  readonly rate: string
  readonly months: number
  readonly asOf: string
  readonly apart: string
}
const average = ({ rate, months, asOf }: Average, say: Say) =>
  `The FDIC average for ${say.months(months)} is ${rate} (${say.dateShort(asOf)}).`
export const averageWords = {
  same: (v: Average, say: Say) =>
    `**Your rate is about the U.S. average.** ${average(v, say)} Online banks and credit unions often pay more.`,
  more: (v: Average, say: Say) => `**You’d earn ${v.apart} more than at an average bank.** ${average(v, say)}`,
  less: (v: Average, say: Say) =>
    `**You’d earn ${v.apart} less than at an average bank.** ${average(v, say)} You could compare other banks.`,
}

export const insurance = ({ over, limit, owners }: { over: string; limit: string; owners: number }, say: Say) =>
  `**${over} wouldn’t be insured** at maturity. FDIC or NCUA insurance covers ${limit} for ${say.count(owners, 'owner', 'owners')} at one bank, including your other deposits there. Another bank has its own limit.`

interface Renewal {
  readonly day: string
  /** A sentence. */
  readonly cost: string
}
export const renewalWords = {
  window: ({ day, cost }: Renewal, say: Say) =>
    `**Mark ${say.date(day)}:** it’s the last day to move your money before the CD can renew. ${cost}`,
  sameDay: ({ day, cost }: Renewal, say: Say) => `**Mark ${say.date(day)}:** your CD could renew that day. ${cost}`,
  over: ({ day, cost }: Renewal, say: Say) =>
    `**Your grace period ended ${say.date(day)}**, so the CD may have renewed. ${cost}`,
  overSameDay: ({ day, cost }: Renewal, say: Say) => `**Your CD may have renewed ${say.date(day)}.** ${cost}`,
  costs: ({ rate, term, loss }: Record<'rate' | 'term' | 'loss', string>) =>
    `If it renews at ${rate}, you’d earn **${loss}** less over ${term}.`,
  cost: ({ rate, term, loss }: Record<'rate' | 'term' | 'loss', string>) =>
    `If it renewed at ${rate}, you’d earn **${loss}** less over ${term}.`,
  usual: 'Most CDs renew automatically at the bank’s current rate.',
  letter: ({ before, grace, least }: { before: number; grace: number; least: number }) =>
    `**Watch for your bank’s notice.** It must come ${before} days before maturity, or ${grace} days before a grace period of ${least} days or more ends.`,
}

export const callWords = {
  never: () => 'This CD matures before the bank could call it, so the call doesn’t matter.',
  called: (
    { months, rate, interest, held }: { months: number } & Record<'rate' | 'interest' | 'held', string>,
    say: Say,
  ) =>
    `**The bank decides whether to call it, not you.** Called after ${say.months(months)} and then earning ${rate}, you’d make **${interest}** instead of ${held}. If rates rise, it won’t be called.`,
}

export const ladderWords = {
  first: (v: { count: number; interest: string; amount: string; day: string; months: number }, say: Say) =>
    `**Your ${v.count}-CD ladder earns ${v.interest}.** The first ${v.amount} is available **${say.date(v.day)}**, with an average term of ${say.months(v.months)}. The calendar file has every date.`,
  next: (v: { count: number; interest: string; amount: string; day: string; months: number }, say: Say) =>
    `**Your ${v.count}-CD ladder earns ${v.interest}.** The next ${v.amount} is available **${say.date(v.day)}**, with an average term of ${say.months(v.months)}. The calendar file has every date.`,
  over: ({ count, interest }: { count: number; interest: string }) =>
    `**Your ${count}-CD ladder earned ${interest}.** All of its CDs have matured.`,
  kept: (v: { months: number; rate: string; value: string; day: string }, say: Say) =>
    `**Renewed each time for ${say.months(v.months)} at ${v.rate}**, your ladder would be worth **${v.value}** on **${say.date(v.day)}**. Future rates could be higher or lower.`,
}

export const notIncluded = () =>
  'Not included: account fees, rate changes and rounding by the bank. Interest on a CD longer than a year is taxed each year, even while it stays in the CD.'
export const notIncludedBrokered = () =>
  'Not included: account fees, rate changes and dealer costs. Interest on a CD longer than a year is taxed each year.'
export const penaltyDeduction = () => 'You could deduct a penalty without itemizing. It’s in box 2 of Form 1099-INT.'
