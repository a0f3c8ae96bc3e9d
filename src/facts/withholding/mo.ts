import { cited } from '../cited.ts'
import { noClaim, oneTable, plainFormula } from './shared-parts.ts'
import type { StateWithholding } from './state-schema.ts'

/** The table adds up brackets of whole dollars. */
export const missouri: StateWithholding = {
  code: 'MO',
  certificate: 'Form MO W-4',
  since: 2026,
  formula: cited(
    {
      ...plainFormula,
      standard: { single: 16_100, married: 32_200, head: 24_150 },
      standardSpouseWorks: 16_100,
      brackets: oneTable([
        { over: 0, base: 0, rate: 0 },
        { over: 1348, base: 0, rate: 0.02 },
        { over: 2696, base: 27, rate: 0.025 },
        { over: 4044, base: 61, rate: 0.03 },
        { over: 5392, base: 101, rate: 0.035 },
        { over: 6740, base: 148, rate: 0.04 },
        { over: 8088, base: 202, rate: 0.045 },
        { over: 9436, base: 263, rate: 0.047 },
      ]),
      paycheck: 'dollars',
    },
    'mo-4282-2026',
    { where: 'withholding formula', asOf: '2026' },
  ),
  usual: noClaim,
}
