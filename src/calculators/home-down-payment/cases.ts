import type { Case } from '../kit/definition.ts'
import type { DownPaymentInputs } from './sections.ts'

const pct = (amount: number) => ({ down: { amount, unit: 'pct' as const } })
/** Nothing besides down payment and closing costs, no interest, no tax. */
const bare = {
  moving: 0,
  reserves: 0,
  propertyTax: 0,
  homeInsurance: 0,
  homeGrowth: 0,
  inflation: 0,
  rentGrowth: 0,
  savingsYield: 0,
  upkeep: 0,
  selling: 0,
  closing: 3,
  income: 0,
}

export const cases: readonly Case<DownPaymentInputs>[] = [
  {
    name: 'A price that stands still, no interest: 60 months',
    derivation:
      'By hand: 20% of 300,000 is 60,000, closing 3% is 9,000, together 69,000. From 9,000 at 1,000 a month: 60,000 / 1,000 = 60. In 48 months it takes 60,000 / 48 = 1,250 a month.',
    inputs: { ...bare, price: 300_000, ...pct(20), savings: 9000, monthly: 1000, by: 48 },
    expect: { monthsToGoal: 60, cashNeeded: 69_000, goalMonth: 203_111, monthlyNeeded: 1250, interestEarned: 0 },
    within: 0.004,
  },
  {
    name: 'Price and savings both grow 3% a year: closed form',
    derivation:
      'S v^n + M (v^n - 1)/(v - 1) = N v^n with v = 1.03^(1/12) = 1.00246627, S = 20,000, M = 1,500, N = 23% of 420,000 = 96,600: v^n = 608,206.2 / (20,000 + 608,206.2 - 96,600) = 1.144100, n = ln 1.144100 / ln 1.00246627 = 54.65, so month 55. No income, so no tax on the interest.',
    inputs: { ...bare, price: 420_000, ...pct(20), savings: 20_000, monthly: 1500, homeGrowth: 3, savingsYield: 3 },
    expect: { monthsToGoal: 55, cashNeededToday: 96_600, yieldAfterTax: 3 },
    within: 0.000001,
  },
  {
    name: 'What your date asks for, with a growing price',
    derivation:
      'By hand: 10% and 3% of 200,000 is 26,000; after 2 years at 5%: 26,000 x 1.1025 = 28,665. Less 4,665 saved, over 24 months without interest: 1,000 a month.',
    inputs: { ...bare, price: 200_000, ...pct(10), homeGrowth: 5, savings: 4665, monthly: 0, by: 24 },
    expect: { monthlyNeeded: 1000, cashNeededByDate: 28_665 },
    within: 0.004,
  },
  {
    name: 'Interest after federal tax: 22% of it, Rev. Proc. 2025-32',
    derivation:
      'Single, 85,000 of pay less 16,100 is 68,900, inside the 22% bracket (50,400 to 105,700). 4% a year is 0.3273740% a month; less 22% is 0.2553517%; 1.002553517^12 is 3.10762% a year.',
    inputs: { income: 85_000, status: 'single', state: 'US', place: 'savings', savingsYield: 4 },
    expect: { yieldAfterTax: 3.10762 },
    within: 0.0001,
  },
  {
    name: 'Treasury bills in Pennsylvania: no state tax (31 USC 3124)',
    derivation:
      'Pennsylvania takes 3.07% of bank interest. 4% after 22% + 3.07%: 0.3273740% x 0.7493 = 0.2453013% a month, 2.98366% a year. Bills at 4% quoted for half years earn 4.04% a year, 0.3305890% a month; less 22% only: 0.2578594%, 3.13858% a year.',
    inputs: { income: 85_000, status: 'single', state: 'PA', place: 'savings', savingsYield: 4, billYield: 4 },
    expect: { yieldAfterTax: 2.98366, billYieldAfterTax: 3.13858 },
    within: 0.0001,
  },
  {
    name: 'Cash to close with every part',
    derivation:
      'By hand at 0%: 25% of 400,000 is 100,000; closing 12,000; prepaid 2,400 + 2 x (4,800 + 2,400)/12 = 3,600; moving 5,000; the payment is 300,000/300 + 600 = 1,600, three months 4,800. Less a gift of 20,000: 105,400.',
    inputs: {
      ...bare,
      price: 400_000,
      ...pct(25),
      propertyTax: 1.2,
      homeInsurance: 2400,
      moving: 5000,
      reserves: 3,
      rate: 0,
      term: 300,
      gift: 20_000,
    },
    expect: { cashNeededToday: 105_400 },
    within: 0.004,
  },
  {
    name: 'Buying sooner against waiting, at 0%: the rent saved less the PMI',
    derivation:
      'By hand: 200,000 at 0% over 200 months, nothing else costs. With 3% down 6,000 is there today: loan 194,000, 970 a month; PMI 1.2% is 194 a month until 156,000 is owed: 38,000 / 970 = 39.2, so 40 payments, 7,760. Waiting for 20% takes (40,000 - 6,000)/1,000 = 34 months of rent at 1,500 = 51,000. Prices stand still, so the difference is 51,000 - 7,760 = 43,240.',
    inputs: {
      ...bare,
      closing: 0,
      price: 200_000,
      ...pct(20),
      savings: 6000,
      monthly: 1000,
      rent: 1500,
      rate: 0,
      term: 200,
      pmiRate: 1.2,
      sooner: 'conventional3',
      horizon: 10,
    },
    expect: {
      monthsToGoal: 34,
      monthsConventional3: 0,
      soonerInsurance: 7760,
      waitingRent: 51_000,
      soonerAhead: 43_240,
    },
    within: 0.01,
  },
]
