import { expect, test } from 'vitest'
import { perEuro } from '#facts/fx/rates.ts'
import { FRANKFURTER_SOURCE, readFrankfurter } from './frankfurter.ts'
import { onDay, recordedFrankfurter, recordedRows } from './recorded-frankfurter.testkit.ts'

const today = '2026-11-20'
const withRow = (change: object, quote = 'USD') =>
  JSON.stringify(recordedRows.map((row) => (row.quote === quote ? { ...row, ...change } : row)))

test('a recorded day: all 29 rates of 13 April 2026, without the euro itself', () => {
  expect(readFrankfurter(recordedFrankfurter, today)).toEqual({
    outcome: 'read',
    value: { base: 'EUR', asOf: '2026-04-13', source: FRANKFURTER_SOURCE, rates: perEuro.value },
  })
})

test('a table of today is read; unknown currencies, extra fields and lines of an earlier day are passed over', () => {
  const rows = [
    ...(JSON.parse(onDay(today)) as object[]),
    { date: today, base: 'EUR', quote: 'XXX', rate: 5, extra: true },
    { date: '2025-12-31', base: 'EUR', quote: 'BGN', rate: 1.95583 },
  ]
  const reading = readFrankfurter(JSON.stringify(rows), today)
  expect(reading).toMatchObject({ outcome: 'read', value: { asOf: today, rates: perEuro.value } })
})

test.each([
  ['', 'no list'],
  ['<!doctype html>', 'no list'],
  [recordedFrankfurter.slice(0, 500), 'no list'],
  ['{"status":503,"message":"deadline"}', 'no list'],
  ['null', 'no list'],
  ['[]', 'most currencies'],
  [JSON.stringify(recordedRows.slice(0, 10)), 'most currencies'],
  [JSON.stringify(recordedRows.filter((row) => row.quote !== 'USD')), 'most currencies'],
  [onDay('2026-11-21'), 'future'],
  [onDay('2026-02-30'), 'no date'],
  [onDay('20.11.2026'), 'no date'],
  [withRow({ base: 'USD' }), 'another base'],
  [withRow({ rate: '1.1684' }), 'no list'],
  [withRow({ rate: 0 }), 'USD has no sensible rate'],
  [withRow({ rate: -1.1684 }), 'USD has no sensible rate'],
  [withRow({ rate: 116.84 }), 'USD has no sensible rate'],
  [withRow({ rate: null }), 'no list'],
  [withRow({ rate: 1 / 186.75 }, 'JPY'), 'JPY has no sensible rate'],
  [withRow({ quote: 'USD' }, 'GBP'), 'twice'],
] as [string, string][])('%.60s is refused: %s', (text, reason) => {
  expect(readFrankfurter(text, today)).toEqual({ outcome: 'refused', reason: expect.stringContaining(reason) })
})
