import { byYear } from '../by-year.ts'
import { cited } from '../cited.ts'

/** Poverty guideline per year: first person and each one more, dollars. */
export interface PovertyGuideline {
  readonly first: number
  readonly eachMore: number
}

/** Poverty guidelines of the Department of Health and Human Services. */
export const povertyGuidelines = byYear<Readonly<Record<'contiguous' | 'alaska' | 'hawaii', PovertyGuideline>>>({
  2025: cited(
    {
      contiguous: { first: 15_650, eachMore: 5_500 },
      alaska: { first: 19_550, eachMore: 6_880 },
      hawaii: { first: 17_990, eachMore: 6_330 },
    },
    'hhs-poverty-2025',
    { asOf: '2025' },
  ),
  2026: cited(
    {
      contiguous: { first: 15_960, eachMore: 5_680 },
      alaska: { first: 19_950, eachMore: 7_100 },
      hawaii: { first: 18_360, eachMore: 6_530 },
    },
    'hhs-poverty-2026',
    { asOf: '2026' },
  ),
})
