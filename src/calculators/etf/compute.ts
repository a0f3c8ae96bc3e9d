import { saleFees } from '#engine/funds/fee-course.ts'
import { gainTaxByYear } from '#engine/funds/gain-tax.ts'
import { type HoldingPlan, type HoldingYear, saleTaxOf } from '#engine/funds/holding-course.ts'
import { investorOf, stateTaxOnGain } from '#engine/funds/investor-tax.ts'
import { type Overlap, overlapOf } from '#engine/funds/overlap.ts'
import { type ByPayout, payoutTaxOf } from '#engine/funds/payouts.ts'
import { tradingActivityFee } from '#facts/investing/fund-costs.ts'
import type { Asked } from '../kit/calculator.ts'
import type { Held } from '../kit/fund/held.ts'
import type { InvestorLaw } from '../kit/fund/law.ts'
import { type AccountKind, type ByAccount, coursesOf, inAccounts } from './accounts.ts'
import { type BreakEven, breakEvenOf } from './break-even.ts'
import { payoutsOf, ratesOf } from './payouts.ts'
import type { EtfInputs } from './sections.ts'

export type EtfQuestion = Asked<EtfInputs, InvestorLaw>
export interface Result {
  readonly outcome: 'held'
  readonly plan: HoldingPlan
  readonly account: AccountKind
  readonly etf: Held
  readonly twin: Held | null
  readonly etfBy: ByAccount
  readonly twinBy: ByAccount | null
  readonly payouts: ByPayout
  readonly payoutTax: ByPayout
  /** Tax on a year's payouts as a share of the value, decimal. */
  readonly yearlyTax: number
  /** Of it, and of the tax on the sale in nominal dollars, the state's; null in a retirement account and at rates of one's own. */
  readonly stateYearlyTax: number | null
  readonly stateSaleTax: number | null
  readonly prices: number
  readonly breakEven: BreakEven | null
  readonly overlap: Overlap | null
}

const share = (points: number): number => points / 100
const everyMonths = { month: 1, quarter: 3, year: 12 } as const

/** Null until each list has a ticker with a weight. */
function overlapIn(inputs: EtfInputs): Overlap | null {
  const holdings = (rows: EtfInputs['holdingsA']) =>
    rows.map((row) => ({ ticker: row.ticker, weight: share(row.weight) }))
  const found = overlapOf(holdings(inputs.holdingsA), holdings(inputs.holdingsB))
  return found.firstGiven > 0 && found.secondGiven > 0 ? found : null
}

export function compute({ inputs, law }: EtfQuestion): Result {
  const plan: HoldingPlan = {
    start: inputs.start,
    deposit: inputs.deposit,
    depositEvery: everyMonths[inputs.every],
    months: inputs.years * 12,
    annualReturn: share(inputs.annualReturn),
  }
  const prices = (1 + share(inputs.inflation)) ** inputs.years
  const investor = investorOf(inputs.status, inputs.income, law.state, law.tax)
  const payouts = payoutsOf(inputs, inputs.gains)
  const twinPayouts = payoutsOf(inputs, inputs.twinGains)
  const paidIn = inputs.start + (inputs.deposit * plan.months) / plan.depositEvery
  // One sample of a year's payouts for both funds, on a middle balance in today's dollars.
  const balance = (paidIn + (paidIn * (1 + plan.annualReturn) ** (inputs.years / 2)) / prices) / 2
  const longGain = Math.max(payouts.longGain, inputs.twin ? twinPayouts.longGain : 0)
  const taxed = ratesOf(inputs, investor, { ...payouts, longGain }, balance)

  const payoutTax = taxed.all
  const common = {
    distributionFee: 0,
    distributionAfter: 0,
    convertsAfter: null,
    deferred: [],
    payoutTax,
  }
  const section31 = inputs.section31 / 1e6
  const etfCourses = coursesOf(plan, {
    ...common,
    loadRate: () => 0,
    commission: inputs.commission,
    halfSpread: share(inputs.spread) / 2,
    premiumBuy: share(inputs.premiumBuy),
    premiumSell: share(inputs.premiumSell),
    expenseRatio: share(inputs.expense),
    expenseAfter: share(inputs.expense),
    lending: share(inputs.lending),
    payouts,
    saleFee: (dollars) => saleFees(dollars, dollars / inputs.sharePrice, section31, tradingActivityFee.value),
  })
  const twinCourses = inputs.twin
    ? coursesOf(plan, {
        ...common,
        loadRate: () => share(inputs.twinLoad),
        commission: inputs.twinFee,
        halfSpread: 0,
        premiumBuy: 0,
        premiumSell: 0,
        expenseRatio: share(inputs.twinExpense),
        expenseAfter: share(inputs.twinExpense),
        lending: 0,
        payouts: twinPayouts,
        saleFee: () => 0,
      })
    : null
  const gainTax =
    inputs.taxBy === 'rates'
      ? (row: HoldingYear) => saleTaxOf(row, { on: 'gain', rate: share(inputs.gainRate) })
      : gainTaxByYear(
          investor,
          [etfCourses.taxed, ...(twinCourses ? [twinCourses.taxed] : [])],
          share(inputs.inflation),
        )
  const etfBy = inAccounts(etfCourses, gainTax, share(inputs.withdrawalRate))
  const twinBy = twinCourses && inAccounts(twinCourses, gainTax, share(inputs.withdrawalRate))
  const etf = etfBy[inputs.account]
  const twin = twinBy?.[inputs.account] ?? null
  const isTaxable = inputs.account === 'taxable'
  return {
    outcome: 'held',
    plan,
    account: inputs.account,
    etf,
    twin,
    etfBy,
    twinBy,
    payouts,
    payoutTax,
    yearlyTax: isTaxable ? payoutTaxOf(payouts, payoutTax) : 0,
    stateYearlyTax: isTaxable && taxed.state !== null ? payoutTaxOf(payouts, taxed.state) : null,
    stateSaleTax:
      isTaxable && inputs.taxBy !== 'rates'
        ? stateTaxOnGain(investor, Math.max(0, etf.sale.proceeds - etf.sale.basis) / prices) * prices
        : null,
    prices,
    breakEven: twin === null || paidIn === 0 ? null : breakEvenOf(etf.kept, twin.kept),
    overlap: overlapIn(inputs),
  }
}
