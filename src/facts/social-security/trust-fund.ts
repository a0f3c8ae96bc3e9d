import { cited } from '../cited.ts'

/** When the reserves run out if the law stays as it is, and the share of benefits that taxes would still pay from then on. */
export const trustFundOutlook = cited(
  {
    retirement: { year: 2033, payableShare: 0.77 },
    combined: { year: 2034, payableShare: 0.81 },
  },
  'ssa-trustees-2025',
  {
    asOf: '2025',
    note: 'The Chief Actuary said in August 2025 that the law of July 2025 brings the retirement fund to late 2032.',
  },
)
