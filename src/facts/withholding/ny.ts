import { cited } from '../cited.ts'
import { noClaim, plainFormula, twoColumns } from './shared-parts.ts'
import type { StateWithholding } from './state-schema.ts'

const singleRows = [
  { over: 0, base: 0, rate: 0.039 },
  { over: 8500, base: 332, rate: 0.044 },
  { over: 11700, base: 472, rate: 0.0515 },
  { over: 13900, base: 586, rate: 0.054 },
  { over: 80650, base: 4190, rate: 0.059 },
  { over: 96800, base: 5143, rate: 0.0703 },
  { over: 107650, base: 5906, rate: 0.0753 },
  { over: 157650, base: 9673, rate: 0.064 },
  { over: 215400, base: 13369, rate: 0.1144 },
  { over: 265400, base: 19091, rate: 0.0735 },
]
/** Method III: the whole of net wages at one rate. */
const top = (from: number) => [
  { over: from, rate: 0.1045 },
  { over: 5_000_000, rate: 0.111 },
  { over: 25_000_000, rate: 0.117 },
]

export const newYork: StateWithholding = {
  code: 'NY',
  certificate: 'Form IT-2104',
  since: 2026,
  formula: cited(
    {
      ...plainFormula,
      column: twoColumns,
      standard: { single: 7400, married: 7950, head: 7400 },
      perAllowance: 1000,
      brackets: {
        single: singleRows,
        married: [
          { over: 0, base: 0, rate: 0.039 },
          { over: 8500, base: 332, rate: 0.044 },
          { over: 11700, base: 472, rate: 0.0515 },
          { over: 13900, base: 586, rate: 0.054 },
          { over: 80650, base: 4190, rate: 0.059 },
          { over: 96800, base: 5143, rate: 0.0657 },
          { over: 107650, base: 5855, rate: 0.0707 },
          { over: 157650, base: 9388, rate: 0.0801 },
          { over: 211550, base: 13708, rate: 0.064 },
          { over: 323200, base: 20854, rate: 0.1349 },
          { over: 373200, base: 27600, rate: 0.0735 },
          { over: 1077550, base: 79369, rate: 0.0765 },
        ],
        head: singleRows,
      },
      wholeFrom: { single: top(1_077_550), married: top(2_155_350), head: top(1_077_550) },
    },
    'ny-nys-50-t-2026',
    { where: 'Methods II and III, annual payroll period', asOf: '2026' },
  ),
  usual: { ...noClaim, dependent: 1 },
}
