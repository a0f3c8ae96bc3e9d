import { saleFees } from '#engine/funds/fee-course.ts'
import { gainTaxByYear } from '#engine/funds/gain-tax.ts'
import { costKinds } from '#engine/funds/holding-costs.ts'
import {
  type HoldingCourse,
  type HoldingPlan,
  type HoldingTerms,
  type HoldingYear,
  holdingCourse,
  type SaleTax,
  saleTaxOf,
} from '#engine/funds/holding-course.ts'
import { type Investor, investorOf, payoutTaxRates } from '#engine/funds/investor-tax.ts'
import { type Overlap, overlapOf } from '#engine/funds/overlap.ts'
import { type ByPayout, payoutTaxOf } from '#engine/funds/payouts.ts'
import { saleInCents } from '#engine/funds/sale-in-cents.ts'
import { roundToCent } from '#engine/money.ts'
import { tradingActivityFee } from '#facts/investing/fund-costs.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { fetchedLaw } from '../kit/fetched-law.ts'
import type { EtfInputs } from './fields.ts'

export type AccountKind = EtfInputs['account']
export const accountKinds = ['taxable', 'ira', 'roth'] as const satisfies readonly AccountKind[]

/** One fund in one kind of account, sold at the end. Nominal dollars. */
export interface Held {
  readonly course: HoldingCourse
  /** The sale at the end, to the cent. */
  readonly sale: HoldingYear
  readonly saleTax: SaleTax
  readonly taxAtSale: number
  /** If sold at the end of each year, after tax. */
  readonly kept: readonly number[]
  readonly net: number
  readonly feeCost: number
  readonly taxCost: number
}
export type ByAccount = Readonly<Record<AccountKind, Held>>
export type BreakEven =
  | { readonly kind: 'always' | 'never' | 'same' }
  /** The ETF is ahead from the end of this year on. */
  | { readonly kind: 'from'; readonly year: number }
  /** The ETF is ahead, but only from the end of `first` to the end of this year. */
  | { readonly kind: 'until'; readonly first: number; readonly year: number }

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
  readonly prices: number
  readonly breakEven: BreakEven | null
  readonly overlap: Overlap | null
}

const share = (points: number): number => points / 100
const none: ByPayout = { ordinary: 0, qualified: 0, reit: 0, shortGain: 0, longGain: 0 }
const everyMonths = { month: 1, quarter: 3, year: 12 } as const

/** How the dividends are taxed. Interest of bonds is never qualified; a REIT's dividends hardly ever. */
export function payoutsOf(inputs: EtfInputs, gains: number): ByPayout {
  const dividends = share(inputs.dividendYield)
  const { holds } = inputs
  const [qualified, reit] =
    holds === 'stocks'
      ? [share(inputs.qualifiedShare), 0]
      : holds === 'bonds'
        ? [0, 0]
        : holds === 'property'
          ? [0, 1]
          : [share(inputs.qualifiedShare), Math.min(share(inputs.reitShare), 1 - share(inputs.qualifiedShare))]
  return {
    qualified: dividends * qualified,
    reit: dividends * reit,
    ordinary: dividends * Math.max(0, 1 - qualified - reit),
    shortGain: 0,
    longGain: share(gains),
  }
}

function ratesOf(inputs: EtfInputs, investor: Investor, sample: ByPayout, balance: number): ByPayout {
  if (inputs.taxBy === 'rates') {
    const [ordinary, gain] = [share(inputs.ordinaryRate), share(inputs.gainRate)]
    return { ordinary, shortGain: ordinary, reit: ordinary * 0.8, qualified: gain, longGain: gain }
  }
  return payoutTaxRates(investor, {
    ordinary: sample.ordinary * balance,
    qualified: sample.qualified * balance,
    reit: sample.reit * balance,
    shortGain: 0,
    longGain: sample.longGain * balance,
  })
}

/** A fund whose payouts are taxed on the way, and the same one sheltered. */
interface Courses {
  readonly taxed: HoldingCourse
  readonly sheltered: HoldingCourse
}
function coursesOf(plan: HoldingPlan, terms: HoldingTerms): Courses {
  return { taxed: holdingCourse(plan, terms), sheltered: holdingCourse(plan, { ...terms, payoutTax: none }) }
}

function heldAs(course: HoldingCourse, on: SaleTax['on'], taxOf: (row: HoldingYear) => number): Held {
  const sale = saleInCents(course.last)
  const taxAtSale = roundToCent(taxOf(sale))
  const taxed = on === 'gain' ? sale.proceeds - sale.basis : sale.proceeds
  return {
    course,
    sale,
    saleTax: { on, rate: on === 'nothing' || taxed <= 0 ? 0 : taxAtSale / taxed },
    taxAtSale,
    kept: course.rows.map((row) => row.proceeds - taxOf(row)),
    net: roundToCent(sale.proceeds - taxAtSale),
    feeCost: costKinds.reduce(
      (sum, kind) => sum + (kind === 'payoutTax' || kind === 'saleTax' ? 0 : course.lost[kind]),
      0,
    ),
    taxCost: course.lost.payoutTax + taxAtSale,
  }
}

/** The same fund in three kinds of account: a taxable one, and twice sheltered. */
function inAccounts(
  { taxed, sheltered }: Courses,
  gainTax: (row: HoldingYear) => number,
  withdrawal: number,
): ByAccount {
  return {
    taxable: heldAs(taxed, 'gain', gainTax),
    ira: heldAs(sheltered, 'all', (row) => saleTaxOf(row, { on: 'all', rate: withdrawal })),
    roth: heldAs(sheltered, 'nothing', () => 0),
  }
}

/** When the ETF leaves more than the fund, by the year of the sale. */
export function breakEvenOf(etf: readonly number[], fund: readonly number[]): BreakEven {
  const ahead = etf.map((value, i) => {
    const gap = value - (fund[i] ?? 0)
    return Math.abs(gap) < 0.005 ? 0 : Math.sign(gap)
  })
  const [lastAhead, lastBehind] = [ahead.lastIndexOf(1), ahead.lastIndexOf(-1)]
  if (lastAhead < 0) return { kind: lastBehind < 0 ? 'same' : 'never' }
  if (lastBehind < 0) return { kind: 'always' }
  return lastAhead > lastBehind
    ? { kind: 'from', year: ahead.indexOf(1, lastBehind) + 1 }
    : { kind: 'until', first: ahead.indexOf(1) + 1, year: lastAhead + 1 }
}

/** Null until each list has a ticker with a weight. */
function overlapIn(inputs: EtfInputs): Overlap | null {
  const holdings = (rows: EtfInputs['holdingsA']) =>
    rows.map((row) => ({ ticker: row.ticker, weight: share(row.weight) }))
  const found = overlapOf(holdings(inputs.holdingsA), holdings(inputs.holdingsB))
  return found.firstGiven > 0 && found.secondGiven > 0 ? found : null
}

export function compute(inputs: EtfInputs, facts: TaxYearFacts): Result {
  const plan: HoldingPlan = {
    start: inputs.start,
    deposit: inputs.deposit,
    depositEvery: everyMonths[inputs.every],
    months: inputs.years * 12,
    annualReturn: share(inputs.annualReturn),
  }
  const prices = (1 + share(inputs.inflation)) ** inputs.years
  const investor = investorOf(
    inputs.status,
    inputs.income,
    fetchedLaw(inputs.taxBy === 'household' ? inputs.state : 'US'),
    facts,
  )
  const payouts = payoutsOf(inputs, inputs.gains)
  const twinPayouts = payoutsOf(inputs, inputs.twinGains)
  const paidIn = inputs.start + (inputs.deposit * plan.months) / plan.depositEvery
  // One sample of a year's payouts for both funds, on a middle balance in today's dollars.
  const balance = (paidIn + (paidIn * (1 + plan.annualReturn) ** (inputs.years / 2)) / prices) / 2
  const longGain = Math.max(payouts.longGain, inputs.twin ? twinPayouts.longGain : 0)
  const payoutTax = ratesOf(inputs, investor, { ...payouts, longGain }, balance)

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
    yearlyTax: inputs.account === 'taxable' ? payoutTaxOf(payouts, payoutTax) : 0,
    prices,
    breakEven: twin === null || paidIn === 0 ? null : breakEvenOf(etf.kept, twin.kept),
    overlap: overlapIn(inputs),
  }
}
