import type { Reading } from '../../rates/latest-reading.ts'
import { type OpenProvider, ProviderError } from '../provider.ts'
import { isDay, numberOf, refuseLimit } from './answer-text.ts'

const PMMS_HISTORY = 'https://www.freddiemac.com/pmms/docs/PMMS_history.csv'
export const PMMS_SOURCE = 'Freddie Mac, Primary Mortgage Market Survey'

/** Weekly averages of fixed mortgage rates. */
export const pmms: OpenProvider = ({ published }) =>
  published
    ? {
        id: 'pmms',
        title: PMMS_SOURCE,
        url: 'https://www.freddiemac.com/pmms',
        hosts: ['www.freddiemac.com', 'freddiemac.com'],
        limits: { perMinute: 4, perDay: 24 },
        terms: { text: 'To be named as the source.', url: 'https://www.freddiemac.com/pmms' },
        abilities: {
          mortgage: async ({ read, today }) => {
            const text = await read(PMMS_HISTORY)
            refuseLimit(text)
            const reading = readPmms(text, today)
            if (reading.outcome === 'refused') throw new ProviderError(`The history was refused: ${reading.reason}.`)
            return reading.value
          },
        },
      }
    : null

interface Week {
  readonly date: string
  /** Percent a year. */
  readonly value: number
}
export interface MortgageWeeks {
  readonly thirty: readonly Week[]
  readonly fifteen: readonly Week[]
}
export type PmmsReading = Reading<MortgageWeeks>

const refused = (reason: string): PmmsReading => ({ outcome: 'refused', reason })
/** How many weeks are of use: two years. */
const WEEKS = 104

/**
 * The newest weeks in Freddie Mac's history of weekly averages: a heading, then one line a week, oldest first, with `date` as M/D/YYYY and `pmms30` and
 * `pmms15` in percent points. Columns are found by name; other columns and lines without a rate are passed over (surveys that ended leave blanks), and
 * so are older lines that make no sense. When the last filled line makes none (not a date, a day after `today`, a rate outside 0.5 to 25) the whole answer is
 * refused: an older line would then pass for the newest.
 */
export function readPmms(csv: string, today: string): PmmsReading {
  const lines = csv.replace(/^\uFEFF/, '').split(/\r?\n/)
  const heads = cells(lines[0] ?? '').map((head) => head.toLowerCase())
  const [dateAt, thirtyAt, fifteenAt] = [heads.indexOf('date'), heads.indexOf('pmms30'), heads.indexOf('pmms15')]
  if (dateAt < 0 || thirtyAt < 0) return refused('no columns named date and pmms30')
  // A history cut in the middle of a figure would tell another one.
  const end = lines.findLast((line) => line.trim() !== '')
  if (cells(end ?? '').length !== heads.length) return refused('the last line is not whole')
  const filled = lines
    .slice(1)
    .map(cells)
    .filter((row) => (row[dateAt] ?? '') !== '' && (row[thirtyAt] ?? '') !== '')
    .slice(-WEEKS)
  const last = filled.at(-1)
  if (!last) return refused('no line has a rate')
  const lastDay = isoDay(last[dateAt] ?? '')
  if (lastDay === null) return refused('the last line has no date')
  if (lastDay > today) return refused('the last line lies in the future')
  const thirty = column(filled, dateAt, thirtyAt)
  if (thirty.at(-1)?.date !== lastDay) return refused('the last line has no sensible rate')
  return { outcome: 'read', value: { thirty, fifteen: fifteenAt < 0 ? [] : column(filled, dateAt, fifteenAt) } }
}

const cells = (line: string): string[] => line.split(',').map((cell) => cell.trim())

function column(rows: readonly (readonly string[])[], dateAt: number, rateAt: number): Week[] {
  return rows.flatMap((row) => {
    const date = isoDay(row[dateAt] ?? '')
    const value = numberOf(row[rateAt])
    return date === null || value === null || value < 0.5 || value > 25 ? [] : [{ date, value }]
  })
}

/** 'M/D/YYYY' as 'YYYY-MM-DD'; null when there is no such day. */
function isoDay(text: string): string | null {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? iso : null
}
