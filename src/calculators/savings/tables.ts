import { roundToCent } from '#engine/money.ts'
import { balancesOf, depositFor, type MonthEnd, reachOf, yieldAfterTax } from '#engine/saving/deposit-plan.ts'
import { bestSavings, bigBankSavings, highYieldSavings, savingsNational } from '#facts/lending/rates.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { goalAt, inToday, monthAfter } from './compute.ts'
import { bucketGoal, otherOrder, type SavingsContext } from './context.ts'
import { goalName } from './goal-names.ts'
import { tableWords } from './words/explain.en.ts'

const whenText = ({ result, say }: SavingsContext, month: number | null): string =>
  month === null ? tableWords.never : month === 0 ? tableWords.today : say.monthShort(monthAfter(result, month))

function goals(context: SavingsContext): KeyedTable | null {
  const { inputs, result, say } = context
  const other = otherOrder(context)
  if (!result.buckets || !other) return null
  const [inOrder, sideBySide] = inputs.order === 'in-order' ? [result.buckets, other] : [other, result.buckets]
  const neededFor = (bucket: (typeof inputs.buckets)[number], by: number) =>
    depositFor({ ...result.plan, saved: bucket.saved }, bucketGoal(inputs, bucket.goal, by), by)
  const rows = inputs.buckets.map((bucket, i) => {
    const needed = bucket.by === null ? null : neededFor(bucket, bucket.by)
    return { ...bucket, i, needed: needed === null ? null : roundToCent(needed) }
  })
  return tableOf(
    'buckets',
    tableWords.buckets,
    rows,
    {
      goal: ['text', (row) => goalName(row.name, row.i)],
      amount: ['money', (row) => roundToCent(row.goal)],
      saved: ['money', (row) => roundToCent(row.saved)],
      sideBySide: ['date', (row) => whenText(context, sideBySide.months[row.i] ?? null)],
      inOrder: ['date', (row) => whenText(context, inOrder.months[row.i] ?? null)],
      by: ['date', (row) => (row.by === null ? '' : say.monthShort(monthAfter(result, row.by)))],
      alone: ['cents', (row) => row.needed],
    },
    { line: ({ i }) => `bucket${i + 1}` },
  )
}

const monthOf = ({ asOf = '' }: { readonly asOf?: string }) => ({ asOf: asOf.slice(0, 7) })

/** What published rates would do with the same deposits. */
function rates(context: SavingsContext): KeyedTable | null {
  const { inputs, result, say } = context
  const words = tableWords.rates
  const end = result.end
  if (end === 0) return null
  const list: readonly (readonly [string, string, number])[] = [
    ['yours', words.yours, result.apy],
    ['other', words.other, inputs.compareRate / 100],
    ['bigBanks', words.bigBanks(monthOf(bigBankSavings), say), bigBankSavings.value],
    ['average', words.average(monthOf(savingsNational), say), savingsNational.value],
    ['online', words.online(monthOf(highYieldSavings), say), highYieldSavings.value],
    ['best', words.best(monthOf(bestSavings), say), bestSavings.value.high],
  ]
  const rows = list.map(([key, label, apy]) => {
    const plan = { ...result.plan, annualYield: yieldAfterTax(apy, result.tax.share) }
    const last = balancesOf(plan, end).at(-1) ?? { balance: 0, paidIn: 0 }
    return { key, label, apy, plan, last }
  })
  const { reached, ...columns } = words.columns
  const lead = result.month === null ? words.leadNever : words.lead({ month: monthAfter(result, end) }, say)
  const table = tableOf(
    'rates',
    { title: words.title, lead, columns },
    rows,
    {
      account: ['text', (row) => row.label],
      apy: ['percent', (row) => roundToCent(row.apy * 100)],
      net: ['percent', (row) => roundToCent(row.plan.annualYield * 100)],
      interest: ['money', (row) => roundToCent(row.last.balance - row.last.paidIn)],
      balance: ['money', (row) => roundToCent(row.last.balance)],
    },
    { line: ({ key }) => key },
  )
  if (inputs.ask !== 'date') return table
  const goal = goalAt(inputs)
  const dates = rows.map(({ plan }) => {
    const reach = reachOf(plan, goal)
    return whenText(context, reach.outcome === 'reached' ? reach.month : null)
  })
  return {
    ...table,
    columns: [...table.columns, { key: 'reached', label: reached, unit: 'date' }],
    rows: table.rows.map((row, i) => [...row, dates[i] ?? '']),
  }
}

function yearly({ inputs, result, say }: SavingsContext): KeyedTable {
  const words = tableWords.yearly
  const end = result.month === null ? 360 : Math.max(12, result.month)
  const ends = balancesOf(result.plan, end)
  const at = (month: number): MonthEnd => ends[month] ?? { balance: 0, paidIn: 0 }
  const keep = 1 - result.tax.share
  const rows = Array.from({ length: Math.ceil(end / 12) }, (_, year) => {
    const [from, to] = [year * 12, Math.min(end, year * 12 + 12)]
    const added = at(to).paidIn - at(from).paidIn
    return { to, added, interest: at(to).balance - at(from).balance - added, balance: at(to).balance }
  })
  return tableOf(
    'yearly',
    { title: result.month === null ? words.titleNever : words.title, columns: words.columns },
    rows,
    {
      by: ['date', (row) => say.monthShort(monthAfter(result, row.to))],
      added: ['money', (row) => roundToCent(row.added)],
      interest: ['money', (row) => roundToCent(row.interest)],
      tax: ['money', (row) => roundToCent(keep > 0 ? row.interest / keep - row.interest : 0)],
      balance: ['money', (row) => roundToCent(row.balance)],
      today: ['money', (row) => roundToCent(inToday(row.balance, inputs.inflation, row.to))],
    },
    { folded: rows.length > 12 },
  )
}

function monthly({ inputs, result, say }: SavingsContext): KeyedTable | null {
  const end = result.month
  if (end === null || end === 0 || end > 360) return null
  const ends = balancesOf(result.plan, end)
  const rows = ends.slice(1).map(({ balance, paidIn }, i) => {
    const before = ends[i] ?? { balance: 0, paidIn: 0 }
    const added = paidIn - before.paidIn
    return { month: i + 1, added, interest: balance - before.balance - added, balance }
  })
  return tableOf(
    'monthly',
    tableWords.monthly,
    rows,
    {
      by: ['date', (row) => say.monthShort(monthAfter(result, row.month))],
      added: ['cents', (row) => roundToCent(row.added)],
      interest: ['cents', (row) => roundToCent(row.interest)],
      balance: ['cents', (row) => roundToCent(row.balance)],
      today: ['cents', (row) => roundToCent(inToday(row.balance, inputs.inflation, row.month))],
    },
    { folded: true },
  )
}

export const tables = [goals, rates, yearly, monthly]
