import { describe, expect, test } from 'vitest'
import { exported, readHealthRecord, reportBefore } from './health-report.ts'
import { readInsightSettings } from './insight-settings.ts'

describe('what Insights keeps', () => {
  test('is read back as written, each hidden rule once', () => {
    expect(readInsightSettings({ limits: { margin: 12 }, hidden: ['margin', 'margin'] })).toEqual({
      limits: { margin: 12 },
      hidden: ['margin'],
    })
  })
  test.each([
    null,
    [],
    {},
    { limits: {}, hidden: 'margin' },
    { limits: { margin: '12' }, hidden: [] },
    { limits: { margin: Number.NaN }, hidden: [] },
    { limits: { __proto__x: 1 }, hidden: [] },
    { limits: {}, hidden: [1] },
  ])('%j is refused', (data) => expect(readInsightSettings(data)).toBeNull())
})

describe('what the health report keeps', () => {
  const report = { madeAt: '2026-10-01', measures: { margin: 75 }, formulaVersion: 1, overall: null, wellBeing: 57 }
  test('is read back; what is no measure is left out', () => {
    const read = readHealthRecord({
      answers: { late: 1 },
      reports: [{ ...report, measures: { margin: 75, other: 3 } }],
    })
    expect(read).toEqual({ answers: { late: 1 }, reports: [{ ...report, v: 1 }] })
  })
  test.each([
    null,
    { answers: [], reports: 1 },
    { answers: { late: {} }, reports: [] },
    { answers: {}, reports: [{ ...report, madeAt: 'yesterday' }] },
  ])('%j is refused', (data) => expect(readHealthRecord(data)).toBeNull())
  test('the trend counts from the last report of an earlier day', () => {
    const reports = ['2026-08-01', '2026-10-01', '2026-11-23'].map((madeAt) => ({ ...report, v: 1 as const, madeAt }))
    expect(reportBefore(reports, '2026-11-23')?.madeAt).toBe('2026-10-01')
    expect(reportBefore(reports, '2026-08-01')).toBeNull()
  })
  test('the file holds exactly its form, time, measures and formula', () => {
    expect(exported({ margin: 75 }, '2026-11-23')).toEqual({
      v: 1,
      madeAt: '2026-11-23',
      measures: { margin: 75 },
      formulaVersion: 1,
    })
  })
})
