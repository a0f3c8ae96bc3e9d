import { roundToCent } from '#engine/money.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import type { Say } from '../kit/say.ts'
import { tableOf } from '../kit/table-of.ts'
import { monthsDrawn } from './charts.ts'
import { type Line, returnOf } from './compute.ts'
import { type ComparedContext, ofCompared } from './context.ts'
import { tableWords } from './words/explain.en.ts'

const percent = (rate: number | null): number | null => (rate === null ? null : Number((rate * 100).toFixed(6)))

/** When a line pulls ahead of the first, and whether it falls back. */
function leadWords(line: Line, say: Say): string {
  const words = tableWords.lines
  if (line.lead.outcome === 'never-leads') return words.never
  const { from, until } = line.lead
  if (from === 0) return until === null ? words.always : words.untilAt({ until }, say)
  return until === null ? words.after({ from }, say) : words.between({ from, until }, say)
}

function sideBySide({ result, say }: ComparedContext): KeyedTable {
  const words = tableWords.lines
  const { lines, first, months } = result
  return tableOf(
    'lines',
    { ...words, lead: words.lead({ months }, say) },
    lines,
    {
      name: ['text', (line) => line.name],
      payment: ['cents', (line) => line.payment],
      upfront: ['money', (line) => line.upfront],
      apr: ['percent', (line) => (line.buydown === null ? percent(line.apr) : null)],
      stayApr: ['percent', (line) => percent(line.stayApr)],
      balance: ['money', (line) => line.balanceAtHorizon],
      cost: ['money', (line) => line.costAtHorizon],
      ahead: ['money', (line) => roundToCent(line.aheadAtHorizon)],
      lead: ['text', (line) => (line === first ? words.compared : leadWords(line, say))],
      simple: ['months', (line) => (line.moreUpfront > 0 && line.buydown === null ? line.cashBreakEven : null)],
      returns: ['percent', (line) => (line.buydown === null ? returnOf(result, line) : null)],
    },
    { line: (_, at) => `option${at + 1}` },
  )
}

function bestByStay({ inputs, result, say }: ComparedContext): KeyedTable {
  const words = tableWords.bestByStay
  const { stretches, lines, first } = result
  const ends = ({ from, to }: { from: number; to: number }): string => {
    if (to >= inputs.term) return from === 1 ? words.always : words.orLater({ from }, say)
    return from === 1 ? words.within({ to }, say) : words.between({ from, to }, say)
  }
  return tableOf(
    'bestByStay',
    words,
    stretches,
    {
      ends: ['text', ends],
      name: ['text', ({ line }) => (lines[line] ?? first).name],
    },
    { line: ({ line }, at) => `stretch${at + 1}.option${line + 1}` },
  )
}

function buydownYears({ result }: ComparedContext): KeyedTable | null {
  const found = result.lines.find((line) => line.buydown !== null)?.buydown
  if (!found) return null
  const full = { annualRate: null, payment: found.notePayment, monthlySubsidy: 0, yearSubsidy: 0 }
  const years = [...found.years, full].map((year, index) => ({ ...year, number: index + 1 }))
  return tableOf('buydown', tableWords.buydown, years, {
    year: ['count', (year) => year.number],
    rate: ['percent', (year) => percent(year.annualRate)],
    payment: ['cents', (year) => year.payment],
    monthly: ['cents', (year) => year.monthlySubsidy],
    yearly: ['cents', (year) => year.yearSubsidy],
  })
}

function byHalfYear({ inputs, result }: ComparedContext): KeyedTable {
  const words = tableWords.byHalfYear
  const others = result.lines.slice(1)
  return {
    key: 'byHalfYear',
    title: words.title,
    lead: words.lead({ name: result.first.name }),
    columns: [
      { key: 'years', label: words.years, unit: 'years' },
      ...others.map((line, i) => ({ key: `ahead.${i + 2}`, label: line.short, unit: 'money' as const })),
    ],
    rows: monthsDrawn(result, inputs.term).map((month) => [
      month / 12,
      ...others.map((line) => roundToCent(line.aheadByMonth[month] ?? 0)),
    ]),
    folded: true,
  }
}

export const tables = [ofCompared(sideBySide), ofCompared(bestByStay), ofCompared(buydownYears), ofCompared(byHalfYear)]
