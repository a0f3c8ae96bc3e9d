/** Practice portfolios with pretend money: what was entered, orders that wait, and the last price seen of each symbol. */
import type { PaperEntry } from '#engine/portfolio/paper/entries.ts'
import type { PaperOrder } from '#engine/portfolio/paper/orders.ts'
import { type EndedOrder, type Mark, MOST, type PaperPortfolio } from '#engine/portfolio/paper/portfolio.ts'
import type { LotMethod } from '#engine/shares/lots.ts'
import { symbolPattern } from '#wire/market.ts'
import { isRecord } from './read-data.ts'
import { maybe, one, or, record, type Shape } from './shape.ts'
import { amount, choice, day, flag, text } from './shape-basics.ts'
import { list, map } from './shape-lists.ts'
import { stored } from './stored.ts'

/** The last price seen of a symbol, with what belongs to it. */
export interface SeenPrice {
  readonly name: string
  readonly price: number
  readonly asOf: string
  readonly source: string
  readonly sample: boolean
  readonly delayed: boolean
}
export interface PaperState {
  readonly portfolios: readonly PaperPortfolio[]
  /** The one on the screen; '' for the first. */
  readonly active: string
  readonly seen: Readonly<Record<string, SeenPrice>>
}

export const LONGEST_NOTE = 200
export const LONGEST_NAME = 40
export const MOST_DOLLARS = 1e9
const isSymbol = (name: string): boolean => symbolPattern.test(name)
const symbol: Shape<string> = one((data: unknown): data is string => typeof data === 'string' && isSymbol(data))
const isId = (name: string): boolean => /^[\w-]{1,40}$/.test(name)
const id: Shape<string> = one((data: unknown): data is string => typeof data === 'string' && isId(data))
const time: Shape<string> = one(
  (data: unknown): data is string =>
    typeof data === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(data) && Number.isFinite(Date.parse(data)),
)
const positive = amount(1e-9, MOST_DOLLARS)
const named = maybe(map<number>({ of: 'lots', most: MOST.entries }, isId, positive))
const note = or(text(LONGEST_NOTE), '')
const price = or(maybe(amount(0, 1e12)), null)

const head = { id, at: time, on: day }
const cash = { ...head, amount: positive, before: price, bench: price }
const trade = {
  ...head,
  symbol,
  shares: positive,
  price: positive,
  fee: or(amount(0, MOST_DOLLARS), 0),
  lots: or(named, null),
  note,
}
const entryShapes = {
  deposit: record({ kind: choice(['deposit']), ...cash }),
  withdrawal: record({ kind: choice(['withdrawal']), ...cash }),
  buy: record({ kind: choice(['buy']), ...trade }),
  sell: record({ kind: choice(['sell']), ...trade }),
  dividend: record({ kind: choice(['dividend']), ...head, symbol, perShare: positive }),
  split: record({ kind: choice(['split']), ...head, symbol, ratio: amount(1e-6, 1e6) }),
} as const
const entry: Shape<PaperEntry> = {
  read: (data, lose, at) => {
    const kind = isRecord(data) ? data['kind'] : undefined
    return typeof kind === 'string' && Object.hasOwn(entryShapes, kind)
      ? (entryShapes[kind as PaperEntry['kind']] as Shape<PaperEntry>).read(data, lose, at)
      : undefined
  },
}
const order = record<PaperOrder>({
  id,
  side: choice(['buy', 'sell']),
  symbol,
  shares: positive,
  limit: or(maybe(positive), null),
  after: time,
  lots: or(named, null),
  note,
})
const ended = record<EndedOrder>({ order, why: choice(['cancelled', 'no-cash', 'no-shares']) })
const mark = record<Mark>({ on: day, value: amount(0, 1e12), paidIn: amount(-1e12, 1e12), bench: price })
const methods = ['fifo', 'newest', 'highest', 'lowest'] as const satisfies readonly LotMethod[]

const portfolio = record<PaperPortfolio>({
  id,
  name: or(text(LONGEST_NAME), ''),
  benchmark: or(maybe(symbol), null),
  flatFee: or(amount(0, 1000), 0),
  feePercent: or(amount(0, 10), 0),
  method: or(choice(methods), 'fifo'),
  entries: or(
    list({ of: 'entries of a practice portfolio', most: MOST.entries }, entry, (one) => one.id),
    [],
  ),
  orders: or(
    list({ of: 'waiting orders', most: MOST.orders }, order, (one) => one.id),
    [],
  ),
  ended: or(list({ of: 'orders not filled', most: MOST.ended }, ended), []),
  marks: or(list({ of: 'days of a practice portfolio', most: MOST.marks }, mark), []),
})
const seen = record<SeenPrice>({
  name: text(120),
  price: amount(-100, 1e9),
  asOf: time,
  source: text(120),
  sample: flag,
  delayed: flag,
})

export const paperShape = record<PaperState>({
  portfolios: or(
    list({ of: 'practice portfolios', most: MOST.portfolios }, portfolio, (one) => one.id),
    [],
  ),
  active: or(text(40), ''),
  seen: or(map({ of: 'prices', most: 200, rolls: true }, isSymbol, seen), {}),
})

export const paperPortfolios = stored<PaperState>('paper-portfolios', {
  version: 1,
  area: 'local',
  initial: { portfolios: [], active: '', seen: {} },
  shape: paperShape,
})
