import type { CategoryLine } from '#engine/budget/ledger.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import type { Say } from '../kit/say.ts'
import { tableOf } from '../kit/table-of.ts'
import { ofPlan, type PlanContext } from './context.ts'
import { tableWords } from './words/explain.en.ts'

function verdict({ position }: CategoryLine, say: Say): string {
  const words = tableWords.categories
  if (position === null) return ''
  return position.where === 'within' ? words.within : words[position.where](position, say)
}

function categories({ result: { ledger }, say }: PlanContext): KeyedTable {
  const words = tableWords.categories
  const total = {
    key: 'total',
    name: words.total,
    planned: ledger.planned,
    share: ledger.income > 0 ? ledger.planned / ledger.income : null,
    band: null,
    verdict: '',
  }
  const rows = ledger.lines.map((line) => ({ ...line, verdict: verdict(line, say) }))
  return tableOf(
    'categories',
    words,
    [...rows, total],
    {
      category: ['text', (row) => row.name],
      planned: ['money', (row) => row.planned],
      share: ['percent', (row) => (row.share === null ? null : row.share * 100)],
      low: ['money', (row) => row.band?.low ?? null],
      high: ['money', (row) => row.band?.high ?? null],
      verdict: ['text', (row) => row.verdict],
    },
    { line: ({ key }) => key },
  )
}

const months = ({ result: { line }, say }: PlanContext): KeyedTable =>
  tableOf('months', tableWords.months, line.months, {
    month: ['date', (row) => say.monthShort(row.month)],
    income: ['money', (row) => row.income],
    bills: ['money', (row) => row.bills],
    rest: ['money', (row) => row.rest],
    end: ['money', (row) => row.end],
    low: ['money', (row) => row.low],
  })

export const tables = [ofPlan(categories), ofPlan(months)]
