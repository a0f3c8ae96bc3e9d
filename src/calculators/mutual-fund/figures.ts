import { totalCosts } from '#engine/funds/holding-costs.ts'
import { roundToCent } from '#engine/money.ts'
import { figure, futureDollars, named, todaysDollars } from '../kit/figures.ts'
import type { Unit } from '../kit/presentation.ts'
import { passesIn, prospectusCost } from './compared.ts'
import type { Fund, Result } from './compute.ts'
import type { FundContext } from './context.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (result: Result) => number | null

const rule = (unit: Unit, worth: Worth) => figure<FundContext>(unit, ({ result }) => worth(result))
const rounded =
  (worth: Worth): Worth =>
  (result) => {
    const amount = worth(result)
    return amount === null ? null : roundToCent(amount)
  }
/** Dollars to the cent, of the year they fall in. */
const future = (worth: Worth) => futureDollars(rule('money', rounded(worth)))
/** Dollars to the cent, of today. */
const today = (worth: Worth) => todaysDollars(rule('money', rounded(worth)))
const own = ({ funds }: Result, at: number): Fund | null => {
  const fund = funds[at]
  return fund === undefined || fund.isTwin ? null : fund
}
const prospectus = (years: number) =>
  rule(
    'money',
    rounded(({ first }) => prospectusCost(first, years)),
  )

export const figures = named(figureNames, {
  feeCost: future(({ first }) => first.feeCost),
  feeCostToday: today(({ first, prices }) => first.feeCost / prices),
  taxCost: future(({ first }) => first.taxCost),
  netValue: future(({ first }) => first.net),
  netValueToday: today(({ first, prices }) => first.net / prices),
  netValue2: future((result) => own(result, 1)?.net ?? null),
  netValue3: future((result) => own(result, 2)?.net ?? null),
  netValueTwin: future(({ twin }) => twin?.net ?? null),
  twinAhead: future(({ twin, first }) => (twin ? twin.net - first.net : null)),
  costFree: future(({ first }) => first.course.last.costFree),
  paidIn: future(({ first }) => first.course.last.paidIn),
  valueBeforeSale: future(({ first }) => first.course.last.value),
  proceeds: future(({ first }) => first.sale.proceeds),
  loadPaid: future(({ first }) => first.course.paid.load),
  expensesPaid: future(({ first }) => first.course.paid.expense + first.course.paid.distribution),
  deferredPaid: future(({ first }) => first.course.paid.deferred),
  payoutTaxPaid: future(({ first }) => first.course.paid.payoutTax),
  federalPayoutTax: future(({ first, statePayoutShare: state }) =>
    state === null ? null : first.course.paid.payoutTax * (1 - state),
  ),
  statePayoutTax: future(({ first, statePayoutShare: state }) =>
    state === null ? null : first.course.paid.payoutTax * state,
  ),
  saleTax: future(({ first }) => first.taxAtSale),
  saleFederalTax: future(({ first, stateSaleTax: state }) => (state === null ? null : first.taxAtSale - state)),
  saleStateTax: future(({ stateSaleTax }) => stateSaleTax),
  lostLoad: future(({ first }) => first.course.lost.load),
  lostDeferred: future(({ first }) => first.course.lost.deferred),
  lostDistribution: future(({ first }) => first.course.lost.distribution),
  lostExpense: future(({ first }) => first.course.lost.expense),
  lostPayoutTax: future(({ first }) => first.course.lost.payoutTax),
  firstYearCost: future(({ first }) => {
    const row = first.course.rows[0]
    return row ? totalCosts(row.costs) - row.costs.payoutTax : null
  }),
  grossReturn: rule('percent', ({ grossReturn }) => grossReturn * 100),
  gainsPaidOut: rule('percent', ({ first }) => (first.payouts.shortGain + first.payouts.longGain) * 100),
  passesSecond: rule('years', (result) => {
    const second = own(result, 1)
    return second === null ? null : passesIn(result.first, second)
  }),
  prospectus1: prospectus(1),
  prospectus3: prospectus(3),
  prospectus5: prospectus(5),
  prospectus10: prospectus(10),
})
