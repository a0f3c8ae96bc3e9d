/** What is true of these numbers, why it matters, what could be done. */
import type { Say } from '../../kit/say.ts'

interface Range {
  readonly magi: number
  readonly from: number
  readonly to: number
}
export const rangeWords = {
  own: ({ magi, from, to }: Range, say: Say) =>
    `**Your plan at work shrinks the deduction.** It phases out from ${say.money(from)} to ${say.money(to)} of modified AGI, and yours is ${say.money(magi)}.`,
  spouse: ({ magi, from, to }: Range, say: Say) =>
    `**Your spouse’s plan at work shrinks your deduction.** It phases out from ${say.money(from)} to ${say.money(to)} of modified AGI, and yours is ${say.money(magi)}.`,
  ownGone: ({ magi, to }: Range, say: Say) =>
    `**With your plan at work, there’s no deduction from ${say.money(to)} of modified AGI.** Yours is ${say.money(magi)}.`,
  spouseGone: ({ magi, to }: Range, say: Say) =>
    `**With your spouse’s plan at work, you get no deduction from ${say.money(to)} of modified AGI.** Yours is ${say.money(magi)}.`,
  more401k: ({ more, gain }: { more: number; gain: number }, say: Say) =>
    `**${say.money(more)} more in your 401(k) would make ${say.money(gain)} more of your IRA money deductible.** Pre-tax 401(k) money lowers your modified AGI.`,
  free: () =>
    '**No income limit applies to you.** With no plan at work for you or a spouse, your whole contribution is deductible at any income.',
  rothInstead: ({ amount, roth }: { amount: number; roth: number }, say: Say) =>
    `**${say.money(amount)} isn’t deductible, but your income allows up to ${say.money(roth)} in a Roth IRA.** It costs the same today, and the growth would be tax-free.`,
  backdoor: ({ amount, share }: { amount: number; share: number }, say: Say) =>
    `**${say.money(amount)} goes in after tax.** You could convert it to a Roth IRA, but ${say.percent(share, 0)} of a conversion would be taxed, because all your IRAs count on December 31.`,
  cleanBackdoor: ({ amount }: { amount: number }, say: Say) =>
    `**${say.money(amount)} goes in after tax. You could convert it to a Roth IRA right away**, tax-free except for what it earns meanwhile, as you have no other IRA money. File Form 8606.`,
  form: ({ amount }: { amount: number }, say: Say) =>
    `**File Form 8606 for ${say.money(amount)} of after-tax money.** Without it, you’d be taxed on that money again when it comes out.`,
}

export const rothWords = {
  over: ({ over }: { over: number }, say: Say) =>
    `**Your Roth contribution is ${say.money(over)} too much.** Traditional and Roth IRAs share one limit, and income can lower the Roth part. You could move it to a traditional IRA by October 15.`,
}

export const outWords = {
  proRata: ({ free, taxable }: { free: number; taxable: number }, say: Say) =>
    `**${say.money(free)} of what you take out or convert is tax-free; ${say.money(taxable)} is taxed.** After-tax money comes out in proportion to all your IRAs.`,
  convertTax: ({ tax, convert }: { tax: number; convert: number }, say: Say) =>
    `**Converting ${say.money(convert)} adds about ${say.money(tax)} to this year’s income tax.** You could spread it over years to stay in a lower bracket.`,
  early: ({ tax }: { tax: number }, say: Say) =>
    `**You’d pay ${say.money(tax)} more because you’re under 59½.** College, a first home up to $10,000, large medical bills and a few others are exempt from that 10%.`,
  basisOver: () => '**Money you already paid tax on comes out tax-free.** Keep every Form 8606: it’s your proof.',
}

export const stateWords = {
  none: ({ state }: { state: string }) =>
    `**${state} doesn’t allow the deduction.** You pay state tax on the money now. Keep a record, because ${state} won’t tax it again when it comes out.`,
}

interface Due {
  readonly required: number
  readonly period: number
  readonly date: string
  readonly penalty: number
}
export const rmdWords = {
  due: ({ required, period, date, penalty }: Due, say: Say) =>
    `**Take at least ${say.money(required)} by ${say.date(date)}.** That’s your balance divided by ${say.number(period, 1)}. Missing it costs 25%, or ${say.money(penalty)}; 10% if you fix it in time.`,
  first: ({ required, date, year }: { required: number; date: string; year: number }, say: Say) =>
    `**Your first RMD is ${say.money(required)}, due ${say.date(date)}.** If you wait past December, ${year + 1} gets two RMDs, which could raise your tax.`,
  starts: ({ age, year }: { age: number; year: number }) =>
    `**RMDs start at ${age}, in ${year}.** Traditional IRAs make you take money out from then on; a Roth IRA never does while you live.`,
  starts1959: ({ age, year }: { age: number; year: number }) =>
    `**RMDs start at ${age}, in ${year}.** For people born in 1959 the law says both 73 and 75; the IRS has proposed 73, and we use it.`,
  joint: ({ period, alone }: { period: number; alone: number }, say: Say) =>
    `**Your spouse is more than 10 years younger, so your RMD is smaller.** You divide by ${say.number(period, 1)} instead of ${say.number(alone, 1)}.`,
}

export const giftWords = {
  given: ({ excluded, toward }: { excluded: number; toward: number }, say: Say) =>
    `**${say.money(excluded)} given straight to charity isn’t taxed**, and ${say.money(toward)} of it counts toward your RMD. It’s a qualified charitable distribution (QCD).`,
  tooYoung: () =>
    '**Gifts straight from an IRA are tax-free from 70½.** Until then, what you give counts as a taxed withdrawal.',
  could: ({ limit }: { limit: number }, say: Say) =>
    `**From 70½, you could give up to ${say.money(limit)} a year straight from your IRA.** It isn’t taxed and counts toward your RMD.`,
}

export const roomWords = {
  open: ({ room, date, year }: { room: number; date: string; year: number }, say: Say) =>
    `**You have room for ${say.money(room)} more for ${year}**, in a traditional or Roth IRA, until ${say.date(date)}. A filing extension doesn’t move that date.`,
}

export const notIncluded = () =>
  'Not included: SEP and SIMPLE contributions, rollovers, equal payments (72(t)), foreign income, and later changes in tax law. Tax on this year’s withdrawals is figured on top of your other income.'
