import { type Household, noIncome, type Person } from '#engine/tax/household.ts'
import { earnerHousehold } from '../kit/earner-household.ts'
import type { GainsInputs } from './sections.ts'

/** A child of ten with a number: counts for the child tax credit, and for no state's credit for the very young. */
const child = { age: 10, child: true, student: false, disabled: false, hasNumber: true }

/** A year of the household with nothing sold: pay of the first person, whose benefits and pension these are; a spouse with an age alone. */
export function plainHousehold(inputs: GainsInputs, income: number): Household {
  const you: Person = {
    ...noIncome,
    age: inputs.age,
    pay: income,
    socialSecurity: inputs.socialSecurity,
    privatePension: inputs.retirementIncome,
  }
  return {
    ...earnerHousehold({ ...inputs, income }),
    people: inputs.status === 'joint' ? [you, { ...noIncome, age: inputs.spouseAge }] : [you],
    dependents: Array.from({ length: inputs.children }, () => child),
    interest: inputs.interest,
    ordinaryDividends: inputs.qualifiedDividends,
    qualifiedDividends: inputs.qualifiedDividends,
    otherItemized: inputs.itemized,
  }
}

/** The year in which the other gains and the carryovers stand. */
export const firstHousehold = (inputs: GainsInputs): Household => ({
  ...plainHousehold(inputs, inputs.income),
  shortTermGain: inputs.otherShort,
  longTermGain: inputs.otherLong,
  shortTermCarryover: inputs.shortCarryover,
  longTermCarryover: inputs.longCarryover,
})

/** A year after it: next year's income where it was entered, nothing else sold. */
export const laterHousehold = (inputs: GainsInputs): Household =>
  plainHousehold(inputs, inputs.nextIncome ?? inputs.income)
