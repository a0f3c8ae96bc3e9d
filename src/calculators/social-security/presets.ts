import { about, type PresetSpec } from '../kit/preset.ts'

export const presets: readonly PresetSpec<'claimAge' | 'pay' | 'workUntil'>[] = [
  {
    unknown: 'claimAge',
    figure: 'monthlyBenefit',
    target: (benefit) => about(benefit * 1.1),
    question: (benefit) => `At what age can I claim ${benefit} a month?`,
  },
  {
    unknown: 'pay',
    figure: 'monthlyBenefit',
    target: (benefit) => about(benefit * 1.1),
    question: (benefit) => `What pay gets me ${benefit} a month?`,
  },
  {
    unknown: 'workUntil',
    figure: 'monthlyBenefit',
    target: (benefit) => about(benefit * 0.95),
    question: (benefit) => `How long do I need to work for ${benefit} a month?`,
  },
]
