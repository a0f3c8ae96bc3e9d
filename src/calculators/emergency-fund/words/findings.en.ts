/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'

export const lastingWords = {
  months: ({ months }: { months: number }, say: Say) => {
    const count = say.number(months, 1)
    return `${count} ${count === '1' ? 'month' : 'months'}`
  },
  days: ({ days }: { days: number }, say: Say) => `about ${say.count(days, 'day', 'days')}`,
  lessThanDay: 'less than a day',
}

interface Essentials {
  readonly essentials: number
}
export const nowWords = {
  nothing: ({ essentials }: Essentials, say: Say) =>
    `**Your essentials cost ${say.money(essentials)} a month**, and you’re starting from $0. That’s what you’d still have to pay if your income stopped.`,
  lasts: ({ savings, lasting, essentials }: Essentials & { savings: number; lasting: string }, say: Say) =>
    `**Your ${say.money(savings)} would last ${lasting}** with essentials of ${say.money(essentials)} a month. We count what you have to pay, not your income or usual spending.`,
}

export const stepWords = {
  first: ({ goal, missing, month }: Record<'goal' | 'missing' | 'month', string>, say: Say) =>
    `**Next step: your first ${goal}.** You have ${missing} to go and would get there in **${say.month(month)}**.`,
  firstNever: ({ goal, missing }: Record<'goal' | 'missing', string>) =>
    `**Next step: your first ${goal}.** You have ${missing} to go.`,
  month: ({ missing, month }: Record<'missing' | 'month', string>, say: Say) =>
    `**Next step: one month of essentials.** You have ${missing} to go and would get there in **${say.month(month)}**.`,
  monthNever: ({ missing }: { missing: string }) =>
    `**Next step: one month of essentials.** You have ${missing} to go.`,
}

interface ByDate {
  readonly month: string
  readonly needed: number
  readonly monthly: number
}
export const dateWords = {
  interest: ({ month, monthly }: ByDate, say: Say) =>
    `**What you have is enough by ${say.month(month)}**, with its interest. The ${say.money(monthly)} you save each month gets you there sooner.`,
  enough: ({ month, needed, monthly }: ByDate, say: Say) =>
    `**To get there by ${say.month(month)}, you’d need ${say.money(needed)} a month.** You save ${say.money(monthly)}, so you’re on track.`,
  more: ({ month, needed, monthly }: ByDate, say: Say) =>
    `**To get there by ${say.month(month)}, you’d need ${say.money(needed)} a month**, ${say.money(needed - monthly)} more than now. A later date would lower that.`,
}

export const reachedWords = {
  beyond: ({ over }: { over: number }, say: Say) =>
    `**You have ${say.money(over)} more than even the extra fund.** You could use it to pay down high-interest debt or invest it for longer-term goals.`,
  exact: ({ level }: { level: string }) => `**You have exactly your ${level}.**`,
  spare: ({ level, spare }: { level: string; spare: number }, say: Say) =>
    `**You have your ${level}**, with ${say.money(spare)} to spare.`,
  extra: ({ extra }: { extra: string }) => ` The extra fund would be ${extra}.`,
}

export const deductibles = ({ amount, months }: { amount: number; months: string }, say: Say) =>
  `**${say.money(amount)} of your fund is for deductibles**, in addition to ${months} of essentials. We count every deductible, since one bad stretch can bring more than one claim.`

interface Less {
  readonly lean: number
  readonly balanced: number
}
export const benefitWords = {
  selfEmployed: () =>
    '**No unemployment benefits are counted.** State programs usually don’t cover self-employed people.',
  own: (v: Less & { weekly: number; weeks: number }, say: Say) =>
    `**Benefits of ${say.money(v.weekly)} a week for ${say.count(v.weeks, 'week', 'weeks')}** lower your lean fund by ${say.money(v.lean)} and your balanced fund by ${say.money(v.balanced)}. The extra fund counts none.`,
  capped: ({ week }: { week: number }, say: Say) =>
    `**We count at most ${say.money(week)} a week in benefits**, because that’s a week of your essentials.`,
  noState: () => '**Select your state** to estimate unemployment benefits. None are counted until then.',
  most: (v: { state: string; most: number; weeks: string; source: string }, say: Say) =>
    `**${v.state} pays at most ${say.money(v.most)} a week for ${v.weeks} weeks** (${v.source}). It may be higher now, so check with your state agency.`,
  estimate: (v: Less & { weekly: number }, say: Say) =>
    `**Our estimate of your benefit is ${say.money(v.weekly)} a week after taxes.** It lowers your lean fund by ${say.money(v.lean)} and your balanced fund by ${say.money(v.balanced)}.`,
  weeksSpan: ({ from, to }: { from: number; to: number }) => `${from} to ${to}`,
  agency: ({ asOf }: { asOf: string }, say: Say) => `state agency, ${say.monthShort(asOf)}`,
  labor: ({ asOf }: { asOf: string }, say: Say) => `U.S. Department of Labor, ${say.monthShort(asOf)}`,
  dependents: ({ state, most }: { state: string; most: number }, say: Say) =>
    `**With dependents, ${state} pays up to ${say.money(most)} a week.** We don’t count the extra.`,
}

interface Prices {
  readonly change: number
  readonly apy: number
  readonly net: number
  readonly inflation: number
}
const rates = ({ apy, net, inflation }: Prices, say: Say) =>
  `Your ${say.percent(apy)} APY is ${say.percent(net)} after taxes, and prices rise ${say.percent(inflation)} a year.`
export const priceWords = {
  level: (v: Prices, say: Say) => `**Your money just keeps up with prices.** ${rates(v, say)}`,
  gains: (v: Prices, say: Say) =>
    `**A full fund gains about ${say.money(v.change)} a year in buying power.** ${rates(v, say)}`,
  gainsNoInflation: ({ change, apy, net }: Prices, say: Say) =>
    `**A full fund earns about ${say.money(change)} a year.** Your ${say.percent(apy)} APY is ${say.percent(net)} after taxes. No inflation is counted.`,
  loses: (v: Prices, say: Say) =>
    `**A full fund loses about ${say.money(-v.change)} a year in buying power.** ${rates(v, say)} A higher APY would help.`,
}

export const others = (v: Record<'cash' | 'couldNot' | 'threeMonths', number> & { asOf: string }, say: Say) =>
  `**You’re not alone.** In ${say.month(v.asOf)}, ${say.percent(v.couldNot)} of U.S. adults couldn’t have paid a $400 surprise, and about ${say.percent(v.threeMonths)} had three months of expenses saved (Federal Reserve).`

export const notIncluded = ({ low, high }: { low: number; high: number }, say: Say) =>
  `The range of ${say.number(low, 1)} to ${say.number(high, 1)} months is our scale, not a rule. Not included: higher health costs after a job ends, severance, a partner’s pay and retirement accounts.`
