import { roundToCent } from '#engine/money.ts'
import { figure, futureDollars, named, worse } from '../kit/figures.ts'
import { highestPayment, type Mortgage, type NoLoan, paymentAtHigherRate, regularPaymentIn } from './compute.ts'
import { type LoanContext, type MortgageContext, ofLoan } from './context.ts'
import { homeValueAfter, ownerCostsPaid, ownerTotalIn } from './owner-costs.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (loan: Mortgage, context: LoanContext) => number | null
const asMonthNumber = (month: string): number => Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7))
/** A figure that only a loan has. */
const loan = (unit: Parameters<typeof figure>[0], worth: Worth) =>
  figure<MortgageContext>(
    unit,
    ofLoan((context) => worth(context.result, context)),
  )
/** A sum or difference, in dollars with whole cents. */
const toCent = (worth: Worth): Worth => {
  return (mortgage, context) => {
    const amount = worth(mortgage, context)
    return amount === null ? null : roundToCent(amount)
  }
}
const bill = (worth: Worth) => futureDollars(loan('cents', worth))
const total = (worth: Worth) => futureDollars(loan('money', worth))
const month = (worth: (loan: Mortgage) => string | null) =>
  loan('month', (mortgage) => {
    const day = worth(mortgage)
    return day === null ? null : asMonthNumber(day)
  })
/** A figure that every purchase has. */
const always = (unit: 'cents' | 'money', worth: (result: Mortgage | NoLoan) => number) =>
  figure<MortgageContext>(unit, ({ result }) => (result.outcome === 'not-possible' ? null : worth(result)))

/** Home value less what is owed, five years in; nominal dollars. */
const equityAfterFiveYears: Worth = ({ rows }, { inputs }) =>
  homeValueAfter(inputs, 5) - (rows.length < 60 ? 0 : (rows[59]?.balance ?? 0))
/** Everything due in the first month of year ten. */
const paymentInYearTen: Worth = (mortgage, { inputs }) => {
  const payment = regularPaymentIn(mortgage, 109)
  return payment === null ? null : payment + (mortgage.premiums[108] ?? 0) + ownerTotalIn(inputs, 9)
}

export const figures = named(figureNames, {
  monthlyPayment: futureDollars(always('cents', (r) => r.monthlyPayment)),
  principalInterest: bill((m) => m.principalInterest),
  propertyTax: futureDollars(always('cents', (r) => r.costs.tax)),
  homeInsurance: futureDollars(always('cents', (r) => r.costs.insurance)),
  mortgageInsurance: bill((m) => m.mortgageInsurance),
  hoaDues: futureDollars(always('cents', (r) => r.costs.hoa)),
  loanAmount: loan('money', (m) => m.loanAmount),
  loanToValue: loan('percent', (m, { inputs }) => (m.baseLoan / inputs.price) * 100),
  upfrontFee: loan('money', (m) => m.upfrontFee),
  totalInterest: worse(total((m) => m.actual.totalInterest)),
  totalLoanPaid: worse(total((m) => m.actual.totalPaid)),
  totalHousingCost: worse(
    total(toCent((m, { inputs }) => m.actual.totalPaid + m.premiumTotal + ownerCostsPaid(inputs, m.rows.length))),
  ),
  payoffMonth: worse(month((m) => m.actual.payoffMonth)),
  monthsToPayoff: worse(loan('months', (m) => m.actual.months)),
  interestSaved: total(toCent((m) => m.scheduled.totalInterest - m.actual.totalInterest)),
  monthsSaved: loan('months', (m) => m.scheduled.months - m.actual.months),
  mortgageInsuranceTotal: total((m) => m.premiumTotal),
  mortgageInsuranceMonths: loan('count', (m) => m.premiums.length),
  pmiRequestMonth: month((m) => m.pmi?.request.month ?? null),
  pmiRequestTotal: total((m) => m.pmi?.request.total ?? null),
  pmiAutomaticMonth: month((m) => m.pmi?.withoutAsking.month ?? null),
  pmiAutomaticTotal: total((m) => m.pmi?.withoutAsking.total ?? null),
  monthsToCrossover: loan('months', (m) => m.crossover),
  apr: worse(loan('percent', (m) => m.apr)),
  paidInFiveYears: worse(total((m) => m.estimate?.paid ?? null)),
  principalInFiveYears: total((m) => m.estimate?.principal ?? null),
  totalInterestPercentage: worse(loan('percent', (m) => m.estimate?.tip ?? null)),
  paymentPlusOnePoint: bill(toCent((m, context) => paymentAtHigherRate(context, m, 1))),
  highestPrincipalInterest: bill((m) => highestPayment(m.scheduled)),
  paymentInYearTen: bill(toCent(paymentInYearTen)),
  equityAfterFiveYears: total(toCent(equityAfterFiveYears)),
  cashToClose: always('money', (r) => r.cash.total),
})
