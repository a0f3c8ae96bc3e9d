import { levelPayment } from '#engine/lending/payment.ts'
import { flatRatePayment } from '#engine/lending/simple-interest.ts'
import { roundToCent } from '#engine/money.ts'
import { dollars, monthsText, monthText, percentText, shortDollars } from '../kit/format.ts'
import type { Chart, HeatChart, Series, XYChart } from '../kit/presentation.ts'
import type { Answered } from './compute.ts'
import type { EmiInputs } from './fields.ts'
import type { Loan } from './loan.ts'
import { type LoanYear, yearsOf } from './yearly.ts'

const numbersTo = (count: number): readonly number[] => Array.from({ length: count }, (_, k) => k + 1)

function interestAndPrincipal({ loan }: Answered, years: readonly LoanYear[]): XYChart {
  const cross = loan.schedule.rows.findIndex((row) => row.principal > row.interest)
  const row = loan.schedule.rows[cross]
  const turn =
    row === undefined
      ? ''
      : cross === 0
        ? ' From the first payment on, more goes to principal than to interest.'
        : ` From ${monthText(row.month)} on, more of each payment goes to principal than to interest.`
  return {
    kind: 'stacked',
    key: 'interestPrincipal',
    title: 'Where your payments go each year',
    lead: 'Interest is charged on what you still owe, so it takes most at the start.',
    summary: `Interest takes ${shortDollars(years[0]?.interest ?? 0)} in year 1 and ${shortDollars(loan.schedule.totalInterest)} in all.${turn}`,
    note: 'Dollars of the day they are paid. The last year may hold fewer payments.',
    x: { label: 'Year', kind: 'number', values: years.map((year) => year.number) },
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

/** Balances after each year; short loans month by month. */
function balances(result: Answered): XYChart {
  const { loan, second } = result
  const longest = Math.max(loan.plain.rows.length, second?.plain.rows.length ?? 0)
  const step = longest <= 36 ? 1 : 12
  const count = Math.ceil(longest / step)
  const after = (one: Loan, schedule: Loan['plain']): readonly (number | null)[] => [
    one.owed,
    ...numbersTo(count).map(
      (k) => schedule.rows[k * step - 1]?.balance ?? ((k - 1) * step < schedule.rows.length ? 0 : null),
    ),
  ]
  const series: Series[] = [
    { key: 'balance', label: 'You owe', color: 'interest', look: 'area', values: after(loan, loan.schedule) },
  ]
  if (loan.schedule !== loan.plain)
    series.push({
      key: 'plain',
      label: 'Without the extra',
      color: 'other',
      look: 'dashed',
      values: after(loan, loan.plain),
    })
  if (second !== null)
    series.push({
      key: 'second',
      label: 'Second loan',
      color: 'growth',
      look: 'line',
      values: after(second, second.plain),
    })
  const other = second === null ? '' : ` The second loan is gone in ${monthText(second.plain.payoffMonth)}.`
  return {
    kind: 'lines',
    key: 'balances',
    title: 'What you still owe',
    summary: `The balance falls from ${shortDollars(loan.owed)} to nothing in ${monthText(loan.schedule.payoffMonth)}.${other}`,
    x: { label: step === 1 ? 'Month' : 'Year', kind: 'number', values: [0, ...numbersTo(count)] },
    unit: 'money',
    series,
  }
}

/** Payments of this loan at other rates and times. Each axis has the visitor's own value in it. */
function grid(result: Answered, inputs: EmiInputs): HeatChart {
  const { loan } = result
  const rate = loan.annualRate * 100
  const reach = rate >= 4 ? 1 : 0.5
  const rates = [...new Set([-3, -2, -1, 0, 1, 2, 3].map((k) => Math.max(0, rate + k * reach)))]
  const yearsStep = loan.months >= 180 ? 60 : 12
  const terms = [-2, -1, 0, 1, 2]
    .map((k) => loan.months + k * yearsStep)
    .filter((months) => months >= Math.min(6, loan.months))
  const payments = rates.map((points) =>
    terms.map((months) => {
      if (loan.quoted.kind === 'flat') return roundToCent(flatRatePayment(loan.owed, points / 100, months))
      // Other rates keep the ratio of the monthly to the quoted rate, which is exact for monthly compounding.
      const monthly = rate === 0 ? points / 1200 : (loan.trueRate / 12) * (points / rate)
      return roundToCent(levelPayment(loan.owed, monthly, months))
    }),
  )
  const x = terms.indexOf(loan.months)
  const y = rates.indexOf(rate)
  const flat = payments.flat()
  return {
    kind: 'heat',
    key: 'rateTerm',
    title: 'The payment at other rates and times',
    lead: 'Darker is a larger payment. A longer time lowers the payment and raises the interest.',
    summary: `For ${dollars(loan.owed)} the payment lies between ${dollars(Math.min(...flat))} and ${dollars(Math.max(...flat))} a month at the rates and times shown.`,
    ...(inputs.compounding === 'monthly' || loan.quoted.kind === 'flat'
      ? {}
      : { note: 'Other rates are about right.' }),
    unit: 'cents',
    valueLabel: 'Monthly payment',
    x: {
      label: 'Time',
      values: terms.map((months) => monthsText(months)),
      ticks: terms.map((months, at) => ({ at, label: months % 12 === 0 ? `${months / 12}y` : `${months}m` })),
    },
    y: {
      label: 'Rate',
      values: rates.map((points) => percentText(points)),
      ticks: rates.map((points, at) => ({ at, label: percentText(points) })),
    },
    values: payments,
    ...(x >= 0 && y >= 0 ? { marks: [{ kind: 'yours' as const, x, y, label: 'Your loan' }] } : {}),
  }
}

export function chartsOf(result: Answered, inputs: EmiInputs): readonly Chart[] {
  const years = yearsOf(result.loan.schedule.rows)
  const first = interestAndPrincipal(result, years)
  const second = balances(result)
  // With a second loan the first question is how the two compare.
  return [...(result.second === null ? [first, second] : [second, first]), grid(result, inputs)]
}
