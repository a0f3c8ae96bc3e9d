import { roundToCent } from '#engine/money.ts'
import { riseTo } from '#engine/shares/average-cost.ts'
import type { FigureSpec } from '../kit/definition.ts'
import type { Result, Sale } from './compute.ts'
import type { StockInputs } from './fields.ts'

type Spec = FigureSpec<Result, StockInputs>
const perShare = (key: string, label: string, value: (result: Result) => number | null): Spec => ({
  key,
  label,
  unit: 'price',
  value,
})
const dollars = (key: string, label: string, value: (result: Result) => number | null): Spec => ({
  key,
  label,
  unit: 'cents',
  value: (result) => {
    const amount = value(result)
    return amount === null ? null : roundToCent(amount)
  },
})
const onSale = (key: string, label: string, value: (sale: Sale) => number): Spec =>
  dollars(key, label, ({ sale }) => (sale ? value(sale) : null))
const percentOf = (decimal: number | null): number | null => (decimal === null ? null : decimal * 100)

export const figures: readonly Spec[] = [
  perShare('averageAfter', 'Average cost after buying', (r) => r.averageAfter),
  perShare('averageCost', 'Average cost now', (r) => r.average),
  perShare('breakEven', 'Break-even price now', (r) => r.breakEven),
  perShare('breakEvenAfter', 'Break-even price after buying', (r) => r.breakEvenAfter),
  { key: 'shares', label: 'Shares held', unit: 'rate', value: (r) => r.held.shares },
  dollars('cost', 'Paid for them, with fees', (r) => r.held.cost),
  dollars('value', 'Worth now', (r) => r.value),
  dollars('gain', 'Gain or loss now', (r) => r.gain),
  {
    key: 'gainPercent',
    label: 'Gain or loss now, %',
    unit: 'percent',
    value: (r) => (r.held.cost > 0 ? (r.gain / r.held.cost) * 100 : null),
  },
  { key: 'sharesToBuy', label: 'Shares to buy', unit: 'rate', value: (r) => r.bought },
  { ...dollars('moneyToBuy', 'Money it takes', (r) => r.spent), moreIs: 'worse' },
  {
    key: 'riseToBreakEven',
    label: 'Rise to break even, now',
    unit: 'percent',
    value: (r, { price }) => (r.breakEven === null ? null : percentOf(riseTo(price, r.breakEven))),
  },
  {
    key: 'riseToBreakEvenAfter',
    label: 'Rise to break even, after buying',
    unit: 'percent',
    value: (r, { price }) => (r.breakEvenAfter === null ? null : percentOf(riseTo(price, r.breakEvenAfter))),
  },
  onSale('saleProceeds', 'The sale brings, after its fee', (s) => s.proceeds),
  onSale('saleGain', 'Gain or loss of the sale', (s) => s.gain),
  onSale('shortTerm', 'Short-term part that counts', (s) => s.shortTerm),
  onSale('longTerm', 'Long-term part that counts', (s) => s.longTerm),
  onSale('tax', 'Tax if sold', (s) => s.tax.total),
  onSale('federalTax', 'Federal part of it', (s) => s.tax.federal),
  onSale('stateTax', 'State part of it', (s) => s.tax.stateAndLocal),
  onSale('lossPutOff', 'Loss put off by recent purchases', (s) => s.wash?.putOff ?? 0),
  onSale('lossCarried', 'Loss carried to later years', (s) => s.tax.carryover),
  dollars('washedIn', 'Losses of wash sales in the tax basis', (r) => r.washedIn),
]
