import { coverageIn, type Rung } from '#engine/life-insurance/ladder.ts'
import { roundToCent } from '#engine/money.ts'
import type { Table } from '../kit/presentation.ts'
import type { TermContext } from './context.ts'
import { milestoneNames } from './names.ts'
import { tableWords } from './words/explain.en.ts'

function policies({ result, say }: TermContext): Table | null {
  const words = tableWords.policies
  const { one, oneCost, ladder, ladderCost, thisYear } = result
  if (one === null) return null
  const row = (label: string, { years, amount }: Rung, monthly: number | undefined) => [
    label,
    amount,
    String(thisYear + years - 1),
    monthly === undefined ? null : roundToCent(monthly),
    monthly === undefined ? null : roundToCent(monthly * 12 * years),
  ]
  return {
    key: 'policies',
    title: words.title,
    columns: [
      { label: words.policy, unit: 'text' },
      { label: words.amount, unit: 'money' },
      { label: words.until, unit: 'text' },
      { label: words.monthly, unit: 'cents' },
      { label: words.total, unit: 'money' },
    ],
    rows: [
      ...(ladder.length > 1
        ? ladder.map((rung, i) => row(words.ladder({ place: i + 1 }, say), rung, ladderCost?.each[i]))
        : []),
      row(words.one, one, oneCost?.each[0]),
    ],
  }
}

function terms({ result: { milestones }, say }: TermContext): Table | null {
  const words = tableWords.terms
  if (milestones.length === 0) return null
  return {
    key: 'terms',
    title: words.title,
    columns: [
      { label: words.event, unit: 'text' },
      { label: words.years, unit: 'years' },
      { label: words.term, unit: 'text' },
    ],
    rows: milestones.map(({ key, years, term }) => [
      milestoneNames[key],
      years,
      term < years ? words.short : words.term20({ years: term }, say),
    ]),
  }
}

function years({ result: { curve, ladder, one, thisYear } }: TermContext): Table {
  const words = tableWords.years
  const labels = [
    words.need,
    words.have,
    words.gap,
    ...(ladder.length > 1 ? [words.ladder] : []),
    ...(one === null ? [] : [words.one]),
  ]
  return {
    key: 'years',
    title: words.title,
    lead: words.lead,
    columns: [
      { label: words.year, unit: 'text' },
      ...labels.map((label) => ({ label, unit: 'money', dollars: 'nominal' }) as const),
    ],
    rows: curve
      .slice(0, 41)
      .map(({ year, need, have, gap }) => [
        String(thisYear + year),
        ...[
          need,
          have,
          gap,
          ...(ladder.length > 1 ? [coverageIn(ladder, year)] : []),
          ...(one === null ? [] : [coverageIn([one], year)]),
        ].map(roundToCent),
      ]),
    folded: true,
  }
}

export const tables = [policies, terms, years]
