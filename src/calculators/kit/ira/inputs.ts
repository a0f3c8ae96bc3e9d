import type { FilingStatus } from '#facts/tax-years/schema.ts'
import type { Inputs } from '../field.ts'
import type { contribution, growthFields, incomeFields, laterBy, laterFields, laterRate, whoFields } from './fields.ts'

/** The answers both IRA pages share. Dollars a year and percent points. */
export type IraInputs = Inputs<typeof whoFields & typeof incomeFields & typeof growthFields & typeof laterFields> & {
  readonly status: FilingStatus
  readonly laterBy: Inputs<{ readonly by: typeof laterBy }>['by']
  readonly laterRate: Inputs<{ readonly rate: typeof laterRate }>['rate']
  readonly contribution: Inputs<{ readonly amount: ReturnType<typeof contribution> }>['amount']
}
