import { costKinds, totalCosts } from '#engine/funds/holding-costs.ts'
import { roundToCent } from '#engine/money.ts'
import { costsByKind, isSome } from '../kit/fund/explain-parts.ts'
import { costNames } from '../kit/fund/words/answer.en.ts'
import type { KeyedColumn, KeyedTable } from '../kit/presentation.ts'
import { prospectusCost } from './compared.ts'
import { type FundContext, isAfterTax } from './context.ts'
import { tableWords as words } from './words/explain.en.ts'

const money = (key: string, label: string): KeyedColumn => ({ key, label, unit: 'money' })
/** What programs call a fund: its place in the list sent. */
const fundKey = (index: number): string => `fund${index + 1}`

function byYear(context: FundContext): KeyedTable {
  const { funds, first } = context.result
  const { title, lead, year, paidIn } = words.byYear
  return {
    key: 'byYear',
    title,
    lead: lead({ afterTax: isAfterTax(context) }),
    columns: [
      { key: 'year', label: year, unit: 'count' },
      money('paidIn', paidIn),
      ...funds.map((fund, i) => money(fundKey(i), fund.name)),
    ],
    rows: first.course.rows.map((row, i) => [
      row.year,
      ...[row.paidIn, ...funds.map((fund) => fund.kept[i] ?? 0)].map(roundToCent),
    ]),
  }
}

const byKind = ({ result: { funds } }: FundContext): KeyedTable =>
  costsByKind(funds.map((fund, i) => ({ ...fund, key: fundKey(i) })))

function prospectus({ result: { funds }, say }: FundContext): KeyedTable {
  const years = [1, 3, 5, 10]
  const { title, lead, fund } = words.prospectus
  return {
    key: 'prospectus',
    title,
    lead,
    columns: [
      { key: 'fund', label: fund, unit: 'text' },
      ...years.map((year) => money(`years${year}`, say.years(year))),
    ],
    rows: funds.map((one) => [one.name, ...years.map((year) => Math.round(prospectusCost(one, year)))]),
    lines: funds.map((_, i) => fundKey(i)),
  }
}

function yourCosts({ result: { first } }: FundContext): KeyedTable {
  const kinds = costKinds.filter((kind) => isSome(first.course.paid[kind]) && kind !== 'deferred')
  const { title, lead, year, total, deferred, value } = words.yourCosts
  return {
    key: 'yourCosts',
    title: title({ first: first.name }),
    lead,
    columns: [
      { key: 'year', label: year, unit: 'count' },
      ...kinds.map((kind) => money(kind, costNames[kind])),
      money('total', total),
      money('deferred', deferred),
      money('value', value),
    ],
    rows: first.course.rows.map((row) => [
      row.year,
      ...[...kinds.map((kind) => row.costs[kind]), totalCosts(row.costs), row.saleCosts.deferred, row.value].map(
        roundToCent,
      ),
    ]),
    folded: true,
  }
}

export const tables = [byYear, byKind, prospectus, yourCosts]
