import { addDays, daysBetween, type IsoDate } from '../month.ts'
import { washWindow } from './wash-window.ts'

/** Where shares were or will be bought. What is bought in an IRA or a plan at work takes the loss with it. */
export type BuyingAccount = 'taxable' | 'reinvested' | 'spouse' | 'ira' | 'plan'

/** Shares sold at a loss. */
export interface LossSale {
  readonly key: string
  /** What was sold: purchases of the same name replace it. */
  readonly name: string
  readonly acquired: IsoDate
  /** Start of the holding period. */
  readonly heldFrom: IsoDate
  readonly sold: IsoDate
  readonly shares: number
  /** Dollars, positive. */
  readonly loss: number
}

export interface Replacement {
  readonly key: string
  readonly name: string
  readonly date: IsoDate
  readonly shares: number
  /** Dollars for all of them. */
  readonly cost: number
  readonly account: BuyingAccount
}

/** Shares bought that stand for shares sold. Dollars. */
export interface WashPiece {
  readonly sale: LossSale
  readonly bought: Replacement
  readonly shares: number
  /** The loss that does not count. */
  readonly putOff: number
  /** Whether it is gone for good rather than added to the basis of what was bought (Rev. Rul. 2008-5). */
  readonly isLost: boolean
  /** Basis of the matched shares, with the loss unless it is lost. */
  readonly basis: number
  /** Start of their holding period: the time the sold shares were held comes before theirs (IRC 1223(3)); their own where the loss is lost. */
  readonly heldFrom: IsoDate
}

const NOTHING = 1e-9
const losesBasis = (account: BuyingAccount): boolean => account === 'ira' || account === 'plan'

/**
 * Which purchases put off which losses, share for share (IRC 1091; 26 CFR 1.1091-1): losses in the order of the sales, those of one day in the order they were bought; each meets
 * the purchases from 30 days before to 30 days after it, the earliest first, until its shares or theirs run out. A purchase that replaced one share replaces no other. Purchases in an IRA
 * lose the loss (Rev. Rul. 2008-5 speaks of IRAs; plans at work are counted the same way); a spouse's keep it, in the spouse's basis. Who calls leaves out purchases that were sold themselves.
 */
export function washPieces(sales: readonly LossSale[], purchases: readonly Replacement[]): readonly WashPiece[] {
  const open = purchases
    .map((bought) => ({ bought, left: bought.shares }))
    .sort((a, b) => order(a.bought.date, b.bought.date))
  const inOrder = [...sales].sort((a, b) => order(a.sold, b.sold) || order(a.acquired, b.acquired))
  const pieces: WashPiece[] = []
  for (const sale of inOrder) {
    if (sale.loss <= 0 || sale.shares <= 0) continue
    const { from, to } = washWindow(sale.sold)
    let wanted = sale.shares
    for (const one of open) {
      const { bought } = one
      const shares = Math.min(wanted, one.left)
      if (bought.name !== sale.name || bought.date < from || bought.date > to || shares <= NOTHING) continue
      wanted -= shares
      one.left -= shares
      const putOff = (sale.loss * shares) / sale.shares
      const isLost = losesBasis(bought.account)
      const cost = (bought.cost * shares) / bought.shares
      pieces.push({
        sale,
        bought,
        shares,
        putOff,
        isLost,
        basis: isLost ? cost : cost + putOff,
        heldFrom: isLost ? bought.date : addDays(bought.date, -daysBetween(sale.heldFrom, sale.sold)),
      })
    }
  }
  return pieces
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The first day on which a sale meets none of these purchases: the day after 30 days from the last one that is not after `from`; `from` itself where it is clear. */
export function clearOfPurchases(purchases: readonly IsoDate[], from: IsoDate): IsoDate {
  let day = from
  for (const date of [...purchases].sort()) {
    const window = washWindow(day)
    if (date >= window.from && date <= day) day = addDays(date, daysBetween(day, window.to) + 1)
  }
  return day
}

/** The first day on which the same shares can be bought again with the loss of a sale on `sold` kept: the 31st day after it. */
export const buyBackFrom = (sold: IsoDate): IsoDate => addDays(washWindow(sold).to, 1)
