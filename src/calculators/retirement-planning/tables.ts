import type { FillLevel } from '#engine/retirement-plan/plan.ts'
import type { PlanYear } from '#engine/retirement-plan/plan-year.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import type { PlannedContext } from './context.ts'
import { conversionsOf } from './explored.ts'
import { conversionSpan, levelName, spanOf } from './levels.ts'
import { milestonesOf } from './milestones.ts'
import { milestoneWords } from './words/charts.en.ts'
import { tableWords } from './words/tables.en.ts'

export function yearTable(context: PlannedContext): KeyedTable {
  const { inputs, result } = context
  const isFuture = inputs.dollars === 'future'
  const dollars = isFuture ? ('nominal' as const) : ('today' as const)
  const words = tableWords.years
  const of = (pick: (year: PlanYear) => number) =>
    ['money', (year: PlanYear) => pick(year) * (isFuture ? year.price : 1), { dollars }] as const
  return tableOf(
    'years',
    { title: words.title, lead: isFuture ? words.future : words.today, columns: words.columns },
    result.run.years,
    {
      year: ['date', ({ year }) => String(year)],
      age: ['text', ({ ages }) => ages.map((age) => (age === null ? '–' : String(age))).join(' / ')],
      pay: of((year) => year.in.pay),
      socialSecurity: of((year) => year.in.socialSecurity),
      pensions: of((year) => year.in.pensions + year.in.other),
      required: of((year) => year.in.required),
      preTax: of((year) => year.in.preTax),
      taxable: of((year) => year.in.cash + year.in.taxable),
      roth: of((year) => year.in.roth + year.in.hsa),
      homeSale: of((year) => year.in.homeSale),
      spending: of((year) => year.out.spending + year.out.events),
      home: of((year) => year.out.home),
      health: of((year) => year.out.medicare + year.out.surcharge + year.out.marketplace),
      federal: of((year) => year.out.federalTax),
      state: of((year) => year.out.stateTax),
      payroll: of((year) => year.out.payrollTax),
      saved: of((year) => year.out.saved),
      unmet: of((year) => year.in.unmet),
      conversion: of((year) => year.conversion),
      agi: of((year) => year.agi),
      preTaxEnd: of((year) => year.end.preTax),
      rothEnd: of((year) => year.end.roth),
      taxableEnd: of((year) => year.end.taxable),
      cashEnd: of((year) => year.end.cash + year.end.hsa),
      total: of((year) => year.end.liquid),
    },
    { folded: true },
  )
}

export function milestoneTable(context: PlannedContext): KeyedTable | null {
  const rows = milestonesOf(context)
  if (rows.length === 0) return null
  const age = spanOf(context)
  return tableOf('milestones', tableWords.milestones, rows, {
    year: ['date', ({ year }) => String(year)],
    age: ['text', ({ year }) => String(age(year))],
    what: ['text', ({ kind }) => milestoneWords[kind]],
  })
}

/** What programs call a level to fill up to. */
const fillKey = (fill: FillLevel): string =>
  fill.kind === 'bracket'
    ? `bracket${Number((fill.rate * 100).toFixed(4))}`
    : fill.kind === 'surcharge'
      ? `surcharge${fill.step}`
      : fill.kind

export function conversionTable(context: PlannedContext): KeyedTable | null {
  const tried = conversionsOf(context)
  if (tried.length < 2) return null
  const words = tableWords.conversions
  const spanText = (conversion: { readonly from: number; readonly to: number }): string => {
    const when = conversionSpan(context, conversion)
    return `${when(conversion.from)}–${when(conversion.to)}`
  }
  return tableOf(
    'conversions',
    words,
    tried,
    {
      level: ['text', ({ conversion }) => (conversion === null ? words.none : levelName(conversion.fill))],
      span: ['text', ({ conversion }) => (conversion === null ? '–' : spanText(conversion))],
      converted: ['money', ({ converted }) => converted, { dollars: 'today' }],
      tax: ['money', ({ outcome }) => outcome.federalTax + outcome.stateTax, { dollars: 'today' }],
      surcharge: ['money', ({ outcome }) => outcome.surcharge, { dollars: 'today' }],
      left: ['money', ({ afterTax }) => afterTax, { dollars: 'today' }],
    },
    {
      line: ({ conversion }) =>
        conversion === null ? 'none' : `${fillKey(conversion.fill)}.${conversion.from}-${conversion.to}`,
      folded: true,
    },
  )
}

export function startsTable({ found, inputs }: PlannedContext): KeyedTable | null {
  if (found === null || found.history.worst.length === 0) return null
  const born = Number(inputs.birthDate.slice(0, 4))
  const words = tableWords.starts
  return tableOf(
    'starts',
    words,
    found.history.worst,
    {
      start: ['date', ({ month }) => month.slice(0, 4)],
      age: ['text', ({ troubleYear }) => (troubleYear === null ? words.lasted : String(troubleYear - born))],
      left: ['money', ({ left }) => left, { dollars: 'today' }],
    },
    { folded: true },
  )
}
