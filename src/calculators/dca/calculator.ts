import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { pastLaw } from './law.ts'
import { type DcaInputs, sections } from './sections.ts'
import { studied } from './words/form.en.ts'

/** What the study depends on; a plan since one month asks for none. */
function studyKey(inputs: DcaInputs): string | null {
  const { question, months, every, horizon, cashYield, pastCash, pastStart, fee, stockShare, years } = inputs
  if (question === 'since') return null
  return question === 'windfall'
    ? `windfall/${months}/${every}/${horizon}/${cashYield}/${pastCash}/${pastStart}/${fee}/${stockShare}`
    : `paycheck/${years}/${fee}/${stockShare}`
}

export const calculator = defineCalculator({
  slug: 'dca',
  version: 1,
  renamed: {},
  sections,
  law: ({ inputs }: Asking<DcaInputs>) => pastLaw(inputs),
  study: { what: studied, key: studyKey, load: () => import('./study.ts') },
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
