import type { Context } from '../kit/calculator.ts'
import type { Result } from './compute.ts'
import type { HarvestLaw } from './law.ts'
import type { HarvestInputs } from './sections.ts'

export type HarvestContext = Context<HarvestInputs, HarvestLaw, Result>
