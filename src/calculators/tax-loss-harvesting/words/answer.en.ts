/** What the answer says: headline, the line under it, figures, calendar, errors. */
import type { Say } from '../../kit/say.ts'

interface Taken {
  readonly taken: number
  readonly losing: number
  readonly saved: number
}
const losses = (count: number, say: Say): string => say.count(count, 'loss', 'losses')

export const headlines = {
  none: () => 'Enter your lots, and we’ll show which losses are worth taking.',
  noLosses: () => 'None of your lots has a **loss** to take.',
  zeroBand: () => 'These losses would save **nothing** this year: your gains are already taxed at 0%.',
  zero: () => 'These losses would save **nothing** this year: there’s no tax for them to lower.',
  gone: () => 'Your losses **would be gone for good**: shares bought in an IRA or 401(k) replace yours.',
  washed: () => 'Your losses **wouldn’t count yet**: purchases within 30 days put them off.',
  notWorth: () => 'None of these losses is worth taking: the tax later is **more** than the tax saved now.',
  one: ({ saved }: Taken, say: Say) =>
    `Taking your **one loss** would save about **${say.money(saved)}** in tax this year.`,
  all: ({ taken, saved }: Taken, say: Say) =>
    `Taking all **${losses(taken, say)}** would save about **${say.money(saved)}** in tax this year.`,
  some: ({ taken, losing, saved }: Taken, say: Say) =>
    `Taking **${taken} of your ${losses(losing, say)}** would save about **${say.money(saved)}** in tax this year.`,
  carriedOnly: ({ taken }: Taken, say: Say) =>
    `Taking **${losses(taken, say)}** would save **nothing** this year, but lower your tax later.`,
  costs: ({ taken, saved }: Taken, say: Say) =>
    `Taking **${losses(taken, say)}** would raise this year’s tax by **${say.money(-saved)}**.`,
}

/** All in today's value. */
interface Worth {
  readonly worth: number
  readonly carried: number
  readonly later: number
}

export const underneath = {
  worth: ({ worth, later }: Worth, say: Say) =>
    `After about ${say.money(later)} of added tax later, that’s worth about ${say.money(worth)} in today’s value.`,
  worthCarried: ({ worth, carried, later }: Worth, say: Say) =>
    `Plus about ${say.money(carried)} saved by carryovers, minus about ${say.money(later)} of added tax later, that’s worth about ${say.money(worth)} in today’s value.`,
  worthOnly: ({ worth, carried }: Worth, say: Say) =>
    `Plus about ${say.money(carried)} saved by carryovers later, that’s worth about ${say.money(worth)} in today’s value.`,
  worthKept: () => 'The lower basis would never cost you tax.',
  below: ({ later }: { later: number }, say: Say) =>
    `The added tax later, about ${say.money(later)} in today’s value, would cost you more than you save.`,
  buyBack: ({ day }: { day: string }, say: Say) => `You can buy back from ${say.date(day)} on.`,
  carries: ({ left }: { left: number }, say: Say) => `${say.money(left)} of losses would carry over to later years.`,
  clear: ({ day }: { day: string }, say: Say) =>
    `If you sold on or after ${say.date(day)}, your earlier purchases wouldn’t matter.`,
}

export const figureNames = {
  savedNow: { label: 'Tax saved this year', short: 'Saved this year' },
  worth: { label: 'Worth after later tax', short: 'Worth today' },
  taken: 'Lots worth taking',
  counted: 'Losses that count now',
  shortTerm: 'Short-term losses taken',
  longTerm: 'Long-term losses taken',
  putOff: 'Losses put off',
  lost: 'Losses gone for good',
  federalNow: 'Federal tax saved now',
  stateNow: 'State tax saved now',
  carriedSaves: 'Saved later by carryovers (future dollars)',
  later: 'Added tax later (future dollars)',
  laterToday: 'Later tax, today’s value',
  shortCarryover: 'Short-term carryover loss',
  longCarryover: 'Long-term carryover loss',
}

export const calendarWords = {
  opens: 'Wash sale window opens',
  opensNote: 'Shares bought from today on put off the loss of your planned sale.',
  sale: 'Planned sale at a loss',
  saleNote: 'First turn off reinvested dividends and automatic purchases in every account.',
  closes: 'Last day of the wash sale window',
  closesNote: 'If you sold on the planned date.',
  back: 'First day to buy back',
  backNote: 'The same shares, in any account, with your loss kept.',
}

export const errorWords = {
  bought: ({ row }: { row: number }) => `Lot ${row}: enter the date you bought it.`,
  late: ({ row }: { row: number }) => `Lot ${row}: it was bought after your sale date. Check both dates.`,
  shares: ({ row }: { row: number }) => `Lot ${row}: enter how many shares it has.`,
  buyDate: ({ row }: { row: number }) => `Purchase ${row}: enter its date.`,
}

export const questions = {
  longGains: (saved: string) => `How much gain would it take to save ${saved} this year?`,
}
