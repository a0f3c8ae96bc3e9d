/** What the answer says: headline, the line under it, figures, the split, hints that follow the numbers. */
import { startsText, stocksText, worthText } from '../../kit/past-starts.ts'
import type { Say } from '../../kit/say.ts'

interface Kept {
  readonly amount: number
  readonly months: number
  readonly net: number
  readonly real: number
}
interface Costs {
  readonly amount: number
  readonly fees: number
  readonly tax: number
}
interface Past {
  readonly amount: number
  readonly windows: number
  readonly of: number
  readonly stockShare: number
  readonly typical: number
  readonly low: number
}

export const headlines = {
  both: ({ amount, months, net, real }: Kept, say: Say) =>
    `You could have **${worthText(amount, net, say)}** in ${say.months(months)}, worth **${worthText(amount, real, say)}** in today’s dollars.`,
  future: ({ amount, months, net }: Kept, say: Say) =>
    `You could have **${worthText(amount, net, say)}** in ${say.months(months)}.`,
  noAmount: ({ months }: Kept, say: Say) => `Enter an amount to see what it could become in **${say.months(months)}**.`,
}

/** Sentences of the line under the headline. */
export const underneath = {
  fees: ({ amount, fees }: Costs, say: Say) => `That’s after ${worthText(amount, fees, say)} lost to fees.`,
  tax: ({ amount, tax }: Costs, say: Say) => `That’s after ${worthText(amount, tax, say)} lost to taxes.`,
  feesAndTax: ({ amount, fees, tax }: Costs, say: Say) =>
    `That’s after ${worthText(amount, fees, say)} lost to fees and ${worthText(amount, tax, say)} to taxes.`,
  noSwings: 'You entered no yearly swing, so there’s no range around it.',
  ownRange: ({ amount, low, high }: { amount: number; low: number; high: number }, say: Say) =>
    `With your yearly swing, the worst 10% of outcomes end below ${worthText(amount, low, say)} and the best 10% above ${worthText(amount, high, say)}, in today’s dollars.`,
  past: ({ amount, stockShare, typical, low, ...starts }: Past, say: Say) =>
    `Over ${startsText(starts, say)} since 1871, ${stocksText({ stockShare }, say)} typically ended at ${worthText(amount, typical, say)}. The worst 10% ended below ${worthText(amount, low, say)}, in today’s dollars.`,
  pastTaxed: ({ amount, stockShare, typical, low, ...starts }: Past, say: Say) =>
    `Over ${startsText(starts, say)} since 1871, ${stocksText({ stockShare }, say)} typically ended at ${worthText(amount, typical, say)} after estimated tax. The worst 10% ended below ${worthText(amount, low, say)}, in today’s dollars.`,
}

export const splitWords = {
  whole: 'Where the final amount goes, in future dollars',
  amount: 'You put in',
  growth: 'Growth you keep',
  fees: 'Fees',
  tax: 'Taxes',
}

export const figureNames = {
  finalValue: 'What you’d keep',
  finalValueToday: { label: 'What you’d keep', short: 'You’d keep' },
  lowToday: 'Worst 10% of outcomes',
  highToday: 'Best 10% of outcomes',
  grossValue: 'Before fees and taxes',
  feeCost: 'Total cost of fees',
  yearlyTaxCost: 'Cost of tax on dividends',
  endTax: 'Tax at the end',
  taxCost: 'Total cost of taxes',
  costBasis: 'Cost basis',
  inflationCost: 'Lost to inflation',
  compoundReturn: 'Compound return, before fees and inflation',
  averageReturn: 'Average return, before fees and inflation',
  volatilityDrag: 'Return lost to swings (points)',
  keptReturn: 'Yearly return you keep',
  pastMiddleKept: 'Typical past outcome, after estimated tax',
  pastLowKept: 'Worst 10% of outcomes, after estimated tax',
  pastHighKept: 'Best 10% of outcomes, after estimated tax',
  pastWorstKept: 'Worst starting month, after estimated tax',
  pastMiddleToday: 'Typical past outcome, before tax',
  pastLowToday: 'Worst 10% of past outcomes, before tax',
  pastHighToday: 'Best 10% of past outcomes, before tax',
  pastWorstToday: 'Worst starting month, before tax',
  pastBestToday: 'Best starting month, before tax',
  pastStarts: 'Starting months tested',
  pastLostReal: 'Starting months that lost money after inflation',
  pastLostNominal: 'Starting months that lost money before inflation',
  pastAboveYours: 'Starting months that beat your return',
  pastFallMiddle: 'Typical deepest drop',
  pastFallWorst: 'Worst drop',
}

export const hintWords = {
  dividends: ({ dividends }: { dividends: number }, say: Say) =>
    `${say.money(dividends)} in the first year. It’s part of your return, not extra.`,
  bonds: ({ bonds }: { bonds: number }, say: Say) =>
    `The other ${say.percent(bonds)} is in Treasury bonds, rebalanced every January. Your expected return doesn’t change.`,
}

export const questions = {
  amount: (target: string) => `How much do I need to invest to have ${target} in today’s dollars?`,
  years: (target: string) => `How long until it’s worth ${target} in today’s dollars?`,
  rate: (target: string) => `What return gets me to ${target} in today’s dollars?`,
}
