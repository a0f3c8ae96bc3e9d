import { roundToCent } from '#engine/money.ts'
import { addMonths, yearOf } from '#engine/month.ts'
import { monthText, percentText, shortDollars } from '../kit/format.ts'
import type { Chart, Series, XYChart } from '../kit/presentation.ts'
import type { Mortgage } from './compute.ts'
import type { MortgageInputs } from './fields.ts'
import { insuranceName } from './words.ts'
import type { LoanYear } from './yearly.ts'

/** What is owed and what the home may be worth at each anniversary of the start. */
function oweAndOwn(mortgage: Mortgage, inputs: MortgageInputs, years: readonly LoanYear[]): XYChart {
  const start = yearOf(mortgage.startMonth)
  const yearAfter = (payments: number): number => start + Math.min(years.length, Math.round(payments / 12))
  const marks: { x: number; label: string }[] = []
  const insured = mortgage.premiums.length
  if (insured > 0 && insured < mortgage.rows.length)
    marks.push({ x: yearAfter(insured), label: `${insuranceName(inputs)} ends` })
  if (inputs.rateType === 'arm' && Number(inputs.armFixedYears) < years.length)
    marks.push({ x: start + Number(inputs.armFixedYears), label: 'Rate may change' })
  const last = years.at(-1)
  const growth = percentText(inputs.homeGrowth)
  return {
    kind: 'lines',
    key: 'oweOwn',
    title: 'What you owe, what you own',
    lead: 'Each year the loan shrinks a little faster. The gap between the lines is yours.',
    summary: `The balance falls from ${shortDollars(mortgage.loanAmount)} to nothing in ${monthText(mortgage.actual.payoffMonth)}, while the home value goes from ${shortDollars(inputs.price)} to ${shortDollars(last?.homeValue ?? inputs.price)} if prices change ${growth} a year.`,
    note: `Home value if prices change ${growth} a year, in future dollars.`,
    x: { label: 'Year', kind: 'year', values: [start, ...years.map((year) => start + year.number)] },
    unit: 'money',
    series: [
      {
        key: 'homeValue',
        label: 'Home value',
        color: 'growth',
        look: 'area',
        values: [inputs.price, ...years.map((year) => year.homeValue)],
      },
      {
        key: 'balance',
        label: 'You owe',
        color: 'interest',
        look: 'area',
        values: [mortgage.loanAmount, ...years.map((year) => year.balance)],
      },
    ],
    ...(marks.length > 0 ? { marks } : {}),
  }
}

const yearNumbers = (years: readonly LoanYear[]) => ({
  label: 'Year',
  kind: 'number' as const,
  values: years.map((year) => year.number),
})

/** Where each year's money goes: the loan stays level while the other parts move. */
function paymentParts(mortgage: Mortgage, inputs: MortgageInputs, years: readonly LoanYear[]): XYChart {
  const first = years[0]
  const whole = mortgage.rows.length % 12 === 0
  const parts: readonly Series[] = [
    {
      key: 'loan',
      label: years.some((year) => year.extra > 0) ? 'Loan and extra payments' : 'Principal and interest',
      color: 'principal',
      values: years.map((year) => roundToCent(year.payments + year.extra)),
    },
    { key: 'tax', label: 'Property tax', color: 'tax', values: years.map((year) => year.tax) },
    { key: 'insurance', label: 'Home insurance', color: 'insurance', values: years.map((year) => year.insurance) },
    { key: 'premiums', label: insuranceName(inputs), color: 'interest', values: years.map((year) => year.premiums) },
    { key: 'hoa', label: 'HOA dues', color: 'other', values: years.map((year) => year.hoa) },
  ]
  const last = years.findLast((year) => year.number < years.length || whole)
  const outside = (year: LoanYear | undefined): number => (year ? year.tax + year.insurance + year.hoa : 0)
  return {
    kind: 'stacked',
    key: 'paymentParts',
    title: 'What you pay each year',
    lead: 'A fixed loan payment stays the same. Taxes, insurance and dues usually do not.',
    summary:
      last === undefined || last === first
        ? `Taxes, insurance and dues are ${shortDollars(outside(first))} in year 1, on top of the loan.`
        : `Taxes, insurance and dues go from ${shortDollars(outside(first))} in year 1 to ${shortDollars(outside(last))} in year ${last.number}, on top of the loan.`,
    note: 'Future dollars. The last year may hold fewer payments.',
    x: yearNumbers(years),
    unit: 'money',
    yLabel: 'Dollars a year',
    series: parts.filter((part) => part.values.some((value) => value !== null && value > 0)),
  }
}

function interestAndPrincipal(mortgage: Mortgage, years: readonly LoanYear[]): XYChart {
  const crossing = mortgage.crossover
  const when =
    crossing === null
      ? ''
      : ` From ${monthText(addMonths(mortgage.startMonth, crossing))} on, a payment is more principal than interest.`
  return {
    kind: 'stacked',
    key: 'interestPrincipal',
    title: 'Interest and principal by year',
    lead: 'Interest is charged on what you still owe, so it takes most of the early payments.',
    summary: `Interest is ${shortDollars(years[0]?.interest ?? 0)} in year 1.${when}`,
    x: yearNumbers(years),
    unit: 'money',
    yLabel: 'Dollars a year',
    series: [
      {
        key: 'principal',
        label: 'Principal',
        color: 'principal',
        values: years.map((year) => roundToCent(year.principal + year.extra)),
      },
      { key: 'interest', label: 'Interest', color: 'interest', values: years.map((year) => year.interest) },
    ],
  }
}

export const chartsOf = (mortgage: Mortgage, inputs: MortgageInputs, years: readonly LoanYear[]): readonly Chart[] => [
  oweAndOwn(mortgage, inputs, years),
  paymentParts(mortgage, inputs, years),
  interestAndPrincipal(mortgage, years),
]
