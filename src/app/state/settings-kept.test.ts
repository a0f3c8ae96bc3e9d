import { describe, expect, test } from 'vitest'
import { good, lostAt } from '#app/state/reading.testkit.ts'
import { exported, healthShape, reportBefore } from './health-report.ts'
import { insightShape } from './insight-settings.ts'

describe('what Insights keeps', () => {
  test('is read back as written, each hidden rule once', () => {
    expect(good(insightShape, { limits: { margin: 12 }, hidden: ['margin', 'margin'] })).toEqual({
      limits: { margin: 12 },
      hidden: ['margin'],
    })
  })
  test.each([null, [], 'x', { other: 1 }])('%j is refused', (data) => expect(good(insightShape, data)).toBeNull())
  test.each([
    [{ hidden: 'margin' }, 'hidden'],
    [{ limits: { margin: '12', debt: 3 } }, 'limits.margin'],
    [{ limits: { margin: Number.NaN, debt: 3 } }, 'limits.margin'],
    [{ limits: JSON.parse('{"__proto__":1,"debt":3}') as object }, 'limits.__proto__'],
    [{ hidden: ['debt', 1] }, 'hidden.1'],
  ])('%j loses only what is odd', (odd, place) => {
    const data = { limits: { debt: 3 }, hidden: ['debt'], ...odd }
    expect(lostAt(insightShape, data)).toEqual([place])
    expect(good(insightShape, data)?.limits).toEqual({ debt: 3 })
  })
})

describe('what the health report keeps', () => {
  const report = { madeAt: '2026-10-01', measures: { margin: 75 }, formulaVersion: 1, overall: null, wellBeing: 57 }
  test('is read back; what is no measure is left out', () => {
    const read = good(healthShape, {
      answers: { late: 1 },
      reports: [{ ...report, measures: { margin: 75, other: 3 } }],
    })
    expect(read).toEqual({ answers: { late: 1 }, reports: [{ ...report, v: 1 }] })
  })
  test.each([null, [], { other: 1 }])('%j is refused', (data) => expect(good(healthShape, data)).toBeNull())
  test('an odd answer or report costs itself', () => {
    const data = { answers: { late: {}, paid: 2 }, reports: [{ ...report, madeAt: 'yesterday' }, report] }
    expect(good(healthShape, data)).toMatchObject({ answers: { paid: 2 }, reports: [{ madeAt: '2026-10-01' }] })
    expect(lostAt(healthShape, data)).toEqual(['answers.late', 'reports.0'])
  })
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
