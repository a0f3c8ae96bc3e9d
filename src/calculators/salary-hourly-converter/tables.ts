import { roundToCent } from '#engine/money.ts'
import type { IsoDate } from '#engine/month.ts'
import type { ContractYear } from '#engine/pay/contract-year.ts'
import type { JobYear } from '#engine/pay/job-year.ts'
import { payYear } from '#engine/pay/paydays.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import type { Side } from './compute.ts'
import type { PayContext } from './context.ts'
import { unitsTable } from './units-table.ts'
import { tableWords } from './words/explain.en.ts'

const cell = (value: number | null): number | null => (value === null ? null : roundToCent(value))

const lines: { readonly [K in keyof typeof tableWords.year.lines]: (year: JobYear) => number } = {
  basePay: (y) => y.basePay,
  overtime: (y) => y.overtimePay,
  bonus: (y) => y.bonus,
  federal: (y) => -y.tax.federal,
  state: (y) => -y.tax.stateAndLocal,
  payroll: (y) => -y.tax.payroll,
  premium: (y) => -y.premium,
  deferral: (y) => -y.deferral,
  takeHome: (y) => y.takeHome,
  deferralBack: (y) => y.deferral,
  match: (y) => y.match,
  benefits: (y) => y.otherBenefits,
  worth: (y) => y.worth,
  commute: (y) => -y.commuteCost,
  costs: (y) => -y.workCosts,
  left: (y) => y.netWorth,
}
const totals = { 8: 'subtotal', 12: 'subtotal', 15: 'total' } as const

function yearTable({ result: { own, offer } }: PayContext): KeyedTable {
  const words = tableWords.year
  const rows = (Object.keys(lines) as (keyof typeof lines)[]).map((key) => {
    const mine = roundToCent(lines[key](own.year))
    const theirs = offer ? roundToCent(lines[key](offer.year)) : 0
    return { key, line: words.lines[key], mine, theirs, difference: roundToCent(theirs - mine) }
  })
  const look = { look: 'ledger', emphasis: totals } as const
  if (!offer)
    return tableOf(
      'year',
      words,
      rows,
      { line: ['text', (row) => row.line], mine: ['cents', (row) => row.mine] },
      { ...look, line: ({ key }) => key },
    )
  return tableOf(
    'year',
    { title: words.titleCompared, columns: words.columnsCompared },
    rows,
    {
      line: ['text', (row) => row.line],
      mine: ['cents', (row) => row.mine],
      theirs: ['cents', (row) => row.theirs],
      difference: ['cents', (row) => row.difference],
    },
    { ...look, line: ({ key }) => key },
  )
}

function hoursTable({ result: { own, offer } }: PayContext): KeyedTable {
  const words = tableWords.hours
  const kinds: readonly (readonly [string, string, (side: Side) => number])[] = [
    ['regular', words.regular, ({ year }) => year.hoursWorked - year.extraHours],
    ['extra', words.extra, ({ year }) => year.extraHours],
    ['commute', words.commute, ({ year }) => year.commuteHours],
    ['breaks', words.breaks, ({ year }) => year.lunchHours],
    ['total', words.total, ({ year }) => year.hoursGiven],
  ]
  const rows = kinds.map(([key, kind, of]) => ({
    key,
    kind,
    mine: cell(of(own)),
    theirs: offer ? cell(of(offer)) : null,
  }))
  if (!offer)
    return tableOf(
      'hours',
      words,
      rows,
      { kind: ['text', (row) => row.kind], mine: ['count', (row) => row.mine] },
      { line: ({ key }) => key },
    )
  return tableOf(
    'hours',
    { ...words, columns: words.columnsCompared },
    rows,
    {
      kind: ['text', (row) => row.kind],
      mine: ['count', (row) => row.mine],
      theirs: ['count', (row) => row.theirs],
    },
    { line: ({ key }) => key },
  )
}

type ContractLines = { readonly [K in keyof typeof tableWords.contract.lines]: (year: ContractYear) => number }
const contractLines: ContractLines = {
  hourly: (y) => y.hourly,
  pay: (y) => y.billed,
  costs: (y) => y.profit - y.billed,
  federal: (y) => -y.tax.federal,
  state: (y) => -y.tax.stateAndLocal,
  payroll: (y) => -y.tax.payroll,
  premium: (y) => -y.premium,
  benefits: () => 0,
  worth: (y) => y.worth,
}

function contractTable({ result }: PayContext): KeyedTable | null {
  const { contract, own, units } = result
  if (!contract) return null
  const words = tableWords.contract
  const { year: job } = own
  const ofJob: { readonly [K in keyof ContractLines]: number | null } = {
    hourly: units.hour,
    pay: job.gross,
    costs: 0,
    federal: -job.tax.federal,
    state: -job.tax.stateAndLocal,
    payroll: -job.tax.payroll,
    premium: -job.premium,
    benefits: job.match + job.otherBenefits,
    worth: job.worth,
  }
  const { year, atEqual } = contract
  const rows = (Object.keys(contractLines) as (keyof ContractLines)[]).map((key) => ({
    key,
    line: words.lines[key],
    job: cell(ofJob[key]),
    rate: roundToCent(contractLines[key](year)),
    equal: atEqual && roundToCent(contractLines[key](atEqual)),
  }))
  const look = { look: 'ledger', emphasis: { 8: 'total' } } as const
  type Row = (typeof rows)[number]
  const columns = {
    line: ['text', (row: Row) => row.line],
    job: ['cents', (row: Row) => row.job],
    rate: ['cents', (row: Row) => row.rate],
  } as const
  if (!atEqual) return tableOf('contract', words, rows, columns, { ...look, line: ({ key }) => key })
  const withEqual = { ...columns, equal: ['cents', (row: Row) => row.equal] } as const
  return tableOf('contract', { ...words, columns: words.columnsWithEqual }, rows, withEqual, {
    ...look,
    line: ({ key }) => key,
  })
}

function paydayTable({ inputs, result: { paydays }, say }: PayContext): KeyedTable | null {
  if (!paydays) return null
  const from = paydays.now.year
  const years = Array.from({ length: 13 }, (_, i) =>
    payYear(inputs.payday as IsoDate, Number(inputs.payEvery), from + i),
  )
  return tableOf('paydays', tableWords.paydays, years, {
    year: ['date', (found) => String(found.year)],
    count: ['count', (found) => found.count],
    first: ['date', (found) => say.dateShort(found.first)],
    last: ['date', (found) => say.dateShort(found.last)],
  })
}

export const tables = [unitsTable, contractTable, yearTable, hoursTable, paydayTable]
