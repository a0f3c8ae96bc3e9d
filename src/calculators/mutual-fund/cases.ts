import type { Case } from '../kit/definition.ts'
import type { FundInputs, FundRow } from './sections.ts'

/** A fund without charges. */
export const plainFund: FundRow = {
  name: 'Fund',
  load: 0,
  deferred: '',
  expense: 0,
  distribution: 0,
  convertsAfter: 0,
  expenseAfter: 0,
  turnover: 0,
  gains: 0,
}
const fund = (change: Partial<FundRow>): FundRow => ({ ...plainFund, ...change })
/** No tax, no twin, no discounts. */
const bare = {
  deposit: 0,
  returnIs: 'before',
  account: 'roth',
  twin: false,
  breakpoints: [],
  alreadyHeld: 0,
  letter: 0,
  inflation: 0,
} as const
const printed =
  'Fund prospectus of 2017 on file with the SEC (EDGAR 0000088053-17-001155): the expense example of Form N-1A, printed in whole dollars.'

export const cases: readonly Case<FundInputs>[] = [
  {
    name: 'A prospectus’s own example: Class A, 5.75% load and 1.43% a year',
    derivation: `${printed} $712, $1,001, $1,312 and $2,190.`,
    inputs: { ...bare, funds: [fund({ load: 5.75, expense: 1.43, distribution: 0.25 })] },
    expect: { prospectus1: 712, prospectus3: 1001, prospectus5: 1312, prospectus10: 2190 },
    within: 0.5,
  },
  {
    name: 'The same prospectus: Class C, 2.19% a year and 1% if sold in the first year',
    derivation: `${printed} $322, $685, $1,175 and $2,524.`,
    inputs: { ...bare, funds: [fund({ deferred: '1', expense: 2.19, distribution: 0.99 })] },
    expect: { prospectus1: 322, prospectus3: 685, prospectus5: 1175, prospectus10: 2524 },
    within: 0.5,
  },
  {
    name: 'The same prospectus: Class T, 2.50% load and 1.41% a year',
    derivation: `${printed} $390, $685, $1,002 and $1,899.`,
    inputs: { ...bare, funds: [fund({ load: 2.5, expense: 1.41, distribution: 0.25 })] },
    expect: { prospectus1: 390, prospectus3: 685, prospectus5: 1002, prospectus10: 1899 },
    within: 0.5,
  },
  {
    name: 'The same prospectus: the institutional class, 1.00% a year and no load',
    derivation: `${printed} $102, $318, $552 and $1,225.`,
    inputs: { ...bare, funds: [fund({ expense: 1 })] },
    expect: { prospectus1: 102, prospectus3: 318, prospectus5: 552, prospectus10: 1225 },
    within: 0.5,
  },
  {
    name: 'SEC investor bulletin on fees: $100,000 at 4% for 20 years with a 1% fee',
    derivation:
      '“How Fees and Expenses Affect Your Investment Portfolio”: 27,832 of fees and 12,067 they would have earned. Closed form: 100,000 (1.04 x 0.99)^20 = 179,213.48.',
    inputs: { ...bare, start: 100_000, years: 20, annualReturn: 4, funds: [fund({ expense: 1 })] },
    expect: { netValue: 179_213.48, feeCost: 39_898.83, costFree: 219_112.31 },
    within: 0.006,
  },
  {
    name: 'FINRA on breakpoints: $49,500 below a breakpoint pays $2,846.25',
    derivation: 'FINRA, “Mutual Fund Breakpoints: A Break Worth Taking”: 5.75% of 49,500 = 2,846.25.',
    inputs: {
      ...bare,
      start: 49_500,
      years: 1,
      annualReturn: 0,
      breakpoints: [{ from: 50_000, load: 4.5 }],
      funds: [fund({ load: 5.75 })],
    },
    expect: { loadPaid: 2846.25, netValue: 46_653.75 },
    within: 0.001,
  },
  {
    name: 'FINRA on breakpoints: $50,000 reaches it and pays $2,250',
    derivation: 'The same page: 4.50% of 50,000 = 2,250.00, so 500 more invested puts 596.25 + 500 more to work.',
    inputs: {
      ...bare,
      start: 50_000,
      years: 1,
      annualReturn: 0,
      breakpoints: [{ from: 50_000, load: 4.5 }],
      funds: [fund({ load: 5.75 })],
    },
    expect: { loadPaid: 2250, netValue: 47_750 },
    within: 0.001,
  },
  {
    name: 'A reported return already has the expense ratio taken out',
    derivation: 'The fund reports 6% after 0.85%: 10,000 x 1.06^10 = 17,908.48, with nothing taken twice.',
    inputs: {
      ...bare,
      start: 10_000,
      years: 10,
      annualReturn: 6,
      returnIs: 'reported',
      funds: [fund({ expense: 0.85 })],
    },
    expect: { netValue: 17_908.48, grossReturn: 6.908_724 },
    within: 0.006,
  },
  {
    name: 'C shares that become A shares after 8 years, by closed form',
    derivation: '10,000 x 1.05^12 x (1 - 0.016)^8 x (1 - 0.0085)^4 = 15,254.69.',
    inputs: {
      ...bare,
      start: 10_000,
      years: 12,
      annualReturn: 5,
      funds: [fund({ deferred: '1', expense: 1.6, distribution: 1, convertsAfter: 8, expenseAfter: 0.85 })],
    },
    expect: { netValue: 15_254.69, deferredPaid: 0 },
    within: 0.006,
  },
  {
    name: 'A taxable sale with the visitor’s own rates, by hand',
    derivation: 'No payouts: 10,000 grows to 11,000 in a year, 15% of the gain of 1,000 is 150.',
    inputs: {
      ...bare,
      account: 'taxable',
      taxBy: 'rates',
      gainRate: 15,
      dividendYield: 0,
      start: 10_000,
      years: 1,
      annualReturn: 10,
      funds: [fund({})],
    },
    expect: { saleTax: 150, netValue: 10_850, taxCost: 150, feeCost: 0 },
    within: 0.001,
  },
]
