import { saleFees } from '#engine/funds/fee-course.ts'
import {
  type ByPayout,
  costKinds,
  type HoldingCourse,
  type HoldingPlan,
  type HoldingTerms,
  holdingCourse,
  payoutTaxOf,
  type SaleTax,
  saleTaxOf,
} from '#engine/funds/holding-course.ts'
import { gainTaxRate, type Investor, investorOf, payoutTaxRates } from '#engine/funds/investor-tax.ts'
import { type Overlap, overlapOf } from '#engine/funds/overlap.ts'
import { tradingActivityFee } from '#facts/investing/fund-costs.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { EtfInputs } from './fields.ts'

export type AccountKind = EtfInputs['account']
export const accountKinds = ['taxable', 'ira', 'roth'] as const satisfies readonly AccountKind[]

/** One fund in one kind of account, sold at the end. Nominal dollars. */
export interface Held {
  readonly course: HoldingCourse
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
  /** The ETF is ahead, but only to the end of this year. */
  | { readonly kind: 'until'; readonly year: number }

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

/** The same fund in three kinds of account: a taxable one, and twice sheltered. */
function inAccounts(
  plan: HoldingPlan,
  terms: HoldingTerms,
  inputs: EtfInputs,
  investor: Investor,
  prices: number,
): ByAccount {
  const taxed = holdingCourse(plan, terms)
  const sheltered = holdingCourse(plan, { ...terms, payoutTax: none })
  const held = (course: HoldingCourse, saleTax: SaleTax): Held => {
    const taxAtSale = saleTaxOf(course.last, saleTax)
    return {
      course,
      saleTax,
      taxAtSale,
      kept: course.rows.map((row) => row.proceeds - saleTaxOf(row, saleTax)),
      net: course.last.proceeds - taxAtSale,
      feeCost: costKinds.reduce(
        (sum, kind) => sum + (kind === 'payoutTax' || kind === 'saleTax' ? 0 : course.lost[kind]),
        0,
      ),
      taxCost: course.lost.payoutTax + taxAtSale,
    }
  }
  const gain = Math.max(0, taxed.last.proceeds - taxed.last.basis)
  const gainRate = inputs.taxBy === 'rates' ? share(inputs.gainRate) : gainTaxRate(investor, gain / prices)
  return {
    taxable: held(taxed, { on: 'gain', rate: gainRate }),
    ira: held(sheltered, { on: 'all', rate: share(inputs.withdrawalRate) }),
    roth: held(sheltered, { on: 'nothing', rate: 0 }),
  }
}

/** When the ETF leaves more than the fund, by the year of the sale. */
export function breakEvenOf(etf: readonly number[], fund: readonly number[]): BreakEven {
  const ahead = etf.map((value, i) => {
    const gap = value - (fund[i] ?? 0)
    return Math.abs(gap) < 0.005 ? 0 : Math.sign(gap)
  })
  if (ahead.every((sign) => sign === 0)) return { kind: 'same' }
  if (ahead.every((sign) => sign >= 0)) return { kind: 'always' }
  if (ahead.every((sign) => sign <= 0)) return { kind: 'never' }
  const last = ahead.at(-1) ?? 0
  let at = ahead.length
  while (at > 0 && (ahead[at - 1] ?? 0) * last >= 0 && (ahead[at - 1] ?? 0) !== -last) at -= 1
  return last > 0 ? { kind: 'from', year: at + 1 } : { kind: 'until', year: at }
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
  const investor = investorOf(inputs.status, inputs.income, inputs.taxBy === 'household' ? inputs.state : 'US', facts)
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
  const etfBy = inAccounts(
    plan,
    {
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
    },
    inputs,
    investor,
    prices,
  )
  const twinBy = inputs.twin
    ? inAccounts(
        plan,
        {
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
        },
        inputs,
        investor,
        prices,
      )
    : null
  const etf = etfBy[inputs.account]
  const twin = twinBy?.[inputs.account] ?? null
  const holdings = (rows: EtfInputs['holdingsA']) =>
    rows.map((row) => ({ ticker: row.ticker, weight: share(row.weight) }))
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
    overlap:
      inputs.holdingsA.length > 0 && inputs.holdingsB.length > 0
        ? overlapOf(holdings(inputs.holdingsA), holdings(inputs.holdingsB))
        : null,
  }
}
