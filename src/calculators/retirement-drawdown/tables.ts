import { roundToCent } from '#engine/money.ts'
import { emptyMarket } from '#engine/simulation/draws.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { compute, cutOf, type Start } from './compute.ts'
import { ofPast, ofStudy, type PastContext, type StudiedContext } from './context.ts'
import { mostByStart, shownStart } from './past-bands.ts'
import { adapts, isChosen, type Rule } from './plan.ts'
import { middleOf } from './spreads.ts'
import { bandShares } from './study-result.ts'
import { tableWords } from './words/explain.en.ts'

const SHOWN = 10
const yearOf = ({ from }: Start): number => Number(from.slice(0, 4))

/** Start by start: how it went. */
function rowsOf(
  context: PastContext,
  starts: readonly Start[],
  key: string,
  title: string,
  folded: boolean,
): KeyedTable {
  const { inputs } = context
  const words = tableWords.starts
  const most = mostByStart(context)
  return tableOf(
    key,
    { title, lead: words.lead, columns: words.columns },
    starts,
    {
      start: ['date', (start) => String(yearOf(start))],
      result: [
        'text',
        ({ outcome, failed }) =>
          outcome.shortIn >= 0 ? words.ranOut({ year: outcome.shortIn + 1 }) : failed ? words.cutTooFar : words.lasted,
      ],
      lowest: ['money', ({ outcome }) => roundToCent(outcome.lowest)],
      cut: ['percent', ({ outcome }) => Number((outcome.cut * 100).toFixed(1))],
      below: ['years', ({ outcome }) => outcome.yearsBelow],
      under: ['years', ({ outcome }) => outcome.yearsUnder],
      average: ['money', ({ outcome }) => roundToCent(outcome.average)],
      end: ['money', ({ outcome }) => roundToCent(outcome.end)],
      most: ['money', ({ path }) => (isChosen(inputs.rule) ? roundToCent(most[path] ?? 0) : null)],
    },
    folded ? { folded: true } : {},
  )
}
const worst = (context: PastContext) =>
  rowsOf(context, context.result.worstFirst.slice(0, SHOWN), 'worst', tableWords.starts.worstTitle, false)
const everyStart = (context: PastContext) =>
  rowsOf(context, context.result.starts, 'starts', tableWords.starts.title, true)

/** One start, year by year. */
function drill(context: PastContext): KeyedTable | null {
  const { inputs, result, say } = context
  const start = shownStart(context)
  if (!start) return null
  const { lives, windows, plan } = result
  const market = emptyMarket(inputs.years)
  windows.fill(start.path, market)
  const at = (values: Float64Array, year: number) => values[year * lives.paths + start.path] as number
  let prices = 1
  const rows = Array.from({ length: inputs.years }, (_, year) => {
    const before = year === 0 ? inputs.savings : at(lives.left, year - 1)
    const flow = plan.flows ? (plan.flows.real[year] ?? 0) + (plan.flows.fixed[year] ?? 0) / prices : 0
    const taken = at(lives.taken, year)
    const rest = before - taken
    prices *= market.prices[year] as number
    return {
      year: year + 1,
      calendar: yearOf(start) + year,
      before,
      taken,
      flow,
      spent: at(lives.spent, year),
      growth: rest > 0 ? (at(lives.left, year) / rest - 1) * 100 : 0,
      prices: ((market.prices[year] as number) - 1) * 100,
      left: at(lives.left, year),
    }
  })
  const words = tableWords.drill
  const texts = { title: words.title({ from: yearOf(start) }, say), lead: words.lead, columns: words.columns }
  const tenth = (value: number) => Number(value.toFixed(1))
  return tableOf('drill', texts, rows, {
    year: ['count', ({ year }) => year],
    calendar: ['date', ({ calendar }) => String(calendar)],
    before: ['money', ({ before }) => roundToCent(before)],
    taken: ['money', ({ taken }) => roundToCent(taken)],
    flow: ['money', ({ flow }) => roundToCent(flow)],
    spent: ['money', ({ spent }) => roundToCent(spent)],
    growth: ['percent', ({ growth }) => tenth(growth)],
    prices: ['percent', ({ prices }) => tenth(prices)],
    left: ['money', ({ left }) => roundToCent(left)],
  })
}

const rules = Object.keys(tableWords.compare.rules) as Rule[]

/** All eight rules on the same answers. */
function compare({ inputs, result, say }: PastContext): KeyedTable {
  const words = tableWords.compare
  const rows = rules.map((rule) => {
    // The rule that was chosen is the answer itself.
    const isAnswered = rule === inputs.rule && inputs.ownAmount === null
    const tried = isAnswered ? result : compute({ inputs: { ...inputs, rule, ownAmount: null } })
    return { rule, past: tried.outcome === 'empty' || tried.outcome === 'none' ? null : tried }
  })
  const lead = words.lead({ cut: cutOf({ ...inputs, rule: 'percentage' }) * 100 }, say)
  return tableOf(
    'compare',
    { title: words.title, lead, columns: words.columns },
    rows,
    {
      rule: ['text', ({ rule }) => words.rules[rule]],
      first: ['money', ({ past }) => (past ? roundToCent(past.rate * past.wealth) : 0)],
      lowest: [
        'money',
        ({ past }) => past && roundToCent(Math.min(...past.starts.map(({ outcome }) => outcome.lowest))),
      ],
      cut: [
        'percent',
        ({ past }) => past && Number((Math.max(...past.starts.map(({ outcome }) => outcome.cut)) * 100).toFixed(1)),
      ],
      average: [
        'money',
        ({ past }) => past && roundToCent(middleOf(past.starts.map(({ outcome }) => outcome.average))),
      ],
      end: ['money', ({ past }) => past && roundToCent(middleOf(past.starts.map(({ outcome }) => outcome.end)))],
      failed: ['count', ({ past }) => past?.failed ?? null],
    },
    { line: ({ rule }) => rule },
  )
}

/** Where the guardrails stand in the first year, in dollars. */
function guards({ inputs, result, say }: PastContext): KeyedTable | null {
  if ((inputs.rule !== 'guyton' && inputs.rule !== 'guardrails') || result.rate <= 0) return null
  const words = tableWords.guards
  const first = result.rate * result.wealth
  const later = result.plan.flows ? (result.plan.flows.worth[0] as number) : 0
  const change = inputs.change / 100
  const savingsAt = (factor: number) => Math.max(0, first / (result.rate * factor) - later)
  const rows = [
    { key: 'cut', when: words.cut, savings: savingsAt(1 + inputs.guard / 100), spending: first * (1 - change) },
    { key: 'now', when: words.now, savings: inputs.savings, spending: first },
    { key: 'raise', when: words.raise, savings: savingsAt(1 - inputs.guard / 100), spending: first * (1 + change) },
  ]
  return tableOf(
    'guards',
    { title: words.title, lead: words.lead(inputs, say), columns: words.columns },
    rows,
    {
      when: ['text', ({ when }) => when],
      savings: ['money', ({ savings }) => roundToCent(savings)],
      spending: ['money', ({ spending }) => roundToCent(spending)],
      monthly: ['money', ({ spending }) => roundToCent(spending / 12)],
    },
    { line: ({ key }) => key },
  )
}

/** The simulations in percentiles. */
function drawn({ found, inputs, say }: StudiedContext): KeyedTable {
  const words = tableWords.drawn
  const rows = bandShares.map((share, i) => ({ share: share * 100, i }))
  return tableOf(
    'drawn',
    { title: words.title, lead: words.lead({ paths: found.paths, of: found.of }, say), columns: words.columns },
    rows,
    {
      share: ['text', ({ share }) => words.share({ share }, say)],
      average: ['money', ({ i }) => found.averages[i] ?? 0],
      last: ['money', ({ i }) => found.spent[i]?.at(-1) ?? 0],
      left: ['money', ({ i }) => found.ends[i] ?? 0],
      cut: [
        'percent',
        ({ i }) => (adapts(inputs.rule) ? Number(((found.cuts.at(-1 - i) ?? 0) * 100).toFixed(1)) : null),
      ],
    },
    { line: ({ share }) => `p${share}` },
  )
}

export const tables = [
  ofPast(compare),
  ofPast(guards),
  ofPast(worst),
  ofPast(drill),
  ofStudy(drawn),
  ofPast(everyStart),
]
