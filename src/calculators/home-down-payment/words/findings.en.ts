/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'

interface Month {
  readonly month: string
}
interface ByDate extends Month {
  readonly needed: number
  readonly now: number
}
export const dateWords = {
  more: ({ month, needed, now }: ByDate, say: Say) =>
    `**To buy in ${say.month(month)}, you’d need to save ${say.money(needed - now)} more a month**: ${say.money(needed)} instead of ${say.money(now)}.`,
  moreFirst: ({ month, needed, now }: ByDate, say: Say) =>
    `**To buy in ${say.month(month)}, you’d need to save ${say.money(needed - now)} more a month in the first year**: ${say.money(needed)} instead of ${say.money(now)}.`,
  enough: ({ month, needed, now }: ByDate, say: Say) =>
    `**To buy in ${say.month(month)}, ${say.money(needed)} a month is enough.** You save ${say.money(now)}.`,
  enoughFirst: ({ month, needed, now }: ByDate, say: Say) =>
    `**To buy in ${say.month(month)}, ${say.money(needed)} a month in the first year is enough.** You save ${say.money(now)}.`,
}

interface Move {
  readonly amount: number
  /** 'while you save', or by when. */
  readonly until: string
}
export const targetWords = {
  whileSaving: () => 'while you save',
  by: ({ month }: Month, say: Say) => `by ${say.month(month)}`,
  falls: ({ amount, until }: Move, say: Say) => `**Your target falls by ${say.money(amount)}** ${until}.`,
  fallsWithHome: ({ amount, until, growth }: Move & { growth: number }, say: Say) =>
    `**Your target falls by ${say.money(amount)}** ${until} if home prices fall ${say.percent(growth)} a year.`,
  grows: ({ amount, until }: Move, say: Say) =>
    `**Your target grows by ${say.money(amount)}** ${until}, because the home’s price does.`,
  growsSlower: ({ amount, until, months }: Move & { months: number }, say: Say) =>
    `**Your target grows by ${say.money(amount)}** ${until}, because the home’s price does. At today’s price, you’d be there ${say.months(months)} sooner.`,
  growsAlone: ({ amount, until }: Move, say: Say) =>
    `**Your target grows by ${say.money(amount)}** ${until}, though the home’s price doesn’t.`,
}

interface Sooner {
  /** 'now', or in which month. */
  readonly when: string
  readonly how: string
  readonly ahead: number
  readonly months: number
  readonly insurance: number
  readonly rent: number
}
const tradeoff = ({ insurance, rent }: Sooner, say: Say): string =>
  `Buying sooner means ${say.money(insurance)} of mortgage insurance; waiting means ${say.money(rent)} more rent.`
export const soonerWords = {
  now: () => 'now',
  in: ({ month }: Month, say: Say) => `in ${say.month(month)}`,
  soonerWins: (v: Sooner, say: Say) =>
    `**Buying ${v.when} with ${v.how} would leave you ${say.money(v.ahead)} ahead** after ${say.months(v.months)} (today’s dollars). ${tradeoff(v, say)}`,
  waitingWins: (v: Sooner, say: Say) =>
    `**Waiting would leave you ${say.money(v.ahead)} ahead** after ${say.months(v.months)} (today’s dollars), compared with buying ${v.when} with ${v.how}. ${tradeoff(v, say)}`,
  rentingWins: (v: Sooner, say: Say) =>
    `**Continuing to rent would leave you ${say.money(v.ahead)} ahead** after ${say.months(v.months)} (today’s dollars), compared with buying ${v.when} with ${v.how}.`,
  sameDayAhead: ({ how, ahead, months }: Sooner, say: Say) =>
    `**Putting less down on the same day** (${how}) would leave you ${say.money(ahead)} ahead after ${say.months(months)}, in today’s dollars.`,
  sameDayBehind: ({ how, ahead, months }: Sooner, say: Say) =>
    `**Putting less down on the same day** (${how}) would leave you ${say.money(ahead)} behind after ${say.months(months)}, in today’s dollars.`,
  ifPricesGrow: ({ growth }: { growth: number }, say: Say) =>
    `**Buying sooner wins if home prices grow about ${say.percent(growth, 1)} a year or more.** Below that, waiting wins.`,
  ifPricesFall: ({ growth }: { growth: number }, say: Say) =>
    `**Buying sooner wins unless home prices fall more than about ${say.percent(growth, 1)} a year.**`,
}

export const tightWords = {
  sooner: ({ short }: { short: number }, say: Say) =>
    `**Buying sooner wouldn’t fit your money.** Owning would cost more than your rent and savings do now, so you’d be as much as ${say.money(short)} short once your savings are gone.`,
  plan: ({ short }: { short: number }, say: Say) =>
    `**Your plan wouldn’t fit your money after you buy.** Owning would cost more than your rent and savings do now, so you’d be as much as ${say.money(short)} short.`,
}

interface Place {
  readonly name: string
  readonly rate: number
}
interface Better extends Place, Month {
  readonly more: number
  readonly own: number
}
export const placeWords = {
  best: ({ name, rate }: Place, say: Say) =>
    `**Best after tax: ${name}**, at ${say.percent(rate)} a year, of the four places we compare.`,
  better: ({ name, rate, month, more, own }: Better, say: Say) =>
    `**${name} would leave you ${say.money(more)} more** by ${say.month(month)}: ${say.percent(rate)} a year after tax, compared with ${say.percent(own)}. Bills and CDs tie your money up until they mature.`,
  betterUntaxed: ({ name, rate, month, more, own, state }: Better & { state: string }, say: Say) =>
    `**${name} would leave you ${say.money(more)} more** by ${say.month(month)}: ${say.percent(rate)} a year after tax, compared with ${say.percent(own)}. ${state} doesn’t tax their interest.`,
}

export const moreWords = {
  sooner: ({ more, months }: { more: number; months: number }, say: Say) =>
    `**Saving ${say.money(more)} more a month** would get you there ${say.months(months)} sooner.`,
  reached: ({ more, month }: { more: number } & Month, say: Say) =>
    `**Saving ${say.money(more)} more a month** would get you there in ${say.month(month)}.`,
}

export const limitWords = {
  least: ({ share }: { share: number }, say: Say) =>
    `**Conventional loans start at ${say.percent(share)} down.** With less, see VA and USDA in the table.`,
  jumbo: ({ loan, limit, asOf }: { loan: number; limit: number; asOf: string }, say: Say) =>
    `**A loan of ${say.money(loan)} is over the ${say.money(limit)} conforming limit** in most counties (${asOf}). Above it, lenders set their own terms, and 3% down may not be offered.`,
  stray: ({ count }: { count: number }, say: Say) =>
    `**${say.count(count, 'one-time amount is', 'one-time amounts are')} outside the next 40 years.** We left the money out.`,
}

export const otherWords = {
  gift: ({ gift, exclusion }: { gift: number; exclusion: number }, say: Say) =>
    `**A gift of ${say.money(gift)} isn’t income to you.** Your lender needs a letter saying it isn’t a loan. Someone who gives you over ${say.money(exclusion)} in a year files Form 709, usually with no tax.`,
  retirement: ({ ira, plan }: { ira: number; plan: number }, say: Say) =>
    `**Retirement money has its own rules.** You can take ${say.money(ira)} from an IRA for a first home without the 10% penalty, though tax may apply. Some 401(k) plans lend up to ${say.money(plan)}. Neither is counted.`,
  notIncluded: () =>
    'Not included: lender approval, HOA dues, tax savings from owning and changes in savings rates. Future prices are estimates, and later amounts are in future dollars.',
  notIncludedReady: () =>
    'Not included: lender approval, HOA dues, tax savings from owning and changes in savings rates. Future prices are estimates.',
}
