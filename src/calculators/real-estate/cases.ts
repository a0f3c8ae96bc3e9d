import type { Case } from '../kit/definition.ts'
import type { RealEstateInputs } from './sections.ts'

/** No growth, no inflation, no cost that is not named: what is left can be done by hand. */
const still = {
  propertyTax: { amount: 0, unit: 'usd' },
  closing: { amount: 0, unit: 'usd' },
  insurance: 0,
  vacancy: 0,
  management: 0,
  upkeep: 0,
  reserve: 0,
  rentGrowth: 0,
  costGrowth: 0,
  valueGrowth: 0,
  selling: 0,
  inflation: 0,
  incomeGrowth: 0,
  closingMonth: '2026-01',
} as const
const inCash = { down: { amount: 100, unit: 'pct' } } as const

/**
 * 343,750 with 20% land leaves a building of 275,000: 10,000 of depreciation a year. Bought January 2026, sold December 2028: 9,583.33,
 * 10,000 and 9,583.33. Rent of 12,000 less 8,000 of costs brings 4,000, so the tax losses are 5,583.33, 6,000 and 5,583.33.
 */
const tenThousand = {
  ...still,
  ...inCash,
  price: 343_750,
  landShare: 20,
  monthlyRent: 1000,
  insurance: 8000,
  holdYears: 3,
  status: 'single',
} as const

export const cases: readonly Case<RealEstateInputs>[] = [
  {
    name: '240,000 at 7.5% on a 300,000 duplex: each ratio of the first year',
    derivation:
      'By hand: rent 36,000, 5% empty leaves 34,200. Costs: tax 3,600, insurance 1,500, 8% of 34,200 = 2,736, repairs 5% of 36,000 = 1,800; NOI 24,564. Payment 240,000 at 7.5%/12 over 360 = 1,678.11, a year 20,137.32. Reserve 1,800. Cash flow 2,626.68. Cash in 60,000 + 9,000.',
    inputs: {
      price: 300_000,
      down: { amount: 20, unit: 'pct' },
      rate: 7.5,
      term: 360,
      monthlyRent: 3000,
      propertyTax: { amount: 3600, unit: 'usd' },
      insurance: 1500,
      vacancy: 5,
      management: 8,
      upkeep: 5,
      reserve: 5,
      closing: { amount: 3, unit: 'pct' },
    },
    expect: {
      netOperatingIncome: 24_564,
      capRate: 8.188,
      capRateAfterReserve: 7.588,
      loanPayment: 1678.11,
      yearlyCashFlow: 2626.68,
      monthlyCashFlow: 218.89,
      cashOnCash: (2626.68 / 69_000) * 100,
      debtCoverage: 24_564 / 20_137.32,
      grossRentMultiplier: 300_000 / 36_000,
      rentToPrice: 1,
      costShare: (1 - 24_564 / 36_000) * 100,
      cashNeeded: 69_000,
    },
    within: 0.0001,
  },
  {
    name: 'Bought with cash and sold at the price paid: the return before tax is rent over price',
    derivation: 'Closed form: 12,000 a year on 100,000 and 100,000 back earn 12% whatever the years.',
    inputs: { ...still, ...inCash, price: 100_000, monthlyRent: 1000, holdYears: 7 },
    expect: { beforeTaxReturn: 12, capRate: 12, cashOnCash: 12 },
    within: 1e-7,
  },
  {
    name: 'Largest offer: the annuity formula, where no tax is due',
    derivation:
      'Joint return with no other income: 12,000 of rent less depreciation and the small gain stay under the standard deduction of 32,200 (Rev. Proc. 2025-32). At 10%: 12,000 (1 - 1.1^-3) / 0.1 + 100,000 / 1.1^3 = 29,842.22 + 75,131.48 = 104,973.70.',
    inputs: {
      ...still,
      ...inCash,
      price: 100_000,
      worth: 100_000,
      monthlyRent: 1000,
      holdYears: 3,
      income: 0,
      status: 'joint',
      target: 10,
    },
    expect: { afterTaxReturn: 12, largestOffer: 104_973.7, saleTax: 0 },
    within: 0.06,
  },
  {
    name: 'Publication 946 Table A-6: placed in service in July, 1.667% the first year and 3.636% the next; land never',
    derivation:
      'Table A-6, month 7: 1.667% of the building in year 1, 3.636% in year 2. Price 125,000 with 20% land: a building of 100,000, so 1,667 and 3,636.',
    inputs: { ...still, ...inCash, price: 125_000, landShare: 20, closingMonth: '2026-07', holdYears: 5 },
    expect: { firstDepreciation: 1667, depreciation: 3636 },
    within: 0.5,
  },
  {
    name: 'Income of 90,000: the whole loss counts, at 22%',
    derivation:
      'Single, 90,000 less 16,100 is 73,900, in the 22% bracket of 2026 (50,400 to 105,700). MAGI under 100,000, so the loss of 5,583.33 saves 1,228.33.',
    inputs: { ...tenThousand, income: 90_000 },
    expect: { firstTaxChange: -1228.33, lossWaiting: 0 },
    within: 0.01,
  },
  {
    name: 'Income of 140,000: half the allowance per dollar over 100,000 is gone',
    derivation:
      'IRC 469(i): 25,000 less half of 40,000 leaves 5,000. Year 1 loses 5,583.33: 5,000 counts, at 24% 1,200. Year 2: 6,000 and the 583.33 that waited; 5,000 counts, 1,583.33 waits when the year of the sale begins.',
    inputs: { ...tenThousand, income: 140_000 },
    expect: { firstTaxChange: -1200, lossWaiting: 1583.33 },
    within: 0.01,
  },
  {
    name: 'Income of 150,000: no loss counts until the sale frees all of it',
    derivation:
      'The losses of years 1 and 2, 11,583.33, wait. The sale frees 17,166.67, at 24% 4,120.00 (taxable income stays between 105,700 and 201,775). The gain is the depreciation of 29,166.67: at most 25%, and the 24% bracket is lower, 7,000.00. No gain over cost. Tax 2,880.00.',
    inputs: { ...tenThousand, income: 150_000 },
    expect: {
      firstTaxChange: 0,
      lossWaiting: 11_583.33,
      depreciationTaken: 29_166.67,
      taxableGain: 29_166.67,
      saleTax: 2880,
    },
    within: 0.01,
  },
  {
    name: 'Income of 400,000: depreciation given back at 25%, freed losses at 35%, and the 3.8% tax on the net',
    derivation:
      'Gain 29,166.67 x 25% = 7,291.67. Freed 17,166.67 x 35% = 6,008.33. Net investment income 29,166.67 - 17,166.67 = 12,000 x 3.8% = 456 (MAGI 412,000 is over 200,000). 7,291.67 - 6,008.33 + 456 = 1,739.33.',
    inputs: { ...tenThousand, income: 400_000 },
    expect: { saleTax: 1739.33, lossWaiting: 11_583.33 },
    within: 0.01,
  },
  {
    name: 'Sold for 100,000 more: 24%, 15% and 3.8% side by side',
    derivation:
      'Income 150,000, sold for 443,750. Freed losses 4,120.00 off. Depreciation 29,166.67 at 24% = 7,000. The other 100,000 at 15% = 15,000. MAGI 150,000 - 17,166.67 + 129,166.67 = 262,000, so 62,000 x 3.8% = 2,356. Together 20,236.00.',
    inputs: { ...tenThousand, income: 150_000, worth: 443_750 },
    expect: { saleTax: 20_236, taxableGain: 129_166.67, salePrice: 443_750 },
    within: 0.01,
  },
  {
    name: 'Sold at a cap rate: next year’s NOI over the rate',
    derivation: 'By hand: 24,000 a year growing 2% is 24,000 x 1.02^5 = 26,497.94 in year 6, at 8%: 331,224.24.',
    inputs: {
      ...still,
      ...inCash,
      price: 300_000,
      monthlyRent: 2000,
      rentGrowth: 2,
      exit: 'cap-rate',
      exitCap: 8,
      holdYears: 5,
    },
    expect: { salePrice: 331_224.24 },
    within: 0.005,
  },
  {
    name: '400,000 with a loan, growing rent, costs and a reserve, sold after five years: worked line by line elsewhere',
    derivation:
      'A month-by-month sheet outside this program: payment 1,995.91, owed after 60 months 282,394.53. Building 412,000 x 80% / 330 a month plus each month of reserve over its own 330. Losses 9,338.24, 8,991.25, 8,110.16, 7,192.62 wait at 150,000 of income; 5,723.01 more in the year of the sale: 39,355.28 freed. Sale 400,000 x 1.04^5 = 486,661.16, gain 95,667.28, of it 59,762.24 depreciation: at 22% up to 105,700, then 24%; 35,905.05 at 15%; 3.8% of 6,312.01. Tax 10,523.28. Flows -112,000.00, -2,666.92, -2,028.40, -1,370.72, -693.32, 164,548.09: 6.8903%.',
    inputs: {
      price: 400_000,
      down: { amount: 25, unit: 'pct' },
      rate: 7,
      term: 360,
      monthlyRent: 3000,
      vacancy: 5,
      management: 8,
      upkeep: 8,
      reserve: 5,
      propertyTax: { amount: 4000, unit: 'usd' },
      insurance: 1500,
      closing: { amount: 3, unit: 'pct' },
      landShare: 20,
      rentGrowth: 3,
      costGrowth: 3,
      valueGrowth: 4,
      selling: 6,
      inflation: 0,
      incomeGrowth: 0,
      income: 150_000,
      status: 'single',
      closingMonth: '2026-01',
      holdYears: 5,
    },
    expect: {
      loanAtSale: 282_394.53,
      lossWaiting: 33_632.27,
      taxableGain: 95_667.28,
      depreciationTaken: 59_762.24,
      saleTax: 10_523.28,
      afterTaxReturn: 6.8903,
    },
    within: 0.005,
  },
]
