import type { Case } from '../kit/definition.ts'
import type { TermInsuranceInputs } from './sections.ts'

const bare = {
  birthDate: '1986-11-01',
  sex: 'male',
  source: 'number',
  savings: 0,
  individual: 0,
  group: 0,
  healthClass: 'other',
  terms: 'usual',
  quoteOne: null,
  quoteReturn: null,
  safeReturn: 2.5,
  inflation: 2.5,
} as const satisfies Partial<TermInsuranceInputs>

export const cases: readonly Case<TermInsuranceInputs>[] = [
  {
    name: 'A need of 600,000 that falls 20,000 a year: three policies of 200,000',
    derivation:
      'By hand: from year 20 on at most 200,000 is needed, from year 10 on 400,000. 10, 20 and 30 years: 2 + 4 + 6 = 12 million dollar-years; 15/20/30 and 10/15/30 have 12.5 million. It is 100,000 or more for 26 years.',
    inputs: { ...bare, amount: 600_000, amountYears: 360, shape: 'falls' },
    expect: {
      gap: 600_000,
      needed: 26,
      oneAmount: 600_000,
      oneYears: 30,
      longAmount: 200_000,
      secondAmount: 200_000,
      secondYears: 20,
      thirdAmount: 200_000,
      thirdYears: 10,
    },
    within: 0.01,
  },
  {
    name: 'Pub. 15-B: $200,000 through work at 45, $100 a year paid by the employee',
    derivation:
      'Pub. 15-B, Group-Term Life Insurance Coverage, example: 0.15 x 150 x 12 = 270, less 100 = 170. Tax at 22% and 7.65%: 50.41.',
    inputs: { ...bare, birthDate: '1981-03-10', group: 200_000, groupPaid: 100, taxRate: 22 },
    expect: { imputed: 170, imputedTax: 50.41 },
    within: 0.006,
  },
  {
    name: 'A printed price: 500,000 for 20 years, a man of 40, best class',
    derivation: 'NoExam.com, January 21, 2020: 36.92 a month; x 240 months = 8,860.80.',
    inputs: { ...bare, amount: 500_000, amountYears: 240, shape: 'level', healthClass: 'best' },
    expect: { nearest: 40, oneMonthly: 36.92, oneTotal: 8860.8, ladderTotal: 8860.8, saved: 0 },
    within: 0.001,
  },
  {
    name: 'Return of premium: 562 and 880 a year for 30 years (prices of Investopedia’s example)',
    derivation:
      '26.50 a month more, 26,400 back after 360 months: 26.5 x ((1 + i)^360 - 1) / i x (1 + i) = 26,400 by bisection elsewhere, (1 + i)^12 - 1 = 6.09473%.',
    inputs: {
      ...bare,
      amount: 250_000,
      amountYears: 360,
      shape: 'level',
      quoteOne: 562 / 12,
      quoteReturn: 880 / 12,
    },
    expect: { oneYears: 30, returnRate: 6.09473, returned: 26_400 },
    within: 0.00001,
  },
  {
    name: 'Income until the youngest is 22, at a return equal to inflation',
    derivation: 'By hand: 18 years x 30,000 + 15,000 = 555,000, less 55,000 saved = 500,000.',
    inputs: {
      ...bare,
      source: 'parts',
      support: 30_000,
      youngest: 4,
      mortgage: 0,
      college: 0,
      final: 15_000,
      until: 'grown',
      savings: 55_000,
    },
    expect: { gap: 500_000 },
    within: 0.01,
  },
]
