import type { Case } from '../kit/definition.ts'
import type { EmergencyInputs } from './sections.ts'

const bare = {
  total: 2800,
  earners: 'two',
  pay: 'steady',
  dependents: 0,
  selfEmployed: false,
  specialized: false,
  savings: 0,
  monthly: 0,
  apy: 0,
  level: 'lean',
  healthDeductible: 0,
  autoDeductible: 0,
  homeDeductible: 0,
  benefits: 'none',
  income: 0,
  status: 'single',
  state: 'US',
  inflation: 0,
} as const satisfies Partial<EmergencyInputs>

export const cases: readonly Case<EmergencyInputs>[] = [
  {
    name: 'Three months of 2,800, six of it with one pay and two children, deductibles on top',
    derivation:
      'Our scale by hand: lean 3 + 0.5 + 2 x 0.5 = 4.5 months, extra 4 + 1 + 2 x 0.5 = 6. 4.5 x 2,800 + 1,500 = 14,100; 6 x 2,800 + 1,500 = 18,300; the middle 5.25 x 2,800 + 1,500 = 16,200.',
    inputs: { ...bare, earners: 'one', dependents: 2, healthDeductible: 1500 },
    expect: { leanMonths: 4.5, extraMonths: 6, leanTarget: 14_100, balancedTarget: 16_200, extraTarget: 18_300 },
    within: 0.000001,
  },
  {
    name: 'No interest, no rise of prices: division',
    derivation:
      'By hand: 3 x 2,800 = 8,400; 1,000 saved; 7,400 / 200 = 37 months. First 1,000 today, one month 1,800 / 200 = 9.',
    inputs: { ...bare, savings: 1000, monthly: 200, firstStep: 1000, by: 20 },
    expect: { target: 8400, gap: 7400, monthsToTarget: 37, monthsToFirst: 0, monthsToMonth: 9, monthlyNeeded: 370 },
    within: 0.000001,
  },
  {
    name: 'Interest as fast as prices: closed form',
    derivation:
      'v = 1.03^(1/12) = 1.002466270. S v^n + M (v^n - 1)/(v - 1) = T v^n with S = 2,000, M = 300, T = 10,400: M/(v - 1) = 121,641.2; v^n = 121,641.2 / (2,000 + 121,641.2 - 10,400) = 1.0741767; n = ln 1.0741767 / ln 1.00246627 = 29.05, so month 30. No pay, so no tax.',
    inputs: { ...bare, total: 10_400 / 3, savings: 2000, monthly: 300, apy: 3, inflation: 3 },
    expect: { monthsToTarget: 30, target: 10_400, realYield: 0 },
    within: 0.0001,
  },
  {
    name: 'Interest after federal tax: 22% of it, Rev. Proc. 2025-32',
    derivation:
      'Single, 85,000 of pay less 16,100 is 68,900, inside the 22% bracket (50,400 to 105,700). 4% a year is 0.3273740% a month; less 22% is 0.2553517%; 1.002553517^12 is 3.10762% a year. Prices at 2.5%: 1.0310762 / 1.025 - 1 = 0.59280%.',
    inputs: { ...bare, income: 85_000, apy: 4, inflation: 2.5 },
    expect: { yieldAfterTax: 3.10762, realYield: 0.5928 },
    within: 0.0001,
  },
  {
    name: 'Benefits of New York, as printed by the US Department of Labor',
    derivation:
      'New York pays up to 869 a week for 26 weeks. Half of 52,000 / 52 is 500 a week, 450 after 10%. Lean and balanced, 3 and 3.5 months: 13 and 15 whole weeks, 12 and 14 after the unpaid one: 5,400 and 6,300. A week of essentials is 2,800 x 12 / 52 = 646, more than 450. 8,400 - 5,400 = 3,000; 9,800 - 6,300 = 3,500; extra 11,200.',
    inputs: { ...bare, benefits: 'estimate', state: 'NY', income: 52_000 },
    expect: { weeklyBenefit: 450, leanTarget: 3000, balancedTarget: 3500, extraTarget: 11_200 },
    within: 0.000001,
  },
  {
    name: 'Lines add up, and the total takes their place',
    derivation: 'By hand: 1,000 + 200 + 300 + 100 + 50 + 25 + 75 + 400 + 50 = 2,200.',
    inputs: {
      ...bare,
      total: null,
      housing: 1000,
      utilities: 200,
      food: 300,
      insurance: 100,
      transport: 50,
      debtMinimums: 25,
      medical: 75,
      childcare: 400,
      other: 50,
      savings: 4400,
    },
    expect: { essentials: 2200, leanTarget: 6600, gap: 2200, monthsCovered: 2 },
    within: 0.000001,
  },
]
