import type { Case } from '../kit/definition.ts'
import type { RetirementInputs } from './sections.ts'

/** Turns 65 this year, has never worked for pay, and money neither grows nor loses. */
const still = {
  born: '1961-05',
  retireAge: 65,
  planTo: 85,
  pay: 0,
  saving: 0,
  employer: 0,
  benefit: 0,
  pension: 0,
  expected: 2.5,
  inflation: 2.5,
  raise: 2.5,
  fee: 0,
  rothShare: 0,
  taxableShare: 0,
  status: 'single',
  state: 'US',
} as const

export const cases: readonly Case<RetirementInputs>[] = [
  {
    name: 'Twenty years of 12,000, under the standard deduction',
    derivation:
      '12,000 a year is less than 16,100 + 2,050 of standard deduction (Rev. Proc. 2025-32), so no tax; without real growth 20 × 12,000 = 240,000. 120,000 is half of it.',
    inputs: { ...still, savings: 120_000, spending: 1000 },
    expect: { needed: 240_000, funded: 50, taxes: 0, withdrawal: 1000, runsOut: 75 },
    within: 0.01,
  },
  {
    name: 'Taxes on the withdrawals that leave 48,000',
    derivation:
      'At 65 in 2026, single: 16,100 + 2,050 + 6,000 for seniors = 24,150. w − 1,240 − 12% × (w − 24,150 − 12,400) = 48,000, so w = 44,854 / 0.88 = 50,970.45: 4,247.54 a month, 247.54 of it tax.',
    inputs: { ...still, savings: 1_000_000, spending: 4000 },
    expect: { withdrawal: 4247.54, taxes: 247.54, grossNeed: 4247.54 },
    within: 0.03,
  },
  {
    name: 'From Roth money the same 48,000 is taxed with nothing',
    derivation: 'Qualified distributions are not income (IRC 408A(d)(1)): 4,000 a month.',
    inputs: { ...still, savings: 1_000_000, spending: 4000, rothShare: 100 },
    expect: { withdrawal: 4000, taxes: 0, needed: 960_000 },
    within: 0.01,
  },
  {
    name: 'Saving for twenty years without growth',
    derivation: 'Turns 45 this year: 100,000 + 20 × 12 × 1,000 = 340,000.',
    inputs: {
      ...still,
      born: '1981-05',
      retireAge: 65,
      planTo: 95,
      savings: 100_000,
      saving: 1000,
      pay: 80_000,
      spending: 3000,
    },
    expect: { balanceAt: 340_000 },
    within: 0.01,
  },
  {
    name: 'Growing at 4% above inflation',
    derivation: '1.066 / 1.025 = 1.04; 100,000 × 1.04^20 = 219,112.31.',
    inputs: { ...still, born: '1981-05', savings: 100_000, expected: 6.6, planTo: 95, spending: 3000 },
    expect: { balanceAt: 219_112.31 },
    within: 0.01,
  },
  {
    name: 'A benefit of 2,000 at full retirement age is 1,408 from 62',
    derivation:
      'Born in mid-May 1981: full retirement age 67; June is the first month at 62 throughout (20 CFR 404.311), 59 months early: 36 × 5/9% + 23 × 5/12% = 29.5833% (42 USC 402(q)), 1,408.33, down to the dollar.',
    inputs: { ...still, born: '1981-05', retireAge: 62, planTo: 95, benefit: 2000, savings: 500_000, spending: 3000 },
    expect: { socialSecurity: 1408 },
    within: 0.01,
  },
  {
    name: 'and 2,480 from 70',
    derivation: '36 months late at 8% a year: 124% (42 USC 402(w)).',
    inputs: {
      ...still,
      born: '1981-05',
      retireAge: 67,
      claimAge: 70,
      planTo: 95,
      benefit: 2000,
      savings: 500_000,
      spending: 3000,
    },
    expect: { socialSecurity: 2480 },
    within: 0.01,
  },
]
