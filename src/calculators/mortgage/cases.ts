import type { Case } from '../kit/definition.ts'
import type { MortgageInputs } from './sections.ts'

const down = (amount: number, unit: 'usd' | 'pct' = 'usd') => ({ down: { amount, unit } })
/** Nothing besides the loan. */
const bare = {
  propertyTax: 0,
  homeInsurance: 0,
  closingRate: 0,
  lenderFees: 0,
  interestDays: 0,
  prepaid: 0,
  homeGrowth: 0,
}
const ficus = {
  ...bare,
  price: 180_000,
  ...down(18_000),
  rate: 3.875,
  term: 360,
  pmiRate: 0.61,
  firstPayment: '2013-06',
}

export const cases: readonly Case<MortgageInputs>[] = [
  {
    name: '420,000 home, 15% down, 7.40% for 30 years: each part of the payment',
    derivation:
      'Closed form: 357,000 x r / (1 - (1 + r)^-360), r = 0.074/12, is 2,471.80. Tax 420,000 x 1.10% / 12 = 385. Insurance 1,860 / 12 = 155. PMI 357,000 x 0.58% / 12 = 172.55. Together 3,184.35.',
    inputs: {
      price: 420_000,
      ...down(63_000),
      rate: 7.4,
      term: 360,
      propertyTax: 1.1,
      homeInsurance: 1860,
      pmiRate: 0.58,
    },
    expect: {
      principalInterest: 2471.8,
      propertyTax: 385,
      homeInsurance: 155,
      mortgageInsurance: 172.55,
      monthlyPayment: 3184.35,
    },
    within: 0.004,
  },
  {
    name: '420,000 home, 15% down: when PMI ends and when principal passes interest',
    derivation:
      'Payments until the balance is X: ln((A - rX) / (A - rL)) / ln(1 + r). X = 336,000 (80%): 63.7, so 64. X = 327,600 (78%): 83.5, so 84, December 2033 with the first payment in January 2027. Principal of payment k is 270.30 (1 + r)^(k-1); it passes 2,471.80 / 2 after 247.3 periods, so with payment 249.',
    inputs: { price: 420_000, ...down(63_000), rate: 7.4, term: 360, pmiRate: 0.58, firstPayment: '2027-01' },
    expect: {
      mortgageInsuranceMonths: 84,
      pmiRequestMonth: 203_204,
      pmiAutomaticMonth: 203_312,
      monthsToCrossover: 249,
      payoffMonth: 205_612,
    },
    within: 0,
  },
  {
    name: 'Regulation Z sample H-25(B), Ficus Bank: payment and mortgage insurance',
    derivation:
      '12 CFR 1026 Appendix H, sample Closing Disclosure H-25(B): loan 162,000 on a sale price of 180,000, 3.875%, 30 years: principal and interest 761.78, mortgage insurance 82.35 in years 1 to 7.',
    inputs: ficus,
    expect: { principalInterest: 761.78, mortgageInsurance: 82.35 },
    within: 0.004,
  },
  {
    name: 'Regulation Z sample H-25(B): the printed APR of 4.174%',
    derivation:
      'Same sample, amount financed 162,000.00, finance charge 118,830.27: the interest of 360 payments (112,242.24 unrounded) and 80 premiums of 82.35, which is the 78% rule. Printed APR 4.174%.',
    inputs: ficus,
    expect: { apr: 4.174, mortgageInsuranceMonths: 80 },
    within: 0.0005,
  },
  {
    name: 'Regulation Z sample H-24(B): 15,773 of principal paid off in five years',
    derivation:
      'Sample Loan Estimate H-24(B), same loan: "In 5 years … $15,773 principal you will have paid off". With no growth the share of the home is then 18,000 + 15,773 = 33,773.',
    inputs: ficus,
    expect: { equityAfterFiveYears: 33_773 },
    within: 0.5,
  },
  {
    name: 'Regulation Z sample H-24(B): what the loan comes to in five years',
    derivation:
      'Same sample, loan costs of 5,672 (3.1511…% of 180,000) and 15 days of prepaid interest. The form counts 17.44 a day over 360 days, 262 in all, and prints 56,582 and 15,773. Over 365 days it is 257.98: 60 x (761.78 + 82.35) + 5,672 + 257.98 = 56,577.78.',
    inputs: { ...ficus, closingRate: (5672 / 180_000) * 100, interestDays: 15 },
    expect: { paidInFiveYears: 56_577.78, principalInFiveYears: 15_773 },
    within: 0.5,
  },
  {
    name: 'Regulation Z sample H-24(B): total interest percentage',
    derivation:
      'Same sample, which prints 69.45% with 262 of prepaid interest. With 257.98: (112,242.24 + 257.98) / 162,000 = 69.4446%.',
    inputs: { ...ficus, interestDays: 15 },
    expect: { totalInterestPercentage: 69.4446 },
    within: 0.001,
  },
  {
    name: '0% over 20 years',
    derivation:
      'By hand: 300,000 less 60,000 down is 240,000; / 240 = 1,000.00 a month, no interest, and 20% down needs no PMI.',
    inputs: { ...bare, price: 300_000, ...down(20, 'pct'), rate: 0, term: 240 },
    expect: {
      principalInterest: 1000,
      totalInterest: 0,
      mortgageInsurance: 0,
      monthlyPayment: 1000,
      monthsToPayoff: 240,
      apr: 0,
    },
    within: 0.000001,
  },
  {
    name: 'FHA with 3.5% down: upfront premium, whole-dollar loan, first premium, no end',
    derivation:
      'Handbook 4000.1: 289,500 x 1.75% = 5,066.25, added and cut to whole dollars: 294,566. At 6.5% the balances before payments 1 to 12 average 293,074.61; x 0.55% = 1,611.91, / 1.0175 = 1,584.19, / 12 = 132.02. Over 90% of the value, so all 360 payments carry it.',
    inputs: { ...bare, loanType: 'fha', price: 300_000, ...down(10_500), rate: 6.5, term: 360 },
    expect: { upfrontFee: 5066.25, loanAmount: 294_566, mortgageInsurance: 132.02, mortgageInsuranceMonths: 360 },
    within: 0.011,
  },
  {
    name: 'FHA with 10% down: insurance for 11 years',
    derivation:
      'Mortgagee Letter 2023-05: at a loan-to-value of 90% or less the annual premium lasts 11 years, 132 payments.',
    inputs: { ...bare, loanType: 'fha', price: 300_000, ...down(30_000), rate: 6.5, term: 360 },
    expect: { mortgageInsuranceMonths: 132, upfrontFee: 4725, loanAmount: 274_725 },
    within: 0.004,
  },
  {
    name: 'VA, first use, nothing down',
    derivation: '38 USC 3729: 2.15% of 300,000 is 6,450, added to the loan; no monthly insurance.',
    inputs: { ...bare, loanType: 'va', price: 300_000, ...down(0), vaUse: 'first' },
    expect: { upfrontFee: 6450, loanAmount: 306_450, mortgageInsurance: 0 },
    within: 0.004,
  },
  {
    name: 'USDA, nothing down',
    derivation: '7 CFR 3555.107: 1% of the loan that holds the fee: 100,000 / 0.99 = 101,010.10, so 1,010.10.',
    inputs: { ...bare, loanType: 'usda', price: 100_000, ...down(0), term: 360 },
    expect: { upfrontFee: 1010.1, loanAmount: 101_010.1, mortgageInsuranceMonths: 360 },
    within: 0.004,
  },
  {
    name: '5/6 ARM, 240,000 at 5%, index plus margin 6%',
    derivation:
      'Closed forms: payment 1,288.37 at 5%; after 60 payments 220,388.96 is owed; spread over 300 months at 6% that is 1,419.97, and the rate then stays.',
    inputs: {
      ...bare,
      price: 300_000,
      ...down(60_000),
      rate: 5,
      term: 360,
      rateType: 'arm',
      armFixedYears: '5',
      armEvery: '6',
      armIndex: 3.25,
      armMargin: 2.75,
      armPath: 'path',
      armDrift: 0,
      armFirstCap: 2,
      armNextCap: 1,
      armLifeCap: 5,
    },
    expect: { principalInterest: 1288.37, highestPrincipalInterest: 1419.97 },
    within: 0.02,
  },
  {
    name: 'Cash to close',
    derivation:
      'By hand: 80,000 down + 3% of 400,000 (12,000) + 1 point on 320,000 (3,200) + 2,500 prepaid + 10 days at 7.3% (320,000 x 0.073 x 10 / 365 = 640) = 98,340.',
    inputs: {
      price: 400_000,
      ...down(80_000),
      rate: 7.3,
      closingRate: 3,
      lenderFees: 1500,
      discountPoints: 1,
      prepaid: 2500,
      interestDays: 10,
    },
    expect: { cashToClose: 98_340 },
    within: 0.004,
  },
]
