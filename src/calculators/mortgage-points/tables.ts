import { roundToCent } from '#engine/money.ts'
import { monthsText } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import { monthsDrawn } from './charts.ts'
import { type Buydown, type Compared, type Line, returnOf } from './compute.ts'
import type { PointsInputs } from './fields.ts'

const percent = (rate: number | null): number | null => (rate === null ? null : Number((rate * 100).toFixed(6)))

/** When a line pulls ahead of the first, and whether it falls back. */
export function leadWords(line: Line): string {
  if (line.lead.outcome === 'never-leads') return 'never'
  const { from, until } = line.lead
  if (from === 0) return until === null ? 'from the start' : `at first, until ${monthsText(until)}`
  return until === null ? `after ${monthsText(from)}` : `from ${monthsText(from)} to ${monthsText(until)}`
}

function sideBySide(compared: Compared): Table {
  const { lines, first, months } = compared
  return {
    key: 'lines',
    title: 'The lines side by side',
    lead: `All to the same end: the loan ends after ${monthsText(months)}. “Cost” is points, fees and interest until then, in future dollars.`,
    columns: [
      { label: 'Line', unit: 'text' },
      { label: 'Payment', unit: 'cents' },
      { label: 'Points and fees', unit: 'money' },
      { label: 'APR, whole term', unit: 'percent' },
      { label: 'Rate over your stay', unit: 'percent' },
      { label: 'You then owe', unit: 'money' },
      { label: 'Cost until then', unit: 'money' },
      { label: `Ahead of ${first.short}`, unit: 'money' },
      { label: 'Is ahead', unit: 'text' },
      { label: 'Cost ÷ lower payment', unit: 'months' },
      { label: 'Return on what it costs more', unit: 'percent' },
    ],
    rows: lines.map((line, index) => [
      line.name,
      line.payment,
      line.upfront,
      line.buydown === null ? percent(line.apr) : null,
      percent(line.stayApr),
      line.balanceAtHorizon,
      line.costAtHorizon,
      roundToCent(line.aheadAtHorizon),
      index === 0 ? 'the measure' : leadWords(line),
      line.moreUpfront > 0 && line.buydown === null ? line.cashBreakEven : null,
      line.buydown === null ? returnOf(compared, line) : null,
    ]),
  }
}

function bestByStay({ stretches, lines, first }: Compared, term: number): Table {
  return {
    key: 'bestByStay',
    title: 'Best line by how long you keep the loan',
    columns: [
      { label: 'If the loan ends', unit: 'text' },
      { label: 'You are best off with', unit: 'text' },
    ],
    rows: stretches.map(({ from, to, line }) => [
      to >= term
        ? from === 1
          ? 'at any time'
          : `after ${monthsText(from)}, or later`
        : from === 1
          ? `within ${monthsText(to)}`
          : `after ${monthsText(from)}, up to ${monthsText(to)}`,
      (lines[line] ?? first).name,
    ]),
  }
}

function buydownYears(buydown: Buydown): Table {
  return {
    key: 'buydown',
    title: 'The temporary buydown, year by year',
    lead: 'The lender gets the full payment all along; an account filled at closing adds what you do not pay.',
    columns: [
      { label: 'Year', unit: 'count' },
      { label: 'Payment worked out at', unit: 'percent' },
      { label: 'You pay a month', unit: 'cents' },
      { label: 'The account adds a month', unit: 'cents' },
      { label: 'The account adds in the year', unit: 'cents' },
    ],
    rows: [
      ...buydown.years.map((year, index) => [
        index + 1,
        percent(year.annualRate),
        year.payment,
        year.monthlySubsidy,
        year.yearSubsidy,
      ]),
      [buydown.years.length + 1, null, buydown.notePayment, 0, 0],
    ],
  }
}

function byHalfYear(compared: Compared, inputs: PointsInputs): Table {
  const { lines, first } = compared
  return {
    key: 'byHalfYear',
    title: 'Ahead or behind, half-year by half-year',
    lead: `Dollars ahead of ${first.name} if the loan ended then; below zero is behind. Future dollars.`,
    columns: [
      { label: 'Years', unit: 'years' },
      ...lines.slice(1).map((line) => ({ label: line.short, unit: 'money' as const })),
    ],
    rows: monthsDrawn(compared, inputs.term).map((month) => [
      month / 12,
      ...lines.slice(1).map((line) => roundToCent(line.aheadByMonth[month] ?? 0)),
    ]),
    folded: true,
  }
}

export function tablesOf(compared: Compared, inputs: PointsInputs): readonly Table[] {
  const buydown = compared.lines.find((line) => line.buydown !== null)?.buydown ?? null
  return [
    sideBySide(compared),
    bestByStay(compared, inputs.term),
    ...(buydown === null ? [] : [buydownYears(buydown)]),
    byHalfYear(compared, inputs),
  ]
}
