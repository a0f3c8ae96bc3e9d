import type { Case } from '../kit/definition.ts'
import type { RothInputs } from './sections.ts'

const young = '1986-05'
const still = { annualReturn: 0, inflation: 0, dividendYield: 0 }

export const cases: readonly Case<RothInputs>[] = [
  {
    name: 'Single, 75,000 in 2026: the whole limit',
    derivation: 'Modified AGI 75,000 is under 153,000 (Notice 2025-67): 7,500, of which 7,000 is put in.',
    inputs: { born: young, income: 75_000, contribution: 7000 },
    expect: { most: 7500, room: 500, excess: 0, magi: 75_000, taxSaved: 1540 },
    within: 0.001,
  },
  {
    name: 'Publication 590-A, Worksheet 2-2: single, 160,000 in 2026',
    derivation: '160,000 − 153,000 = 7,000; ÷ 15,000 = 0.467; × 7,500 = 3,500; 7,500 − 3,500 = 4,000.',
    inputs: { born: young, income: 160_000, contribution: 4000 },
    expect: { most: 4000, room: 0, excess: 0 },
    within: 0.001,
  },
  {
    name: 'Joint, 247,000: half, and a catch-up from 50',
    derivation: '(252,000 − 247,000) ÷ 10,000 = 0.5 of 8,600 = 4,300.',
    inputs: { born: '1976-12', status: 'joint', income: 247_000, contribution: 4300 },
    expect: { most: 4300, limit: 8600 },
    within: 0.001,
  },
  {
    name: 'Over the range by 300 below its end: 200 is left',
    derivation: '(168,000 − 167,700) ÷ 15,000 × 7,500 = 150, raised to 200.',
    inputs: { born: young, income: 167_700, contribution: 200 },
    expect: { most: 200 },
    within: 0.001,
  },
  {
    name: 'Separate and living together: gone at 10,000',
    derivation: 'IRC 408A(c)(3)(A), (B)(ii)(III); what was put in is over the limit: 6% of 1,000 is 60.',
    inputs: { born: young, status: 'separate', lived: true, income: 80_000, contribution: 1000 },
    expect: { most: 0, excess: 1000, excise: 60 },
    within: 0.001,
  },
  {
    name: 'Backdoor beside 92,500 of pre-tax money',
    derivation:
      '7,500 ÷ (92,500 + 7,500) = 0.075; 7,500 × 0.925 = 6,937.50 is income. At 250,000 of pay 233,900 is taxable, in 32% from 201,775 to 256,225 (2026): 2,220.',
    inputs: { born: young, income: 250_000, contribution: 7500, pretax: 92_500 },
    expect: { most: 0, backdoor: 7500, backdoorTax: 2220, taxedShare: 100 },
    within: 0.001,
  },
  {
    name: 'Filling the 12% bracket at 60,000 of pay',
    derivation:
      '60,000 − 16,100 = 43,900 taxable; 12% ends at 50,400 (Rev. Proc. 2025-32): 6,500 fits, 780 of tax. With 20% after-tax money 6,500 ÷ 0.8 = 8,125 is converted for it.',
    inputs: { born: young, income: 60_000, contribution: 0, pretax: 100_000, basis: 20_000, fill: '12' },
    expect: { fillAmount: 8125, fillTax: 780, taxedShare: 80 },
    within: 0.02,
  },
  {
    name: 'Converting 40,000 at 60,000 of pay',
    derivation: '6,500 at 12% and 33,500 at 22%: 780 + 7,370 = 8,150.',
    inputs: { born: young, income: 60_000, contribution: 0, pretax: 100_000, convert: 40_000 },
    expect: { conversionTax: 8150, conversionTaxable: 40_000 },
    within: 0.001,
  },
  {
    name: 'Form 5329 instructions (2016) ten years on: 33,000 at 53 over two conversions',
    derivation:
      'Contributions 4,000; 2022: 15,000 taxed and 5,000 not; 2023: 7,000 and 3,000. 33,000 takes 4,000, 20,000 and 9,000: nothing is income, 15,000 + 7,000 bear 10%.',
    inputs: {
      born: '1973-05',
      income: 60_000,
      contribution: 0,
      rothBalance: 60_000,
      rothBasis: 4000,
      rothFirstYear: 2022,
      layers: [
        { year: 2022, taxable: 15_000, nontaxable: 5000 },
        { year: 2023, taxable: 7000, nontaxable: 3000 },
      ],
      takeOut: 33_000,
    },
    expect: { withdrawalTax: 2200, additionalTax: 2200, withdrawalFree: 33_000 },
    within: 0.001,
  },
  {
    name: 'The same rate now and later, nothing grows: no difference',
    derivation: '22% saved now on 7,000 is 1,540; 22% later on 7,000 is 1,540.',
    inputs: { born: young, income: 75_000, contribution: 7000, keepUp: 'once', laterRate: 22, ...still },
    expect: { rothAhead: 0, rothWorth: 7000, traditionalWorth: 7000, evenAt: 22 },
    within: 0.001,
  },
  {
    name: 'One contribution at 7% for 27 years: Roth 43,497 against 45,100',
    derivation:
      '7,000 × 1.07^27 = 43,497.07. Traditional: 85% of it and 1,540 invested at 7% with 1.5% dividends and 15% tax, 8,127.28 after tax: 45,099.79 (independent program).',
    inputs: { born: young, income: 75_000, contribution: 7000, keepUp: 'once', inflation: 0 },
    expect: { rothWorth: 43_497.07, traditionalWorth: 45_099.79, rothAhead: -1602.72 },
    within: 0.02,
  },
]
