import type { Case } from '../kit/definition.ts'
import type { DrawdownInputs } from './sections.ts'

const plain = { savings: 1_000_000, years: 30, stockShare: 60, fee: 0.2, rule: 'constant', tolerance: '0' } as const

export const cases: readonly Case<DrawdownInputs>[] = [
  {
    name: 'The worst January since 1871 sets the amount: 60% stocks, 0.2% fee, 30 years',
    derivation:
      'A constant amount lasts exactly if it is savings ÷ Σ 1 ÷ (growth of a dollar to the start of each year). A plain program over the printed real indexes times CPI gives 3.64143% for 1966, 3.73839% for 1965 and 3.87583% for 1968, the lowest of 126.',
    inputs: { ...plain },
    expect: { first: 36_414.32, monthly: 3034.53, rate: 3.64143, starts: 126, failed: 0, incomplete: 29, leastLeft: 0 },
    within: 1,
  },
  {
    name: 'The same with 1 in 20 allowed to fail: the seventh worst start sets the amount',
    derivation:
      'Of 126 starts 5% are 6. The seventh lowest rate by the same closed form is 4.116444%, of January 1906: 41,164.44.',
    inputs: { ...plain, tolerance: '5' },
    expect: { first: 41_164.44, failed: 6 },
    within: 0.1,
  },
  {
    name: 'Taxes are paid out of what is taken: the amount itself is the same',
    derivation:
      'Tax is figured on each year’s withdrawal after it is taken, so the closed form of the first case stands.',
    inputs: { ...plain, taxes: true },
    expect: { first: 36_414.32, failed: 0 },
    within: 1,
  },
  {
    name: 'Forty years, 75% stocks, 0.5% fee',
    derivation: 'By the same closed form the lowest of 116 starts is 3.3064143% (1966).',
    inputs: { ...plain, years: 40, stockShare: 75, fee: 0.5 },
    expect: { first: 33_064.14, starts: 116 },
    within: 0.1,
  },
  {
    name: 'Stocks only for 20 years: 1929 is the worst',
    derivation: 'By the same closed form 4.4512132% for 1929, then 1969, 1966 and 2000; 136 starts.',
    inputs: { ...plain, years: 20, stockShare: 100, fee: 0 },
    expect: { first: 44_512.13, starts: 136 },
    within: 0.1,
  },
  {
    name: 'A published run: 4% of 75% stocks with 0.18% fees fails four starts',
    derivation:
      'cFIREsim answers 96.64% for 30 years on data to 2018 (boknows/cFIREsim-open issue 74): 115 of its 119 starts, 1871 to 1989. The starts of 1990 to 1996 lasted too, so four of 126 fail. A plain program of our own finds the same four.',
    inputs: { ...plain, stockShare: 75, fee: 0.18, ownAmount: 40_000 },
    expect: { first: 40_000, failed: 4, starts: 126 },
    within: 0,
  },
  {
    name: '5% of 60% stocks: a plain program in dollars of the time counts the failures',
    derivation:
      'A program of its own, keeping nominal dollars and the price level by name, runs out in 34 of 126 starts.',
    inputs: { ...plain, ownAmount: 50_000 },
    expect: { failed: 34, lowestSpending: 0 },
    within: 0,
  },
  {
    name: 'VPW: the first share is 5.412% and the last leaves nothing',
    derivation:
      'Real return 0.6 x 5% + 0.4 x 1.9% = 3.76%; 1 ÷ Σ 1.0376^-k for k = 0 to 29 = 5.4121843%. The plain program’s lowest year of any start is 21,586.30 and every start ends at 0.',
    inputs: { ...plain, rule: 'vpw' },
    expect: { first: 54_121.84, lowestSpending: 21_586.3, mostLeft: 0 },
    within: 0.02,
  },
  {
    name: 'Guyton-Klinger at 5%: deepest cut, failures and medians of all starts',
    derivation:
      'The plain program: lowest year 17,670.08, a cut of 64.65983%; 17 starts fall more than half below the first year; medians 964,668.76 left and 49,045.39 a year.',
    inputs: { ...plain, rule: 'guyton', ownAmount: 50_000 },
    expect: {
      lowestSpending: 17_670.08,
      deepestCut: 64.65983,
      failed: 17,
      typicalLeft: 964_668.76,
      typicalSpending: 49_045.39,
    },
    within: 2,
  },
  {
    name: 'Social Security in five years, a pension that doesn’t rise and a roof: 60,000 a year',
    derivation:
      '24,000 a year from year 5, 12,000 of the time from the start, 30,000 out in year 3; no start runs out. The plain program in dollars of the time leaves 114,009.63 after the worst and a median of 1,547,878.00.',
    inputs: {
      ...plain,
      ownAmount: 60_000,
      incomes: [
        { name: '', kind: 'benefits', amount: 24_000, from: 5, lasts: null, rises: true },
        { name: '', kind: 'pension', amount: 12_000, from: 0, lasts: null, rises: false },
      ],
      expenses: [{ name: '', amount: 30_000, from: 3 }],
      discount: 2,
      inflation: 2.5,
    },
    expect: { first: 60_000, failed: 0, leastLeft: 114_009.63, typicalLeft: 1_547_878 },
    within: 1,
  },
]
