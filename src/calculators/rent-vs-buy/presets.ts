import type { PresetSpec } from '../kit/preset.ts'

/** Buying and renting leave the same. */
const even = { figure: 'advantage', target: () => 0 }

export const presets: readonly PresetSpec<'price' | 'monthlyRent' | 'rate'>[] = [
  { ...even, unknown: 'monthlyRent', question: () => 'At what rent do buying and renting come out even?' },
  { ...even, unknown: 'price', question: () => 'At what home price do they come out even?' },
  { ...even, unknown: 'rate', question: () => 'At what mortgage rate do they come out even?' },
]
