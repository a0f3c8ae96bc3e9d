import { addDays, daysBetween, type IsoDate } from '../month.ts'
import { isLongTerm } from './holding-period.ts'

/** Days before and after a loss sale in which a purchase puts the loss off (IRC 1091(a)): 30 + the day itself + 30 = 61. */
export const WASH_DAYS = 30

export interface Trade {
  readonly kind: 'buy' | 'sell'
  readonly date: IsoDate
  readonly shares: number
  /** Dollars a share. */
  readonly price: number
  /** Dollars: added to what a purchase costs, taken off what a sale brings. */
  readonly fee: number
}

/** `ratio` new shares for each old one from the morning of `date`: 2 for a two-for-one, 0.1 for a one-for-ten reverse split. */
export interface Split {
  readonly date: IsoDate
  readonly ratio: number
}

/** A purchase, or what is left of it, in today's shares. */
export interface Lot {
  /** Index of the purchase among the trades given. */
  readonly trade: number
  readonly acquired: IsoDate
  /** Start of the holding period: earlier than `acquired` where a wash sale handed its time on (IRC 1223(3)). */
  readonly heldFrom: IsoDate
  readonly shares: number
  /** Dollars a share, purchase fee included. */
  readonly costPerShare: number
  /** Losses put off by wash sales, dollars a share, on top of the cost (IRC 1091(d)). */
  readonly washPerShare: number
}
export const basisPerShare = (lot: Lot): number => lot.costPerShare + lot.washPerShare

/** Which lots go first. `fifo` holds unless the broker was told otherwise before the sale settled (26 CFR 1.1012-1(c)). */
export type LotMethod = 'fifo' | 'newest' | 'highest' | 'lowest'

/** A part of a lot that was sold. Dollars. */
export interface Sold {
  readonly trade: number
  readonly acquired: IsoDate
  readonly heldFrom: IsoDate
  readonly sold: IsoDate
  readonly shares: number
  readonly proceeds: number
  readonly basis: number
  readonly gain: number
  readonly longTerm: boolean
  /** The part of a loss that later or earlier purchases put off; at least 0. */
  readonly washed: number
}

export interface Ledger {
  readonly lots: readonly Lot[]
  readonly sold: readonly Sold[]
  /** First sale, by index of the trades, that sells more than was held; the ledger ends before it. */
  readonly oversold: number | null
}

/** A trade in today's shares: each later split multiplies the shares and divides the price. A trade on the day of a split is in new shares already. */
export function inTodaysShares(trade: Trade, splits: readonly Split[]): Trade {
  const ratio = splits.filter((split) => split.date > trade.date).reduce((all, split) => all * split.ratio, 1)
  return ratio === 1 ? trade : { ...trade, shares: trade.shares * ratio, price: trade.price / ratio }
}

const order: Readonly<Record<LotMethod, (a: Lot, b: Lot) => number>> = {
  fifo: (a, b) => (a.acquired < b.acquired ? -1 : a.acquired > b.acquired ? 1 : a.trade - b.trade),
  newest: (a, b) => (a.acquired < b.acquired ? 1 : a.acquired > b.acquired ? -1 : b.trade - a.trade),
  highest: (a, b) => basisPerShare(b) - basisPerShare(a) || order.fifo(a, b),
  lowest: (a, b) => basisPerShare(a) - basisPerShare(b) || order.fifo(a, b),
}

const NOTHING = 1e-9

/**
 * Takes `shares` out of the lots in the order of the method. `perShare` is what a share brings after the fee. Gives what was sold, and what is left;
 * null when the lots hold fewer.
 */
export function sellFrom(
  lots: readonly Lot[],
  shares: number,
  perShare: number,
  sold: IsoDate,
  method: LotMethod,
): { readonly sold: readonly Sold[]; readonly left: readonly Lot[] } | null {
  const held = lots.reduce((sum, lot) => sum + lot.shares, 0)
  if (shares > held * (1 + NOTHING) + NOTHING) return null
  const left: Lot[] = []
  const gone: Sold[] = []
  let wanted = Math.min(shares, held)
  for (const lot of [...lots].sort(order[method])) {
    const taken =
      wanted <= held * NOTHING ? 0 : lot.shares - wanted <= lot.shares * NOTHING ? lot.shares : Math.max(0, wanted)
    wanted -= taken
    if (taken < lot.shares) left.push({ ...lot, shares: lot.shares - taken })
    if (taken <= 0) continue
    const [proceeds, basis] = [taken * perShare, taken * basisPerShare(lot)]
    gone.push({
      trade: lot.trade,
      acquired: lot.acquired,
      heldFrom: lot.heldFrom,
      sold,
      shares: taken,
      proceeds,
      basis,
      gain: proceeds - basis,
      longTerm: isLongTerm(lot.heldFrom, sold),
      washed: 0,
    })
  }
  return { sold: gone, left: left.sort(order.fifo) }
}

/**
 * Takes named numbers of shares out of single purchases, by the index of their trade: specific identification (26 CFR 1.1012-1(c)(2)), which the broker must
 * have been told before the sale settles. Null when a purchase holds fewer.
 */
export function sellNamed(
  lots: readonly Lot[],
  wanted: ReadonlyMap<number, number>,
  perShare: number,
  sold: IsoDate,
): { readonly sold: readonly Sold[]; readonly left: readonly Lot[] } | null {
  const gone: Sold[] = []
  let left = [...lots]
  for (const [trade, shares] of wanted) {
    const taken = sellFrom(
      left.filter((lot) => lot.trade === trade),
      shares,
      perShare,
      sold,
      'fifo',
    )
    if (taken === null) return null
    gone.push(...taken.sold)
    left = [...left.filter((lot) => lot.trade !== trade), ...taken.left]
  }
  return { sold: gone, left: left.sort(order.fifo) }
}

/** A loss that waits for a replacement bought within the window after the sale. */
interface Waiting {
  readonly index: number
  readonly until: IsoDate
  readonly perShare: number
  readonly heldDays: number
  shares: number
}

/**
 * Follows purchases and sales in the order of their days (purchases first on the same day) and keeps the lots with their tax basis. Splits are counted, wash sales
 * too: a loss is put off share for share, by the earliest purchase first, within 30 days before or after the sale; it is added to the basis of the replacing
 * shares, and the time the sold shares were held to theirs (IRC 1091, 26 CFR 1.1091-1). Of lots sold at a loss in one sale, the one bought first meets its
 * replacement first (26 CFR 1.1091-1(b)), whichever was sold first by the method. Purchases that were sold themselves, the rest of the very lot that was
 * sold from (Rev. Rul. 56-602), and shares that already replaced others do not count. Other accounts, spouses and options are not seen.
 */
export function followTrades(trades: readonly Trade[], splits: readonly Split[], method: LotMethod): Ledger {
  const inOrder = trades
    .map((trade, index) => ({ ...inTodaysShares(trade, splits), index }))
    .filter((trade) => trade.shares > 0)
    .sort((a, b) =>
      a.date < b.date
        ? -1
        : a.date > b.date
          ? 1
          : Number(a.kind === 'sell') - Number(b.kind === 'sell') || a.index - b.index,
    )
  let lots: Lot[] = []
  const sold: Sold[] = []
  const waiting: Waiting[] = []
  const wash = (index: number, amount: number) => {
    const one = sold[index]
    if (one) sold[index] = { ...one, washed: one.washed + amount }
  }
  for (const trade of inOrder) {
    if (trade.kind === 'buy') {
      let bought: Lot = {
        trade: trade.index,
        acquired: trade.date,
        heldFrom: trade.date,
        shares: trade.shares,
        costPerShare: trade.price + trade.fee / trade.shares,
        washPerShare: 0,
      }
      for (const loss of waiting) {
        if (loss.until < trade.date || loss.shares <= NOTHING || bought.shares <= NOTHING) continue
        const matched = Math.min(loss.shares, bought.shares)
        wash(loss.index, matched * loss.perShare)
        loss.shares -= matched
        lots.push(replacing(bought, matched, loss.perShare, loss.heldDays))
        bought = { ...bought, shares: bought.shares - matched }
      }
      if (bought.shares > NOTHING) lots.push(bought)
      continue
    }
    const perShare = trade.price - trade.fee / trade.shares
    const sale = sellFrom(lots, trade.shares, perShare, trade.date, method)
    if (sale === null) return { lots, sold, oversold: trade.index }
    lots = [...sale.left]
    const from = sold.length
    sold.push(...sale.sold)
    for (const place of byPurchase(sale.sold)) {
      const one = sale.sold[place]
      if (one === undefined || one.gain >= 0) continue
      const index = from + place
      const lossPerShare = -one.gain / one.shares
      const heldDays = daysBetween(one.heldFrom, one.sold)
      let open = one.shares
      // Purchases of the 30 days before that are still here, earliest first.
      const earliest = addDays(one.sold, -WASH_DAYS)
      const next: Lot[] = []
      for (const lot of lots) {
        const counts = lot.acquired >= earliest && lot.washPerShare === 0 && lot.trade !== one.trade && open > NOTHING
        const matched = counts ? Math.min(open, lot.shares) : 0
        if (matched > 0) {
          wash(index, matched * lossPerShare)
          open -= matched
          next.push(replacing(lot, matched, lossPerShare, heldDays))
        }
        if (lot.shares - matched > NOTHING) next.push({ ...lot, shares: lot.shares - matched })
      }
      lots = next
      if (open > NOTHING)
        waiting.push({ index, until: addDays(one.sold, WASH_DAYS), perShare: lossPerShare, heldDays, shares: open })
    }
  }
  return { lots: [...lots].sort(order.fifo), sold, oversold: null }
}

/** Places in a sale, the earliest purchase first: the order in which its losses meet their replacements (26 CFR 1.1091-1(b)). */
export const byPurchase = (sale: readonly Sold[]): readonly number[] =>
  sale
    .map((one, place) => ({ one, place }))
    .sort((a, b) =>
      a.one.acquired < b.one.acquired ? -1 : a.one.acquired > b.one.acquired ? 1 : a.one.trade - b.one.trade,
    )
    .map(({ place }) => place)

/** The matched shares of a purchase with the loss on their basis and the time of the sold shares before theirs. */
const replacing = (lot: Lot, shares: number, lossPerShare: number, heldDays: number): Lot => ({
  ...lot,
  shares,
  heldFrom: addDays(lot.acquired, -heldDays),
  washPerShare: lot.washPerShare + lossPerShare,
})
