import type { Case } from '../kit/definition.ts'
import type { TraditionalInputs } from './sections.ts'

const young = '1986-05'
/** Nothing grows and nothing is taxed beside it, so that amounts can be followed by hand. */
const still = { annualReturn: 0, inflation: 0, dividendYield: 0 }

export const cases: readonly Case<TraditionalInputs>[] = [
  {
    name: 'Single with a plan at work, 75,000 in 2026: all of 7,000',
    derivation:
      'MAGI 75,000 is under 81,000 (Notice 2025-67): no reduction. 75,000 less 16,100 is 58,900 taxable, in 22% from 50,400 (Rev. Proc. 2025-32): 7,000 x 22% = 1,540.',
    inputs: { born: young, income: 75_000, contribution: 7000 },
    expect: { deduction: 7000, nondeductible: 0, taxSaved: 1540, limit: 7500, room: 500, magi: 75_000 },
    within: 0.001,
  },
  {
    name: 'Worksheet 1-2 of Publication 590-A: single, 85,000 in 2026',
    derivation: '91,000 − 85,000 = 6,000; × 7,500 ÷ 10,000 = 4,500. Of 7,000 put in 4,500 is deducted, 2,500 is not.',
    inputs: { born: young, income: 85_000, contribution: 7000 },
    expect: { deduction: 4500, nondeductible: 2500, deductibleMost: 4500, basisLeft: 2500 },
    within: 0.001,
  },
  {
    name: 'Publication 590-A, Worksheet 1-2 example 1 with 2026 figures: the covered spouse of a couple',
    derivation:
      'Joint, pay of 69,000 and 51,500 and 9,000 of interest: MAGI 129,500. 149,000 − 129,500 = 19,500; × 37.5% = 7,312.50, rounded up to 7,320; 180 of 7,500 is not deducted.',
    inputs: {
      born: young,
      status: 'joint',
      income: 69_000,
      spouseIncome: 51_500,
      otherIncome: 9000,
      covered: 'yes',
      spouseCovered: 'no',
      contribution: 7500,
    },
    expect: { deduction: 7320, nondeductible: 180, magi: 129_500 },
    within: 0.001,
  },
  {
    name: 'Publication 590-A, Worksheet 1-2 example 2 with 2026 figures: the uncovered spouse without pay',
    derivation:
      'Joint, 45,500 of the covered spouse’s pay and 199,000 of interest: MAGI 244,500. 252,000 − 244,500 = 7,500; × 75% = 5,625, rounded up to 5,630. Compensation left: 45,500 − 7,500.',
    inputs: {
      born: young,
      status: 'joint',
      income: 0,
      spouseIncome: 45_500,
      covered: 'no',
      spouseCovered: 'yes',
      spousePuts: 7500,
      otherIncome: 199_000,
      contribution: 7500,
    },
    expect: { deduction: 5630, nondeductible: 1870, limit: 7500, magi: 244_500 },
    within: 0.001,
  },
  {
    name: 'At least 200 inside the range',
    derivation: '91,000 − 90,900 = 100; × 75% = 75, raised to 200.',
    inputs: { born: young, income: 90_900, contribution: 7500 },
    expect: { deduction: 200, nondeductible: 7300 },
    within: 0.001,
  },
  {
    name: 'Separate and living together: half of the range up to 10,000',
    derivation:
      'MAGI 5,000 of 0 to 10,000: 7,500 × 0.5 = 3,750 is the reduced limit; pay of 5,000 holds the contribution to 5,000.',
    inputs: { born: young, status: 'separate', lived: true, income: 5000, contribution: 5000 },
    expect: { deduction: 3750, limit: 5000 },
    within: 0.001,
  },
  {
    name: 'Rose Green (Publication 590-B, Worksheet 1-1) with 2026 figures',
    derivation:
      'Basis 300, 2,000 put in, 5,000 converted, 20,000 on December 31: 2,300 ÷ 25,000 = 0.092; 460 tax-free, 4,540 taxed. Pay 84,460 + 4,540 = 89,000: 2,000 × 75% = 1,500 deducted; 300 + 500 − 460 = 340 carried forward.',
    inputs: {
      born: young,
      income: 84_460,
      contribution: 2000,
      balance: 23_000,
      basis: 300,
      convert: 5000,
      yearEnd: 20_000,
    },
    expect: { deduction: 1500, nondeductible: 500, taxFree: 460, taxable: 4540, basisLeft: 340, magi: 89_000 },
    within: 0.001,
  },
  {
    name: '20,000 out at 40 without a reason',
    derivation:
      'At 60,000 of pay 43,900 is taxable; the withdrawal adds 6,500 at 12% and 13,500 at 22%: 780 + 2,970 = 3,750; 10% of 20,000 is 2,000.',
    inputs: { born: young, income: 60_000, contribution: 0, balance: 50_000, takeOut: 20_000 },
    expect: { outTax: 5750, additionalTax: 2000, taxable: 20_000, taxFree: 0 },
    within: 0.001,
  },
  {
    name: '500 over the limit',
    derivation: '8,000 − 7,500 = 500; 6% of it is 30 a year (IRC 4973(a)).',
    inputs: { born: young, income: 75_000, contribution: 8000 },
    expect: { excess: 500, excise: 30, deduction: 7500, room: 0 },
    within: 0.001,
  },
  {
    name: 'RMD at 75: 100,000 ÷ 24.6, and with a spouse of 64 ÷ 25.3 (Publication 590-B)',
    derivation: 'Born in 1951, 75 in 2026; spouse born in 1962. 100,000 ÷ 25.3 = 3,952.57.',
    inputs: {
      born: '1951-05',
      status: 'joint',
      spouseBorn: '1962-05',
      income: 0,
      contribution: 0,
      balance: 120_000,
      lastYearEnd: 100_000,
    },
    expect: { required: 3952.57 },
    within: 0.006,
  },
  {
    name: 'The same rate now and later, nothing grows: Roth and traditional are the same',
    derivation:
      '7,000 in, 1,540 saved and kept: 7,000 × (1 − 22%) + 1,540 = 7,000, as in a Roth IRA. The break-even is 22%.',
    inputs: { born: young, income: 75_000, contribution: 7000, keepUp: 'once', laterRate: 22, ...still },
    expect: { worth: 7000, rothWorth: 7000, traditionalAhead: 0, evenAt: 22, taxableWorth: 7000 },
    within: 0.001,
  },
  {
    name: 'One contribution at 7% for 27 years, 15% tax later',
    derivation:
      'Age 40 to 67. g = 1.07^27 = 6.2138676; 7,000 g = 43,497.07, less 15% = 36,972.51. Side: 1,540 at 7% − 1.5% × 15% = 6.775% a year: 1,540 × 5.8696 = value V; basis B grows by 1.5% × 85% of V each year. Worked in an independent program: V = 9,040.64, B = 2,951.56, after 15% of the gain 8,127.28.',
    inputs: { born: young, income: 75_000, contribution: 7000, keepUp: 'once', inflation: 0 },
    expect: { worth: 45_099.79, rothWorth: 43_497.07 },
    within: 0.02,
  },
]
