import { readStatement, type StatementNotes } from '#engine/social-security/statement-paste.ts'
import type { PasteRead } from '../kit/field.ts'
import { american, sentence } from '../kit/say.ts'
import { lastRecordYear } from './form-facts.precomputed.ts'
import { FIRST_RECORD_YEAR } from './record-years.ts'
import { formWords as words } from './words/form.en.ts'
import { noteWords, nothingWords } from './words/record.en.ts'

/** A pasted statement to rows; years before 1951 are left out. */
export function readRecord(text: string): PasteRead<{ readonly year: number; readonly amount: number }> {
  const found = readStatement(text, lastRecordYear)
  if (found.outcome === 'nothing-found') return { problem: nothingWords[found.why] }
  const kept = found.rows.filter(({ year }) => year >= FIRST_RECORD_YEAR)
  const notes = [
    words.record.read({ years: kept.length }),
    ...found.notes.map((note) => sentence<StatementNotes>(noteWords, note, american)),
  ]
  return { rows: kept, note: notes.join(' ') }
}
