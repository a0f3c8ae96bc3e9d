/** How it is calculated. */
import type { Say } from '../../kit/say.ts'

interface Mean {
  readonly years: number
  readonly average: number
  readonly compound: number
  readonly swing: number
}

export const workingWords = {
  compoundReturn: {
    title: 'The return that compounds',
    average: 'a is the simple average of the years and s their standard deviation. Years are treated as lognormal.',
    realFormula: 'nominal = (1 + real) · (1 + inflation) − 1',
    real: ({ inflation }: { inflation: number }, say: Say) =>
      `Inflation is ${say.percent(inflation)}. Rates multiply; adding them is slightly off.`,
    asGiven: 'g = the compound return you entered',
    result: ({ rate }: { rate: number }, say: Say) =>
      `= ${say.percent(rate, 4)} a year before inflation, fees and taxes`,
    averageOf: ({ swing, average }: { swing: number; average: number }, say: Say) =>
      `With a yearly swing of ${say.percent(swing)}, that’s a simple average of ${say.percent(average, 4)}.`,
  },
  afterFees: {
    title: 'After fees, before tax',
    formula: 'balance = P · ((1 + g) · (1 − fee))^years',
    cost: ({ gross, cost }: { gross: number; cost: number }, say: Say) =>
      `With no fee you’d have ${say.cents(gross)}, so the fee costs ${say.cents(cost)}.`,
  },
  withdrawal: { title: 'Tax on withdrawals', formula: 'keep = balance · (1 − tax rate)' },
  tax: {
    title: 'Tax',
    monthly: 'm = ((1 + g) · (1 − fee))^(1/12) − yield/12 · dividend tax',
    balance: 'balance = P · m^months',
    cost: 'cost basis = P · (1 + yield/12 · (1 − dividend tax) · (1 + m + m² + … + m^(months − 1)))',
    endTax: 'tax at the end',
    gain: 'balance − cost basis',
    keep: 'keep',
    steps: [
      'Dividends are part of the return. Each month’s are taxed. What’s left buys more shares and adds to the cost basis, so it isn’t taxed twice.',
      'A loss earns nothing back here. The law lets you set it against other gains.',
    ],
  },
  today: { title: 'In today’s dollars', formula: 'today’s dollars = keep ÷ (1 + inflation)^years' },
  range: {
    title: 'The range from your own numbers',
    formula: 'growth at the 10th or 90th percentile = (1 + g)^years · e^(∓1.281552 · σ · √years)',
    growth: ({ low, high }: { low: string; high: string }) => `before fees: times ${low} and ${high}`,
    kept: ({ low, high }: { low: number; high: number }, say: Say) =>
      `kept, in today’s dollars: ${say.cents(low)} and ${say.cents(high)}`,
    steps: [
      's is the typical yearly swing and a the simple average, both before inflation.',
      'Tax is calculated separately for each outcome: a bad one has less gain to tax.',
    ],
  },
  history: {
    title: 'The history',
    formula: 'growth from a start = index at its end ÷ index at its start',
    starts: ({ of, from, to }: { of: number; from: string; to: string }, say: Say) =>
      `${say.count(of, 'start', 'starts')}: every month from ${say.month(from)} whose full period ends by ${say.month(to)}`,
    index:
      'The index is Robert Shiller’s: the price of the S&P Composite (S&P 500 from 1957), with a twelfth of the yearly dividend reinvested each month. Bonds are Treasury bonds of about ten years (long government bonds in early years). Today’s dollars means divided by consumer prices.',
    months:
      'A month’s price is the average of its days, so periods run from mid-month to mid-month and the worst single days don’t show.',
    single:
      'The fund needs no rebalancing. Your fee is taken evenly. The history is before tax, since past tax law and dividends were different.',
    mixed:
      'The fund is rebalanced every January at no cost. Your fee is taken evenly. The history is before tax, since past tax law and dividends were different.',
    taxed:
      '“After estimated tax” takes the growth of a past start, spreads it evenly over the years with your inflation, and taxes it as above. Real ups and downs could change the tax a little.',
    whole: 'We never count a start whose period isn’t complete. Percentiles between two starts are interpolated.',
    mean: ({ years, average, compound, swing }: Mean, say: Say) =>
      `Over ${say.years(years)}, this fund averaged ${say.percent(average)} a year, compounded at ${say.percent(compound)} and swung by ${say.percent(swing)}, before inflation, after your fee.`,
  },
}
