import type { Case } from '../kit/definition.ts'
import type { PlanInputs } from './sections.ts'

const young = '1986-05'
/** A plain account: nothing in it, no raises, no fees. */
const plain = { balance: 0, balanceRoth: 0, raise: 0, fee: 0, flatFee: 0, stepUp: 0 } as const

export const cases: readonly Case<PlanInputs>[] = [
  {
    name: 'Notice 2025-67: 24,500, and 11,250 more in the years of turning 60 to 63',
    derivation: 'Born in May 1964, 62 on December 31, 2026: 24,500 + 11,250 = 35,750 (IRC 414(v)(2)(E)).',
    inputs: { born: '1964-05', retireAge: 67 },
    expect: { limit: 35_750, catchUp: 11_250 },
    within: 0.001,
  },
  {
    name: 'Notice 2024-80: at 64 the catch-up is 7,500 again in 2025',
    derivation: 'Born in May 1961, 64 on December 31, 2025: 23,500 + 7,500 = 31,000.',
    inputs: { born: '1961-05', retireAge: 70 },
    year: 2025,
    expect: { limit: 31_000, catchUp: 7500 },
    within: 0.001,
  },
  {
    name: 'Front-loading: 93.75 of match lost with the last paycheck',
    derivation:
      'The plan of a Fox Business example (2016): 75,000 in 24 paychecks of 3,125, half of the first 6%, so 93.75 each and 2,250 a year. 35% is 1,093.75: 22 paychecks make 24,062.50, the 23rd takes the last 437.50 of 24,500 and is still matched in full, the 24th has nothing: 23 × 93.75 = 2,156.25.',
    inputs: { pay: 75_000, perYear: '24', contribute: 35, tiers: [{ rate: 50, width: 6 }], born: young },
    expect: { match: 2156.25, wholeMatch: 2250, missed: 93.75, missedByTiming: 93.75, own: 24_500 },
    within: 0.001,
  },
  {
    name: '25% of 240,000, matched 6% dollar for dollar, without and with a true-up',
    derivation:
      'The plan of a published example (RPG, 2019) at the limit of 2026: 24 paychecks of 10,000. Nine of 2,500 and one of 2,000 make 24,500; ten of them are matched with 600: 6,000 of 14,400.',
    inputs: { pay: 240_000, perYear: '24', contribute: 25, tiers: [{ rate: 100, width: 6 }], born: young },
    expect: { match: 6000, wholeMatch: 14_400, missedByTiming: 8400 },
    within: 0.001,
  },
  {
    name: 'The same with a true-up loses nothing',
    derivation: '6% of 240,000 is 14,400: 6,000 with the paychecks and 8,400 after year-end.',
    inputs: {
      pay: 240_000,
      perYear: '24',
      contribute: 25,
      tiers: [{ rate: 100, width: 6 }],
      trueUp: 'yes',
      born: young,
    },
    expect: { match: 14_400, missed: 0, missedByTiming: 0 },
    within: 0.001,
  },
  {
    name: 'Safe harbor match: 100% of 3% and 50% of the next 2%',
    derivation: '96,000: 2,880 + half of 1,920 is 3,840 for 5%; at 4% it is 2,880 + 480 = 3,360.',
    inputs: {
      pay: 96_000,
      perYear: '24',
      contribute: 4,
      tiers: [
        { rate: 100, width: 3 },
        { rate: 50, width: 2 },
      ],
      born: young,
    },
    expect: { match: 3360, wholeMatch: 3840, missed: 480, fullMatchShare: 5 },
    within: 0.001,
  },
  {
    name: 'One more percent at 75,000: 22% comes back as pre-tax, nothing as Roth',
    derivation:
      '75,000 less 16,100 and 4,500 is 54,400, in the 22% bracket from 50,400 (Rev. Proc. 2025-32). 750 more saves 165 and costs 585, over 26 paychecks 22.50. As Roth it costs 750 / 26 = 28.85. Social Security and Medicare stay.',
    inputs: { pay: 75_000, contribute: 6, born: young, status: 'single', state: 'US' },
    expect: { percentCost: 22.5, percentCostRoth: 28.85 },
    within: 0.006,
  },
  {
    name: 'Catch-up over 150,000 of wages: pre-tax stops at 24,500',
    derivation:
      '16% of 200,000 is 32,000, under 24,500 + 8,000. Wages of last year were over 150,000 (Notice 2025-67; IRC 414(v)(7)): 24,500 pre-tax and 7,500 Roth.',
    inputs: { pay: 200_000, contribute: 16, born: '1970-05', wagesBefore: 180_000 },
    expect: { own: 32_000, ownRoth: 7500 },
    within: 0.06,
  },
  {
    name: 'A plan without Roth money takes no catch-up from somebody over the line',
    derivation: '26 CFR 1.414(v)-2: 24,500 and nothing more, whatever is elected.',
    inputs: { pay: 200_000, contribute: 16, born: '1970-05', wagesBefore: 180_000, hasRoth: false },
    expect: { own: 24_500, limit: 24_500, catchUp: 0 },
    within: 0.001,
  },
  {
    name: 'Two plans in one year share 402(g)',
    derivation:
      '24,500 less 12,000 elsewhere and 5,000 here leaves 7,500. Ten paychecks of 2,884.62 are 28,846.15: 7,500 is 26% of them.',
    inputs: {
      pay: 75_000,
      born: young,
      left: 10,
      paySoFar: 20_000,
      preTaxSoFar: 5000,
      rothSoFar: 0,
      elsewhere: 12_000,
    },
    expect: { room: 7500, maxShare: 26 },
    within: 0.001,
  },
  {
    name: 'Room for after-tax money under 415(c)',
    derivation: '72,000 − 24,500 − 9,000 of match (half of 6% of 300,000) = 38,500.',
    inputs: { pay: 300_000, contribute: 9, trueUp: 'yes', born: young, tiers: [{ rate: 50, width: 6 }] },
    expect: { own: 24_500, match: 9000, afterTaxRoom: 38_500 },
    within: 0.001,
  },
  {
    name: 'Pay over the compensation limit is not matched',
    derivation: '6% of 360,000 (401(a)(17), Notice 2025-67), half of it: 10,800, not 15,000.',
    inputs: { pay: 500_000, contribute: 9, trueUp: 'yes', born: young, tiers: [{ rate: 50, width: 6 }] },
    expect: { wholeMatch: 10_800, match: 10_800 },
    within: 0.001,
  },
  {
    name: 'IRS example: a second loan of at most 22,000',
    derivation:
      'IRS, retirement plan loans: 80,000 vested, 27,000 borrowed eight months ago, 18,000 still owed. 50,000 − (27,000 − 18,000) = 41,000; half of 80,000 is 40,000; 40,000 − 18,000 = 22,000.',
    inputs: { balance: 80_000, owed: 18_000, highest: 27_000, vesting: 'immediate' },
    expect: { loanMost: 22_000 },
    within: 0.001,
  },
  {
    name: 'IRS example: half of 120,000 is over 50,000',
    derivation: 'IRS, Retirement Topics, Loans: the lesser of 60,000 and 50,000.',
    inputs: { balance: 120_000, owed: 0, highest: 0, vesting: 'immediate' },
    expect: { loanMost: 50_000 },
    within: 0.001,
  },
  {
    name: 'Graded vesting after three years and a half',
    derivation:
      '20% a year from year 2 to 6 (IRC 411(a)(2)(B)(iii)): 40% after 3 whole years, so 6,000 of 10,000 stays.',
    inputs: { vesting: 'graded', serviceYears: 3.5, employerMoney: 10_000, balance: 60_000 },
    expect: { vestedShare: 40, unvested: 6000 },
    within: 0.001,
  },
  {
    name: '403(b) after 15 years',
    derivation: 'The least of 3,000, 15,000 − 0 and 5,000 × 16 − 70,000 = 10,000 (IRC 402(g)(7)): 24,500 + 3,000.',
    inputs: { kind: '403b', serviceYears: 16, deferredBefore: 70_000, usedBefore: 0, born: young },
    expect: { limit: 27_500 },
    within: 0.001,
  },
  {
    name: '457(b) in the final three years: twice the limit, in place of the catch-up',
    derivation:
      '24,500 unused and more doubles 24,500 to 49,000 (IRC 457(b)(3)); the 8,000 for age is less and not added.',
    inputs: { kind: '457b-government', unusedBefore: 30_000, born: '1966-05', retireAge: 67 },
    expect: { limit: 49_000, catchUp: 0 },
    within: 0.001,
  },
  {
    name: 'Ten years of 200 a paycheck at 7%',
    derivation:
      '10% of 52,000 in 26 paychecks. 200 × (1.07^10 − 1) ÷ (1.07^(1/26) − 1) = 200 × 0.9671514 ÷ 0.0026056445 = 74,235.10; ÷ 1.02^10 in today’s dollars.',
    inputs: {
      ...plain,
      pay: 52_000,
      contribute: 10,
      tiers: [],
      born: '1986-05',
      retireAge: 50,
      annualReturn: 7,
      inflation: 2,
    },
    expect: { balance: 74_235.1, balanceToday: 74_235.1 / 1.02 ** 10, feeDrag: 0 },
    within: 0.5,
  },
]
