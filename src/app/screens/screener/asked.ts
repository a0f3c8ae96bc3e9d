/** What is asked of the stock screener, as it stands behind the '#'. What is not known there takes its starting value. */
import { type Sector, sectors } from '#engine/screening/company.ts'
import { earnKinds, type Filters, noFilters, payKinds, type Range } from '#engine/screening/filters.ts'
import { type MetricKey, metricKeys, type Size, sizes } from '#engine/screening/metrics.ts'
import { type Order, orderKeys } from '#engine/screening/order.ts'

export const MOST_COMPARED = 5
/** Rows of one page of the table. */
export const PAGE_ROWS = 25
const MOST_NUMBER = 1e13
const MOST_SYMBOL = 15

export interface Asked {
  readonly filters: Filters
  readonly order: Order
  /** At least one, each once, in the order they are shown. */
  readonly columns: readonly MetricKey[]
  /** Symbols of companies side by side. */
  readonly compare: readonly string[]
  /** From 1. */
  readonly page: number
}
export const startingAsked: Asked = {
  filters: noFilters,
  order: { key: 'cap', down: true },
  columns: ['price', 'cap', 'pe', 'yield', 'yearChange'],
  compare: [],
  page: 1,
}

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | null =>
  list.find((one) => one === value) ?? null
const some = <T extends string>(list: readonly T[], value: string | null): readonly T[] =>
  value === null ? [] : list.filter((one) => value.split('.').includes(one))

/** '10..15', '..15', '10..' */
function rangeIn(text: string | null): Range | null {
  const [low, high, ...rest] = text?.split('..') ?? []
  if (low === undefined || high === undefined || rest.length > 0) return null
  const bound = (part: string) => {
    const value = Number(part)
    return part.trim() === '' || !Number.isFinite(value) || Math.abs(value) > MOST_NUMBER ? null : value
  }
  return { min: bound(low), max: bound(high) }
}
const rangeText = ({ min, max }: Range): string => `${min ?? ''}..${max ?? ''}`

export function askedIn({ hash }: { readonly hash: string }): Asked {
  const said = new URLSearchParams(hash.slice(1))
  const get = (name: string) => said.get(name)
  const ranges = metricKeys.flatMap((key) => {
    const range = rangeIn(get(key))
    return range === null || (range.min === null && range.max === null) ? [] : [[key, range] as const]
  })
  const sort = get('sort') ?? ''
  const key = oneOf(orderKeys, sort.replace(/^-/, ''))
  const columns = (get('cols') ?? '').split('.').flatMap((one) => oneOf(metricKeys, one) ?? [])
  const compare = (get('compare') ?? '').split(',').filter((one) => one !== '' && one.length <= MOST_SYMBOL)
  const page = Number(get('page') ?? 1)
  return {
    filters: {
      sector: some<Sector>(sectors, get('sector')),
      size: some<Size>(sizes, get('size')),
      pay: oneOf(payKinds, get('pay')),
      earn: oneOf(earnKinds, get('earn')),
      ranges: Object.fromEntries(ranges),
    },
    order: key === null ? startingAsked.order : { key, down: sort.startsWith('-') },
    columns: columns.length > 0 ? [...new Set(columns)] : startingAsked.columns,
    compare: [...new Set(compare)].slice(0, MOST_COMPARED),
    page: Number.isInteger(page) && page >= 1 && page < 10_000 ? page : 1,
  }
}

/** The part behind the '#', without it: what differs from the start, '' for nothing. */
export function hashOf(asked: Asked): string {
  const { filters, order } = asked
  const said = new URLSearchParams()
  const put = (name: string, value: string, usual = '') => {
    if (value !== usual) said.set(name, value)
  }
  put('sector', filters.sector.join('.'))
  put('size', filters.size.join('.'))
  put('pay', filters.pay ?? '')
  put('earn', filters.earn ?? '')
  for (const key of metricKeys) {
    const range = filters.ranges[key]
    if (range && (range.min !== null || range.max !== null)) put(key, rangeText(range))
  }
  put('sort', `${order.down ? '-' : ''}${order.key}`, '-cap')
  put('cols', asked.columns.join('.'), startingAsked.columns.join('.'))
  put('compare', asked.compare.join(','))
  put('page', String(asked.page), '1')
  return said.toString()
}

/** A screen to keep or send: filters, order and columns, without what was being looked at. */
export const screenHash = (asked: Pick<Asked, 'filters' | 'order' | 'columns'>): string =>
  hashOf({ ...startingAsked, filters: asked.filters, order: asked.order, columns: asked.columns })
/** What tells whether two screens ask for the same. */
export const filterHash = (filters: Filters): string => hashOf({ ...startingAsked, filters })
