import { defaultYear } from '#facts/default-year.ts'
/** The study of the starting values, worked out while building, so that the page made ahead is complete. */
import { initialInputs } from '../kit/field.ts'
import { fieldsOf } from '../kit/section.ts'
import { taxLawOf } from '../kit/tax-year.ts'
import { type RetirementInputs, sections } from './sections.ts'
import { type RetirementStudy, rangeOf } from './study.ts'

function whole(): RetirementStudy {
  // No starting value depends on the day.
  const inputs = initialInputs(fieldsOf(sections), { today: `${defaultYear}-01-01` }) as unknown as RetirementInputs
  const steps = rangeOf(inputs, { tax: taxLawOf(defaultYear), state: 'none' })
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

export const firstStudy: RetirementStudy = whole()
