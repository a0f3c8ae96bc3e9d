/** Where a calculator keeps or reads something on this device besides its form: above the questions, or under the result and its first chart over the whole width. */
export const places = {
  'budget-planner': 'form',
  'net-worth': 'result',
  'emergency-fund': 'form',
  'money-saving-challenge-generator': 'result',
  'currency-converter': 'form',
} as const
export type Companioned = keyof typeof places
export const hasCompanion = (slug: string): slug is Companioned => Object.hasOwn(places, slug)
