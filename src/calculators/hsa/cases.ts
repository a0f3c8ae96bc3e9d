import type { Case } from '../kit/definition.ts'
import type { HsaInputs } from './sections.ts'

const none = {
  january: 'none',
  february: 'none',
  march: 'none',
  april: 'none',
  may: 'none',
  june: 'none',
  july: 'none',
  august: 'none',
  september: 'none',
  october: 'none',
  november: 'none',
  december: 'none',
} as const
const young = '1986-05'

export const cases: readonly Case<HsaInputs>[] = [
  {
    name: 'Rev. Proc. 2025-19: 4,400 alone and 8,750 for a family in 2026',
    derivation: 'The published limit of 2026 for family cover is 8,750; the employer’s 500 leaves 8,250.',
    inputs: { coverage: 'family', born: young, yours: 0, employer: 500 },
    expect: { limit: 8750, room: 8250, excess: 0, taxSaved: 0 },
    within: 0.001,
  },
  {
    name: 'Rev. Proc. 2024-25: 4,300 alone in 2025, with 1,000 more in the year of turning 55',
    derivation: 'Self-only limit of 2025 is 4,300; born in December 1970, 55 by the end of 2025: 5,300.',
    inputs: { coverage: 'self', born: '1970-12', yours: 0, employer: 0 },
    year: 2025,
    expect: { limit: 5300, catchUp: 1000 },
    within: 0.001,
  },
  {
    name: '1,000 through payroll at 80,000: 22% and 7.65%',
    derivation:
      '80,000 less 16,100 is 63,900, in the 22% bracket from 50,400 (Rev. Proc. 2025-32): 220 of income tax, 62 of Social Security and 14.50 of Medicare, 296.50. Direct: 220.',
    inputs: { coverage: 'self', born: young, yours: 1000, employer: 0, income: 80_000, status: 'single', state: 'US' },
    expect: { taxSaved: 296.5, federalSaved: 220, payrollSaved: 76.5, savedDirect: 220 },
    within: 0.001,
  },
  {
    name: 'Above the wage base only Medicare is saved',
    derivation:
      'Pay of 190,000 is above 184,500 (2026): 1.45% of 1,000 is 14.50. 190,000 less 16,100 is 173,900, in the 24% bracket: 240.',
    inputs: { coverage: 'self', born: young, yours: 1000, employer: 0, income: 190_000, status: 'single', state: 'US' },
    expect: { payrollSaved: 14.5, federalSaved: 240 },
    within: 0.001,
  },
  {
    name: 'Last-month rule: family cover from December 1',
    derivation:
      'By month 8,750 / 12 = 729.17; by the rule 8,750. Of 8,750 put in, 8,020.83 rests on it. If cover ends too early, at 80,000 single it is taxed at 22% (63,900 to 71,920.83, below 105,700): 1,764.58, and 10%: 802.08, together 2,566.67. Method of Publication 969, last-month rule.',
    inputs: {
      ...none,
      coverage: 'months',
      december: 'family',
      born: young,
      yours: 8750,
      employer: 0,
      income: 80_000,
      status: 'single',
      state: 'US',
    },
    expect: { limit: 8750, limitByMonth: 729.17, atRisk: 8020.83, failCost: 2566.67, excess: 0 },
    within: 0.006,
  },
  {
    name: 'Medicare looks back six months',
    derivation:
      'Born May 1958, applied December 2026: covered by Medicare from June 2026. January to May: 5 × (4,400 + 1,000) / 12 = 2,250. Of 3,000 + 500 put in, 1,250 is over; 6% of it is 75.',
    inputs: {
      coverage: 'self',
      born: '1958-05',
      medicare: 'yes',
      applied: '2026-12',
      yours: 3000,
      employer: 500,
    },
    expect: { limit: 2250, excess: 1250, excise: 75, counted: 1750 },
    within: 0.001,
  },
  {
    name: 'California saves no state tax and taxes the employer’s money',
    derivation:
      'Single, 80,000, no deduction in California: the state saves 0; federal 22% of 1,000 is 220 and payroll 76.50.',
    inputs: {
      coverage: 'self',
      born: young,
      yours: 1000,
      employer: 500,
      income: 80_000,
      status: 'single',
      state: 'CA',
    },
    expect: { stateSaved: 0, federalSaved: 220, payrollSaved: 76.5 },
    within: 0.001,
  },
  {
    name: 'Pennsylvania: 3.07% of the deposit',
    derivation: '72 P.S. 7302: 3.07% of 1,000 is 30.70, beside 220 of federal tax; direct, so no payroll tax.',
    inputs: {
      coverage: 'self',
      born: young,
      yours: 1000,
      employer: 0,
      how: 'direct',
      income: 80_000,
      status: 'single',
      state: 'PA',
    },
    expect: { stateSaved: 30.7, taxSaved: 250.7 },
    within: 0.001,
  },
  {
    name: 'Keeping receipts for two years without growth',
    derivation:
      'By hand: 1,000 today and 2,400 a year for two years is 5,800; bills of 600 a year make 1,200 of receipts. All taken out before 65 at 12% and 20%: 1,200 + 4,600 × 0.68 = 4,328. Spending leaves 4,600 in the account, worth 3,128, and 1,200 outside: 4,328.',
    inputs: {
      coverage: 'self',
      born: young,
      yours: 2400,
      employer: 0,
      balance: 1000,
      bills: 600,
      billGrowth: 0,
      annualReturn: 0,
      fee: 0,
      inflation: 0,
      laterTax: 12,
      years: 2,
    },
    expect: { keepBalance: 5800, receipts: 1200, spendBalance: 4600, keepWorth: 4328, spendWorth: 4328 },
    within: 0.001,
  },
]
