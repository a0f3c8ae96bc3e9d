/** The measures of a screen, each by its rule. What they mean, and when they mislead, is said in the teaching room. */
import type { Company } from './company.ts'

export const metricKeys = [
  'price',
  'cap',
  'pe',
  'priceToSales',
  'priceToBook',
  'earnings',
  'yield',
  'payout',
  'beta',
  'yearChange',
  'belowHigh',
  'margin',
  'returnOnEquity',
  'debtToEquity',
  'salesGrowth',
  'earningsGrowth',
  'tradedValue',
] as const
export type MetricKey = (typeof metricKeys)[number]

/**
 * Why there is no number: a part was not reported; it earned nothing or made a loss; it made one the year before; it owes more than it
 * owns; it had no sales.
 */
export const gaps = ['unreported', 'loss', 'loss-before', 'no-equity', 'no-sales'] as const
export type Gap = (typeof gaps)[number]
export type Reading = number | Gap

/** Decimals a measure is told with. What is compared is the number as it is told, so that "15 or less" holds whatever reads as 15. */
export const decimals: Readonly<Record<MetricKey, number>> = {
  price: 2,
  cap: 0,
  pe: 1,
  priceToSales: 2,
  priceToBook: 2,
  earnings: 2,
  yield: 2,
  payout: 1,
  beta: 2,
  yearChange: 1,
  belowHigh: 1,
  margin: 1,
  returnOnEquity: 1,
  debtToEquity: 2,
  salesGrowth: 1,
  earningsGrowth: 1,
  tradedValue: 0,
}

type Part = number | null
/** The first part that was not reported makes the whole unknown. */
const given = (parts: readonly Part[], work: (...numbers: number[]) => Reading): Reading => {
  const known = parts.filter((part) => part !== null)
  return known.length === parts.length ? work(...known) : 'unreported'
}
/** a / b where b is above zero. */
const over =
  (gap: Gap, times = 1) =>
  (a: number, b: number): Reading =>
    b > 0 ? (a / b) * times : gap
const change = (gap: Gap) => (now: number, before: number) => (before > 0 ? (now / before - 1) * 100 : gap)

const capOf = ({ price, shares }: Company): Part => (shares === null ? null : price * shares)

/** Dollars, times, or percent points (4.5 is 4.5%). */
const rules: Readonly<Record<MetricKey, (company: Company) => Reading>> = {
  price: ({ price }) => price,
  cap: (company) => capOf(company) ?? 'unreported',
  pe: ({ price, earnings }) => given([price, earnings], over('loss')),
  priceToSales: (company) => given([capOf(company), company.sales], over('no-sales')),
  priceToBook: (company) => given([capOf(company), company.equity], over('no-equity')),
  earnings: ({ earnings }) => earnings ?? 'unreported',
  yield: ({ price, dividend }) => given([dividend, price], over('unreported', 100)),
  payout: ({ dividend, earnings }) => given([dividend, earnings], over('loss', 100)),
  beta: ({ beta }) => beta ?? 'unreported',
  yearChange: ({ price, priceBefore }) => given([price, priceBefore], change('unreported')),
  belowHigh: ({ price, high }) => given([price, high], (now, top) => (top > 0 ? (1 - now / top) * 100 : 'unreported')),
  margin: ({ profit, sales }) => given([profit, sales], over('no-sales', 100)),
  returnOnEquity: ({ profit, equity }) => given([profit, equity], over('no-equity', 100)),
  debtToEquity: ({ debt, equity }) => given([debt, equity], over('no-equity')),
  salesGrowth: ({ sales, salesBefore }) => given([sales, salesBefore], change('no-sales')),
  earningsGrowth: ({ earnings, earningsBefore }) => given([earnings, earningsBefore], change('loss-before')),
  tradedValue: ({ price, traded }) => given([price, traded], (one, many) => one * many),
}

/** Large dollars are told as "$12.35 billion" and "$420 million", and compared so. */
const roundLarge = (dollars: number) => {
  const step = dollars >= 1e9 ? 1e7 : dollars >= 1e6 ? 1e6 : 1
  return Math.round(dollars / step) * step
}

/** A measure of a company as it is told, or why there is none. */
export function readingOf(company: Company, key: MetricKey): Reading {
  const exact = rules[key](company)
  if (typeof exact === 'string') return exact
  if (key === 'cap' || key === 'tradedValue') return roundLarge(exact)
  const scale = 10 ** decimals[key]
  // Plus zero: what rounds to nothing has no sign.
  return Math.round(exact * scale) / scale + 0
}

/** Sizes by market value: our bands, nobody's law. Each begins with so many dollars. */
export const sizeFloors = { micro: 0, small: 3e8, mid: 2e9, large: 1e10, mega: 2e11 } as const
export type Size = keyof typeof sizeFloors
export const sizes = Object.keys(sizeFloors) as readonly Size[]

export const sizeOf = (cap: Reading): Size | null =>
  typeof cap === 'string' ? null : (sizes.findLast((size) => cap >= sizeFloors[size]) ?? null)

/** A company with everything worked out once. */
export interface Row {
  readonly company: Company
  readonly readings: Readonly<Record<MetricKey, Reading>>
  readonly size: Size | null
}

export function rowOf(company: Company): Row {
  const readings = Object.fromEntries(metricKeys.map((key) => [key, readingOf(company, key)])) as Row['readings']
  return { company, readings, size: sizeOf(readings.cap) }
}
