import type { RateChange } from './loan.ts'

/** The rate rules of an adjustable-rate mortgage. Rates are nominal per year; caps are in the same decimals (0.02 = 2 points). */
export type ArmRules = {
  readonly initialRate: number
  /** Months at the initial rate: 60 for a 5/1 or 5/6 ARM. */
  readonly fixedMonths: number
  /** Months between later adjustments: 12 for 5/1, 6 for 5/6. */
  readonly adjustEveryMonths: number
  /** Added to the index to give the fully indexed rate. */
  readonly margin: number
  /** Most the rate may move, up or down, at the first adjustment. */
  readonly initialCap: number
  /** Most it may move, up or down, at each later one. */
  readonly periodicCap: number
  /** Most it may ever stand above the initial rate. */
  readonly lifetimeCap: number
  /** Lowest rate ever; by default the margin, as most notes say. */
  readonly floorRate?: number
  /** The fully indexed rate is rounded to the nearest of these (0.00125 is an eighth of a point) before the caps. 0: not at all. */
  readonly roundTo?: number
}

/**
 * What the index does: the same value at every adjustment, a value for each adjustment (the last repeats), or the worst
 * case, in which every adjustment takes all that the caps allow (the Loan Estimate's "can go as high as").
 */
export type IndexPath = { readonly kind: 'path'; readonly values: readonly number[] } | { readonly kind: 'worst-case' }

export type ArmPath =
  | { readonly outcome: 'found'; readonly changes: readonly RateChange[]; readonly highestRate: number }
  | { readonly outcome: 'refused'; readonly reason: 'bad-rule' | 'bad-index' }

const asc = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high)

/**
 * Rate changes over the term, fit for `amortize` (monthly payments, level payment set anew at each). The payment numbered
 * `fixedMonths + 1` is the first at the first adjusted rate, since interest is paid in arrears.
 * At each adjustment: index + margin, rounded; kept within the cap of that adjustment around the rate before it; then
 * between the floor and initial rate + lifetime cap (12 CFR 1026.37(j) names the same parts).
 */
export const armPath = (rules: ArmRules, termMonths: number, index: IndexPath): ArmPath => {
  const { initialRate, fixedMonths, adjustEveryMonths, margin, initialCap, periodicCap, lifetimeCap } = rules
  const roundTo = rules.roundTo ?? 0
  const rates = [initialRate, margin, initialCap, periodicCap, lifetimeCap, roundTo, rules.floorRate ?? 0]
  const counts = [fixedMonths, adjustEveryMonths, termMonths]
  if (!rates.every((r) => Number.isFinite(r) && r >= 0 && r <= 1)) return { outcome: 'refused', reason: 'bad-rule' }
  if (!counts.every((n) => Number.isInteger(n) && n >= 1 && n <= 1200))
    return { outcome: 'refused', reason: 'bad-rule' }
  const values = index.kind === 'path' ? index.values : []
  if (index.kind === 'path' && (values.length === 0 || !values.every((v) => Number.isFinite(v) && Math.abs(v) <= 1)))
    return { outcome: 'refused', reason: 'bad-index' }

  const ceiling = initialRate + lifetimeCap
  const floor = Math.min(rules.floorRate ?? margin, initialRate)
  const changes: RateChange[] = []
  let rate = initialRate
  let highestRate = initialRate
  for (let made = fixedMonths; made < termMonths; made += adjustEveryMonths) {
    const cap = changes.length === 0 ? initialCap : periodicCap
    const quoted = values[Math.min(changes.length, values.length - 1)]
    const indexed = quoted === undefined ? Number.POSITIVE_INFINITY : quoted + margin
    const rounded = roundTo > 0 && quoted !== undefined ? Math.round(indexed / roundTo + 1e-9) * roundTo : indexed
    rate = asc(floor, asc(rate - cap, rounded, rate + cap), ceiling)
    highestRate = Math.max(highestRate, rate)
    changes.push({ fromPayment: made + 1, annualRate: rate })
  }
  return { outcome: 'found', changes, highestRate }
}
