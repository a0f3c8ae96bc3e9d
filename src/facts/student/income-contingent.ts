import { cited } from '../cited.ts'

/**
 * Income percentage factors of the income-contingent plan (ICR), 1 July 2026 to 30 June 2027: the 12-year payment times the factor at the
 * borrower's AGI, in straight lines between the rows; the first and last factor hold beyond them. `married` serves heads of household too.
 */
export const icrFactors = cited<
  Readonly<Record<'single' | 'married', readonly (readonly [agi: number, factor: number])[]>>
>(
  {
    single: [
      [13_717, 0.55],
      [18_873, 0.5779],
      [24_285, 0.6057],
      [29_819, 0.6623],
      [35_104, 0.7189],
      [41_769, 0.8033],
      [52_462, 0.8877],
      [65_798, 1],
      [79_138, 1],
      [95_112, 1.118],
      [121_787, 1.235],
      [172_492, 1.412],
      [197_779, 1.5],
      [352_277, 2],
    ],
    married: [
      [13_717, 0.5052],
      [21_641, 0.5668],
      [25_790, 0.5956],
      [33_717, 0.6779],
      [41_769, 0.7522],
      [52_462, 0.8761],
      [65_797, 1],
      [79_138, 1],
      [99_146, 1.094],
      [132_481, 1.25],
      [179_158, 1.406],
      [250_560, 1.5],
      [409_433, 2],
    ],
  },
  'fr-2026-icr',
  {
    asOf: '2026-07',
    where: 'attachment 1',
    confidence: 'medium',
    note: 'From one copy of the notice; its worked examples agree.',
  },
)

/** Years of the fixed payment that the factors multiply. */
export const icrFixedYears = cited(12, 'ed-repayment', { where: '685.209' })
