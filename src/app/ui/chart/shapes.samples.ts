/** One chart of every other kind for the gallery. Made-up numbers. */
import type { Chart } from '#calculators/kit/presentation.ts'

const steps = Array.from({ length: 9 }, (_, i) => i)

export const shapeCharts: readonly Chart[] = [
  {
    kind: 'waterfall',
    key: 'pay',
    title: 'From pay to take-home',
    summary: '$80,000 before tax, $62,300 after.',
    unit: 'money',
    steps: [
      { label: 'Pay before tax', kind: 'total', value: 80_000 },
      { label: 'Federal tax', kind: 'change', value: -11_200, color: 'tax', note: 'Single' },
      { label: 'Payroll tax', kind: 'change', value: -6500, color: 'insurance' },
      { label: 'Take-home', kind: 'total', value: 62_300, color: 'growth' },
    ],
  },
  {
    kind: 'ranks',
    key: 'gaps',
    title: 'Ahead and behind, by name',
    summary: 'Two ahead, one behind.',
    unit: 'money',
    words: { row: 'Broker', total: 'Ahead by' },
    parts: [
      { key: 'fees', label: 'Fees', color: 'interest' },
      { key: 'cash', label: 'Interest on cash', color: 'growth' },
    ],
    rows: [
      { label: 'Your own', values: [-300, 900], isYours: true },
      { label: 'Adviser', note: 'Full service', values: [-4200, 100] },
      { label: 'Discount', values: [-20, 400] },
    ],
  },
  {
    kind: 'fill',
    key: 'brackets',
    title: 'Brackets',
    summary: 'Income reaches the 22% bracket.',
    unit: 'money',
    words: { row: 'Tax bracket', filled: 'Your income in it', result: 'Tax on it' },
    rows: [
      { label: 'Lowest', rate: 10, capacity: 12_000, filled: 12_000, result: 1200 },
      { label: 'Second', rate: 12, capacity: 36_000, filled: 36_000, result: 4320 },
      { label: 'Third', rate: 22, capacity: 55_000, filled: 4000, result: 880 },
      { label: 'Highest', rate: 37, capacity: null, filled: 0, result: 0 },
    ],
  },
  {
    kind: 'flow',
    key: 'month',
    title: 'Where a month goes',
    summary: '$5,000 in, $4,600 out.',
    unit: 'money',
    nodes: [
      { id: 'pay', label: 'Pay', column: 0, color: 'growth' },
      { id: 'home', label: 'Home', column: 1, color: 'principal' },
      { id: 'food', label: 'Food', column: 1, color: 'interest' },
      { id: 'left', label: 'Left over', column: 1, color: 'other' },
    ],
    links: [
      { from: 'pay', to: 'home', value: 3000 },
      { from: 'pay', to: 'food', value: 1600 },
      { from: 'pay', to: 'left', value: 400 },
    ],
  },
  {
    kind: 'heat',
    key: 'grid',
    title: 'Every pair',
    summary: 'Best at the top right.',
    unit: 'money',
    valueLabel: 'Ahead by',
    x: {
      label: 'Home value grows a year',
      values: steps.map((i) => `${i}%`),
      ticks: steps.map((i) => ({ at: i, label: `${i}%` })),
    },
    y: {
      label: 'Investments return a year',
      values: steps.map((i) => `${i} %`),
      ticks: steps.map((i) => ({ at: i, label: `${i}%` })),
    },
    values: steps.map((y) => steps.map((x) => x * 9000 - y * 4000)),
    zone: { label: 'Buying ahead', least: 0 },
    marks: [{ kind: 'yours', x: 3, y: 6, label: 'Your guesses' }],
  },
]
