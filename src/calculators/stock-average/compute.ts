import { roundToCent } from '#engine/money.ts'
import type { IsoDate } from '#engine/month.ts'
import {
  afterBuying,
  averageCost,
  breakEvenPrice,
  type Holding,
  sharesForTarget,
  type ToTarget,
} from '#engine/shares/average-cost.ts'
import {
  followTrades,
  type Ledger,
  type Lot,
  type Sold,
  type Split,
  sellFrom,
  sellNamed,
  type Trade,
} from '#engine/shares/lots.ts'
import { type SaleTax, saleTax } from '#engine/shares/sale-tax.ts'
import { type WashHint, washHint } from '#engine/shares/wash-window.ts'
import { stateReturnFor } from '#engine/tax/state-law.ts'
import type { Asked } from '../kit/calculator.ts'
import { householdOf } from './household.ts'
import type { SaleLaw } from './law.ts'
import type { StockInputs } from './sections.ts'

export interface Sale {
  readonly method: StockInputs['method']
  readonly parts: readonly Sold[]
  readonly left: readonly Lot[]
  readonly shares: number
  /** After the fee of the sale. */
  readonly proceeds: number
  readonly basis: number
  readonly gain: number
  /** What counts this year: losses put off by purchases already made are not in it. */
  readonly shortTerm: number
  readonly longTerm: number
  readonly tax: SaleTax
  readonly wash: WashHint | null
}
export interface Result {
  readonly outcome: 'holding' | 'empty'
  readonly ledger: Ledger
  /** Money paid for the shares held, fees included, without losses that wash sales added. */
  readonly held: Holding
  /** Losses that wash sales added to the basis of the shares held. */
  readonly washedIn: number
  readonly average: number | null
  readonly breakEven: number | null
  readonly value: number
  readonly gain: number
  readonly planPrice: number
  /** For a planned target; null where none was asked for. */
  readonly toTarget: ToTarget | null
  readonly bought: number
  readonly spent: number
  readonly after: Holding
  readonly averageAfter: number | null
  readonly breakEvenAfter: number | null
  /** Null where nothing is held. */
  readonly sale: Sale | null
}

export const tradesOf = ({ trades }: StockInputs): readonly Trade[] =>
  trades.map((trade) => ({ ...trade, date: trade.date as IsoDate }))
export const splitsOf = ({ splits }: StockInputs): readonly Split[] =>
  splits.map((split) => ({ ...split, date: split.date as IsoDate }))
export const ledgerOf = (inputs: StockInputs): Ledger =>
  followTrades(tradesOf(inputs), splitsOf(inputs), inputs.method === 'named' ? 'fifo' : inputs.method)
export const sharesOf = (lots: readonly Lot[]): number => lots.reduce((sum, lot) => sum + lot.shares, 0)
/** What is not asked, because nothing is to be bought, changes nothing. */
export const planPriceOf = ({ planBy, planPrice, price }: StockInputs): number =>
  planBy === 'none' ? price : (planPrice ?? price)
export const planFeeOf = ({ planBy, planFee }: StockInputs): number => (planBy === 'none' ? 0 : planFee)

function planOf(inputs: StockInputs, held: Holding): { readonly bought: number; readonly toTarget: ToTarget | null } {
  const price = planPriceOf(inputs)
  switch (inputs.planBy) {
    case 'none':
      return { bought: 0, toTarget: null }
    case 'shares':
      return { bought: inputs.planShares, toTarget: null }
    case 'dollars':
      return { bought: price > 0 ? Math.max(0, inputs.planDollars - inputs.planFee) / price : 0, toTarget: null }
    case 'target': {
      const toTarget = sharesForTarget(held, price, inputs.target, inputs.planFee)
      return { bought: toTarget.outcome === 'reachable' ? toTarget.shares : 0, toTarget }
    }
  }
}

/** The day of the sale, or that of the last trade where that is later: shares cannot be sold before they are bought. */
export const saleDayOf = ({ sellDate, trades }: StockInputs): IsoDate =>
  ([sellDate, ...trades.map((trade) => trade.date)].sort().at(-1) ?? sellDate) as IsoDate

/** What the sales listed by hand already brought in the year of the planned one. */
export function soldEarlier(
  inputs: StockInputs,
  { sold }: Ledger,
): { readonly shortTerm: number; readonly longTerm: number } {
  const year = saleDayOf(inputs).slice(0, 4)
  const of = (longTerm: boolean) =>
    sold
      .filter((one) => one.longTerm === longTerm && one.sold.startsWith(year))
      .reduce((sum, one) => sum + one.gain + one.washed, 0)
  return { shortTerm: roundToCent(of(false)), longTerm: roundToCent(of(true)) }
}

/** Shares to sell by index of the purchase, where they are named one by one. In today's shares. */
export const namedOf = ({ trades }: StockInputs): ReadonlyMap<number, number> =>
  new Map(
    trades.flatMap(({ kind, sell }, index) => (kind === 'buy' && sell !== null && sell > 0 ? [[index, sell]] : [])),
  )

/** The two taxes to the cent, and what they add up to: printed parts and their sum agree. */
function inCents(tax: SaleTax): SaleTax {
  const [federal, stateAndLocal] = [roundToCent(tax.federal), roundToCent(tax.stateAndLocal)]
  return { ...tax, federal, stateAndLocal, total: roundToCent(federal + stateAndLocal) }
}

/** The planned sale with lots taken by one method, and its tax. Null where a purchase holds fewer than were named. */
export function saleBy(inputs: StockInputs, ledger: Ledger, method: StockInputs['method'], law: SaleLaw): Sale | null {
  const { lots } = ledger
  const day = saleDayOf(inputs)
  const named = namedOf(inputs)
  const asked =
    inputs.method === 'named'
      ? [...named.values()].reduce((sum, one) => sum + one, 0)
      : (inputs.sellShares ?? Number.POSITIVE_INFINITY)
  const shares = Math.min(asked, sharesOf(lots))
  const gross = shares * inputs.price
  const fee = shares > 0 ? inputs.saleFee + (gross * inputs.saleFeeShare) / 100 : 0
  const perShare = shares > 0 ? (gross - fee) / shares : 0
  const taken =
    method === 'named' ? sellNamed(lots, named, perShare, day) : sellFrom(lots, shares, perShare, day, method)
  if (taken === null) return null
  const total = (of: (one: Sold, index: number) => number) =>
    taken.sold.reduce((sum, one, index) => sum + of(one, index), 0)
  const wash = washHint(taken.sold, taken.left, day)
  const counted = (one: Sold, index: number) => one.gain + (wash?.parts[index] ?? 0)
  const shortTerm = roundToCent(total((one, index) => (one.longTerm ? 0 : counted(one, index))))
  const longTerm = roundToCent(total((one, index) => (one.longTerm ? counted(one, index) : 0)))
  const household = householdOf(inputs, soldEarlier(inputs, ledger))
  return {
    method,
    parts: taken.sold,
    left: taken.left,
    shares,
    proceeds: total((one) => one.proceeds),
    basis: total((one) => one.basis),
    gain: total((one) => one.gain),
    shortTerm,
    longTerm,
    tax: inCents(saleTax(household, law.tax, stateReturnFor(law.state, law.tax.year), shortTerm, longTerm)),
    wash,
  }
}

export function compute({ inputs, law }: Pick<Asked<StockInputs, SaleLaw>, 'inputs' | 'law'>): Result {
  const ledger = ledgerOf(inputs)
  const { lots } = ledger
  const held: Holding = {
    shares: sharesOf(lots),
    cost: lots.reduce((sum, lot) => sum + lot.shares * lot.costPerShare, 0),
  }
  const fee = { fixed: inputs.saleFee, share: inputs.saleFeeShare / 100 }
  const { bought, toTarget } = planOf(inputs, held)
  const price = planPriceOf(inputs)
  const after = afterBuying(held, bought, price, inputs.planFee)
  const value = held.shares * inputs.price
  return {
    outcome: held.shares > 0 ? 'holding' : 'empty',
    ledger,
    held,
    washedIn: lots.reduce((sum, lot) => sum + lot.shares * lot.washPerShare, 0),
    average: averageCost(held),
    breakEven: breakEvenPrice(held, fee),
    value,
    gain: value - held.cost,
    planPrice: price,
    toTarget,
    bought,
    spent: after.cost - held.cost,
    after,
    averageAfter: averageCost(after),
    breakEvenAfter: breakEvenPrice(after, fee),
    sale: held.shares > 0 ? saleBy(inputs, ledger, inputs.method, law) : null,
  }
}
