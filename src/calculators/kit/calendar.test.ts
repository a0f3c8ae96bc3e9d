import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarText } from './calendar.ts'
import type { CalendarEvent } from './presentation.ts'

const madeAt = '2026-11-21T15:06:09.123Z'
const file = (...events: CalendarEvent[]) => calendarText({ fileName: 'home-jobs.ics', events }, madeAt)
const roof: CalendarEvent = { date: '2041-06-01', title: 'Roof' }
/** Reads a file as section 3.1 says: a line break and a space is nothing at all. */
const contentLines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
/** Undoes the escaping of section 3.3.11, one character at a time. */
const readText = (text: string) => text.replaceAll(/\\(.)/gs, (_, letter: string) => (letter === 'n' ? '\n' : letter))
const valueIn = (text: string, name: string) =>
  contentLines(text)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)

describe('a calendar file (RFC 5545)', () => {
  test('an all-day event with the lines section 3.6.1 asks for; it ends on the next day', () => {
    const uid = valueIn(file(roof), 'UID')
    expect(uid).toMatch(/^[0-9a-f]{16}@truepenny$/)
    expect(contentLines(file(roof))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Truepenny//Calculators//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      `UID:${uid}`,
      'DTSTAMP:20261121T150609Z',
      'DTSTART;VALUE=DATE:20410601',
      'DTEND;VALUE=DATE:20410602',
      'SUMMARY:Roof',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
    expect(file({ date: '2027-12-31', title: 'x' })).toContain('DTEND;VALUE=DATE:20280101')
  })
  test('a yearly event repeats; on February 29 it comes on the last day of every February', () => {
    expect(file({ ...roof, yearly: true })).toContain('RRULE:FREQ=YEARLY\r\n')
    expect(file({ date: '2028-02-29', title: 'x', yearly: true })).toContain(
      'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1\r\n',
    )
  })
  test('text is escaped, and control characters cannot add lines of their own', () => {
    const note = 'Clean; check, oil\\grease\r\nEND:VEVENT\u0000\rnext'
    const text = file({ ...roof, note })
    expect(contentLines(text)).toContain('DESCRIPTION:Clean\\; check\\, oil\\\\grease\\nEND:VEVENT\\nnext')
    expect(contentLines(text).filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  })
  test('an event keeps its name when its date or note changes; equal titles have names of their own', () => {
    const uids = (text: string) => contentLines(text).filter((line) => line.startsWith('UID:'))
    expect(uids(file({ ...roof, date: '2043-06-01', note: '$9,000' }))).toEqual(uids(file(roof)))
    expect(new Set(uids(file(roof, roof, { ...roof, title: 'Furnace' }))).size).toBe(3)
    const elsewhere = calendarText({ fileName: 'other.ics', events: [roof] }, madeAt)
    expect(uids(elsewhere)).not.toEqual(uids(file(roof)))
  })
  test('a day that is not on the calendar is left out', () => {
    for (const date of ['2027-02-29', '2027-13-01', 'soon', '9999-12-31'])
      expect(file({ date, title: 'x' })).not.toContain('VEVENT')
  })
  test('no line is longer than 75 octets, none is cut inside a letter, and all reads back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        const text = file({ ...roof, title })
        expect(text.endsWith('\r\n')).toBe(true)
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line).not.toContain('\n')
          expect(line.isWellFormed()).toBe(true)
        }
        expect(readText(valueIn(text, 'SUMMARY') ?? '')).toBe(title)
      }),
    )
  })
  test('a full line of exactly 75 octets is not folded, one more is', () => {
    // 'SUMMARY:' has 8 octets, so 67 letters fill the line.
    expect(file({ ...roof, title: 'a'.repeat(67) })).toContain(`SUMMARY:${'a'.repeat(67)}\r\nTRANSP`)
    expect(file({ ...roof, title: 'a'.repeat(68) })).toContain(`SUMMARY:${'a'.repeat(67)}\r\n a\r\n`)
    // Each é has two octets: 33 fit, the 34th goes to the next line whole.
    expect(file({ ...roof, title: 'é'.repeat(34) })).toContain(`SUMMARY:${'é'.repeat(33)}\r\n é\r\n`)
  })
})
