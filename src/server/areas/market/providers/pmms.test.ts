import { expect, test } from 'vitest'
import { mortgage30ByWeek } from '#facts/lending/weekly-mortgage-rates.ts'
import { type PmmsReading, readPmms } from './pmms.ts'
import { recordedPmms } from './recorded-pmms.testkit.ts'

const today = '2026-11-20'
const newest = (reading: PmmsReading) => (reading.outcome === 'read' ? reading.value.thirty.at(-1) : null)
const head = 'date,pmms30,pmms30p,pmms15'

test('the newest week of a recorded history, the same as in our own series (Freddie Mac, 8 October 2026)', () => {
  const last = mortgage30ByWeek.value.at(-1)
  const reading = readPmms(recordedPmms, today)
  expect(newest(reading)).toEqual({ date: '2026-10-08', value: 7.4 })
  expect(reading).toMatchObject({ value: { thirty: { length: 5 }, fifteen: [] } })
  expect(last?.date).toBe('2026-10-08')
  expect((last?.rate ?? 0) * 100).toBeCloseTo(7.4, 9)
})

test('columns go by name; a byte order mark, blank lines and lines without a rate are passed over', () => {
  const csv = `\uFEFFpmms15,Date,PMMS30\n6.1,10/1/2026,7.28\n6.2,10/8/2026,\n\n`
  expect(readPmms(csv, today)).toEqual({
    outcome: 'read',
    value: { thirty: [{ date: '2026-10-01', value: 7.28 }], fifteen: [{ date: '2026-10-01', value: 6.1 }] },
  })
})

test('a line of today is read, at both ends of the sensible', () => {
  for (const rate of [0.5, 25])
    expect(newest(readPmms(`${head}\n11/20/2026,${rate},,`, today))).toEqual({ date: today, value: rate })
})

test.each([
  ['', 'no columns'],
  ['<!doctype html><title>Sorry</title>', 'no columns'],
  [head, 'no line has a rate'],
  [`${head}\n10/1/2026,7.28,,\n10/8/2026,7`, 'not whole'],
  [`${head}\n,,,`, 'no line has a rate'],
  [`${head}\n11/21/2026,6.83,,`, 'future'],
  [`${head}\n2/30/2026,6.83,,`, 'no date'],
  [`${head}\n2026-10-08,6.83,,`, 'no date'],
  ...['0.49', '25.01', '0', '-6.83', '683', '"6.83"', '6.83%', '1e1', '0x6', 'NaN', 'Infinity', '6.'].map((rate) => [
    `${head}\n10/1/2026,7.28,,\n10/8/2026,${rate},,`,
    'no sensible rate',
  ]),
] as [string, string][])('%j is refused: %s', (csv, reason) => {
  expect(readPmms(csv, today)).toEqual({ outcome: 'refused', reason: expect.stringContaining(reason) })
})
