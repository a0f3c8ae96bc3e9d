import type { Case } from '../kit/definition.ts'
import type { LoanInputs } from './sections.ts'

const plainLoan = { fee: 0, flatFee: 0, insurance: 0, offers: [], early: 'agreed' as const }
const known = { ...plainLoan, amount: 10_000, rate: 12, term: 36, fee: 5 }

export const cases: readonly Case<LoanInputs>[] = [
  {
    name: '10,000 at 12% over 36 months, 5% kept back: an APR of 15.6%',
    derivation:
      'Closed form: 10,000 x 0.01 / (1 - 1.01^-36) = 332.14. 500 is kept back, so 9,500 arrives. At 15.6% a year (1.3% a month) 36 payments are worth 332.14 x (1 - 1.013^-36) / 0.013 = 9,500.8; at 15.61%, 9,499.5.',
    inputs: { ...known, handling: 'deducted', amountIs: 'loan' },
    expect: { apr: 15.606, payment: 332.14, received: 9500, fee: 500 },
    within: 0.006,
  },
  {
    name: 'The same with 10,000 wanted in hand: borrow 10,526.32',
    derivation: 'By hand: 10,000 / 0.95 = 10,526.32; fee 526.32; payment 332.1431 / 0.95 = 349.62.',
    inputs: { ...known, handling: 'deducted', amountIs: 'in-hand' },
    expect: { loanAmount: 10_526.32, fee: 526.32, received: 10_000, payment: 349.62 },
    within: 0.006,
  },
  {
    name: 'The same with the fee added: 10,500 is owed',
    derivation: 'By hand: 10,000 + 500 = 10,500; payment 332.1431 x 1.05 = 348.75.',
    inputs: { ...known, handling: 'added' },
    expect: { loanAmount: 10_500, received: 10_000, payment: 348.75 },
    within: 0.006,
  },
  {
    name: 'Regulation Z Appendix J (c)(1)(i): 5,000 repaid by 24 payments of 230 has an APR of 9.69%',
    derivation:
      '12 CFR 1026 Appendix J, paragraph (c)(1)(i): amount advanced 5,000, 24 monthly payments of 230, printed APR 9.69%. Without a fee the rate of the note is the APR.',
    inputs: { ...plainLoan, amount: 5000, rate: 9.69, term: 24 },
    expect: { payment: 230, apr: 9.69 },
    within: 0.01,
  },
  {
    name: 'The same 5,000 and 24 payments of 230, but as a loan of 5,200 with 200 kept back',
    derivation:
      'Appendix J (c)(1)(i) again: it looks only at the money advanced and the payments. A loan of 5,200 whose 24 level payments are 230 bears 5.8005% (annuity factor 5,200 / 230 = 22.608696); 5,000 arrives, so the APR is the printed 9.69%.',
    inputs: {
      ...plainLoan,
      amount: 5200,
      rate: 5.8005,
      term: 24,
      flatFee: 200,
      handling: 'deducted',
      amountIs: 'loan',
    },
    expect: { payment: 230, received: 5000, apr: 9.69 },
    within: 0.01,
  },
  {
    name: '0% over 24 months with a 3% fee',
    derivation:
      'By hand: 2,400 / 24 = 100 a month; 72 kept back; 2,328 received; the cost is the fee, 72, which is 3.0928 for each 100 received.',
    inputs: { ...plainLoan, amount: 2400, rate: 0, term: 24, fee: 3, handling: 'deducted', amountIs: 'loan' },
    expect: { payment: 100, received: 2328, costOfCredit: 72, totalInterest: 0, costPer100: 3.0928 },
    within: 0.0001,
  },
  {
    name: 'Rule of 78: one year, 1,200 with 78 of interest, ended after 3 payments',
    derivation:
      'By hand: payments of 106.50. Interest of month k is (13 - k) dollars, so 9 months unearned are 9 x 10 / 2 = 45. Payoff 9 x 106.50 - 45 = 913.50. The rate that makes 78 of interest on 1,200 in 12 payments of 106.50 is 11.7888% (annuity factor 1,200 / 106.50 = 11.267606).',
    inputs: {
      ...plainLoan,
      amount: 1200,
      rate: 11.788762,
      term: 12,
      early: 'payoff',
      payoffAfter: 3,
      interestKind: 'rule-of-78',
      penalty: 0,
    },
    expect: { payment: 106.5, totalInterest: 78, earlyPayoff: 913.5, earlyCost: 33 },
    within: 0.03,
  },
  {
    name: 'A 2% penalty on the payoff',
    derivation:
      'By hand: 0% for 12 months, 1,200: after 6 payments 600 is owed; 2% of it is 12, all the cost there is.',
    inputs: { ...plainLoan, amount: 1200, rate: 0, term: 12, early: 'payoff', payoffAfter: 6, penalty: 2 },
    expect: { earlyPayoff: 600, earlyPenalty: 12, earlyCost: 12, earlySaved: -12 },
    within: 0.001,
  },
  {
    name: 'Three offers for the same 9,500',
    derivation:
      'Closed forms. This loan: 36 x 332.1431 - 9,500 = 2,457.15. B: 9,500 at 14% with no fee, payment 324.69, cost 36 x 324.6874 - 9,500 = 2,188.75. C: 9,500 / 0.92 = 10,326.09 at 10.5% over 60 months, payment 221.95, cost 3,816.8. B costs least.',
    inputs: {
      ...known,
      handling: 'deducted',
      amountIs: 'loan',
      offers: [
        { name: 'B', rate: 14, term: 36, fee: 0, handling: 'deducted' },
        { name: 'C', rate: 10.5, term: 60, fee: 8, handling: 'deducted' },
      ],
    },
    expect: { costOfCredit: 2457.15, cheapestOffer: 2, cheapestCost: 2188.75 },
    within: 0.3,
  },
]
