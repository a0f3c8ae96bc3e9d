import type { Case } from '../kit/definition.ts'
import type { DrawdownInputs } from './sections.ts'

export const cases: readonly Case<DrawdownInputs>[] = []
