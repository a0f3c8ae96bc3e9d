/** The federal figures the lessons are worked out with: those of the year every calculator starts in. */
import { defaultYear } from '#facts/default-year.ts'
import { taxYears } from '#facts/tax-years.ts'

export const law = taxYears[defaultYear]
/** That year as it reads in a sentence. */
export const lawYear = String(defaultYear)
