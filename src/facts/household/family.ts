import { cited } from '../cited.ts'

/** Care of one child, dollars a year, national average. */
export const childCare = cited(13_128, 'child-care-aware-2024', { asOf: '2024' })
export const childCareShareOfIncome = cited({ marriedMedian: 0.1, singleParentMedian: 0.35 }, 'child-care-aware-2024', {
  asOf: '2024',
})
/** Rise from 2020 to 2024, in all. */
export const childCareGrowth = cited(0.29, 'child-care-aware-2024', { where: '2020 to 2024', asOf: '2024' })

/** Median funeral, dollars; a burial vault costs extra. */
export const funeral = cited({ withBurial: 8_300, withCremation: 6_280 }, 'nfda', {
  where: 'with viewing',
  asOf: '2023',
  confidence: 'medium',
})
export const burialVault = cited(1_695, 'nfda', { asOf: '2023', confidence: 'low' })
