import { testByHand } from '../worked-by-hand.testkit.ts'
import { lifeEvents } from './unit.ts'

testByHand(
  lifeEvents,
  {
    scams: { end: 2800.33, rate: 180.033 },
    'identity-theft': { before: 36, after: 43 },
    // Eleven payments of 60 and a last of 16.20, at 2% a month; the card counts by the day.
    'consumer-rights': { interest: 76.2, total: 676.2 },
    // Brackets of 2026: 1,240 + 12% of 31,500; 1,240 + 12% of 11,500; 2,480 + 12% of 43,000.
    'couples-money': {
      byShareOne: 1500,
      byShareOther: 1000,
      halfOne: 25,
      halfOther: 37.5,
      each: 30,
      singles: 7640,
      joint: 7640,
      oneEarner: 7640,
      alone: 13_170,
    },
    'kids-money': { give: 0.5, weeks: 20, fast: 7, roth: 1800 },
    // 9,325 and 26,993 a year, times 102%, by twelfths.
    'job-loss': { months: 4, benefits: 7600, lost: 2200, cobraSingle: 792.63, cobraFamily: 2294.41 },
  },
  { interest: 0, total: 0 },
)
