import { levelPayment } from '#engine/lending/payment.ts'
import { flatRatePayment } from '#engine/lending/simple-interest.ts'
import { roundToCent } from '#engine/money.ts'
import type { HeatChart, Series, XYChart } from '../kit/presentation.ts'
import { type LoanContext, ofLoan } from './context.ts'
import type { Loan } from './loan.ts'
import { chartWords } from './words/explain.en.ts'
import { loanYears } from './yearly.ts'

const numbersTo = (count: number): readonly number[] => Array.from({ length: count }, (_, k) => k + 1)

function interestAndPrincipal(context: LoanContext): XYChart {
  const { result, say } = context
  const words = chartWords.interestPrincipal
  const years = loanYears(context)
  const { rows, totalInterest } = result.loan.schedule
  const cross = rows.findIndex((row) => row.principal > row.interest)
  const month = rows[cross]?.month
  const turn = cross === 0 ? words.fromStart() : month === undefined ? '' : words.from({ month }, say)
  return {
    kind: 'stacked',
    key: 'interestPrincipal',
    title: words.title,
    lead: cross === 0 ? words.leadShort : words.lead,
    summary: `${words.summary({ first: years[0]?.interest ?? 0, total: totalInterest }, say)} ${turn}`.trim(),
    note: words.note,
    x: { label: chartWords.year, kind: 'number', values: years.map((year) => year.number) },
    unit: 'money',
    yLabel: chartWords.dollarsAYear,
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

/** Balances after each year; short loans month by month. */
function balances({ result, say }: LoanContext): XYChart {
  const words = chartWords.balances
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
    { key: 'balance', label: words.balance, color: 'interest', look: 'area', values: after(loan, loan.schedule) },
  ]
  if (loan.schedule !== loan.plain)
    series.push({ key: 'plain', label: words.plain, color: 'other', look: 'dashed', values: after(loan, loan.plain) })
  if (second !== null)
    series.push({
      key: 'second',
      label: words.secondBalance,
      color: 'growth',
      look: 'line',
      values: after(second, second.plain),
    })
  const other = second === null ? '' : words.second({ payoff: second.plain.payoffMonth }, say)
  return {
    kind: 'lines',
    key: 'balances',
    title: words.title,
    summary: `${words.summary({ owed: loan.owed, payoff: loan.schedule.payoffMonth }, say)} ${other}`.trim(),
    x: {
      label: step === 1 ? chartWords.month : chartWords.year,
      kind: 'number',
      values: [0, ...numbersTo(count)],
    },
    unit: 'money',
    series,
  }
}

/** Payments of this loan at other rates and terms. Each axis has the visitor's own value in it. */
function grid({ inputs, result: { loan }, say }: LoanContext): HeatChart {
  const words = chartWords.grid
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
  const all = payments.flat()
  return {
    kind: 'heat',
    key: 'rateTerm',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ owed: loan.owed, low: Math.min(...all), high: Math.max(...all) }, say),
    ...(inputs.compounding === 'monthly' || loan.quoted.kind === 'flat' ? {} : { note: words.note }),
    unit: 'cents',
    valueLabel: words.payment,
    x: {
      label: words.term,
      values: terms.map((months) => say.months(months)),
      ticks: terms.map((months, at) => ({
        at,
        label: months % 12 === 0 ? words.years({ years: months / 12 }) : words.months({ months }),
      })),
    },
    y: {
      label: words.rate,
      values: rates.map((points) => say.percent(points)),
      ticks: rates.map((points, at) => ({ at, label: say.percent(points) })),
    },
    values: payments,
    ...(x >= 0 && y >= 0 ? { marks: [{ kind: 'yours' as const, x, y, label: words.yours }] } : {}),
  }
}

// With a second loan the first question is how the two compare.
export const charts = [
  ofLoan((context) => (context.result.second === null ? interestAndPrincipal : balances)(context)),
  ofLoan((context) => (context.result.second === null ? balances : interestAndPrincipal)(context)),
  ofLoan(grid),
]
