import { iraPeople } from '#engine/retirement/ira-people.ts'
import { type Dependent, emptyHousehold, type Household, noIncome, type Person } from '#engine/tax/household.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { IraInputs } from './inputs.ts'

/** Age on December 31 of the year; the law counts somebody born on January 1 as a year older, which a month cannot say. */
export const ageIn = (year: number, born: string): number => Math.max(0, year - Number(born.slice(0, 4)))

const child: Dependent = { age: 10, child: true, student: false, disabled: false, hasNumber: true }

/** The household of the year before any IRA money of the visitor. What a spouse puts in counts for the limits and is not deducted here. */
export function householdOf(inputs: IraInputs, facts: TaxYearFacts): Household {
  const { status, state, magi } = inputs
  const you: Person = {
    ...noIncome,
    age: ageIn(facts.year, inputs.born),
    pay: inputs.income,
    planDeferrals: Math.min(inputs.planDeferrals, inputs.income),
    selfEmployment: inputs.selfEmployment,
    socialSecurity: inputs.benefits,
    coveredByPlan: inputs.covered === 'yes',
    student: inputs.student,
  }
  const spouse: Person = {
    ...noIncome,
    age: ageIn(facts.year, inputs.spouseBorn),
    pay: inputs.spouseIncome,
    coveredByPlan: inputs.spouseCovered === 'yes',
    rothIra: inputs.spousePuts,
  }
  const household: Household = {
    ...emptyHousehold,
    status,
    people: status === 'joint' ? [you, spouse] : [you],
    dependents: Array.from({ length: inputs.children }, () => child),
    livedWithSpouse: inputs.lived,
    claimedByAnother: inputs.claimed,
    otherIncome: magi === null ? inputs.otherIncome : 0,
    state: state === 'US' ? null : state,
  }
  // A modified AGI that is known takes the place of other income: what is missing from it is income, what is too much a deduction.
  if (magi === null) return household
  const gap = magi - iraPeople(household, facts).magi
  return gap >= 0 ? { ...household, otherIncome: gap } : { ...household, otherAdjustments: -gap }
}

/** The same with money for the visitor's own IRAs and taxable withdrawals of the year. */
export interface IraMoney {
  readonly traditional?: number
  readonly roth?: number
  /** Taxable withdrawals and conversions. */
  readonly income?: number
  /** The part of them that bears the additional tax. */
  readonly early?: number
}
export function withIraMoney(
  household: Household,
  { traditional = 0, roth = 0, income = 0, early = 0 }: IraMoney,
): Household {
  const [first, second] = household.people
  const you = {
    ...first,
    traditionalIra: first.traditionalIra + traditional,
    rothIra: first.rothIra + roth,
    iraWithdrawals: first.iraWithdrawals + income,
    earlyWithdrawals: first.earlyWithdrawals + early,
  }
  return { ...household, people: second === undefined ? [you] : [you, second] }
}
