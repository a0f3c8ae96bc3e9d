import { testByHand } from '../worked-by-hand.testkit.ts'
import { retirement } from './unit.ts'

/** Years and ages read with one decimal. */
const digits = { woman: 1, man: 1, fiveShare: 0 }

testByHand(
  retirement,
  {
    // (42,000 − 18,000) / 4%; years by the annuity formula at 5%.
    'how-much-retire': {
      number: 600_000,
      pretax: 750_000,
      more: 25,
      cutNumber: 25_000,
      yearsTenth: 51,
      yearsFifth: 37,
      yearsThirty: 28,
      yearsHalf: 17,
    },
    '401k-match': {
      match: 1800,
      matchPart: 900,
      missed: 900,
      cost: 3168,
      limit50: 32_500,
      limit60: 35_750,
      quizMatch: 2000,
    },
    'roth-or-traditional': {
      rothIn: 5850,
      rothEnd: 44_531.69,
      traditionalEnd: 57_091.91,
      traditionalKept: 44_531.69,
      limit50: 8600,
    },
    // 78 years and 8 months; the table of 2022 gives 18.6 and 16.1 years at 67.
    'social-security-when': {
      early: 1400,
      late: 2480,
      evenEarly: 78 * 12 + 8,
      evenLate: 82.5 * 12,
      formula: 2345.8,
      woman: 18.56,
      man: 16.11,
    },
    medicare: { extra: 95.7, cliff: 1148.4, lateCost: 40.6, window: 7, incomeYear: 2025 },
    'making-it-last': {
      starts: 126,
      lasted: 122,
      failed: 4,
      lowLasted: 126,
      fiveShare: 76.2,
      rmd73: 18_867.92,
      rmd75: 20_325.2,
      taxed: 5350,
      lateAge: 75,
      earlyAge: 73,
    },
  },
  digits,
)
