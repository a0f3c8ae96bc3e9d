import { roundToCent } from '#engine/money.ts'
import type { FigureSpec } from '../kit/definition.ts'
import {
  highestPayment,
  homeValueAfter,
  type Mortgage,
  ownerCostsPaid,
  ownerTotalIn,
  paymentAtHigherRate,
  type Result,
  regularPaymentIn,
} from './compute.ts'
import type { MortgageInputs } from './fields.ts'

type Spec = FigureSpec<Result, MortgageInputs>
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7))
/** A figure that only a loan has. */
const loan =
  (value: (mortgage: Mortgage, inputs: MortgageInputs) => number | null): Spec['value'] =>
  (result, inputs) =>
    result.outcome === 'loan' ? value(result, inputs) : null
/** The same in dollars with whole cents, for sums and differences. */
const cents = (value: (mortgage: Mortgage, inputs: MortgageInputs) => number | null): Spec['value'] =>
  loan((mortgage, inputs) => {
    const amount = value(mortgage, inputs)
    return amount === null ? null : roundToCent(amount)
  })
const always =
  (value: (result: Exclude<Result, { outcome: 'not-possible' }>) => number): Spec['value'] =>
  (result) =>
    result.outcome === 'not-possible' ? null : value(result)

/** Home value less what is owed, five years in; nominal dollars. */
const equityAfterFiveYears = (mortgage: Mortgage, inputs: MortgageInputs): number =>
  homeValueAfter(inputs, 5) - (mortgage.rows.length < 60 ? 0 : (mortgage.rows[59]?.balance ?? 0))
const premiumIn = (mortgage: Mortgage, payment: number): number => mortgage.premiums[payment - 1] ?? 0

export const figures: readonly Spec[] = [
  {
    key: 'monthlyPayment',
    label: 'Monthly payment',
    unit: 'cents',
    dollars: 'nominal',
    value: always((r) => r.monthlyPayment),
  },
  {
    key: 'principalInterest',
    label: 'Principal and interest',
    unit: 'cents',
    dollars: 'nominal',
    value: loan((m) => m.principalInterest),
  },
  {
    key: 'propertyTax',
    label: 'Property tax a month',
    unit: 'cents',
    dollars: 'nominal',
    value: always((r) => r.costs.tax),
  },
  {
    key: 'homeInsurance',
    label: 'Home insurance a month',
    unit: 'cents',
    dollars: 'nominal',
    value: always((r) => r.costs.insurance),
  },
  {
    key: 'mortgageInsurance',
    label: 'Mortgage insurance a month',
    unit: 'cents',
    dollars: 'nominal',
    value: loan((m) => m.mortgageInsurance),
  },
  { key: 'hoaDues', label: 'HOA dues a month', unit: 'cents', dollars: 'nominal', value: always((r) => r.costs.hoa) },
  { key: 'loanAmount', label: 'Loan amount', unit: 'money', value: loan((m) => m.loanAmount) },
  { key: 'loanToValue', label: 'Loan to value', unit: 'percent', value: loan((m, i) => (m.baseLoan / i.price) * 100) },
  { key: 'upfrontFee', label: 'Upfront loan fee', unit: 'money', value: loan((m) => m.upfrontFee) },
  {
    key: 'totalInterest',
    label: 'Total interest',
    moreIs: 'worse',
    unit: 'money',
    dollars: 'nominal',
    value: loan((m) => m.actual.totalInterest),
  },
  {
    key: 'totalLoanPaid',
    label: 'Total of loan payments',
    moreIs: 'worse',
    unit: 'money',
    dollars: 'nominal',
    value: loan((m) => m.actual.totalPaid),
  },
  {
    key: 'totalHousingCost',
    label: 'Loan, insurance, tax and dues until payoff',
    moreIs: 'worse',
    unit: 'money',
    dollars: 'nominal',
    value: cents((m, i) => m.actual.totalPaid + m.premiumTotal + ownerCostsPaid(i, m.rows.length)),
  },
  {
    key: 'payoffMonth',
    label: 'Paid off',
    moreIs: 'worse',
    unit: 'month',
    value: loan((m) => monthNumber(m.actual.payoffMonth)),
  },
  {
    key: 'monthsToPayoff',
    label: 'Time to payoff',
    moreIs: 'worse',
    unit: 'months',
    value: loan((m) => m.actual.months),
  },
  {
    key: 'interestSaved',
    label: 'Interest saved by your extra payments',
    unit: 'money',
    dollars: 'nominal',
    value: cents((m) => m.scheduled.totalInterest - m.actual.totalInterest),
  },
  {
    key: 'monthsSaved',
    label: 'Time saved by your extra payments',
    unit: 'months',
    value: loan((m) => m.scheduled.months - m.actual.months),
  },
  {
    key: 'mortgageInsuranceTotal',
    label: 'Mortgage insurance in all',
    unit: 'money',
    dollars: 'nominal',
    value: loan((m) => m.premiumTotal),
  },
  {
    key: 'mortgageInsuranceMonths',
    label: 'Payments with mortgage insurance',
    unit: 'count',
    value: loan((m) => m.premiums.length),
  },
  {
    key: 'pmiRequestMonth',
    label: 'PMI: you may ask to end it',
    unit: 'month',
    value: loan((m) => (m.pmi ? monthNumber(m.pmi.request.month) : null)),
  },
  {
    key: 'pmiRequestTotal',
    label: 'PMI paid if you ask',
    unit: 'money',
    dollars: 'nominal',
    value: loan((m) => m.pmi?.request.total ?? null),
  },
  {
    key: 'pmiAutomaticMonth',
    label: 'PMI: it ends by itself',
    unit: 'month',
    value: loan((m) => (m.pmi ? monthNumber(m.pmi.withoutAsking.month) : null)),
  },
  {
    key: 'pmiAutomaticTotal',
    label: 'PMI paid if you wait',
    unit: 'money',
    dollars: 'nominal',
    value: loan((m) => m.pmi?.withoutAsking.total ?? null),
  },
  {
    key: 'monthsToCrossover',
    label: 'Until a payment is more principal than interest',
    unit: 'months',
    value: loan((m) => m.crossover),
  },
  { key: 'apr', label: 'APR', moreIs: 'worse', unit: 'percent', value: loan((m) => m.apr) },
  {
    key: 'paymentPlusOnePoint',
    label: 'Monthly payment if the rate were 1 point higher',
    unit: 'cents',
    dollars: 'nominal',
    value: cents((m, i) => paymentAtHigherRate(i, m, 1)),
  },
  {
    key: 'highestPrincipalInterest',
    label: 'Highest principal and interest on this path',
    unit: 'cents',
    dollars: 'nominal',
    value: loan((m) => highestPayment(m.scheduled)),
  },
  {
    key: 'paymentInYearTen',
    label: 'Monthly payment in year 10',
    unit: 'cents',
    dollars: 'nominal',
    value: cents((m, i) => {
      const payment = regularPaymentIn(m, 109)
      return payment === null ? null : payment + premiumIn(m, 109) + ownerTotalIn(i, 9)
    }),
  },
  {
    key: 'equityAfterFiveYears',
    label: 'Your share of the home after 5 years',
    moreIs: 'better',
    unit: 'money',
    dollars: 'nominal',
    value: cents(equityAfterFiveYears),
  },
  {
    key: 'cashToClose',
    label: 'Cash to close, about',
    moreIs: 'worse',
    unit: 'money',
    value: always((r) => r.cash.total),
  },
]
