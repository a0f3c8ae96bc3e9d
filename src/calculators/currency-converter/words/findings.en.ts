/** What the numbers mean: at most 35 words each. Amounts come with their currency. */
import type { Say } from '../../kit/say.ts'

interface Older {
  readonly asOf: string
  readonly lacking: readonly string[]
}
interface Newer {
  readonly asOf: string
  readonly currency: string
  readonly rate: string
  readonly to: string
  /** Percent points. */
  readonly by: number
}
export const tableWords = {
  older: ({ asOf, lacking }: Older, say: Say) =>
    `**These rates are from ${say.date(asOf)}**, because our newer table has no ${say.list(lacking)}. We never mix rates from two days.`,
  olderGiven: ({ asOf, lacking }: Older, say: Say) =>
    `**These rates are from ${say.date(asOf)}**, because the rates you entered have no ${say.list(lacking)}. We never mix rates from two days.`,
  more: ({ asOf, currency, rate, to, by }: Newer, say: Say) =>
    `**On ${say.date(asOf)}, one ${currency} was ${rate} ${to}**, ${say.percent(by)} more than in the table we used.`,
  less: ({ asOf, currency, rate, to, by }: Newer, say: Say) =>
    `**On ${say.date(asOf)}, one ${currency} was ${rate} ${to}**, ${say.percent(by)} less than in the table we used.`,
  future: ({ day }: { day: string }, say: Say) =>
    `**${say.date(day)} hasn’t come yet.** Check the date of the rates you entered.`,
  saturday: ({ day, friday }: { day: string; friday: string }, say: Say) =>
    `**${say.date(day)} was a Saturday**, when the European Central Bank publishes no rates. Rates in use then were usually from Friday, ${say.date(friday)}.`,
  sunday: ({ day, friday }: { day: string; friday: string }, say: Say) =>
    `**${say.date(day)} was a Sunday**, when the European Central Bank publishes no rates. Rates in use then were usually from Friday, ${say.date(friday)}.`,
  holiday: ({ day }: { day: string }, say: Say) =>
    `**${say.date(day)} was a holiday.** The European Central Bank published no rates that day.`,
}

export const groups = {
  all: 'Of all the options',
  send: 'Of the ways to send money',
  spend: 'Of the ways to pay or get cash there',
}
export const cheaperWords = {
  best: ({ group, most, how, gap }: { group: string; most: string; how: string; gap: string }) =>
    `**${group}, you’d get the most ${how}: ${most}.** That’s ${gap} more than the most expensive way, with the fees in the form.`,
  switch: ({ more, how, than }: { more: string; how: string; than: string }) =>
    `**You’d get ${more} more ${how}** than ${than}, with the fees in the form. You could check your own fees before you choose.`,
  switchAbove: ({ more, how, than, even }: { more: string; how: string; than: string; even: string }) =>
    `**You’d get ${more} more ${how}** than ${than}, with the fees in the form. Above about ${even}, it’s the other way around.`,
  switchBelow: ({ more, how, than, even }: { more: string; how: string; than: string; even: string }) =>
    `**You’d get ${more} more ${how}** than ${than}, with the fees in the form. Below about ${even}, it’s the other way around.`,
  inFull: ({ worth, how, needed }: { worth: string; how: string; needed: string }) =>
    `**To get the full ${worth} ${how}**, you’d need ${needed}. The difference is fees and markup.`,
}

interface Offer {
  readonly by: number
  readonly asOf: string
  readonly currency: string
}
export const offerWords = {
  farBelow: ({ by, asOf, currency }: Offer, say: Say) =>
    `**The offered rate is ${say.percent(by)} below the reference rate** of ${say.date(asOf)}. Check that it’s for one ${currency}, not the other way around. The market may also have moved since.`,
  farAbove: ({ by, asOf, currency }: Offer, say: Say) =>
    `**The offered rate is ${say.percent(by)} above the reference rate** of ${say.date(asOf)}. Check that it’s for one ${currency}, not the other way around. The market may also have moved since.`,
  same: ({ asOf }: Offer, say: Say) =>
    `**The offered rate is the reference rate** of ${say.date(asOf)}. You’d pay only fees.`,
  better: ({ by, asOf }: Offer, say: Say) =>
    `**The offered rate is ${say.percent(by)} better than the reference rate** of ${say.date(asOf)}. The market may have moved since then.`,
  hidden: ({ by, offered, rate }: { by: number; offered: string; rate: string }, say: Say) =>
    `**The offered rate has a hidden cost of ${say.percent(by)}:** ${offered} instead of ${rate}. “No fee” often means a worse rate. You could ask for a better one.`,
}

interface Past {
  readonly share: number
  readonly from: string
  readonly low: string
  readonly lowMonth: string
  readonly high: string
  readonly highMonth: string
}
export const rateWords = {
  small: ({ amount, currency }: { amount: string; currency: string }) =>
    `**That’s ${amount}.** The amount is below the smallest unit of the ${currency}.`,
  past: (v: Past, say: Say) =>
    `**This rate is higher than ${say.percent(v.share, 0)} of monthly averages** since ${say.monthShort(v.from)}, which ran from ${v.low} (${say.monthShort(v.lowMonth)}) to ${v.high} (${say.monthShort(v.highMonth)}). That doesn’t predict the next move.`,
  lost: ({ currencies }: { currencies: readonly string[] }, say: Say) =>
    `**We couldn’t load the history of the ${say.list(currencies)}**, so its chart is missing. Nothing else depends on it. You could reload the page to try again.`,
  former: ({ currency, since }: { currency: string; since: number }) =>
    `**The ${currency} is no longer in use.** The euro replaced it in ${since}, and its rate to the euro is fixed by law, so only the euro moves.`,
  pegged: ({ currency }: { currency: string }) =>
    `**The ${currency} has no market rate here.** Its central bank holds it at an official rate to the U.S. dollar, so we use that.`,
  ownMoney: ({ to }: { to: string }) =>
    `**A shop or ATM abroad may offer to charge you in your own currency.** Then it sets the rate, with its own markup. You could choose ${to} and let your card set it.`,
  daily: ({ asOf }: { asOf: string }, say: Say) =>
    `**The reference rate is from ${say.date(asOf)}.** It’s the midpoint between buying and selling among banks, so you’ll rarely be offered exactly that.`,
  dailyOld: ({ asOf, days }: { asOf: string; days: number }, say: Say) =>
    `**The reference rate is ${say.number(days, 0)} days old**, from ${say.date(asOf)}. It’s the midpoint between buying and selling among banks. If there are newer ones, you could enter them under “Rates from another day”.`,
}

export const notIncluded = () =>
  'Not included: weekend markups, cash-advance interest and fees at the receiving end. Card networks, banks and counters set their own rates.'
