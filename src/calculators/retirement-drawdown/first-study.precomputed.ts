import { defaultYear } from '#facts/default-year.ts'
/** The study of the starting values, worked out while building, so that the page made ahead is complete. */
import { initialInputs } from '../kit/field.ts'
import { fieldsOf } from '../kit/section.ts'
import { inARow } from '../kit/study-run.ts'
import { type DrawdownInputs, sections } from './sections.ts'
import { piecesOf } from './study.ts'
import type { DrawdownStudy } from './study-result.ts'

function whole(): DrawdownStudy {
  // No starting value depends on the day, and none asks for taxes.
  const inputs = initialInputs(fieldsOf(sections), { today: `${defaultYear}-01-01` }) as unknown as DrawdownInputs
  const steps = inARow(piecesOf(inputs, { facts: 'none', state: 'none' }))
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

export const firstStudy: DrawdownStudy = whole()
