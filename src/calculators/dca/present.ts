import type { Answer, Presentation } from '../kit/presentation.ts'
import type { Result } from './compute.ts'
import type { DcaInputs } from './fields.ts'
import { paycheckAnswer, paycheckPage } from './paycheck-page.ts'
import type { DcaStudy } from './study.ts'
import { windfallAnswer, windfallPage } from './windfall-page.ts'

/** What stands first; charts, findings and tables follow when the browser has time. */
export const answer = (
  result: Result,
  inputs: DcaInputs,
  _facts: null,
  _env: unknown,
  found: DcaStudy | null,
): Answer =>
  result.outcome === 'windfall'
    ? windfallAnswer(inputs, result, found?.kind === 'windfall' ? found : null)
    : paycheckAnswer(inputs, result, found?.kind === 'paycheck' ? found : null)

export const present = (
  result: Result,
  inputs: DcaInputs,
  _facts: null,
  _env: unknown,
  found: DcaStudy | null,
): Presentation =>
  result.outcome === 'windfall'
    ? windfallPage(inputs, result, found?.kind === 'windfall' ? found : null)
    : paycheckPage(inputs, result, found?.kind === 'paycheck' ? found : null)
