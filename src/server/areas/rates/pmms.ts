import type { PublishedRate } from '#wire/rates.ts'

export const PMMS_HISTORY = 'https://www.freddiemac.com/pmms/docs/PMMS_history.csv'
export const PMMS_SOURCE = 'Freddie Mac, Primary Mortgage Market Survey'

export type PmmsReading =
  | { readonly outcome: 'read'; readonly rate: PublishedRate }
  | { readonly outcome: 'refused'; readonly reason: string }

const refused = (reason: string): PmmsReading => ({ outcome: 'refused', reason })

/**
 * The newest 30-year average in Freddie Mac's history of weekly averages: a heading, then one line a week, oldest first, with
 * `date` as M/D/YYYY and `pmms30` in percent points. Columns are found by name; other columns and lines without a rate are
 * passed over (surveys that ended leave blanks). When the last filled line makes no sense (not a date, a day after `today`,
 * a rate outside 0.5 to 25) the whole answer is refused: an older line would then pass for the newest.
 */
export function readPmms(csv: string, today: string): PmmsReading {
  const lines = csv.replace(/^\uFEFF/, '').split(/\r?\n/)
  const heads = cells(lines[0] ?? '').map((head) => head.toLowerCase())
  const dateAt = heads.indexOf('date')
  const rateAt = heads.indexOf('pmms30')
  if (dateAt < 0 || rateAt < 0) return refused('no columns named date and pmms30')
  for (const line of lines.slice(1).toReversed()) {
    const row = cells(line)
    const day = row[dateAt] ?? ''
    const figure = row[rateAt] ?? ''
    if (day === '' || figure === '') continue
    const asOf = isoDay(day)
    if (asOf === null) return refused('the last line has no date')
    if (asOf > today) return refused('the last line lies in the future')
    const rate = /^\d{1,2}(\.\d{1,4})?$/.test(figure) ? Number(figure) : null
    if (rate === null || rate < 0.5 || rate > 25) return refused('the last line has no sensible rate')
    return { outcome: 'read', rate: { rate, asOf, source: PMMS_SOURCE } }
  }
  return refused('no line has a rate')
}

const cells = (line: string): string[] => line.split(',').map((cell) => cell.trim())

/** 'M/D/YYYY' as 'YYYY-MM-DD'; null when there is no such day. */
function isoDay(text: string): string | null {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  if (!parts) return null
  const [, month = '', day = '', year = ''] = parts
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const parsed = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(iso) ? iso : null
}
