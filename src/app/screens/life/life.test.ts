import { describe, expect, test } from 'vitest'
import { calendarText } from '#calculators/kit/calendar.ts'
import { tableCsv } from '#calculators/kit/csv.ts'
import { readEntry } from '#engine/household/field.ts'
import { emptyHousehold } from '#engine/household/household.ts'
import { type Bill, billFields, documentFields } from '#engine/household/lists.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { lifeAnswer } from './life-answer.ts'
import { billsTable, lifeCalendar } from './life-calendar.ts'
import { publicDates } from './public-dates.ts'
import { sheetParts } from './sheet-parts.ts'

const today = '2026-11-10'
const bill = (known: Partial<Bill>): Bill => {
  const read = readEntry(billFields, { id: 'a', name: 'Internet', kind: 'bill', amount: 70, every: 'month', ...known })
  if (read === null) throw new Error('not a bill')
  return read
}
const internet = bill({ dueOn: '2026-11-20' })
const club = bill({ id: 'b', name: 'Club', kind: 'membership', amount: 40, dueOn: '2026-12-01', noticeDays: 14 })

describe('the first line', () => {
  test('what the bills come to, what is next, how many go on until stopped', () => {
    expect(lifeAnswer([internet, club], today)).toEqual({
      answer: 'Your bills come to $110 a month, $1,320 a year.',
      rests:
        'Next: Internet, $70.00, on November 20, 2026. 1 of your bills is a subscription or membership: $40 a month.',
    })
  })
  test('what is late comes first; nothing there asks for a bill', () => {
    const late = bill({ dueOn: '2026-10-05', paid: [{ on: '2026-10-05', amount: 70 }] })
    expect(lifeAnswer([late], today).answer).toBe('Internet is 5 days past due: $70.00.')
    expect(lifeAnswer([], today)).toEqual({ answer: 'Add a bill to see what’s due and what it all costs.' })
    expect(lifeAnswer([bill({ endsOn: '2026-01-01' })], today).answer).toMatch(/^Add a bill/)
  })
})

describe('files', () => {
  const passport = readEntry(documentFields, { id: 'p', name: 'Passport', kind: 'passport', expiresOn: '2027-06-01' })
  const household = { ...emptyHousehold, bills: [internet, club], documents: passport ? [passport] : [] }
  test('due dates, the last day to cancel and expiry dates, in order', () => {
    const { events } = lifeCalendar(household, today)
    expect(events.slice(0, 3)).toEqual([
      { date: '2026-11-17', title: 'Last day to cancel Club', note: 'It renews on December 1, 2026.' },
      { date: '2026-11-20', title: 'Internet is due', note: 'About $70.00.' },
      { date: '2026-12-01', title: 'Club is due', note: 'About $40.00.' },
    ])
    expect(events.filter(({ title }) => title === 'Internet is due')).toHaveLength(12)
    expect(events.find(({ title }) => title === 'Passport expires')?.date).toBe('2027-06-01')
    expect(calendarText({ fileName: 'a.ics', events }, '2026-11-10T00:00:00Z')).toContain('SUMMARY:Passport expires')
  })
  test('a line for each bill', () => {
    const lines = tableCsv(billsTable(household, today)).split('\r\n')
    expect(lines[1]).toBe('Internet,Bill,70,Every month,70,840,0,2026-11-20,,,')
    expect(lines[2]).toBe('Club,Membership,40,Every month,40,480,0,2026-12-01,2026-12-01,2026-11-17,')
  })
})

describe('the sheet for the family', () => {
  const sample = sampleHousehold(today)
  test('holds every list, and amounts only by choice', () => {
    const plain = JSON.stringify(sheetParts(sample, false))
    for (const { name } of [...sample.accounts, ...sample.policies, ...sample.bills, ...sample.documents])
      expect(plain).toContain(name)
    // What a life insurance pays is what the family asks for first.
    expect(plain).toContain('pays $250,000')
    expect(plain.replace('pays $250,000', '')).not.toMatch(/\$\d/)
    expect(JSON.stringify(sheetParts(sample, true))).toContain('$268,400')
  })
  test('what can be canceled stands apart from what keeps coming', () => {
    const parts = sheetParts(sample, false)
    const of = (title: string) => parts.find((part) => part.title === title)?.lines.map(({ name }) => name)
    expect(of('Subscriptions to cancel')).toEqual(['Gym', 'Video streaming', 'Music', 'Photo storage'])
    expect(of('Bills that keep coming')).toContain('Electricity')
  })
})

describe('dates everyone shares', () => {
  test('by kind, from today on, in order', () => {
    const dates = publicDates('2026-11-23', 60, ['tax', 'banks'])
    expect(dates[0]).toEqual({
      on: '2026-11-26',
      kind: 'banks',
      text: 'Thanksgiving Day: most banks closed, payments post the next business day',
    })
    expect(dates.some(({ on, text }) => on === '2027-01-15' && text.startsWith('Estimated tax'))).toBe(true)
    expect(publicDates('2026-11-23', 60, ['rates']).map(({ on }) => on)).toEqual(['2026-12-09'])
    expect(publicDates('2026-11-23', 60, [])).toEqual([])
  })
})
