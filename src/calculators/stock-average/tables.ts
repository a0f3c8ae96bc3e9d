import { roundToCent } from '#engine/money.ts'
import { sharesForTarget } from '#engine/shares/average-cost.ts'
import { firstLongTermDay, isLongTerm } from '#engine/shares/holding-period.ts'
import { basisPerShare } from '#engine/shares/lots.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { dateText } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import { planFeeOf, type Result, saleBy, saleDayOf } from './compute.ts'
import type { StockInputs } from './fields.ts'
import { methodNames } from './words.ts'

function lots(result: Result, inputs: StockInputs): Table | null {
  if (result.ledger.lots.length === 0) return null
  const day = saleDayOf(inputs)
  return {
    key: 'lots',
    title: 'Your lots',
    lead: `In today’s shares. Cost has the purchase fee in it${result.washedIn > 0 ? ', and losses that wash sales put off' : ''}. Terms on ${dateText(day)}.`,
    columns: [
      { label: 'Bought', unit: 'text' },
      { label: 'Shares', unit: 'rate' },
      { label: 'Cost a share', unit: 'price' },
      { label: 'Cost', unit: 'cents' },
      { label: 'Worth now', unit: 'cents' },
      { label: 'Gain or loss', unit: 'cents' },
      { label: 'Term', unit: 'text' },
      { label: 'Long term from', unit: 'text' },
    ],
    rows: result.ledger.lots.map((lot) => {
      const basis = basisPerShare(lot)
      return [
        lot.acquired,
        lot.shares,
        basis,
        roundToCent(lot.shares * basis),
        roundToCent(lot.shares * inputs.price),
        roundToCent(lot.shares * (inputs.price - basis)),
        isLongTerm(lot.heldFrom, day) ? 'Long' : 'Short',
        firstLongTermDay(lot.heldFrom),
      ]
    }),
  }
}

function soldTable({ ledger }: Result): Table | null {
  if (ledger.sold.length === 0) return null
  return {
    key: 'sold',
    title: 'What you sold',
    lead: 'Lots taken in the order you chose. A loss put off by a wash sale does not count yet.',
    columns: [
      { label: 'Sold', unit: 'text' },
      { label: 'Bought', unit: 'text' },
      { label: 'Shares', unit: 'rate' },
      { label: 'Brought', unit: 'cents' },
      { label: 'Cost', unit: 'cents' },
      { label: 'Gain or loss', unit: 'cents' },
      { label: 'Put off', unit: 'cents' },
      { label: 'Term', unit: 'text' },
    ],
    rows: ledger.sold.map((one) => [
      one.sold,
      one.acquired,
      one.shares,
      roundToCent(one.proceeds),
      roundToCent(one.basis),
      roundToCent(one.gain),
      roundToCent(one.washed),
      one.longTerm ? 'Long' : 'Short',
    ]),
  }
}

const methods = ['fifo', 'highest', 'lowest', 'newest'] as const

/** The same sale with each order of lots. */
export const everyMethod = (result: Result, inputs: StockInputs, facts: TaxYearFacts) =>
  [...methods, ...(inputs.method === 'named' ? (['named'] as const) : [])].flatMap((method) => {
    const sale = result.outcome === 'holding' ? saleBy(inputs, result.ledger, method, facts) : null
    return sale && sale.shares > 0 ? [sale] : []
  })

function orders(result: Result, inputs: StockInputs, facts: TaxYearFacts): Table | null {
  const all = everyMethod(result, inputs, facts)
  const sales = all.filter((sale) => sale.left.length > 0 || sale.method === inputs.method)
  if (sales.length === 0) return null
  return {
    key: 'orders',
    title: 'The sale by each order of lots',
    lead:
      sales.length > 1
        ? 'The tax is the difference of two whole returns, with the sale and without it.'
        : 'The tax is the difference of two whole returns. You sell everything, so the order does not matter.',
    columns: [
      { label: 'Sold first', unit: 'text' },
      { label: 'Short-term', unit: 'cents' },
      { label: 'Long-term', unit: 'cents' },
      { label: 'Tax', unit: 'cents' },
      { label: 'Left after tax', unit: 'cents' },
    ],
    rows: sales.map((sale) => [
      methodNames[sale.method],
      sale.shortTerm,
      sale.longTerm,
      roundToCent(sale.tax.total),
      roundToCent(sale.proceeds - sale.tax.total),
    ]),
  }
}

/** What it takes to bring the average to a few targets between it and the price. */
function targets(result: Result, inputs: StockInputs): Table | null {
  const { average, planPrice, held } = result
  if (average === null || Math.abs(average - planPrice) < 0.1) return null
  const rows = [0.9, 0.75, 0.5, 0.25, 0.1].flatMap((share) => {
    const target = roundToCent(planPrice + (average - planPrice) * share)
    const way = sharesForTarget(held, planPrice, target, planFeeOf(inputs))
    return way.outcome === 'reachable' ? [[target, way.shares, roundToCent(way.dollars)] as const] : []
  })
  if (rows.length === 0) return null
  return {
    key: 'targets',
    title: 'Shares needed for a lower or higher average',
    lead: 'Only an average between yours and the price can be reached, and the nearer to the price, the more it takes.',
    columns: [
      { label: 'Average', unit: 'price' },
      { label: 'Shares to buy', unit: 'rate' },
      { label: 'Money it takes', unit: 'cents' },
    ],
    rows,
  }
}

export const tablesOf = (result: Result, inputs: StockInputs, facts: TaxYearFacts): readonly Table[] =>
  [lots(result, inputs), targets(result, inputs), orders(result, inputs, facts), soldTable(result)].filter(
    (table) => table !== null,
  )
