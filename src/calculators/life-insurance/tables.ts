import { roundToCent } from '#engine/money.ts'
import { needRange } from '#facts/insurance/life-need.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { curve } from './charts.ts'
import { ofNeed, type WorkedContext } from './context.ts'
import type { Side } from './side.ts'
import { tableWords } from './words/charts.en.ts'

type Line = keyof typeof tableWords.sides.lines
const linesOf = ({ need, have, dead, gap, policy }: Side): Readonly<Record<Line, number>> => ({
  living: need.living,
  home: need.mortgage + need.payoff,
  care: need.care,
  college: need.college,
  debts: need.debts + need.final,
  takeHome: -need.takeHome,
  benefits: -need.benefits,
  unused: need.unused,
  need: need.total,
  savings: have - dead.individual - dead.group,
  individual: dead.individual,
  group: dead.group,
  gap,
  policy,
})

function sides({ result: { you, partner } }: WorkedContext): KeyedTable | null {
  if (partner === null) return null
  const words = tableWords.sides
  const [mine, theirs] = [linesOf(you), linesOf(partner)]
  const keys = (Object.keys(words.lines) as Line[]).filter((key) => mine[key] !== 0 || theirs[key] !== 0)
  return {
    key: 'sides',
    title: words.title,
    lead: words.lead,
    columns: [
      { key: 'amount', label: words.row, unit: 'text' },
      { key: 'you', label: words.you, unit: 'money' },
      { key: 'partner', label: words.partner, unit: 'money' },
    ],
    rows: keys.map((key) => [words.lines[key], roundToCent(mine[key]), roundToCent(theirs[key])]),
    lines: keys,
  }
}

function range({ result: { you }, say }: WorkedContext): KeyedTable {
  const words = tableWords.range
  const { spending, rate } = needRange.value
  const row = (label: string, need: number) => [label, roundToCent(need), roundToCent(Math.max(0, need - you.have))]
  return {
    key: 'range',
    title: words.title,
    lead: words.lead({ spending: spending * 100, rate: rate * 100 }, say),
    columns: [
      { key: 'estimate', label: words.row, unit: 'text' },
      { key: 'need', label: words.need, unit: 'money' },
      { key: 'gap', label: words.gap, unit: 'money' },
    ],
    rows: [row(words.low, you.low), row(words.likely, you.need.total), row(words.high, you.high)],
    lines: ['low', 'likely', 'high'],
  }
}

function social({ inputs, result: { you, people } }: WorkedContext): KeyedTable | null {
  const words = tableWords.social
  const { years: paid } = you.social
  if (!inputs.benefits || !paid.some(({ children, spouse, heldBack }) => children + spouse + heldBack > 0)) return null
  return {
    key: 'social',
    title: words.title,
    lead: words.lead,
    columns: [
      { key: 'year', label: words.year, unit: 'date' },
      { key: 'children', label: words.children, unit: 'money' },
      { key: 'spouse', label: words.spouse, unit: 'money' },
      { key: 'heldBack', label: words.heldBack, unit: 'money' },
      { key: 'total', label: words.total, unit: 'money' },
    ],
    rows: paid.map(({ children, spouse, heldBack }, i) => [
      String(people.thisYear + i),
      children,
      spouse,
      heldBack,
      children + spouse,
    ]),
    folded: true,
  }
}

function years({ result: { you, people } }: WorkedContext): KeyedTable | null {
  const words = tableWords.years
  if (you.need.years.length === 0) return null
  const keys = ['living', 'care', 'college', 'mortgage', 'takeHome', 'benefits', 'shortfall', 'above'] as const
  return {
    key: 'years',
    title: words.title,
    lead: words.lead,
    columns: [
      { key: 'year', label: words.year, unit: 'date' },
      ...keys.map((key) => ({ key, label: words[key], unit: 'money', dollars: 'nominal' }) as const),
    ],
    rows: you.need.years.map((year) => [
      String(people.thisYear + year.year),
      ...[year.living, year.care, year.college, year.mortgage, -year.takeHome, -year.benefits].map(roundToCent),
      roundToCent(Math.max(0, year.shortfall)),
      roundToCent(Math.max(0, -year.shortfall)),
    ]),
    folded: true,
  }
}

function later(context: WorkedContext): KeyedTable {
  const words = tableWords.later
  return {
    key: 'later',
    title: words.title,
    lead: words.lead,
    columns: [
      { key: 'year', label: words.year, unit: 'date' },
      { key: 'need', label: words.need, unit: 'money', dollars: 'nominal' },
      { key: 'have', label: words.have, unit: 'money', dollars: 'nominal' },
      { key: 'gap', label: words.gap, unit: 'money', dollars: 'nominal' },
    ],
    rows: curve(context).map(({ year, need, have }) => [
      String(context.result.people.thisYear + year),
      roundToCent(need),
      roundToCent(have),
      roundToCent(Math.max(0, need - have)),
    ]),
    folded: true,
  }
}

export const tables = [ofNeed(sides), ofNeed(range), ofNeed(social), ofNeed(years), ofNeed(later)]
