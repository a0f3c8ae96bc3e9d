import { cited } from '../cited.ts'
import type { YearSeries } from './wages.ts'

/**
 * Cost-of-living increase that takes effect in each year, as a decimal: with June of the years 1975–1982, with December of the
 * later years (first paid in the January after). The increase of 1999 is the corrected one.
 */
export const costOfLiving = cited<YearSeries>(
  {
    firstYear: 1975,
    values: [
      0.08, 0.064, 0.059, 0.065, 0.099, 0.143, 0.112, 0.074, 0.035, 0.035, 0.031, 0.013, 0.042, 0.04, 0.047, 0.054,
      0.037, 0.03, 0.026, 0.028, 0.026, 0.029, 0.021, 0.013, 0.025, 0.035, 0.026, 0.014, 0.021, 0.027, 0.041, 0.033,
      0.023, 0.058, 0, 0, 0.036, 0.017, 0.015, 0.017, 0, 0.003, 0.02, 0.028, 0.016, 0.013, 0.059, 0.087, 0.032, 0.025,
      0.028,
    ],
  },
  'ssa-cola-history',
  { asOf: '2025-12' },
)
