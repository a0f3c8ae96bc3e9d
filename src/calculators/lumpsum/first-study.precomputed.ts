import { defaultYear } from '#facts/default-year.ts'
/** The study of the starting values, worked out while building, so that the page made ahead is complete. */
import { initialInputs } from '../kit/field.ts'
import { fieldsOf } from '../kit/section.ts'
import { type LumpInputs, sections } from './sections.ts'
import { type LumpStudy, study } from './study.ts'

function whole(): LumpStudy {
  // No starting value depends on the day.
  const steps = study(initialInputs(fieldsOf(sections), { today: `${defaultYear}-01-01` }) as unknown as LumpInputs)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

export const firstStudy: LumpStudy = whole()
