import type { EmployeePayroll } from '#facts/states/schema-credits.ts'
import type { Household } from '../household.ts'

/** What one state program takes from everybody's pay. Dollars per year; each person has a cap of their own. */
export function payrollContribution(program: EmployeePayroll, household: Household): number {
  const cap = program.wageCap ?? Number.POSITIVE_INFINITY
  let sum = 0
  for (const person of household.people) {
    const pay = Math.min(Math.max(0, person.pay), cap)
    sum += Math.min(pay * program.rate, program.annualMax ?? Number.POSITIVE_INFINITY)
  }
  return sum
}
