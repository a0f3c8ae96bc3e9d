/** What follows from the visitor's numbers. */
import type { Say } from '../../kit/say.ts'

/** Far-off amounts, to the thousand from $10,000 on. */
const roughly = (amount: number, say: Say): string => {
  const step = Math.abs(amount) < 10_000 ? 100 : 1000
  return `about ${say.money(Math.round(amount / step) * step)}`
}

interface Missed {
  readonly missed: number
}
interface InYear {
  readonly year: number
}

export const matchWords = {
  raise: ({ share, from, cost }: { share: number; from: number; cost: number }, say: Say) =>
    `**You could go from ${say.percent(from)} to ${say.percent(share)} of pay and get your whole match.** That takes about ${say.money(cost)} more from each paycheck.`,
  limited: ({ missed }: Missed, say: Say) =>
    `**Your limit keeps ${say.money(missed)} of match a year out of reach.** It leaves no room for more of your own money.`,
  early: ({ paycheck, share }: { paycheck: number; share: number }, say: Say) =>
    `**You’d reach the limit too early for your whole match.** Your plan matches each paycheck separately, so none after paycheck ${paycheck} is matched. You could spread your money over the year, about ${say.percent(share, 1)} of pay.`,
  timing: ({ missed }: Missed, say: Say) =>
    `**You’re losing ${say.money(missed)} of match to timing.** Your plan matches each paycheck separately, and some paychecks get less than their share.`,
  trueUp: ({ amount, paycheck }: { amount: number; paycheck: number | null }, say: Say) =>
    paycheck === null
      ? `**A true-up adds ${say.money(amount)} of match after year-end.** Many plans pay it only if you still work there then.`
      : `**You’d reach the limit with paycheck ${paycheck}, and a true-up pays you ${say.money(amount)} of match later.** Many plans pay it only if you still work there at year-end.`,
  lifetime: ({ missed, age }: Missed & { age: number }, say: Say) =>
    `**By ${age}, the match you miss would be worth ${roughly(missed, say)} in today’s dollars.** It’s part of your pay that you only get by putting money in.`,
  later: ({ missed, age }: Missed & { age: number }, say: Say) =>
    `**As your pay rises, you’d reach the yearly limit early and miss match worth ${roughly(missed, say)} by ${age}**, in today’s dollars. Lowering your percentage then would keep it.`,
  /** Under a headline that says what the year misses. */
  onTrackFor: ({ match, year }: InYear & { match: number }, say: Say) =>
    `**You’re on track for ${say.money(match)} of match in ${year}.** Only a true-up brings back what earlier paychecks missed.`,
  onTrack: ({ match, missed, year }: InYear & Missed & { match: number }, say: Say) =>
    `**For ${year}, you’re on track for ${say.money(match)} of match, and you’d miss ${say.money(missed)}.** Only a true-up brings back what earlier paychecks missed.`,
  whole: ({ share }: { share: number }, say: Say) =>
    `**${say.percent(share)} of every paycheck brings your whole match.** A pause or a lower contribution would cost you some of it.`,
  paySeen: ({ pay, year }: InYear & { pay: number }, say: Say) =>
    `**Your match counts only the first ${say.money(pay)} of pay in ${year}.** That’s the most pay a plan can use (IRC 401(a)(17)).`,
}
export const costWords = {
  rothOnly: ({ roth, goes }: { roth: number; goes: number }, say: Say) =>
    `**1% more of your pay shrinks each paycheck by ${say.money(roth)} and puts in ${say.money(goes)}.** At your wages, it could only go in as Roth.`,
  percent: ({ pre, roth, goes }: { pre: number; roth: number; goes: number }, say: Say) =>
    `**1% more of your pay shrinks each paycheck by ${say.money(pre)} and puts in ${say.money(goes)}.** Pre-tax money lowers income tax, not Social Security and Medicare. As Roth, it takes ${say.money(roth)}.`,
}

export const limitWords = {
  over: ({ over, date }: { over: number; date: string }, say: Say) =>
    `**You’re ${say.money(over)} over this year’s limit** across your plans. You could ask one plan to return it by ${say.date(date)}. After that, it’s taxed twice.`,
  catchUpRoth: ({ base, wages }: { base: number; wages: number }, say: Say) =>
    `**Your catch-up contributions must be Roth.** Your wages here last year were over ${say.money(wages)}. Pre-tax money stops at ${say.money(base)}; what you put in above that goes in as Roth.`,
  catchUpLost: ({ lost, wages }: { lost: number; wages: number }, say: Say) =>
    `**You can’t make the ${say.money(lost)} catch-up contribution in this plan.** With wages over ${say.money(wages)} last year it must be Roth, and your plan doesn’t take Roth money.`,
  catchUp: ({ catchUp, limit, year }: InYear & { catchUp: number; limit: number }, say: Say) =>
    `**Your limit for ${year} is ${say.money(limit)}**, with a ${say.money(catchUp)} catch-up for your age. The extra at 60 to 63 applies only if your plan offers it.`,
  fill: ({ exact, up, at, lost }: { exact: number; up: number; at: number; lost: number }, say: Say) =>
    `**${say.percent(exact, 2)} of each paycheck left would fill your limit.** In whole percents, ${say.percent(up)} fills it with paycheck ${at}${lost >= 1 ? ` and loses ${say.money(lost)} of match` : ''}.`,
  fillEven: ({ exact }: { exact: number }, say: Say) =>
    `**${say.percent(exact, 2)} of each paycheck left would fill your limit** with the last one of the year.`,
  fillShort: ({ most, room }: { most: number; room: number }, say: Say) =>
    `**You can’t fill your limit this year.** Even ${say.percent(most, 0)} of every paycheck left puts in less than the ${say.money(room)} of room.`,
  full: ({ year }: InYear) => `**You’ve filled your own limit for ${year}.** New contributions can start in January.`,
  twoPlans: ({ elsewhere, room }: { elsewhere: number; room: number }, say: Say) =>
    `**Both plans share your own limit.** The ${say.money(elsewhere)} in the other plan leaves ${say.money(room)} here. Each employer’s total limit is its own.`,
  own457: ({ elsewhere }: { elsewhere: number }, say: Say) =>
    `**A 457(b) has a limit of its own.** The ${say.money(elsewhere)} you put into a 401(k) or 403(b) doesn’t use it, so we left it out.`,
  special403b: ({ extra }: { extra: number }, say: Say) =>
    `**The 15-year rule adds ${say.money(extra)} to your limit**, if your plan offers it. It comes before any catch-up for age, and only some employers qualify.`,
  special457b: ({ extra }: { extra: number }, say: Say) =>
    `**The final three years add ${say.money(extra)} to your limit.** It replaces the catch-up for age. Your plan keeps the record of what past years left unused.`,
  employer457b: () => '**Employer money counts toward your own 457(b) limit.** In a 401(k) or 403(b) it doesn’t.',
  mega: ({ room }: { room: number }, say: Say) =>
    `**${say.money(room)} of after-tax money would still fit this year**, if your plan takes it. Converted to Roth inside the plan, its growth comes out tax-free later.`,
  megaNotConverted: () =>
    '**After-tax money grows taxed later.** Its growth counts as income when you take it out. If your plan offers in-plan Roth conversion, future growth could be tax-free.',
}

export const vestingWords = {
  lose: ({ lost, share, years, next }: { lost: number; share: number; years: number; next: number }, say: Say) =>
    `**Leaving your job now would cost you ${say.money(lost)} of employer money.** You’re ${say.percent(share, 0)} vested; at ${say.count(years, 'year', 'years')} of service you’d be ${say.percent(next, 0)} vested.`,
  loseLast: ({ lost, share }: { lost: number; share: number }, say: Say) =>
    `**Leaving your job now would cost you ${say.money(lost)} of employer money.** You’re ${say.percent(share, 0)} vested.`,
  ahead: ({ share, years, next }: { share: number; years: number; next: number }, say: Say) =>
    `**You’re ${say.percent(share, 0)} vested in employer money.** At ${say.count(years, 'year', 'years')} of service you’d be ${say.percent(next, 0)} vested. What you put in is always yours.`,
  tooSlow: () =>
    '**These vesting steps look slower than the law allows** for a match: all of it after 3 years, or 20% a year from year 2 to 6. Check your Summary Plan Description.',
}

export const growthWords = {
  fees: ({ drag, fee, age }: { drag: number; fee: number; age: number }, say: Say) =>
    `**Fees of ${say.percent(fee)} a year would cost you ${roughly(drag, say)} by ${age}, in today’s dollars.** Your plan’s lowest-cost index funds may charge far less.`,
  stepUp: ({ share, more, age }: { share: number; more: number; age: number }, say: Say) =>
    `**Raising your contribution 1% a year up to ${say.percent(share)} would add ${roughly(more, say)} by ${age}**, in today’s dollars. Many plans do it automatically.`,
}

export const loanWords = {
  tooMuch: ({ most, cap }: { most: number; cap: number }, say: Say) =>
    `**You could borrow at most ${say.money(most)}**: half of what’s vested, and no more than ${say.money(cap)} with other plan loans. The rest would be taxed as a withdrawal.`,
  cost: ({ payment, growth, years }: { payment: number; growth: number; years: number }, say: Say) =>
    growth >= 1
      ? `**The loan takes ${say.money(payment)} from each paycheck and costs about ${say.money(growth)} of growth over ${say.years(years)}.** You pay the interest to your own account.`
      : `**The loan takes ${say.money(payment)} from each paycheck.** At these rates your account earns as much from your interest as from the market.`,
  leave: ({ owed, tax }: { owed: number; tax: number }, say: Say) =>
    `**If you leave your job owing ${say.money(owed)}, the tax could be about ${say.money(tax)}.** Putting that much in an IRA by that year’s tax deadline, extensions included, avoids it.`,
  tooLong: () =>
    '**A plan loan over more than 5 years has to buy your main home.** Otherwise it’s taxed as a withdrawal.',
}

export const notIncluded =
  'Not included: pay that changes during the year, hardship withdrawals, SIMPLE plans, testing limits for highly paid employees, state rules on future withdrawals. Limits after this year are our estimate.'
