/**
 * Ways to decide what to spend this year. Each is a function of the year alone, in dollars of constant buying power, of a household
 * that spends at the start of a year. Where other income is still to come, `wealth` counts its worth today beside the savings.
 */

/** A year as a rule sees it. Real dollars. */
export interface RuleYear {
  /** 0 for the first. */
  readonly year: number
  /** How many years the money is to last, this one included. */
  readonly yearsLeft: number
  /** Savings, and what other income still to come is worth today. */
  readonly wealth: number
  /** The same at the very start. */
  readonly startWealth: number
  /** Spent last year; 0 in the first. */
  readonly before: number
  /** What the savings grew by last year in dollars of the time, before the fee: 0.93 for a loss of 7%. 1 in the first year. */
  readonly lastGrowth: number
  /** How prices rose last year: 1.03. 1 in the first year. */
  readonly lastPrices: number
  /** Years since spending was last raised, or since the start. */
  readonly sinceRaise: number
}
/** What to spend this year, real dollars, never negative. What is not there cannot be spent: whoever runs the rule sees to that. */
export interface SpendingRule {
  (now: RuleYear): number
  /** The amount of a rule that gives the same in every year, whatever happened: nobody has to ask it, nor keep what it would be told. */
  readonly always?: number
}

/** The same buying power every year (Bengen 1994). */
export const constantSpending = (amount: number): SpendingRule => Object.assign(() => amount, { always: amount })

/** A fixed share of what there is each year; `rate` is a decimal. */
export const percentageSpending =
  (rate: number): SpendingRule =>
  ({ wealth }) =>
    rate * wealth

/** The share that spreads a sum evenly over `years` yearly payments, the first at once, while the rest grows at `rate` (decimal). */
export function levelShare(rate: number, years: number): number {
  if (years <= 1) return 1
  if (Math.abs(rate) < 1e-9) return 1 / years
  return rate / (1 + rate) / (1 - (1 + rate) ** -years)
}

/** Variable percentage withdrawal (Bogleheads): this year's share spreads the money over the years left at an expected real return. */
export function variablePercentage(expectedReturn: number, years: number): SpendingRule {
  const shares = Float64Array.from({ length: years + 1 }, (_, left) => levelShare(expectedReturn, left))
  return ({ wealth, yearsLeft }) => (shares[yearsLeft] as number) * wealth
}

export interface Guards {
  /** First year's spending of wealth, a decimal. */
  readonly rate: number
  /** Spending is cut where it has come to more than `1 + above` times that share of wealth, raised below `1 - below` times. */
  readonly above: number
  readonly below: number
  /** By how much, decimals. */
  readonly cut: number
  readonly raise: number
}

/**
 * Guyton and Klinger (Journal of Financial Planning, March 2006). Spending rises with prices, except after a year of loss while its share
 * of wealth is above the first year's (withdrawal rule). It is cut by `cut` while its share is more than `above` over the first one and
 * more than `lastYears` years are left (capital preservation rule), and raised by `raise` while it is more than `below` under it
 * (prosperity rule). The fourth rule, which savings are sold first, is how the savings are held: see `holdings`.
 */
export function guytonKlinger({ rate, above, below, cut, raise }: Guards, lastYears: number): SpendingRule {
  const ceiling = rate * (1 + above)
  const floor = rate * (1 - below)
  return ({ year, yearsLeft, wealth, before, lastGrowth, lastPrices }) => {
    if (year === 0) return rate * wealth
    let spending = before
    // The dollars of last year buy less: no raise is a cut of buying power. Where prices fell there is no raise to skip.
    if (lastGrowth < 1 && lastPrices > 1 && spending > rate * wealth) spending /= lastPrices
    if (spending > ceiling * wealth) return yearsLeft > lastYears ? spending * (1 - cut) : spending
    return spending < floor * wealth ? spending * (1 + raise) : spending
  }
}

/** Guardrails on the share of wealth spent: kept in buying power between them, cut above, raised below, in any year. */
export function guardrails({ rate, above, below, cut, raise }: Guards): SpendingRule {
  const ceiling = rate * (1 + above)
  const floor = rate * (1 - below)
  return ({ year, wealth, before }) => {
    if (year === 0) return rate * wealth
    if (before > ceiling * wealth) return before * (1 - cut)
    return before < floor * wealth ? before * (1 + raise) : before
  }
}

/** A share of wealth each year, but never more than `up` above or `down` below last year's buying power (Vanguard, dynamic spending). */
export const floorAndCeiling =
  (rate: number, up: number, down: number): SpendingRule =>
  ({ year, wealth, before }) => {
    const aim = rate * wealth
    return year === 0 ? aim : Math.min(before * (1 + up), Math.max(before * (1 - down), aim))
  }

/** What required minimum distributions would take: wealth over the divisor of the age reached. `divisors` by year. */
export function requiredShare(divisors: readonly number[]): SpendingRule {
  const shares = Float64Array.from(divisors, (divisor) => 1 / Math.max(1, divisor))
  const last = shares[shares.length - 1] ?? 1
  return ({ year, wealth }) => (shares[year] ?? last) * wealth
}

/**
 * The same buying power every year, raised by `raise` once the savings stand `over` above their start, at most every `wait` years, and
 * never cut (Kitces 2015: 10% once they are up 50%, at most every three years; here both in buying power).
 */
export const ratcheting =
  (amount: number, raise: number, over: number, wait: number): SpendingRule =>
  ({ year, wealth, startWealth, before, sinceRaise }) => {
    if (year === 0) return amount
    const base = Math.max(before, amount)
    return sinceRaise >= wait && wealth > startWealth * (1 + over) ? base * (1 + raise) : base
  }

/** Keeps any rule between two amounts. */
export function between(rule: SpendingRule, least: number, most: number): SpendingRule {
  const { always } = rule
  if (always !== undefined) return constantSpending(Math.min(most, Math.max(least, always)))
  return (now) => Math.min(most, Math.max(least, rule(now)))
}
