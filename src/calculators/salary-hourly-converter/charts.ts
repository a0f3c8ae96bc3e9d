import { roundToCent } from '#engine/money.ts'
import { contractYear } from '#engine/pay/contract-year.ts'
import { taxesWithoutWork } from '#engine/pay/job-year.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { dollars, dollarsAndCents, shortDollars } from '../kit/format.ts'
import type { Chart, RanksChart, WaterfallChart, XYChart } from '../kit/presentation.ts'
import { contractAsk, peopleOf, type Result, type Side } from './compute.ts'
import type { PayInputs } from './fields.ts'
import { taxesTake } from './words.ts'

type Steps = WaterfallChart['steps']
const change = (label: string, value: number, color: Steps[number]['color'], note?: string): Steps => {
  const step = { label, kind: 'change' as const, value, ...(color ? { color } : {}), ...(note ? { note } : {}) }
  return Math.abs(value) >= 0.005 ? [step] : []
}

/** From the pay of an hour to what an hour given leaves. */
function hourly({ own }: Result): WaterfallChart | null {
  const { year, job, realHourly } = own
  const paid = job.hours * year.paidWeeks
  if (paid <= 0 || year.hoursWorked <= 0 || realHourly === null || year.gross <= 0) return null
  const base = year.basePay / paid
  const worked = year.gross / year.hoursWorked
  const per = (value: number) => value / year.hoursWorked
  return {
    kind: 'waterfall',
    key: 'hour',
    title: 'From your hourly pay to your real hour',
    lead: 'What tax, the costs of working and unpaid time take from an hour.',
    summary: `Pay of ${dollarsAndCents(base)} an hour becomes ${dollarsAndCents(realHourly)} for each hour given.`,
    unit: 'cents',
    steps: [
      { label: 'Pay per paid hour', kind: 'total', value: base, color: 'principal' },
      ...change('Time off, extra hours, bonus', worked - base, 'other', 'All pay over the hours really worked'),
      ...change('Income tax', -per(year.tax.federal + year.tax.stateAndLocal), 'tax'),
      ...change('Social Security and Medicare', -per(year.tax.payroll), 'tax'),
      ...change('Health premium', -per(year.premium), 'insurance'),
      ...change('Employer’s money and benefits', per(year.match + year.otherBenefits), 'growth'),
      ...change('Travel and other costs', -per(year.commuteCost + year.workCosts), 'interest'),
      ...change(
        'Travel and breaks take time',
        realHourly - per(year.netWorth),
        'other',
        'The same money over more hours',
      ),
      { label: 'Your real hour', kind: 'total', value: realHourly, color: 'growth' },
    ],
  }
}

/** From a year's pay to take-home. */
function yearly({ own: { year } }: Result): WaterfallChart | null {
  if (year.gross <= 0) return null
  return {
    kind: 'waterfall',
    key: 'year',
    title: 'Where a year’s pay goes',
    summary: `Of ${dollars(year.gross)} a year, ${taxesTake(year.tax.total)} and ${dollars(year.takeHome)} comes home.`,
    unit: 'money',
    steps: [
      ...change('Base pay', year.basePay, 'principal'),
      ...change('Overtime', year.overtimePay, 'principal'),
      ...change('Bonus', year.bonus, 'principal'),
      { label: 'Pay before tax', kind: 'total', value: year.gross, color: 'principal' },
      ...change('Federal income tax', -year.tax.federal, 'tax'),
      ...change('State and local income tax', -year.tax.stateAndLocal, 'tax'),
      ...change('Social Security and Medicare', -year.tax.payroll, 'tax', 'With state programs, if any'),
      ...change('Health premium', -year.premium, 'insurance'),
      ...change('Your 401(k) money', -year.deferral, 'growth', 'Still yours'),
      { label: 'Take-home', kind: 'total', value: year.takeHome, color: 'growth' },
    ],
  }
}

/** What each of the two jobs leaves. Null where travel and costs take more than one brings home. */
function twoJobs({ own, offer }: Result): RanksChart | null {
  if (!offer) return null
  const partsOf = ({ year }: Side) =>
    [year.takeHome - year.commuteCost - year.workCosts, year.deferral, year.match + year.otherBenefits].map(roundToCent)
  const rows = [
    { label: 'Your job', values: partsOf(own), isYours: true },
    { label: 'The other offer', values: partsOf(offer) },
  ]
  if (rows.some(({ values }) => values.some((value) => value < 0))) return null
  return {
    kind: 'ranks',
    key: 'jobs',
    title: 'What each job leaves a year',
    lead: 'After tax and the costs of working.',
    summary: `Your job leaves ${dollars(own.year.netWorth)} a year, the other offer ${dollars(offer.year.netWorth)}.`,
    unit: 'money',
    words: { row: 'Job', total: 'Leaves a year' },
    parts: [
      { key: 'home', label: 'Take-home less the costs of working', color: 'growth' },
      { key: 'plan', label: 'Your 401(k) money', color: 'principal' },
      { key: 'employer', label: 'Employer’s money and benefits', color: 'other' },
    ],
    rows,
  }
}

const POINTS = 24

/** What each 1099 rate leaves, beside the job. */
function rates(result: Result, inputs: PayInputs, law: TaxYearFacts): XYChart | null {
  const { contract, own } = result
  if (contract?.equal.outcome !== 'rate' || !contract.atEqual) return null
  const equal = contract.equal.hourly
  const top = Math.max(equal * 1.6, inputs.contractRate * 1.1, 10)
  const ask = contractAsk(inputs, own.year)
  const people = peopleOf(inputs, law)
  const without = taxesWithoutWork(people)
  const points = Array.from({ length: POINTS + 1 }, (_, i) => roundToCent((top * i) / POINTS))
  return {
    kind: 'lines',
    key: 'rates',
    title: 'What a 1099 rate leaves',
    summary: `At ${dollarsAndCents(equal)} an hour 1099 work leaves as much as the job, ${shortDollars(own.year.worth)} a year.`,
    note: 'After tax, business costs and your own health premium; plan money of your own counts.',
    x: { label: '1099 rate an hour', kind: 'money', values: points },
    unit: 'money',
    series: [
      {
        key: 'worth',
        label: '1099 work leaves',
        color: 'growth',
        values: points.map((rate) => roundToCent(contractYear(rate, ask, people, without).worth)),
      },
    ],
    level: { value: roundToCent(own.year.worth), label: 'The job' },
  }
}

export const chartsOf = (result: Result, inputs: PayInputs, law: TaxYearFacts): readonly Chart[] =>
  [twoJobs(result), rates(result, inputs, law), hourly(result), yearly(result)].filter((chart) => chart !== null)
