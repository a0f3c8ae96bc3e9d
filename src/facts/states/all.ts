import { alabama } from './al.ts'
import type { StateCode } from './codes.ts'
import { pennsylvania } from './pa.ts'
import type { StateTaxFacts } from './schema.ts'

/** Every state's income tax by postal code. */
export const stateTaxes: Readonly<Partial<Record<StateCode, StateTaxFacts>>> = {
  AL: alabama,
  PA: pennsylvania,
}
