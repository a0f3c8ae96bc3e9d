import { testByHand } from '../worked-by-hand.testkit.ts'
import { carsAndHomes } from './unit.ts'

/** The level payment: P i / (1 − (1 + i)^−n). Interest of unrounded payments, so a few dollars may differ over 30 years. */
const payment = (principal: number, rate: number, months: number) =>
  (principal * rate) / 1200 / (1 - (1 + rate / 1200) ** -months)

testByHand(
  carsAndHomes,
  {
    'car-true-cost': { payment: 545.52, total: 45_823, interest: 10_823, worth: 23_800, owed: 26_904, under: 3104 },
    'car-deal': { atZero: 500, withRebate: 531.65, cheaper: 31.65, leaseRate: 6.6, rolled: 3000 },
    'rent-or-buy': { ratio: 17.54, ruleOfFive: 1666.67, payment: payment(320_000, 6.4, 360), propertyTax: 4400 },
    'home-afford': { gross: 7500, housing: 2100, allDebts: 2700, automatedDollars: 3750 },
    'mortgage-mechanics': {
      payment: 2001.62,
      firstInterest: 1706.67,
      firstPrincipal: 294.95,
      turning: 231,
      interest: 400_583,
      fifteenPayment: 2648.75,
      fifteenInterest: 156_775,
      interestSaved: 243_808,
      pointSaves: 49.05,
      pointMonths: 61.16,
    },
    'house-payment-parts': { pmi: 210, askMonth: 94, automaticMonth: 108, saved: 14 * 210 },
    'refi-or-prepay': {
      months: 281,
      interestWith: 297_747,
      interestWithout: 400_583,
      cashEven: 33.33,
      thirteenMonths: 290,
    },
  },
  // Whole dollars; over 30 years of payments in whole cents, a few of them.
  { total: 0, interest: -1, interestSaved: -1, fifteenInterest: -1, interestWith: -1, interestWithout: -1 },
)
