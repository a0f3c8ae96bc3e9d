import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { FlowChart, HeatChart, XYChart } from '#calculators/kit/presentation.ts'
import { FillPicture } from './fill-chart.tsx'
import { FlowPicture } from './flow-chart.tsx'
import { HeatPicture } from './heat-chart.tsx'
import { RanksPicture } from './ranks-chart.tsx'
import { WaterfallPicture } from './waterfall-chart.tsx'
import { XYPicture } from './xy-chart.tsx'

const months = Array.from({ length: 97 }, (_, i) => `${62 + Math.floor(i / 12)} and ${i % 12} months`)
const ticks = Array.from({ length: 9 }, (_, i) => ({ at: i * 12, label: String(62 + i) }))
const couples: HeatChart = {
  kind: 'heat',
  key: 'couples',
  title: 'Every pair of ages',
  summary: 'The best is 68 and 70.',
  unit: 'money',
  valueLabel: 'Benefits over both lives',
  x: { label: 'You claim at', values: months, ticks },
  y: { label: 'Your spouse claims at', values: months, ticks },
  values: months.map((_, y) => months.map((__, x) => 1_000_000 - (x - 72) ** 2 * 30 - (y - 96) ** 2 * 20)),
  zone: { label: 'Within 1% of the best', least: 990_000 },
  marks: [
    { kind: 'best', x: 72, y: 96, label: 'Best' },
    { kind: 'yours', x: 0, y: 0, label: 'Your plan' },
  ],
}

describe('heat map', () => {
  const [, narrow = '', page = ''] = renderToStaticMarkup(<HeatPicture chart={couples} />).split(
    /<div class="@m(?:in|ax)-/,
  )
  test('a finished page holds it for a phone and for a wide screen, one of them shown', () => {
    expect(narrow).toMatch(/^\[440px\]:hidden/)
    expect(narrow).toContain('viewBox="0 0 340 ')
    expect(page).toMatch(/^\[440px\]:hidden/)
    expect(page).toContain('viewBox="0 0 640 ')
  })
  test('97 by 97 cells take fewer than 200 elements', () => {
    expect(page.match(/<[a-z]/g)?.length).toBeLessThan(200)
  })
  test('is one grid with one tab stop, counted rows and columns, standing on the visitor’s own cell', () => {
    expect(page.match(/tabindex="0"/gi)?.length).toBe(1)
    expect(page).toContain('role="grid"')
    expect(page).toContain('aria-rowcount="97"')
    expect(page).toContain('aria-colcount="97"')
    const standsOn = /aria-activedescendant="([^"]+)"/.exec(page)?.[1]
    expect(page).toContain(`<td id="${standsOn}" aria-colindex="1"`)
    expect(page).toContain('You claim at: 62 and 0 months.')
  })
  test('says its range, its zone and its marks in the legend', () => {
    // The worst pair: 1,000,000 less 72 squared times 30, less 96 squared times 20.
    expect(page).toContain('$660,160')
    expect(page).toContain('$1,000,000')
    expect(page).toContain('Within 1% of the best')
    expect(page).toContain('Your plan')
  })
})

test('money flowing is drawn for a phone and for a wide screen, so that its words can be read on both', () => {
  const chart: FlowChart = {
    kind: 'flow',
    key: 'money',
    title: 'Where it goes',
    summary: 'Pay goes to rent.',
    unit: 'money',
    nodes: [
      { id: 'pay', label: 'Pay', column: 0, color: 'growth' },
      { id: 'rent', label: 'Rent', column: 1, color: 'other' },
    ],
    links: [{ from: 'pay', to: 'rent', value: 1_800 }],
  }
  const page = renderToStaticMarkup(<FlowPicture chart={chart} />)
  expect([...page.matchAll(/viewBox="0 0 (\d+) /g)].map(([, width]) => width)).toEqual(['340', '640'])
})

test('a waterfall says every change with its sign', () => {
  const page = renderToStaticMarkup(
    <WaterfallPicture
      chart={{
        kind: 'waterfall',
        key: 'w',
        title: 'W',
        summary: 'From income to taxable income.',
        unit: 'money',
        steps: [
          { label: 'Income', kind: 'total', value: 80_000 },
          { label: 'Standard deduction', kind: 'change', value: -16_100, note: 'Single, 2026' },
          { label: 'Taxable income', kind: 'total', value: 63_900 },
        ],
      }}
    />,
  )
  for (const words of ['$80,000', '−$16,100', '$63,900', 'Single, 2026', 'From income to taxable income.'])
    expect(page).toContain(words)
})

test('a bracket without an end says so', () => {
  const page = renderToStaticMarkup(
    <FillPicture
      chart={{
        kind: 'fill',
        key: 'f',
        title: 'F',
        summary: 'Your income reaches the 12% bracket.',
        unit: 'money',
        words: { row: 'Bracket', filled: 'Your income in it', result: 'Tax' },
        rows: [
          { label: 'Lowest', rate: 10, capacity: 12_400, filled: 12_400, result: 1240 },
          { label: 'Highest', rate: 37, capacity: null, filled: 0, result: 0 },
        ],
      }}
    />,
  )
  for (const words of ['$12,400 of $12,400', '$0, no limit', '37%', 'Tax: $1,240']) expect(page).toContain(words)
})

test('named bars say their totals, and their parts where there are several', () => {
  const page = renderToStaticMarkup(
    <RanksPicture
      chart={{
        kind: 'ranks',
        key: 'r',
        title: 'R',
        summary: 'The adviser costs most.',
        unit: 'money',
        words: { row: 'Broker', total: 'All fees' },
        parts: [
          { key: 'advice', label: 'Advice', color: 'interest' },
          { key: 'funds', label: 'Funds', color: 'other' },
        ],
        rows: [
          { label: 'Adviser', note: 'Full service', values: [9000, 1500] },
          { label: 'On your own', values: [0, 300], isYours: true },
        ],
      }}
    />,
  )
  for (const words of ['$10,500', '$300', 'Advice $9,000, Funds $1,500', 'Full service', 'The adviser costs most.'])
    expect(page).toContain(words)
})

describe('a step chart of rates', () => {
  const chart: XYChart = {
    kind: 'lines',
    key: 'marginal',
    title: 'Your next dollar',
    summary: 'Rates by income.',
    x: { label: 'Income', kind: 'money', values: [0, 20_000, 40_000, 60_000] },
    unit: 'percent',
    series: [{ key: 'rate', label: 'Rate', color: 'tax', look: 'step', values: [0, 10, 340, 22] }],
    ceiling: 60,
    level: { value: 15, label: 'Your average rate' },
    marksLook: 'numbered',
    marks: [
      { x: 39_500, label: 'the credit ends at once' },
      { x: 20_000, label: 'tax begins' },
    ],
  }
  const page = renderToStaticMarkup(<XYPicture chart={chart} />)
  test('names its marks in a list, in order of income', () => {
    const list = page.slice(page.indexOf('<ol'))
    expect(list.indexOf('tax begins')).toBeLessThan(list.indexOf('the credit ends at once'))
    expect(list).toContain('$20,000')
    // Drawn at the nearest income of the chart, named by its own.
    expect(list).toContain('$39,500')
  })
  test('has the level with its words, and an axis that ends at the ceiling', () => {
    expect(page).toContain('Your average rate')
    expect(page).toContain('>60%<')
    expect(page).not.toContain('>80%<')
  })
  test('says how far a rate goes that leaves the picture', () => {
    expect(page).toContain('up to 340%')
    expect(page).toContain('clip-path="url(#')
  })
  test('jumps instead of leaning', () => {
    const line = /<path d="(M[^"]+)" fill="none" style="stroke/.exec(page)?.[1]
    expect(line).toMatch(/^M[\d.]+ [\d.]+(H[\d.]+V-?[\d.]+)+$/)
  })
})

test('a fan has a range inside its range, and both are named', () => {
  const page = renderToStaticMarkup(
    <XYPicture
      chart={{
        kind: 'lines',
        key: 'fan',
        title: 'Fan',
        summary: 'History.',
        x: { label: 'Year', kind: 'number', values: [0, 1] },
        unit: 'money',
        series: [{ key: 'median', label: 'Median', color: 'growth', values: [100, 107] }],
        band: { label: '8 in 10 starts', low: [100, 80], high: [100, 130], color: 'growth' },
        innerBand: { label: 'Half of the starts', low: [100, 95], high: [100, 115], color: 'growth' },
      }}
    />,
  )
  for (const words of ['8 in 10 starts', 'Half of the starts']) expect(page).toContain(words)
})

describe('a century on one chart', () => {
  const months = Array.from(
    { length: 1200 },
    (_, i) => `${1926 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`,
  )
  const chart: XYChart = {
    kind: 'lines',
    key: 'century',
    title: 'Century',
    summary: 'Up, with a crash.',
    x: { label: 'Month', kind: 'month', values: months },
    unit: 'money',
    scale: 'log',
    marksLook: 'ticks',
    marks: [{ x: '1929-10', label: 'Black Tuesday' }],
    spans: {
      label: 'Recession',
      items: [
        { from: '1869-07', to: '1870-12' },
        { from: '1929-09', to: '1933-03', name: 'Great Depression' },
        { from: '2020-03', to: '2030-04' },
      ],
    },
    series: [
      {
        key: 'a',
        label: 'Stocks',
        color: 'principal',
        values: months.map((month, i) => (month === '1932-06' ? 1 : 100 * 1.005 ** i)),
      },
      {
        key: 'b',
        label: 'Bills',
        color: 'insurance',
        isJoined: true,
        values: months.map((_, i) => (i % 12 === 0 ? 100 + i : null)),
      },
    ],
  }
  const page = renderToStaticMarkup(<XYPicture chart={chart} />)
  const lines = [...page.matchAll(/<path d="(M[^"]+)" fill="none" style="stroke/g)].map(([, d]) => d ?? '')
  test('goes on over years without a value and keeps the crash of one month', () => {
    expect(lines[1]?.match(/M/g)).toHaveLength(1)
    expect(lines[1]?.match(/L/g)).toHaveLength(99)
    const low = Math.max(...[...(lines[0] ?? '').matchAll(/ ([\d.]+)/g)].map(([, y]) => Number(y)))
    expect(low).toBeCloseTo(256, 0)
  })
  test('has round powers of ten at its side', () => {
    for (const mark of ['$1', '$10', '$100', '$1k', '$10k']) expect(page).toContain(`>${mark}<`)
  })
  test('shades what lies in the picture and names it once', () => {
    // Drawn for a phone and for a desk: two stretches each, the one before the first month left out.
    expect(page.match(/<rect[^>]*fill:var\(--other\)[^>]*opacity="0.2"/g)).toHaveLength(4)
    expect(page.match(/Recession</g)).toHaveLength(1)
  })
})
