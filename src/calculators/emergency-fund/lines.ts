/** The lines of essentials, in order. */
export const lineKeys = [
  'housing',
  'utilities',
  'food',
  'insurance',
  'transport',
  'debtMinimums',
  'medical',
  'childcare',
  'other',
] as const
export type LineKey = (typeof lineKeys)[number]
