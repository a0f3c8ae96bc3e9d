import { useEffect, useEffectEvent, useMemo } from 'react'
import type { IsoDate } from '#engine/month.ts'
import {
  advance,
  type Known,
  knownOf,
  MOST,
  type Moment,
  newPortfolio,
  type PaperPortfolio,
  type Quotes,
} from '#engine/portfolio/paper/portfolio.ts'
import { dayIn, HOME_ZONE } from '#wire/day.ts'
import type { Instrument, MarketSnapshot } from '#wire/market.ts'
import { type PaperState, paperPortfolios, type SeenPrice } from '../../state/paper-portfolios.ts'
import { useStored } from '../../state/use-stored.ts'
import { useFollowedMarket } from '../market/find/use-followed-market.ts'

/** While orders wait, newer prices are looked for this often, in milliseconds. */
const LOOK = 15_000

export const dayOf = (at: string): IsoDate => dayIn(HOME_ZONE, new Date(at)) as IsoDate
export const momentNow = (): Moment => {
  const at = new Date().toISOString()
  return { at, on: dayOf(at) }
}
export const newId = (): string => crypto.randomUUID()

/** What can be bought here: shares and funds priced in dollars. Indexes, rates, currencies and bonds quoted in percent of their face cannot. */
export const isTraded = ({ kind, currency, price }: Instrument): boolean =>
  (kind === 'stock' || kind === 'etf') && currency === 'USD' && price > 0

export interface Paper {
  readonly market: ReturnType<typeof useFollowedMarket>
  readonly portfolios: readonly PaperPortfolio[]
  readonly portfolio: PaperPortfolio | null
  readonly known: Known | null
  readonly quotes: Quotes
  readonly seen: PaperState['seen']
}

/** The practice portfolios of this device, moved on by every newer price. */
export function usePaper(): Paper {
  const market = useFollowedMarket(null)
  const { snapshot, again } = market
  const [state] = useStored(paperPortfolios)
  const quotes = useMemo(() => quotesOf(snapshot, state.seen), [snapshot, state.seen])
  const portfolio = state.portfolios.find(({ id }) => id === state.active) ?? state.portfolios[0] ?? null
  const known = useMemo(() => (portfolio ? knownOf(portfolio, quotes) : null), [portfolio, quotes])
  useEffect(() => {
    if (snapshot) paperPortfolios.set((now) => movedOn(now, snapshot))
  }, [snapshot])
  const isWaiting = state.portfolios.some(({ orders }) => orders.length > 0)
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') again()
  })
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => look(), LOOK)
    return () => clearInterval(timer)
  }, [isWaiting])
  return { market, portfolios: state.portfolios, portfolio, known, quotes, seen: state.seen }
}

/** Prices of now, and of symbols the feed no longer has the last one seen. */
function quotesOf(snapshot: MarketSnapshot | null, seen: PaperState['seen']): Quotes {
  const quotes = new Map(Object.entries(seen).map(([symbol, { price, asOf }]) => [symbol, { symbol, price, asOf }]))
  for (const { symbol, price, asOf } of snapshot?.instruments ?? []) quotes.set(symbol, { symbol, price, asOf })
  return quotes
}

/** All portfolios after newer prices, and the prices of what they hold remembered. The same state where nothing changed. */
function movedOn(state: PaperState, snapshot: MarketSnapshot): PaperState {
  const quotes = quotesOf(snapshot, state.seen)
  const now = momentNow()
  const portfolios = state.portfolios.map((one) => advance(one, quotes, now, dayOf))
  const needed = new Set(portfolios.flatMap(symbolsOf))
  const changed: Record<string, SeenPrice> = {}
  for (const { symbol, name, price, asOf, source, sample, delayed } of snapshot.instruments)
    if (needed.has(symbol) && state.seen[symbol]?.asOf !== asOf)
      changed[symbol] = { name, price, asOf, source, sample, delayed }
  const isSame = portfolios.every((one, i) => one === state.portfolios[i]) && Object.keys(changed).length === 0
  return isSame ? state : { ...state, portfolios, seen: { ...state.seen, ...changed } }
}

const symbolsOf = ({ entries, orders, benchmark }: PaperPortfolio): readonly string[] => [
  ...entries.flatMap((entry) => ('symbol' in entry ? [entry.symbol] : [])),
  ...orders.map(({ symbol }) => symbol),
  ...(benchmark === null ? [] : [benchmark]),
]

/** Changes one portfolio; false where it was refused. */
export const changePortfolio = (id: string, change: (now: PaperPortfolio) => PaperPortfolio): boolean =>
  paperPortfolios.set((now) => {
    const portfolios = now.portfolios.map((one) => (one.id === id ? change(one) : one))
    return portfolios.every((one, i) => one === now.portfolios[i]) ? now : { ...now, portfolios }
  })

/** One more, and it is the one on the screen. */
export function addPortfolio(
  name: string,
  benchmark: string | null,
  fill: (empty: PaperPortfolio) => PaperPortfolio,
): boolean {
  const made = fill(newPortfolio(newId(), name, benchmark))
  return paperPortfolios.set((now) =>
    now.portfolios.length >= MOST.portfolios ? now : { ...now, portfolios: [...now.portfolios, made], active: made.id },
  )
}
export const showPortfolio = (id: string): boolean => paperPortfolios.set((now) => ({ ...now, active: id }))
export const deletePortfolio = (id: string): boolean =>
  paperPortfolios.set((now) => ({ ...now, portfolios: now.portfolios.filter((one) => one.id !== id), active: '' }))
