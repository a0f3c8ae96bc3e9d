import { type Cited, cited } from '../cited.ts'
import type { SourceId } from '../sources.ts'
import { everyStatus } from './by-status.ts'
import type { StateYear } from './schema.ts'
import type { EmployeePayroll } from './schema-credits.ts'

/** A year with an income tax of federal AGI and nothing else. Spread it and name what the state has. */
/* @__NO_SIDE_EFFECTS__ */
export function plainYear(source: SourceId): Omit<StateYear, 'brackets'> {
  return {
    start: cited({ from: 'federal-agi', alsoDeducts: [] }, source),
    additions: [],
    socialSecurity: cited({ kind: 'exempt' }, source),
    retirement: [],
    gains: cited({ longTermShareExcluded: 0 }, source),
    subtractions: [],
    federalTaxDeduction: null,
    standardDeduction: cited({ kind: 'none' }, source),
    itemized: cited({ choice: 'none' }, source),
    exemptions: null,
    columns: null,
    rules: [],
    credits: [],
    local: cited([], source),
    employeePayroll: [],
  }
}

/** A year of a state that taxes no wages. */
/* @__NO_SIDE_EFFECTS__ */
export function noIncomeTax(source: SourceId, employeePayroll: readonly Cited<EmployeePayroll>[] = []): StateYear {
  return {
    ...plainYear(source),
    start: cited({ from: 'nothing' }, source),
    brackets: cited(everyStatus([{ over: 0, rate: 0 }]), source),
    employeePayroll,
  }
}
