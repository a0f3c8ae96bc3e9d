import { costKinds, totalCosts } from '#engine/funds/holding-costs.ts'
import { roundToCent } from '#engine/money.ts'
import { yearsText } from '../kit/format.ts'
import type { Column, Table } from '../kit/presentation.ts'
import { prospectusCost, type Result } from './compute.ts'
import type { FundInputs } from './fields.ts'
import { afterTax, kindNames } from './words.ts'

const money = (label: string): Column => ({ label, unit: 'money' })
const text = (label: string): Column => ({ label, unit: 'text' })

function byYear({ funds, first }: Result, inputs: FundInputs): Table {
  return {
    key: 'byYear',
    title: 'If you sell at the end of the year',
    lead: `What each fund would leave you${afterTax(inputs)}, sale charges taken. Future dollars.`,
    columns: [{ label: 'Year', unit: 'count' }, money('You put in'), ...funds.map((fund) => money(fund.name))],
    rows: first.course.rows.map((row, i) => [
      row.year,
      ...[row.paidIn, ...funds.map((fund) => fund.kept[i] ?? 0)].map(roundToCent),
    ]),
  }
}

function yourCosts({ first }: Result): Table {
  const kinds = costKinds.filter((kind) => Math.abs(first.course.paid[kind]) >= 0.005 && kind !== 'deferred')
  return {
    key: 'yourCosts',
    title: `Costs by year: ${first.name}`,
    lead: 'Taken in the year. The back-end charge is what a sale at the end of that year would cost. Future dollars.',
    columns: [
      { label: 'Year', unit: 'count' },
      ...kinds.map((kind) => money(kindNames[kind])),
      money('All this year'),
      money('Back-end charge if sold'),
      money('Value before selling'),
    ],
    rows: first.course.rows.map((row) => [
      row.year,
      ...[...kinds.map((kind) => row.costs[kind]), totalCosts(row.costs), row.saleCosts.deferred, row.value].map(
        roundToCent,
      ),
    ]),
  }
}

function byKind({ funds }: Result): Table {
  const kinds = costKinds.filter(
    (kind) => kind !== 'saleTax' && funds.some((fund) => Math.abs(fund.course.lost[kind]) >= 0.005),
  )
  return {
    key: 'byKind',
    title: 'What each kind of cost takes by the end',
    lead: 'Taken, plus what it would have earned. Future dollars. A 12b-1 fee that was given stands by itself, not under fund expenses.',
    columns: [text('Cost'), ...funds.map((fund) => money(fund.name))],
    rows: [
      ...kinds.map((kind) => [kindNames[kind], ...funds.map((fund) => roundToCent(fund.course.lost[kind]))]),
      [kindNames.saleTax, ...funds.map((fund) => roundToCent(fund.taxAtSale))],
      ['All costs and tax', ...funds.map((fund) => roundToCent(fund.feeCost + fund.taxCost))],
      ['You keep', ...funds.map((fund) => roundToCent(fund.net))],
    ],
    look: 'ledger',
    emphasis: { [kinds.length + 1]: 'subtotal', [kinds.length + 2]: 'total' },
  }
}

function prospectus({ funds }: Result): Table {
  const years = [1, 3, 5, 10]
  return {
    key: 'prospectus',
    title: 'Check against the prospectus',
    lead: 'The cost on $10,000 at 5% a year, as every prospectus prints it, if you sell. A fee waiver makes the printed figures lower.',
    columns: [text('Fund'), ...years.map((year) => money(yearsText(year)))],
    rows: funds.map((fund) => [fund.name, ...years.map((year) => Math.round(prospectusCost(fund, year)))]),
  }
}

export const tablesOf = (result: Result, inputs: FundInputs): readonly Table[] => [
  byYear(result, inputs),
  byKind(result),
  prospectus(result),
  { ...yourCosts(result), folded: true },
]
