import { roundToCent } from '#engine/money.ts'
import { riseTo } from '#engine/shares/average-cost.ts'
import { figure, named, worse } from '../kit/figures.ts'
import type { Result, Sale } from './compute.ts'
import type { StockContext } from './context.ts'
import { figureNames } from './words/answer.en.ts'

const perShare = (worth: (result: Result) => number | null) =>
  figure<StockContext>('price', ({ result }) => worth(result))
const count = (worth: (result: Result) => number) => figure<StockContext>('rate', ({ result }) => worth(result))
const dollars = (worth: (result: Result) => number | null) =>
  figure<StockContext>('cents', ({ result }) => {
    const amount = worth(result)
    return amount === null ? null : roundToCent(amount)
  })
const onSale = (worth: (sale: Sale) => number) => dollars(({ sale }) => (sale ? worth(sale) : null))
/** From the price now to another, percent points. */
const rise = (to: (result: Result) => number | null) =>
  figure<StockContext>('percent', ({ result, inputs }) => {
    const price = to(result)
    const share = price === null ? null : riseTo(inputs.price, price)
    return share === null ? null : share * 100
  })

export const figures = named(figureNames, {
  averageAfter: perShare((r) => r.averageAfter),
  averageCost: perShare((r) => r.average),
  breakEven: perShare((r) => r.breakEven),
  breakEvenAfter: perShare((r) => r.breakEvenAfter),
  shares: count((r) => r.held.shares),
  cost: dollars((r) => r.held.cost),
  value: dollars((r) => r.value),
  gain: dollars((r) => r.gain),
  gainPercent: figure<StockContext>('percent', ({ result: { held, gain } }) =>
    held.cost > 0 ? (gain / held.cost) * 100 : null,
  ),
  sharesToBuy: count((r) => r.bought),
  moneyToBuy: worse(dollars((r) => r.spent)),
  riseToBreakEven: rise((r) => r.breakEven),
  riseToBreakEvenAfter: rise((r) => r.breakEvenAfter),
  saleProceeds: onSale((s) => s.proceeds),
  saleGain: onSale((s) => s.gain),
  shortTerm: onSale((s) => s.shortTerm),
  longTerm: onSale((s) => s.longTerm),
  tax: onSale((s) => s.tax.total),
  federalTax: onSale((s) => s.tax.federal),
  stateTax: onSale((s) => s.tax.stateAndLocal),
  lossPutOff: onSale((s) => s.wash?.putOff ?? 0),
  lossCarried: onSale((s) => s.tax.carryover),
  washedIn: dollars((r) => r.washedIn),
})
