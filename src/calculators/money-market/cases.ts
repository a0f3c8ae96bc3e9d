import type { Case } from '../kit/definition.ts'
import type { MoneyMarketInputs } from './sections.ts'

/** Single, 85,000: inside the 22% bracket of 2026. No fees. */
const at22 = {
  income: 85_000,
  status: 'single',
  state: 'US',
  amount: 10_000,
  monthly: 0,
  months: 12,
  tiers: [],
  fee: 0,
  payments: 0,
  everyState: false,
  yieldBasis: 'seven-day',
} as const
const untaxed = { ...at22, income: 0 } as const

export const cases: readonly Case<MoneyMarketInputs>[] = [
  {
    name: 'SEC Form N-1A, Item 26: a 7-day yield of 3.65% is 3.716% effective',
    derivation:
      'The form’s formulas: base period return 0.0365 x 7/365 = 0.0007; (1.0007)^(365/7) - 1 = e^(52.142857 x 0.000699755) - 1 = 3.71611%.',
    inputs: { ...untaxed, fundYield: 3.65 },
    expect: { fundYield: 3.71611, fundSevenDayYield: 3.65, fundAfterTax: 3.71611 },
    within: 0.00001,
  },
  {
    name: 'The expense ratio is taken once: 3.75% before 0.25% is a 7-day yield of 3.5%',
    derivation: 'By hand: 3.75 - 0.25 = 3.5; (1 + 0.035 x 7/365)^(365/7) - 1 = 3.560755%.',
    inputs: { ...untaxed, fundYield: 3.75, yieldBasis: 'gross', expense: 0.25 },
    expect: { fundSevenDayYield: 3.5, fundYield: 3.560755 },
    within: 0.00001,
  },
  {
    name: 'A 7-day SEC yield is after expenses already: nothing is taken',
    derivation: 'The same 3.5% with an expense ratio of 0.5% that is inside it: 3.560755%.',
    inputs: { ...untaxed, fundYield: 3.5, expense: 0.5 },
    expect: { fundSevenDayYield: 3.5, fundYield: 3.560755 },
    within: 0.00001,
  },
  {
    name: 'Treasury-only fund in Pennsylvania: the textbook equivalent inside one bracket',
    derivation:
      '22% federal (Rev. Proc. 2025-32), 3.07% state. y = 3.716106%: y x (1 - 0.22) / (1 - 0.22 - 0.0307) = 3.868361%. After tax, posted each month: (1 + ((1 + y)^(1/12) - 1) x 0.78)^12 - 1 = 2.887868%.',
    inputs: { ...at22, state: 'PA', fundKind: 'treasury', fundYield: 3.65 },
    expect: { fundTaxableEquivalent: 3.868361, fundAfterTax: 2.887868, fundTaxShare: 22, accountTaxShare: 25.07 },
    within: 0.00002,
  },
  {
    name: 'A government fund with 60% from the United States in Pennsylvania',
    derivation:
      'State tax on 40%: 0.22 + 0.4 x 0.0307 = 0.23228. y x (1 - 0.23228) / (1 - 0.2507) = 3.807459%; after tax 2.841817%.',
    inputs: { ...at22, state: 'PA', fundKind: 'government', usShare: 60, fundYield: 3.65 },
    expect: { fundTaxableEquivalent: 3.807459, fundAfterTax: 2.841817, fundTaxShare: 23.228 },
    within: 0.00002,
  },
  {
    name: 'Treasury bills at 4.29% in Pennsylvania',
    derivation: '(1 + 0.0429/2)^2 - 1 = 4.336010%; after 22%: 3.367565%; x 0.78 / 0.7493 = 4.513663% at a bank.',
    inputs: { ...at22, state: 'PA', billYield: 4.29 },
    expect: { billsYield: 4.33601, billsAfterTax: 3.367565, billsTaxableEquivalent: 4.513663 },
    within: 0.00002,
  },
  {
    name: 'Treasury bills at a bank discount of 4% over 26 weeks',
    derivation:
      'Price 1 - 0.04 x 182/360 = 0.979777778 (31 CFR 356 Appendix B); (1/0.979777778)^(365/182) - 1 = e^(0.02042947 x 2.00549451) - 1 = 4.18221%.',
    inputs: { ...untaxed, billYield: 4, billBasis: 'discount', billWeeks: 26 },
    expect: { billsYield: 4.18221, billsAfterTax: 4.18221 },
    within: 0.00002,
  },
  {
    name: 'Municipal fund, federal only: 2.5% is worth 3.245% at a bank',
    derivation: '(1 + 0.025 x 7/365)^(365/7) - 1 = 2.530898%, no federal tax; / (1 - 0.22) = 3.244741%.',
    inputs: { ...at22, fundKind: 'municipal', fundYield: 2.5 },
    expect: { fundAfterTax: 2.530898, fundTaxableEquivalent: 3.244741, fundTaxShare: 0 },
    within: 0.00002,
  },
  {
    name: 'Regulation DD Appendix A, tiering method A: $8,000 earns $452.29',
    derivation:
      '12 CFR 1030 Appendix A, part I.D: 5.25% to 2,500, 5.50% to 15,000, 5.75% above, daily: $452.29 on $8,000. As APYs 5.389858%, 5.653624%, 5.918047%. No income, so no tax.',
    inputs: {
      ...untaxed,
      amount: 8000,
      tierMethod: 'whole',
      tiers: [
        { from: 0, apy: 5.389858 },
        { from: 2500, apy: 5.653624 },
        { from: 15_000, apy: 5.918047 },
      ],
    },
    expect: { accountBalance: 8452.29, accountFees: 0 },
    within: 0.005,
  },
  {
    name: '5,000 and 200 a month at 4% APY after 22% tax, two years',
    derivation: 'g = 1 + ((1.04)^(1/12) - 1) x 0.78 = 1.002553517; 5,000 g^24 + 200 (g^24 - 1)/(g - 1) = 10,259.22.',
    inputs: { ...at22, amount: 5000, monthly: 200, months: 24, accountApy: 4 },
    expect: { accountBalance: 10_259.22, paidIn: 9800 },
    within: 0.006,
  },
  {
    name: 'Fees for payments above the free ones and below the minimum',
    derivation: 'By hand at 0%: 2 x 10 + 12 = 32 a month; 1,000 - 12 x 32 = 616.',
    inputs: {
      ...untaxed,
      amount: 1000,
      accountApy: 0,
      minimum: 2500,
      fee: 12,
      payments: 8,
      paymentsFree: 6,
      paymentFee: 10,
    },
    expect: { accountBalance: 616, accountFees: 384 },
    within: 0.004,
  },
]
