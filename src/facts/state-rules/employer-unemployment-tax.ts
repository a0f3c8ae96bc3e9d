import { cited } from '../cited.ts'
import type { StateCode } from '../states/codes.ts'

/** `rate` of each worker's pay up to `wageBase` in a year, as a new employer pays it. */
export interface EmployerUnemploymentTax {
  readonly wageBase: number
  readonly rate: number
}

/** For an estimate of what a worker costs. After a few years each employer has its own rate. */
export const employerUnemploymentTax = cited<Readonly<Record<StateCode, EmployerUnemploymentTax>>>(
  {
    AL: { wageBase: 8000, rate: 0.027 },
    AK: { wageBase: 49_700, rate: 0.0156 },
    AZ: { wageBase: 8000, rate: 0.02 },
    AR: { wageBase: 7000, rate: 0.019 },
    CA: { wageBase: 7000, rate: 0.034 },
    CO: { wageBase: 23_800, rate: 0.0153 },
    CT: { wageBase: 25_000, rate: 0.025 },
    DE: { wageBase: 10_500, rate: 0.01 },
    DC: { wageBase: 9000, rate: 0.027 },
    FL: { wageBase: 7000, rate: 0.027 },
    GA: { wageBase: 9500, rate: 0.0264 },
    HI: { wageBase: 59_100, rate: 0.03 },
    ID: { wageBase: 53_500, rate: 0.012 },
    IL: { wageBase: 13_590, rate: 0.034 },
    IN: { wageBase: 9500, rate: 0.025 },
    IA: { wageBase: 38_200, rate: 0.01 },
    KS: { wageBase: 7000, rate: 0.027 },
    KY: { wageBase: 11_400, rate: 0.027 },
    LA: { wageBase: 7700, rate: 0.0131 },
    ME: { wageBase: 12_000, rate: 0.0197 },
    MD: { wageBase: 8500, rate: 0.026 },
    MA: { wageBase: 15_000, rate: 0.0187 },
    MI: { wageBase: 9500, rate: 0.027 },
    MN: { wageBase: 42_000, rate: 0.009 },
    MS: { wageBase: 14_000, rate: 0.01 },
    MO: { wageBase: 10_000, rate: 0.0238 },
    MT: { wageBase: 43_000, rate: 0.0115 },
    NE: { wageBase: 9000, rate: 0.0125 },
    NV: { wageBase: 40_600, rate: 0.0295 },
    NH: { wageBase: 14_000, rate: 0.027 },
    NJ: { wageBase: 42_300, rate: 0.034 },
    NM: { wageBase: 31_700, rate: 0.0086 },
    NY: { wageBase: 12_500, rate: 0.034 },
    NC: { wageBase: 31_400, rate: 0.01 },
    ND: { wageBase: 43_800, rate: 0.0109 },
    OH: { wageBase: 9000, rate: 0.027 },
    OK: { wageBase: 28_200, rate: 0.015 },
    OR: { wageBase: 52_800, rate: 0.024 },
    PA: { wageBase: 10_000, rate: 0.0382 },
    RI: { wageBase: 29_200, rate: 0.0109 },
    SC: { wageBase: 14_000, rate: 0.0039 },
    SD: { wageBase: 15_000, rate: 0.012 },
    TN: { wageBase: 7000, rate: 0.027 },
    TX: { wageBase: 9000, rate: 0.027 },
    UT: { wageBase: 47_000, rate: 0.0061 },
    VT: { wageBase: 14_300, rate: 0.01 },
    VA: { wageBase: 8000, rate: 0.025 },
    WA: { wageBase: 68_500, rate: 0.0125 },
    WV: { wageBase: 9521, rate: 0.027 },
    WI: { wageBase: 14_000, rate: 0.025 },
    WY: { wageBase: 30_900, rate: 0.0089 },
  },
  'dol-ui-taxes',
  {
    asOf: '2024',
    status: 'carried-over',
    confidence: 'low',
    note: 'About 2024, for a rough estimate; many wage bases rise every year.',
  },
)
