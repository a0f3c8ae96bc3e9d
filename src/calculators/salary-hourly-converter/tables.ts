import { roundToCent } from '#engine/money.ts'
import type { IsoDate } from '#engine/month.ts'
import type { ContractYear } from '#engine/pay/contract-year.ts'
import type { JobYear } from '#engine/pay/job-year.ts'
import { payYear } from '#engine/pay/paydays.ts'
import { inEveryUnit, type PayUnit } from '#engine/pay/units.ts'
import { dateText, plain } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import type { Result, Side } from './compute.ts'
import type { PayInputs } from './fields.ts'
import { counted } from './words.ts'

const cell = (value: number | null): number | null => (value === null ? null : roundToCent(value))

function unitsTable(result: Result, inputs: PayInputs): Table {
  const { job, year } = result.own
  const home = inEveryUnit(year.takeHome, job, year.paidWeeks)
  const number = plain(year.paidWeeks, 2)
  const weeks = counted(year.paidWeeks, 'week')
  const hours = plain(job.hours * year.paidWeeks, 1)
  const rules: readonly (readonly [PayUnit, string, string])[] = [
    ['hour', 'An hour', `year ÷ (${weeks} × ${counted(job.hours, 'hour')} = ${hours})`],
    ['day', 'A day', `year ÷ (${weeks} × ${counted(job.days, 'day')})`],
    ['week', 'A week', `year ÷ ${number}`],
    ['two-weeks', 'Two weeks', `year ÷ ${plain(year.paidWeeks / 2, 2)}`],
    ['half-month', 'Half a month', 'year ÷ 24'],
    ['month', 'A month', 'year ÷ 12'],
    ['year', 'A year', inputs.unpaidWeeks > 0 ? `${number} of 52 weeks paid` : '52 weeks'],
  ]
  return {
    key: 'units',
    title: 'Your pay in every unit',
    lead: 'A month is 52 ÷ 12 weeks, 4.333…, not 4.33. Base pay; take-home counts overtime and bonus too.',
    columns: [
      { label: 'Unit', unit: 'text' },
      { label: 'Pay', unit: 'cents' },
      { label: 'Take-home', unit: 'cents' },
      { label: 'Rule', unit: 'text' },
    ],
    rows: [
      ...rules.map(([unit, label, rule]) => [label, cell(result.units[unit]), cell(home[unit]), rule]),
      ['An hour, federal employees', result.federal.hourly, null, 'full year ÷ 2,087, to the cent'],
      ['Two weeks, federal employees', result.federal.twoWeeks, null, 'that hour × 80'],
    ],
  }
}

const lines: readonly (readonly [string, (year: JobYear) => number])[] = [
  ['Base pay', (y) => y.basePay],
  ['Overtime pay', (y) => y.overtimePay],
  ['Bonus', (y) => y.bonus],
  ['Federal income tax', (y) => -y.tax.federal],
  ['State and local income tax', (y) => -y.tax.stateAndLocal],
  ['Social Security, Medicare, state programs', (y) => -y.tax.payroll],
  ['Health premium', (y) => -y.premium],
  ['Your 401(k) money', (y) => -y.deferral],
  ['Take-home', (y) => y.takeHome],
  ['Your 401(k) money, still yours', (y) => y.deferral],
  ['Employer’s plan money', (y) => y.match],
  ['Other benefits', (y) => y.otherBenefits],
  ['Worth after tax', (y) => y.worth],
  ['Travel costs', (y) => -y.commuteCost],
  ['Other costs of working', (y) => -y.workCosts],
  ['What the job leaves', (y) => y.netWorth],
]
const totals = { 8: 'subtotal', 12: 'subtotal', 15: 'total' } as const

function sides(own: Side, offer: Side | null): Table {
  return {
    key: 'year',
    title: offer ? 'The two jobs, line by line' : 'The year, line by line',
    columns: [
      { label: 'A year', unit: 'text' },
      { label: offer ? 'Your job' : 'Amount', unit: 'cents' },
      ...(offer
        ? [
            { label: 'The other offer', unit: 'cents' as const },
            { label: 'Difference', unit: 'cents' as const },
          ]
        : []),
    ],
    rows: lines.map(([label, of]) => {
      const mine = roundToCent(of(own.year))
      if (!offer) return [label, mine]
      const theirs = roundToCent(of(offer.year))
      return [label, mine, theirs, roundToCent(theirs - mine)]
    }),
    look: 'ledger',
    emphasis: totals,
  }
}

function hours(own: Side, offer: Side | null): Table {
  const rows: readonly (readonly [string, (side: Side) => number | null])[] = [
    ['In your hours, weeks worked', ({ year }) => year.hoursWorked - year.extraHours],
    ['Beyond them', ({ year }) => year.extraHours],
    ['Travel', ({ year }) => year.commuteHours],
    ['Unpaid breaks', ({ year }) => year.lunchHours],
    ['Hours given', ({ year }) => year.hoursGiven],
  ]
  return {
    key: 'hours',
    title: 'The hours of a year',
    lead: 'Weeks off, paid or not, are taken out.',
    columns: [
      { label: 'Hours', unit: 'text' },
      { label: offer ? 'Your job' : 'A year', unit: 'count' },
      ...(offer ? [{ label: 'The other offer', unit: 'count' as const }] : []),
    ],
    rows: rows.map(([label, of]) => [label, cell(of(own)), ...(offer ? [cell(of(offer))] : [])]),
  }
}

function contractTable(result: Result): Table | null {
  const { contract, own } = result
  if (!contract) return null
  const { year: job } = own
  const columns: readonly ContractYear[] = contract.atEqual ? [contract.year, contract.atEqual] : [contract.year]
  const row = (label: string, mine: number | null, of: (year: ContractYear) => number) => [
    label,
    cell(mine),
    ...columns.map((year) => roundToCent(of(year))),
  ]
  return {
    key: 'contract',
    title: 'W-2 and 1099, line by line',
    lead: 'Self-employment tax, both halves, stands in the federal line of the 1099 columns.',
    columns: [
      { label: 'A year', unit: 'text' },
      { label: 'The job (W-2)', unit: 'cents' },
      { label: 'Your 1099 rate', unit: 'cents' },
      ...(contract.atEqual ? [{ label: 'The equal rate', unit: 'cents' as const }] : []),
    ],
    rows: [
      row('Rate an hour', result.units.hour, (y) => y.hourly),
      row('Pay, or what is billed', job.gross, (y) => y.billed),
      row('Business costs', 0, (y) => y.profit - y.billed),
      row('Federal tax', -job.tax.federal, (y) => -y.tax.federal),
      row('State and local income tax', -job.tax.stateAndLocal, (y) => -y.tax.stateAndLocal),
      row('Social Security and Medicare from pay', -job.tax.payroll, (y) => -y.tax.payroll),
      row('Health premium', -job.premium, (y) => -y.premium),
      row('Employer’s plan money and benefits', job.match + job.otherBenefits, () => 0),
      row('Worth after tax', job.worth, (y) => y.worth),
    ],
    look: 'ledger',
    emphasis: { 8: 'total' },
  }
}

function paydayTable({ paydays }: Result, inputs: PayInputs): Table | null {
  if (!paydays) return null
  const { payday, payEvery } = inputs
  const from = paydays.now.year
  return {
    key: 'paydays',
    title: 'Paydays, year by year',
    lead: 'Counted from the payday you gave. A bank holiday can move one.',
    columns: [
      { label: 'Year', unit: 'text' },
      { label: 'Paydays', unit: 'count' },
      { label: 'First', unit: 'text' },
      { label: 'Last', unit: 'text' },
    ],
    rows: Array.from({ length: 13 }, (_, i) => {
      const found = payYear(payday as IsoDate, Number(payEvery), from + i)
      return [String(found.year), found.count, dateText(found.first, true), dateText(found.last, true)]
    }),
  }
}

export const tablesOf = (result: Result, inputs: PayInputs): readonly Table[] =>
  [
    unitsTable(result, inputs),
    contractTable(result),
    sides(result.own, result.offer),
    hours(result.own, result.offer),
    paydayTable(result, inputs),
  ].filter((table) => table !== null)
