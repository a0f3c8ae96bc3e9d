import { defaultYear } from '#facts/default-year.ts'
/** The study of the starting values, worked out while building, so that the page made ahead is complete. */
import { initialInputs } from '../kit/field.ts'
import { fieldsOf } from '../kit/section.ts'
import { taxLawOf } from '../kit/tax-year.ts'
import type { MarketsFound } from './markets-found.ts'
import { type PlanInputs, sections } from './sections.ts'
import { study } from './study.ts'

function whole(): MarketsFound {
  // No starting value depends on the day, and no state is chosen.
  const today = `${defaultYear}-01-01`
  const inputs = initialInputs(fieldsOf(sections), { today }) as unknown as PlanInputs
  const law = { tax: taxLawOf(defaultYear), state: 'none', nextState: 'none' }
  const steps = study.start({ inputs, law, year: defaultYear, today }).steps()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

export const firstStudy: MarketsFound = whole()
