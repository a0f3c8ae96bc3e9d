import { roundToCent } from '#engine/money.ts'
import { perContext } from '../kit/calculator.ts'
import type { RanksChart, WaterfallChart, XYChart } from '../kit/presentation.ts'
import { ofNeed, type WorkedContext } from './context.ts'
import { curveOf } from './side.ts'
import { chartWords } from './words/charts.en.ts'

export const curve = perContext(({ inputs, result }: WorkedContext) =>
  curveOf(result.you, inputs.savings, result.people.now),
)

/** The need of a death in each year, and what would be there. */
function byYear(context: WorkedContext): XYChart | null {
  const { result, say } = context
  const words = chartWords.byYear
  const points = curve(context)
  const last = points.at(-1)
  const half = points.find(({ need }) => need <= result.you.need.total / 2)
  if (result.you.need.total < 1 || last === undefined) return null
  return {
    kind: 'lines',
    key: 'byYear',
    title: words.title,
    lead: words.lead,
    summary: words.summary(
      { need: result.you.need.total, years: last.year, later: last.need, half: half?.year ?? null },
      say,
    ),
    note: words.note,
    x: { label: words.x, kind: 'year', values: points.map(({ year }) => result.people.thisYear + year) },
    unit: 'money',
    series: [
      {
        key: 'need',
        label: words.need,
        color: 'principal',
        look: 'area',
        values: points.map(({ need }) => roundToCent(need)),
      },
      {
        key: 'have',
        label: words.have,
        color: 'growth',
        look: 'step',
        values: points.map(({ have }) => roundToCent(have)),
      },
    ],
  }
}

/** From what the family spends to what insurance must pay. */
function madeOf({ result: { you }, say }: WorkedContext): WaterfallChart | null {
  const words = chartWords.madeOf
  const { need } = you
  if (need.total < 1) return null
  type Step = WaterfallChart['steps'][number]
  const change = (label: string, value: number, color: NonNullable<Step['color']>): Step[] =>
    Math.abs(value) < 0.5 ? [] : [{ label, kind: 'change', value: roundToCent(value), color }]
  const first = roundToCent(need.living)
  const changes = [
    ...change(words.mortgage, need.mortgage + need.payoff, 'principal'),
    ...change(words.care, need.care, 'other'),
    ...change(words.college, need.college, 'other'),
    ...change(words.debts, need.debts + need.final, 'other'),
    ...change(words.takeHome, -need.takeHome, 'growth'),
    ...change(words.benefits, -need.benefits, 'growth'),
    ...change(words.above, need.unused, 'interest'),
  ]
  // The last step takes what rounding and steps too small to show leave.
  const last = roundToCent(first + changes.reduce((sum, { value }) => sum + value, 0))
  return {
    kind: 'waterfall',
    key: 'madeOf',
    title: words.title,
    lead: need.unused < 0.5 ? words.lead : you.costs.savesExtra ? words.leadSaved : words.leadSpent,
    summary: words.summary({ need: need.total, benefits: need.benefits, takeHome: need.takeHome }, say),
    unit: 'money',
    steps: [
      { label: words.living, kind: 'total', value: first, color: 'principal' },
      ...changes,
      { label: words.total, kind: 'total', value: last, color: 'other' },
    ],
  }
}

/** Who pays for each year after a death now. */
function eachYear({ result: { you, people }, say }: WorkedContext): XYChart | null {
  const words = chartWords.eachYear
  const { years } = you.need
  if (years.length < 2) return null
  const fromInsurance = years.map(({ shortfall }) => roundToCent(Math.max(0, shortfall)))
  return {
    kind: 'stacked',
    key: 'eachYear',
    title: words.title,
    lead: words.lead,
    summary: words.summary(
      { benefits: years[0]?.benefits ?? 0, takeHome: years[0]?.takeHome ?? 0, gap: fromInsurance[0] ?? 0 },
      say,
    ),
    x: { label: words.x, kind: 'year', values: years.map(({ year }) => people.thisYear + year) },
    unit: 'money',
    series: [
      {
        key: 'benefits',
        label: words.benefits,
        color: 'growth',
        values: years.map(({ benefits }) => roundToCent(benefits)),
      },
      {
        key: 'takeHome',
        label: words.takeHome,
        color: 'principal',
        values: years.map(({ takeHome }) => roundToCent(Math.max(0, takeHome))),
      },
      { key: 'insurance', label: words.insurance, color: 'other', values: fromInsurance },
    ],
  }
}

/** The quick rules beside it. */
function rules({ result: { rules: rule, you }, say }: WorkedContext): RanksChart | null {
  const words = chartWords.rules
  if (you.need.total < 1) return null
  const row = (label: string, value: number, isYours = false) => ({
    label,
    values: [roundToCent(value)],
    ...(isYours ? { isYours } : {}),
  })
  return {
    kind: 'ranks',
    key: 'rules',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ need: you.need.total, dime: rule.dime, multiple: rule.multipleLow }, say),
    note: words.note,
    unit: 'money',
    words: { row: words.row, total: words.amount },
    parts: [{ key: 'amount', label: words.amount, color: 'principal' }],
    rows: [
      row(words.need, you.need.total, true),
      row(words.low, you.low),
      row(words.high, you.high),
      row(words.dime, rule.dime),
      row(words.multipleLow, rule.multipleLow),
      row(words.multipleHigh, rule.multipleHigh),
      row(words.lifeValue, rule.lifeValue),
    ],
  }
}

export const charts = [ofNeed(byYear), ofNeed(madeOf), ofNeed(eachYear), ofNeed(rules)]
