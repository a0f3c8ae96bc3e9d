/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'

interface Insured {
  readonly there: number
  readonly limit: number
  readonly owners: number
}
const limits = ({ limit, owners }: Insured, say: Say) =>
  `FDIC or NCUA insurance covers ${say.money(limit)} for ${say.count(owners, 'owner', 'owners')} at one bank`
export const insuranceWords = {
  over: (v: Insured, say: Say) =>
    `**${say.money(v.there - v.limit)} of your ${say.money(v.there)} in the account wouldn’t be insured.** ${limits(v, say)}. You could move the rest to another bank.`,
  whole: (v: Insured, say: Say) =>
    `**The account is insured; the fund isn’t.** ${limits(v, say)}, so your ${say.money(v.there)} in the account would be fully insured.`,
  nothing: (v: Insured, say: Say) => `**The account is insured; the fund isn’t.** ${limits(v, say)}.`,
  fund: ({ total }: { total: number }, say: Say) =>
    `**A money market fund can lose money**, though it aims to stay at $1 a share. SIPC isn’t FDIC: it replaces up to ${say.money(total)} missing from a failed broker, not a drop in value.`,
}

interface Match {
  readonly apy: number
  /** " in California", or nothing. */
  readonly where: string
  readonly pays: number
}
const needed = ({ apy, where }: Match, say: Say) =>
  `**A bank would need to pay ${say.percent(apy)} APY** to match this fund after taxes${where}.`
export const matchWords = {
  none: () =>
    '**No bank rate matches this fund at your income.** A little more bank interest changes a credit or deduction all at once.',
  where: ({ state }: { state: string }) => ` in ${state}`,
  less: (v: Match, say: Say) => `${needed(v, say)} Your account pays ${say.percent(v.pays)}.`,
  more: (v: Match, say: Say) => `${needed(v, say)} Your account pays ${say.percent(v.pays)}, so it leaves you more.`,
  level: (v: Match, say: Say) => `${needed(v, say)} Your account pays exactly that.`,
  beforeFees: (v: Match, say: Say) => `${needed(v, say)} Your account pays ${say.percent(v.pays)}, before its fees.`,
}

interface InState {
  readonly state: string
}
export const stateWords = {
  notChosen: () =>
    '**State tax isn’t counted yet.** Most states tax bank interest, and none tax Treasury interest. Select your state to see the difference.',
  noTax: ({ state }: InState) =>
    `**${state} doesn’t tax this interest**, so a fund that’s exempt from state tax has no advantage there.`,
  municipalHome: ({ state, saved }: InState & { saved: number }, say: Say) =>
    `**This fund’s dividends are free of federal and ${state} tax.** You’d save about **${say.money(saved)}** a year in state tax compared with bank interest.`,
  municipal: ({ state, away, saved }: InState & { away: number; saved: number }, say: Say) =>
    `**Municipal dividends are free of federal tax.** We assume ${state} taxes the ${say.percent(away)} from elsewhere; you’d still save about **${say.money(saved)}** a year in state tax.`,
  municipalNone: ({ state, away }: InState & { away: number }, say: Say) =>
    `**Municipal dividends are free of federal tax.** We assume ${state} taxes the ${say.percent(away)} from elsewhere like bank interest. Your fund’s tax letter has the exact share.`,
  failsTest: ({ state, share }: InState & { share: number }, say: Say) =>
    `**${state} counts none of this fund as exempt.** It requires ${say.percent(share)} of the fund’s assets in U.S. obligations every quarter. A Treasury-only fund usually passes.`,
  taxesAll: ({ state }: InState) =>
    `**${state} taxes all of this fund’s dividends**, like bank interest. A Treasury-only fund would be exempt.`,
  counts: ({ state, share, saved }: InState & { share: number; saved: number }, say: Say) =>
    `**${say.percent(share)} of the fund’s dividends are free of ${state} tax**, saving about **${say.money(saved)}** a year. You usually have to enter that share on the state return yourself.`,
  countsLittle: ({ state, share }: InState & { share: number }, say: Say) =>
    `**${say.percent(share)} of the fund’s dividends are free of ${state} tax**, saving less than $1 a year. You usually have to enter that share on the state return yourself.`,
  unproven: ({ state, share, saved }: InState & { share: number; saved: number }, say: Say) =>
    `**${say.percent(share)} of the fund’s dividends may be free of ${state} tax**, saving about ${say.money(saved)} a year. The fund must also pass ${state}’s 50% test; check its tax letter.`,
}

interface Yields {
  readonly simple: number
  readonly apy: number
  readonly expense: number
}
export const yieldWords = {
  allTaken: ({ expense, gross }: { expense: number; gross: number }, say: Say) =>
    `**Expenses of ${say.percent(expense)} take all of the ${say.percent(gross)} yield.** Funds often waive part of their expenses when yields are that low.`,
  gross: ({ simple, apy, expense, gross }: Yields & { gross: number }, say: Say) =>
    `**A yield of ${say.percent(gross)} less ${say.percent(expense)} in expenses** is a 7-day yield of ${say.percent(simple)}, or an APY of ${say.percent(apy)}.`,
  effective: ({ expense }: Yields, say: Say) =>
    `**An effective yield already includes compounding**, so you can compare it with an APY. The ${say.percent(expense)} expense ratio is already taken out.`,
  sevenDay: ({ simple, apy, expense }: Yields, say: Say) =>
    `**A 7-day yield of ${say.percent(simple)} is an APY of ${say.percent(apy)}** once dividends compound. The ${say.percent(expense)} expense ratio is already taken out.`,
}

export const steep = ({ share }: { share: number }, say: Say) =>
  `**Taxes take ${say.percent(share, 0)} of this income.** At your pay, one more dollar crosses a step in the tax rules. With slightly more or less pay, you’d owe far less.`

export const feeWords = {
  plain: ({ paid, months }: { paid: number; months: number }, say: Say) =>
    `**Fees take ${say.money(paid)}** from the account over ${say.months(months)}.`,
  why: ({ paid, months, why }: { paid: number; months: number; why: readonly string[] }, say: Say) =>
    `**Fees take ${say.money(paid)}** from the account over ${say.months(months)}, for ${say.list(why)}. You could ask your bank about an account without them.`,
  payments: ({ count }: { count: number }, say: Say) =>
    say.count(count, 'extra transaction a month', 'extra transactions a month'),
  minimum: ({ minimum }: { minimum: number }, say: Say) => `a balance below ${say.money(minimum)}`,
}

export const savingsWords = {
  ahead: (v: { rate: number; more: number; average: number; asOf: string }, say: Say) =>
    `**Online savings at ${say.percent(v.rate)} would leave you ${say.money(v.more)} more** than this account, insured the same way. The average money market account paid ${say.percent(v.average)} (FDIC, ${say.dateShort(v.asOf)}).`,
}

export const inflationWords = {
  loses: ({ net, inflation, real }: Record<'net' | 'inflation' | 'real', number>, say: Say) =>
    `**The account loses ${say.percent(real)} a year to inflation.** It grows ${say.percent(net)} after taxes while prices rise ${say.percent(inflation)}. A higher rate could close the gap.`,
  losesBeforeFees: ({ net, inflation, real }: Record<'net' | 'inflation' | 'real', number>, say: Say) =>
    `**The account loses ${say.percent(real)} a year to inflation, before fees.** It grows ${say.percent(net)} after taxes while prices rise ${say.percent(inflation)}. A higher rate could close the gap.`,
}

export const bills = ({ apy }: { apy: number }, say: Say) =>
  `**Treasury bills aren’t an account:** each has a fixed term, and the next may pay less. A bank would need to pay **${say.percent(apy)} APY** to match them.`

export const access = () =>
  '**Think about access too.** An account pays out right away. A fund sells at the end of the day. A bill is held to maturity or sold at the market price.'
export const notIncluded = () =>
  'Not included: rate changes, city and county income tax, and broker fees. Amounts are in future dollars unless marked.'
