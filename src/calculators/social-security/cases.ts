import type { Case } from '../kit/definition.ts'
import type { SocialSecurityInputs } from './fields.ts'

export const cases: readonly Case<SocialSecurityInputs>[] = []
