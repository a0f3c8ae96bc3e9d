import { cited } from '../cited.ts'
import { onePerPerson, plainFormula, twoColumns } from './shared-parts.ts'
import type { StateWithholding } from './state-schema.ts'

const singleRows = [
  { over: 0, base: 0, rate: 0 },
  { over: 10100, base: 0, rate: 0.025 },
  { over: 11250, base: 28.75, rate: 0.035 },
  { over: 13550, base: 109.25, rate: 0.045 },
]

export const oklahoma: StateWithholding = {
  code: 'OK',
  certificate: 'Form OK-W-4',
  since: 2026,
  formula: cited(
    {
      ...plainFormula,
      column: twoColumns,
      perAllowance: 1000,
      brackets: {
        single: singleRows,
        married: [
          { over: 0, base: 0, rate: 0 },
          { over: 20200, base: 0, rate: 0.025 },
          { over: 22500, base: 57.5, rate: 0.035 },
          { over: 27100, base: 218.5, rate: 0.045 },
        ],
        head: singleRows,
      },
      paycheck: 'dollars',
    },
    'ok-ow-2-2026',
    { where: 'percentage formula, annual table', asOf: '2026' },
  ),
  usual: onePerPerson,
}
