import { cited } from '../cited.ts'

/** Poverty guideline per year: first person and each one more, dollars. */
export interface PovertyGuideline {
  readonly first: number
  readonly eachMore: number
}

export const poverty2025 = cited<Readonly<Record<'contiguous' | 'alaska' | 'hawaii', PovertyGuideline>>>(
  {
    contiguous: { first: 15_650, eachMore: 5_500 },
    alaska: { first: 19_550, eachMore: 6_880 },
    hawaii: { first: 17_990, eachMore: 6_330 },
  },
  'hhs-poverty-2025',
  { asOf: '2025' },
)

export const poverty2026 = cited<Readonly<Record<'contiguous' | 'alaska' | 'hawaii', PovertyGuideline>>>(
  {
    contiguous: { first: 15_960, eachMore: 5_680 },
    alaska: { first: 19_950, eachMore: 7_100 },
    hawaii: { first: 18_360, eachMore: 6_530 },
  },
  'hhs-poverty-2026',
  { asOf: '2026' },
)
