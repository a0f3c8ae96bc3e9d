/** What the answer says. */
import type { Say } from '../../kit/say.ts'
import type { AnswerValues } from '../values.ts'

/** To the nearest hundred from $10,000 on: nobody can spend to the dollar for thirty years. */
export const rounded = (amount: number, say: Say): string =>
  say.money(amount < 10_000 ? amount : Math.round(amount / 100) * 100)
const monthly = (amount: number, say: Say): string =>
  say.money(amount < 12_000 ? amount / 12 : Math.round(amount / 120) * 10)
const pastText = ({ starts }: { starts: number }, say: Say) => say.count(starts, 'past retirement', 'past retirements')

export const headlines = {
  constant: ({ first }: AnswerValues, say: Say) =>
    `You could take about **${rounded(first, say)}** a year (**${monthly(first, say)}** a month), rising with prices.`,
  ratchet: ({ first }: AnswerValues, say: Say) =>
    `You could take about **${rounded(first, say)}** a year (**${monthly(first, say)}** a month), plus raises after good years.`,
  first: ({ first }: AnswerValues, say: Say) =>
    `You could take about **${rounded(first, say)}** in the first year (**${monthly(first, say)}** a month), then adjust.`,
  withIncome: ({ first }: AnswerValues, say: Say) =>
    `You could spend about **${rounded(first, say)}** a year (**${monthly(first, say)}** a month), other income included.`,
  firstWithIncome: ({ first }: AnswerValues, say: Say) =>
    `You could spend about **${rounded(first, say)}** in the first year (**${monthly(first, say)}** a month), income included.`,
  tested: ({ first, failed, starts }: AnswerValues, say: Say) =>
    `Starting at **${rounded(first, say)}** a year would have failed in **${say.number(failed)} of ${pastText({ starts }, say)}**.`,
  testedWell: ({ first, starts }: AnswerValues, say: Say) =>
    `Starting at **${rounded(first, say)}** a year would have worked in each of **${pastText({ starts }, say)}**.`,
  none: ({ cut }: { cut: number }, say: Say) =>
    `No starting amount kept cuts within **${say.percent(cut)}**. You could accept a larger cut, or let more past retirements fail.`,
  empty: 'Enter your savings to see what you could take out.',
}

const sinceText = ({ since }: { since: number }) => `since ${since}`

interface Under {
  readonly all: (values: AnswerValues, say: Say) => string
  readonly some: (values: AnswerValues, say: Say) => string
}
/** The line under the headline: what it rests on. */
export const underneath: { readonly steady: Under; readonly adapting: Under } = {
  steady: {
    all: ({ starts, years, since }, say) =>
      `Starting in any January ${sinceText({ since })} (${say.count(starts, 'start', 'starts')}), it lasted ${say.years(years)}. That’s history, not a promise.`,
    some: ({ starts, years, failed, since }, say) =>
      `Starting each January ${sinceText({ since })}, it lasted ${say.years(years)} in ${say.number(starts - failed)} of ${say.count(starts, 'start', 'starts')} and ran out in ${say.number(failed)}.`,
  },
  adapting: {
    all: ({ starts, cut, lowest, since }, say) =>
      `Starting in any January ${sinceText({ since })} (${say.count(starts, 'start', 'starts')}), cuts stayed within your ${say.percent(cut)} limit. The lowest year was ${rounded(lowest, say)}.`,
    some: ({ starts, cut, failed, lowest, since }, say) =>
      `Of ${say.count(starts, 'start', 'starts')} ${sinceText({ since })}, ${say.number(failed)} ran short or were cut by more than ${say.percent(cut)}. The lowest year was ${rounded(lowest, say)}.`,
  },
}

/** Of an amount the visitor tests: the headline says in how many it failed. */
export const underneathTested = {
  none: ({ years, since }: AnswerValues, say: Say) =>
    `Starting in any January ${sinceText({ since })}, the money ran out before ${say.years(years)} were up.`,
  some: ({ years, since }: AnswerValues, say: Say) =>
    `Each starts in a January ${sinceText({ since })}, and fails if the money runs out before ${say.years(years)} are up.`,
}

export const figureNames = {
  first: { label: 'First year’s spending', short: 'First year' },
  monthly: { label: 'First year’s spending per month', short: 'Per month' },
  rate: 'Share of savings',
  starts: 'Past retirements tested',
  failed: 'Past retirements that failed',
  incomplete: 'Later starts not finished yet',
  lowestSpending: 'Lowest year’s spending',
  deepestCut: 'Largest cut in any past start',
  longestBelow: 'Longest time below the first year',
  typicalSpending: 'Typical average spending',
  leastLeft: 'Least left at the end',
  typicalLeft: 'Typically left at the end',
  mostLeft: 'Most left at the end',
  drawnFailed: 'Simulated retirements that failed',
  drawnLowLeft: 'Left in the worst 10% of simulations',
  drawnTypicalLeft: 'Typically left in simulations',
  monthsMost: 'First year’s spending, any starting month',
  firstTaxes: 'First year’s taxes',
  firstFederalTax: 'First year’s federal tax',
  firstStateTax: 'First year’s state tax',
  firstKept: 'First year after taxes',
}

export const checks = {
  shares: ({ most }: { most: number }) => `With your traditional accounts, enter ${most}% or less.`,
  bounds: 'Enter the minimum or more.',
  savings: 'Enter your savings or some other income.',
}

export const questions = {
  savings: (target: string) => `How much do I need to take out ${target} a year?`,
  years: (target: string) => `For how many years could I take out ${target}?`,
}
