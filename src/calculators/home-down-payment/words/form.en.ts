/** What the form says. */
import type { Say } from '../../kit/say.ts'

interface Range {
  readonly low: number
  readonly high: number
}
interface Yield {
  readonly rate: number
  readonly asOf: string
}

export const sectionWords = {
  home: 'The home',
  savings: 'Your savings',
  place: { title: 'Where you keep your savings', more: 'Interest rates, taxes, state' },
  money: { title: 'More money', more: 'Gift, raises, one-time amounts' },
  costs: { title: 'Costs of buying', more: 'Closing costs, moving, reserves' },
  wait: { title: 'Wait or buy sooner', more: 'Rent, mortgage, years compared' },
}

export const formWords = {
  price: {
    label: 'Home price today',
    hint: ({ price, asOf }: { price: number; asOf: string }, say: Say) =>
      `The median existing home sold for ${say.money(price)} in ${asOf} (National Association of Realtors).`,
  },
  down: { label: 'Down payment', of: 'the price' },
  homeGrowth: { label: 'Home price growth', hint: 'Our default. Some years prices fall.' },

  savings: { label: 'Saved so far' },
  monthly: { label: 'Monthly savings' },
  by: { label: 'I’d like to buy in', hint: 'We’ll show how much to save each month to get there.' },

  place: {
    label: 'Where you keep it',
    options: { savings: 'High-yield savings', bills: 'Treasury bills', cd: 'One-year CDs', bank: 'Regular savings' },
  },
  savingsYield: {
    label: 'High-yield savings rate',
    hint: ({ rate, asOf }: Yield, say: Say) => `Typical online account: ${say.percent(rate)}, ${asOf}`,
  },
  billYield: {
    label: 'Treasury bill rate',
    hint: ({ rate, asOf }: Yield, say: Say) => `Six-month yield: ${say.percent(rate)}, ${asOf} (Treasury)`,
  },
  cdYield: {
    label: 'One-year CD rate',
    hint: ({ rate, asOf }: Yield, say: Say) => `Among the best published: ${say.percent(rate)}, ${asOf}`,
  },
  bankYield: {
    label: 'Regular savings rate',
    hint: ({ rate, asOf }: Yield, say: Say) => `U.S. average: ${say.percent(rate)}, ${asOf} (FDIC)`,
  },
  income: {
    label: 'Income before taxes',
    hint: ({ income, asOf }: { income: number; asOf: string }, say: Say) =>
      `For the tax on your interest. The median household had ${say.money(income)} in ${asOf} (Census Bureau).`,
  },

  raise: { label: 'Yearly savings increase' },
  gift: { label: 'Gift or grant', hint: 'From family or a down payment program, on the day you buy' },
  extras: { label: 'One-time amounts', noun: 'amount', month: 'Month', amount: 'Amount' },

  closing: {
    label: 'Closing costs',
    hint: ({ low, high }: Range, say: Say) =>
      `Often ${say.percent(low)} to ${say.percent(high)} of the price. Your Loan Estimate has yours.`,
  },
  moving: { label: 'Moving and first repairs', hint: 'In today’s dollars. Our default.' },
  reserves: {
    label: 'Reserves to keep',
    unit: 'months',
    hint: 'Months of the new payment left after closing. Some lenders require it.',
  },
  propertyTax: { label: 'Property tax', hint: 'Percent of home value, from the tax bill' },
  homeInsurance: { label: 'Home insurance' },

  sooner: {
    label: 'Buy sooner with',
    options: {
      conventional3: '3% down, conventional',
      conventional5: '5% down, conventional',
      fha: '3.5% down, FHA',
      va: '0% down, VA',
      usda: '0% down, USDA',
    },
  },
  rent: { label: 'Rent until you buy' },
  rentGrowth: { label: 'Rent increase', hint: 'Our default' },
  rate: {
    label: 'Mortgage rate now',
    hint: ({ asOf }: { asOf: string }, say: Say) => `30-year average, Freddie Mac, ${say.dateShort(asOf)}`,
  },
  laterRate: { label: 'Mortgage rate later', hint: 'Nobody knows. If blank, the same as now.' },
  term: { label: 'Loan term' },
  pmiRate: {
    label: 'PMI rate',
    hint: ({ low, high }: Range, say: Say) =>
      `Often ${say.percent(low)} to ${say.percent(high)} of the loan, by credit score and down payment`,
  },
  upkeep: { label: 'Maintenance and repairs', hint: 'Percent of the home’s value. 1% is a rule of thumb.' },
  selling: { label: 'Selling costs', hint: 'Percent of the price when you sell' },
  horizon: { label: 'Compare after', unit: 'years' },
  inflation: { hint: 'Turns future dollars into today’s. Our default.' },
}
