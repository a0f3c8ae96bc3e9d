import type { Case } from '../kit/definition.ts'
import type { PlanInputs } from './sections.ts'

/** A retired person without growth, prices or coverage to buy: spread it and name what differs. */
const quiet: Partial<PlanInputs> = {
  status: 'single',
  pay: 0,
  saves: 0,
  match: 0,
  preTax: 0,
  roth: 0,
  taxable: 0,
  cash: 0,
  benefit: 0,
  before65: 'included',
  medicalGrowth: 0,
  lastIncome: 0,
  stockShare: 0,
  stockReturn: 0,
  bondReturn: 0,
  cashReturn: 0,
  fee: 0,
  inflation: 0,
  startYear: 2027,
}

export const cases: readonly Case<PlanInputs>[] = [
  {
    name: 'cash without growth',
    derivation:
      'Born May 15, 1966: 61 to 95 are the 35 years 2027 to 2061. Spending 35 × $24,000 = $840,000. Medicare from May 2031: 8 + 30 × 12 = 368 months × (202.90 + 38.99) = $89,015.52. No income, no tax. 1,000,000 − 840,000 − 89,015.52.',
    inputs: { ...quiet, birthDate: '1966-05-15', cash: 1_000_000, spending: 24_000 },
    expect: { left: 70_984.48, lastsToAge: 95, federalTax: 0, surcharge: 0, unmet: 0 },
    within: 0.01,
  },
  {
    name: 'Roth money, withdrawn at the start of each year',
    derivation:
      'Bonds earn 5% and prices rise 2%: g = 1.05/1.02 = 1.0294118. Born 1966, plan to 64: four years, no Medicare yet. 500,000 g⁴ − 20,000 (g⁴ + g³ + g² + g): g² = 1.0596886, g³ = 1.0908559, g⁴ = 1.1229399, so 561,469.95 − 20,000 × 4.3028962 = 561,469.95 − 86,057.92.',
    inputs: {
      ...quiet,
      birthDate: '1966-05-15',
      livesTo: 64,
      roth: 500_000,
      spending: 20_000,
      bondReturn: 5,
      inflation: 2,
    },
    expect: { left: 475_412.02, federalTax: 0 },
    within: 0.5,
  },
  {
    name: 'a pre-tax withdrawal pays its own tax',
    derivation:
      'One year, 71 in 2027, Social Security 25,272 (told as paid: 2,106 × 12). Withdrawn w: taxable benefits 85% = 21,481.20; taxable income = w + 21,481.20 − 16,100 − 2,050 − 6,000; tax = 1,240 + 12% of (w − 15,068.80). Needed: 61,272 + 2,902.68 Medicare − 25,272 + tax = w, so 0.88 w = 38,334.424 and w = 43,561.85; tax = 4,659.17.',
    inputs: {
      ...quiet,
      birthDate: '1956-05-15',
      livesTo: 71,
      preTax: 500_000,
      spending: 61_272,
      benefit: 2106,
      claimAge: 804,
    },
    expect: { left: 456_438.15, federalTax: 4659.17, firstWithdrawal: 43_561.85 },
    within: 0.02,
  },
  {
    name: 'money that runs short',
    derivation:
      'Cash $100,000, spending $30,000 a year from 2027, born 1966, no Medicare before May 2031: three years and 10,000 of the fourth (2030, age 64). Plan to 64: short 20,000.',
    inputs: { ...quiet, birthDate: '1966-05-15', livesTo: 64, cash: 100_000, spending: 30_000 },
    expect: { left: -20_000, unmet: 20_000, lastsToAge: 63 },
    within: 0.01,
  },
  {
    name: 'required distributions by Publication 590-B',
    derivation:
      'Born 1951, 76 in 2027, two years. First: 1,000,000 ÷ 23.7 (age 76) = 42,194.09. Spending nothing; Medicare 2,902.68 each year. Second: (1,000,000 − 42,194.09) ÷ 22.9 = 41,825.59. Total 84,019.68.',
    inputs: { ...quiet, birthDate: '1951-03-10', livesTo: 77, preTax: 1_000_000, spending: 0 },
    expect: { required: 84_019.68 },
    within: 0.02,
  },
  {
    name: 'a premium tax credit for one at 64',
    derivation:
      'Born June 15, 1963: 64 in 2027, the whole year before Medicare. Taxable income of $31,300 is 200% of the 2026 credit’s poverty line of $15,650, so 6.60%: $2,065.80 of a $1,000 a month plan. Credit 12,000 − 2,065.80 = 9,934.20. Enough cash for the rest.',
    inputs: {
      ...quiet,
      birthDate: '1963-06-15',
      livesTo: 64,
      cash: 100_000,
      spending: 20_000,
      before65: 'marketplace',
      benchmark: 1000,
      events: [{ what: '', kind: 'taxed', amount: 31_300, fromAge: 64, toAge: null }],
    },
    expect: { premiumCredit: 9934.2, marketplace: 2065.8 },
    within: 0.01,
  },
]
