import type { Context } from '../kit/calculator.ts'
import type { Result } from './compute.ts'
import type { CdLaw } from './law.ts'
import type { CdInputs } from './sections.ts'

export type CdContext = Context<CdInputs, CdLaw, Result>
