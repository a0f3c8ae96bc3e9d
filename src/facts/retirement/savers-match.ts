import { cited } from '../cited.ts'

/**
 * Saver's Match (IRC 6433), in place of the saver's credit for IRA and plan money from tax year `fromYear` on: a share of up to `contributionCap` for each person, paid by the
 * Treasury into a traditional account. The share falls in a line over `range` from `over`; heads of household have three quarters of both, others but couples and surviving spouses half.
 * Both amounts rise with prices after `fromYear`. Under `smallMatch` it may be had as a refund.
 */
export const saversMatch = cited(
  {
    fromYear: 2027,
    rate: 0.5,
    contributionCap: 2_000,
    joint: { over: 41_000, range: 30_000 },
    headShare: 0.75,
    otherShare: 0.5,
    smallMatch: 100,
    leastAge: 18,
  },
  'secure-2-0',
  { where: 's. 103 (IRC 6433)' },
)
