/** What the numbers mean: each finding is said whole, with its values. */
import type { Say } from '../../kit/say.ts'

interface Named {
  readonly name: string
}

export const worthWords = {
  zeroBand: () =>
    '**At your income, long-term gains are taxed at 0%.** A loss that only offsets them saves nothing, and the lower basis could cost tax later.',
  noTax: () =>
    '**You’d owe no tax this year even without these losses.** Losses you can’t use carry over, with no time limit.',
  left: ({ names, later }: { names: readonly string[]; later: number }, say: Say) =>
    `**Not worth taking now: ${say.list(names)}.** A sale would lower your basis for later and save too little today${later > 0 ? ` (you’d end up ${say.money(later)} worse off)` : ''}.`,
  deferral: ({ now, later, years }: { now: number; later: number; years: number }, say: Say) =>
    `**Most of this is tax put off.** You’d save ${say.money(now)} now, and the lower basis would cost about ${say.money(later)} in ${say.years(years)}. What you gain is the use of that money until then.`,
  deferralCarried: (v: { now: number; carried: number; later: number; years: number }, say: Say) =>
    `**Part of this is tax put off.** You’d save ${say.money(v.now)} now and ${say.money(v.carried)} by carryovers. The lower basis would cost about ${say.money(v.later)} in ${say.years(v.years)}, which weighs less in today’s value.`,
  permanent: ({ now }: { now: number }, say: Say) =>
    `**With no later sale, ${say.money(now)} is saved for good.** Heirs start from the value on the date of death, and a charity pays no tax.`,
  costsMore: ({ now, later }: { now: number; later: number }, say: Say) =>
    `**You’d save ${say.money(now)} now and pay about ${say.money(later)} more later.** Your tax rate on gains would be higher then than it is now.`,
  carried: ({ short, long, limit }: { short: number; long: number; limit: number }, say: Say) =>
    `**You’d carry over ${say.list(
      [short >= 1 && `${say.money(short)} short-term`, long >= 1 && `${say.money(long)} long-term`].filter(
        (part): part is string => part !== false,
      ),
    )}.** After offsetting gains, losses lower other income by up to ${say.money(limit)} a year.`,
  surtax: ({ saved }: { saved: number }, say: Say) =>
    `**${say.money(saved)} of the saving is net investment income tax**, the 3.8% on gains at higher incomes.`,
  state: ({ state, saved }: { state: string; saved: number }, say: Say) =>
    `**${say.money(saved)} of the saving is ${state} tax.** States can treat carryovers and the yearly limit differently.`,
  stateNone: ({ state }: { state: string }) => `**${state} tax doesn’t change** with these losses.`,
  shortFirst: ({ gains }: { gains: number }, say: Say) =>
    `**Your losses offset ${say.money(gains)} of short-term gains, which are taxed at your regular rate.** That’s where a loss is worth most.`,
}

export const washWords = {
  putOff: ({ putOff, name }: Named & { putOff: number }, say: Say) =>
    `**${say.money(putOff)} of the loss on ${name} wouldn’t count yet**, because you bought or will buy shares within 30 days. It’s added to their basis.`,
  clear: ({ day }: { day: string }, say: Say) =>
    `**From ${say.date(day)}, your earlier purchases are outside the 61-day window.** If you sell then and buy nothing new, the whole loss counts.`,
  clearWorth: ({ day, more }: { day: string; more: number }, say: Say) =>
    `**Selling on or after ${say.date(day)} would be worth about ${say.money(more)} more**, at the same prices. Your earlier purchases are outside the 61-day window by then, if you buy nothing new.`,
  clearNextYear: ({ day }: { day: string }, say: Say) =>
    `**Your earlier purchases leave the 61-day window on ${say.date(day)}.** That’s next year, so the loss would count on next year’s return.`,
  lost: ({ lost, name }: Named & { lost: number }, say: Say) =>
    `**${say.money(lost)} of the loss on ${name} would be gone for good.** Shares bought in an IRA or 401(k) replace yours, and your basis isn’t raised there.`,
  spouse: () =>
    '**Your spouse’s purchases count as yours**, even if you file separately. The loss is added to the basis of their shares.',
  window: ({ from, to }: { from: string; to: string }, say: Say) =>
    `**Don’t buy any of these from ${say.dateShort(from)} to ${say.dateShort(to)}, in any account**: your own, your spouse’s, an IRA or a 401(k). That’s 61 days, counting the sale.`,
  unmatched: ({ name }: Named) => `**Your purchase of ${name} matches no lot.** Use the same name as in your lots.`,
  unnamed: () => '**A purchase without a name matches no lot.** Enter the same name as in your lots.',
  crypto: () =>
    '**Crypto isn’t covered by the wash sale rule today.** You could buy it back right away and still count the loss.',
  autoBuy: () =>
    '**Check what buys automatically before you sell:** reinvested dividends, a 401(k) or robo-advisor, stock from your employer. One small purchase puts off part of the loss.',
}

export const dateWords = {
  turns: ({ name, day, gains }: Named & { day: string; gains: number }, say: Say) =>
    `**${name} turns long-term on ${say.date(day)}.** Until then its loss offsets your ${say.money(gains)} of short-term gains first, dollar for dollar at your regular rate.`,
  yearEnd: ({ days }: { days: number }, say: Say) =>
    `**${say.count(days, 'day is', 'days are')} left to count these losses this year.** The trade date counts, and markets must be open that day.`,
  otherYear: ({ year, sold }: { year: number; sold: string }) =>
    `**We used the ${year} tax rules**, but you’d sell in ${sold}. Rates and brackets may be different then.`,
}

export const noteWords = {
  gainsLeft: ({ count }: { count: number }, say: Say) =>
    `**${say.count(count, 'lot has', 'lots have')} a gain.** We never sell those here. The capital gains tax calculator shows how much gain fits at 0%.`,
  incomplete: ({ count }: { count: number }, say: Say) =>
    `**${say.count(count, 'lot isn’t', 'lots aren’t')} counted yet**: enter a cost and a value.`,
  notIncluded: () =>
    'Not included: trading costs, options and short sales, mutual fund shares at average basis, states with loss rules of their own, and whether two funds are “substantially identical”.',
}
