import { cited } from '../cited.ts'

/** SBA 7(a): the most a lender may add to the base rate (prime for most), by size of the loan. `upTo` null: no upper end. */
export const sbaVariableSpread = cited(
  [
    { upTo: 50_000, over: 0.065 },
    { upTo: 250_000, over: 0.06 },
    { upTo: 350_000, over: 0.045 },
    { upTo: null, over: 0.03 },
  ],
  'sba-sop-50-10',
  { asOf: '2026', confidence: 'medium' },
)
/** The same for a fixed rate, over prime. */
export const sbaFixedSpread = cited(
  [
    { upTo: 25_000, over: 0.08 },
    { upTo: 50_000, over: 0.07 },
    { upTo: 250_000, over: 0.06 },
    { upTo: null, over: 0.05 },
  ],
  'sba-sop-50-10',
  { asOf: '2026', confidence: 'medium' },
)

/** Fee on the guaranteed part, and what share of the loan that is. Above a guaranteed million the part over it costs `overMillion`. */
export const sbaGuaranteeFee = cited(
  {
    rows: [
      { upTo: 150_000, fee: 0.02, guaranteed: 0.85 },
      { upTo: 700_000, fee: 0.03, guaranteed: 0.75 },
      { upTo: null, fee: 0.035, guaranteed: 0.75 },
    ],
    overMillion: 0.0375,
  },
  'sba-fees-2026',
  {
    asOf: '2026-09-30',
    status: 'carried-over',
    confidence: 'medium',
    note: 'Fees for the federal year that ended on 30 September 2026; those of 2027 are not confirmed.',
  },
)

/** A cash advance is paid back as this many times what was received. */
export const cashAdvanceFactor = cited({ low: 1.1, high: 1.5 }, 'assumption', {
  status: 'assumption',
  confidence: 'low',
})
