/**
 * A small door for other pages: the calculator's address with somebody's numbers behind the '#'. It carries no calculator
 * code, so a page that only links here stays light; a test holds its names against the calculator's own fields.
 */

interface MonthlyPlan {
  /** Dollars at the end of every month. */
  readonly monthly: number
  readonly years: number
  /** Percent points a year after inflation, as an effective rate. */
  readonly realRate: number
}

/** Every input of the calculator for such a plan. The rate is after inflation, so inflation is 0 and all dollars are today's. */
const inputsOf = ({ monthly, years, realRate }: MonthlyPlan): Readonly<Record<string, string | number>> => ({
  start: 0,
  deposit: monthly,
  frequency: 'monthly',
  years: Math.round(years * 12),
  rate: realRate,
  variance: 2,
  depositGrowth: 0,
  timing: 'end',
  rateKind: 'effective',
  compounding: 'monthly',
  inflation: 0,
  fee: 0,
  tax: 'none',
  taxRate: 15,
})

/** '#v1&start=0&deposit=400&…', in the form of kit/share-link.ts. */
export const miniLink = (plan: MonthlyPlan): string =>
  `#v1&${Object.entries(inputsOf(plan))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`
