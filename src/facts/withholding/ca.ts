import { cited } from '../cited.ts'
import { plainFormula } from './shared-parts.ts'
import type { StateWithholding } from './state-schema.ts'

/** Allowances of the second kind are those for estimated deductions (Worksheet B). */
export const california: StateWithholding = {
  code: 'CA',
  certificate: 'Form DE 4',
  since: 2026,
  formula: cited(
    {
      ...plainFormula,
      standard: { single: 5706, married: 11_412, head: 11_412 },
      nothingUpTo: { single: 18_896, married: 37_791, head: 37_791 },
      marriedAsSingleUpTo: 1,
      perSecond: 1000,
      creditPerAllowance: 168.3,
      brackets: {
        single: [
          { over: 0, base: 0, rate: 0.011 },
          { over: 11079, base: 121.87, rate: 0.022 },
          { over: 26264, base: 455.94, rate: 0.044 },
          { over: 41452, base: 1124.21, rate: 0.066 },
          { over: 57542, base: 2186.15, rate: 0.088 },
          { over: 72724, base: 3522.17, rate: 0.1023 },
          { over: 371479, base: 34084.81, rate: 0.1133 },
          { over: 445771, base: 42502.09, rate: 0.1243 },
          { over: 742953, base: 79441.81, rate: 0.1353 },
          { over: 1000000, base: 114220.27, rate: 0.1463 },
        ],
        married: [
          { over: 0, base: 0, rate: 0.011 },
          { over: 22158, base: 243.74, rate: 0.022 },
          { over: 52528, base: 911.88, rate: 0.044 },
          { over: 82904, base: 2248.42, rate: 0.066 },
          { over: 115084, base: 4372.3, rate: 0.088 },
          { over: 145448, base: 7044.33, rate: 0.1023 },
          { over: 742958, base: 68169.6, rate: 0.1133 },
          { over: 891542, base: 85004.17, rate: 0.1243 },
          { over: 1000000, base: 98485.5, rate: 0.1353 },
          { over: 1485906, base: 164228.58, rate: 0.1463 },
        ],
        head: [
          { over: 0, base: 0, rate: 0.011 },
          { over: 22173, base: 243.9, rate: 0.022 },
          { over: 52530, base: 911.75, rate: 0.044 },
          { over: 67716, base: 1579.93, rate: 0.066 },
          { over: 83805, base: 2641.8, rate: 0.088 },
          { over: 98990, base: 3978.08, rate: 0.1023 },
          { over: 505208, base: 45534.18, rate: 0.1133 },
          { over: 606251, base: 56982.35, rate: 0.1243 },
          { over: 1000000, base: 105925.35, rate: 0.1353 },
          { over: 1010417, base: 107334.77, rate: 0.1463 },
        ],
      },
    },
    'ca-de-44-2026',
    { where: 'Method B, annual tables', asOf: '2026' },
  ),
  usual: { self: 1, spouse: 1, dependent: 1, secondPerDependent: 0 },
}
