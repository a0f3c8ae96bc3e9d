/** The door for pasted tables: the calculator's own reader, then the same checks as any other rows. */
import type { RowsField, RowValue } from './field.ts'
import { foreignNumberIn } from './pasted-numbers.ts'
import { readValue } from './read-field.ts'
import { pasting } from './words/reading.en.ts'

/** Longer texts are refused before they are read. */
const longest = 200_000

export type Pasted =
  | { readonly ok: true; readonly rows: readonly RowValue[]; readonly note: string | undefined }
  | { readonly ok: false; readonly problem: string }

const refuse = (problem: string): Pasted => ({ ok: false, problem })

/** Rows from a pasted text, or a sentence that says what to do. Refuses fields that take no text, and rows no box would take. */
export async function readPaste(field: RowsField, text: string): Promise<Pasted> {
  if (!field.paste) return refuse(pasting.notHere)
  if (text.trim() === '') return refuse(pasting.empty)
  if (text.length > longest) return refuse(pasting.tooLong)
  const read = await field.paste.reader().catch(() => null)
  if (!read) return refuse(pasting.notLoaded)
  const found = read(text)
  // Readers leave such numbers out; whoever pasted them is told how to write them.
  const foreign = foreignNumberIn(text)
  const said = (words: string): string => (foreign === null ? words : `${words} ${pasting.foreign(foreign)}`.trim())
  if ('problem' in found) return refuse(said(found.problem))
  if (found.rows.length === 0) return refuse(said(pasting.noneFound(field.noun)))
  const rows = readValue(field, found.rows)
  return rows.ok
    ? { ok: true, rows: rows.value as readonly RowValue[], note: said(found.note ?? '') || undefined }
    : refuse(said(pasting.rowWrong(rows.message)))
}

/** Text that is a table rather than the content of one box. */
export const isTable = (text: string): boolean => /\S[^\S\n]*\r?\n\s*\S/.test(text)
