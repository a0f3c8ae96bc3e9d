import type { Case } from '../kit/definition.ts'
import type { Child, PlanInputs } from './sections.ts'

/** From November 2026: school begins in August 2034, 93 months away. */
const child: Child = {
  name: 'A',
  born: 2016,
  school: 'publicInState',
  cost: 10_000,
  share: 100,
  saved: 0,
  startAge: 18,
  years: 4,
  scholarship: 0,
  lump: 0,
}
const still = { costGrowth: 0, annualReturn: 0, nearReturn: 0, inflation: 0, raise: 0 }
const one = (changes: Partial<Child> = {}): Pick<PlanInputs, 'children'> => ({ children: [{ ...child, ...changes }] })

export const cases: readonly Case<PlanInputs>[] = [
  {
    name: 'No growth, deposits through graduation',
    derivation:
      'By hand: four bills of 10,000 after 93, 105, 117 and 129 deposits. The last asks for most: 40,000 / 129 = 310.0775 a month. Half the price: 155.0388; three quarters: 232.5581.',
    inputs: { ...one(), ...still, until: 'graduation', monthly: 0 },
    expect: {
      monthlyNeeded: 310.08,
      monthlyForAll: 310.08,
      monthlyForThreeQuarters: 232.56,
      monthlyForHalf: 155.04,
      planned: 40_000,
      coverage: 0,
      lastBill: 203_708,
    },
    within: 0.004,
  },
  {
    name: 'No growth, deposits end when school starts',
    derivation: 'By hand: all four bills from 93 deposits: (40,000 − 4,000 saved) / 93 = 387.0968 a month.',
    inputs: { ...one({ saved: 4000 }), ...still, until: 'start', monthly: 0 },
    expect: { monthlyNeeded: 387.1 },
    within: 0.004,
  },
  {
    name: 'One year of school at 6% a year: closed form of a sinking fund',
    derivation:
      'm = 1.06^(1/12) = 1.004867551; 10,000 (m − 1) / (m^93 − 1) = 48.67551 / 0.570799 = 85.276 a month. With 100 a month: 100 × 0.570799 / 0.004867551 = 11,726.62, of which 10,000 pays the bill and 1,726.62 is left.',
    inputs: { ...one({ years: 1 }), ...still, annualReturn: 6, nearReturn: 6, monthly: 100 },
    expect: { monthlyNeeded: 85.28, coverage: 100, left: 1726.62, deposits: 9300 },
    within: 0.02,
  },
  {
    name: 'The price grows 5% a year until the bill',
    derivation:
      '20,000 × 1.05^(93/12) = 20,000 × 1.459543 = 29,190.86; over 93 months without interest: 313.88 a month.',
    inputs: { ...one({ years: 1, cost: 20_000 }), ...still, costGrowth: 5, monthly: 0 },
    expect: { planned: 29_190.86, monthlyNeeded: 313.88 },
    within: 0.02,
  },
  {
    name: 'Published prices: four years at a public college in the state',
    derivation:
      'College Board, Trends in College Pricing 2025: tuition and fees 11,950, housing and food 13,900, together 25,850 a year; four years 103,400 at today’s prices. 75% is 77,550; the last bill asks for 77,550 / 129 = 601.16.',
    inputs: { ...one({ cost: null, share: 75 }), ...still, counts: 'living', until: 'graduation' },
    expect: { price: 103_400, planned: 77_550, monthlyNeeded: 601.16 },
    within: 0.004,
  },
  {
    name: 'A month is a month: half of what is needed covers half',
    derivation:
      'By hand: one bill of 18,600 after 93 months without interest takes 200 a month. 100 a month is 9,300, half; it is 1,200 a year and never compared with a yearly amount.',
    inputs: { ...one({ years: 1, cost: 18_600 }), ...still, monthly: 100 },
    expect: { monthlyNeeded: 200, coverage: 50, shortfall: 9300, monthlyGap: 100 },
    within: 0.0001,
  },
  {
    name: 'Pennsylvania: 3.07% of the deposits (72 P.S. 7302)',
    derivation: '12 × 1,000 = 12,000 of deposits, below 38,000 for two givers: 12,000 × 0.0307 = 368.40.',
    inputs: { ...one(), ...still, monthly: 1000, state: 'PA', status: 'joint', income: 110_000 },
    expect: { stateSaved: 368.4, stateCounted: 12_000 },
    within: 0.01,
  },
  {
    name: 'Illinois: the limit of a joint return',
    derivation: '12 × 2,000 = 24,000 of deposits; 20,000 counts on a joint return, times 4.95%: 990.',
    inputs: { ...one(), ...still, monthly: 2000, state: 'IL', status: 'joint', income: 110_000 },
    expect: { stateSaved: 990, stateCounted: 20_000 },
    within: 0.01,
  },
  {
    name: 'Indiana: 20% of the deposits, at most 1,500',
    derivation: '12 × 500 = 6,000 of deposits: a credit of 1,200, less than the state’s tax on 110,000.',
    inputs: { ...one(), ...still, monthly: 500, state: 'IN', status: 'joint', income: 110_000 },
    expect: { stateSaved: 1200, stateCounted: 1200 },
    within: 0.01,
  },
  {
    name: 'A large deposit beyond five years of gifts',
    derivation:
      'Two givers, 19,000 each a year: five years are 190,000 (IRC 529(c)(2)(B)). Of 200,000 at once, 10,000 is over.',
    inputs: { ...one({ lump: 200_000 }), monthly: 0, givers: '2' },
    expect: { giftOver: 10_000 },
    within: 0.001,
  },
]
