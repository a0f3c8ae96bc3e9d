import { conformingLimits2025, conformingLimits2026, fhaLimits2025, fhaLimits2026 } from '#facts/lending/mortgage.ts'

/** Loan limits of a year. Fees, PMI law and rates carry their own dates. */
export const lawOf = (year: number) =>
  year >= 2026
    ? {
        conforming: conformingLimits2026,
        conformingId: 'fhfa-limits-2026' as const,
        fha: fhaLimits2026,
        fhaId: 'hud-fha-limits-2026' as const,
      }
    : {
        conforming: conformingLimits2025,
        conformingId: 'fhfa-limits-2025' as const,
        fha: fhaLimits2025,
        fhaId: 'hud-fha-limits-2025' as const,
      }

export type Law = ReturnType<typeof lawOf>
