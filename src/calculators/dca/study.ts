/**
 * The history behind the first two questions: work for a worker. For one dollar, so that another amount asks for no new study. The third
 * question has no study of its own.
 */
import type { StudyWork } from '../kit/study.ts'
import { type PaycheckStudy, paycheckStudy } from './paycheck-study.ts'
import type { DcaInputs } from './sections.ts'
import { type WindfallStudy, windfallStudy } from './windfall-study.ts'

export type DcaStudy = WindfallStudy | PaycheckStudy

export const study: StudyWork<DcaInputs, DcaStudy> = (inputs) =>
  inputs.question === 'windfall' ? windfallStudy(inputs) : paycheckStudy(inputs)
