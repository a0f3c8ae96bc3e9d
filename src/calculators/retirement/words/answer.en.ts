/** What the answer says: headline, the lines under it, figures, hints and errors. */
import type { FigureName } from '../../kit/figures.ts'
import type { Say } from '../../kit/say.ts'

interface Asked {
  readonly age: number
  /** "93% of past markets", or "all past markets". */
  readonly share: string
  readonly to: number
}

/** By how often it worked in the past, best first. */
export const headlines = {
  strong: ({ age, share }: Asked) => `Yes. Retiring at ${age} worked in ${share}.`,
  likely: ({ age, share }: Asked) => `Probably. Retiring at ${age} worked in ${share}.`,
  close: ({ age, share }: Asked) => `It’s close. Retiring at ${age} worked in ${share}.`,
  weak: ({ age, share }: Asked) => `Not yet. Retiring at ${age} worked in ${share}.`,
  retired: ({ share, to }: Asked) => `Your money lasted to ${to} in ${share}.`,
  steadyReady: ({ age, funded, rate }: { age: number; funded: number; rate: number }, say: Say) =>
    `At a steady ${say.percent(rate)} return, you’d have **${say.percent(funded, 0)}** of what you need at ${age}.`,
  steadyLots: ({ age, rate }: { age: number; rate: number }, say: Say) =>
    `At a steady ${say.percent(rate)} return, you’d have more than enough at ${age}.`,
  noSpending: 'Enter what you’d spend a month in retirement to see whether your money would last.',
  noRetirement: ({ age }: { age: number }) => `Your money only has to last to ${age}, and you work until then.`,
}

/** "**93%** of past markets", from the words for a share. */
export const pastMarkets = ({ share }: { share: string }): string =>
  share === 'all' ? '**all** past markets' : share === 'none' ? '**no** past market' : `**${share}** of past markets`

export const underneath = {
  haveNow: ({ balance, needed, to }: { balance: number; needed: number; to: number }, say: Say) =>
    `You have ${say.about(balance)} and, at a steady return, need ${say.about(needed)} to last to ${to}.`,
  drawn: ({ share }: { share: string }) => `In random markets made of pieces of history, it lasted in ${share}.`,
  have: ({ age, balance, needed, to }: { age: number; balance: number; needed: number; to: number }, say: Say) =>
    `At ${age} you’d have ${say.about(balance)} in today’s dollars at a steady return, and need ${say.about(needed)} to last to ${to}.`,
  none: ({ age, needed, to }: { age: number; needed: number; to: number }, say: Say) =>
    `At ${age} you’d have no savings, and need ${say.about(needed)} to last to ${to}.`,
  worst: ({ age }: { age: number }) => `In the worst 10% of past markets, the money ran out by ${age}.`,
  covered: 'Social Security and pensions cover your spending.',
}

export const splitWords = {
  label: ({ age }: { age: number }) => `Your monthly budget at ${age}, taxes included`,
  benefits: 'Social Security',
  pension: 'Pension',
  savings: 'From savings',
  missing: 'Not covered',
}

export const figureNames = {
  funded: { label: 'Share of what you need', short: 'Share of need' },
  balanceAt: 'Savings at retirement',
  needed: 'Savings you need',
  lasted: { label: 'Past markets it lasted in', short: 'Worked in past markets' },
  drawnShare: 'Random markets it lasted in',
  moreMonthly: 'Extra monthly savings, steady return',
  moreSafe: 'Extra monthly savings, 9 in 10 markets',
  earliest: 'Earliest age, 9 in 10 markets',
  spending: 'Spending a month',
  socialSecurity: 'Social Security a month',
  withdrawal: 'From savings a month',
  taxes: 'Taxes a month in retirement',
  stateTax: 'State and local taxes a month',
  taxRate: 'Effective tax rate',
  grossNeed: 'Income needed before taxes',
  runsOut: 'Money runs out at, steady return',
  worstTenth: 'Money ran out at, worst 10%',
  lowBalance: 'Savings at retirement, worst 10%',
  highBalance: 'Savings at retirement, best 10%',
} as const satisfies Readonly<Record<string, FigureName>>

export const hintWords = {
  spending: ({ amount }: { amount: number }, say: Say) =>
    `After taxes, in today’s dollars. Blank means what you live on now, about ${say.money(amount)}.`,
  age: ({ years }: { years: number }, say: Say) => `${say.count(years, 'year', 'years')} from now`,
  benefit: ({ amount, age }: { amount: number; age: number }, say: Say) =>
    `At full retirement age, from ssa.gov, or what you get now. Blank: our estimate, ${say.money(amount)} from ${age}.`,
}

export const errorWords = {
  planTo: 'Enter an age above the age you retire at.',
  shares: ({ most }: { most: number }) => `With your Roth share, enter ${most}% or less.`,
  claim: ({ age }: { age: number }) => `Enter ${age} or more: we start benefits when you retire or later.`,
}

export const questions = {
  retireAge: (target: string) => `At what age would I have ${target} of what I need?`,
  savings: (target: string) => `What would I need today to have ${target}?`,
  expected: (target: string) => `What steady return gets me to ${target}?`,
}
