import type { Case } from '../kit/definition.ts'
import type { DcaInputs } from './sections.ts'

const plain = { question: 'windfall', fee: 0, inflation: 0, every: '1' } as const

export const cases: readonly Case<DcaInputs>[] = [
  {
    name: '60,000 over 12 months, 7% in the market and 3.75% on cash, ten years',
    derivation:
      'Geometric sum: at once 60,000 x 1.07^10 = 118,029.08. Month k costs a factor q = (1.0375 / 1.07)^(1/12) = 0.9974329110; the mean of 12 powers is (1 - q^12) / (12 (1 - q)) = 0.9860011313, so the parts end at 116,376.81. Cost 1,652.27, / 1.025^10 = 1,290.75 in today’s dollars.',
    inputs: { ...plain, total: 60_000, months: 12, horizon: 120, rate: 7, cashYield: 3.75, inflation: 2.5 },
    expect: {
      lumpEnd: 118_029.08,
      scheduleEnd: 116_376.81,
      costOfWaitingFuture: 1652.27,
      costOfWaiting: 1290.75,
      parts: 12,
      part: 5000,
      averageWait: 5.5,
    },
    within: 0.006,
  },
  {
    name: 'Two halves, half a year’s interest aside: by hand',
    derivation:
      'Parts at month 0 and 3 of a schedule of 6 months. No cash interest, market 8%: 12,000 x 1.08^3 = 15,116.54; 6,000 x 1.08^3 + 6,000 x 1.08^2.75 = 7,558.27 + 7,414.24 = 14,972.51. Cost 144.03.',
    inputs: { ...plain, total: 12_000, months: 6, every: '3', horizon: 36, rate: 8, cashYield: 0 },
    expect: {
      parts: 2,
      part: 6000,
      waitingInterest: 0,
      lumpEnd: 15_116.54,
      scheduleEnd: 14_972.51,
      costOfWaiting: 144.03,
    },
    within: 0.006,
  },
  {
    name: 'Eight parts, three months apart, in two years',
    derivation:
      '3,000 at months 0, 3, … 21, market 8%, cash nothing, five years: 24,000 x 1.08^5 = 35,263.87; the sum of 3,000 x 1.08^(5 - k/4), k = 0 to 7, is 32,999.41. Cost 2,264.46.',
    inputs: { ...plain, total: 24_000, months: 24, every: '3', horizon: 60, rate: 8, cashYield: 0 },
    expect: { parts: 8, part: 3000, averageWait: 10.5, scheduleEnd: 32_999.41, costOfWaiting: 2264.46 },
    within: 0.006,
  },
  {
    name: 'Cash that earns what the market does: waiting is free',
    derivation: 'With m = c every part ends at P/n x 1.05^5, so both ways end at 10,000 x 1.05^5 = 12,762.82.',
    inputs: { ...plain, total: 10_000, months: 24, horizon: 60, rate: 5, cashYield: 5 },
    expect: { lumpEnd: 12_762.82, scheduleEnd: 12_762.82, costOfWaiting: 0 },
    within: 0.006,
  },
  {
    name: 'Cash that earns more than the market: waiting gains',
    derivation:
      '10,000 x 1.03^3 = 10,927.27; six monthly parts at 5% cash: the sum of 10,000/6 x 1.05^(k/12) x 1.03^(3 - k/12), k = 0 to 5, is 10,971.18.',
    inputs: { ...plain, total: 10_000, months: 6, horizon: 36, rate: 3, cashYield: 5 },
    expect: { lumpEnd: 10_927.27, scheduleEnd: 10_971.18, costOfWaiting: -43.91 },
    within: 0.006,
  },
  {
    name: 'Interest on waiting cash: 12 parts of 5,000 at 3.75%',
    derivation: 'The sum of 5,000 (1.0375^(k/12) - 1), k = 0 to 11, is 1,024.40.',
    inputs: { ...plain, total: 60_000, months: 12, horizon: 120, rate: 7, cashYield: 3.75 },
    expect: { waitingInterest: 1024.4 },
    within: 0.006,
  },
  {
    name: '500 a month for 30 years at 5% after inflation, and a year later',
    derivation:
      'Closed form: i = 1.05^(1/12) - 1 = 0.00407412378; 500 (1 + i)((1 + i)^360 - 1) / i = 409,348.92. With 348 deposits 383,988.22; the year costs 25,360.70. Put in 180,000.',
    inputs: {
      question: 'paycheck',
      deposit: 500,
      frequency: 'monthly',
      years: 360,
      rate: 5,
      inflation: 0,
      fee: 0,
    },
    expect: { endToday: 409_348.92, costOfWaiting: 25_360.7, paidInToday: 180_000, growthToday: 229_348.92 },
    within: 0.006,
  },
  {
    name: 'Every two weeks is 26 paychecks: 250 each are 541.67 a month',
    derivation:
      '250 x 26 / 12 = 541.67. Without growth or inflation ten years of them are 65,000, and a year less of them 6,500 less.',
    inputs: {
      question: 'paycheck',
      deposit: 250,
      frequency: 'biweekly',
      years: 120,
      rate: 0,
      inflation: 0,
      fee: 0,
    },
    expect: { monthly: 541.67, endToday: 65_000, paidInToday: 65_000, costOfWaiting: 6500, growthToday: 0 },
    within: 0.006,
  },
]
