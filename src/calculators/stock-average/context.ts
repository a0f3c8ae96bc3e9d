import type { Context } from '../kit/calculator.ts'
import type { Result } from './compute.ts'
import type { SaleLaw } from './law.ts'
import type { StockInputs } from './sections.ts'

export type StockContext = Context<StockInputs, SaleLaw, Result>
