/** What charts, tables and workings say, and what each source was used for. */
import type { Say } from '../../kit/say.ts'

const afterTaxText = (afterTax: boolean) => (afterTax ? ', after tax' : '')
interface Named {
  readonly label: string
  readonly amount: number
}

export const names = { etf: 'ETF', fund: 'Mutual fund' }

export const accountNames = {
  taxable: 'Taxable account',
  ira: 'Traditional IRA or 401(k)',
  roth: 'Roth',
}

const money = (list: readonly Named[], before: string, say: Say) =>
  say.list(list.map(({ label, amount }) => `${say.money(Math.abs(amount))} ${before} ${label.toLowerCase()}`))
/** "take $5 from", or where discounts and lending are more than the costs, "add $5 to". */
const taken = (amount: number, say: Say) =>
  amount < -0.5 ? `add ${say.money(-amount)} to` : `take ${say.money(Math.max(0, amount))} from`

export const costChart = {
  versus: 'What you’d lose to costs and taxes',
  alone: 'What each cost takes by the end',
  lead: 'Each cost plus what it would have earned.',
  note: 'Future dollars, taxes included.',
  fund: 'Fund',
  cost: 'Cost',
  all: 'All costs and taxes',
  taken: 'Cost by the end',
  expense: 'Expense ratio',
  expenseLending: 'Expense ratio minus lending',
  trading: 'Buying and selling',
  tax: 'Taxes',
  summary: ({ etf, fund }: { etf: number; fund: number }, say: Say) =>
    `Costs and taxes ${taken(etf, say)} the ETF and ${taken(fund, say)} the mutual fund.`,
  loses: ({ lost }: { lost: readonly Named[] }, say: Say) => `The ETF loses ${money(lost, 'to', say)}.`,
  gains: ({ won }: { won: readonly Named[] }, say: Say) => `The ETF gains ${money(won, 'from', say)}.`,
}

interface Gap {
  readonly gap: number
}
const lead = ({ gap }: Gap, say: Say): string =>
  Math.abs(gap) < 0.5 ? 'as much as the fund' : `${say.money(Math.abs(gap))} ${gap > 0 ? 'more' : 'less'} than the fund`
const ahead = ({ gap }: Gap, say: Say): string =>
  Math.abs(gap) < 0.5 ? 'no difference' : `${gap > 0 ? 'ETF' : 'fund'} ahead by ${say.money(Math.abs(gap))}`

export const gapChart = {
  title: 'The ETF’s lead, by the year you sell',
  lead: 'Above the line, the ETF leaves you more. Below it, the mutual fund does.',
  summary: ({ years, afterTax, ...gap }: Gap & { years: number; afterTax: boolean }, say: Say) =>
    `Sold after ${say.years(years)}${afterTaxText(afterTax)}, the ETF leaves you ${lead(gap, say)}.`,
  note: ({ afterTax }: { afterTax: boolean }) =>
    `Future dollars${afterTaxText(afterTax)}. Both hold the same things and earn the same before costs.`,
  x: 'Year you sell',
  above: 'ETF ahead',
  below: 'Fund ahead',
  series: 'ETF’s lead',
  even: 'Even',
}

export const accountChart = {
  title: 'The ETF’s lead, by type of account',
  lead: 'IRAs and Roths aren’t taxed along the way, so a fund’s distributions matter only in a taxable account.',
  summary: ({ gaps }: { gaps: readonly { account: string; gap: number }[] }, say: Say) =>
    `Sold at the end: ${gaps.map(({ account, gap }) => `${account}, ${ahead({ gap }, say)}`).join('; ')}.`,
  note: 'Future dollars, after tax. Below zero, the mutual fund leaves you more.',
  account: 'Account',
  series: 'ETF ahead by',
}

export const sharedChart = {
  title: 'Largest holdings in both ETFs',
  lead: 'The smaller of the two weights counts as shared.',
  summary: ({ same, count }: { same: number; count: number }, say: Say) =>
    `${say.percent(same, 1)} of both ETFs is the same. ${say.count(count, 'holding is', 'holdings are')} in both.`,
  ticker: 'Ticker',
  shared: 'Shared weight',
  weights: ({ first, second }: { first: number; second: number }, say: Say) =>
    `${say.percent(first)} and ${say.percent(second)}`,
}

export const tableWords = {
  byYear: {
    title: 'Year by year',
    lead: ({ afterTax }: { afterTax: boolean }) =>
      `Costs in each year, and what you’d keep if you sold at its end${afterTaxText(afterTax)}. Future dollars.`,
    year: 'Year',
    paidIn: 'You put in',
    total: 'Total costs',
    etf: 'ETF, if sold',
    fund: 'Mutual fund, if sold',
  },
  accounts: {
    title: 'By type of account',
    lead: 'Sold at the end. Compare the ETF and the fund within a row. A traditional IRA also saved you tax going in, which isn’t counted.',
    account: 'Account',
    etfTax: 'ETF taxes',
    etf: 'ETF, you’d keep',
    fundTax: 'Fund taxes',
    fund: 'Fund, you’d keep',
    gap: 'ETF ahead by',
  },
  shared: {
    title: 'Holdings in both ETFs',
    lead: 'The overlap is the sum of the smaller weights.',
    columns: { ticker: 'Ticker', first: 'This ETF', second: 'Other ETF', shared: 'Shared' },
  },
}
