import type { Context } from '../kit/calculator.ts'
import type { Result } from './compute.ts'
import type { History } from './history-needs.ts'
import type { ConverterInputs } from './sections.ts'

export type ConverterContext = Context<ConverterInputs, History, Result>
