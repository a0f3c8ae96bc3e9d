/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'

interface Published {
  readonly bigBanks: number
  readonly best: { readonly low: number; readonly high: number }
  /** The month the rates are of. */
  readonly asOf: string
}
const published = ({ bigBanks, best, asOf }: Published, say: Say) =>
  `Big banks paid ${say.percent(bigBanks)}, top accounts ${say.percent(best.low)} to ${say.percent(best.high)} (${say.monthShort(asOf)}).`

interface OtherBank extends Published {
  readonly rate: number
  readonly apart: number
  readonly month: string
}
export const bankWords = {
  same: (v: Published, say: Say) =>
    `**Rates differ a lot from bank to bank.** ${published(v, say)} You could compare before you choose an account.`,
  less: (v: OtherBank, say: Say) =>
    `**At ${say.percent(v.rate)}, you’d have ${say.about(v.apart)} less** in ${say.month(v.month)}. ${published(v, say)}`,
  more: (v: OtherBank, say: Say) =>
    `**At ${say.percent(v.rate)}, you’d have ${say.about(v.apart)} more** in ${say.month(v.month)}. ${published(v, say)} You could switch banks.`,
}

interface Each {
  /** "every month". */
  readonly each: string
}
export const depositWords = {
  laterNone: () => '**With one more year**, what you have would grow to your goal without any deposits.',
  laterLess: ({ amount, each }: Each & { amount: number }, say: Say) =>
    `**With one more year**, you’d need **${say.cents(amount)}** ${each}. A later date is one way to fit your budget.`,
  laterMore: ({ amount, each }: Each & { amount: number }, say: Say) =>
    `**One more year wouldn’t help.** Your goal rises faster than your savings, so you’d need **${say.cents(amount)}** ${each}.`,
  gets: ({ month, each }: Each & { month: string }, say: Say) =>
    `**Adding $50 ${each}** would get you there in **${say.month(month)}**.`,
  sooner: ({ months, each }: Each & { months: number }, say: Say) =>
    `**Adding $50 ${each}** would get you there **${say.months(months)} sooner**.`,
}

interface Taxes {
  /** Percent points of the interest. */
  readonly share: number
  readonly paid: number
}
const taken = ({ share, paid }: Taxes, say: Say) =>
  `**Taxes take ${say.percent(share, 1)} of your interest**, about ${say.money(paid)} by then`
interface Yields {
  readonly apy: number
  readonly net: number
}
export const taxWords = {
  none: () =>
    '**Taxes are left out.** Bank interest is taxed every year, even if it stays in the account, so you could end up with less.',
  entered: (v: Taxes, say: Say) => `${taken(v, say)}. That’s the rate you entered.`,
  federal: (v: Taxes & Yields, say: Say) =>
    `${taken(v, say)}. Your ${say.percent(v.apy)} APY leaves ${say.percent(v.net)}. That’s federal tax only: select your state to add its tax.`,
  state: (v: Taxes & Yields & { federal: number; state: string; stateShare: number }, say: Say) =>
    `${taken(v, say)}: federal ${say.percent(v.federal, 1)}, ${v.state} ${say.percent(v.stateShare, 1)}. Your ${say.percent(v.apy)} APY leaves ${say.percent(v.net)}.`,
  steep: (v: Taxes, say: Say) =>
    `${taken(v, say)}. At this income, one more dollar crosses a step in the tax rules. With slightly more or less pay, you’d owe far less.`,
}

interface Buying {
  readonly balance: number
  readonly buys: number
  readonly inflation: number
  /** Percent points a year. */
  readonly net: number
  readonly real: number
}
const buys = ({ balance, buys }: Buying, say: Say) =>
  `**Your ${say.money(balance)} would buy what ${say.money(buys)} buys today.**`
export const inflationWords = {
  losesAfterTax: (v: Buying, say: Say) =>
    `${buys(v, say)} After taxes, the account grows ${say.percent(v.net)} a year while prices rise ${say.percent(v.inflation)}. A higher rate could close the gap.`,
  losesBeforeTax: (v: Buying, say: Say) =>
    `${buys(v, say)} Before taxes, the account grows ${say.percent(v.net)} a year while prices rise ${say.percent(v.inflation)}. A higher rate could close the gap.`,
  growsAfterTax: (v: Buying, say: Say) =>
    `${buys(v, say)} After taxes and ${say.percent(v.inflation)} inflation, the account grows ${say.percent(v.real)} a year.`,
  growsBeforeTax: (v: Buying, say: Say) =>
    `${buys(v, say)} After ${say.percent(v.inflation)} inflation, the account grows ${say.percent(v.real)} a year before taxes.`,
}

interface Insured {
  readonly there: number
  readonly limit: number
  readonly whose: string
}
export const insuranceWords = {
  one: 'one owner',
  two: 'two owners',
  oneNamed: 'one owner with beneficiaries',
  twoNamed: 'two owners with beneficiaries',
  whole: ({ there, limit, whose }: Insured, say: Say) =>
    `**All of your ${say.money(there)} would be insured.** FDIC or NCUA insurance covers ${say.money(limit)} for ${whose} at one bank. Check that yours is a member.`,
  over: ({ there, limit, whose }: Insured, say: Say) =>
    `**${say.money(there - limit)} of your ${say.money(there)} wouldn’t be insured.** FDIC or NCUA insurance covers ${say.money(limit)} for ${whose} at one bank. You could move the rest to another bank.`,
}

interface Late {
  readonly name: string
  readonly by: string
  /** A sentence with a space before it, or nothing. */
  readonly alone: string
}
export const goalWords = {
  late: ({ name, by, month, alone }: Late & { month: string }, say: Say) =>
    `**${name} would be late:** ${say.month(month)}, and you need it by ${say.month(by)}.${alone}`,
  never: ({ name, by, alone }: Late, say: Say) =>
    `**${name} wouldn’t be funded within 100 years**, and you need it by ${say.month(by)}.${alone}`,
  alone: ({ amount, each }: Each & { amount: number }, say: Say) =>
    ` Depositing **${say.cents(amount)}** ${each} for this goal alone would get you there on time.`,
  oneAtATime: ({ changes }: { changes: readonly string[] }) =>
    `**Filling goals one at a time**, with the same money: ${changes.join('; ')}.`,
  allAtOnce: ({ changes }: { changes: readonly string[] }) =>
    `**Filling goals all at once**, with the same money: ${changes.join('; ')}.`,
  sooner: ({ name, months }: { name: string; months: number }, say: Say) => `${name} ${say.months(months)} sooner`,
  later: ({ name, months }: { name: string; months: number }, say: Say) => `${name} ${say.months(months)} later`,
  others: 'and others',
  moreForOne: ({ months, each }: Each & { months: number }, say: Say) =>
    `**Adding $50 ${each}** would get you there **${say.months(months)} sooner**.`,
  moreForLast: ({ months, each }: Each & { months: number }, say: Say) =>
    `**Adding $50 ${each}** for the first unfinished goal would finish your last goal **${say.months(months)} sooner**.`,
}

export const rateMeaning = (v: { rate: number; compounded: string; apy: number }, say: Say) =>
  `**${say.percent(v.rate)} compounded ${v.compounded} is an APY of ${say.percent(v.apy, 3)}.** If your bank’s page says APY, choose APY so compounding isn’t counted twice.`
export const compounded = { daily: 'daily', monthly: 'monthly', quarterly: 'quarterly', yearly: 'yearly' }

export const stray = ({ count }: { count: number }, say: Say) =>
  `**${say.count(count, 'one-time deposit isn’t', 'one-time deposits aren’t')} counted** because of the date: before this month, or more than 100 years away. Check the month.`
export const notIncluded = () =>
  'Not included: rate changes (banks can change rates any time), fees, and city or county income tax. Amounts are in future dollars unless marked.'
