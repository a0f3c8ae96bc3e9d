import {
  excessOver,
  limitForDeposits,
  type Pools,
  roomFor,
  type YearLimit,
  yearLimit,
} from '#engine/health-savings/contribution-limit.ts'
import {
  allTaxes,
  depositSaving,
  stateTaxOnGrowth,
  type Taxes,
  taxesWith,
} from '#engine/health-savings/deposit-saving.ts'
import { cashedOut, type ReceiptsMonth, receiptsPaths } from '#engine/health-savings/receipts.ts'
import { type IsoDate, type Month, monthOf, monthsBetween } from '#engine/month.ts'
import { hsaExcess, hsaLastMonth, hsaOtherUse } from '#facts/retirement/plan-rules.ts'
import type { Env } from '../kit/field.ts'
import { type People, peopleOf } from './covers.ts'
import type { HsaInputs } from './fields.ts'
import type { Law } from './law.ts'
import { householdOf, stateSide } from './state.ts'

export interface Result {
  readonly outcome: 'within' | 'over' | 'not-eligible'
  readonly today: Month
  /** Today, 'YYYY-MM-DD': some days of the year's rules may be over. */
  readonly day: string
  readonly people: People
  readonly limit: YearLimit
  /** The way to use the last-month rule that suits these deposits best. */
  readonly pools: Pools
  /** The most that may go into your own account this year, all sources. */
  readonly yourMost: number
  /** The same without the last-month rule. */
  readonly yourMostByMonth: number
  /** What you yourself may still add to the employer's. */
  readonly yourRoom: number
  readonly excess: number
  /** The part of it in your own account; the rest is in the spouse's. */
  readonly yourExcess: number
  readonly excise: number
  /** Your own money that counts. */
  readonly counted: number
  readonly saving: Taxes
  readonly saved: number
  readonly byPayroll: Taxes
  readonly direct: Taxes
  readonly savedByPayroll: number
  readonly savedDirect: number
  /** State tax on the employer's money and on nothing deducted, where the state taxes accounts; 0 elsewhere. */
  readonly stateTaxOnEmployer: number
  /** State tax of a year on what the balance today earns, where the state taxes accounts; 0 elsewhere. */
  readonly stateTaxOnGrowth: number
  /** Deposits that only the last-month rule allows. */
  readonly atRisk: number
  /** Medicare begins before the testing period is over, so that the cover cannot last. */
  readonly medicareEndsTest: boolean
  /** Tax and 10% if cover ends before the testing period does. */
  readonly failCost: number
  readonly path: readonly ReceiptsMonth[]
  /** Age in whole years at the end of the look ahead. */
  readonly endAge: number
  readonly keepWorth: number
  readonly spendWorth: number
  readonly lastDepositMonth: number
}

const nothing = { payroll: 0, direct: 0, employer: 0 }

/**
 * Income tax on what only the last-month rule allowed, by whole returns on this year's law, and the additional tax. A state that never let it be deducted does not tax it
 * again.
 */
function failCostOf(inputs: HsaInputs, law: Law, atRisk: number): number {
  if (atRisk <= 0) return 0
  const household = householdOf(inputs, law)
  const side = stateSide(inputs, law)
  const taxing = side?.followsFederal === true ? side : null
  const taxes = (otherIncome: number) => allTaxes(taxesWith({ ...household, otherIncome }, law.tax, taxing, nothing))
  return taxes(atRisk) - taxes(0) + hsaLastMonth.value.additionalTax * atRisk
}

/** Months from today in which money may still go in: until Medicare; without it until 65, past that one more year is assumed. */
function depositMonths(medicare: Month | null, today: Month, turns65: number): number {
  if (medicare !== null) return Math.max(0, monthsBetween(today, medicare))
  return turns65 > 0 ? turns65 : 12
}

export function compute(inputs: HsaInputs, law: Law, env: Env): Result {
  const today = monthOf(env.today as IsoDate)
  const people = peopleOf(inputs, law)
  const limit = yearLimit(people.you, people.spouse, law.limits)
  const spousePuts = people.spouse === null ? 0 : inputs.spousePuts
  const puts = inputs.yours + inputs.employer
  const pools = limitForDeposits(people.you, people.spouse, law.limits, puts, spousePuts)
  const yourMost = roomFor(pools, spousePuts)
  const excess = excessOver(pools, puts, spousePuts)
  const counted = Math.max(0, inputs.yours - Math.min(inputs.yours, Math.max(0, puts - yourMost)))
  const employerCounted = Math.min(inputs.employer, yourMost)

  const household = householdOf(inputs, law)
  const side = stateSide(inputs, law)
  const before = taxesWith(household, law.tax, side, nothing)
  // The employer's money is part of both sides, so that the saving is that of one's own deposits alone.
  const withEmployer =
    side !== null && !side.followsFederal
      ? taxesWith(household, law.tax, side, { ...nothing, employer: employerCounted })
      : before
  const fromPay = Math.min(counted, inputs.income)
  const savingOf = (payroll: number, direct: number) =>
    depositSaving(household, law.tax, side, { payroll, direct, employer: employerCounted }, withEmployer)
  // What is more than the pay cannot come from it and goes in directly.
  const byPayroll = savingOf(fromPay, counted - fromPay)
  const direct = savingOf(0, counted)
  const saving = inputs.how === 'payroll' ? byPayroll : direct

  const overByMonth = excessOver(limit.byMonth, puts, spousePuts)
  const atRisk = Math.max(0, overByMonth - excess)

  const months = inputs.years * 12
  const turns65 = 65 * 12 - monthsBetween(inputs.born as Month, today)
  const lastDepositMonth = Math.min(months, depositMonths(people.yourMedicare, today, turns65))
  const path = receiptsPaths({
    balance: inputs.balance,
    deposits: Math.min(puts, yourMost),
    annualRise: inputs.inflation / 100,
    depositMonths: lastDepositMonth,
    bills: inputs.bills,
    annualBillRise: inputs.billGrowth / 100,
    annualReturn: inputs.annualReturn / 100,
    fee: inputs.fee,
    annualReturnOutside: (inputs.annualReturn / 100) * (1 - inputs.dragTax / 100),
    months,
  })
  const end = path.at(-1)
  const additional = months >= turns65 ? 0 : hsaOtherUse.value.additionalTax
  const laterTax = inputs.laterTax / 100
  return {
    outcome: yourMost <= 0.005 ? 'not-eligible' : excess > 0.005 ? 'over' : 'within',
    today,
    day: env.today,
    people,
    limit,
    pools,
    yourMost,
    yourMostByMonth: roomFor(limit.byMonth, spousePuts),
    yourRoom: Math.max(0, yourMost - inputs.employer),
    excess,
    yourExcess: Math.min(excess, Math.max(0, puts - yourMost)),
    excise: hsaExcess.value.excise * excess,
    counted,
    saving,
    saved: allTaxes(saving),
    byPayroll,
    direct,
    savedByPayroll: allTaxes(byPayroll),
    savedDirect: allTaxes(direct),
    stateTaxOnEmployer: withEmployer.state - before.state,
    stateTaxOnGrowth: stateTaxOnGrowth(household, law.tax, side, (inputs.balance * inputs.annualReturn) / 100),
    atRisk,
    medicareEndsTest: people.yourMedicare !== null && people.yourMedicare <= `${law.tax.year + 1}-12`,
    failCost: failCostOf(inputs, law, atRisk),
    path,
    endAge: Math.floor((780 - turns65 + months) / 12),
    keepWorth: end ? cashedOut(end.keepAccount, end.keepReceipts, laterTax, additional) : 0,
    spendWorth: end ? cashedOut(end.spendAccount, end.spendReceipts, laterTax, additional) + end.spendOutside : 0,
    lastDepositMonth,
  }
}
