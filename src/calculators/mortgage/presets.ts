import { about, type PresetSpec } from '../kit/preset.ts'

export const presets: readonly PresetSpec<'price' | 'rate' | 'extraMonthly'>[] = [
  {
    unknown: 'price',
    figure: 'monthlyPayment',
    target: (payment) => about(payment * 0.9),
    question: (payment) => `What price fits ${payment} a month?`,
  },
  {
    unknown: 'rate',
    figure: 'monthlyPayment',
    target: (payment) => about(payment * 0.9),
    question: (payment) => `What rate gets the payment to ${payment}?`,
  },
  {
    unknown: 'extraMonthly',
    figure: 'monthsToPayoff',
    target: (months) => Math.max(12, Math.round((months * 0.7) / 12) * 12),
    question: (time) => `What extra payment a month pays it off in ${time}?`,
  },
]
