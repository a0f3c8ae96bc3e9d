import type { Case } from '../kit/definition.ts'
import type { LumpInputs } from './sections.ts'

const free = { account: 'free', fee: 0, inflation: 0, rateKind: 'compound', rateDollars: 'nominal' } as const

export const cases: readonly Case<LumpInputs>[] = [
  {
    name: 'SEC investor bulletin on fees: 100,000 at 4% for 20 years with a 1% fee',
    derivation:
      'Office of Investor Education, “How Fees and Expenses Affect Your Investment Portfolio” (2014): 27,832 of fees and 12,067 they would have earned, 39,899 in all. Closed form: 100,000 (1.04 x 0.99)^20 = 179,213.48; without a fee 219,112.31.',
    inputs: { ...free, amount: 100_000, years: 240, rate: 4, fee: 1 },
    expect: { finalValue: 179_213.48, grossValue: 219_112.31, feeCost: 39_898.83 },
    within: 0.006,
  },
  {
    name: '10,000 at 7% for 20 years, worth in today’s dollars at 2.5% inflation',
    derivation: '10,000 x 1.07^20 = 38,696.84; / 1.025^20 (1.63861644) = 23,615.56.',
    inputs: { ...free, amount: 10_000, years: 240, rate: 7, inflation: 2.5 },
    expect: { finalValue: 38_696.84, finalValueToday: 23_615.56, taxCost: 0, inflationCost: 15_081.28 },
    within: 0.006,
  },
  {
    name: 'The same 7% stated after inflation',
    derivation:
      'Rates multiply: 1.07 x 1.025 - 1 = 9.675%. 10,000 x 1.07^20 = 38,696.84 is then today’s dollars; x 1.63861644 = 63,409.29 in future ones.',
    inputs: { ...free, amount: 10_000, years: 240, rate: 7, rateDollars: 'real', inflation: 2.5 },
    expect: { finalValueToday: 38_696.84, finalValue: 63_409.29, compoundReturn: 9.675 },
    within: 0.02,
  },
  {
    name: 'A plain average of 10% with 20% swings compounds to 8.2257%',
    derivation:
      '1.1 / sqrt(1 + (0.2 / 1.1)^2) = 1.1 / 1.01639460 = 1.0822569; the drag is 10 - 8.22569 = 1.77431 points. After one year 1,082.26.',
    inputs: { ...free, amount: 1000, years: 12, rate: 10, volatility: 20, rateKind: 'average' },
    expect: { finalValue: 1082.26, compoundReturn: 8.2257, averageReturn: 10, volatilityDrag: 1.7743 },
    within: 0.005,
  },
  {
    name: 'No dividends: only the gain is taxed, at the end',
    derivation: '10,000 x 1.05^10 = 16,288.95; 15% of the 6,288.95 gained is 943.34, which leaves 15,345.61.',
    inputs: {
      ...free,
      account: 'taxable',
      amount: 10_000,
      years: 120,
      rate: 5,
      dividendYield: 0,
      dividendRate: 40,
      gainRate: 15,
    },
    expect: { finalValue: 15_345.61, endTax: 943.34, yearlyTaxCost: 0, costBasis: 10_000 },
    within: 0.006,
  },
  {
    name: 'A year of dividends: taxed as they come, then part of the cost',
    derivation:
      'No return, yet a tenth of the balance is paid out a year, taxed 30%: a month keeps 1 - 0.1/12 x 0.3 = 0.9975; 0.9975^12 = 0.97040908. Cost 1 + 0.1/12 x 0.7 x (1 - 0.97040908) / 0.0025 = 1.06904548. That is a loss, so no tax at the end: 970.41 of 1,000 is left.',
    inputs: {
      ...free,
      account: 'taxable',
      amount: 1000,
      years: 12,
      rate: 0,
      dividendYield: 10,
      dividendRate: 30,
      gainRate: 20,
    },
    expect: { finalValue: 970.41, endTax: 0, costBasis: 1069.05 },
    within: 0.006,
  },
  {
    name: 'A traditional account: all of it is taxed once',
    derivation: '50,000 x 1.06^30 = 287,174.56; 22% of it is 63,178.40, which leaves 223,996.16.',
    inputs: { ...free, account: 'deferred', amount: 50_000, years: 360, rate: 6, endRate: 22 },
    expect: { finalValue: 223_996.16, endTax: 63_178.4, grossValue: 287_174.56 },
    within: 0.01,
  },
  {
    name: 'The range: one in ten below and above, from a lognormal by hand',
    derivation:
      'g 6%, s 15% over 25 years. With average a: (1 + a)^2 = q solves q^2 / (q + 0.0225) = 1.1236, q = 1.14566663; variance of a log year ln(1 + 0.0225 / q) = 0.01944886, s.d. 0.13945917, x 5 = 0.69729584. Middle 1,000 x 1.06^25 = 4,291.87; x e^(-1.28155157 x 0.69729584) = 0.40917163 gives 1,756.11; / 0.40917163 = 10,489.17.',
    inputs: { ...free, amount: 1000, years: 300, rate: 6, volatility: 15 },
    expect: { finalValue: 4291.87, lowToday: 1756.11, highToday: 10_489.17 },
    within: 0.006,
  },
]
