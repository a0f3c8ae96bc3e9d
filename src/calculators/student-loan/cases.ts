import type { Case } from '../kit/definition.ts'
import type { LoanInputs } from './sections.ts'

const one = (balance: number, rate: number, kind: LoanInputs['loans'][number]['kind'] = 'unsubsidized') => ({
  loans: [{ kind, balance, rate }],
})
const level = { growth: 0, inflation: 0, firstMonth: '2026-12' }

export const cases: readonly Case<LoanInputs>[] = [
  {
    name: 'Sample payment table: 30,000 at 6%, Standard and Graduated',
    derivation:
      'US Department of Education, income-driven plan request form (OMB 1845-0102), section 11, table 2: Standard 333 a month; Graduated 190 at first, 571 at the end, 42,636 in all.',
    inputs: { ...one(30_000, 6), ...level },
    expect: {
      standardFirstPayment: 333,
      graduatedFirstPayment: 190,
      graduatedHighestPayment: 571,
      graduatedPaid: 42_636,
    },
    within: 0.5,
  },
  {
    name: 'Sample payment table: 60,000 at 6%, Standard and Graduated',
    derivation:
      'Same form, table 3: Standard 666 a month and 79,935 in all; Graduated 381 at first, 1,143 at the end, 85,272 in all.',
    inputs: { ...one(60_000, 6, 'graduate'), ...level },
    expect: {
      standardFirstPayment: 666,
      standardPaid: 79_935,
      graduatedFirstPayment: 381,
      graduatedHighestPayment: 1143,
      graduatedPaid: 85_272,
    },
    within: 0.5,
  },
  {
    name: 'ICR notice for 2026, example 1: Kesha, 15,000 at 6%, AGI 35,104',
    derivation:
      'Federal Register 2026-11540: 12-year payment of 15,000 at 6% is 146.38; x 71.89% = 105.23, less than 20% x (35,104 - 15,960) / 12 = 319.07.',
    inputs: { ...one(15_000, 6), ...level, agi: 35_104 },
    expect: { icrFirstPayment: 105.23 },
    within: 0.004,
  },
  {
    name: 'ICR notice for 2026, example 3: Santiago, 60,000 at 6%, AGI 41,769',
    derivation:
      'Federal Register 2026-11540: 20% x (41,769 - 15,960) / 12 = 430.15, less than 585.51 x 80.33% = 470.34.',
    inputs: { ...one(60_000, 6), ...level, agi: 41_769 },
    expect: { icrFirstPayment: 430.15 },
    within: 0.004,
  },
  {
    name: 'RAP: 5% of the whole 50,001, not of a slice',
    derivation: 'P.L. 119-21 s. 82001: 50,001 x 5% / 12 = 208.3375. At 50,000 it is 4%: 166.67.',
    inputs: { ...one(30_000, 6), ...level, agi: 50_001 },
    expect: { rapFirstPayment: 208.34 },
    within: 0.004,
  },
  {
    name: 'RAP: 60,000 at 6%, AGI 60,000, one dependent: waiver, match and what is forgiven',
    derivation:
      'By hand: 60,000 x 5% / 12 - 50 = 200. Interest never falls to 200 while principal is over 40,000, so each of 360 months: principal 50 less by the match, the interest over 200 waived. 360 x 50 = 18,000 matched, 42,000 forgiven, 72,000 paid. Interest at 0.5% on 60,000, 59,950 …: 300 x 360 - 0.25 x (0 + 1 + … + 359) = 108,000 - 16,155 = 91,845; less 72,000 = 19,845 waived.',
    inputs: { ...one(60_000, 6), ...level, agi: 60_000, dependents: 1, filing: 'head', focus: 'rap' },
    expect: {
      rapFirstPayment: 200,
      rapPaid: 72_000,
      rapForgiven: 42_000,
      focusMatched: 18_000,
      focusWaived: 19_845,
      rapMonths: 360,
    },
    within: 0.01,
  },
  {
    name: 'IBR: 85,000, AGI 60,000, one dependent, older borrower',
    derivation:
      'By hand: poverty guideline for two in 2026 is 21,640; 60,000 - 1.5 x 21,640 = 27,540; 15% / 12 = 344.25, below the 10-year payment.',
    inputs: { ...one(85_000, 6), ...level, agi: 60_000, dependents: 1, filing: 'head', firstLoan: 'to2014' },
    expect: { ibrFirstPayment: 344.25, payeFirstPayment: 229.5 },
    within: 0.004,
  },
  {
    name: 'Past payments count: 340 of 360 made',
    derivation:
      'By hand: 20 payments of 166.67 (50,000 x 4% / 12) are left, 3,333.40 in all; the rest is forgiven with the twentieth, July 2028.',
    inputs: { ...one(90_000, 6), ...level, agi: 50_000, pastPayments: 340 },
    expect: { rapMonths: 20, rapPaid: 3333.4, rapEndMonth: 202_807 },
    within: 0.001,
  },
  {
    name: 'Public service: 100 of 120 made',
    derivation:
      'By hand: 20 payments of 166.67 = 3,333.40, the rest forgiven without tax. Standard counts as well: 20 payments, 999.18 each (90,000 at 6%).',
    inputs: { ...one(90_000, 6), ...level, agi: 50_000, pslf: true, pslfPayments: 100 },
    expect: { rapMonths: 20, rapCost: 3333.4, rapTax: 0, standardMonths: 20, standardPaid: 19_983.6 },
    within: 0.05,
  },
  {
    name: 'Tiered standard: 50,000 has 20 years',
    derivation:
      'P.L. 119-21 s. 82001: 50,000 and over, under 100,000: 20 years. Closed form at 6%: 50,000 x 0.005 / (1 - 1.005^-240) = 358.22.',
    inputs: { ...one(50_000, 6), ...level, newLoan: true },
    expect: { tieredFirstPayment: 358.22, tieredMonths: 240 },
    within: 0.004,
  },
  {
    name: 'A couple, both with loans, one return: IBR is split by balance',
    derivation:
      'By hand, 34 CFR 685.209: AGI 90,000, family of two: (90,000 - 1.5 x 21,640) x 10% / 12 = 479.50; 30,000 of 40,000 owed is three quarters: 359.63, but at most the 10-year payment of 333.06.',
    inputs: {
      ...one(30_000, 6),
      ...level,
      agi: 50_000,
      spouseAgi: 40_000,
      filing: 'joint',
      spouseBalance: 10_000,
      spouseRate: 6,
    },
    expect: { ibrFirstPayment: 333.06 },
    within: 0.004,
  },
  {
    name: 'Refinance',
    derivation:
      'Closed form: 30,000 with a fee of 2% is 30,600; at 5% over 60 months 577.46 a month, 34,647.58 in all.',
    inputs: { ...one(30_000, 6), ...level, refinance: true, refiRate: 5, refiTerm: 60, refiFee: 2 },
    expect: { refinancePayment: 577.46, refinanceCost: 34_647.58 },
    within: 0.05,
  },
]
