import type { Case } from '../kit/definition.ts'
import type { MortgageInputs } from './fields.ts'
export const cases: readonly Case<MortgageInputs>[] = []
