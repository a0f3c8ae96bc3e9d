/** Charts of lines, areas and bars for the gallery and the tests: each shows something that once looked wrong. Made-up numbers. */
import type { XYChart } from '#calculators/kit/presentation.ts'

const years = (count: number, from = 0) => Array.from({ length: count }, (_, i) => from + i)
const falling = (count: number, end: number, from = 30_000) =>
  years(count).map((year) => (year > end ? null : Math.round(from * (1 - (year / end) ** 1.6))))

export const lineCharts: readonly XYChart[] = [
  {
    kind: 'lines',
    key: 'endings',
    title: 'Lines that end on the way',
    summary: 'Six plans; each name stands where its line ends.',
    x: { label: 'Year', kind: 'year', values: years(18, 2026) },
    unit: 'money',
    yLabel: 'Dollars owed',
    series: [
      { key: 'rap', label: 'RAP', color: 'principal', values: falling(18, 16) },
      { key: 'standard', label: 'Standard', color: 'interest', values: falling(18, 10, 29_000) },
      { key: 'graduated', label: 'Graduated', color: 'insurance', values: falling(18, 10) },
      { key: 'ibr', label: 'IBR', color: 'growth', values: falling(18, 17) },
      { key: 'paye', label: 'PAYE', color: 'tax', values: falling(18, 17) },
      { key: 'icr', label: 'ICR', color: 'other', values: falling(18, 17, 28_000) },
    ],
  },
  {
    kind: 'lines',
    key: 'cut',
    title: 'A value that leaves the picture',
    summary: 'The cost falls from 497% at 2 months to 30% at 24.',
    x: { label: 'Months to pay back', kind: 'number', values: [2, 3, 4, 5, 6, 8, 10, 12, 18, 24] },
    unit: 'percent',
    yLabel: 'Percent a year',
    ceiling: 250,
    series: [
      { key: 'apr', label: 'APR', color: 'interest', values: [497, 247, 186, 146, 122, 92, 74, 62, 41, 30] },
      {
        key: 'shortcut',
        label: 'Shortcut (factor − 1) ÷ years',
        color: 'other',
        look: 'dashed',
        values: [180, 120, 90, 72, 60, 45, 36, 30, 20, 15],
      },
    ],
  },
  {
    kind: 'lines',
    key: 'sides',
    title: 'Ahead and behind',
    summary: 'Behind by $40,000 at first, ahead by $30,000 after ten years.',
    x: { label: 'Years', kind: 'number', values: years(11) },
    unit: 'money',
    signs: { above: 'Buying ahead', below: 'Renting ahead' },
    series: [
      {
        key: 'gap',
        label: 'Your guesses',
        color: 'principal',
        look: 'area',
        values: years(11).map((year) => -40_000 + year * 7000),
      },
    ],
    band: {
      label: 'Eight of ten starts',
      low: years(11).map((year) => -40_000 - year * 6000),
      high: years(11).map((year) => -40_000 + year * 19_000),
      color: 'growth',
    },
    level: { value: 0, label: 'Even' },
  },
  {
    kind: 'bars',
    key: 'jobs',
    title: 'Costs that come in lumps',
    summary: 'The dearest year is 2037.',
    x: { label: 'Year', kind: 'year', values: years(21, 2026) },
    unit: 'money',
    series: [
      {
        key: 'outside',
        label: 'Outside',
        color: 'principal',
        values: years(21).map((i) => (i % 11 === 0 ? 17_000 : 0)),
      },
      { key: 'comfort', label: 'Heating', color: 'interest', values: years(21).map((i) => (i % 5 === 0 ? 7200 : 0)) },
      { key: 'inside', label: 'Inside', color: 'insurance', values: years(21).map((i) => (i % 3 === 1 ? 1100 : 0)) },
    ],
  },
  {
    kind: 'bars',
    key: 'returns',
    title: 'Gains and losses',
    summary: 'Five years up, three down.',
    x: { label: 'Year', kind: 'year', values: years(8, 2018) },
    unit: 'percent',
    signs: { above: 'Gain', below: 'Loss' },
    series: [{ key: 'return', label: 'Return', color: 'growth', values: [-4.4, 31, 18, 28, -18, 26, 24, -2] }],
  },
  {
    kind: 'stacked',
    key: 'payments',
    title: 'Areas over months, with events',
    summary: 'Interest takes most at first.',
    x: {
      label: 'Month',
      kind: 'month',
      values: years(121).map(
        (i) => `${2026 + Math.floor((i + 10) / 12)}-${String(((i + 10) % 12) + 1).padStart(2, '0')}`,
      ),
    },
    unit: 'money',
    series: [
      { key: 'principal', label: 'Principal', color: 'principal', values: years(121).map((i) => 600 + i * 12) },
      { key: 'interest', label: 'Interest', color: 'interest', values: years(121).map((i) => 2000 - i * 12) },
    ],
    marks: [{ x: '2031-01', label: 'PMI ends' }],
  },
  {
    kind: 'bars',
    key: 'names',
    title: 'Bars with names',
    summary: 'The third offer is dearest.',
    x: { label: 'Offer', kind: 'number', values: ['Credit union of the county', 'Online lender', 'Card advance'] },
    unit: 'money',
    series: [{ key: 'cost', label: 'Cost', color: 'interest', values: [1800, 2400, 5200] }],
  },
  {
    kind: 'lines',
    key: 'century',
    title: 'A century in equal percentages',
    summary: 'Up a thousandfold, with a crash; yearly values as one line.',
    x: {
      label: 'Month',
      kind: 'month',
      values: years(1201).map((i) => `${1926 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`),
    },
    unit: 'money',
    scale: 'log',
    isTall: true,
    series: [
      {
        key: 'stocks',
        label: 'Stocks',
        color: 'principal',
        values: years(1201).map((i) => 100 * 1.006 ** i * (i > 40 && i < 90 ? 0.35 : 1)),
      },
      {
        key: 'bills',
        label: 'Bills',
        color: 'insurance',
        isJoined: true,
        values: years(1201).map((i) => (i % 12 === 0 ? 100 * 1.0025 ** i : null)),
      },
    ],
    marksLook: 'ticks',
    marks: [{ x: '1929-10', label: 'Black Tuesday' }],
    spans: { label: 'Recession', items: [{ from: '1929-09', to: '1933-03', name: 'Great Depression' }] },
  },
]
