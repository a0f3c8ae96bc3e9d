import type { Case } from '../kit/definition.ts'
import type { RentVsBuyInputs } from './sections.ts'

const down = (amount: number, unit: 'usd' | 'pct' = 'pct') => ({ down: { amount, unit } })
/** Nothing besides price, rent, growth and return: no other cost, no income, no tax, no inflation. */
const bare = {
  price: 300_000,
  homeGrowth: 0,
  rentGrowth: 0,
  propertyTax: 0,
  homeInsurance: 0,
  upkeep: 0,
  closing: 0,
  selling: 0,
  income: 0,
  stateRate: 0,
  incomeGrowth: 0,
  rentersInsurance: 0,
  deposit: 0,
  inflation: 0,
  account: 'free',
} as const

export const cases: readonly Case<RentVsBuyInputs>[] = [
  {
    name: 'All cash, home and investments grow alike, no rent: level after ten years',
    derivation:
      'The renter’s 300,000 grows exactly ten years at 5%, as the home does: 300,000 × 1.05^10 = 488,668.39 on both sides. A year too few or too many would be 23,000 off.',
    inputs: { ...bare, ...down(100), monthlyRent: 0, years: 10, homeGrowth: 5, investReturn: 5 },
    expect: { buyNetWorth: 488_668.39, rentNetWorth: 488_668.39, advantage: 0 },
    within: 0.011,
  },
  {
    name: 'The owner invests the rent saved',
    derivation:
      'As above with a rent of 1,000: the owner invests it at each month’s end. A year of dollars at 5% is 0.05 ÷ (1.05^(1/12) − 1); over ten years 1,000 × (1.05^10 − 1) ÷ (1.05^(1/12) − 1) = 154,363.16.',
    inputs: { ...bare, ...down(100), monthlyRent: 1000, years: 10, homeGrowth: 5, investReturn: 5 },
    expect: { advantage: 154_363.16, buyInvestments: 154_363.16, breakEvenYear: 1 },
    within: 0.011,
  },
  {
    name: 'Loan payment equal to rent: only the down payment’s growth differs',
    derivation:
      'By hand: 240,000 at 0% over 240 months is 1,000 a month, the rent. After five years the owner has 300,000 − 180,000 = 120,000 and the renter 60,000 × 1.06^5 = 80,293.53: 39,706.47 apart.',
    inputs: { ...bare, ...down(20), rate: 0, term: 240, monthlyRent: 1000, years: 5, investReturn: 6 },
    expect: { loanPayment: 1000, buyNetWorth: 120_000, rentNetWorth: 80_293.53, advantage: 39_706.47 },
    within: 0.011,
  },
  {
    name: 'After the payoff the owner invests what the rent would be',
    derivation:
      'By hand: 120,000 at 0% over ten years is 1,000 a month, the rent. In years 11 to 15 the owner invests 1,000 a month: 1,000 × (1.06^5 − 1) ÷ (1.06^(1/12) − 1) = 69,485.79. The renter’s 180,000 becomes 180,000 × 1.06^15 = 431,380.48.',
    inputs: { ...bare, ...down(60), rate: 0, term: 120, monthlyRent: 1000, years: 15, investReturn: 6 },
    expect: { buyInvestments: 69_485.79, buyNetWorth: 369_485.79, rentNetWorth: 431_380.48 },
    within: 0.011,
  },
  {
    name: 'The even rent of a cash buyer in a world that stands still',
    derivation:
      'By hand: 300,000 with 1% upkeep (250 a month) and 6% selling costs (18,000) over ten years, nothing growing. Even when 120 × (rent − 250) = 18,000, so at 400.',
    inputs: { ...bare, ...down(100), monthlyRent: 700, years: 10, upkeep: 1, selling: 6, investReturn: 0 },
    expect: { breakEvenRent: 400, advantage: 36_000, breakEvenYear: 4 },
    within: 0.0051,
  },
  {
    name: 'The even mortgage rate, by hand',
    derivation:
      'A rent of 1,000 and a loan of 240,000 over 20 years, nothing growing, no return: at 0% the payment is the rent and both have the same plus 240,000 ÷ 240 × 60 = 60,000 of principal after five years. With 60,000 of closing costs (20%) the two are level at 0%.',
    inputs: { ...bare, ...down(20), rate: 0, term: 240, monthlyRent: 1000, years: 5, closing: 20, investReturn: 0 },
    expect: { advantage: 0, breakEvenRate: 0 },
    within: 0.011,
  },
  {
    name: 'First-year tax: only the deductions above the standard deduction save (2026)',
    derivation:
      'Single, 120,000 of pay. Closed form of a year’s interest on 336,000 at 7.4%: 12 × 2,326.40 − (336,000 − 332,841.55) = 24,758.30. With property tax 4,620 and state tax 4,800: 34,178.30, which is 18,078.30 above 16,100 (Rev. Proc. 2025-32), all of it at 22%: 3,977.23.',
    inputs: { price: 420_000, ...down(20), rate: 7.4, term: 360, propertyTax: 1.1, income: 120_000, stateRate: 4 },
    expect: { taxSavedFirstYear: 3977.23, loanPayment: 2326.4 },
    within: 0.02,
  },
  {
    name: 'The same home on a joint return without state tax saves nothing in the first year (2026)',
    derivation: '24,758 of interest and 4,620 of property tax are 29,378, under the standard deduction of 32,200.',
    inputs: {
      price: 420_000,
      ...down(20),
      rate: 7.4,
      term: 360,
      propertyTax: 1.1,
      income: 120_000,
      stateRate: 0,
      status: 'joint',
    },
    expect: { taxSavedFirstYear: 0 },
    within: 0.001,
  },
  {
    name: 'Proposition 13: property tax in year 10 at 2% a year, not the market’s 5%',
    derivation: 'By hand: 500,000 × 1.02^9 × 1.1% = 6,573.01; following the market it would be 8,532.31.',
    inputs: { price: 500_000, homeGrowth: 5, propertyTax: 1.1, years: 10, state: 'CA', capKind: 'state' },
    expect: { lastPropertyTax: 6573.01 },
    within: 0.01,
  },
  {
    name: 'Section 121: a single owner’s gain over 250,000',
    derivation:
      'IRC 121(b): 800,000 × 1.1^5 = 1,288,408.00, less 6% is 1,211,103.52; the gain of 411,103.52 less 250,000 leaves 161,103.52 taxed.',
    inputs: { price: 800_000, ...down(100), homeGrowth: 10, years: 5, selling: 6, status: 'single' },
    expect: { homeGain: 411_103.52, homeGainTaxed: 161_103.52 },
    within: 0.011,
  },
  {
    name: 'Section 121(c): a job elsewhere after one year leaves half of 250,000 out',
    derivation:
      'Treas. Reg. 1.121-3(g): 800,000 × 1.25 = 1,000,000, less 6% is 940,000; of the gain of 140,000, 250,000 × 12/24 = 125,000 is left out.',
    inputs: { price: 800_000, ...down(100), homeGrowth: 25, years: 1, selling: 6, status: 'single', forcedMove: true },
    expect: { homeGain: 140_000, homeGainTaxed: 15_000 },
    within: 0.011,
  },
  {
    name: 'PMI until 78% of the price',
    derivation:
      '357,000 at 7.40% is due at 2,471.80; the balance reaches 327,600 after ln((A − 327,600 r) ÷ (A − 357,000 r)) ÷ ln(1 + r) = 83.5 payments, so PMI of 357,000 × 0.58% ÷ 12 = 172.55 is paid 84 times (12 USC 4902(b)).',
    inputs: { price: 420_000, ...down(63_000, 'usd'), rate: 7.4, term: 360, pmiRate: 0.58 },
    expect: { mortgageInsurance: 172.55, mortgageInsuranceMonths: 84 },
    within: 0.004,
  },
]
