/** What the answer says: headline, the lines under it, figures, hints and errors. */
import type { FigureName } from '../../kit/figures.ts'
import { costNames } from '../../kit/fund/words/answer.en.ts'
import type { Say } from '../../kit/say.ts'

export const fundNames = { unnamed: 'Fund', index: 'Index fund' }

interface Over {
  readonly name: string
  readonly years: number
}

export const headlines = {
  costs: ({ name, years, cost }: Over & { cost: string }, say: Say) =>
    `“${name}” would cost you **${cost}** in fees over **${say.years(years)}**.`,
  free: ({ name, years }: Over, say: Say) => `“${name}” would cost you nothing in fees over **${say.years(years)}**.`,
  nothing: 'Enter an amount to invest, and we’ll show what this fund costs.',
}

export const underneath = {
  share: ({ share }: { share: number }, say: Say) => `That’s ${say.percent(share, 1)} of what you’d have without fees.`,
  kept: ({ net }: { net: number }, say: Say) => `You’d keep ${say.about(net)}.`,
  keptAfterTax: ({ net }: { net: number }, say: Say) => `You’d keep ${say.about(net)} after tax.`,
  keptToday: ({ net, today }: { net: number; today: number }, say: Say) =>
    `You’d keep ${say.about(net)} (${say.about(today)} in today’s dollars).`,
  keptTodayAfterTax: ({ net, today }: { net: number; today: number }, say: Say) =>
    `You’d keep ${say.about(net)} after tax (${say.about(today)} in today’s dollars).`,
  indexMore: ({ gap }: { gap: number }, say: Say) =>
    `An index fund with the same return before fees would leave you ${say.about(gap)} more.`,
  indexLess: ({ gap }: { gap: number }, say: Say) =>
    `An index fund with the same return before fees would leave you ${say.about(gap)} less.`,
}

export const splitWords = { costs: 'Loads and expenses' }

const prospectus = 'Prospectus cost on $10,000'
export const figureNames = {
  feeCost: { label: 'Loads and expenses', short: 'Fees' },
  feeCostToday: 'Loads and expenses',
  taxCost: 'Taxes',
  netValue: 'You’d keep',
  netValueToday: 'You’d keep',
  netValue2: 'You’d keep with the second fund',
  netValue3: 'You’d keep with the third fund',
  netValueTwin: 'You’d keep with the index fund',
  twinAhead: 'Index fund’s lead',
  costFree: 'Value without costs or taxes',
  paidIn: 'You put in',
  valueBeforeSale: 'Value before selling',
  proceeds: 'Sale proceeds before tax',
  loadPaid: 'Front-end load paid',
  expensesPaid: 'Expenses paid, including 12b-1',
  deferredPaid: 'Back-end load paid',
  payoutTaxPaid: 'Tax on distributions paid',
  federalPayoutTax: 'Federal tax on distributions paid',
  statePayoutTax: 'State tax on distributions paid',
  saleTax: 'Tax when you sell',
  saleFederalTax: 'Federal tax when you sell',
  saleStateTax: 'State tax when you sell',
  lostLoad: `Lost to: ${costNames.load}`,
  lostDeferred: `Lost to: ${costNames.deferred}`,
  lostDistribution: `Lost to: ${costNames.distribution}`,
  lostExpense: `Lost to: ${costNames.expense}`,
  lostPayoutTax: `Lost to: ${costNames.payoutTax}`,
  firstYearCost: 'Fees in the first year',
  grossReturn: 'Return before expenses',
  gainsPaidOut: 'Yearly capital gains distributions',
  passesSecond: 'Ahead of second fund after',
  prospectus1: `${prospectus}, 1 year`,
  prospectus3: `${prospectus}, 3 years`,
  prospectus5: `${prospectus}, 5 years`,
  prospectus10: `${prospectus}, 10 years`,
} as const satisfies Readonly<Record<string, FigureName>>

export const hintWords = {
  rates: ({ rate, year }: { rate: number; year: number }, say: Say) => `${say.percent(rate)} in year ${year}`,
  charges: ({ fund, rates }: { fund: number; rates: readonly string[] }, say: Say) =>
    `Fund ${fund}’s back-end load: ${say.list(rates)}.`,
  reported: 'We add back the first fund’s expense ratio once, for all funds.',
  yearly: ({ yearly }: { yearly: number }, say: Say) => `${say.money(yearly)} a year`,
}

export const errorWords = {
  'too-many-years': ({ fund, years }: { fund: number; years: number }) =>
    `Fund ${fund}, back-end load: enter at most ${years} years.`,
  'too-high': ({ fund, most }: { fund: number; most: number }) =>
    `Fund ${fund}, back-end load: enter ${most}% or less for each year, such as 5, 4, 3, 2, 1.`,
}

export const questions = {
  start: (target: string) => `How much would I need to invest now to keep ${target}?`,
  years: (target: string) => `How long can I hold before fees reach ${target}?`,
  deposit: (target: string) => `How much a month would I need to add to keep ${target}?`,
}
