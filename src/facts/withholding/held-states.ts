/** States whose withholding formula is held (`on-demand.ts` says where each is, and why the others are left out). */
const heldStates = [
  'CA',
  'DE',
  'GA',
  'IA',
  'IL',
  'IN',
  'KY',
  'LA',
  'MI',
  'MO',
  'NC',
  'NY',
  'OK',
  'PA',
  'SC',
  'UT',
  'VA',
] as const
export type WithholdingState = (typeof heldStates)[number]
export const hasWithholdingFormula = (state: string): state is WithholdingState =>
  (heldStates as readonly string[]).includes(state)
