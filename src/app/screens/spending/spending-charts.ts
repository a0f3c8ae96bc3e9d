/** The charts of the spending screen, as data. Whole cents in, dollars out. */
import { monthText } from '#calculators/kit/format.ts'
import type { DataColor, FlowChart, RanksChart, WaterfallChart, XYChart } from '#calculators/kit/presentation.ts'
import type { Month } from '#engine/month.ts'
import type { MoneyFlow } from '#engine/spending/money-flow.ts'
import { medianCents } from '#engine/spending/quantile.ts'
import { centsIn, isWholeMonth, type SpendingBook } from '#engine/spending/spending-book.ts'
import type { WeekdaySpent } from '#engine/spending/weekdays.ts'
import type { Why, WhyKind } from '#engine/spending/why.ts'
import { categoryName, shortName } from '../budget/month-spending.ts'
import { itemName, words } from './words.ts'

const colors: Readonly<Record<string, DataColor>> = {
  housing: 'principal',
  transportation: 'insurance',
  food: 'interest',
  utilities: 'other',
  insurance: 'real',
  health: 'tax',
  debt: 'interest',
  savings: 'growth',
  personal: 'insurance',
  entertainment: 'tax',
  travel: 'real',
  giving: 'growth',
}
const colorOf = (category: string | null): DataColor => (category === null ? 'other' : (colors[category] ?? 'other'))
const dollarsOf = (cents: number): number => cents / 100

const sourceName: Readonly<Record<MoneyFlow['sources'][number]['kind'], string | null>> = {
  income: null,
  refunds: words.refunds,
  shortfall: words.fromSavings,
}
const sourceColors: Readonly<Record<MoneyFlow['sources'][number]['kind'], DataColor>> = {
  income: 'growth',
  refunds: 'real',
  shortfall: 'interest',
}

/** Income to categories to items; without the items where there is no room for them. */
export function flowChart(flow: MoneyFlow, month: Month, hasItems: boolean, note?: string): FlowChart {
  const income = centsIn(flow.sources.filter(({ kind }) => kind === 'income'))
  const spent = flow.categories.reduce((sum, { cents }) => sum + cents, 0)
  const nodes: FlowChart['nodes'][number][] = []
  const links: FlowChart['links'][number][] = []
  // Where money came from stands before the whole of it, unless there is one place or no room.
  const first = hasItems && income > 0 && flow.sources.length > 1 ? 1 : 0
  if (first === 1)
    for (const [at, { kind, name, cents }] of flow.sources.entries()) {
      nodes.push({ id: `source ${at}`, label: sourceName[kind] ?? name, column: 0, color: sourceColors[kind] })
      links.push({ from: `source ${at}`, to: 'in', value: dollarsOf(cents) })
    }
  const isShort = flow.sources.some(({ kind }) => kind === 'shortfall')
  const whole = income <= 0 ? words.spending : isShort ? words.moneyOut : words.moneyIn
  nodes.push({ id: 'in', label: whole, column: first, color: 'principal' })
  for (const { category, cents, items } of flow.categories) {
    const id = `category ${category ?? ''}`
    const color = colorOf(category)
    nodes.push({ id, label: category === null ? words.smaller : shortName(category), column: first + 1, color })
    links.push({ from: 'in', to: id, value: dollarsOf(cents) })
    if (!hasItems) continue
    for (const item of items) {
      const itemId = `${id} ${item.key ?? ''}`
      const label = item.key === null ? words.rest : category === null ? categoryName(item.key) : itemName(item.key)
      nodes.push({ id: itemId, label, column: first + 2, color })
      links.push({ from: id, to: itemId, value: dollarsOf(item.cents) })
    }
  }
  if (flow.left > 0 && income > 0) {
    nodes.push({ id: 'left', label: words.leftOver, column: first + 1, color: 'growth' })
    links.push({ from: 'in', to: 'left', value: dollarsOf(flow.left) })
  }
  return {
    kind: 'flow',
    key: hasItems ? 'flow' : 'flow-small',
    title: words.flowTitle(month),
    lead: words.flowLead(dollarsOf(income), dollarsOf(spent), dollarsOf(flow.left)),
    summary: words.flowSummary(
      flow.categories.map(({ category, cents }) => [
        category === null ? words.smaller : categoryName(category),
        dollarsOf(cents),
      ]),
    ),
    unit: 'money',
    nodes,
    links,
    ...(note === undefined ? {} : { note }),
  }
}

/** The last thirteen months as bars, with the median of the whole ones. */
export function monthsChart(book: SpendingBook, month: Month): XYChart {
  const months = book.months.slice(-13)
  const values = months.map((one) => dollarsOf(centsIn(book.byMonth.get(one) ?? [])))
  const whole = months.filter((one) => isWholeMonth(book, one))
  const median = medianCents(whole.map((one) => centsIn(book.byMonth.get(one) ?? [])))
  const last = months.at(-1)
  return {
    kind: 'bars',
    key: 'months',
    title: words.monthsTitle,
    summary: words.monthsSummary(months.length, Math.min(...values), Math.max(...values)),
    x: { label: words.month, kind: 'month', values: months },
    unit: 'money',
    series: [{ key: 'spent', label: words.spentSeries, color: 'principal', values }],
    ...(whole.length > 1 ? { level: { value: dollarsOf(median), label: words.medianLevel } } : {}),
    ...(last !== undefined && !whole.includes(last) ? { note: words.monthsNote(last) } : {}),
    ...(months.includes(month) && month !== last ? { marks: [{ x: month, label: monthText(month, true) }] } : {}),
  }
}

const whyKinds: readonly WhyKind[] = ['new', 'count', 'price', 'gone', 'refund']
/** From the month it is compared with to this one; the steps add up. */
export function whyChart(why: Why, before: string, now: string): WaterfallChart {
  const steps = whyKinds.flatMap((kind) => (why.totals[kind] === 0 ? [] : [[kind, why.totals[kind]] as const]))
  return {
    kind: 'waterfall',
    key: 'why',
    title: words.whyTitle,
    summary: words.whySummary(
      dollarsOf(why.before),
      dollarsOf(why.now),
      steps.map(([kind, cents]) => [words.whySteps[kind][0], dollarsOf(cents)]),
    ),
    unit: 'cents',
    note: words.checks,
    steps: [
      { label: before, kind: 'total', value: dollarsOf(why.before), color: 'other' },
      ...steps.map(([kind, cents]) => ({
        label: words.whySteps[kind][0],
        note: words.whySteps[kind][1],
        kind: 'change' as const,
        value: dollarsOf(cents),
        color: cents > 0 ? ('interest' as const) : ('growth' as const),
      })),
      { label: now, kind: 'total', value: dollarsOf(why.now), color: 'principal' },
    ],
  }
}

export function weekdayChart(days: readonly WeekdaySpent[], length: number): RanksChart {
  const top = [...days].sort((a, b) => b.perDay - a.perDay)[0]
  const name = (weekday: number) => words.weekdays[weekday] ?? ''
  const lead = top === undefined || top.perDay <= 0 ? '' : words.weekdayLead(name(top.weekday), top.perDay / 100)
  return {
    kind: 'ranks',
    key: 'weekdays',
    title: words.weekdayTitle,
    ...(lead === '' ? {} : { lead }),
    summary: lead === '' ? words.weekdayTitle : lead,
    note: words.weekdayNote(length),
    unit: 'money',
    words: { row: words.weekdayTitle, total: words.perDay },
    parts: [{ key: 'day', label: words.perDay, color: 'principal' }],
    rows: days.map(({ weekday, perDay, count }) => ({
      label: name(weekday),
      note: words.purchases(count),
      values: [perDay / 100],
      isYours: weekday === top?.weekday && top.perDay > 0,
    })),
  }
}
