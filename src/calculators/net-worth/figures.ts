import { roundToCent } from '#engine/money.ts'
import type { Standing } from '#engine/wealth/percentile.ts'
import type { FigureSpec } from '../kit/definition.ts'
import type { Result } from './compute.ts'
import type { NetWorthInputs } from './fields.ts'

type Spec = FigureSpec<Result, NetWorthInputs>
/** Amounts of today: nothing lies in the future, so nothing is said of which dollars. */
const money = (key: string, label: string, value: (result: Result) => number): Spec => ({
  key,
  label,
  unit: 'money',
  value: (result) => roundToCent(value(result)),
})
const place = (found: Standing): number | null => (found.outcome === 'between' ? found.percentile : null)
/** Our estimate goes no further up than this. */
export const MOST_ESTIMATED = 90
/** No finer than our estimate is. */
export const nearestTen = (percentile: number): number => Math.min(MOST_ESTIMATED, Math.round(percentile / 10) * 10)

export const figures: readonly Spec[] = [
  money('netWorth', 'Net worth', (r) => r.netWorth),
  money('assets', 'What you own', (r) => r.sheet.assets),
  money('debts', 'What you owe', (r) => r.sheet.debts),
  money('afterTax', 'After tax and selling', (r) => r.afterTax),
  money('liquidAssets', 'Money within days', (r) => r.sheet.liquidAssets),
  money('liquidNetWorth', 'Liquid net worth', (r) => r.sheet.liquidNetWorth),
  {
    key: 'debtRatio',
    label: 'Debts to assets',
    unit: 'percent',
    value: ({ sheet }) => (sheet.debtRatio === null ? null : sheet.debtRatio * 100),
  },
  {
    key: 'homeEquity',
    label: 'Home equity',
    unit: 'money',
    value: ({ sheet }) => (sheet.byAsset.home > 0 ? roundToCent(sheet.homeEquity) : null),
  },
  money('taxOnPretax', 'Tax inside pre-tax accounts', (r) => r.tax.onPretax),
  money('taxOnGains', 'Tax on gains', (r) => r.tax.onGains),
  money('sellingCosts', 'Cost of selling', (r) => r.sheet.sellingCosts),
  {
    key: 'yearOfInterest',
    label: 'Interest a year, debts with a rate',
    unit: 'money',
    value: ({ sheet }, { debts }) =>
      debts.some(({ balance, rate }) => balance > 0 && rate !== null) || sheet.debts === 0
        ? roundToCent(sheet.yearOfInterest)
        : null,
  },
  { key: 'monthsCovered', label: 'Months of spending within days', unit: 'ratio', value: (r) => r.months },
  money('medianForAge', 'Middle household of your age', (r) => r.compared.median),
  {
    key: 'percentileAll',
    label: 'Of 100 US households, about so many had less',
    unit: 'count',
    value: (r) => {
      const found = place(r.compared.all)
      return found === null ? null : Math.round(found)
    },
  },
  {
    key: 'percentileAge',
    label: 'Of 100 of your age, so many had less (rough estimate)',
    unit: 'count',
    value: (r) => {
      const found = place(r.compared.sameAge)
      return found === null ? null : nearestTen(found)
    },
  },
  money('netWorthToday', 'Net worth without the what-ifs', (r) => r.today.netWorth),
  {
    key: 'goalPerYear',
    label: 'A year to your goal',
    unit: 'money',
    dollars: 'today',
    value: ({ goal }) => (goal === null ? null : goal.outcome === 'reached' ? 0 : roundToCent(goal.perYear)),
  },
  {
    key: 'goalRate',
    label: 'Growth a year to your goal',
    unit: 'percent',
    value: ({ goal }) => (goal?.outcome === 'ahead' && goal.annualRate !== null ? goal.annualRate * 100 : null),
  },
]
