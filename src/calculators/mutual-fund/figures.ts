import { costKinds, totalCosts } from '#engine/funds/holding-costs.ts'
import { roundToCent } from '#engine/money.ts'
import type { FigureSpec } from '../kit/definition.ts'
import { type Fund, passesIn, prospectusCost, type Result } from './compute.ts'
import type { FundInputs } from './fields.ts'
import { kindNames } from './words.ts'

type Spec = FigureSpec<Result, FundInputs>
const cash = (
  key: string,
  label: string,
  value: (result: Result) => number | null,
  dollars: 'nominal' | 'today' = 'nominal',
): Spec => ({
  key,
  label,
  unit: 'money',
  dollars,
  value: (result) => {
    const found = value(result)
    return found === null ? null : roundToCent(found)
  },
})
const inFirst = (value: (fund: Fund) => number) => (result: Result) => value(result.first)
const own = ({ funds }: Result, i: number): Fund | null => {
  const fund = funds[i]
  return fund === undefined || fund.isTwin ? null : fund
}
const prospectus = (years: number): Spec => ({
  key: `prospectus${years}`,
  label: `Prospectus example: cost on $10,000 over ${years === 1 ? '1 year' : `${years} years`}`,
  unit: 'money',
  value: ({ first }) => roundToCent(prospectusCost(first, years)),
})

export const figures: readonly Spec[] = [
  cash(
    'feeCost',
    'Loads and expenses cost you at the end',
    inFirst((fund) => fund.feeCost),
  ),
  cash(
    'feeCostToday',
    'Loads and expenses cost you at the end',
    ({ first, prices }) => first.feeCost / prices,
    'today',
  ),
  cash(
    'taxCost',
    'Tax costs you at the end',
    inFirst((fund) => fund.taxCost),
  ),
  cash(
    'netValue',
    'You keep, after costs and tax',
    inFirst((fund) => fund.net),
  ),
  cash('netValueToday', 'You keep, after costs and tax', ({ first, prices }) => first.net / prices, 'today'),
  cash('netValue2', 'Second fund: you keep', (result) => own(result, 1)?.net ?? null),
  cash('netValue3', 'Third fund: you keep', (result) => own(result, 2)?.net ?? null),
  cash('netValueTwin', 'Index fund: you keep', ({ twin }) => twin?.net ?? null),
  cash('twinAhead', 'Index fund less your fund', ({ twin, first }) => (twin ? twin.net - first.net : null)),
  cash('costFree', 'Without any cost or tax', ({ first }) => first.course.last.costFree),
  cash('paidIn', 'You put in', ({ first }) => first.course.last.paidIn),
  cash('valueBeforeSale', 'Value before selling', ({ first }) => first.course.last.value),
  cash('proceeds', 'From the sale, before tax on it', ({ first }) => first.sale.proceeds),
  cash('loadPaid', 'Front load paid', ({ first }) => first.course.paid.load),
  cash(
    'expensesPaid',
    'Expenses taken, 12b-1 included',
    ({ first }) => first.course.paid.expense + first.course.paid.distribution,
  ),
  cash('deferredPaid', 'Back-end charge paid', ({ first }) => first.course.paid.deferred),
  cash('payoutTaxPaid', 'Tax on payouts over the years', ({ first }) => first.course.paid.payoutTax),
  cash('saleTax', 'Tax at the end', ({ first }) => first.taxAtSale),
  ...costKinds
    .filter((kind) => ['load', 'deferred', 'distribution', 'expense', 'payoutTax'].includes(kind))
    .map((kind) =>
      cash(
        `lost${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
        `Lost to: ${kindNames[kind]}`,
        ({ first }) => first.course.lost[kind],
      ),
    ),
  cash('firstYearCost', 'Costs in the first year', ({ first }) => {
    const row = first.course.rows[0]
    return row ? totalCosts(row.costs) - row.costs.payoutTax : null
  }),
  {
    key: 'grossReturn',
    label: 'Return before fund expenses',
    unit: 'percent',
    value: ({ grossReturn }) => grossReturn * 100,
  },
  {
    key: 'gainsPaidOut',
    label: 'Gains your fund pays out each year',
    unit: 'percent',
    value: ({ first }) => (first.payouts.shortGain + first.payouts.longGain) * 100,
  },
  {
    key: 'passesSecond',
    label: 'Your fund passes the second after',
    unit: 'years',
    value: (result) => {
      const second = own(result, 1)
      return second === null ? null : passesIn(result.first, second)
    },
  },
  prospectus(1),
  prospectus(3),
  prospectus(5),
  prospectus(10),
]
