import { count, money, rows } from '../kit/field.ts'
import { lastRecordYear } from './form-facts.precomputed.ts'
import { FIRST_RECORD_YEAR } from './record-years.ts'
import type { formWords } from './words/form.en.ts'

/** Year by year what was taxed for Social Security. */
export const recordField = (words: (typeof formWords)['record']) =>
  rows({
    label: words.label,
    noun: words.noun,
    hint: words.hint,
    maxRows: 90,
    look: 'lines',
    columns: {
      year: count({
        label: words.year,
        unit: words.yearUnit,
        grouped: false,
        min: FIRST_RECORD_YEAR,
        max: 2100,
        initial: lastRecordYear,
      }),
      amount: money({ label: words.amount, max: 10_000_000, step: 1000, initial: 0 }),
    },
    blank: { year: lastRecordYear, amount: 0 },
    initial: [],
    paste: { ...words.paste, reader: async () => (await import('./read-record.ts')).readRecord, isFirstStep: true },
  })
