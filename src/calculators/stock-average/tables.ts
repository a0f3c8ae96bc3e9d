import { roundToCent } from '#engine/money.ts'
import { sharesForTarget } from '#engine/shares/average-cost.ts'
import { firstLongTermDay, isLongTerm } from '#engine/shares/holding-period.ts'
import { basisPerShare } from '#engine/shares/lots.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { planFeeOf, saleDayOf } from './compute.ts'
import type { StockContext } from './context.ts'
import { everyMethod } from './sales.ts'
import { tableWords } from './words/explain.en.ts'
import { methodNames, termNames } from './words/shares.en.ts'

const term = (isLong: boolean) => (isLong ? termNames.long : termNames.short)

function lots({ inputs, result, say }: StockContext): KeyedTable | null {
  if (result.ledger.lots.length === 0) return null
  const day = saleDayOf(inputs)
  const { title, lead, leadWashed, columns } = tableWords.lots
  const texts = { title, lead: (result.washedIn > 0 ? leadWashed : lead)({ day }, say), columns }
  return tableOf('lots', texts, result.ledger.lots, {
    bought: ['date', (lot) => say.dateShort(lot.acquired)],
    shares: ['rate', (lot) => lot.shares],
    costPerShare: ['price', (lot) => basisPerShare(lot)],
    cost: ['cents', (lot) => roundToCent(lot.shares * basisPerShare(lot))],
    value: ['cents', (lot) => roundToCent(lot.shares * inputs.price)],
    gain: ['cents', (lot) => roundToCent(lot.shares * (inputs.price - basisPerShare(lot)))],
    term: ['text', (lot) => term(isLongTerm(lot.heldFrom, day))],
    longFrom: ['date', (lot) => say.dateShort(firstLongTermDay(lot.heldFrom))],
  })
}

function sold({ result: { ledger }, say }: StockContext): KeyedTable | null {
  if (ledger.sold.length === 0) return null
  return tableOf('sold', tableWords.sold, ledger.sold, {
    sold: ['date', (one) => say.dateShort(one.sold)],
    bought: ['date', (one) => say.dateShort(one.acquired)],
    shares: ['rate', (one) => one.shares],
    proceeds: ['cents', (one) => roundToCent(one.proceeds)],
    cost: ['cents', (one) => roundToCent(one.basis)],
    gain: ['cents', (one) => roundToCent(one.gain)],
    putOff: ['cents', (one) => roundToCent(one.washed)],
    term: ['text', (one) => term(one.longTerm)],
  })
}

function orders(context: StockContext): KeyedTable | null {
  const sales = everyMethod(context).filter((one) => one.left.length > 0 || one.method === context.inputs.method)
  if (sales.length === 0) return null
  const { title, lead, leadAll, columns } = tableWords.orders
  return tableOf(
    'orders',
    { title, lead: sales.length > 1 ? lead : leadAll, columns },
    sales,
    {
      method: ['text', (sale) => methodNames[sale.method]],
      shortTerm: ['cents', (sale) => sale.shortTerm],
      longTerm: ['cents', (sale) => sale.longTerm],
      tax: ['cents', (sale) => roundToCent(sale.tax.total)],
      left: ['cents', (sale) => roundToCent(sale.proceeds - sale.tax.total)],
    },
    { line: ({ method }) => method },
  )
}

/** What it takes to bring the average to a few targets between it and the price. */
function targets({ inputs, result: { average, planPrice, held } }: StockContext): KeyedTable | null {
  if (average === null || Math.abs(average - planPrice) < 0.1) return null
  const rows = [0.9, 0.75, 0.5, 0.25, 0.1].flatMap((share) => {
    const target = roundToCent(planPrice + (average - planPrice) * share)
    const way = sharesForTarget(held, planPrice, target, planFeeOf(inputs))
    return way.outcome === 'reachable' ? [{ target, shares: way.shares, dollars: roundToCent(way.dollars) }] : []
  })
  if (rows.length === 0) return null
  return tableOf('targets', tableWords.targets, rows, {
    average: ['price', ({ target }) => target],
    shares: ['rate', ({ shares }) => shares],
    money: ['cents', ({ dollars }) => dollars],
  })
}

export const tables = [lots, targets, orders, sold]
