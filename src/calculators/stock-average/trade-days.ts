/** Days as brokers write them, found in a line and taken out of it. */
import { formatMonth, type IsoDate, parseIsoDate } from '#engine/month.ts'

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthOf = (name: string): number => monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1

function made(year: string, month: number, day: string): IsoDate | null {
  if (month < 1 || month > 12) return null
  return parseIsoDate(`${formatMonth(Number(year.length === 2 ? `20${year}` : year), month)}-${day.padStart(2, '0')}`)
}

/** Each form with the order of its parts; month first where only numbers stand, as in the US. */
const forms: readonly { readonly pattern: RegExp; readonly day: (parts: readonly string[]) => IsoDate | null }[] = [
  {
    pattern: /\b(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/g,
    day: ([year = '', month = '', day = '']) => made(year, Number(month), day),
  },
  {
    pattern: /\b(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})\b/g,
    day: ([month = '', , day = '', year = '']) => made(year, Number(month), day),
  },
  {
    pattern: /\b([A-Za-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})\b/g,
    day: ([month = '', day = '', year = '']) => made(year, monthOf(month), day),
  },
  {
    pattern: /\b(\d{1,2})[\s-]([A-Za-z]{3})[a-z]*[\s-](\d{4})\b/g,
    day: ([day = '', month = '', year = '']) => made(year, monthOf(month), day),
  },
]
const timeOfDay = /T?\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?Z?(\s*[AP]M\b)?/gi

export interface Dated {
  /** The first day in the line: the trade's, where the settlement's follows. */
  readonly day: IsoDate
  /** The line without its days and times; what stood between cells stays. */
  readonly rest: string
}

/** '2025-03-07', '3/7/2025', '3/7/25', 'Mar 7, 2025' or '7-Mar-2025'; null for a line without a day that exists. */
export function findDay(line: string): Dated | null {
  const found: { readonly at: number; readonly day: IsoDate }[] = []
  let rest = line
  for (const { pattern, day } of forms)
    rest = rest.replace(pattern, (text: string, ...groups: unknown[]) => {
      const parts = groups.filter((part) => typeof part === 'string')
      const read = day(parts.slice(0, -1))
      if (read === null) return text
      found.push({ at: line.indexOf(text), day: read })
      return ' '
    })
  const [first] = found.sort((a, b) => a.at - b.at)
  return first === undefined ? null : { day: first.day, rest: rest.replace(timeOfDay, ' ') }
}
