import { about, type PresetSpec } from '../kit/preset.ts'

export const presets: readonly PresetSpec<'pay' | 'planDeferrals'>[] = [
  {
    unknown: 'pay',
    figure: 'kept',
    target: (kept) => about(kept * 1.1),
    question: (kept) => `What pay leaves me ${kept} after all taxes?`,
  },
  {
    unknown: 'planDeferrals',
    figure: 'totalTax',
    target: (tax) => about(tax * 0.8),
    question: (tax) => `How much in a pre-tax 401(k) cuts my tax to ${tax}?`,
  },
  {
    unknown: 'pay',
    figure: 'effectiveRate',
    target: (rate) => Math.floor(rate) + 2,
    question: (rate) => `What pay brings my effective tax rate to ${rate}?`,
  },
]
