import type { Case } from '../kit/definition.ts'
import type { PayInputs } from './sections.ts'

/** 3,000 every two weeks, single, a plain Form W-4, no state. */
const plain = { pay: 3000, unit: 'check', frequency: 'biweekly', status: 'single', state: 'US' } as const
const year = 2026

export const cases: readonly Case<PayInputs>[] = [
  {
    name: 'single, 3,000 every two weeks, nothing else',
    derivation:
      'Worksheet 1A: 3,000 × 26 = 78,000 − 8,600 = 69,400; 5,800 + 22% × (69,400 − 57,900) = 8,330 ÷ 26 = 320.38. Social Security 6.2% = 186.00, Medicare 1.45% = 43.50. 3,000 − 549.88 = 2,450.12. Filed: 78,000 − 16,100 = 61,900: 5,800 + 22% × 11,500 = 8,330, and 26 × 320.38 = 8,329.88 were withheld.',
    inputs: plain,
    year,
    expect: {
      federalTax: 320.38,
      socialSecurity: 186,
      medicare: 43.5,
      netPay: 2450.12,
      takeHomeYear: 63_703.12,
      refund: -0.12,
      // 6.2% and 1.45% of 78,000, and 0.6% of 7,000.
      employerYear: 6009,
    },
    within: 0.005,
  },
  {
    name: 'Step 2(c) box',
    derivation: '78,000 in the second table: 8,983 + 24% × (78,000 − 60,900) = 13,087 ÷ 26 = 503.35.',
    inputs: { ...plain, stepTwoBox: true },
    year,
    expect: { federalTax: 503.35 },
    within: 0.005,
  },
  {
    name: 'Steps 3 and 4 together',
    derivation:
      '78,000 + 2,000 − 5,000 − 8,600 = 66,400; 5,800 + 22% × 8,500 = 7,670 ÷ 26 = 295.00; Step 3: 2,600 ÷ 26 = 100; 195 + 25 = 220.00.',
    inputs: { ...plain, credits: 2600, otherIncome: 2000, itemized: 5000, extra: 25 },
    year,
    expect: { federalTax: 220 },
    within: 0.005,
  },
  {
    name: 'a W-4 from before the steps: single, one allowance',
    derivation: '78,000 − 4,300 = 73,700; 5,800 + 22% × (73,700 − 57,900) = 9,276 ÷ 26 = 356.77.',
    inputs: { ...plain, w4Form: 'older', allowances: 1 },
    year,
    expect: { federalTax: 356.77 },
    within: 0.005,
  },
  {
    name: 'nonresident alien',
    derivation:
      'Table 2, every two weeks: 619.20. 3,619.20 × 26 = 94,099.20 − 8,600 = 85,499.20; 5,800 + 22% × 27,599.20 = 11,871.82 ÷ 26 = 456.61. Social Security stays on 3,000.',
    inputs: { ...plain, nonresident: true },
    year,
    expect: { federalTax: 456.61, socialSecurity: 186 },
    within: 0.005,
  },
  {
    name: 'Pub. 15-T wage bracket: single, weekly, 665 to 675',
    derivation:
      'The printed cell is $38. Midpoint 670: 34,840 − 8,600 = 26,240; 1,240 + 12% × 6,340 = 2,000.80 ÷ 52 = 38.48.',
    inputs: { ...plain, pay: 670, frequency: 'weekly' },
    year,
    expect: { federalTax: 38.48 },
    within: 0.005,
  },
  {
    name: '401(k) and health premiums: three different wages',
    derivation:
      '10% of 3,000 = 300 into the 401(k), 100 of premiums. Federal wages 2,600; Social Security wages 2,900 × 6.2% = 179.80; Medicare 42.05. 2,600 × 26 = 67,600 − 8,600 = 59,000; 5,800 + 22% × 1,100 = 6,042 ÷ 26 = 232.38. 3,000 − 400 − 454.23 = 2,145.77. 100 more into the 401(k): 56,400 is in the 12% bracket, 1,240 + 12% × 36,500 = 5,620 ÷ 26 = 216.15, so 100 − 16.23 = 83.77.',
    inputs: { ...plain, planPercent: 10, premiums: 100 },
    year,
    expect: {
      federalWages: 2600,
      insuranceWages: 2900,
      socialSecurity: 179.8,
      medicare: 42.05,
      federalTax: 232.38,
      netPay: 2145.77,
      planHundred: 83.77,
    },
    within: 0.005,
  },
  {
    name: 'a paycheck that crosses the wage base',
    derivation: '180,000 before leaves 4,500 under 184,500: 6.2% = 279.00. Medicare on all 10,000 = 145.00.',
    inputs: { ...plain, pay: 10_000, frequency: 'monthly', ytdPay: 180_000 },
    year,
    expect: { socialSecurity: 279, medicare: 145, additionalMedicare: 0 },
    within: 0.005,
  },
  {
    name: 'a paycheck that crosses 200,000, married filing jointly',
    derivation:
      '195,000 before: 5,000 of 10,000 is above 200,000, whatever the status: 0.9% = 45.00. No Social Security is left.',
    inputs: { ...plain, status: 'joint', pay: 10_000, frequency: 'monthly', ytdPay: 195_000 },
    year,
    expect: { socialSecurity: 0, additionalMedicare: 45 },
    within: 0.005,
  },
  {
    name: 'a bonus at the flat rate, and one past a million',
    derivation:
      '995,000 of bonuses before: 5,000 at 22% and 5,000 at 37% = 2,950.00. The regular 3,000 keeps its 320.38.',
    inputs: { ...plain, bonus: 10_000, ytdPay: 1_000_000, ytdBonus: 995_000 },
    year,
    expect: { bonusTax: 2950, federalTax: 3270.38 },
    within: 0.005,
  },
  {
    name: 'a bonus added to the paycheck',
    derivation:
      '5,000 × 26 = 130,000 − 8,600 = 121,400; 17,966 + 24% × 8,200 = 19,934 ÷ 26 = 766.69; less 320.38 on the 3,000 alone = 446.31.',
    inputs: { ...plain, bonus: 2000, bonusMethod: 'aggregate' },
    year,
    expect: { bonusTax: 446.31 },
    within: 0.005,
  },
  {
    name: 'Pennsylvania taxes 401(k) money; its flat rate and unemployment fund by hand',
    derivation:
      '500 into the 401(k) leaves 3,000 for Pennsylvania: 3.07% = 92.10; unemployment fund 0.07% = 2.10. Federal wages 2,500: 65,000 − 8,600 = 56,400; 1,240 + 12% × 36,500 = 5,620 ÷ 26 = 216.15.',
    inputs: { ...plain, state: 'PA', planDollars: 500 },
    year,
    expect: { stateTax: 92.1, statePrograms: 2.1, federalTax: 216.15 },
    within: 0.005,
  },
  {
    name: 'hourly with overtime',
    derivation:
      '25 × 40 × 52 ÷ 26 = 2,000, and 10 hours at 37.50 = 375: 2,375. 61,750 − 8,600 = 53,150; 1,240 + 12% × 33,250 = 5,230 ÷ 26 = 201.15. 6.2% = 147.25; 1.45% = 34.44.',
    inputs: { ...plain, pay: 25, unit: 'hour', hours: 40, overtimeHours: 10 },
    year,
    expect: { grossPay: 2375, federalTax: 201.15, socialSecurity: 147.25, medicare: 34.44, netPay: 1992.16 },
    within: 0.005,
  },
  {
    name: 'two offers: 5,000 more in the 12% bracket',
    derivation:
      '52,000 and 57,000 filed single: each dollar more pays 12% and 7.65%, so 5,000 × 80.35% = 4,017.50 more is left, but for cents of rounding on 52 paychecks.',
    inputs: {
      ...plain,
      view: 'offers',
      pay: 52_000,
      unit: 'year',
      pay2: 57_000,
      unit2: 'year',
      frequency2: 'biweekly',
    },
    year,
    expect: { offerAhead: 4017.5 },
    within: 0.3,
  },
]
