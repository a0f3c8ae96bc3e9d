/** How a measure of one company was worked out, with its own numbers, so that anybody can do it again. */
import { dollars, dollarsAndCents, plain } from '#calculators/kit/format.ts'
import type { Company } from '#engine/screening/company.ts'
import { decimals, type MetricKey, type Row } from '#engine/screening/metrics.ts'
import { bareName } from './sample-name.ts'
import { valueText } from './value-text.ts'

type Part = number | null
interface Recipe {
  readonly a: (company: Company) => Part
  readonly b: (company: Company) => Part
  readonly how: 'over' | 'times' | 'percent' | 'change' | 'below'
  /** How the parts are read. */
  readonly say: readonly [a: Say, b: Say]
}
type Say = (value: number) => string
const shares: Say = (value) => `${plain(value, 0)} shares`

const price = ({ price: value }: Company): Part => value
const cap = ({ price: value, shares: count }: Company): Part => (count === null ? null : value * count)
const perShare = [dollarsAndCents, dollarsAndCents] as const
const whole = [dollars, dollars] as const

/** A measure that is reported, or comes from many prices, has none. */
const recipes: Readonly<Partial<Record<MetricKey, Recipe>>> = {
  cap: { a: price, b: (one) => one.shares, how: 'times', say: [dollarsAndCents, shares] },
  pe: { a: price, b: (one) => one.earnings, how: 'over', say: perShare },
  priceToSales: { a: cap, b: (one) => one.sales, how: 'over', say: whole },
  priceToBook: { a: cap, b: (one) => one.equity, how: 'over', say: whole },
  earnings: { a: (one) => one.profit, b: (one) => one.shares, how: 'over', say: [dollars, shares] },
  yield: { a: (one) => one.dividend, b: price, how: 'percent', say: perShare },
  payout: { a: (one) => one.dividend, b: (one) => one.earnings, how: 'percent', say: perShare },
  yearChange: { a: price, b: (one) => one.priceBefore, how: 'change', say: perShare },
  belowHigh: { a: price, b: (one) => one.high, how: 'below', say: perShare },
  margin: { a: (one) => one.profit, b: (one) => one.sales, how: 'percent', say: whole },
  returnOnEquity: { a: (one) => one.profit, b: (one) => one.equity, how: 'percent', say: whole },
  debtToEquity: { a: (one) => one.debt, b: (one) => one.equity, how: 'over', say: whole },
  salesGrowth: { a: (one) => one.sales, b: (one) => one.salesBefore, how: 'change', say: whole },
  earningsGrowth: { a: (one) => one.earnings, b: (one) => one.earningsBefore, how: 'change', say: perShare },
  tradedValue: { a: price, b: (one) => one.traded, how: 'times', say: [dollarsAndCents, shares] },
}

const worked: Readonly<Record<Recipe['how'], (a: number, b: number) => number>> = {
  over: (a, b) => a / b,
  times: (a, b) => a * b,
  percent: (a, b) => (a / b) * 100,
  change: (a, b) => (a / b - 1) * 100,
  below: (a, b) => (1 - a / b) * 100,
}
const written: Readonly<Record<Recipe['how'], (a: string, b: string) => string>> = {
  over: (a, b) => `${a} ÷ ${b}`,
  times: (a, b) => `${a} × ${b}`,
  percent: (a, b) => `${a} ÷ ${b}`,
  change: (a, b) => `${a} ÷ ${b} − 1`,
  below: (a, b) => `1 − ${a} ÷ ${b}`,
}

/** "$65.53 ÷ $4.78 = 13.7"; null where there is no number, or what was reported is counted another way. */
export function workingText({ company, readings }: Row, key: MetricKey): string | null {
  const recipe = recipes[key]
  const reading = readings[key]
  if (!recipe || typeof reading !== 'number') return null
  const [a, b] = [recipe.a(company), recipe.b(company)]
  if (a === null || b === null) return null
  const shown = valueText(key, reading)
  const again = worked[recipe.how](a, b)
  const scale = 10 ** decimals[key]
  const same = recipe.how === 'times' ? again : Math.round(again * scale) / scale
  if (valueText(key, same) !== shown) return null
  return `${written[recipe.how](recipe.say[0](a), recipe.say[1](b))} = ${shown}`
}

/** The first company that shows it well: with a number that isn't nothing. */
export function exampleOf(
  rows: readonly Row[],
  key: MetricKey,
): { readonly name: string; readonly text: string } | null {
  for (const row of rows) {
    if (row.readings[key] === 0) continue
    const text = workingText(row, key)
    if (text !== null) return { name: bareName(row.company.name), text }
  }
  return null
}
