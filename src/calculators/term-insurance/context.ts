import type { Context } from '../kit/calculator.ts'
import type { Result } from './compute.ts'
import type { TermLaw } from './law.ts'
import type { TermInsuranceInputs } from './sections.ts'

export type TermContext = Context<TermInsuranceInputs, TermLaw, Result>
