import { testAsPrinted } from '../worked-by-hand.testkit.ts'
import { creditAndDebt } from './unit.ts'

testAsPrinted(creditAndDebt, {
  // Level payments of 10,000 in 36 months at 12% and 18%.
  'credit-reports': { fairCost: 1957, highCost: 3015, late: 7, chapter7: 10, inquiry: 2, days: 30, moreDays: 15 },
  // 1,200 ÷ 4,000; 25,000 in 60 months at 9.71% and 6.15%.
  'credit-scores': { history: 35, owed: 30, used: 30, lowCost: 6657, highCost: 4104, fair: 580, best: 800 },
  'cards-and-grace': { free: 0, billDays: 21, noticeDays: 45, lateDays: 60, lost: 18 },
  'minimum-payment': {
    first: 137.5,
    count: 195,
    interest: 7291,
    fixedMonths: 34,
    fixedInterest: 1633,
    saved: 5658,
    targetPay: 188.38,
  },
  // The rate at which 36 payments of 332.14 are worth 9,500.
  'compare-loans': {
    payment: 332.14,
    cash: 9500,
    apr: 15.6,
    shortPay: 574.71,
    longPay: 409.18,
    shortInterest: 3586,
    longInterest: 5461,
  },
  // 15 ÷ 100 × 365 ÷ 14; 25 a week for 78 weeks against 900.
  'small-loans': { apr: 391, laptopTotal: 1950, laptopApr: 120, rolled: 180, fourFees: 60, cap: 36 },
  'student-loans': {
    rate: 6.39,
    standard: 338.97,
    assistance: 150,
    ibr: 175.5,
    firstYear: 5500,
    secondYear: 6500,
    thirdYear: 7500,
    inTotal: 31_000,
    atEdge: 166.67,
    overEdge: 208.34,
    jump: 41.67,
    forgiven: 360,
    service: 120,
  },
  // 6,180 ÷ 18; a level payment of 6,000 at 22% over 18 months.
  'debt-payoff': { owed: 10_800, feePaid: 180, movedPay: 343.33, stayPay: 394.37 },
  'debt-trouble': { from: 8, to: 21, calls: 7, days: 7, notice: 5, dispute: 30, chapter7: 10, chapter13: 7 },
})
