import type { Context } from '../kit/calculator.ts'
import type { Result } from './compute.ts'
import type { MoneyMarketLaw } from './law.ts'
import type { MoneyMarketInputs } from './sections.ts'

export type MoneyMarketContext = Context<MoneyMarketInputs, MoneyMarketLaw, Result>
