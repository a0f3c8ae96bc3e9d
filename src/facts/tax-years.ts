import { taxYear2025 } from './tax-years/2025.ts'
import { taxYear2026 } from './tax-years/2026.ts'
import type { TaxYearFacts } from './tax-years/schema.ts'

/** Every tax year we hold, with no gap. A new year is one file and one line. */
export const taxYears = { 2025: taxYear2025, 2026: taxYear2026 } as const satisfies Record<number, TaxYearFacts>

export type TaxYear = keyof typeof taxYears
