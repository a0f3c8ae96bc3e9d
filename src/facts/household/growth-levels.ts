import { cited } from '../cited.ts'

/** What the nine levels of /financial-growth-levels are measured by. Our own tests on common rules of thumb; the visitor may change what is arguable. */
export const levelRules = cited(
  {
    leastCushion: 1000,
    costlyApr: 0.1,
    months: 3,
    monthsUneven: 5,
    savingRate: 0.15,
    retireAt: 67,
    withdrawal: 0.04,
    roomTimes: 1.25,
    realReturn: 0.04,
    /** Tax that pre-tax accounts will lose. */
    haircut: 0.15,
    /** Of what is invested, that counts toward months of freedom: after tax and a bad market. */
    freedomShare: 0.7,
  },
  'assumption',
  { status: 'assumption' },
)
