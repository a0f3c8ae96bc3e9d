/** What is asked of the portfolio simulator, as it stands behind the '#'. What is not known there takes its starting value. */
import { type Rebalancing, rebalancings } from '#engine/portfolio/rebalancing.ts'

export const parts = ['mix', 'paper', 'travel'] as const
export type PartKey = (typeof parts)[number]
export const assetKeys = ['stocks', 'bonds', 'bills', 'gold'] as const
export type AssetKey = (typeof assetKeys)[number]
/** Whole percent of each asset. */
export type Mix = Readonly<Record<AssetKey, number>>
export const spans = [5, 10, 15, 20, 30, 40] as const
export type Span = (typeof spans)[number]

export interface Asked {
  readonly part: PartKey
  readonly mix: Mix
  /** Dollars at the beginning. */
  readonly amount: number
  /** Dollars a month; negative is taken out. */
  readonly monthly: number
  /** The monthly dollars rise with prices. */
  readonly rises: boolean
  /** Percent of the balance a year. */
  readonly fee: number
  readonly rebalance: Rebalancing
  /** From January of this year; null: so many years before the newest month. */
  readonly from: number | null
  /** To January of this year; null: the newest month. */
  readonly to: number | null
  readonly dollars: 'nominal' | 'real'
  /** Length of the stretches whose outcomes are compared. */
  readonly span: Span
  readonly method: 'past' | 'drawn'
}

export const USUAL_YEARS = 30
export const MOST_DOLLARS = 1e8
export const MOST_MONTHLY = 1e6
export const MOST_FEE = 5

const mixOf = (stocks: number, bonds: number, bills = 0, gold = 0): Mix => ({ stocks, bonds, bills, gold })
export const presets = {
  'all-stocks': mixOf(100, 0),
  'eighty-twenty': mixOf(80, 20),
  'sixty-forty': mixOf(60, 40),
  'forty-sixty': mixOf(40, 60),
  'four-parts': mixOf(25, 25, 25, 25),
} as const
export type PresetKey = keyof typeof presets

export const startingAsked: Asked = {
  part: 'mix',
  mix: presets['sixty-forty'],
  amount: 10_000,
  monthly: 0,
  rises: true,
  fee: 0.1,
  rebalance: 'yearly',
  from: null,
  to: null,
  dollars: 'nominal',
  span: 20,
  method: 'past',
}

export const totalOf = (mix: Mix): number => assetKeys.reduce((sum, key) => sum + mix[key], 0)
export const isSameMix = (a: Mix, b: Mix): boolean => assetKeys.every((key) => a[key] === b[key])
/** The preset a mix is; null for one of the visitor's own. */
export const presetOf = (mix: Mix): PresetKey | null =>
  (Object.keys(presets) as PresetKey[]).find((key) => isSameMix(presets[key], mix)) ?? null

const oneOf = <T extends string | number>(list: readonly T[], value: string | null): T | null =>
  list.find((one) => String(one) === value) ?? null

export function askedIn({ hash }: { readonly hash: string }): Asked {
  const said = new URLSearchParams(hash.slice(1))
  const get = (name: string) => said.get(name)
  const number = (name: string, least: number, most: number) => {
    const value = Number(get(name) ?? Number.NaN)
    return value >= least && value <= most ? value : null
  }
  const year = (name: string) => {
    const value = number(name, 1000, 9999)
    return value !== null && Number.isInteger(value) ? value : null
  }
  const usual = startingAsked
  return {
    part: oneOf(parts, get('part')) ?? usual.part,
    mix: readMix(get('mix')) ?? usual.mix,
    amount: number('amount', 0, MOST_DOLLARS) ?? usual.amount,
    monthly: number('monthly', -MOST_MONTHLY, MOST_MONTHLY) ?? usual.monthly,
    rises: get('rises') !== '0',
    fee: number('fee', 0, MOST_FEE) ?? usual.fee,
    rebalance: oneOf(rebalancings, get('rebalance')) ?? usual.rebalance,
    from: year('from'),
    to: year('to'),
    dollars: get('dollars') === 'real' ? 'real' : 'nominal',
    span: oneOf(spans, get('span')) ?? usual.span,
    method: get('method') === 'drawn' ? 'drawn' : 'past',
  }
}

/** '60-40-0-0', in the order of the assets, adding up to 100; null for anything else. */
function readMix(text: string | null): Mix | null {
  if (text === null || !/^\d{1,3}(-\d{1,3}){3}$/.test(text)) return null
  const [stocks = 0, bonds = 0, bills = 0, gold = 0] = text.split('-').map(Number)
  const mix = mixOf(stocks, bonds, bills, gold)
  return totalOf(mix) === 100 ? mix : null
}

/** The part behind the '#', without it: what differs from the start, '' for nothing. */
export function hashOf(asked: Asked): string {
  const said = new URLSearchParams()
  const usual = startingAsked
  const put = (name: string, value: string, start: string) => {
    if (value !== start) said.set(name, value)
  }
  const mixText = (mix: Mix) => assetKeys.map((key) => mix[key]).join('-')
  put('part', asked.part, usual.part)
  put('mix', mixText(asked.mix), mixText(usual.mix))
  put('amount', String(asked.amount), String(usual.amount))
  put('monthly', String(asked.monthly), String(usual.monthly))
  put('rises', asked.rises ? '1' : '0', '1')
  put('fee', String(asked.fee), String(usual.fee))
  put('rebalance', asked.rebalance, usual.rebalance)
  put('from', String(asked.from ?? ''), '')
  put('to', String(asked.to ?? ''), '')
  put('dollars', asked.dollars, usual.dollars)
  put('span', String(asked.span), String(usual.span))
  put('method', asked.method, usual.method)
  return said.toString()
}
