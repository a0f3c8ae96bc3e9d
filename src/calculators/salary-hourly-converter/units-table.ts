/** The same pay in every unit: base pay, all pay, and what comes home of all of it. */
import { roundToCent } from '#engine/money.ts'
import { inEveryUnit, type PayUnit } from '#engine/pay/units.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import type { PayContext } from './context.ts'
import { tableWords } from './words/explain.en.ts'

interface Row {
  readonly key: string
  readonly unit: string
  readonly base: number | null
  readonly all: number | null
  readonly home: number | null
  readonly rule: string
}
const cell = (value: number | null): number | null => (value === null ? null : roundToCent(value))

/** How each unit is worked out, in the order of the table. */
function rules({ inputs, result, say }: PayContext): Readonly<Record<PayUnit, string>> {
  const words = tableWords.units
  const { job, year } = result.own
  const weeks = year.paidWeeks
  return {
    hour: words.perHour({ weeks, hours: job.hours, whole: job.hours * weeks }, say),
    day: words.perDay({ weeks, days: job.days }, say),
    week: words.perWeeks({ weeks }, say),
    'two-weeks': words.perWeeks({ weeks: weeks / 2 }, say),
    'half-month': words.halfMonth,
    month: words.month,
    year: inputs.unpaidWeeks > 0 ? words.paidYear({ weeks }, say) : words.wholeYear,
  }
}

/**
 * Overtime and bonus count in all pay and in what comes home alike; an hour of either is one of all hours paid, the extra ones included.
 */
export function unitsTable(context: PayContext): KeyedTable {
  const { result } = context
  const words = tableWords.units
  const { job, year } = result.own
  const paidHours = job.hours * year.paidWeeks + (job.overtimePaid ? year.extraHours : 0)
  const inUnits = (yearly: number) => ({
    ...inEveryUnit(yearly, job, year.paidWeeks),
    hour: paidHours > 0 ? yearly / paidHours : null,
  })
  const all = inUnits(year.gross)
  const home = inUnits(year.takeHome)
  const how = rules(context)
  const rows: readonly Row[] = (Object.keys(how) as PayUnit[]).map((unit) => ({
    key: unit,
    unit: words.units[unit],
    base: cell(result.units[unit]),
    all: cell(all[unit]),
    home: cell(home[unit]),
    rule: how[unit],
  }))
  const none = { all: null, home: null }
  const federal: readonly Row[] = [
    { key: 'federalHour', unit: words.federalHour, base: result.federal.hourly, ...none, rule: words.federalHourRule },
    {
      key: 'federalTwoWeeks',
      unit: words.federalTwoWeeks,
      base: result.federal.twoWeeks,
      ...none,
      rule: words.federalTwoWeeksRule,
    },
  ]
  const hasMore = year.gross > year.basePay
  const { all: allLabel, ...columns } = words.columns
  const rest = {
    home: ['cents', (row: Row) => row.home],
    rule: ['text', (row: Row) => row.rule],
  } as const
  const first = { unit: ['text', (row: Row) => row.unit], base: ['cents', (row: Row) => row.base] } as const
  return hasMore
    ? tableOf(
        'units',
        { title: words.title, lead: words.leadWithMore, columns: { ...columns, all: allLabel } },
        [...rows, ...federal],
        { ...first, all: ['cents', (row: Row) => row.all], ...rest },
        { line: ({ key }) => key },
      )
    : tableOf(
        'units',
        { title: words.title, lead: words.lead, columns },
        [...rows, ...federal],
        { ...first, ...rest },
        { line: ({ key }) => key },
      )
}
