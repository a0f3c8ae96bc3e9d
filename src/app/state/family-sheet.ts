/** What the visitor writes to their family beside the lists, and whether amounts stand on the sheet. */
import { isRecord, isText } from './read-data.ts'
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
  read: (data) =>
    isRecord(data) && isText(data['letter'], LONGEST_LETTER)
      ? { letter: data['letter'], showAmounts: data['showAmounts'] === true }
      : null,
})
