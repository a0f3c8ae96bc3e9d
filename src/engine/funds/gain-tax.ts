import type { HoldingCourse, HoldingYear } from './holding-course.ts'
import { gainTaxRate, type Investor } from './investor-tax.ts'

/** Returns worked out for a curve, at most. */
const MOST_RETURNS = 40
/** Between two known gains tax counts as a straight line when the return in the middle is this near to it, in dollars. */
const NEAR = 2
/** No return is worked out between gains nearer to each other than this, in dollars. */
const CLOSE = 100

interface Known {
  readonly gain: number
  readonly tax: number
}

/**
 * Tax on one long-term gain for many gains up to `largest`, without a return for each: today's dollars in and out. Tax bends only where
 * a bracket, a surtax or a credit begins or ends, so a few returns, more of them around the bends, give it everywhere else along straight
 * lines. The gains in `exact` get a return each. Inside a bend the tax may be off by a share of the distance between two returns. A gain
 * of 0 or less has no tax.
 */
export function gainTaxCurve(
  investor: Investor,
  largest: number,
  exact: readonly number[] = [],
): (gain: number) => number {
  const taxed = (gain: number): Known => ({ gain, tax: gain <= 0 ? 0 : gain * gainTaxRate(investor, gain) })
  const end = Math.max(CLOSE, largest)
  const ends = [...new Set([0, end, ...exact.filter((gain) => gain > 0 && gain < end)])].sort((a, b) => a - b)
  const known = ends.map(taxed)
  const open = known.slice(1).map((to, i) => [known[i] ?? to, to] as const)
  for (let next = open.shift(); next !== undefined && known.length < MOST_RETURNS; next = open.shift()) {
    const [from, to] = next
    const width = to.gain - from.gain
    if (width <= CLOSE) continue
    const middle = taxed((from.gain + to.gain) / 2)
    known.push(middle)
    // A wide stretch is looked into even where it seems straight: two bends may cancel out in its middle.
    if (Math.abs(middle.tax - (from.tax + to.tax) / 2) > NEAR || width > end / 3)
      open.push([from, middle], [middle, to])
  }
  known.sort((a, b) => a.gain - b.gain)
  return (gain) => {
    if (gain <= 0) return 0
    const above = known.findIndex((one) => one.gain >= gain)
    const [low, high] = [known[above - 1], known[above]]
    if (low === undefined || high === undefined) return taxed(gain).tax
    return low.tax + ((high.tax - low.tax) * (gain - low.gain)) / (high.gain - low.gain)
  }
}

/** What the law calls the gain of a sale at the end of a year; a loss is none. Nominal dollars. */
const gainOf = (row: Pick<HoldingYear, 'proceeds' | 'basis'>): number => Math.max(0, row.proceeds - row.basis)

/** The investor's law with the net investment income tax left out; its base before the gain is nothing, for there is only pay. */
function withoutSurtax(investor: Investor): Investor {
  const { netInvestmentIncomeTax } = investor.facts
  const value = { ...netInvestmentIncomeTax.value, rate: 0 }
  return { ...investor, facts: { ...investor.facts, netInvestmentIncomeTax: { ...netInvestmentIncomeTax, value } } }
}

/**
 * The net investment income tax on a gain over pay, today's dollars in and out: 3.8% of the gain, or of income over the limit if that is less (IRC 1411). The
 * limit has stayed in dollars since 2013 and moves with nothing (1411(b)), so in today's dollars it shrinks as prices rise.
 */
export function surtaxOnGain({ household, facts }: Investor, gain: number, prices: number): number {
  const { rate, magiOver } = facts.netInvestmentIncomeTax.value
  const pay = household.people.reduce((sum, one) => sum + one.pay, 0)
  return rate * Math.max(0, Math.min(gain, pay + gain - magiOver[household.status] / prices))
}

/**
 * Tax if a holding is sold at the end of one of its years, all of the gain in that year: nominal dollars. The gain is put on the return in
 * today's dollars, because brackets move with prices (`inflation`, decimal per year), and the tax is turned back; the limit of the net
 * investment income tax does not move and is counted by itself. The last year of each course has a return of its own; the years between
 * follow the curve. Every gain counts as held for over a year.
 */
export function gainTaxByYear(
  investor: Investor,
  courses: readonly HoldingCourse[],
  inflation: number,
): (row: HoldingYear) => number {
  const pricesAt = (year: number) => (1 + inflation) ** year
  const today = (row: HoldingYear) => gainOf(row) / pricesAt(row.year)
  const largest = Math.max(0, ...courses.flatMap((course) => course.rows.map(today)))
  const curve = gainTaxCurve(
    withoutSurtax(investor),
    largest,
    courses.map((course) => today(course.last)),
  )
  return (row) => {
    const [gain, prices] = [today(row), pricesAt(row.year)]
    return (curve(gain) + surtaxOnGain(investor, gain, prices)) * prices
  }
}
