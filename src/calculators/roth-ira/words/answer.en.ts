/** What the answer says: headline, the lines under it, figures, hints, errors and calendar. */
import type { FigureName } from '../../kit/figures.ts'
import type { Say } from '../../kit/say.ts'

interface InYear {
  readonly year: number
}
interface Ahead {
  readonly ahead: number
  readonly age: number
}

interface Basis {
  readonly put: number
  readonly later: number
}
type Winner = Ahead & { readonly most: number }

export const headlines = {
  roth: ({ most, ahead, age }: Winner, say: Say) =>
    `You can put in **${say.money(most)}**. Roth beats traditional by **${say.money(ahead)}** at ${age}.`,
  traditional: ({ most, ahead, age }: Winner, say: Say) =>
    `You can put in **${say.money(most)}**. Traditional beats Roth by **${say.money(ahead)}** at ${age}.`,
  same: ({ most, age }: Omit<Winner, 'ahead'>, say: Say) =>
    `You can put in **${say.money(most)}**. Roth and traditional come out the same at ${age}.`,
  takeOut: ({ amount, tax }: { amount: number; tax: number }, say: Say) =>
    tax < 0.5
      ? `Your **${say.money(amount)}** withdrawal would be tax-free.`
      : `Taking out **${say.money(amount)}** would cost you **${say.money(tax)}** in tax.`,
  convert: ({ amount, tax }: { amount: number; tax: number }, say: Say) =>
    tax < 0.5
      ? `Converting **${say.money(amount)}** wouldn’t add any income tax.`
      : `Converting **${say.money(amount)}** would add **${say.money(tax)}** to your income tax.`,
  fill: ({ amount, tax, rate }: { amount: number; tax: number; rate: string }, say: Say) =>
    tax < 0.5
      ? `You could convert **${say.money(amount)}** this year with **no** income tax.`
      : `You could convert **${say.money(amount)}** within ${rate}, for **${say.money(tax)}** in tax.`,
  most: {
    now: ({ most, year }: InYear & { most: number }, say: Say) =>
      `You can put **${say.money(most)}** in a Roth IRA for ${year}.`,
    past: ({ most, year }: InYear & { most: number }, say: Say) =>
      `Your Roth IRA limit for ${year} was **${say.money(most)}**.`,
  },
  closed: {
    now: ({ to, year }: InYear & { to: number }, say: Say) =>
      `You can’t put money straight into a Roth IRA for ${year}: the income limit is **${say.money(to)}**.`,
    past: ({ to, year }: InYear & { to: number }, say: Say) =>
      `You couldn’t put money straight into a Roth IRA for ${year}: the income limit was **${say.money(to)}**.`,
  },
  noPay: {
    now: ({ year }: InYear) => `You can’t put money in an IRA for ${year} without pay or self-employment income.`,
    past: ({ year }: InYear) => `You couldn’t put money in an IRA for ${year} without pay or self-employment income.`,
  },
  over: ({ over, most, year }: InYear & { over: number; most: number }, say: Say) =>
    `Only **${say.money(most)}** fits your ${year} Roth limit, so **${say.money(over)}** would be over it.`,
}

export const underneath = {
  basis: {
    every: ({ put, later }: Basis, say: Say) =>
      `That’s in today’s dollars, if you put in ${say.money(put)} every year and pay ${say.percent(later, 0)} tax when you take it out.`,
    once: ({ put, later }: Basis, say: Say) =>
      `That’s in today’s dollars, for ${say.money(put)} put in once and ${say.percent(later, 0)} tax when you take it out.`,
  },
  even: ({ even }: { even: number }, say: Say) =>
    `If that rate were ${say.percent(even, 0)}, both would come out the same.`,
  always: ({ roth }: { roth: boolean }) =>
    roth ? 'Roth stays ahead at any later tax rate.' : 'Traditional stays ahead at any later tax rate.',
  reduced: ({ magi, from, to }: { magi: number; from: number; to: number }, say: Say) =>
    `Your modified AGI of ${say.money(magi)} is between ${say.money(from)} and ${say.money(to)}, where the limit shrinks.`,
  backdoor: ({ amount, tax }: { amount: number; tax: number }, say: Say) =>
    tax < 0.5
      ? `A backdoor Roth could take ${say.money(amount)} with no tax on the conversion.`
      : `A backdoor Roth could take ${say.money(amount)}, with about ${say.money(tax)} in tax on the conversion.`,
  overCost: ({ excise }: { excise: number }, say: Say) =>
    `Extra money left in would cost you ${say.money(excise)} a year (Form 5329).`,
  shared: ({ traditional }: { traditional: number }, say: Say) =>
    `Your ${say.money(traditional)} in a traditional IRA counts toward the same limit.`,
  spousal: () => 'If you’re married, file jointly and your spouse has pay, you can use theirs.',
}

export const figureNames = {
  rothAhead: { label: 'Roth minus traditional', short: 'Roth vs. traditional' },
  most: 'Roth IRA limit',
  room: 'Room left',
  limit: 'Limit for all IRAs',
  rothWorth: 'Roth after tax',
  traditionalWorth: 'Traditional after tax',
  taxableWorth: 'Brokerage account after tax',
  rothBalance: 'Roth IRA balance',
  evenAt: 'Break-even tax rate later',
  laterRate: 'Tax rate later',
  taxSaved: 'Tax saved by traditional',
  stateTaxSaved: 'State and local part of the tax saved',
  deductible: 'Deductible if traditional',
  credit: 'Saver’s Credit gained',
  match: 'Future Saver’s Match',
  magi: 'Modified AGI for Roth',
  excess: 'Over the limit',
  excise: 'Yearly tax on excess',
  backdoor: 'Backdoor Roth amount',
  backdoorTax: 'Tax on the backdoor',
  taxedShare: 'Share of conversion taxed',
  conversionTax: 'Tax on your conversion',
  conversionTaxable: 'Taxable conversion',
  medicare: 'Added Medicare premiums',
  fillAmount: 'Conversion that fits',
  fillTax: 'Tax on that conversion',
  withdrawalTax: 'Tax on your withdrawal',
  withdrawalFree: 'Tax-free withdrawal',
  additionalTax: 'Early withdrawal tax (10%)',
} as const satisfies Readonly<Record<string, FigureName>>

export const hintWords = {
  noDeduction: ({ state }: { state: string }) => `${state} doesn’t deduct traditional IRA money.`,
}

export const errorWords = {
  basis: 'Enter no more than your traditional IRA balance',
  rothBasis: 'Enter no more than your Roth IRA balance',
  takeOut: 'Enter no more than your Roth IRA balance',
  closing: 'Enter the balance before the contribution, too',
}

export const calendarWords = {
  last: ({ year }: InYear) => `Last day for ${year} Roth IRA money`,
  lastNote: ({ room }: { room: number }, say: Say) =>
    `Room for ${say.money(room)}. Tell your broker it’s for last year.`,
  out: ({ year }: InYear) => `Take out or move extra ${year} Roth money`,
  outNote: ({ excess }: { excess: number }, say: Say) =>
    `${say.money(excess)} and what it earned. You have until October 15 if you file on time.`,
  convert: ({ year }: InYear) => `Last day to convert to Roth for ${year}`,
  convertNote: () => 'Conversions count in the calendar year they’re made. There’s no extra time until April.',
}

export const questions = {
  laterRate: () => 'At what later tax rate do Roth and traditional come out the same?',
  income: (target: string) => `At what pay is my Roth limit ${target}?`,
  contribution: (target: string) => `How much a year gets me ${target} in a Roth?`,
}
