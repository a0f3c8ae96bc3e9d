import { roundToCent } from '#engine/money.ts'
import { contractYear } from '#engine/pay/contract-year.ts'
import { taxesWithoutWork } from '#engine/pay/job-year.ts'
import type { RanksChart, WaterfallChart, XYChart } from '../kit/presentation.ts'
import { contractAsk, type Side } from './compute.ts'
import type { PayContext } from './context.ts'
import { peopleOf } from './people.ts'
import { chartWords } from './words/explain.en.ts'

type Steps = WaterfallChart['steps']
const change = (label: string, value: number, color: Steps[number]['color'], note?: string): Steps => {
  const step = { label, kind: 'change' as const, value, ...(color ? { color } : {}), ...(note ? { note } : {}) }
  return Math.abs(value) >= 0.005 ? [step] : []
}

/** From the pay of an hour to what an hour given leaves. */
function hourly({ result: { own }, say }: PayContext): WaterfallChart | null {
  const { year, job, realHourly } = own
  const paidHours = job.hours * year.paidWeeks
  if (paidHours <= 0 || year.hoursWorked <= 0 || realHourly === null || year.gross <= 0) return null
  const words = chartWords.hour
  const paid = year.basePay / paidHours
  const per = (value: number) => value / year.hoursWorked
  return {
    kind: 'waterfall',
    key: 'hour',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ paid, real: realHourly }, say),
    unit: 'cents',
    steps: [
      { label: words.paid, kind: 'total', value: paid, color: 'principal' },
      ...change(words.allPay, per(year.gross) - paid, 'other', words.allPayNote),
      ...change(words.incomeTax, -per(year.tax.federal + year.tax.stateAndLocal), 'tax'),
      ...change(words.payroll, -per(year.tax.payroll), 'tax'),
      ...change(words.premium, -per(year.premium), 'insurance'),
      ...change(words.benefits, per(year.match + year.otherBenefits), 'growth'),
      ...change(words.costs, -per(year.commuteCost + year.workCosts), 'interest'),
      ...change(words.unpaidTime, realHourly - per(year.netWorth), 'other', words.unpaidTimeNote),
      { label: words.real, kind: 'total', value: realHourly, color: 'growth' },
    ],
  }
}

/** From a year's pay to take-home. */
function yearly({ result: { own }, say }: PayContext): WaterfallChart | null {
  const { year } = own
  if (year.gross <= 0) return null
  const words = chartWords.year
  const values = { gross: year.gross, tax: year.tax.total, home: year.takeHome }
  return {
    kind: 'waterfall',
    key: 'year',
    title: words.title,
    summary: (year.tax.total >= 0 ? words.summary : words.summaryCredits)(values, say),
    unit: 'money',
    steps: [
      // Base pay alone is the first total already.
      ...(year.gross === year.basePay ? [] : change(words.base, year.basePay, 'principal')),
      ...change(words.overtime, year.overtimePay, 'principal'),
      ...change(words.bonus, year.bonus, 'principal'),
      { label: words.gross, kind: 'total', value: year.gross, color: 'principal' },
      ...change(words.federal, -year.tax.federal, 'tax'),
      ...change(words.state, -year.tax.stateAndLocal, 'tax'),
      ...change(words.payroll, -year.tax.payroll, 'tax', words.payrollNote),
      ...change(words.premium, -year.premium, 'insurance'),
      ...change(words.deferral, -year.deferral, 'growth', words.deferralNote),
      { label: words.home, kind: 'total', value: year.takeHome, color: 'growth' },
    ],
  }
}

/** What each of the two jobs leaves. Null where travel and costs take more than one brings home. */
function twoJobs({ result: { own, offer }, say }: PayContext): RanksChart | null {
  if (!offer) return null
  const words = chartWords.jobs
  const partsOf = ({ year }: Side) =>
    [year.takeHome - year.commuteCost - year.workCosts, year.deferral, year.match + year.otherBenefits].map(roundToCent)
  const rows = [
    { label: words.mine, values: partsOf(own), isYours: true },
    { label: words.theirs, values: partsOf(offer) },
  ]
  if (rows.some(({ values }) => values.some((value) => value < 0))) return null
  return {
    kind: 'ranks',
    key: 'jobs',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ mine: own.year.netWorth, theirs: offer.year.netWorth }, say),
    unit: 'money',
    words: { row: words.row, total: words.total },
    parts: [
      { key: 'home', label: words.home, color: 'growth' },
      { key: 'plan', label: words.plan, color: 'principal' },
      { key: 'employer', label: words.employer, color: 'other' },
    ],
    rows,
  }
}

const POINTS = 24

/** What each 1099 rate leaves, beside the job. */
function rates(context: PayContext): XYChart | null {
  const { inputs, result, say } = context
  const { contract, own } = result
  if (contract?.equal.outcome !== 'rate' || !contract.atEqual) return null
  const words = chartWords.rates
  const equal = contract.equal.hourly
  const top = Math.max(equal * 1.6, inputs.contractRate * 1.1, 10)
  const ask = contractAsk(inputs, own.year)
  const people = peopleOf(context)
  const without = taxesWithoutWork(people)
  const points = Array.from({ length: POINTS + 1 }, (_, i) => roundToCent((top * i) / POINTS))
  const worth = points.map((rate) => roundToCent(contractYear(rate, ask, people, without).worth))
  return {
    kind: 'lines',
    key: 'rates',
    title: words.title,
    summary: words.summary({ rate: equal, worth: own.year.worth }, say),
    note: words.note,
    x: { label: words.x, kind: 'money', values: points },
    unit: 'money',
    series: [{ key: 'worth', label: words.worth, color: 'growth', values: worth }],
    level: { value: roundToCent(own.year.worth), label: words.job },
  }
}

export const charts = [twoJobs, rates, yearly, hourly]
