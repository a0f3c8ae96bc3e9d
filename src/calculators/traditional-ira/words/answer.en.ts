/** What the answer says: headline, the lines under it, figures, hints, errors and calendar. */
import type { FigureName } from '../../kit/figures.ts'
import type { Say } from '../../kit/say.ts'

interface InYear {
  readonly year: number
}
interface Worth {
  readonly worth: number
  readonly age: number
}

type Deducted = Worth & { readonly deducted: number }
const bold = (amount: number, say: Say) => `**${say.about(amount)}**`

export const headlines = {
  all: {
    every: ({ deducted, worth, age }: Deducted, say: Say) =>
      `You can deduct all **${say.money(deducted)}** and have ${bold(worth, say)} after tax at ${age}.`,
    once: ({ deducted, worth, age }: Deducted, say: Say) =>
      `You can deduct all **${say.money(deducted)}**, worth ${bold(worth, say)} after tax at ${age}.`,
  },
  part: {
    every: ({ deducted, worth, age }: Deducted, say: Say) =>
      `You can deduct only **${say.money(deducted)}**, and have ${bold(worth, say)} after tax at ${age}.`,
    once: ({ deducted, worth, age }: Deducted, say: Say) =>
      `You can deduct only **${say.money(deducted)}**. It’s worth ${bold(worth, say)} after tax at ${age}.`,
  },
  none: {
    every: ({ worth, age }: Worth, say: Say) =>
      `You can’t deduct any of it. You’d have ${bold(worth, say)} after tax at ${age}.`,
    once: ({ worth, age }: Worth, say: Say) =>
      `You can’t deduct any of it. It’s worth ${bold(worth, say)} after tax at ${age}.`,
  },
  nothing: {
    now: ({ year }: InYear) => `You can’t deduct an IRA contribution for ${year}.`,
    past: ({ year }: InYear) => `An IRA contribution wasn’t deductible for ${year}.`,
  },
  out: ({ amount, tax }: { amount: number; tax: number }, say: Say) =>
    tax < 0.5
      ? `Taking out or converting **${say.money(amount)}** wouldn’t cost you any tax.`
      : `Taking out or converting **${say.money(amount)}** would cost you **${say.money(tax)}** in tax.`,
  takeOut: ({ amount, tax }: { amount: number; tax: number }, say: Say) =>
    tax < 0.5
      ? `Your **${say.money(amount)}** withdrawal would be tax-free.`
      : `Taking out **${say.money(amount)}** would cost you **${say.money(tax)}** in tax.`,
  convert: ({ amount, tax }: { amount: number; tax: number }, say: Say) =>
    tax < 0.5
      ? `Converting **${say.money(amount)}** wouldn’t add any income tax.`
      : `Converting **${say.money(amount)}** would add **${say.money(tax)}** to your income tax.`,
  required: ({ required, date }: { required: number; date: string }, say: Say) =>
    `Take at least **${say.money(required)}** from your IRAs by ${say.date(date)}.`,
  upTo: {
    now: ({ most, year }: InYear & { most: number }, say: Say) =>
      `You can deduct up to **${say.money(most)}** for ${year}.`,
    past: ({ most, year }: InYear & { most: number }, say: Say) =>
      `Up to **${say.money(most)}** was deductible for ${year}.`,
  },
  noPay: {
    now: ({ year }: InYear) => `You can’t put money in an IRA for ${year} without pay or self-employment income.`,
    past: ({ year }: InYear) => `You couldn’t put money in an IRA for ${year} without pay or self-employment income.`,
  },
  over: ({ over, limit, year }: InYear & { over: number; limit: number }, say: Say) =>
    `Only **${say.money(limit)}** fits your ${year} IRA limit, so **${say.money(over)}** would be over it.`,
}

export const underneath = {
  saves: ({ saved }: { saved: number }, say: Say) =>
    `The deduction saves you about ${say.money(saved)} in income tax this year.`,
  savesNothing: () => 'The deduction saves you nothing, because you’d owe no income tax anyway.',
  costs: ({ saved }: { saved: number }, say: Say) =>
    `The deduction costs you about ${say.money(saved)}, because it shrinks a tax credit.`,
  notDeducted: ({ amount }: { amount: number }, say: Say) =>
    `${say.money(amount)} goes in after tax. Report it on Form 8606 so it isn’t taxed again.`,
  held: ({ fresh, roth }: { fresh: number; roth: number }, say: Say) =>
    `That’s in today’s dollars. New contributions make up ${say.about(fresh)} of it; in a Roth IRA, they’d give you ${say.about(roth)}.`,
  plain: {
    every: ({ roth }: { roth: number }, say: Say) =>
      `That’s in today’s dollars, if you put it in every year. A Roth IRA would give you ${say.about(roth)}.`,
    once: ({ roth }: { roth: number }, say: Say) =>
      `That’s in today’s dollars. A Roth IRA would give you ${say.about(roth)}.`,
  },
  todays: {
    every: ({ roth }: { roth: number }, say: Say) =>
      `That’s in today’s dollars, if you put it in every year and invest the tax savings. A Roth IRA would give you ${say.about(roth)}.`,
    once: ({ roth }: { roth: number }, say: Say) =>
      `That’s in today’s dollars, with the tax savings invested. A Roth IRA would give you ${say.about(roth)}.`,
  },
  coversRequired: ({ required }: { required: number }, say: Say) =>
    `Your withdrawal covers your RMD of ${say.money(required)}.`,
  deductibleOver: ({ deducted }: { deducted: number }, say: Say) => `You can deduct ${say.money(deducted)} of it.`,
  overCost: ({ excise }: { excise: number }, say: Say) =>
    `Extra money left in would cost you ${say.money(excise)} a year (Form 5329).`,
  spousal: () => 'If you’re married, file jointly and your spouse has pay, you can use theirs.',
}

export const splitWords = {
  label: 'Your contribution',
  cost: 'Cost to you after the deduction',
  saved: 'Income tax saved',
}

export const figureNames = {
  deduction: { label: 'IRA deduction', short: 'Deduction' },
  deductibleMost: 'Most you can deduct',
  limit: 'IRA limit',
  room: 'Room left',
  nondeductible: 'Not deductible',
  taxSaved: 'Income tax saved',
  stateTaxSaved: 'State and local part of the tax saved',
  credit: 'Saver’s Credit gained',
  worth: 'Worth after tax',
  worthFuture: 'Worth after tax',
  rothWorth: 'Roth IRA instead',
  taxableWorth: 'Brokerage account instead',
  traditionalAhead: 'Traditional minus Roth',
  evenAt: 'Break-even tax rate later',
  laterRate: 'Tax rate later',
  balanceAtEnd: 'IRA balance',
  magi: 'Modified AGI',
  taxFree: 'Tax-free part of withdrawals',
  taxable: 'Taxable part of withdrawals',
  outTax: 'Tax on withdrawals, conversions',
  additionalTax: 'Early withdrawal tax (10%)',
  basisLeft: 'After-tax money carried forward',
  required: 'RMD this year',
  firstRequired: 'First RMD',
  excess: 'Over the limit',
  excise: 'Yearly tax on excess',
  match: 'Future Saver’s Match',
} as const satisfies Readonly<Record<string, FigureName>>

export const hintWords = {
  shared: ({ limit }: { limit: number }, say: Say) => `Your limit for all IRAs: ${say.money(limit)}`,
  notDeductible: ({ state }: { state: string }) => `${state} doesn’t allow an IRA deduction.`,
  follows: ({ state }: { state: string }) => `${state} doesn’t take the deduction away.`,
  magi: ({ magi }: { magi: number }, say: Say) => `We get ${say.money(magi)} from your answers.`,
}

export const errorWords = {
  basis: 'Enter no more than your IRA balance',
  closing: 'Enter the balance before the contribution, too',
}

export const calendarWords = {
  last: ({ year }: InYear) => `Last day for ${year} IRA money`,
  lastNote: ({ room }: { room: number }, say: Say) =>
    `Room for ${say.money(room)}. Tell your broker it’s for last year.`,
  out: ({ year }: InYear) => `Take out extra ${year} IRA money`,
  outNote: ({ excess }: { excess: number }, say: Say) =>
    `${say.money(excess)} and what it earned. You have until October 15 if you file on time.`,
  rmd: () => 'RMD due',
  rmdNote: ({ required }: { required: number }, say: Say) => `${say.cents(required)} from your traditional IRAs.`,
}

export const questions = {
  contribution: (target: string) => `How much do I need to put in to save ${target} in tax?`,
  income: (target: string) => `At what pay would I deduct ${target}?`,
  worth: (target: string) => `How much a year gets me ${target} after tax?`,
}
