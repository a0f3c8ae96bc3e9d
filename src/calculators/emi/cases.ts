import type { Case } from '../kit/definition.ts'
import type { EmiInputs } from './sections.ts'

export const cases: readonly Case<EmiInputs>[] = [
  {
    name: 'Regulation Z sample H-25(B), Ficus Bank: the printed payment',
    derivation:
      '12 CFR 1026 Appendix H, sample Closing Disclosure H-25(B): 162,000 at 3.875% for 30 years has a monthly principal and interest of 761.78.',
    inputs: { amount: 162_000, rate: 3.875, term: 360 },
    expect: { payment: 761.78 },
    within: 0.004,
  },
  {
    name: 'Regulation Z Appendix J (c)(1)(i): the rate of 24 payments of 230 on 5,000',
    derivation:
      '12 CFR 1026 Appendix J (c)(1)(i): amount advanced 5,000, 24 monthly payments of 230, printed APR 9.69%.',
    inputs: { find: 'rate', amount: 5000, payment: 230, term: 24 },
    expect: { rate: 9.69, apr: 9.69 },
    within: 0.005,
  },
  {
    name: '300,000 at 7.4% for 30 years',
    derivation: 'Closed form: 300,000 x r / (1 - (1 + r)^-360), r = 0.074/12, is 2,077.1394.',
    inputs: { amount: 300_000, rate: 7.4, term: 360 },
    expect: { payment: 2077.14, months: 360 },
    within: 0.004,
  },
  {
    name: 'The amount 500 a month repays in five years at 6%',
    derivation: 'Closed form: 500 x (1 - 1.005^-60) / 0.005 = 25,862.78.',
    inputs: { find: 'amount', payment: 500, rate: 6, term: 60 },
    expect: { amount: 25_862.78, payment: 500 },
    within: 0.004,
  },
  {
    name: 'The time 300 a month takes on 10,000 at 12%',
    derivation: 'Closed form: -ln(1 - 10,000 x 0.01 / 300) / ln(1.01) = 40.75, so 41 payments.',
    inputs: { find: 'term', amount: 10_000, payment: 300, rate: 12 },
    expect: { months: 41 },
    within: 0,
  },
  {
    name: 'A published add-on loan: 10,000 at 8% flat over 36 months',
    derivation:
      '12,400 / 36 = 344.44 a month; the rate on the falling balance is printed as 14.55% (closed form by bisection: 14.547%).',
    inputs: { amount: 10_000, rate: 8, rateKind: 'flat', term: 36 },
    expect: { payment: 344.44, trueRate: 14.547 },
    within: 0.004,
  },
  {
    name: 'A 5% fee kept back',
    derivation:
      '10,000 at 12% over 36 months is 332.14; 9,500 received. The i with 332.14 x a(36, i) = 9,500 is 15.6045% / 12 by bisection.',
    inputs: { amount: 10_000, rate: 12, term: 36, fee: 500, feeHandling: 'deducted' },
    expect: { payment: 332.14, received: 9500, apr: 15.6045 },
    within: 0.001,
  },
  {
    name: 'The same fee added to the loan',
    derivation: '10,500 x 0.01 / (1 - 1.01^-36) = 348.75; received 10,000; rate of 348.75 on 10,000: 15.427%.',
    inputs: { amount: 10_000, rate: 12, term: 36, fee: 500, feeHandling: 'added' },
    expect: { payment: 348.75, owed: 10_500, received: 10_000, apr: 15.427 },
    within: 0.002,
  },
  {
    name: 'Two loans of 20,000 at 8%: four years and five',
    derivation:
      'Closed forms: 488.26 x 48 and 405.53 x 60. Interest 3,436.41 and 4,331.67, each with rounding of the payment within 48 or 60 half cents; 82.73 less a month, about 895.27 more in all.',
    inputs: {
      amount: 20_000,
      rate: 8,
      term: 48,
      compare: true,
      secondAmount: null,
      secondRate: 8,
      secondTerm: 60,
    },
    expect: { payment: 488.26, secondPayment: 405.53, paymentDifference: -82.73, costDifference: 895.27 },
    within: 0.3,
  },
  {
    name: 'A Canadian mortgage: 6% compounding twice a year',
    derivation: 'Monthly rate 1.03^(1/6) - 1; 100,000 over 300 months: 639.81.',
    inputs: { amount: 100_000, rate: 6, term: 300, compounding: 'semiannual' },
    expect: { payment: 639.81 },
    within: 0.004,
  },
  {
    name: '0% over 20 months',
    derivation: '10,000 / 20 = 500, no interest.',
    inputs: { amount: 10_000, rate: 0, term: 20 },
    expect: { payment: 500, totalInterest: 0, apr: 0, months: 20 },
    within: 0.000001,
  },
]
