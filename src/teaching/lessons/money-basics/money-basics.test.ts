import { testAsPrinted } from '../worked-by-hand.testkit.ts'
import { moneyBasics } from './unit.ts'

testAsPrinted(moneyBasics, {
  'what-is-money-for': { monthly: 100, slower: 66.67, smaller: 75, mean: 54, young: 51, retired: 61 },
  // 3,000 + 18,000 + 9,000 − 2,400 − 21,000 − 7,500
  'net-worth': { own: 30_000, owe: 30_900, net: -900, median: 192_900, mean: 1_063_700, equity: 60_000 },
  // Future value of an annuity of 200 a month at 7%/12; 300 a month for 10 years, then 33 of growth.
  compounding: {
    inForty: 524_963,
    inThirty: 243_994,
    earlyEnd: 519_620,
    lateEnd: 463_219,
    earlyPaid: 36_000,
    latePaid: 118_800,
    doublingExact: 9.01,
    twoYears: 121,
  },
  // 10,000 × 1.04^20, ÷ 1.03^20; ln 2 ÷ ln 1.03; CPI-U 325.252 ÷ 109.6.
  inflation: {
    balance: 21_911,
    buys: 12_132,
    halved: 23.4,
    longRun: 3,
    since1986: 2.97,
    since2020: 26,
    benefitRaise: 2.8,
    lostSpans: 35,
    realRate: 1.9,
  },
  // (52,000 − 4,060 − 3,978) ÷ 2,340 hours; an annuity of 104.17 (5 × 250 ÷ 12 in whole cents) at 7%/12 for 360 months.
  'real-cost': {
    takeHome: 43_962,
    hoursGiven: 2340,
    realHourly: 18.79,
    yearOfFive: 900,
    monthOfDaily: 104,
    afterDecades: 127_084,
    shoeHours: 6,
  },
  'money-biases': { fundRate: 8.2, investorRate: 7, held: 21_992, timed: 19_672, near: 4 },
})
