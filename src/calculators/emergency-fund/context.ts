import type { Context } from '../kit/calculator.ts'
import type { Result } from './compute.ts'
import type { EmergencyLaw } from './law.ts'
import type { EmergencyInputs } from './sections.ts'

export type EmergencyContext = Context<EmergencyInputs, EmergencyLaw, Result>
