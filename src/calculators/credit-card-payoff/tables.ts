import { owedOn } from '#engine/cards/card.ts'
import type { OrderResult } from '#engine/cards/compare.ts'
import { roundToCent } from '#engine/money.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { ownOrderOf } from './cards.ts'
import { isNever, ofPlan, type PlanContext } from './context.ts'
import { tableWords } from './words/explain.en.ts'
import { planYears } from './yearly.ts'

/** A debt that never ends is shown for so many months. */
const NEVER_SHOWN = 60

function orderName({ inputs, result }: PlanContext, { order }: OrderResult): string {
  const words = tableWords.orders
  if (order.kind !== 'custom') return words[order.kind]
  if (inputs.order !== 'custom') return words.listed
  const names = new Map(result.cards.map((card) => [card.key, card.name]))
  return words.own({ cards: ownOrderOf(inputs).map((key) => names.get(key) ?? key) })
}

function orders(context: PlanContext): KeyedTable | null {
  const { result, say } = context
  if (result.orders === null) return null
  const words = tableWords.orders
  const interests = result.orders.results.flatMap(({ outcome }) =>
    outcome.outcome === 'paid-off' ? [outcome.totalInterest] : [],
  )
  const least = interests.length > 0 ? Math.min(...interests) : 0
  const ending = ({ outcome }: OrderResult) => (outcome.outcome === 'paid-off' ? outcome : null)
  return tableOf(
    'orders',
    words,
    result.orders.results,
    {
      order: ['text', (row) => orderName(context, row)],
      time: ['months', (row) => ending(row)?.months ?? null],
      end: [
        'date',
        (row) => {
          const end = ending(row)
          if (!end) return words.never
          return end.lastMonth ? say.monthShort(end.lastMonth) : words.now
        },
      ],
      interest: ['money', (row) => ending(row)?.totalInterest ?? null],
      more: [
        'money',
        (row) => {
          const end = ending(row)
          return end && roundToCent(end.totalInterest - least)
        },
      ],
      first: [
        'text',
        ({ outcome, firstCleared }) => {
          const cleared = outcome.outcome === 'refused' ? undefined : outcome.cleared[0]
          const card = result.cards.find((one) => one.key === firstCleared?.key)
          return cleared && card ? words.cleared({ card: card.name, month: cleared.month }, say) : words.none
        },
      ],
    },
    { line: ({ order }) => order.kind },
  )
}

function byYear(context: PlanContext): KeyedTable {
  const { inputs, say } = context
  const years = isNever(context) ? planYears(context).slice(0, NEVER_SHOWN / 12) : planYears(context)
  const { charges: heading, ...plain } = tableWords.byYear.columns
  type Year = (typeof years)[number]
  const start = {
    year: ['count', (year: Year) => year.number],
    through: ['date', (year: Year) => say.monthShort(year.lastMonth)],
    paid: ['money', (year: Year) => year.paid],
    interest: ['money', (year: Year) => year.interest],
  } as const
  const end = { balance: ['money', (year: Year) => year.balance] } as const
  if (inputs.newCharges <= 0)
    return tableOf('byYear', { ...tableWords.byYear, columns: plain }, years, { ...start, ...end })
  return tableOf('byYear', { ...tableWords.byYear, columns: { ...plain, charges: heading } }, years, {
    ...start,
    charges: ['money', (year) => year.charges],
    ...end,
  })
}

/** Its columns follow the cards. */
function byMonth(context: PlanContext): KeyedTable {
  const { result, say } = context
  const words = tableWords.byMonth
  const owing = result.cards.filter((card) => owedOn(card) > 0)
  const shown = owing.length > 1 ? owing : []
  const rows = isNever(context) ? result.course.rows.slice(0, NEVER_SHOWN) : result.course.rows
  return {
    key: 'byMonth',
    title: words.title,
    lead: shown.length > 0 ? words.leadSeveral : words.lead,
    columns: [
      { key: 'month', label: words.month, unit: 'date' },
      { key: 'paid', label: words.paid, unit: 'cents' },
      { key: 'interest', label: words.interest, unit: 'cents' },
      ...shown.flatMap(({ key, name: card }) => [
        { key: `paid.${key}`, label: words.pay({ card }), unit: 'cents' as const },
        { key: `left.${key}`, label: words.left({ card }), unit: 'cents' as const },
      ]),
      { key: 'balance', label: words.balance, unit: 'cents' },
    ],
    rows: rows.map((row) => [
      say.monthShort(row.month),
      row.payment,
      row.interest,
      ...shown.flatMap((card) => {
        const month = row.cards.find((one) => one.key === card.key)
        return [month?.payment ?? 0, month?.end ?? 0]
      }),
      row.balance,
    ]),
    folded: true,
  }
}

export const tables = [ofPlan(orders), ofPlan(byYear), ofPlan(byMonth)]
