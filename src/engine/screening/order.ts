/** The order of a screen's matches, and what is usual among them. */
import { type MetricKey, metricKeys, type Row } from './metrics.ts'

export const wordOrders = ['name', 'sector'] as const
export const orderKeys = [...wordOrders, ...metricKeys] as const
export type OrderKey = (typeof orderKeys)[number]
export interface Order {
  readonly key: OrderKey
  /** The largest first. */
  readonly down: boolean
}

type WordOrder = (typeof wordOrders)[number]
/** What a company is called in an order of words. */
export type WordOf = (row: Row, key: WordOrder) => string
const plainly: WordOf = ({ company }, key) => company[key]

const isWord = (key: OrderKey): key is (typeof wordOrders)[number] => key === 'name' || key === 'sector'
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Companies without the number come last, whichever way; equals stand by symbol. Words are compared as they are said, whatever their case. */
export function inOrder(rows: readonly Row[], { key, down }: Order, wordOf: WordOf = plainly): readonly Row[] {
  const way = down ? -1 : 1
  return rows.toSorted((a, b) => {
    const bySymbol = compare(a.company.symbol, b.company.symbol)
    if (isWord(key)) return way * compare(wordOf(a, key).toLowerCase(), wordOf(b, key).toLowerCase()) || bySymbol
    const [x, y] = [a.readings[key], b.readings[key]]
    if (typeof x === 'string' || typeof y === 'string')
      return Number(typeof x === 'string') - Number(typeof y === 'string') || bySymbol
    return way * (x - y) || bySymbol
  })
}

/** The middle number of those that have one; null for none. */
export function typical(rows: readonly Row[], key: MetricKey): number | null {
  const values = rows.flatMap(({ readings }) => (typeof readings[key] === 'number' ? [readings[key]] : []))
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
