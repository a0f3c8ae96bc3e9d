import { gainTaxByYear } from '#engine/funds/gain-tax.ts'
import { gainsPaidOut } from '#engine/funds/gains-paid-out.ts'
import { type CostKind, costKinds } from '#engine/funds/holding-costs.ts'
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
import type { ByPayout } from '#engine/funds/payouts.ts'
import { type FeeTable, prospectusExample } from '#engine/funds/prospectus-example.ts'
import { saleInCents } from '#engine/funds/sale-in-cents.ts'
import { cheaperStep, LETTER_MONTHS, loadOfPurchase } from '#engine/funds/sales-load.ts'
import { roundToCent } from '#engine/money.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { fetchedLaw } from '../kit/fetched-law.ts'
import { differentNames } from '../kit/format.ts'
import { chargesOf } from './charges.ts'
import type { FundInputs, FundRow } from './fields.ts'

export interface Fund {
  readonly name: string
  readonly isTwin: boolean
  readonly table: FeeTable
  readonly payouts: ByPayout
  readonly course: HoldingCourse
  /** The sale at the end, to the cent. */
  readonly sale: HoldingYear
  readonly saleTax: SaleTax
  /** Dollars if sold at the end of each year, after every cost and tax; nominal. */
  readonly kept: readonly number[]
  readonly net: number
  readonly taxAtSale: number
  /** Lost by the end to loads and expenses, and to tax; nominal dollars. */
  readonly feeCost: number
  readonly taxCost: number
}
export interface Result {
  readonly outcome: 'compared'
  readonly plan: HoldingPlan
  /** Before all costs, decimal a year. */
  readonly grossReturn: number
  readonly funds: readonly Fund[]
  readonly first: Fund
  readonly twin: Fund | null
  readonly payoutTax: ByPayout
  readonly prices: number
  readonly step: ReturnType<typeof cheaperStep>
}

const none: ByPayout = { ordinary: 0, qualified: 0, reit: 0, shortGain: 0, longGain: 0 }
const share = (points: number): number => points / 100

function tableOf(row: FundRow): FeeTable {
  return {
    frontLoad: share(row.load),
    deferred: chargesOf(row.deferred),
    expenseRatio: share(row.expense),
    convertsAfterYears: row.convertsAfter > 0 ? row.convertsAfter : null,
    expenseAfter: share(row.convertsAfter > 0 ? (row.expenseAfter ?? row.expense) : row.expense),
  }
}

/** The reported return of the first fund already has its expenses taken out: put back once, never taken twice. */
export function grossReturnOf({ annualReturn, returnIs, funds }: FundInputs): number {
  const expense = share(funds[0]?.expense ?? 0)
  return returnIs === 'before' ? share(annualReturn) : (1 + share(annualReturn)) / (1 - expense) - 1
}

/** What prices in the fund grow by: the return less dividends, decimal a year. */
export const priceGrowthOf = (inputs: FundInputs, gross: number): number => gross - share(inputs.dividendYield)

/** Expenses are paid from the dividends a fund receives, and beyond them from its gains; owners get the rest. */
function payoutsOf(
  inputs: FundInputs,
  gross: number,
  expense: number,
  turnover: number,
  gains: number | null,
): ByPayout {
  const received = share(inputs.dividendYield)
  const dividends = Math.max(0, received - share(expense))
  const beyond = Math.max(0, share(expense) - received)
  const estimate = Math.max(0, gainsPaidOut(share(turnover), priceGrowthOf(inputs, gross)) - beyond)
  const paid = gains === null ? estimate : share(gains)
  return {
    ordinary: dividends * (1 - share(inputs.qualifiedShare)),
    qualified: dividends * share(inputs.qualifiedShare),
    reit: 0,
    shortGain: paid * share(inputs.shortShare),
    longGain: paid * (1 - share(inputs.shortShare)),
  }
}

function payoutTaxOf(inputs: FundInputs, investor: Investor, payouts: ByPayout, balance: number): ByPayout {
  if (inputs.account !== 'taxable') return none
  if (inputs.taxBy === 'rates') {
    const [ordinary, gain] = [share(inputs.ordinaryRate), share(inputs.gainRate)]
    return { ordinary, shortGain: ordinary, reit: ordinary * 0.8, qualified: gain, longGain: gain }
  }
  const dollars = (rate: number) => rate * balance
  return payoutTaxRates(investor, {
    ordinary: dollars(payouts.ordinary),
    qualified: dollars(payouts.qualified),
    reit: dollars(payouts.reit),
    shortGain: dollars(payouts.shortGain),
    longGain: dollars(payouts.longGain),
  })
}

/** Tax in dollars on a sale at the end of a year, in the visitor's kind of account. */
function saleTaxFor(
  inputs: FundInputs,
  investor: Investor,
  courses: readonly HoldingCourse[],
): (row: HoldingYear) => number {
  if (inputs.account === 'roth') return () => 0
  if (inputs.account === 'ira') return (row) => saleTaxOf(row, { on: 'all', rate: share(inputs.withdrawalRate) })
  if (inputs.taxBy === 'rates') return (row) => saleTaxOf(row, { on: 'gain', rate: share(inputs.gainRate) })
  return gainTaxByYear(investor, courses, share(inputs.inflation))
}
const taxedPart = { taxable: 'gain', ira: 'all', roth: 'nothing' } as const

/** Cost kinds that are tax. */
const taxKinds: readonly CostKind[] = ['payoutTax', 'saleTax']

/** Whether what goes in within the letter's 13 months reaches its sum. Where it does not, the fund takes the higher loads after all. */
export const keepsLetter = ({ start, deposit, years, letter }: FundInputs): boolean =>
  start + deposit * Math.min(LETTER_MONTHS, years * 12) >= letter

export function compute(inputs: FundInputs, facts: TaxYearFacts): Result {
  const gross = grossReturnOf(inputs)
  const plan: HoldingPlan = {
    start: inputs.start,
    deposit: inputs.deposit,
    depositEvery: 1,
    months: inputs.years * 12,
    annualReturn: gross,
  }
  const prices = (1 + share(inputs.inflation)) ** inputs.years
  const investor = investorOf(
    inputs.status,
    inputs.income,
    fetchedLaw(inputs.account === 'taxable' && inputs.taxBy === 'household' ? inputs.state : 'US'),
    facts,
  )
  const schedule = (load: number) => [
    { from: 0, load },
    ...inputs.breakpoints.map((step) => ({ from: step.from, load: Math.min(load, share(step.load)) })),
  ]
  const letterKept = keepsLetter(inputs)
  const entitled = { alreadyHeld: inputs.alreadyHeld, letterOfIntent: letterKept ? inputs.letter : 0 }
  const names = differentNames([...inputs.funds.map((row) => row.name.trim() || 'Fund'), 'Index fund'])
  const rows = inputs.funds.map((row, i) => ({
    name: names[i] ?? '',
    isTwin: false,
    table: tableOf(row),
    distribution: Math.min(share(row.distribution ?? 0), share(row.expense)),
    payouts: payoutsOf(inputs, gross, row.expense, row.turnover, row.gains),
  }))
  const twinRow = {
    name: names.at(-1) ?? '',
    isTwin: true,
    table: {
      frontLoad: 0,
      deferred: [],
      expenseRatio: share(inputs.twinExpense),
      convertsAfterYears: null,
      expenseAfter: share(inputs.twinExpense),
    },
    distribution: 0,
    payouts: payoutsOf(inputs, gross, inputs.twinExpense, 0, inputs.twinGains),
  }
  // One sample for every fund, its largest payouts, on a middle balance in today's dollars.
  const paidIn = inputs.start + inputs.deposit * plan.months
  const balance = (paidIn + (paidIn * Math.max(0, 1 + gross) ** (inputs.years / 2)) / prices) / 2
  const all = [...rows, ...(inputs.twin ? [twinRow] : [])]
  const most = (kind: keyof ByPayout) => Math.max(0, ...all.map((one) => one.payouts[kind]))
  const payoutTax = payoutTaxOf(
    inputs,
    investor,
    {
      ordinary: most('ordinary'),
      qualified: most('qualified'),
      reit: 0,
      shortGain: most('shortGain'),
      longGain: most('longGain'),
    },
    balance,
  )

  type Row = typeof twinRow | (typeof rows)[number]
  const courseOf = ({ table, distribution, payouts }: Row): HoldingCourse => {
    const steps = schedule(table.frontLoad)
    // After the conversion the 12b-1 fee is at most what is left of the ratio.
    const terms: HoldingTerms = {
      loadRate: (purchase, held, month) =>
        table.frontLoad === 0 ? 0 : loadOfPurchase(steps, purchase, held, month, entitled),
      commission: 0,
      halfSpread: 0,
      premiumBuy: 0,
      premiumSell: 0,
      expenseRatio: table.expenseRatio,
      distributionFee: distribution,
      convertsAfter: table.convertsAfterYears === null ? null : table.convertsAfterYears * 12,
      expenseAfter: table.expenseAfter,
      distributionAfter: Math.max(0, Math.min(distribution, table.expenseAfter - (table.expenseRatio - distribution))),
      deferred: table.deferred,
      lending: 0,
      // Where payouts are not taxed they are not asked, and change nothing.
      payouts: inputs.account === 'taxable' ? payouts : none,
      payoutTax,
      saleFee: () => 0,
    }
    return holdingCourse(plan, terms)
  }
  const courses = all.map(courseOf)
  const saleTaxIn = saleTaxFor(inputs, investor, courses)
  const fundOf = ({ name, isTwin, table, payouts }: Row, course: HoldingCourse): Fund => {
    const last = saleInCents(course.last)
    const taxAtSale = roundToCent(saleTaxIn(last))
    const on = taxedPart[inputs.account]
    const taxed = on === 'gain' ? last.proceeds - last.basis : last.proceeds
    const saleTax: SaleTax = { on, rate: on === 'nothing' || taxed <= 0 ? 0 : taxAtSale / taxed }
    return {
      name,
      isTwin,
      table,
      payouts,
      course,
      sale: last,
      saleTax,
      kept: course.rows.map((row) => row.proceeds - saleTaxIn(row)),
      net: roundToCent(last.proceeds - taxAtSale),
      taxAtSale,
      feeCost: costKinds.reduce((sum, kind) => sum + (taxKinds.includes(kind) ? 0 : course.lost[kind]), 0),
      taxCost: course.lost.payoutTax + taxAtSale,
    }
  }
  const funds = all.map((row, i) => fundOf(row, courses[i] ?? courseOf(row)))
  const first = funds[0] ?? fundOf(twinRow, courseOf(twinRow))
  const firstLoad = first.table.frontLoad
  return {
    outcome: 'compared',
    plan,
    grossReturn: gross,
    funds,
    first,
    twin: funds.find((fund) => fund.isTwin) ?? null,
    payoutTax,
    prices,
    // Under a letter that promises more than goes in at first, the load goes by the letter: a little more now changes nothing.
    step:
      firstLoad > 0 && entitled.letterOfIntent <= inputs.start + inputs.deposit
        ? cheaperStep(schedule(firstLoad), inputs.start + inputs.deposit, inputs.alreadyHeld)
        : null,
  }
}

/** The cost a fund's prospectus prints for $10,000 at 5% over so many years; dollars. */
export const prospectusCost = (fund: Fund, years: number): number => prospectusExample(fund.table, years)

/** Years, from 1, at whose end `fund` would leave more than `other`. */
export const yearsAhead = (fund: Fund, other: Fund): readonly number[] =>
  fund.kept.flatMap((value, i) => (value > (other.kept[i] ?? 0) + 0.005 ? [i + 1] : []))

/** The first year at whose end `fund` would leave more than `other`; null when it never does, or already does after the first year. */
export function passesIn(fund: Fund, other: Fund): number | null {
  const [year] = yearsAhead(fund, other)
  return year === undefined || year === 1 ? null : year
}
