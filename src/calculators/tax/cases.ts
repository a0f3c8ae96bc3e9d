import type { Case } from '../kit/definition.ts'
import type { TaxInputs } from './sections.ts'

/** Nobody's pay: for returns that live on something else. */
const noPay = { pay: 0 }

export const cases: readonly Case<TaxInputs>[] = [
  {
    name: '2026: single, 75,000 of pay',
    derivation:
      'Rev. Proc. 2025-32: 75,000 - 16,100 = 58,900 taxable. 12,400 x 10% = 1,240; 38,000 x 12% = 4,560; 8,500 x 22% = 1,870; together 7,670. Payroll 75,000 x 7.65% = 5,737.50. The next 1,000: 220 + 76.50.',
    inputs: { pay: 75_000 },
    expect: {
      taxableIncome: 58_900,
      federalTax: 7670,
      payrollTax: 5737.5,
      nextThousand: 296.5,
      bracketRate: 22,
      marginalRate: 29.65,
    },
    within: 0.005,
  },
  {
    name: '2025: single, 75,000 of pay',
    derivation:
      'Rev. Proc. 2024-40 and P.L. 119-21 s. 70102: 75,000 - 15,750 = 59,250. 11,925 x 10% = 1,192.50; 36,550 x 12% = 4,386; 10,775 x 22% = 2,370.50; together 7,949.',
    inputs: { pay: 75_000 },
    year: 2025,
    expect: { taxableIncome: 59_250, federalTax: 7949 },
    within: 0.005,
  },
  {
    name: '2025 Form 1040 Tax Table: a couple with 25,300 of taxable income',
    derivation:
      'The table taxes the middle of the row 25,300 to 25,350: 23,850 x 10% + 1,475 x 12% = 2,385 + 177 = 2,562. Pay 31,500 + 25,300 = 56,800.',
    inputs: { status: 'joint', pay: 56_800, spousePay: 0, formsRounding: true },
    year: 2025,
    expect: { taxableIncome: 25_300, incomeTax: 2562, federalTax: 2562 },
    within: 0,
  },
  {
    name: '2026: a couple with two children, 120,000 of pay',
    derivation:
      'By hand: 120,000 - 32,200 = 87,800. 24,800 x 10% = 2,480; 63,000 x 12% = 7,560; together 10,040. Child tax credit 2 x 2,200 (P.L. 119-21 s. 70104) leaves 5,640.',
    inputs: { status: 'joint', pay: 120_000, spousePay: 0, children: 2 },
    expect: { incomeTax: 10_040, childCredit: 4400, federalTax: 5640 },
    within: 0.005,
  },
  {
    name: '2026: a long-term gain stands on top of pay',
    derivation:
      'Pay 56,100 - 16,100 = 40,000 ordinary: 1,240 + 27,600 x 12% = 4,552. The gain fills 40,000 to 60,000: 9,450 up to 49,450 at 0%, 10,550 x 15% = 1,582.50. Together 6,134.50.',
    inputs: { pay: 56_100, longTermGain: 20_000 },
    expect: { taxableIncome: 60_000, federalTax: 6134.5 },
    within: 0.005,
  },
  {
    name: '2026: 50,000 of business profit',
    derivation:
      'Schedule SE: 50,000 x 92.35% = 46,175 x 15.3% = 7,064.775, half 3,532.3875. AGI 46,467.61; less 16,100 is 30,367.6125. QBI: 20% of 46,467.6125 is 9,293.52, but at most 20% of 30,367.6125 = 6,073.5225. Taxable 24,294.09: 1,240 + 11,894.09 x 12% = 2,667.2908. Together 9,732.0658.',
    inputs: { ...noPay, selfEmployment: 50_000 },
    expect: {
      selfEmploymentTax: 7064.775,
      agi: 46_467.6125,
      businessDeduction: 6073.5225,
      taxableIncome: 24_294.09,
      federalTax: 9732.0658,
    },
    within: 0.005,
  },
  {
    name: 'IRS Publication 915, example 1: 2,990 of 5,980 in benefits is taxable',
    derivation:
      'Publication 915, worksheet 1, filled-in example 1: pension 18,600, wages 9,400, interest 990, benefits 5,980. 28,990 + 2,990 - 25,000 = 6,980, half is 3,490; half of the benefits, 2,990, is less. The base amounts are fixed in IRC 86.',
    inputs: { age: 68, pay: 9400, privatePension: 18_600, interest: 990, socialSecurity: 5980 },
    expect: { taxableSocialSecurity: 2990, agi: 31_980 },
    within: 0.005,
  },
  {
    name: '2026: 67 years old, Social Security and IRA withdrawals',
    derivation:
      'IRC 86: 30,000 + 12,000 = 42,000; 85% of 8,000 = 6,800, plus 4,500, is 11,300 of 24,000 taxable. AGI 41,300. Standard 16,100 + 2,050, senior 6,000 (P.L. 119-21 s. 70103): taxable 17,150. 1,240 + 4,750 x 12% = 1,810.',
    inputs: { ...noPay, age: 67, socialSecurity: 24_000, iraWithdrawals: 30_000 },
    expect: { taxableSocialSecurity: 11_300, agi: 41_300, taxableIncome: 17_150, federalTax: 1810 },
    within: 0.005,
  },
  {
    name: '2026: head of household, two children, 20,000 of pay',
    derivation:
      'Taxable income 0 (24,150 standard). EITC: between 18,290 and 23,890 it is the most, 7,316 (Rev. Proc. 2025-32). Refundable child credit: 15% of (20,000 - 2,500) = 2,625, under 2 x 1,700. Back: 9,941.',
    inputs: { status: 'head', pay: 20_000, children: 2 },
    expect: { earnedIncomeCredit: 7316, additionalChildCredit: 2625, federalTax: -9941 },
    within: 0.51,
  },
  {
    name: '2026: net investment income tax',
    derivation:
      'Pay 190,000 and qualified dividends 30,000: AGI 220,000. 3.8% x 20,000 = 760 (IRC 1411, not indexed). Ordinary 173,900: 17,966 to 105,700, then 68,200 x 24% = 16,368; 30,000 x 15% = 4,500. Together 38,834 + 760.',
    inputs: { pay: 190_000, ordinaryDividends: 30_000, qualifiedDividends: 30_000 },
    expect: { netInvestmentIncomeTax: 760, incomeTax: 38_834, federalTax: 39_594 },
    within: 0.005,
  },
  {
    name: '2026: a couple at 600,000 loses part of the property tax deduction',
    derivation:
      'P.L. 119-21 s. 70120: 40,400 - 30% x (600,000 - 505,000) = 11,900 of 50,000. With 30,000 of interest: 41,900. Taxable 558,100: 116,896 to 512,450, then 45,650 x 35% = 15,977.50; 132,873.50. Additional Medicare 0.9% x 350,000 = 3,150. Minimum tax: 570,000 - 140,200 = 429,800; 63,570 + 185,300 x 28% = 115,454, less than the regular tax.',
    inputs: {
      status: 'joint',
      pay: 600_000,
      spousePay: 0,
      stateIncomeTaxPaid: 0,
      realEstateTax: 50_000,
      mortgageInterest: 30_000,
    },
    expect: {
      itemizedDeductions: 41_900,
      taxableIncome: 558_100,
      incomeTax: 132_873.5,
      additionalMedicare: 3150,
      federalTax: 136_023.5,
    },
    within: 0.005,
  },
  {
    name: '2025: a couple of 70 with 60,000 of pensions',
    derivation:
      'Standard 31,500 + 2 x 1,600 = 34,700; senior 2 x 6,000 (P.L. 119-21 s. 70103). 60,000 - 46,700 = 13,300 x 10% = 1,330.',
    inputs: { status: 'joint', age: 70, spouseAge: 70, ...noPay, spousePay: 0, privatePension: 60_000 },
    year: 2025,
    expect: { deductions: 46_700, taxableIncome: 13_300, federalTax: 1330 },
    within: 0.005,
  },
  {
    name: '2026: a refund',
    derivation: 'The first return: 7,670 of tax. 9,000 withheld leaves 1,330.',
    inputs: { pay: 75_000, federalWithheld: 9000 },
    expect: { federalRefund: 1330 },
    within: 0.005,
  },
  {
    name: 'Pennsylvania: 3.07% of all pay',
    derivation: '72 P.S. 7302: no deduction and no exemption, so 75,000 x 3.07% = 2,302.50. A 401(k) is not left out.',
    inputs: { pay: 75_000, planDeferrals: 5000, state: 'PA' },
    expect: { stateTax: 2302.5 },
    within: 0.005,
  },
  {
    name: 'North Carolina 2026: 3.99% above 12,750',
    derivation: 'N.C.G.S. 105-153.7 and 105-153.5: (75,000 - 12,750) x 3.99% = 2,483.775.',
    inputs: { pay: 75_000, state: 'NC' },
    expect: { stateTax: 2483.775 },
    within: 0.005,
  },
  {
    name: 'Illinois 2025: 4.95% above the exemption of 2,850',
    derivation: '35 ILCS 5/201 and 5/204, Form IL-1040 (2025): (75,000 - 2,850) x 4.95% = 3,571.425.',
    inputs: { pay: 75_000, state: 'IL' },
    year: 2025,
    expect: { stateTax: 3571.425 },
    within: 0.005,
  },
  {
    name: 'California 2025: 100,000 of pay',
    derivation:
      'Franchise Tax Board 2025 tax rate schedule X on 100,000 - 5,706 = 94,294: 110.79 + 303.70 + 607.52 + 965.40 + 1,214.56 + 21,570 x 9.3% = 5,207.98, less the exemption credit of 153. SDI 1.2% of pay beside 7,650 of federal payroll tax.',
    inputs: { pay: 100_000, state: 'CA' },
    year: 2025,
    expect: { stateTax: 5054.98, payrollTax: 8850 },
    within: 0.005,
  },
  {
    name: 'New York 2025: 100,000 of pay',
    derivation:
      'IT-201 (2025) rate schedule on 100,000 - 8,000 = 92,000: 340 + 144 + 115.50 + 3,671.25 = 4,270.75 to 80,650, then 11,350 x 6% = 681; together 4,951.75. No recapture up to 107,650 of AGI.',
    inputs: { pay: 100_000, state: 'NY' },
    year: 2025,
    expect: { stateTax: 4951.75 },
    within: 0.005,
  },
  {
    name: 'Texas has no income tax',
    derivation: 'Texas Constitution, art. VIII, s. 24-a: no tax on the net income of individuals.',
    inputs: { pay: 75_000, state: 'TX' },
    expect: { stateTax: 0, federalTax: 7670 },
    within: 0,
  },
]
