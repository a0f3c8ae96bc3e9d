/** The funds compared, each with its charges as a prospectus names them, and the terms on which it is held. */
import type { HoldingTerms } from '#engine/funds/holding-course.ts'
import type { ByPayout } from '#engine/funds/payouts.ts'
import type { FeeTable } from '#engine/funds/prospectus-example.ts'
import { LETTER_MONTHS, loadOfPurchase } from '#engine/funds/sales-load.ts'
import { differentNames } from '../kit/format.ts'
import { noPayouts } from '../kit/fund/held.ts'
import { chargesOf } from './charges.ts'
import { payoutsOf } from './payouts.ts'
import type { FundInputs, FundRow } from './sections.ts'
import { fundNames } from './words/answer.en.ts'

export interface Offered {
  readonly name: string
  readonly isTwin: boolean
  readonly table: FeeTable
  /** The 12b-1 fee, a part of the expense ratio; decimal a year. */
  readonly distribution: number
  readonly payouts: ByPayout
}

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

/** The visitor's funds in their order, then the index fund where it is compared. `gross` is the return before costs, decimal a year. */
export function offeredFunds(inputs: FundInputs, gross: number): readonly Offered[] {
  const names = differentNames([...inputs.funds.map((row) => row.name.trim() || fundNames.unnamed), fundNames.index])
  const own = inputs.funds.map((row, i) => ({
    name: names[i] ?? '',
    isTwin: false,
    table: tableOf(row),
    distribution: Math.min(share(row.distribution ?? 0), share(row.expense)),
    payouts: payoutsOf(inputs, gross, row.expense, row.turnover, row.gains),
  }))
  const twin = {
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
  return inputs.twin || own.length === 0 ? [...own, twin] : own
}

/** Whether what goes in within the letter's 13 months reaches its sum. Where it does not, the fund takes the higher loads after all. */
export const keepsLetter = ({ start, deposit, years, letter }: FundInputs): boolean =>
  start + deposit * Math.min(LETTER_MONTHS, years * 12) >= letter

/** What lowers the load besides the purchase itself. Dollars. */
export const entitledTo = (inputs: FundInputs) => ({
  alreadyHeld: inputs.alreadyHeld,
  letterOfIntent: keepsLetter(inputs) ? inputs.letter : 0,
})
/** The load by the dollars that count, from a full load (decimal) on. */
export const scheduleOf = ({ breakpoints }: FundInputs, load: number) => [
  { from: 0, load },
  ...breakpoints.map((step) => ({ from: step.from, load: Math.min(load, share(step.load)) })),
]

export function termsOf(inputs: FundInputs, fund: Offered, payoutTax: ByPayout): HoldingTerms {
  const { table, distribution, payouts } = fund
  const steps = scheduleOf(inputs, table.frontLoad)
  const entitled = entitledTo(inputs)
  return {
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
    // After the conversion the 12b-1 fee is at most what is left of the ratio.
    distributionAfter: Math.max(0, Math.min(distribution, table.expenseAfter - (table.expenseRatio - distribution))),
    deferred: table.deferred,
    lending: 0,
    // Where payouts are not taxed they are not asked, and change nothing.
    payouts: inputs.account === 'taxable' ? payouts : noPayouts,
    payoutTax,
    saleFee: () => 0,
  }
}
