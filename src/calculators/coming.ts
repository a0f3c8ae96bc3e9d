/** Calculators of the specification that are not built yet: their cards, and Coming Soon behind them. */
import type { Meta } from './kit/definition.ts'

export const coming: readonly Meta[] = []
