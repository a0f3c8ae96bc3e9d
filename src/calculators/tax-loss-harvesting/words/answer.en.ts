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
  washed: () => 'Your losses **wouldn’t count yet**: purchases within 30 days put them off.',
  notWorth: () => 'None of these losses is worth taking: the tax later is **more** than the tax saved now.',
  one: ({ saved }: Taken, say: Say) =>
    `Taking your **one loss** would save about **${say.money(saved)}** in tax this year.`,
  all: ({ taken, saved }: Taken, say: Say) =>
    `Taking all **${losses(taken, say)}** would save about **${say.money(saved)}** in tax this year.`,
  some: ({ taken, losing, saved }: Taken, say: Say) =>
    `Take **${taken} of your ${losses(losing, say)}**: you’d save about **${say.money(saved)}** in tax this year.`,
  carriedOnly: ({ taken }: Taken, say: Say) =>
    `Taking **${losses(taken, say)}** would save **nothing** this year, but lower your tax later.`,
  costs: ({ taken, saved }: Taken, say: Say) =>
    `Taking **${losses(taken, say)}** would raise this year’s tax by **${say.money(-saved)}**.`,
}

export const underneath = {
  worth: ({ worth, later }: { worth: number; later: number }, say: Say) =>
    `After about ${say.money(later)} of added tax later, that’s worth about ${say.money(worth)} today.`,
  worthCarried: ({ worth, later }: { worth: number; later: number }, say: Say) =>
    `With carryovers, and about ${say.money(later)} of added tax later, that’s worth about ${say.money(worth)} today.`,
  worthOnly: ({ worth }: { worth: number }, say: Say) =>
    `With carryovers, that’s worth about ${say.money(worth)} today.`,
  below: ({ later }: { later: number }, say: Say) =>
    `The added tax later, about ${say.money(later)}, would cost you more than that.`,
  buyBack: ({ day }: { day: string }, say: Say) => `You can buy back from ${say.date(day)} on.`,
  carries: ({ left }: { left: number }, say: Say) => `${say.money(left)} would carry over.`,
  clear: ({ day }: { day: string }, say: Say) => `Selling from ${say.date(day)} on clears your earlier purchases.`,
}

export const figureNames = {
  savedNow: { label: 'Tax saved this year', short: 'Saved this year' },
  worth: { label: 'Worth after later tax, today', short: 'Worth today' },
  taken: 'Lots worth taking',
  counted: 'Losses that count this year',
  shortTerm: 'Short-term losses taken',
  longTerm: 'Long-term losses taken',
  putOff: 'Losses put off (wash sale)',
  lost: 'Losses gone for good',
  federalNow: 'Federal tax saved this year',
  stateNow: 'State tax saved this year',
  carriedSaves: 'Saved later by carryovers',
  later: 'Added tax at the later sale',
  laterToday: 'Added tax later, in today’s value',
  shortCarryover: 'Short-term carryover loss',
  longCarryover: 'Long-term carryover loss',
}

export const calendarWords = {
  opens: 'Wash sale window opens',
  opensNote: 'Shares bought from today on put off the loss of your planned sale.',
  sale: 'Planned sale at a loss',
  saleNote: 'First turn off reinvested dividends and automatic purchases in every account.',
  closes: 'Last day of the wash sale window',
  closesNote: 'If you sold on the date you planned.',
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
