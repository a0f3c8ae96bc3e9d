import type { PlanYear } from '#engine/retirement-plan/plan-year.ts'
import type { Chart, Series } from '../kit/presentation.ts'
import { settledYear, withdrawn } from './compute.ts'
import type { PlannedContext } from './context.ts'
import { conversionsOf, ordersOf } from './explored.ts'
import { conversionSpan, levelName } from './levels.ts'
import { milestonesOf } from './milestones.ts'
import { chartWords, milestoneWords } from './words/charts.en.ts'

type Pick = (year: PlanYear) => number
interface Layer {
  readonly key: string
  readonly label: string
  readonly color: Series['color']
  readonly of: Pick
}

/** Layers that hold something in some year. */
const series = (years: readonly PlanYear[], layers: readonly Layer[]): readonly Series[] =>
  layers
    .filter(({ of }) => years.some((year) => Math.abs(of(year)) >= 1))
    .map(({ key, label, color, of }) => ({ key, label, color, values: years.map(of) }))

const yearAxis = (years: readonly PlanYear[]) =>
  ({ label: chartWords.year, kind: 'year', values: years.map(({ year }) => year) }) as const

/** What there is at the end of each year, the home less its mortgage in it. */
export function worthChart(context: PlannedContext): Chart {
  const { result, say } = context
  const { years } = result.run
  const words = chartWords.worth
  const shown = series(years, [
    { key: 'preTax', label: words.preTax, color: 'principal', of: ({ end }) => end.preTax },
    { key: 'roth', label: words.roth, color: 'growth', of: ({ end }) => end.roth },
    { key: 'taxable', label: words.taxable, color: 'insurance', of: ({ end }) => end.taxable },
    { key: 'cash', label: words.cash, color: 'other', of: ({ end }) => end.cash + end.hsa },
    { key: 'home', label: words.home, color: 'real', of: ({ end }) => Math.max(0, end.home - end.mortgage) },
  ])
  const marks = milestonesOf(context).slice(0, 12)
  return {
    kind: 'stacked',
    key: 'worth',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ start: years[0]?.start ?? 0, end: result.sums.left }, say),
    x: yearAxis(years),
    unit: 'money',
    series:
      shown.length > 0
        ? shown
        : [{ key: 'preTax', label: words.preTax, color: 'principal', values: years.map(() => 0) }],
    ...(marks.length > 0
      ? {
          marks: marks.map(({ kind, year }) => ({ x: year, label: milestoneWords[kind] })),
          marksLook: 'numbered' as const,
        }
      : {}),
  }
}

/** Where each year's money comes from. */
export function incomeChart({ result, say }: PlannedContext): Chart | null {
  const { years } = result.run
  const words = chartWords.income
  const shown = series(years, [
    { key: 'pay', label: words.pay, color: 'real', of: (year) => year.in.pay },
    { key: 'socialSecurity', label: words.socialSecurity, color: 'insurance', of: (year) => year.in.socialSecurity },
    { key: 'pensions', label: words.pensions, color: 'other', of: (year) => year.in.pensions + year.in.other },
    { key: 'required', label: words.required, color: 'tax', of: (year) => year.in.required },
    { key: 'preTax', label: words.preTax, color: 'principal', of: (year) => year.in.preTax },
    {
      key: 'taxable',
      label: words.taxable,
      color: 'interest',
      of: (year) => year.in.cash + year.in.taxable + year.in.homeSale,
    },
    { key: 'roth', label: words.roth, color: 'growth', of: (year) => year.in.roth + year.in.hsa },
  ])
  if (shown.length === 0) return null
  const first = settledYear(result)
  return {
    kind: 'stacked',
    key: 'income',
    title: words.title,
    summary: words.summary(
      {
        year: first?.year ?? 0,
        benefits: first?.in.socialSecurity ?? 0,
        savings: first === undefined ? 0 : withdrawn(first),
      },
      say,
    ),
    x: yearAxis(years),
    unit: 'money',
    series: shown,
  }
}

/** The range of random markets, with the plan's own line and the worst start of the record. */
export function rangeChart({ result, found, say }: PlannedContext): Chart | null {
  const { years } = result.run
  const [low, lower, middle, upper, high] = found?.random.bands ?? []
  if (!found || !low || !lower || !middle || !upper || !high || low.length !== years.length) return null
  const words = chartWords.range
  const [worst] = found.history.worst
  return {
    kind: 'lines',
    key: 'range',
    title: words.title,
    lead:
      (middle.at(-1) ?? 0) > (years.at(-1)?.end.liquid ?? 0)
        ? words.leadHigher({ of: found.random.of }, say)
        : words.lead({ of: found.random.of }, say),
    summary: words.summary({ low: low.at(-1) ?? 0, middle: middle.at(-1) ?? 0, high: high.at(-1) ?? 0 }, say),
    x: yearAxis(years),
    unit: 'money',
    series: [
      { key: 'plan', label: words.plan, color: 'principal', values: years.map(({ end }) => end.liquid) },
      { key: 'middle', label: words.middle, color: 'growth', values: middle },
      ...(worst && worst.liquid.length === years.length
        ? [
            {
              key: 'worst',
              label: words.worst({ month: worst.month }),
              color: 'tax' as const,
              values: worst.liquid,
              look: 'dashed' as const,
            },
          ]
        : []),
    ],
    band: { label: words.band, low, high, color: 'growth' },
    innerBand: { label: words.inner, low: lower, high: upper, color: 'growth' },
  }
}

export function taxChart({ result, say }: PlannedContext): Chart | null {
  const { years } = result.run
  const words = chartWords.taxes
  const shown = series(years, [
    { key: 'federal', label: words.federal, color: 'tax', of: (year) => Math.max(0, year.out.federalTax) },
    { key: 'state', label: words.state, color: 'interest', of: (year) => Math.max(0, year.out.stateTax) },
    { key: 'payroll', label: words.payroll, color: 'other', of: (year) => year.out.payrollTax },
    { key: 'surcharge', label: words.surcharge, color: 'insurance', of: (year) => year.out.surcharge },
  ])
  if (shown.length === 0) return null
  return {
    kind: 'stacked',
    key: 'taxes',
    title: words.title,
    summary: words.summary({ federal: result.sums.federalTax, state: result.sums.stateTax }, say),
    x: yearAxis(years),
    unit: 'money',
    series: shown,
  }
}

/** What each level of conversions leaves after tax, beside none. */
export function conversionChart(context: PlannedContext): Chart | null {
  const tried = conversionsOf(context).filter(({ outcome }) => outcome.trouble === null)
  if (tried.length < 2) return null
  const words = chartWords.conversions
  return {
    kind: 'ranks',
    key: 'conversions',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ best: tried[0]?.afterTax ?? 0 }, context.say),
    unit: 'money',
    words: { row: words.row, total: words.total },
    parts: [{ key: 'left', label: words.total, color: 'growth' }],
    rows: tried.map(({ conversion, afterTax, converted }) => ({
      label:
        conversion === null
          ? words.none
          : words.level({ level: levelName(conversion.fill), to: conversionSpan(context, conversion)(conversion.to) }),
      ...(conversion === null ? {} : { note: words.converted({ converted }, context.say) }),
      values: [Math.max(0, afterTax)],
      isYours: conversion === null && context.inputs.convert === 'none',
    })),
  }
}

export function orderChart(context: PlannedContext): Chart | null {
  const tried = ordersOf(context)
  if (context.result.sums.trouble !== null || tried.length < 2) return null
  const words = chartWords.orders
  return {
    kind: 'ranks',
    key: 'orders',
    title: words.title,
    summary: words.summary({ best: Math.max(...tried.map(({ afterTax }) => afterTax)) }, context.say),
    unit: 'money',
    words: { row: words.row, total: words.total },
    parts: [{ key: 'left', label: words.total, color: 'principal' }],
    rows: tried.map(({ order, afterTax, isYours }) => ({
      label: order.kind === 'fill' ? words.names.fill({ level: levelName(order.fill) }) : words.names[order.kind](),
      values: [Math.max(0, afterTax)],
      isYours,
    })),
  }
}
