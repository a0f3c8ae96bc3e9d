import { taxYear2025 } from '../tax-years/2025.ts'
import { taxYear2026 } from '../tax-years/2026.ts'

/** The largest Social Security benefit of somebody who claims at full retirement age: two states cap pensions by it. Dollars per year. */
export const highestBenefit = {
  2025: 12 * taxYear2025.socialSecurity.value.maxMonthlyBenefitAtFullAge,
  2026: 12 * taxYear2026.socialSecurity.value.maxMonthlyBenefitAtFullAge,
} as const
