import type { Case } from '../kit/definition.ts'
import type { NetWorthInputs } from './sections.ts'

type AssetRow = NetWorthInputs['assets'][number]
type DebtRow = NetWorthInputs['debts'][number]
const own = (kind: AssetRow['kind'], value: number, basis: number | null = null): AssetRow => ({
  name: kind,
  kind,
  value,
  owner: 'me',
  liquid: 'usual',
  basis,
})
const owe = (kind: DebtRow['kind'], balance: number, rate: number | null = null): DebtRow => ({
  name: kind,
  kind,
  balance,
  rate,
  owner: 'me',
})

export const cases: readonly Case<NetWorthInputs>[] = [
  {
    name: 'A first balance sheet below zero',
    derivation:
      'By hand: 3,000 + 18,000 + 9,000 = 30,000 owned; 2,400 + 21,000 + 7,500 = 30,900 owed; -900. Liquid: 3,000 less card and student loan 23,400 = -20,400. Ratio 30,900 / 30,000 = 103%. At 2,000 a month of spending 3,000 is 1.5 months.',
    inputs: {
      assets: [own('cash', 3000), own('pretax', 18_000), own('car', 9000)],
      debts: [owe('card', 2400, 22), owe('student', 21_000, 5), owe('car', 7500, 7)],
      spending: 2000,
    },
    expect: {
      netWorth: -900,
      liquidNetWorth: -20_400,
      debtRatio: 103,
      monthsCovered: 1.5,
      yearOfInterest: 528 + 1050 + 525,
    },
    within: 0.000001,
  },
  {
    name: 'A home of 300,000 with 240,000 owed adds 60,000; selling takes 6%',
    derivation: 'By hand: 300,000 - 240,000 = 60,000; 6% of 300,000 is 18,000, so 42,000 would be left.',
    inputs: { assets: [own('home', 300_000)], debts: [owe('mortgage', 240_000, 6)], sellHome: 6 },
    expect: { netWorth: 60_000, homeEquity: 60_000, sellingCosts: 18_000, afterTax: 42_000, debtRatio: 80 },
    within: 0.000001,
  },
  {
    name: 'The tax in a 401(k) as whole returns, Rev. Proc. 2025-32',
    derivation:
      'Single, 2026: 40,000 of other income less 16,100 is 23,900, in the 12% bracket (12,400 to 50,400). 400,000 over 20 years is 20,000 a year, to 43,900: 2,400 a year, 48,000 in all. 400,000 - 48,000 = 352,000.',
    inputs: {
      assets: [own('pretax', 400_000)],
      debts: [],
      otherIncome: 40_000,
      drawYears: 20,
      age: 45,
      status: 'single',
      state: 'US',
      taxWay: 'returns',
    },
    expect: { taxOnPretax: 48_000, afterTax: 352_000, netWorth: 400_000 },
    within: 0.001,
  },
  {
    name: 'Own rates, a gain and a loss',
    derivation:
      'By hand: 22% of 100,000 is 22,000. Gain 50,000 - 20,000 = 30,000, loss 10,000 - 14,000 = -4,000, together 26,000; 15% is 3,900. 160,000 - 25,900 = 134,100.',
    inputs: {
      assets: [own('pretax', 100_000), own('brokerage', 50_000, 20_000), own('brokerage', 10_000, 14_000)],
      debts: [],
      taxWay: 'rates',
      taxRate: 22,
      gainsRate: 15,
    },
    expect: { taxOnPretax: 22_000, taxOnGains: 3900, afterTax: 134_100, liquidAssets: 60_000 },
    within: 0.000001,
  },
  {
    name: 'The middle US household stands in the middle (Federal Reserve Bulletin, October 2023)',
    derivation:
      'The median net worth of all families in 2022 was 192,900, of those headed by somebody of 45 to 54 247,200. Consumer prices rose by 335.123 / 292.655 = 1.145113 from 2022 to May 2026: 192,900 is 220,892.27 and 247,200 is 283,071.90.',
    inputs: { assets: [own('cash', 220_892.27)], debts: [], age: 50 },
    expect: { percentileAll: 50, medianForAge: 283_071.9 },
    within: 0.02,
  },
  {
    name: 'A goal: double in ten years',
    derivation: '(200,000 / 100,000)^(1/10) - 1 = 7.1773463%; 100,000 / 10 = 10,000 a year.',
    inputs: { assets: [own('cash', 100_000)], debts: [], goal: 200_000, goalYears: 10 },
    expect: { goalRate: 7.1773463, goalPerYear: 10_000 },
    within: 0.000001,
  },
  {
    name: 'What if accounts fall by 30% and real estate by 10%',
    derivation: 'By hand: 14,000 + 70% of 100,000 + 90% of 400,000 - 250,000 = 194,000; without it 264,000.',
    inputs: {
      assets: [own('cash', 14_000), own('roth', 100_000), own('home', 400_000)],
      debts: [owe('mortgage', 250_000, 5)],
      investChange: -30,
      homeChange: -10,
    },
    expect: { netWorth: 194_000, netWorthToday: 264_000 },
    within: 0.000001,
  },
]
