/** What the answer says: headline, the lines under it, figures, hints and errors. */
import type { FigureName } from '../../kit/figures.ts'
import { costNames } from '../../kit/fund/words/answer.en.ts'
import type { Say } from '../../kit/say.ts'

interface Over {
  readonly years: number
}

export const headlines = {
  costs: ({ cost, years }: Over & { cost: string }, say: Say) =>
    `This ETF would cost you **${cost}** in fees and trading over **${say.years(years)}**.`,
  gains: ({ gain, years }: Over & { gain: number }, say: Say) =>
    `Over **${say.years(years)}**, discounts and lending would earn you **${say.money(gain)}** more than this ETF costs.`,
  nothing: 'Enter an amount to invest, and we’ll show what this ETF costs.',
}

export const underneath = {
  tax: ({ tax }: { tax: number }, say: Say) => `Taxes would take ${say.about(tax)} more.`,
  kept: ({ net, rate }: { net: number; rate: number }, say: Say) =>
    `You’d keep ${say.about(net)} at ${say.percent(rate)} a year before costs.`,
  keptToday: ({ net, today, rate }: { net: number; today: number; rate: number }, say: Say) =>
    `You’d keep ${say.about(net)} (${say.about(today)} in today’s dollars) at ${say.percent(rate)} a year before costs.`,
  fundLess: ({ gap }: { gap: number }, say: Say) => `The mutual fund would leave you ${say.about(gap)} less.`,
  fundMore: ({ gap }: { gap: number }, say: Say) => `The mutual fund would leave you ${say.about(gap)} more.`,
}

export const splitWords = { costs: 'Fees and trading' }

const etf = 'ETF value'
const fund = 'Mutual fund value'
const etfTax = 'ETF taxes'
const fundTax = 'Mutual fund taxes'

export const figureNames = {
  feeCost: { label: 'Fees and trading', short: 'Fees and trading' },
  feeCostToday: 'Fees and trading',
  taxCost: 'Taxes',
  netValue: 'You’d keep',
  netValueToday: 'You’d keep',
  costFree: 'Value without costs or taxes',
  paidIn: 'You put in',
  expensePer10k: 'Yearly fee on $10,000',
  taxPer10k: 'Yearly tax on $10,000',
  federalTaxPer10k: 'Yearly federal tax on $10,000',
  stateTaxPer10k: 'Yearly state tax on $10,000',
  tradePer10k: 'Spread on $10,000, in and out',
  fundValue: 'You’d keep with the fund',
  etfAhead: 'ETF’s lead over the fund',
  aheadFrom: 'ETF ahead after',
  purchases: 'Purchases',
  lostExpense: `Lost to: ${costNames.expense}`,
  lostSpread: `Lost to: ${costNames.spread}`,
  lostPremium: `Lost to: ${costNames.premium}`,
  lostCommission: `Lost to: ${costNames.commission}`,
  lostLending: `Lost to: ${costNames.lending}`,
  lostPayoutTax: `Lost to: ${costNames.payoutTax}`,
  spreadPaid: 'Spread paid',
  premiumPaid: 'Premium paid, net',
  saleTax: 'Tax when you sell',
  saleFederalTax: 'Federal tax when you sell',
  saleStateTax: 'State tax when you sell',
  etfTaxable: `${etf}, taxable account`,
  fundTaxable: `${fund}, taxable account`,
  etfTaxTaxable: `${etfTax}, taxable account`,
  fundTaxTaxable: `${fundTax}, taxable account`,
  etfIra: `${etf}, traditional IRA`,
  fundIra: `${fund}, traditional IRA`,
  etfTaxIra: `${etfTax}, traditional IRA`,
  fundTaxIra: `${fundTax}, traditional IRA`,
  etfRoth: `${etf}, Roth`,
  fundRoth: `${fund}, Roth`,
  etfTaxRoth: `${etfTax}, Roth`,
  fundTaxRoth: `${fundTax}, Roth`,
  overlap: 'Overlap of the two ETFs',
  overlapAtMost: 'Overlap at most',
} as const satisfies Readonly<Record<string, FigureName>>

export const hintWords = {
  spread: ({ per1000 }: { per1000: number }, say: Say) =>
    `Percent of the price. Each trade costs you half: ${say.cents(per1000)} on $1,000.`,
  weights: ({ total }: { total: number }, say: Say) => `${say.percent(total)} of the ETF is listed.`,
}

export const errorWords = {
  dividends: 'Qualified and REIT dividends add up to more than 100%. Enter a smaller share.',
}

export const questions = {
  years: (target: string) => `How long can I hold before fees and trading reach ${target}?`,
  expense: (target: string) => `What expense ratio would let me keep ${target}?`,
  deposit: (target: string) => `How much would I need to invest to keep ${target}?`,
}
