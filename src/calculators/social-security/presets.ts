import { about, type PresetSpec } from '../kit/preset.ts'
import { presetQuestions } from './words/answer.en.ts'

type Unknown = 'claimAge' | 'pay' | 'workUntil'

const preset = (unknown: Unknown, times: number): PresetSpec<Unknown> => ({
  unknown,
  figure: 'monthlyBenefit',
  target: (benefit) => about(benefit * times),
  question: presetQuestions[unknown],
})

export const presets: readonly PresetSpec<Unknown>[] = [
  preset('claimAge', 1.1),
  preset('pay', 1.1),
  preset('workUntil', 0.95),
]
