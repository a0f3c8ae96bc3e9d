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
const NAMED = /(?<![A-Za-z])([A-Za-z]{3,9})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4})(?!\d)/g
const DAY_FIRST = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?[\s/-]+([A-Za-z]{3,9})\.?(?:,?\s+(\d{4})|[/-](\d{4}|\d{2}))(?!\d)/g
const COMPACT = /(?<![\d.,$-])((?:18|19|20|21)\d{2})(\d{2})(\d{2})(?![\d.,])/g
/** A time of day, as exports put it behind the date. */
const TIME =
  /(?:(?<=\ue000)[T\s]*|\s)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[AaPp]\.?[Mm]\.?)?(?:\s*(?:Z|UTC|GMT)|[+-]\d{2}:?\d{2})?(?![\d:])/

type Pattern = readonly [RegExp, (m: RegExpExecArray) => string]
const patterns = (dayFirst: boolean): readonly Pattern[] => [
  [YEAR_FIRST, ([, y = '', , m = '', d = '']) => `${y}-${pad(m)}-${pad(d)}`],
  [
    NUMBERS,
    ([, a = '', , b = '', y = '']) => `${fullYear(y)}-${dayFirst ? pad(b) : pad(a)}-${dayFirst ? pad(a) : pad(b)}`,
  ],
  [NAMED, ([, m = '', d = '', y = '']) => `${y}-${pad(monthNumber(m))}-${pad(d)}`],
  [DAY_FIRST, ([, d = '', m = '', y = '', short = '']) => `${fullYear(y || short)}-${pad(monthNumber(m))}-${pad(d)}`],
  [COMPACT, ([, y = '', m = '', d = '']) => `${y}-${m}-${d}`],
]

/** Stands where the date stood in the rest of a line. */
export const DATE_MARK = '\ue000'

/** The first date of a line that exists, and the line with a mark in its place and no time of day. */
export function dateOf(line: string, dayFirst: boolean): { readonly date: IsoDate; readonly rest: string } | null {
  for (const [pattern, toIso] of patterns(dayFirst))
    for (const found of line.matchAll(pattern)) {
      const date = parseIsoDate(toIso(found))
      if (!date) continue
      const rest = line.slice(0, found.index) + DATE_MARK + line.slice(found.index + found[0].length)
      return { date, rest: rest.replace(TIME, ' ') }
    }
  return null
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
