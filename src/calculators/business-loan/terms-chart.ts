import type { RanksChart } from '../kit/presentation.ts'
import { ownAsk } from './compute.ts'
import type { PricedContext } from './context.ts'
import { priceOf } from './price.ts'
import { fitsIn } from './rhythm.ts'
import { amountText } from './said.ts'
import { chartWords } from './words/explain.en.ts'
import { often } from './words/said.en.ts'

/** Months: what lenders commonly offer. The visitor's own term stands among them. */
const COMMON = [24, 36, 60, 84, 120]

/** The same term loan over other terms: what it costs, with its payment. */
export function termsChart({ inputs, result: { own }, say }: PricedContext): RanksChart | null {
  const ask = own.kind === 'term' ? ownAsk(inputs) : null
  if (ask === null || !('rate' in ask.price) || ask.price.shape !== 'level') return null
  const words = chartWords.terms
  const { price } = ask
  const mine = Math.round(inputs.term)
  const rows = [...new Set([...COMMON, mine])]
    .sort((a, b) => a - b)
    .filter((months) => fitsIn(months, own.rhythm))
    .flatMap((months) => {
      const priced = priceOf({ ...ask, price: { ...price, months } })
      return priced ? [{ months, priced }] : []
    })
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last || first === last || last.priced.charge < 1) return null
  return {
    kind: 'ranks',
    key: 'terms',
    title: words.title,
    lead: words.lead,
    summary: words.summary(
      {
        short: say.months(first.months),
        long: say.months(last.months),
        low: first.priced.cost,
        high: last.priced.cost,
      },
      say,
    ),
    unit: 'money',
    words: { row: words.term, total: words.total },
    parts: [
      { key: 'fees', label: words.fees, color: 'other' },
      { key: 'interest', label: words.interest, color: 'interest' },
    ],
    rows: rows.map(({ months, priced }) => ({
      label: say.months(months),
      note: words.payment({ payment: amountText(priced.payment, say), often: often[priced.rhythm] }),
      values: [priced.keptBack, priced.charge],
      isYours: months === mine,
    })),
  }
}
