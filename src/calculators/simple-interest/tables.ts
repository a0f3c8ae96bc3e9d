import { daysPerYear, everyBasis } from '#engine/lending/accrual-span.ts'
import { roundToCent } from '#engine/money.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { basisRows } from './bases.ts'
import { ofSolved, type SolvedContext } from './context.ts'
import { compoundAt, momentsOf, simpleAt } from './moments.ts'
import { tableWords, unitNames } from './words/explain.en.ts'
import { formWords } from './words/form.en.ts'

/** What programs call a day count: 30-360. */
const basisKey = (basis: string): string => basis.replace('/', '-')

const basisName = formWords.dayCount.options

/** When time was the unknown: the days under every day count. */
function timeTable({ result }: SolvedContext): KeyedTable {
  const years = result.annualRate > 0 ? result.interest / (result.principal * result.annualRate) : 0
  return tableOf(
    'dayCounts',
    tableWords.times,
    everyBasis,
    {
      basis: ['text', (basis) => basisName[basis]],
      days: ['ratio', (basis) => roundToCent(years * daysPerYear(basis))],
    },
    { line: basisKey },
  )
}

function dayCounts(context: SolvedContext): KeyedTable {
  const rows = basisRows(context)
  if (rows === null) return timeTable(context)
  const { leadDates, ...words } = tableWords.bases
  const isDated = context.inputs.span === 'dates'
  return tableOf(
    'dayCounts',
    { ...words, lead: isDated ? leadDates : words.lead },
    rows,
    {
      basis: ['text', (row) => basisName[row.basis]],
      days: ['ratio', (row) => row.days],
      years: ['text', (row) => row.years.toFixed(5), { numbers: ['ratio', (row) => row.years] }],
      interest: ['cents', (row) => row.interest],
      total: ['cents', (row) => roundToCent(context.result.principal + row.interest)],
    },
    { line: ({ basis }) => basisKey(basis) },
  )
}

function payments({ result: { course }, say }: SolvedContext): KeyedTable | null {
  if (course === null) return null
  return tableOf('payments', tableWords.payments, course.rows, {
    date: ['date', (row) => say.dateShort(row.date)],
    interest: ['cents', (row) => row.interest],
    paid: ['cents', (row) => row.paid],
    toInterest: ['cents', (row) => row.toInterest],
    toPrincipal: ['cents', (row) => row.toPrincipal],
    principal: ['cents', (row) => row.principal],
    unpaid: ['cents', (row) => row.unpaidInterest],
  })
}

function growth(context: SolvedContext): KeyedTable | null {
  const { inputs, result } = context
  if (result.course !== null) return null
  const words = tableWords.growth
  const moments = momentsOf(context)
  const rows = moments.years.map((years, at) => ({ years, at, simple: simpleAt(result, years) }))
  return tableOf(
    'course',
    { ...words, columns: { at: unitNames[moments.unit], ...words.columns } },
    rows,
    {
      at: ['ratio', (row) => moments.values[row.at] ?? 0],
      simpleInterest: ['cents', (row) => roundToCent(row.simple - result.principal)],
      simple: ['cents', (row) => row.simple],
      compound: ['cents', (row) => compoundAt(result, inputs, row.years)],
    },
    { folded: true },
  )
}

export const tables = [ofSolved(payments), ofSolved(dayCounts), ofSolved(growth)]
