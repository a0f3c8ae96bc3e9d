import { duration, percent, toggle } from '../kit/field.ts'
import { section, when } from '../kit/section.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const refinances = ({ refinance }: { refinance: boolean }): boolean => refinance

/** A private loan in place of the federal ones. */
export const refinancing = section(
  sectionWords.refinancing.title,
  {
    refinance: toggle({ ...words.refinance, initial: false }),
    refiRate: when(refinances, percent({ ...words.refiRate, initial: 6, max: 25, step: 0.05, nudge: 1 })),
    refiTerm: when(
      refinances,
      duration({
        ...words.refiTerm,
        unit: 'years',
        initial: 120,
        min: 12,
        max: 300,
        common: [60, 84, 120, 180, 240],
      }),
    ),
    refiFee: when(refinances, percent({ ...words.refiFee, initial: 0, max: 10, step: 0.25 })),
  },
  { more: sectionWords.refinancing.more },
)
