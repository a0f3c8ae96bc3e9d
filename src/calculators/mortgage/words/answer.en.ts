/** What the answer says: headline, the line under it, figures, the split, hints that follow the numbers, errors. */
import type { Say } from '../../kit/say.ts'

export const headlines = {
  loan: ({ payment, payoff }: { payment: number; payoff: string }, say: Say) =>
    `You’d pay **${say.money(payment)}** a month, paid off in **${say.month(payoff)}**.`,
  adjustable: ({ payment, payoff }: { payment: number; payoff: string }, say: Say) =>
    `You’d start at **${say.money(payment)}** a month, paid off in **${say.month(payoff)}**.`,
  biweekly: ({ half, payoff }: { half: number; payoff: string }, say: Say) =>
    `You’d pay **${say.money(half)}** every two weeks, paid off in **${say.month(payoff)}**.`,
  noLoan: ({ payment }: { payment: number }, say: Say) =>
    `With no loan, you’d pay **${say.money(payment)}** a month for taxes, insurance and dues.`,
  notPossible: () => 'These numbers don’t add up to a loan we can calculate.',
}

/** Sentences of the line under the headline. */
export const underneath = {
  besidesHalves: ({ rest }: { rest: number }, say: Say) => `Your other housing costs add ${say.money(rest)} a month.`,
  insuranceEnds: ({ name, amount, months }: { name: string; amount: number; months: number }, say: Say) =>
    `That includes ${name} of ${say.money(amount)}, which ends after ${say.months(months)}.`,
  insuranceStays: ({ name, amount }: { name: string; amount: number }, say: Say) =>
    `That includes ${name} of ${say.money(amount)} for as long as you have the loan.`,
  falling: ({ name, amount }: { name: string; amount: number }, say: Say) =>
    `That includes ${name}: ${say.money(amount)} at first, then a little less each year.`,
  rateChanges: ({ month }: { month: string }, say: Say) => `Your rate could change in ${say.month(month)}.`,
  mostlyPrincipal: ({ months }: { months: number }, say: Say) =>
    `After ${say.months(months)}, more of each payment goes to principal than to interest.`,
  principalFirst: () => 'From the start, more of each payment goes to principal than to interest.',
  extra: ({ amount }: { amount: number }, say: Say) => `Your extra ${say.money(amount)} a month isn’t included.`,
  notPossible: () => 'Check the price, down payment, rate and term.',
}

export const splitWords = {
  whole: 'Monthly payment',
  loan: 'Principal and interest',
  tax: 'Property tax',
  insurance: 'Home insurance',
  hoa: 'HOA dues',
}
export const toBudget = 'Use this payment in my budget'

export const figureNames = {
  monthlyPayment: { label: 'Monthly payment', short: 'Per month' },
  principalInterest: 'Principal and interest',
  propertyTax: 'Monthly property tax',
  homeInsurance: 'Monthly home insurance',
  mortgageInsurance: 'Monthly mortgage insurance',
  hoaDues: 'Monthly HOA dues',
  loanAmount: 'Loan amount',
  loanToValue: 'Loan-to-value (LTV)',
  upfrontFee: 'Upfront loan fee',
  totalInterest: 'Total interest',
  totalLoanPaid: 'Total loan payments',
  totalHousingCost: 'Total cost until payoff',
  payoffMonth: 'Payoff date',
  monthsToPayoff: 'Time to payoff',
  interestSaved: 'Interest saved by extras',
  monthsSaved: 'Time saved by extras',
  mortgageInsuranceTotal: 'Total mortgage insurance',
  mortgageInsuranceMonths: 'Months of mortgage insurance',
  pmiRequestMonth: 'Earliest PMI removal request',
  pmiRequestTotal: 'Total PMI if requested',
  pmiAutomaticMonth: 'Automatic PMI removal',
  pmiAutomaticTotal: 'Total PMI if automatic',
  monthsToCrossover: 'Time until mostly principal',
  apr: 'APR',
  paidInFiveYears: 'Total paid in 5 years',
  principalInFiveYears: 'Principal paid off in 5 years',
  totalInterestPercentage: 'Total interest percentage (TIP)',
  paymentPlusOnePoint: 'Payment, rate +1 point',
  highestPrincipalInterest: 'Highest principal and interest',
  paymentInYearTen: 'Payment in year 10',
  equityAfterFiveYears: 'Equity after 5 years',
  cashToClose: 'Estimated cash to close',
}

export const hintWords = {
  downShare: ({ share }: { share: number }, say: Say) => `${say.percent(share, 1)} of the price`,
  downDollars: ({ down }: { down: number }, say: Say) => say.money(down),
  downSharePmi: ({ share }: { share: number }, say: Say) =>
    `${say.percent(share, 1)} of the price. Under 20%, lenders require PMI.`,
  downDollarsPmi: ({ down }: { down: number }, say: Say) => `${say.money(down)}. Under 20%, lenders require PMI.`,
  stateTax: ({ state, rate }: { state: string; rate: number }, say: Say) =>
    `Typical in ${state}: about ${say.percent(rate)} of the home’s value, varying by county (Tax Foundation)`,
}

export const errorWords = {
  downTooLarge: () => 'Enter a down payment no larger than the price.',
  loanTooSmall: ({ least }: { least: number }, say: Say) =>
    `Leave at least ${say.money(least)} to borrow, or enter the full price to buy without a loan.`,
}

export const questions = {
  price: (payment: string) => `What price fits ${payment} a month?`,
  rate: (payment: string) => `What rate gets the payment to ${payment}?`,
  extraMonthly: (time: string) => `What extra payment a month pays it off in ${time}?`,
}
