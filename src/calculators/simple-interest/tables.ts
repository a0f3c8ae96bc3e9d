import { countedDays, daysPerYear, everyBasis, spanYears } from '#engine/lending/accrual-span.ts'
import type { AccrualBasis } from '#engine/lending/day-count.ts'
import { roundToCent } from '#engine/money.ts'
import { dateText } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import { compoundAt, momentsOf, simpleAt } from './charts.ts'
import { courseOf, type Solved, spanOf } from './compute.ts'
import type { SimpleInputs } from './fields.ts'
import { basisName } from './words.ts'

export interface BasisRow {
  readonly basis: AccrualBasis
  readonly days: number | null
  readonly years: number
  readonly interest: number
}

/** The same principal, yearly rate and time under every day count. Null when time itself was the unknown. */
export function basisRows(result: Solved, inputs: SimpleInputs): readonly BasisRow[] | null {
  if (inputs.find === 'time') return null
  const span = spanOf(inputs)
  return everyBasis.map((basis) => {
    const years = spanYears(span, basis)
    const days =
      span.kind === 'dates' ? countedDays(span.from, span.to, basis) : span.kind === 'days' ? span.days : null
    return {
      basis,
      days,
      years,
      interest: courseOf(inputs, basis)?.interest ?? roundToCent(result.principal * result.annualRate * years),
    }
  })
}

/** When time was the unknown: the days and the date under every day count. */
function timeRows(result: Solved): readonly (readonly (string | number | null)[])[] {
  const years = result.annualRate > 0 ? result.interest / (result.principal * result.annualRate) : 0
  return everyBasis.map((basis) => [basisName[basis], Math.round(years * daysPerYear(basis) * 100) / 100])
}

function dayCounts(result: Solved, inputs: SimpleInputs): Table {
  const rows = basisRows(result, inputs)
  if (rows === null)
    return {
      key: 'dayCounts',
      title: 'Days it takes under each day count',
      columns: [
        { label: 'Day count', unit: 'text' },
        { label: 'Days', unit: 'ratio' },
      ],
      rows: timeRows(result),
    }
  return {
    key: 'dayCounts',
    title: 'The same time under each day count',
    lead:
      inputs.span === 'dates'
        ? 'The first day counts, the last does not.'
        : 'Without dates no leap day is known, so a year of real days has 365.',
    columns: [
      { label: 'Day count', unit: 'text' },
      { label: 'Days counted', unit: 'count' },
      { label: 'Years', unit: 'text' },
      { label: 'Interest', unit: 'cents' },
      { label: 'Principal and interest', unit: 'cents' },
    ],
    rows: rows.map((row) => [
      basisName[row.basis],
      row.days,
      row.years.toFixed(5),
      row.interest,
      roundToCent(result.principal + row.interest),
    ]),
  }
}

function payments({ course }: Solved): readonly Table[] {
  if (course === null) return []
  return [
    {
      key: 'payments',
      title: 'Payment by payment',
      lead: 'A payment meets the interest first, then principal. Interest that waits bears no interest.',
      columns: [
        { label: 'Date', unit: 'text' },
        { label: 'Interest since', unit: 'cents' },
        { label: 'Paid', unit: 'cents' },
        { label: 'To interest', unit: 'cents' },
        { label: 'To principal', unit: 'cents' },
        { label: 'Principal left', unit: 'cents' },
        { label: 'Interest waiting', unit: 'cents' },
      ],
      rows: course.rows.map((row) => [
        dateText(row.date, true),
        row.interest,
        row.paid,
        row.toInterest,
        row.toPrincipal,
        row.principal,
        row.unpaidInterest,
      ]),
    },
  ]
}

function course(result: Solved, inputs: SimpleInputs): Table {
  const moments = momentsOf(result, inputs)
  return {
    key: 'course',
    title: 'How it grows',
    lead: 'Principal and interest at each step, in dollars of that day.',
    columns: [
      { label: moments.unit, unit: 'ratio' },
      { label: 'Simple interest so far', unit: 'cents' },
      { label: 'Simple total', unit: 'cents' },
      { label: 'Compound total', unit: 'cents' },
    ],
    rows: moments.years.map((years, index) => {
      const simple = simpleAt(result, years)
      return [
        moments.values[index] ?? 0,
        roundToCent(simple - result.principal),
        simple,
        compoundAt(result, inputs, years),
      ]
    }),
    folded: true,
  }
}

export const tablesOf = (result: Solved, inputs: SimpleInputs): readonly Table[] => [
  ...payments(result),
  dayCounts(result, inputs),
  ...(result.course === null ? [course(result, inputs)] : []),
]
