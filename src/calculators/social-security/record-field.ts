import { lastYearOf } from '#engine/social-security/indexing.ts'
import { readStatement } from '#engine/social-security/statement-paste.ts'
import { contributionBase } from '#facts/social-security/wages.ts'
import { count, money, type PasteRead, rows } from '../kit/field.ts'

const FIRST_YEAR = 1951
const THIS_YEAR = lastYearOf(contributionBase.value)

interface RecordRow {
  readonly year: number
  readonly amount: number
}

/** A pasted statement to rows; years before 1951 do not count and are left out. */
function read(text: string): PasteRead<RecordRow> {
  const found = readStatement(text, THIS_YEAR)
  if (found.outcome === 'nothing-found') return { problem: found.advice.join(' ') }
  const kept = found.rows.filter(({ year }) => year >= FIRST_YEAR)
  const notes = [`${kept.length} years read.`, ...found.notes]
  return { rows: kept, note: notes.join(' ') }
}

/** Year by year what was taxed for Social Security. */
export const recordField = (label: string, initial: readonly RecordRow[]) =>
  rows({
    label,
    noun: 'year',
    hint: 'What was taxed for Social Security each year, from ssa.gov/myaccount.',
    maxRows: 90,
    look: 'lines',
    columns: {
      year: count({
        label: 'Year',
        unit: 'year',
        grouped: false,
        min: FIRST_YEAR,
        max: 2100,
        initial: THIS_YEAR,
      }),
      amount: money({ label: 'Taxed earnings', max: 10_000_000, step: 1000, initial: 0 }),
    },
    blank: { year: THIS_YEAR, amount: 0 },
    initial,
    paste: {
      button: 'Paste your earnings record',
      hint: 'Sign in at ssa.gov/myaccount, open your earnings record, copy the table from the first year to the last, and paste it. The text of a statement PDF, a spreadsheet, or the file that SSA lets you download works too.',
      read,
    },
  })
