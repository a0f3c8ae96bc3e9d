import { cited } from '../cited.ts'
import { iBond } from './rates.ts'

/** EE bonds by month of issue: fixed rate, decimal a year. The rate from May 2026 is not confirmed. */
export const eeBondRates = cited(
  [
    { from: '2024-11', to: '2025-04', rate: 0.026 },
    { from: '2025-05', to: '2025-10', rate: 0.027 },
    { from: '2025-11', to: '2026-04', rate: 0.025 },
  ],
  'treasurydirect-ee-bond',
  { asOf: '2026-04', confidence: 'medium' },
)
/** Whatever its rate, an EE bond is worth twice its price after this long; it earns interest to `finalYears`. */
export const eeBondRules = cited({ doublesAfterYears: 20, finalYears: 30 }, 'treasurydirect-ee-bond', {
  where: '31 CFR 351',
})

/** I bonds by month of issue: the composite rate of the first six months, and the fixed rate for good. */
export const iBondRates = cited(
  [
    { from: '2024-11', to: '2025-04', composite: 0.0311, fixed: 0.012 },
    { from: '2025-05', to: '2025-10', composite: 0.0398, fixed: 0.011 },
    { from: '2025-11', to: '2026-04', composite: 0.0403, fixed: 0.009 },
    { from: '2026-05', to: '2026-10', composite: iBond.value.composite, fixed: iBond.value.fixed },
  ],
  'treasurydirect-i-bond',
  { asOf: '2026-10', confidence: 'medium' },
)

/** Both kinds: no cashing in before `holdMonths`, three months of interest lost before five years, a yearly limit for each person and kind. */
export const savingsBondRules = cited(
  { holdMonths: 12, interestLostMonths: 3, lossEndsYears: 5, yearlyLimitEach: 10_000 },
  'treasurydirect-i-bond',
  {
    where: '31 CFR 351, 359, 363',
    confidence: 'medium',
    note: 'Interest is free of state income tax. Paper I bonds from a tax refund ended with 2024.',
  },
)
