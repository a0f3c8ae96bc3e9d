/** How a scenario is worked out, and what was taken from each source. */
import type { Say } from '#calculators/kit/say.ts'
import { asPaidNow } from '../../words/as-paid-now.en.ts'

export const workingWords = {
  month: {
    title: 'One month of the picture',
    line: (name: string, amount: number, say: Say) =>
      `${amount < 0 ? '−' : '+'} ${say.cents(Math.abs(amount))}  ${name}`,
    left: (amount: number, say: Say) => `= ${say.cents(amount)}  left over`,
    steps: [
      'Weekly pay is multiplied by 52 ÷ 12, pay every two weeks by 26 ÷ 12. Months with an extra paycheck aren’t drawn apart.',
      'A payment that’s both in your budget and in your list of debts counts once. Savings aren’t taken off.',
      'Later months of the first year can leave more or less: pay and prices rise in January, and debts end.',
    ],
  },
  taxes: {
    title: 'Taxes',
    year: (year: number, before: number, after: number, say: Say) =>
      `${year}: ${say.money(before)} as things are, ${say.money(after)} with the events`,
    steps: [
      'Each month holds back a twelfth of the year’s tax on that month’s income: federal and state income tax, Social Security and Medicare.',
      'After December we work out the year’s real tax with the same rules as our tax calculator. The difference is paid or refunded in April.',
      'Brackets rise with prices. What the law doesn’t index keeps its dollars.',
      'If you move in the middle of a year, each state taxes its share of the months.',
    ],
  },
  cash: {
    title: 'Cash and what’s sold',
    lines: ['cash at the end = cash before + everything that comes in − everything that goes out'],
    nothing: 'Nothing is sold: when cash runs out, the shortfall is shown.',
    free: 'When cash runs out, taxable investments are sold first. Then come retirement accounts of people over 59½, and what was put into a Roth IRA.',
    everything:
      'When cash runs out, taxable investments are sold first, then retirement accounts. Before 59½, a 10% additional tax is part of April’s bill.',
    gain: 'Of a sale, only the part above what you paid is taxed. Where we don’t know what you paid, all of it counts as gain.',
  },
  debts: {
    title: 'Debts',
    lines: ['interest = balance × APR ÷ 12, rounded to the cent', 'balance after = balance + interest − payment'],
    steps: [
      'Payments stay as you make them today. A loan whose rate changes gets a new level payment over the time it had left.',
      'Cards and home equity lines have rates that can change, other loans only if you said so. New card purchases are part of your living costs.',
      asPaidNow,
      'A card whose rate rises for another reason asks for that much too.',
    ],
  },
  growth: {
    title: 'What grows',
    line: (name: string, rate: string) => `${name}: ${rate} a year`,
    names: {
      pay: 'Pay',
      prices: 'Living costs and benefits tied to prices',
      stocks: 'Stocks',
      bonds: 'Bonds and other investments',
      homes: 'Homes',
      cars: 'Cars',
      share: 'Stocks in accounts that don’t say',
    },
    steps: [
      'Pay and prices change each January. All of these are our defaults; you can change them under “Assumptions”.',
    ],
  },
  marketplace: {
    title: 'Health plan from the marketplace',
    line: (month: string, benchmark: number, credit: number, percent: number, say: Say) =>
      `${month}: ${say.money(benchmark)} a month for the benchmark plan − ${say.money(credit)} credit = ${say.money(benchmark - credit)}, at ${say.percent(percent, 0)} of the poverty line`,
    steps: [
      'Dollars of today. The credit goes by the year’s expected income, before any sale of investments. Plans differ widely by county.',
    ],
  },
}

export const sourceWords = {
  tax: 'federal tax brackets',
  unemployment: 'unemployment benefits by state',
  unemploymentGuess: 'how we estimate the weekly benefit',
  withheld: 'tax withheld from unemployment benefits',
  cobra: 'COBRA’s price limit and length',
  employerHealth: 'what a job’s health plan costs',
  benchmark: 'what a marketplace plan costs',
  credit: 'the premium tax credit',
  child: 'what a child costs',
  care: 'what child care costs',
  disabilityWait: 'the wait for Social Security disability',
  disabilityDecision: 'how long a first decision takes',
  crash: 'US stocks and bonds by month',
  propertyTax: 'property tax by state',
  homeInsurance: 'home insurance by state',
  mortgage: 'mortgage rate',
  pmi: 'when PMI ends',
  closing: 'closing costs',
  rent: 'rent with utilities',
  salesTax: 'sales tax by state',
  carPrice: 'price of a new car',
  carRate: 'car loan rate',
  outOfPocket: 'the most a health plan may leave you to pay',
  exclusion: 'gain on a home that isn’t taxed',
  cardMinimum: 'a card’s minimum payment',
  inflation: 'how fast prices rise',
  stocks: 'what stocks earn',
  defaults: 'our other defaults for events',
}
