/** Calculators announced but not built yet: their cards, and Coming Soon behind them. None at present. */
import type { Meta } from './kit/definition.ts'

export const coming: readonly Meta[] = []
