/** What follows from the visitor's numbers. */
import type { Say } from '../../kit/say.ts'

interface Change {
  readonly amount: number
  /** "61%" or "none", and "79% of past markets" or "all past markets". */
  readonly from: string
  readonly to: string
}

export const leverWords = {
  later: ({ amount, from, to }: Change, say: Say) =>
    `**Working ${say.count(amount, 'more year', 'more years')} helps most: your money would have lasted in ${to}, up from ${from}.** You’d save more, and get more Social Security.`,
  save: ({ amount, from, to }: Change, say: Say) =>
    `**Saving ${say.money(amount)} more a month helps most: your money would have lasted in ${to}, up from ${from}.** A raise or a paid-off loan could be a start.`,
  spend: ({ amount, from, to }: Change, say: Say) =>
    `**Spending ${say.money(amount)} a month less in retirement helps most: your money would have lasted in ${to}, up from ${from}.** It also lowers the savings you need.`,
  claim: ({ amount, from, to }: Change) =>
    `**Starting Social Security at ${amount} helps most: your money would have lasted in ${to}, up from ${from}.** You’d live on savings until then.`,
}

export const findingWords = {
  earliest: ({ age }: { age: number }) =>
    `**The earliest age that worked in 9 of 10 past markets is ${age}**, with the same savings and spending.`,
  earlier: ({ age }: { age: number }) =>
    `**Retiring at ${age} worked in 9 of 10 past markets too.** It’s the earliest age that did, with the same savings and spending.`,
  never: ({ age }: { age: number }) =>
    `**No age up to ${age} worked in 9 of 10 past markets.** It would take more savings, or less spending in retirement.`,
  more: ({ amount }: { amount: number }, say: Say) =>
    `**Saving ${say.money(amount)} more a month would make your money last in 9 of 10 past markets.** With a match at work, part of it could come from your employer.`,
  taxes: (
    {
      age,
      spending,
      gross,
      rate,
      without,
    }: { age: number; spending: number; gross: number; rate: number; without: number },
    say: Say,
  ) =>
    `**To spend ${say.money(spending)} a month at ${age}, you’d need ${say.money(gross)} before taxes.** Taxes take ${say.percent(rate, 0)}. Ignoring them, you’d plan for ${say.about(without)} too little.`,
  benefits: ({ amount, age, share }: { amount: number; age: number; share: number }, say: Say) =>
    `**Social Security would pay about ${say.money(amount)} a month from ${age}, or ${say.percent(share, 0)} of your spending.** It’s our estimate from your pay. Your statement at ssa.gov is more accurate.`,
  cut: ({ year, share, points }: { year: number; share: number; points: string }, say: Say) =>
    `**If Congress does nothing, Social Security could pay ${say.percent(share, 0)} of benefits from ${year}.** ${points} You could change the share paid above.`,
  cutHolds: 'At a steady return, your money would still last.',
  cutShort: ({ age }: { age: number }) => `At a steady return, your money would run out at ${age}.`,
  gap: ({ years, retire, starts, each }: { years: number; retire: number; starts: number; each: number }, say: Say) =>
    `**From ${retire} to ${starts}, you’d live on savings alone**, about ${say.money(each)} a month for ${say.count(years, 'year', 'years')}. These years use up the most savings.`,
  health: () =>
    '**Medicare starts at 65.** Health insurance before that can cost hundreds of dollars a month per person. You could add it under “Health costs before 65”.',
  penalty: () =>
    '**Before 59½, money from pre-tax accounts costs 10% more in tax**, and that’s in here. Leaving an employer at 55 or later, or using Roth contributions, could avoid it.',
  why: ({ rate, age }: { rate: number; age: number }, say: Say) =>
    `**At ${age}, you’d take out ${say.percent(rate, rate < 10 ? 1 : 0)} of your savings in the first year.** That’s a lot: the more you take early, the less is left to recover after bad years.`,
  worst: ({ from, age }: { from: string; age: number }, say: Say) =>
    `**The worst time to start was ${say.month(from)}: the money was gone at ${age}.** Bad years right after retiring hurt most, because you sell when prices are low.`,
  range: ({ low, high, age }: { low: number; high: number; age: number }, say: Say) =>
    `**At ${age}, you’d have had from ${say.about(low)} to ${say.about(high)}** in 8 of 10 past markets, in today’s dollars. Nobody knows which one comes next.`,
  drawn: ({ past, drawn, paths }: { past: string; drawn: string; paths: number }, say: Say) =>
    `**It lasted in ${past}, and in ${drawn} of ${say.number(paths)} random markets.** These aren’t odds: markets can be worse than any we’ve seen, and you can change course.`,
  plan: () =>
    '**For a full plan, open Retirement Planning below.** It covers a spouse, each account, taxes year by year, RMDs, Roth conversions and Medicare, and can start from these numbers.',
}

export const notIncluded =
  'Not included: required distributions, yearly tax on dividends, Medicare surcharges, selling your home, a survivor’s lower income, long-term care. Withdrawals come evenly from every kind of account.'
