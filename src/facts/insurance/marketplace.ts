import { byYear } from '../by-year.ts'
import { cited } from '../cited.ts'
import type { StateCode } from '../states/codes.ts'

/** Between two incomes in percent of the poverty line the share rises in a straight line. Shares are decimals of income. */
export interface PremiumShareRow {
  readonly from: number
  /** Null: no end. */
  readonly to: number | null
  readonly initial: number
  readonly final: number
}
export interface PremiumShares {
  readonly rows: readonly PremiumShareRow[]
  /** No credit above this percent of the poverty line; null: no such edge. */
  readonly noneOver: number | null
  /** No credit below this percent. */
  readonly noneUnder: number
}

/** What a household pays itself of the benchmark silver plan, by tax year (IRC 36B(b)(3)(A)). */
export const premiumShares = byYear<PremiumShares>({
  2025: cited(
    {
      rows: [
        { from: 0, to: 150, initial: 0, final: 0 },
        { from: 150, to: 200, initial: 0, final: 0.02 },
        { from: 200, to: 250, initial: 0.02, final: 0.04 },
        { from: 250, to: 300, initial: 0.04, final: 0.06 },
        { from: 300, to: 400, initial: 0.06, final: 0.085 },
        { from: 400, to: null, initial: 0.085, final: 0.085 },
      ],
      noneOver: null,
      noneUnder: 100,
    },
    'irc',
    { where: '36B(b)(3)(A)(iii)', asOf: '2025' },
  ),
  2026: cited(
    {
      rows: [
        { from: 0, to: 133, initial: 0.021, final: 0.021 },
        { from: 133, to: 150, initial: 0.0314, final: 0.0419 },
        { from: 150, to: 200, initial: 0.0419, final: 0.066 },
        { from: 200, to: 250, initial: 0.066, final: 0.0844 },
        { from: 250, to: 300, initial: 0.0844, final: 0.0996 },
        { from: 300, to: 400, initial: 0.0996, final: 0.0996 },
      ],
      noneOver: 400,
      noneUnder: 100,
    },
    'rev-proc-2025-25',
    { where: 's. 3.01', asOf: '2026' },
  ),
})

/** The poverty line of a tax year's credit is the guideline in force when enrollment for it opened: that of the year before. */
export const povertyYearsBefore = cited(1, 'irc', { where: '36B(d)(3)(B)' })

/** Medicaid covers adults under 65 up to this percent of the poverty line (133 and 5 more not counted) in states that expanded it. */
export const medicaidUpTo = cited(138, 'medicaid-law', { where: '1396a(a)(10)(A)(i)(VIII), 1396a(e)(14)(I)' })

/** States that have not expanded Medicaid. */
export const medicaidNotExpanded = cited<readonly StateCode[]>(
  ['AL', 'FL', 'GA', 'KS', 'MS', 'SC', 'TN', 'TX', 'WI', 'WY'],
  'kff-medicaid-expansion',
  { asOf: '2025', confidence: 'medium' },
)

/** Premium by age as a multiple of that at 21, ages 21 to 64 and over. A few states set their own; New York and Vermont have one price for all ages. */
export const premiumByAge = cited(
  {
    firstAge: 21,
    factors: [
      1, 1, 1, 1, 1.004, 1.024, 1.048, 1.087, 1.119, 1.135, 1.159, 1.183, 1.198, 1.214, 1.222, 1.23, 1.238, 1.246,
      1.262, 1.278, 1.302, 1.325, 1.357, 1.397, 1.444, 1.5, 1.563, 1.635, 1.706, 1.786, 1.865, 1.952, 2.04, 2.135, 2.23,
      2.333, 2.437, 2.548, 2.603, 2.714, 2.81, 2.873, 2.952, 3,
    ],
  },
  'cms-age-curve',
  { where: 'default standard age curve, 2018 and later (45 CFR 147.102(e))' },
)

/** Second-lowest silver plan of somebody of 40, average of the country, dollars a month before any credit. */
export const benchmarkAt40 = cited(625, 'kff-benchmark', {
  asOf: '2026',
  status: 'projected',
  confidence: 'low',
  note: 'KFF: 26% above the 2025 average of $497, rounded. Counties differ twofold.',
})
