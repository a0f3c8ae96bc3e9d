import { taxYear2025 } from '../tax-years/2025.ts'
import { taxYear2026 } from '../tax-years/2026.ts'

/** The Social Security wage base: many state programs stop at the same pay. Dollars per year. */
export const federalWageBase = {
  2025: taxYear2025.payroll.value.wageBase,
  2026: taxYear2026.payroll.value.wageBase,
} as const
