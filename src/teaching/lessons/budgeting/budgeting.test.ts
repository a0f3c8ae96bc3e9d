import { testAsPrinted } from '../worked-by-hand.testkit.ts'
import { budgeting } from './unit.ts'

testAsPrinted(budgeting, {
  // 60,000 − 16,100: 12,400 at 10% and 31,500 at 12%; 7.65% of 60,000.
  'take-home-pay': {
    incomeTax: 5020,
    payroll: 4590,
    kept: 50_390,
    wageBase: 184_500,
    netCost: 78,
    onThousand: 76.5,
    twiceMonthly: 2,
  },
  'spending-plan': {
    rentShare: 32.5,
    needs: 2000,
    wants: 1200,
    left: 300,
    average: 78_535,
    income: 104_207,
    saveTwenty: 800,
    billMonthly: 100,
    monthly: 433.33,
  },
  // The account runs −600, +300, −900, +300, +300, 0 around the average; 40,000 × 0.9235 × 0.153.
  'irregular-income': {
    mean: 3000,
    floor: 1800,
    buffer: 900,
    over: 1200,
    tax: 5652,
    taxRate: 15.3,
    taxedShare: 92.35,
  },
  'emergency-fund': { withCash: 63, couldNot: 13, threeMonths: 8400, sixMonths: 16_800, deductible: 1500 },
  // 30 × 7.25
  'bills-first': { after: 2400, essentials: 2250, short: 150, spare: 30, garnishShare: 25, untouched: 217.5 },
  // The annuity that grows to 20,000 in 48 months at 4%/12; 52 × 53 ÷ 2.
  'saving-goals': { monthly: 384.91, challenge: 1378, threeLost: 16, fiveLost: 12, smallMonthly: 300 },
})
