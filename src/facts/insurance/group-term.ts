import { cited } from '../cited.ts'

/** Coverage through an employer that is no income (26 USC 79(a)), and Table I of 26 CFR 1.79-3(d)(2): dollars a month for each 1,000 above it. */
export const groupTermLife = cited(
  {
    free: 50_000,
    monthlyPerThousand: [
      { ageTo: 24, cost: 0.05 },
      { ageTo: 29, cost: 0.06 },
      { ageTo: 34, cost: 0.08 },
      { ageTo: 39, cost: 0.09 },
      { ageTo: 44, cost: 0.1 },
      { ageTo: 49, cost: 0.15 },
      { ageTo: 54, cost: 0.23 },
      { ageTo: 59, cost: 0.43 },
      { ageTo: 64, cost: 0.66 },
      { ageTo: 69, cost: 1.27 },
      { ageTo: 120, cost: 2.06 },
    ],
  },
  'irs-pub-15b',
  { where: 'Table 2-2; 26 CFR 1.79-3(d)(2)' },
)
