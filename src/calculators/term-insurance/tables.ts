import { coverageIn, type Rung } from '#engine/life-insurance/ladder.ts'
import { roundToCent } from '#engine/money.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import type { TermContext } from './context.ts'
import { milestoneNames } from './names.ts'
import { tableWords } from './words/explain.en.ts'

function policies({ result, say }: TermContext): KeyedTable | null {
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
      { key: 'policy', label: words.policy, unit: 'text' },
      { key: 'amount', label: words.amount, unit: 'money' },
      { key: 'until', label: words.until, unit: 'date' },
      { key: 'monthly', label: words.monthly, unit: 'cents' },
      { key: 'total', label: words.total, unit: 'money' },
    ],
    rows: [
      ...(ladder.length > 1
        ? ladder.map((rung, i) => row(words.ladder({ place: i + 1 }, say), rung, ladderCost?.each[i]))
        : []),
      row(words.one, one, oneCost?.each[0]),
    ],
    lines: [...(ladder.length > 1 ? ladder.map((_, i) => `ladder${i + 1}`) : []), 'one'],
  }
}

function terms({ result: { milestones }, say }: TermContext): KeyedTable | null {
  const words = tableWords.terms
  if (milestones.length === 0) return null
  return {
    key: 'terms',
    title: words.title,
    columns: [
      { key: 'event', label: words.event, unit: 'text' },
      { key: 'years', label: words.years, unit: 'years' },
      { key: 'term', label: words.term, unit: 'text' },
    ],
    rows: milestones.map(({ key, years, term }) => [
      milestoneNames[key],
      years,
      term < years ? words.short : words.term20({ years: term }, say),
    ]),
    lines: milestones.map(({ key }) => key),
  }
}

function years({ result: { curve, ladder, one, thisYear } }: TermContext): KeyedTable {
  const words = tableWords.years
  const keys = [
    'need',
    'have',
    'gap',
    ...(ladder.length > 1 ? (['ladder'] as const) : []),
    ...(one === null ? [] : (['one'] as const)),
  ] as const
  return {
    key: 'years',
    title: words.title,
    lead: words.lead,
    columns: [
      { key: 'year', label: words.year, unit: 'date' },
      ...keys.map((key) => ({ key, label: words[key], unit: 'money', dollars: 'nominal' }) as const),
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
