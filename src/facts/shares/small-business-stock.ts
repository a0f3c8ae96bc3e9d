import { cited } from '../cited.ts'

/** Gain left out of income from `years` on, a share of it. Decimals. */
interface Step {
  readonly years: number
  readonly share: number
}

/**
 * Stock acquired after this day follows the newer rules of section 1202, stock acquired on it or before the older ones. The day is the
 * enactment of Public Law 119-21; an inherited or given share counts from the day of whoever had it first (IRC 1202(a)(6)).
 */
export const smallBusinessStockNewAfter = cited('2025-07-04', 'irc-1202', { where: '(a)(6)(A)' })

/**
 * The newer rules: the share left out after holding at least so many years, and the most per issuer: dollars, or so many times the cost if
 * that is more. The dollars rise with prices for tax years after 2026.
 */
export const smallBusinessStockNew = cited<{
  readonly steps: readonly Step[]
  readonly most: { readonly others: number; readonly separate: number }
  readonly timesCost: number
}>(
  {
    steps: [
      { years: 3, share: 0.5 },
      { years: 4, share: 0.75 },
      { years: 5, share: 1 },
    ],
    most: { others: 15_000_000, separate: 7_500_000 },
    timesCost: 10,
  },
  'irc-1202',
  { where: '(a)(1)(B), (a)(5), (b)' },
)

/**
 * The older rules: stock held for more than `years`; which share is left out goes by the day it was acquired, after the day named. What is
 * not left out of such gain is taxed at up to 28% (IRC 1(h)(4)).
 */
export const smallBusinessStockOld = cited(
  {
    years: 5,
    shares: [
      { after: '2010-09-27', share: 1 },
      { after: '2009-02-17', share: 0.75 },
      { after: '1993-08-10', share: 0.5 },
    ],
    most: { others: 10_000_000, separate: 5_000_000 },
    timesCost: 10,
  },
  'irc-1202',
  { where: '(a)(1)(A), (a)(3), (a)(4), (b)' },
)
