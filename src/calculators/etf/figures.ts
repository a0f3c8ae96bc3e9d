import { roundToCent } from '#engine/money.ts'
import { figure, futureDollars, named, todaysDollars } from '../kit/figures.ts'
import type { Unit } from '../kit/presentation.ts'
import type { EtfContext } from './context.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (result: EtfContext['result'], inputs: EtfContext['inputs']) => number | null

const rule = (unit: Unit, worth: Worth) => figure<EtfContext>(unit, ({ result, inputs }) => worth(result, inputs))
const rounded =
  (worth: Worth): Worth =>
  (result, inputs) => {
    const amount = worth(result, inputs)
    return amount === null ? null : roundToCent(amount)
  }
/** Dollars to the cent, of the year they fall in. */
const future = (worth: Worth) => futureDollars(rule('money', rounded(worth)))
/** The same, printed with cents. */
const cents = (worth: Worth) => futureDollars(rule('cents', rounded(worth)))
/** Dollars to the cent, of today. */
const today = (worth: Worth) => todaysDollars(rule('money', rounded(worth)))

export const figures = named(figureNames, {
  feeCost: future(({ etf }) => etf.feeCost),
  feeCostToday: today(({ etf, prices }) => etf.feeCost / prices),
  taxCost: future(({ etf }) => etf.taxCost),
  netValue: future(({ etf }) => etf.net),
  netValueToday: today(({ etf, prices }) => etf.net / prices),
  costFree: future(({ etf }) => etf.course.last.costFree),
  paidIn: future(({ etf }) => etf.course.last.paidIn),
  expensePer10k: cents((_, { expense }) => expense * 100),
  taxPer10k: cents(({ yearlyTax }) => yearlyTax * 10_000),
  federalTaxPer10k: cents(({ yearlyTax, stateYearlyTax: state }) =>
    state === null ? null : (yearlyTax - state) * 10_000,
  ),
  stateTaxPer10k: cents(({ stateYearlyTax: state }) => (state === null ? null : state * 10_000)),
  tradePer10k: cents((_, { spread }) => spread * 100),
  fundValue: future(({ twin }) => twin?.net ?? null),
  etfAhead: future(({ twin, etf }) => (twin === null ? null : etf.net - twin.net)),
  aheadFrom: rule('years', ({ breakEven }) =>
    breakEven?.kind === 'from' ? breakEven.year : breakEven?.kind === 'always' ? 1 : null,
  ),
  purchases: rule('count', ({ etf }) => etf.course.purchases),
  lostExpense: future(({ etf }) => etf.course.lost.expense),
  lostSpread: future(({ etf }) => etf.course.lost.spread),
  lostPremium: future(({ etf }) => etf.course.lost.premium),
  lostCommission: future(({ etf }) => etf.course.lost.commission),
  lostLending: future(({ etf }) => etf.course.lost.lending),
  lostPayoutTax: future(({ etf }) => etf.course.lost.payoutTax),
  spreadPaid: cents(({ etf }) => etf.course.paid.spread),
  premiumPaid: cents(({ etf }) => etf.course.paid.premium),
  saleTax: future(({ etf }) => etf.taxAtSale),
  saleFederalTax: future(({ etf, stateSaleTax: state }) => (state === null ? null : etf.taxAtSale - state)),
  saleStateTax: future(({ stateSaleTax }) => stateSaleTax),
  etfTaxable: future(({ etfBy }) => etfBy.taxable.net),
  fundTaxable: future(({ twinBy }) => twinBy?.taxable.net ?? null),
  etfTaxTaxable: future(({ etfBy }) => etfBy.taxable.taxCost),
  fundTaxTaxable: future(({ twinBy }) => twinBy?.taxable.taxCost ?? null),
  etfIra: future(({ etfBy }) => etfBy.ira.net),
  fundIra: future(({ twinBy }) => twinBy?.ira.net ?? null),
  etfTaxIra: future(({ etfBy }) => etfBy.ira.taxCost),
  fundTaxIra: future(({ twinBy }) => twinBy?.ira.taxCost ?? null),
  etfRoth: future(({ etfBy }) => etfBy.roth.net),
  fundRoth: future(({ twinBy }) => twinBy?.roth.net ?? null),
  etfTaxRoth: future(({ etfBy }) => etfBy.roth.taxCost),
  fundTaxRoth: future(({ twinBy }) => twinBy?.roth.taxCost ?? null),
  overlap: rule('percent', ({ overlap }) => (overlap === null ? null : overlap.overlap * 100)),
  overlapAtMost: rule('percent', ({ overlap }) => (overlap === null ? null : overlap.atMost * 100)),
})
