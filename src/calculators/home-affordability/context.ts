import type { Context } from '../kit/calculator.ts'
import type { Affordable } from './compute.ts'
import type { AffordLaw } from './law.ts'
import type { AffordInputs } from './sections.ts'

export type AffordContext = Context<AffordInputs, AffordLaw, Affordable>
