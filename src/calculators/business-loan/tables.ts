import { roundToCent } from '#engine/money.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { type ColumnRule, tableOf } from '../kit/table-of.ts'
import { calendar } from './calendar-tables.ts'
import { ownAsk } from './compute.ts'
import { ofPriced, type PricedContext } from './context.ts'
import { type MonthSum, monthSums } from './months.ts'
import { type Financing, priceOf } from './price.ts'
import { nameOf, timeText } from './said.ts'
import { tableWords } from './words/explain.en.ts'
import { often } from './words/said.en.ts'

/** A column that only stands with sales; as if it were there, so that its heading is asked for. */
const withSales = <K extends string, R>(sales: number | null, column: { readonly [N in K]: ColumnRule<R> }) =>
  sales === null ? ({} as typeof column) : column

function offers({ inputs: { sales }, result: { all }, say }: PricedContext): KeyedTable {
  return tableOf(
    'offers',
    tableWords.offers,
    all,
    {
      name: ['text', nameOf],
      apr: ['percent', (one) => one.apr],
      effective: ['percent', (one) => one.effective],
      cost: ['money', (one) => one.cost],
      perDollar: ['cents', (one) => one.costPerDollar],
      financed: ['money', (one) => one.financed],
      paid: ['money', (one) => one.totalPaid],
      payment: ['cents', (one) => one.payment],
      often: ['text', (one) => often[one.rhythm]],
      time: ['text', (one) => timeText(one, say)],
      monthly: ['money', (one) => one.monthly],
      ...withSales<'share', Financing>(sales, { share: ['percent', (one) => (one.monthly / (sales ?? 1)) * 100] }),
      last: ['cents', (one) => one.lastPayment],
    },
    { line: ({ name, number }) => (name === null ? 'own' : `offer${number - 1}`) },
  )
}

function months(context: PricedContext): KeyedTable {
  const { sales } = context.inputs
  const { leadSales, ...words } = tableWords.months
  const rows = monthSums(context)
  return tableOf(
    'byMonth',
    { ...words, lead: sales === null ? words.lead : leadSales },
    rows,
    {
      month: ['date', (row) => context.say.monthShort(row.month)],
      count: ['count', (row) => row.count],
      paid: ['cents', (row) => row.paid],
      ...withSales<'left', MonthSum>(sales, { left: ['cents', (row) => roundToCent((sales ?? 0) - row.paid)] }),
      toCome: ['cents', (row) => row.toCome],
    },
    { folded: rows.length > 14 },
  )
}

/** An advance taken as a share of sales lasts as long as the sales make it. */
function bySales({ inputs, say }: PricedContext): KeyedTable | null {
  const { sales } = inputs
  if (inputs.kind !== 'advance' || inputs.advanceBy !== 'sales' || sales === null) return null
  const words = tableWords.sales
  const rows = [-30, -15, 0, 15, 30].flatMap((change) => {
    const then = sales * (1 + change / 100)
    const ask = ownAsk({ ...inputs, sales: then })
    const priced = ask && priceOf(ask)
    const label = change === 0 ? words.same : (change > 0 ? words.more : words.less)({ change: Math.abs(change) })
    return priced ? [{ change, label, then, priced }] : []
  })
  return tableOf(
    'sales',
    words,
    rows,
    {
      change: ['text', (row) => row.label],
      sales: ['money', (row) => row.then],
      payment: ['cents', (row) => row.priced.payment],
      time: ['text', (row) => timeText(row.priced, say)],
      apr: ['percent', (row) => row.priced.apr],
      cost: ['money', (row) => row.priced.cost],
    },
    { line: ({ change }) => (change === 0 ? 'same' : change > 0 ? `more${change}` : `less${-change}`) },
  )
}

export const tables = [ofPriced(offers), ofPriced(bySales), ofPriced(months), ofPriced(calendar)]
