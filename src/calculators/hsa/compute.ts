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
import { type IsoDate, type Month, monthOf } from '#engine/month.ts'
import { hsaExcess, hsaLastMonth } from '#facts/retirement/plan-rules.ts'
import type { Asked } from '../kit/calculator.ts'
import { type People, peopleOf } from './covers.ts'
import type { HsaLaw } from './law.ts'
import { type Rules, rulesOf } from './rules.ts'
import type { HsaInputs } from './sections.ts'
import { householdOf, stateSide } from './state.ts'
import { type TwoWays, twoWays } from './two-ways.ts'

export interface Result extends TwoWays {
  readonly outcome: 'within' | 'over' | 'not-eligible'
  readonly today: Month
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
}

const nothing = { payroll: 0, direct: 0, employer: 0 }

/**
 * Income tax on what only the last-month rule allowed, by whole returns on this year's law, and the additional tax. A state that never let it be deducted does not tax it
 * again.
 */
function failCostOf(inputs: HsaInputs, law: Rules, atRisk: number): number {
  if (atRisk <= 0) return 0
  const household = householdOf(inputs, law)
  const side = stateSide(inputs, law)
  const taxing = side?.followsFederal === true ? side : null
  const taxes = (otherIncome: number) => allTaxes(taxesWith({ ...household, otherIncome }, law.tax, taxing, nothing))
  return taxes(atRisk) - taxes(0) + hsaLastMonth.value.additionalTax * atRisk
}

export type HsaQuestion = Asked<HsaInputs, HsaLaw>

export function compute({ inputs, law: given, today: day }: HsaQuestion): Result {
  const law = rulesOf(given)
  const today = monthOf(day as IsoDate)
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

  return {
    outcome: yourMost <= 0.005 ? 'not-eligible' : excess > 0.005 ? 'over' : 'within',
    today,
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
    ...twoWays(inputs, Math.min(puts, yourMost), today, people.yourMedicare),
  }
}
