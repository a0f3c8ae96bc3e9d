/** Dates in pasted lines, as US people and their programs write them. */
import { type IsoDate, MONTH_NAMES, parseIsoDate } from '#engine/month.ts'

const pad = (text: string | number) => String(text).padStart(2, '0')
const fullYear = (text: string): string => (text.length === 4 ? text : `${Number(text) < 50 ? '20' : '19'}${text}`)
/** 1 to 12 for "Mar", "March" or "Sept"; 0 for a word that is no month. */
function monthNumber(name: string): number {
  const short = name.toLowerCase() === 'sept' ? 'sep' : name.toLowerCase()
  return MONTH_NAMES.findIndex((month) => month.toLowerCase().startsWith(short)) + 1
}

/** No digit on either side, so that "2012/05/06" is never read as December 5, 2006. */
const YEAR_FIRST = /(?<!\d)(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/g
const NUMBERS = /(?<![\d/.-])(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?![\d/]|[-.]\d)/g
const NAMED = /(?<![A-Za-z])([A-Za-z]{3,9})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4})(?!\d|\.\d)/g
const DAY_FIRST =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?[\s/-]+([A-Za-z]{3,9})\.?(?:,?\s+(\d{4})|[/-](\d{4}|\d{2}))(?!\d|\.\d)/g
const COMPACT = /(?<![\d.$-])((?:18|19|20|21)\d{2})(\d{2})(\d{2})(?![\d.])/g
/** A time of day, behind a date or in a cell of its own. */
const TIME =
  /(?:(?<=\ue000)[T ]*|(?<=[\s,;|"]))\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[AaPp]\.?[Mm]\.?)?(?:\s*(?:Z|UTC|GMT)|[+-]\d{2}:?\d{2})?(?![\d:])/g

type Pattern = readonly [RegExp, (m: RegExpExecArray) => string]
const patterns = (dayFirst: boolean): readonly Pattern[] => [
  [YEAR_FIRST, ([, y = '', , m = '', d = '']) => `${y}-${pad(m)}-${pad(d)}`],
  [
    NUMBERS,
    ([, a = '', , b = '', y = '']) => `${fullYear(y)}-${dayFirst ? pad(b) : pad(a)}-${dayFirst ? pad(a) : pad(b)}`,
  ],
  // Before the month in front: of "20-Jan-18, 4945" the day is the 20th, not the 18th of the year 4945.
  [DAY_FIRST, ([, d = '', m = '', y = '', short = '']) => `${fullYear(y || short)}-${pad(monthNumber(m))}-${pad(d)}`],
  [NAMED, ([, m = '', d = '', y = '']) => `${y}-${pad(monthNumber(m))}-${pad(d)}`],
]
const compact: Pattern = [COMPACT, ([, y = '', m = '', d = '']) => `${y}-${m}-${d}`]

/** Other years are amounts, or typing errors. */
const [EARLIEST, LATEST] = ['1800-01-01', '2199-12-31']

interface Found {
  readonly date: IsoDate
  readonly from: number
  readonly to: number
}
function datesBy([pattern, toIso]: Pattern, line: string): readonly Found[] {
  return [...line.matchAll(pattern)].flatMap((match) => {
    const date = parseIsoDate(toIso(match))
    return date && EARLIEST <= date && date <= LATEST
      ? [{ date, from: match.index, to: match.index + match[0].length }]
      : []
  })
}
/** The dates of a line that exist, in order, none over another. Eight digits are a date only where there is no plainer one. */
function datesIn(line: string, dayFirst: boolean): readonly Found[] {
  const found: Found[] = []
  for (const pattern of patterns(dayFirst))
    for (const one of datesBy(pattern, line))
      if (found.every(({ from, to }) => one.to <= from || to <= one.from)) found.push(one)
  return found.length > 0 ? found.sort((a, b) => a.from - b.from) : datesBy(compact, line).slice(0, 1)
}

/** Stands where a date stood in the rest of a line. No text of a visitor holds it. */
export const DATE_MARK = '\ue000'

export interface Dated {
  /** The first date of the line: a trade's, where the settlement's follows. */
  readonly date: IsoDate
  /** All dates of the line, in order: one for each mark. */
  readonly dates: readonly IsoDate[]
  /** The line with a mark for each date, and without times of day; what stood between cells stays. */
  readonly rest: string
}

/** null for a line without a date that exists. */
export function takeDates(line: string, dayFirst: boolean): Dated | null {
  const found = datesIn(line, dayFirst)
  const [first] = found
  if (first === undefined) return null
  const rest = found.reduceRight((text, { from, to }) => text.slice(0, from) + DATE_MARK + text.slice(to), line)
  return { date: first.date, dates: found.map(({ date }) => date), rest: rest.replaceAll(TIME, ' ') }
}

/**
 * Whether a table writes the day before the month: some date has a number above 12 in front, and none has one in second place.
 * A table that never says is taken as a US one, the month first.
 */
export function isDayFirst(lines: readonly string[]): boolean {
  const pairs = lines.flatMap((line) =>
    [...line.matchAll(NUMBERS)].slice(0, 1).map(([, a, , b]) => [Number(a), Number(b)] as const),
  )
  return pairs.some(([a, b]) => a > 12 && b <= 12) && !pairs.some(([, b]) => b > 12)
}
