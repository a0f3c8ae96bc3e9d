import type { Context } from '../kit/calculator.ts'
import type { Result } from './compute.ts'
import type { PayLaw } from './law.ts'
import type { PayInputs } from './sections.ts'

export type PayContext = Context<PayInputs, PayLaw, Result>
