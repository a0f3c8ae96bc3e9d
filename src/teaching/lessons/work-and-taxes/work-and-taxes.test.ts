import { testByHand } from '../worked-by-hand.testkit.ts'
import { workAndTaxes } from './unit.ts'

/** Of 2026: 15.3% of 92.35% of 10,000 and 40,000 of profit. */
const ownTax = (profit: number) => profit * 0.9235 * 0.153

testByHand(
  workAndTaxes,
  {
    'job-offer': { match: 1800, worthA: 58_150, worthB: 60_360, ahead: 2210, hourly: 25, yearHours: 2080 },
    // 73,900 of taxable pay: 5,800 + 22% of 23,500; each job alone: 5,020 and 10% of 12,400 + 12% of 1,500.
    'w4-and-filing': { perMonth: 250, twoJobsOwe: 5800 + 0.22 * 23_500 - 5020 - 1420, bonusHeld: 220 },
    'tax-brackets': {
      taxable: 43_900,
      slice1: 1240,
      slice2: 3780,
      tax: 5020,
      effective: 8.37,
      edgePay: 66_500,
      edgeCost: 22,
      quizTax: 2152,
      offSaves: 220,
    },
    // With the list: 5,800 + 22% of 28,100. Without: 16,100 and 1,000 of gifts, so 5,800 + 22% of 32,500.
    'deductions-and-credits': { list: 21_500, tax: 11_982, taxWithout: 12_950, smallGiftSaves: 36 },
    'family-credits': {
      taxBefore: 10_040,
      childCredits: 4400,
      taxAfter: 5640,
      aotc: 2500,
      lowTax: 585,
      childRefund: 3400,
      earned: 7316 - 0.2106 * (30_000 - 23_890),
    },
    'side-income': { ownTax: ownTax(10_000), bigTax: 5651.82, milesOff: 725, jobTax: 5020 },
    'new-deductions': { premium: 2000, saves: 240, taxAfter: 4780, ficaDollars: 459, half: 10 },
  },
  // Withholding is cut to cents in each of 26 paychecks.
  { twoJobsOwe: 0 },
)
