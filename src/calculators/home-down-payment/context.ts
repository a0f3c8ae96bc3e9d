import type { Context } from '../kit/calculator.ts'
import type { Result } from './compute.ts'
import type { DownPaymentLaw } from './law.ts'
import type { DownPaymentInputs } from './sections.ts'

export type DownPaymentContext = Context<DownPaymentInputs, DownPaymentLaw, Result>
