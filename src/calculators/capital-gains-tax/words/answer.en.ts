/** What the answer says: headline, the line under it, figures, calendar, errors. */
import type { Say } from '../../kit/say.ts'

interface Answered {
  readonly tax: number
  readonly gain: number
}
interface Waited extends Answered {
  readonly later: number
  readonly day: string
}

export const headlines = {
  nothing: () => 'Enter what you’re selling, and we’ll show the tax.',
  owes: ({ tax, gain }: Answered, say: Say) =>
    `You’d owe about **${say.money(tax)}** in tax on your **${say.money(gain)}** gain.`,
  owesMore: ({ tax }: Answered, say: Say) => `You’d owe about **${say.money(tax)}** in tax on these sales.`,
  wait: ({ tax, later, day }: Waited, say: Say) =>
    `You’d owe **${say.money(tax)}** as planned, or **${say.money(later)}** if you wait until ${say.dateShort(day)}.`,
  waitFree: ({ tax, day }: Waited, say: Say) =>
    `You’d owe **${say.money(tax)}** as planned, or **nothing** if you wait until ${say.dateShort(day)}.`,
  free: ({ gain }: Answered, say: Say) => `You’d owe **no tax** on your **${say.money(gain)}** gain.`,
  freeNoGain: () => 'These sales wouldn’t change your tax.',
  saves: ({ tax }: Answered, say: Say) => `These sales would cut your tax by about **${say.money(-tax)}**.`,
}

export const underneath = {
  federal: () => 'That’s federal tax. Choose your state to add its tax.',
  both: ({ federal, state }: { federal: number; state: number }, say: Say) =>
    `Federal tax is ${say.money(federal)}, state and local tax ${say.money(state)}.`,
  lowers: ({ federal, state }: { federal: number; state: number }, say: Say) =>
    `Federal tax would drop by ${say.money(-federal)}, and state and local tax by ${say.money(-state)}.`,
  rate: ({ rate }: { rate: number }, say: Say) => `Tax takes ${say.percent(rate, 1)} of the gain.`,
  keeps: ({ kept }: { kept: number }, say: Say) => `You’d keep ${say.money(kept)}.`,
  carries: ({ left }: { left: number }, say: Say) => `${say.money(left)} of losses would carry over to later years.`,
  homeFree: () => 'Your home gain is fully excluded.',
}

export const splitWords = {
  label: 'Where the money goes',
  basis: 'Your cost basis',
  gain: 'Gain you keep',
  federal: 'Federal tax',
  state: 'State tax',
}

export const figureNames = {
  tax: { label: 'Tax on these sales', short: 'Tax' },
  federalTax: 'Federal tax',
  stateTax: 'State and local tax',
  netInvestmentTax: 'Net investment income tax',
  rate: 'Tax, % of gain',
  kept: 'Left after tax',
  proceeds: 'Sale proceeds',
  gain: 'Total gain or loss',
  shortTerm: 'Short-term gain or loss',
  longTerm: 'Long-term gain or loss',
  atZero: 'Gain taxed at 0%',
  atFifteen: 'Gain taxed at 15%',
  atTwenty: 'Gain taxed at 20%',
  atTwentyFive: 'Gain taxed at 25%',
  atTwentyEight: 'Gain taxed at 28%',
  homeExcluded: 'Home gain excluded',
  smallBusinessExcluded: 'QSBS gain excluded',
  waitTax: 'Tax if you wait',
  waitSaves: 'Saved by waiting',
  zeroRoom: 'Room left at 0%',
  shortCarryover: 'Short-term carryover loss',
  longCarryover: 'Long-term carryover loss',
  medicare: 'Added Medicare premiums',
  premiumCredit: 'Premium tax credit lost',
  estimated: 'Estimated tax to pay',
}

export const calendarWords = {
  longTerm: ({ name }: { name: string }) => `${name} turns long-term`,
  lot: ({ row }: { row: number }) => `Lot ${row}`,
  longTermNote: 'If you sell on this day or later, the gain is long-term.',
  estimated: 'Estimated tax due',
  estimatedNote: ({ amount }: { amount: number }, say: Say) => `Form 1040-ES: ${say.cents(amount)} for these sales.`,
}

export const errorWords = {
  bought: ({ row }: { row: number }) => `Lot ${row}: enter the date you bought it.`,
  order: ({ row }: { row: number }) => `Lot ${row}: the date to sell is before the date bought.`,
  given: ({ row }: { row: number }) => `Lot ${row}: enter the date of the gift, after the giver bought it.`,
  far: 'Enter dates to sell that are at most 5 years apart.',
  homeBasis: 'Enter what you paid for the home.',
  lived: 'Enter a time that’s no longer than you’ve owned the home.',
}

export const questions = {
  income: (tax: string) => `At what income would I owe ${tax}?`,
}
