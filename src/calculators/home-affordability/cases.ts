import type { Case } from '../kit/definition.ts'
import type { AffordInputs } from './sections.ts'

/** 10,000 a month before tax, 500 of debts, 6% over 30 years, 1.2% tax and 0.6% insurance a year, no upkeep. */
const plain = {
  income: 120_000,
  debts: 500,
  rate: 6,
  term: 360,
  downKind: 'share',
  downShare: 20,
  propertyTax: 1.2,
  insurance: 0.6,
  hoa: 0,
  upkeep: 0,
  limits: 'guide',
} as const

export const cases: readonly Case<AffordInputs>[] = [
  {
    name: '28/36: housing is the tighter half',
    derivation:
      'Closed form. Room is the smaller of 28% x 10,000 = 2,800 and 36% x 10,000 - 500 = 3,100. Each dollar of price costs 0.8 x 0.00599551 (level payment at 0.5% over 360) + 0.018 / 12 = 0.00629640 a month; 2,800 / 0.00629640 = 444,698.26.',
    inputs: { ...plain, limits: 'own', ownFront: 28, ownBack: 36 },
    expect: { lenderPrice: 444_698.26, classicPrice: 444_698.26 },
    within: 0.01,
  },
  {
    name: '28/36 with 10% down: PMI of 0.7% is inside the solution',
    derivation:
      'Closed form: 2,800 / (0.9 x 0.00599551 + 0.9 x 0.007 / 12 + 0.0015) = 377,309.94. Leaving the PMI out would give 406,052, far above the ratio.',
    inputs: { ...plain, downShare: 10, pmiRate: 0.7, limits: 'own', ownFront: 28, ownBack: 36 },
    expect: { lenderPrice: 377_309.94 },
    within: 0.01,
  },
  {
    name: 'Fannie Mae’s guideline of 36%, with none on housing alone',
    derivation: 'Closed form: (36% x 10,000 - 500) / 0.00629640 = 492,344.50 (Selling Guide B3-6-02).',
    inputs: plain,
    expect: { lenderPrice: 492_344.5 },
    within: 0.01,
  },
  {
    name: 'Fannie Mae’s 50% with automated approval',
    derivation: 'Closed form: (50% x 10,000 - 500) / 0.00629640 = 714,693.63; no limit on housing alone.',
    inputs: { ...plain, limits: 'most' },
    expect: { lenderPrice: 714_693.63 },
    within: 0.01,
  },
  {
    name: 'FHA 31/43 with 3.5% down and both premiums',
    derivation:
      'Closed form: room 3,100. The loan is 0.965 x 1.0175 of the price; the average balance of the first year is 0.99443243 of it, its premium x 0.55% / 1.0175 / 12 = 0.00043983 of the price. 3,100 / (0.98188750 x 0.00599551 + 0.00043983 + 0.0015) = 396,078.02. HUD rounds the premium to cents, worth less than a dollar of price.',
    inputs: { ...plain, program: 'fha', downShare: 3.5 },
    expect: { lenderPrice: 396_078.02 },
    within: 1.5,
  },
  {
    name: 'VA by its 41% guide, nothing down, first use',
    derivation:
      'Closed form: 41% x 10,000 - 500 = 3,600; the loan is 1.0215 of the price (38 USC 3729). 3,600 / (1.0215 x 0.00599551 + 0.0015) = 472,167.77.',
    inputs: { ...plain, program: 'va', downShare: 0 },
    expect: { lenderPrice: 472_167.77 },
    within: 0.01,
  },
  {
    name: 'USDA 29/41, nothing down',
    derivation:
      'Closed form: room 2,900; loan 1 / 0.99 of the price (7 CFR 3555.107), yearly fee 0.35% of the average balance 0.99443243. 2,900 / (0.00599551 / 0.99 + 0.99443243 x 0.0035 / 12 / 0.99 + 0.0015) = 369,472.01.',
    inputs: { ...plain, program: 'usda', downShare: 0 },
    expect: { lenderPrice: 369_472.01 },
    within: 0.01,
  },
  {
    name: 'VA residual income of a family of four in the South, 38 CFR 36.4340(e)',
    derivation:
      'The table printed in the regulation, loans of 80,000 and above: South, four people, 1,003 a month. At the 41% guide nothing is added.',
    inputs: {
      ...plain,
      program: 'va',
      downShare: 0,
      status: 'joint',
      children: 2,
      state: 'TX',
      savings: 10_000_000,
      spending: 0,
      saving: 0,
    },
    expect: { residualRequired: 1003 },
    within: 0,
  },
  {
    name: 'Take-home pay of 60,000, single, 2026',
    derivation:
      'By hand: 60,000 less the standard deduction of 16,100 is 43,900; 10% to 12,400 (1,240) and 12% of 31,500 (3,780) make 5,020 (Rev. Proc. 2025-32). Social Security and Medicare 7.65% = 4,590. 50,390 / 12 = 4,199.17.',
    inputs: { income: 60_000, retirement: 0, benefits: 0, state: 'US', status: 'single' },
    year: 2026,
    expect: { takeHome: 4199.17 },
    within: 0.004,
  },
  {
    name: 'Own budget at 0% interest',
    derivation:
      'By hand: 4,199.17 of take-home less 1,000 of spending is 3,199.1667; each dollar of price costs 0.8 / 360 + 0.018 / 12 + 0.01 / 12 = 0.00455556. 3,199.1667 / 0.00455556 = 702,256.10.',
    inputs: {
      ...plain,
      income: 60_000,
      retirement: 0,
      benefits: 0,
      debts: 0,
      spending: 1000,
      saving: 0,
      rate: 0,
      upkeep: 1,
    },
    year: 2026,
    expect: { budgetPrice: 702_256.1 },
    within: 0.01,
  },
  {
    name: 'What 60,000 of savings reach, nothing kept back',
    derivation:
      'By hand, at 0%: 20% down + 3% closing + a year of insurance 0.6% + two months of 1.8% = 0.3% make 23.9% of the price. 60,000 / 0.239 = 251,046.03.',
    inputs: { ...plain, rate: 0, savings: 60_000, keepMonths: 0, closing: 3 },
    expect: { cashPrice: 251_046.03 },
    within: 0.01,
  },
]
