/** What the visitor writes to their family beside the lists, and whether amounts stand on the sheet. */
import { or, record } from './shape.ts'
import { flag, text } from './shape-basics.ts'
import { stored } from './stored.ts'

export interface FamilySheet {
  readonly letter: string
  readonly showAmounts: boolean
}
export const LONGEST_LETTER = 2000

export const familySheet = stored<FamilySheet>('family-sheet', {
  version: 1,
  area: 'session',
  initial: { letter: '', showAmounts: false },
  shape: record<FamilySheet>({ letter: or(text(LONGEST_LETTER), ''), showAmounts: or(flag, false) }),
})
