import { roundToCent } from '#engine/money.ts'
import type { Standing } from '#engine/wealth/percentile.ts'
import { figure, named, todaysDollars } from '../kit/figures.ts'
import { nearestTen } from './compared.ts'
import type { Result } from './compute.ts'
import type { NetWorthContext } from './context.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (result: Result, context: NetWorthContext) => number | null
const of = (unit: Parameters<typeof figure>[0], worth: Worth) =>
  figure<NetWorthContext>(unit, (context) => worth(context.result, context))
/** Amounts of today: nothing lies in the future, so nothing is said of which dollars. */
const money = (worth: (result: Result) => number) => of('money', (result) => roundToCent(worth(result)))
const place = (found: Standing): number | null => (found.outcome === 'between' ? found.percentile : null)

/** Known once a debt has a rate, or none is owed. */
const yearOfInterest: Worth = ({ sheet }, { inputs }) =>
  inputs.debts.some(({ balance, rate }) => balance > 0 && rate !== null) || sheet.debts === 0
    ? roundToCent(sheet.yearOfInterest)
    : null

export const figures = named(figureNames, {
  netWorth: money((r) => r.netWorth),
  assets: money((r) => r.sheet.assets),
  debts: money((r) => r.sheet.debts),
  afterTax: money((r) => r.afterTax),
  liquidAssets: money((r) => r.sheet.liquidAssets),
  liquidNetWorth: money((r) => r.sheet.liquidNetWorth),
  debtRatio: of('percent', ({ sheet }) => (sheet.debtRatio === null ? null : sheet.debtRatio * 100)),
  homeEquity: of('money', ({ sheet }) => (sheet.byAsset.home > 0 ? roundToCent(sheet.homeEquity) : null)),
  taxOnPretax: money((r) => r.tax.onPretax),
  taxOnGains: money((r) => r.tax.onGains),
  sellingCosts: money((r) => r.sheet.sellingCosts),
  yearOfInterest: of('money', yearOfInterest),
  monthsCovered: of('ratio', (r) => r.months),
  medianForAge: money((r) => r.compared.median),
  percentileAll: of('count', (r) => {
    const found = place(r.compared.all)
    return found === null ? null : Math.round(found)
  }),
  percentileAge: of('count', (r) => {
    const found = place(r.compared.sameAge)
    return found === null ? null : nearestTen(found)
  }),
  netWorthToday: money((r) => r.today.netWorth),
  goalPerYear: todaysDollars(
    of('money', ({ goal }) => (goal === null ? null : goal.outcome === 'reached' ? 0 : roundToCent(goal.perYear))),
  ),
  goalRate: of('percent', ({ goal }) =>
    goal?.outcome === 'ahead' && goal.annualRate !== null ? goal.annualRate * 100 : null,
  ),
})
