/** The law the plans are worked out by: the tax law and the poverty guideline of a year, at the earliest of the plans' first. */
import { yearInForce } from '#facts/by-year.ts'
import type { Cited } from '#facts/cited.ts'
import type { PovertyGuideline } from '#facts/student/poverty.ts'
import type { Law as LawOf, Need } from '../kit/law.ts'
import { taxLaw } from '../kit/tax-needs.ts'
import { planYears } from './form-facts.precomputed.ts'
import { lawWords } from './words/law.en.ts'

type Guidelines = Cited<Readonly<Record<'contiguous' | 'alaska' | 'hawaii', PovertyGuideline>>>

const povertyGuideline = (year: number): Need<Guidelines> => ({
  key: `poverty-${year}`,
  what: lawWords.poverty,
  load: async () => (await import('#facts/student/poverty.ts')).povertyGuidelines.in(year),
})

export const lawOf = (asked: number) => {
  const year = yearInForce(planYears, asked)
  return { tax: taxLaw.in(year), poverty: povertyGuideline(year) }
}
export type Law = LawOf<ReturnType<typeof lawOf>>
