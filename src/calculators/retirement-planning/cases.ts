import type { Case } from '../kit/definition.ts'
import type { PlanInputs } from './sections.ts'
export const cases: readonly Case<PlanInputs>[] = []
