/**
 * Calendar files (RFC 5545, iCalendar): dates of a result for the visitor's own calendar. Pure text; the moment of making is
 * an argument, so that the same answer at the same moment gives the same file.
 */
import { addDays, parseIsoDate } from '#engine/month.ts'
import type { CalendarEvent, CalendarFile } from './presentation.ts'

/**
 * The file's text. Each event takes its whole day and does not block it (`TRANSP:TRANSPARENT`), so it stays on its date in
 * every time zone.
 * - `madeAt` is an ISO moment in UTC: '2026-11-21T15:06:09.000Z'.
 * - An event keeps its UID while its file name, title and order among equal titles stay, even when its date or note changes:
 *   a calendar that reads the file again moves the event instead of doubling it. So keep amounts out of titles.
 * - A yearly event on February 29 comes on the last day of every February (section 3.3.10).
 * - Events whose date is not on the calendar are left out.
 */
export function calendarText(file: CalendarFile, madeAt: string): string {
  const stamp = `${madeAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const seen = new Map<string, number>()
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Truepenny//Calculators//EN', 'CALSCALE:GREGORIAN']
  for (const event of file.events) {
    const place = seen.get(event.title) ?? 0
    seen.set(event.title, place + 1)
    lines.push(...eventLines(event, stamp, uid(`${file.fileName}\n${event.title}\n${place}`)))
  }
  lines.push('END:VCALENDAR')
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent, stamp: string, id: string): readonly string[] {
  const day = parseIsoDate(event.date)
  if (day === null || day >= '9999-12-31') return []
  const compact = (date: string) => date.replaceAll('-', '')
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    ...(event.yearly
      ? [day.endsWith('-02-29') ? 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' : 'RRULE:FREQ=YEARLY']
      : []),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.note ? [`DESCRIPTION:${escaped(event.note)}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** TEXT values (section 3.3.11): backslash, semicolon, comma and line breaks escaped; other control characters dropped. */
function escaped(text: string): string {
  let out = ''
  for (const letter of text.replaceAll(/\r\n?/g, '\n')) {
    const code = letter.codePointAt(0) ?? 0
    if (letter === '\n') out += '\\n'
    else if (code < 32 || code === 127) continue
    else out += '\\;,'.includes(letter) ? `\\${letter}` : letter
  }
  return out
}

const MOST_OCTETS = 75
const octets = (code: number): number => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4)

/** No line longer than 75 octets of UTF-8 (section 3.1); the next goes on after a space. A letter is never cut in two. */
function folded(line: string): string {
  let out = ''
  let used = 0
  for (const letter of line) {
    const size = octets(letter.codePointAt(0) ?? 0)
    if (used + size > MOST_OCTETS) {
      out += '\r\n '
      used = 1
    }
    out += letter
    used += size
  }
  return out
}

/** 64 bits of FNV-1a, as two halves from different starts. A name, not a secret. */
function uid(name: string): string {
  const half = (start: number) => {
    let hash = start
    for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x0100_0193)
    return (hash >>> 0).toString(16).padStart(8, '0')
  }
  return `${half(0x811c_9dc5)}${half(0x050c_5d1f)}@truepenny`
}
