import { roundToCent } from '#engine/money.ts'
import { addMonths, yearOf } from '#engine/month.ts'
import type { Series, XYChart } from '../kit/presentation.ts'
import { type LoanContext, ofLoan } from './context.ts'
import { chartWords } from './words/explain.en.ts'
import { insuranceNames } from './words/insurance.en.ts'
import { type LoanYear, loanYears } from './yearly.ts'

/** What is owed and what the home may be worth at each anniversary of the start. */
function oweAndOwn(context: LoanContext): XYChart {
  const { inputs, result, say } = context
  const words = chartWords.oweOwn
  const years = loanYears(context)
  const start = yearOf(result.startMonth)
  const yearAfter = (payments: number): number => start + Math.min(years.length, Math.round(payments / 12))
  const marks: { x: number; label: string }[] = []
  const insured = result.premiums.length
  if (insured > 0 && insured < result.rows.length)
    marks.push({ x: yearAfter(insured), label: words.insuranceEnds({ name: insuranceNames[inputs.loanType] }) })
  if (inputs.rateType === 'arm' && Number(inputs.armFixedYears) < years.length)
    marks.push({ x: start + Number(inputs.armFixedYears), label: words.rateChanges })
  const values = {
    loan: result.loanAmount,
    payoff: result.actual.payoffMonth,
    price: inputs.price,
    last: years.at(-1)?.homeValue ?? inputs.price,
    growth: inputs.homeGrowth,
  }
  return {
    kind: 'lines',
    key: 'oweOwn',
    title: words.title,
    lead: words.lead,
    summary: words.summary(values, say),
    note: words.note(values, say),
    x: { label: chartWords.year, kind: 'year', values: [start, ...years.map((year) => start + year.number)] },
    unit: 'money',
    series: [
      {
        key: 'homeValue',
        label: words.homeValue,
        color: 'growth',
        look: 'area',
        values: [inputs.price, ...years.map((year) => year.homeValue)],
      },
      {
        key: 'balance',
        label: words.balance,
        color: 'interest',
        look: 'area',
        values: [result.loanAmount, ...years.map((year) => year.balance)],
      },
    ],
    ...(marks.length > 0 ? { marks } : {}),
  }
}

/** Dollars of each loan year, stacked. */
const byYear = (years: readonly LoanYear[]) => ({
  kind: 'stacked' as const,
  x: { label: chartWords.loanYear, kind: 'number' as const, values: years.map((year) => year.number) },
  unit: 'money' as const,
  yLabel: chartWords.dollarsAYear,
})
const outside = (year: LoanYear | undefined): number => (year ? year.tax + year.insurance + year.hoa : 0)

/** Where each year's money goes: the loan stays level while the other parts move. */
function paymentParts(context: LoanContext): XYChart {
  const { inputs, result, say } = context
  const words = chartWords.paymentParts
  const years = loanYears(context)
  const [first] = years
  const isWhole = result.rows.length % 12 === 0
  const last = years.findLast((year) => year.number < years.length || isWhole)
  const parts: readonly Series[] = [
    {
      key: 'loan',
      label: years.some((year) => year.extra > 0) ? words.loanAndExtra : words.loan,
      color: 'principal',
      values: years.map((year) => roundToCent(year.payments + year.extra)),
    },
    { key: 'tax', label: words.tax, color: 'tax', values: years.map((year) => year.tax) },
    { key: 'insurance', label: words.insurance, color: 'insurance', values: years.map((year) => year.insurance) },
    {
      key: 'premiums',
      label: insuranceNames[inputs.loanType],
      color: 'interest',
      values: years.map((year) => year.premiums),
    },
    { key: 'hoa', label: words.hoa, color: 'other', values: years.map((year) => year.hoa) },
  ]
  return {
    ...byYear(years),
    key: 'paymentParts',
    title: words.title,
    lead: inputs.rateType === 'arm' ? words.leadAdjustable : words.leadFixed,
    summary:
      last === undefined || last === first
        ? words.summaryOneYear({ first: outside(first) }, say)
        : words.summary({ first: outside(first), last: outside(last), year: last.number }, say),
    note: words.note,
    series: parts.filter((part) => part.values.some((value) => value !== null && value > 0)),
  }
}

function interestAndPrincipal(context: LoanContext): XYChart {
  const { result, say } = context
  const words = chartWords.interestPrincipal
  const years = loanYears(context)
  const interest = years[0]?.interest ?? 0
  const { crossover, startMonth } = result
  return {
    ...byYear(years),
    key: 'interestPrincipal',
    title: words.title,
    lead: words.lead,
    summary:
      crossover === null
        ? words.summaryNoCrossing({ interest }, say)
        : words.summary({ interest, from: addMonths(startMonth, crossover) }, say),
    series: [
      {
        key: 'principal',
        label: words.principal,
        color: 'principal',
        values: years.map((year) => roundToCent(year.principal + year.extra)),
      },
      { key: 'interest', label: words.interest, color: 'interest', values: years.map((year) => year.interest) },
    ],
  }
}

export const charts = [ofLoan(oweAndOwn), ofLoan(paymentParts), ofLoan(interestAndPrincipal)]
