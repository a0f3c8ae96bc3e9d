/** What is asked of the long-run chart, as it stands behind the '#'. What is not known there takes its starting value. */
import { addMonths, type Month, monthsBetween, parseMonth } from '#engine/month.ts'
import { usualStart } from '#facts/series/shown-years.ts'
import { type LineKey, lineKeys } from './lines.ts'

export const views = ['growth', 'falls', 'rolling', 'rates'] as const
export type View = (typeof views)[number]
export const spanYears = [1, 5, 10, 20, 30] as const
export type SpanYears = (typeof spanYears)[number]
export const eventKinds = ['crash', 'war', 'policy', 'market', 'event'] as const
export type EventKindKey = (typeof eventKinds)[number]

export interface Asked {
  readonly view: View
  /** At least one, in the order of the list. */
  readonly lines: readonly LineKey[]
  readonly from: Month
  /** Null: the newest there is. */
  readonly to: Month | null
  readonly dollars: 'nominal' | 'real'
  readonly scale: 'log' | 'straight'
  /** Length of a span in the view of returns. */
  readonly years: SpanYears
  readonly events: readonly EventKindKey[]
  readonly recessions: boolean
  /** Dollars put in at the start. */
  readonly amount: number
}

export const startingAsked: Asked = {
  view: 'growth',
  lines: ['stocks', 'bonds', 'prices'],
  from: usualStart.value as Month,
  to: null,
  dollars: 'nominal',
  scale: 'log',
  years: 10,
  events: ['crash'],
  recessions: true,
  amount: 100,
}

const MOST_DOLLARS = 1e9
/** A range holds at least a year. */
export const LEAST_MONTHS = 12

const oneOf = <T extends string | number>(list: readonly T[], value: string | null): T | null =>
  list.find((one) => String(one) === value) ?? null
const some = <T extends string>(list: readonly T[], value: string | null): readonly T[] | null =>
  value === null ? null : list.filter((one) => value.split('.').includes(one))

export function askedIn({ hash }: { readonly hash: string }): Asked {
  const said = new URLSearchParams(hash.slice(1))
  const get = (name: string) => said.get(name)
  const month = (name: string) => parseMonth(get(name) ?? '')
  const lines = some(lineKeys, get('lines')) ?? []
  const amount = Number(get('amount') ?? Number.NaN)
  return {
    view: oneOf(views, get('view')) ?? startingAsked.view,
    lines: lines.length > 0 ? lines : startingAsked.lines,
    from: month('from') ?? startingAsked.from,
    to: month('to'),
    dollars: get('dollars') === 'real' ? 'real' : 'nominal',
    scale: get('scale') === 'straight' ? 'straight' : 'log',
    years: oneOf(spanYears, get('years')) ?? startingAsked.years,
    events: some(eventKinds, get('events')) ?? startingAsked.events,
    recessions: get('recessions') !== '0',
    amount: amount >= 1 && amount <= MOST_DOLLARS ? amount : startingAsked.amount,
  }
}

/** The part behind the '#', without it: what differs from the start, '' for nothing. */
export function hashOf(asked: Asked): string {
  const said = new URLSearchParams()
  const put = (name: string, value: string, usual: string) => {
    if (value !== usual) said.set(name, value)
  }
  const usual = startingAsked
  put('view', asked.view, usual.view)
  put('lines', asked.lines.join('.'), usual.lines.join('.'))
  put('from', asked.from, usual.from)
  put('to', asked.to ?? '', '')
  put('dollars', asked.dollars, usual.dollars)
  put('scale', asked.scale, usual.scale)
  put('years', String(asked.years), String(usual.years))
  put('events', asked.events.join('.'), usual.events.join('.'))
  put('recessions', asked.recessions ? '1' : '0', '1')
  put('amount', String(asked.amount), String(usual.amount))
  return said.toString()
}

/** The months asked, inside the record and at least a year long: the start gives way. */
export function rangeOf(asked: Pick<Asked, 'from' | 'to'>, first: Month, last: Month) {
  const within = (month: Month, least: Month, most: Month) => (month < least ? least : month > most ? most : month)
  const to = within(asked.to ?? last, addMonths(first, LEAST_MONTHS), last)
  return { from: within(asked.from, first, addMonths(to, -LEAST_MONTHS)), to }
}

/** The start of a range that ends with the newest month and is so many years long. */
export const yearsBack = (last: Month, years: number, first: Month): Month =>
  monthsBetween(first, last) <= years * 12 ? first : addMonths(last, -years * 12)
