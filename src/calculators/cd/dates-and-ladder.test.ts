import { describe, expect, test } from 'vitest'
import { env, evaluate, figures } from './cd.testkit.ts'

describe('a CD that was opened before today', () => {
  const old = { start: '2025-01-06', term: 14, rate: 4, grace: 10 }
  test('one that has matured is told as past, with no dates ahead and nothing taken off for prices', () => {
    const found = evaluate(old)
    const { headline, more, findings, calendar } = found.present()
    // 10,000 × 1.04^(14/12) = 10,468.21 on March 6, 2026; ten days later the window closed.
    expect(headline).toBe('You earned **$468** in interest by **March 6, 2026**.')
    expect(more).toContain('has matured')
    expect(findings.map(({ text }) => text).join()).toContain('grace period ended March 16, 2026')
    expect(findings.map(({ text }) => text).join()).not.toContain('your bank’s notice')
    expect(calendar?.events).toEqual([])
    expect(found.figures['totalValueToday']).toBe(found.figures['totalValue'])
  })
  test('one that has matured is not weighed against other places any more', () => {
    const said = evaluate(old)
      .present()
      .findings.map(({ text }) => text)
      .join('\n')
    for (const gone of ['savings account', 'Treasury', 'you’d get', 'FDIC average']) expect(said).not.toContain(gone)
  })
  test('inside the grace period the money can still be moved', () => {
    const { findings, calendar } = evaluate({ start: '2025-11-16', term: 12, grace: 10 }).present()
    expect(findings.map(({ text }) => text).join()).toContain('Mark November 26, 2026')
    expect(calendar?.events.map(({ date }) => date)).toEqual(['2026-11-26'])
  })
  test('today’s dollars count the time from today, not from the day it was opened', () => {
    // Opened 365 days ago for two years: one year of 2.5% is left. 10,000 × 1.04² ÷ 1.025.
    const { figures: found, present } = evaluate({ start: '2025-11-21', term: 24, rate: 4, inflation: 2.5 })
    expect(found['totalValueToday']).toBeCloseTo(10_816 / 1.025, 2)
    const years = present().tables.find(({ key }) => key === 'byYear')
    expect(years?.rows.map((row) => row[6])).toEqual([10_400, Math.round((10_816 / 1.025) * 100) / 100])
  })
  test('a ladder names the next date, not one that is past; its file holds the days ahead', () => {
    const rungs = [12, 24].map((months) => ({ months, amount: null, apy: null }))
    const { findings, calendar } = evaluate({ start: '2025-06-30', withLadder: true, rungs }).present()
    expect(findings.find(({ text }) => /-CD ladder/.test(text))?.text).toContain('The next')
    expect(findings.find(({ text }) => /-CD ladder/.test(text))?.text).toContain('**June 30, 2027**')
    expect(calendar?.events.every(({ date }) => date >= env.today)).toBe(true)
  })
})

describe('dates and sums that make no sense are left out', () => {
  test('no “matures in two weeks” before the CD is opened, no event for an empty rung', () => {
    const week = evaluate({ termUnit: 'days', days: 7, start: '2026-11-21', grace: 0 }).present()
    expect(week.calendar?.events.map(({ title }) => title)).toEqual(['CD matures'])
    const rungs = [
      { months: 12, amount: 10_000, apy: null },
      { months: 24, amount: null, apy: null },
    ]
    const { calendar, findings } = evaluate({ withLadder: true, rungs, grace: 0 }).present()
    expect(calendar?.events.map(({ title }) => title)).not.toContain('Ladder CD 2 matures')
    expect(findings.map(({ text }) => text).join()).not.toContain('ladder')
  })
})

describe('a ladder kept going', () => {
  const rungs = [12, 24].map((months) => ({ months, amount: null, apy: null }))
  const ladder = { withLadder: true, rungs, start: '2026-11-21', deposit: 2000, rate: 5, grace: 0 }
  test('worth, table, words and calendar agree; blank leaves it to run out', () => {
    expect(figures(ladder)).not.toHaveProperty('ladderKeptValue')
    const kept = evaluate({ ...ladder, keepFor: 60, ladderRate: 4 })
    // The first: 1,050 after a year, two years at 4% 1,135.68, two more 1,228.351488 on the last day. The second: 1,102.50 after two
    // years, 1,192.464 after four, one more 1,240.16256.
    const worth = 1050 * 1.04 ** 4 + 1102.5 * 1.04 ** 3
    expect(worth).toBeCloseTo(2468.51, 2)
    expect(kept.figures['ladderKeptValue']).toBeCloseTo(worth, 2)
    const { tables, findings, calendar } = kept.present()
    expect(tables.find(({ key }) => key === 'renewals')?.rows).toEqual([
      ['Nov 21, 2027', 1050, 50, 'Nov 21, 2029'],
      ['Nov 21, 2028', 1102.5, 102.5, 'Nov 21, 2030'],
      ['Nov 21, 2029', 1135.68, 85.68, 'Nov 21, 2031'],
      ['Nov 21, 2030', 1192.46, 89.96, 'Nov 21, 2032'],
    ])
    expect(tables.find(({ key }) => key === 'renewals')?.lead).toContain(
      'On November 21, 2031, your CDs would be worth $2,469,',
    )
    expect(findings.map(({ text }) => text).join()).toContain('worth **$2,469** on **November 21, 2031**')
    const renewed = (calendar?.events ?? []).filter(({ title }) => title.startsWith('A renewed'))
    expect(renewed.map(({ date }) => date)).toEqual(['2029-11-21', '2030-11-21'])
  })
  test('a single CD renewed again and again is told too', () => {
    // 2,000 at 5% for a year, two more at 4%: 2,000 × 1.05 × 1.04² = 2,271.36.
    const { findings } = evaluate({ ...ladder, rungs: rungs.slice(0, 1), keepFor: 36, ladderRate: 4 }).present()
    expect(findings.map(({ text }) => text).join()).toContain('would be worth **$2,271** on **November 21, 2029**')
  })
  test('one whose last day is over is not told in the future', () => {
    const { findings } = evaluate({ ...ladder, start: '2020-11-21', keepFor: 60 }).present()
    expect(findings.map(({ text }) => text).join()).not.toContain('Renewed each time')
  })
  test('the chart counts the CDs that hold money', () => {
    const filled = [...rungs, { months: 60, amount: 0, apy: null }]
    const { charts } = evaluate({ ...ladder, rungs: filled }).present()
    expect(charts.find(({ key }) => key === 'ladder')?.summary).toContain('2 CDs mature')
  })
  test('a blank rate is the longest one’s; an empty rung is not the longest', () => {
    const own = [
      { months: 12, amount: 1000, apy: 3 },
      { months: 24, amount: 1000, apy: 6 },
      { months: 60, amount: 0, apy: 9 },
    ]
    // 1,000 × 1.03 × 1.06² + 1,000 × 1.06² × 1.06.
    expect(figures({ ...ladder, rungs: own, keepFor: 36 })['ladderKeptValue']).toBeCloseTo(1030 * 1.1236 + 1191.016, 2)
  })
})
