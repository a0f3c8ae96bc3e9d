import { expect, test } from 'vitest'
import type { Instrument } from '#wire/market.ts'
import { marketRates } from '#wire/market-rates.ts'
import { moversIn } from '../market/movers.tsx'
import { sessionText } from '../market/session-text.ts'
import { curveChart, inflationChart, jobsChart, mortgageChart } from './charts.ts'
import { currencyTable } from './currencies-part.tsx'
import { firstFx, firstRates } from './first-rates.precomputed.ts'
import { words } from './words.ts'

const now = new Date('2026-11-23T15:00:00Z')
const closed = { holiday: null, earlyClose: false, opensAt: '2026-11-23T14:30:00.000Z', closesAt: null } as const

test.each([
  [undefined, null],
  [
    { ...closed, state: 'open', why: null, closesAt: '2026-11-23T21:00:00.000Z' },
    'The New York exchange is open until 4:00 PM ET.',
  ],
  [
    { ...closed, state: 'open', why: null, earlyClose: true, closesAt: '2026-11-27T18:00:00.000Z' },
    'The New York exchange is open until 1:00 PM ET, earlier than usual.',
  ],
  [
    { ...closed, state: 'before', why: 'hours' },
    'The New York exchange is not open yet. It opens today at 9:30 AM ET.',
  ],
  [
    { ...closed, state: 'closed', why: 'holiday', holiday: 'Thanksgiving', opensAt: '2026-11-27T14:30:00.000Z' },
    'The New York exchange is closed for Thanksgiving. It opens Friday, Nov 27, 2026, at 9:30 AM ET.',
  ],
  [{ ...closed, state: 'closed', why: 'weekend', opensAt: null }, 'The New York exchange is closed for the weekend.'],
  [
    { ...closed, state: 'after', why: 'hours', opensAt: '2026-11-24T14:30:00.000Z' },
    'The New York exchange is closed for the day. It opens Tuesday, Nov 24, 2026, at 9:30 AM ET.',
  ],
] as const)('%j', (session, text) => expect(sessionText(session, now)).toBe(text))

test('movers are those that moved, most first; rates, old lines and lines without a change are none', () => {
  const line = (symbol: string, changePercent: number | null, changes: Partial<Instrument> = {}) =>
    ({ symbol, kind: 'stock', stale: false, changePercent, ...changes }) as Instrument
  const { up, down } = moversIn([
    line('A', 1),
    line('B', -2),
    line('C', 3),
    line('D', 0),
    line('E', null),
    line('F', 2),
    line('G', 0.5),
    line('H', 9, { stale: true }),
    line('I', -9, { kind: 'rate' }),
    line('J', -0.1),
  ])
  expect(up.map(({ symbol }) => symbol)).toEqual(['C', 'F', 'A'])
  expect(down.map(({ symbol }) => symbol)).toEqual(['B', 'J'])
})

test('what came with the release is in the shape of the wire, and its pictures hold its figures', () => {
  expect(marketRates.safeParse(firstRates).error).toBeUndefined()
  expect(mortgageChart(firstRates).series[0]?.values.at(-1)).toBe(7.4)
  expect(curveChart(firstRates).series).toHaveLength(1)
  expect(curveChart(firstRates).x.values.slice(0, 3)).toEqual([0.08, 0.25, 0.5])
  // October 2025 was never measured, so October has no change.
  const inflation = inflationChart(firstRates)
  expect(inflation?.series[0]?.values[inflation.x.values.indexOf('2025-10')]).toBeNull()
  expect(inflation?.series[0]?.values[inflation.x.values.indexOf('2025-09')]).toBe(3)
})

test('unemployment is one figure with the release, and a line once months were read; 4.2% is 1 in 24', () => {
  expect(jobsChart(firstRates)).toBeNull()
  const points = [
    { date: '2026-08-01', value: null },
    { date: '2026-09-01', value: 4.2 },
    { date: '2026-10-01', value: 4.3 },
  ]
  const chart = jobsChart({ ...firstRates, unemployment: { ...firstRates.unemployment, points } })
  expect(chart?.series[0]?.values).toEqual([null, 4.2, 4.3])
  expect(chart?.summary).toBe('Unemployment was 4.3% in October 2026.')
  expect(words.jobs.you(4.2)).toContain('1 in 24 people')
})

test('the shape of a curve is told as it is', () => {
  const at = (months: number, rate: number) => ({ months, rate })
  expect(words.curve.shape(at(1, 3.9), at(360, 5.6))).toContain('1.7 points a year more than for 1 month')
  expect(words.curve.shape(at(3, 5.4), at(120, 4.1))).toContain('inverted')
  expect(words.curve.shape(at(3, 5), at(120, 5.05))).toContain('flat')
})

test('a dollar is told through the euro where the table is one of euros, and unknown currencies are left out', () => {
  // European Central Bank, one euro: 1.25 dollars and 20 pesos would make a dollar 16 pesos and 0.8 euros.
  const table = currencyTable({ base: 'EUR', asOf: '2026-11-19', source: 'ECB', rates: { USD: 1.25, MXN: 20 } })
  expect(table.rows).toEqual([
    ['Euro', 0.8, 800],
    ['Mexican peso', 16, 16_000],
  ])
  expect(currencyTable(firstFx).rows[0]).toEqual(['Euro', 0.89087, 891])
})
