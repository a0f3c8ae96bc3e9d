import { cited } from '../cited.ts'

/** National median costs, dollars a year. */
export const longTermCare = cited(
  {
    nursingHomePrivate: 127_750,
    nursingHomeShared: 111_325,
    assistedLiving: 70_800,
    homeHealthAide: 77_792,
    homemaker: 75_504,
    adultDay: 26_000,
  },
  'carescout-2024',
  { asOf: '2024', confidence: 'medium' },
)
