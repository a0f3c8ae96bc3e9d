import { costKinds, totalCosts } from '#engine/funds/holding-costs.ts'
import { roundToCent } from '#engine/money.ts'
import { costsByKind, isSome } from '../kit/fund/explain-parts.ts'
import { costNames } from '../kit/fund/words/answer.en.ts'
import type { Column, Table } from '../kit/presentation.ts'
import { prospectusCost } from './compared.ts'
import { type FundContext, isAfterTax } from './context.ts'
import { tableWords as words } from './words/explain.en.ts'

const money = (label: string): Column => ({ label, unit: 'money' })

function byYear(context: FundContext): Table {
  const { funds, first } = context.result
  const { title, lead, year, paidIn } = words.byYear
  return {
    key: 'byYear',
    title,
    lead: lead({ afterTax: isAfterTax(context) }),
    columns: [{ label: year, unit: 'count' }, money(paidIn), ...funds.map((fund) => money(fund.name))],
    rows: first.course.rows.map((row, i) => [
      row.year,
      ...[row.paidIn, ...funds.map((fund) => fund.kept[i] ?? 0)].map(roundToCent),
    ]),
  }
}

const byKind = ({ result: { funds } }: FundContext): Table => costsByKind(funds)

function prospectus({ result: { funds }, say }: FundContext): Table {
  const years = [1, 3, 5, 10]
  const { title, lead, fund } = words.prospectus
  return {
    key: 'prospectus',
    title,
    lead,
    columns: [{ label: fund, unit: 'text' }, ...years.map((year) => money(say.years(year)))],
    rows: funds.map((one) => [one.name, ...years.map((year) => Math.round(prospectusCost(one, year)))]),
  }
}

function yourCosts({ result: { first } }: FundContext): Table {
  const kinds = costKinds.filter((kind) => isSome(first.course.paid[kind]) && kind !== 'deferred')
  const { title, lead, year, total, deferred, value } = words.yourCosts
  return {
    key: 'yourCosts',
    title: title({ first: first.name }),
    lead,
    columns: [
      { label: year, unit: 'count' },
      ...kinds.map((kind) => money(costNames[kind])),
      money(total),
      money(deferred),
      money(value),
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
