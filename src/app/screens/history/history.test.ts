import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Table } from '#calculators/kit/presentation.ts'
import { addMonths, monthsBetween } from '#engine/month.ts'
import { bearMarkets } from '#facts/history/market-cycles.ts'
import { fetchLongRecord } from '#facts/series/long-record-on-demand.ts'
import { shillerMonthly as shiller } from '#facts/series/shiller-monthly.ts'
import {
  type Asked,
  askedIn,
  eventKinds,
  hashOf,
  rangeOf,
  spanYears,
  startingAsked,
  views,
  yearsBack,
} from './asked.ts'
import { historyLines, lineKeys } from './lines.ts'
import { twoRecords } from './two-records.precomputed.ts'
import { fallsView } from './views/falls-view.ts'
import { growthView } from './views/growth-view.ts'
import { ratesView } from './views/rates-view.ts'
import { rollingView } from './views/rolling-view.ts'
import { lineNames, rough } from './words.ts'

const record = await fetchLongRecord()
const history = historyLines(record)
const viewOf = { growth: growthView, falls: fallsView, rolling: rollingView, rates: ratesView }
const see = (part: Partial<Asked>) => {
  const asked = { ...startingAsked, ...part }
  return viewOf[asked.view](history, asked)
}
const cell = (table: Table | undefined, row: string, column: number) =>
  table?.rows.find(([name]) => name === row)?.[column]

const anyMonth = fc.integer({ min: -30, max: 1900 }).map((n) => addMonths('1871-01', n))
const anyAsked: fc.Arbitrary<Asked> = fc.record({
  view: fc.constantFrom(...views),
  lines: fc.subarray([...lineKeys], { minLength: 1 }),
  from: anyMonth,
  to: fc.option(anyMonth, { nil: null }),
  dollars: fc.constantFrom('nominal', 'real'),
  scale: fc.constantFrom('log', 'straight'),
  years: fc.constantFrom(...spanYears),
  events: fc.subarray([...eventKinds]),
  recessions: fc.boolean(),
  amount: fc.integer({ min: 1, max: 1e9 }),
})

describe('what is asked', () => {
  test('comes back from the address as it went in; the start is an empty one', () => {
    expect(hashOf(startingAsked)).toBe('')
    fc.assert(
      fc.property(anyAsked, (asked) => {
        expect(askedIn({ hash: `#${hashOf(asked)}` })).toEqual(asked)
      }),
    )
  })
  test('whatever stands in the address, something can be shown', () => {
    for (const hash of [
      '#lines=&from=banana&to=9999-99&years=7&amount=-5&view=x',
      '#__proto__=1',
      '#lines=stocks.stocks.x',
      '#',
    ])
      expect(askedIn({ hash }).lines.length).toBeGreaterThan(0)
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(spanYears).toContain(askedIn({ hash: `#${text}` }).years)
      }),
    )
  })
  test('a range lies in the record and holds a year', () => {
    fc.assert(
      fc.property(anyMonth, fc.option(anyMonth, { nil: null }), (from, to) => {
        const range = rangeOf({ from, to }, history.first, history.last)
        expect(range.from >= history.first && range.to <= history.last).toBe(true)
        expect(monthsBetween(range.from, range.to)).toBeGreaterThanOrEqual(12)
      }),
    )
    expect(yearsBack('2026-03', 100, '1871-01')).toBe('1926-03')
    expect(yearsBack('2026-03', 200, '1871-01')).toBe('1871-01')
  })
})

describe('every view, whatever is asked', () => {
  test('draws only months the record knows, one value for each, nothing that is no number', () => {
    fc.assert(
      fc.property(anyAsked, (asked) => {
        const { chart, headline, tables } = see(asked)
        expect(headline).not.toMatch(/NaN|undefined|Infinity/)
        expect(headline.length).toBeLessThanOrEqual(150)
        for (const { rows } of tables) expect(JSON.stringify(rows)).not.toMatch(/NaN|undefined|Infinity/)
        if (chart === null) return
        const months = chart.x.values
        expect(String(months[0]) >= '1871-01' && String(months.at(-1)) <= '2026-10').toBe(true)
        for (const { values } of chart.series) {
          expect(values).toHaveLength(months.length)
          expect(values.every((one) => one === null || Number.isFinite(one))).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })
  test('no line goes on past the month its source ends in', () => {
    const ends = {
      stocks: '2026-03',
      price: '2026-03',
      bonds: '2026-03',
      bills: '2025-12',
      prices: '2026-05',
      gold: '2026-05',
      homes: '2025-10',
    }
    for (const key of lineKeys) expect(see({ lines: [key] }).chart?.x.values.at(-1), key).toBe(ends[key])
  })
})

describe('growth', () => {
  test('$100 in stocks in January 1926: $1.97 million in March 2026, $107,000 after inflation', () => {
    const { headline, rests } = see({})
    expect(headline).toBe(
      '$100 in US stocks in January 1926 would be about $1.97 million in March 2026. After inflation: $107,000.',
    )
    expect(rests).toContain('10.4% a year, 7.2% after inflation')
  })
  test('the same straight from the source: the real index over its start, and prices 330.213 over 17.9', () => {
    const { realStocks, cpi } = shiller
    const at = (month: string) => monthsBetween('1871-01', month as never)
    const real = (realStocks[at('2026-03')] ?? 0) / (realStocks[at('1926-01')] ?? 1)
    const risen = 330.213 / (cpi[at('1926-01')] ?? 1)
    expect(cpi[at('1926-01')]).toBe(17.9)
    const table = see({}).tables[0]
    const near = (column: number, row: string, expected: number) =>
      expect(Math.abs(Number(cell(table, row, column)) / expected - 1), row).toBeLessThan(1e-6)
    near(2, 'US stocks', 100 * real)
    near(1, 'US stocks', 100 * real * risen)
    near(1, 'Consumer prices', 100 * risen)
    near(2, 'Consumer prices', 100)
  })
  test('lines that begin later shorten the comparison, and it says so', () => {
    const { notes, chart } = see({ lines: ['stocks', 'bills', 'homes'] })
    expect([chart?.x.values[0], chart?.x.values.at(-1)]).toEqual(['1927-12', '2025-10'])
    expect(notes).toEqual([
      'The comparison starts in December 1927, where our numbers for Treasury bills begin.',
      'It ends in October 2025, where our numbers for home prices end.',
    ])
    expect(see({}).notes).toEqual([])
  })
  test('lines that share nothing say so instead of drawing', () => {
    const { chart, headline } = see({ lines: ['gold'], from: '1900-01', to: '1950-01' })
    expect([chart, headline]).toEqual([
      null,
      'We don’t have numbers for every line chosen in that range. Choose others, or a different range.',
    ])
  })
  test('after inflation everything starts at the amount and prices drop out', () => {
    const { chart } = see({ dollars: 'real', lines: ['stocks', 'gold', 'prices'], from: '1970-01' })
    expect(chart?.series.map(({ key, values }) => [key, values[0]])).toEqual([
      ['stocks', 100],
      ['gold', 100],
    ])
  })
})

describe('falls', () => {
  test('stocks with dividends: 82% from September 1929 to June 1932, back in January 1945', () => {
    const { headline, rests, tables } = see({ view: 'falls', lines: ['stocks'] })
    expect(headline).toBe('The deepest fall here: US stocks, down 82% from September 1929 to June 1932.')
    expect(rests).toBe('It was back at its old high in January 1945, after 15 years and 4 months.')
    expect(tables[0]?.rows.filter(([, high]) => high === 'Oct 2007')).toHaveLength(1)
  })
  test('a range begins below an earlier high where the record does', () => {
    const { chart } = see({ view: 'falls', lines: ['stocks'], from: '1932-06' })
    expect(chart?.series[0]?.values[0]).toBeCloseTo(-81.8, 0)
  })
  test('by days the S&P lost 33.9% in 2020 and 86.2% to 1932; averages of months show 19% and 85%', () => {
    const days = see({ view: 'falls' }).tables[1]
    expect(days?.rows).toHaveLength(bearMarkets.value.length)
    const row = (name: string) => days?.rows.find(([first]) => first === name)?.map((one) => Math.round(Number(one)))
    expect(row('Feb 2020 to Mar 2020')?.slice(1, 3)).toEqual([34, 19])
    expect(row('Sep 1929 to Jun 1932')?.slice(1, 3)).toEqual([86, 85])
    // Averages never show more than the days do.
    for (const [, daily, monthly] of days?.rows ?? []) expect(Number(monthly)).toBeLessThan(Number(daily))
  })
})

describe('returns by years held', () => {
  test('20 years after inflation never ended with a loss since 1926, one year often did', () => {
    const lost = (years: 1 | 20) =>
      cell(see({ view: 'rolling', years, dollars: 'real', lines: ['stocks'] }).tables[0], 'US stocks', 7)
    expect(Number(lost(20))).toBe(0)
    expect(Number(lost(1))).toBeGreaterThan(25)
  })
  test('each point stands above its start: the last is the span that ends with the record', () => {
    const { chart } = see({ view: 'rolling', years: 10, lines: ['stocks'] })
    expect(chart?.x.values.at(-1)).toBe('2016-03')
    expect(chart?.series[0]?.values.at(-1)).not.toBeNull()
  })
  test('a range that is too short asks for a longer one', () => {
    expect(see({ view: 'rolling', years: 30, from: '2010-01' }).headline).toBe('Choose a range longer than 30 years.')
  })
})

test('inflation was highest at 23.7% in June 1920 in this record, and 9.1% in June 2022', () => {
  expect(see({ view: 'rates', from: '1871-01' }).headline).toMatch(/The most here: 23\.\d%, in (May|June) 1920\./)
  expect(see({ view: 'rates', from: '1990-01' }).headline).toBe(
    'Prices rose 4.2% in the year to May 2026. The most here: 9.1%, in June 2022.',
  )
})

test('two records of one market grew within a fifth of a point a year of each other', () => {
  expect(twoRecords.theirs).toBeCloseTo(0.1002, 4)
  expect(Math.abs(twoRecords.ours - twoRecords.theirs)).toBeLessThan(0.002)
})

test.each([
  [1_971_829, '$1.97 million'],
  [106_887, '$107,000'],
  [93.4, '$93'],
  [0.52, '$0.52'],
  [1_234_567_890, '$1.23 billion'],
  [999_600, '$1 million'],
])('%d is said as %s', (dollars, said) => expect(rough(dollars)).toBe(said))

test('every line has a name of its own', () => expect(new Set(Object.values(lineNames)).size).toBe(lineKeys.length))
