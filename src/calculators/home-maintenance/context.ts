import type { Context } from '../kit/calculator.ts'
import type { Result } from './compute.ts'
import type { HomeMaintenanceInputs } from './sections.ts'

export type HomeContext = Context<HomeMaintenanceInputs, Record<never, never>, Result>
