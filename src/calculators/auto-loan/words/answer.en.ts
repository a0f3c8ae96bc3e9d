/** What the answer says: headline, the line under it, figures, the split, hints that follow the numbers, errors. */
import type { FigureName } from '../../kit/figures.ts'
import type { Say } from '../../kit/say.ts'

interface Loan {
  readonly price: number
  readonly total: number
  readonly payment: number
  /** Months. */
  readonly term: number
}
export const headlines = {
  loan: ({ total, payment, term }: Loan, say: Say) =>
    `You’d pay **${say.money(payment)}** a month for ${say.months(term)}. In total, this car costs **${say.money(total)}**.`,
  loanOfAMonth: ({ total, payment }: Loan, say: Say) =>
    `You’d pay **${say.money(payment)}** after a month. In total, this car costs **${say.money(total)}**.`,
  cash: ({ total, cash }: { price: number; total: number; cash: number }, say: Say) =>
    `This car costs **${say.money(total)}** out the door. You’d pay **${say.money(cash)}** and need no loan.`,
  cashOnly: ({ price, total }: { price: number; total: number; cash: number }, say: Say) =>
    `This ${say.money(price)} car costs **${say.money(total)}** out the door, and you need no loan.`,
  covered: ({ total, cash }: { price: number; total: number; cash: number }, say: Say) =>
    `This car costs **${say.money(total)}** out the door. Your trade-in covers it and leaves you **${say.money(-cash)}**.`,
  notPossible: () => 'These numbers don’t add up to a loan we can calculate.',
}

interface Under {
  readonly from: number
  readonly to: number
}
export const underneath = {
  borrow: ({ amount, rate }: { amount: number; rate: number }, say: Say) =>
    `You’d borrow ${say.money(amount)} at ${say.percent(rate)}.`,
  noTax: () => 'Sales tax isn’t included yet. Choose your state to add it.',
  noTaxHere: () => 'Sales tax isn’t included yet. Enter the dealer’s figure to add it.',
  neverUnder: () => 'You’d never owe more than the car is worth.',
  underFirstDay: () => 'On the first day, you’d owe more than the car is worth.',
  underInMonth: ({ from }: Under) => `In month ${from}, you’d owe more than the car is worth.`,
  underUntil: ({ to }: Under) => `You’d owe more than the car is worth until month ${to}.`,
  underBetween: ({ from, to }: Under) => `You’d owe more than the car is worth from month ${from} to month ${to}.`,
  oldLoan: ({ old }: { old: number }, say: Say) => `${say.money(old)} of the loan pays off your old one.`,
  notPossible: () => 'Check the price, rate and term.',
}

export const splitWords = {
  whole: 'Total cost of the car',
  car: 'Car',
  tax: 'Sales tax',
  fees: 'Fees and add-ons',
  interest: 'Interest',
}

export const figureNames = {
  totalCost: { label: 'Total cost of the car', short: 'Total cost' },
  payment: 'Monthly payment',
  outTheDoor: 'Out-the-door price',
  salesTax: 'Sales tax',
  taxedAmount: 'Taxed amount',
  tradeInTaxSaved: 'Tax saved by trade-in',
  tradeInEquity: 'Trade-in equity',
  loanAmount: 'Loan amount',
  cashDue: 'Cash due',
  totalInterest: 'Total interest',
  loanToValue: 'Loan-to-price',
  monthsUpsideDown: 'Months upside down',
  lastUpsideDown: 'Last month upside down',
  deepestGap: 'Largest gap',
  downToBeSafe: 'Extra down payment needed',
  rebateAhead: 'Savings with the rebate',
  evenRebate: 'Break-even rebate',
  paymentWithRebate: 'Payment with rebate',
  paymentAtLowRate: 'Low-rate payment',
  taxSaved: 'Federal tax saved',
  downShare: 'Down payment share',
  incomeShare: 'Share of income',
  largestLoanByRule: 'Largest loan under 20/4/10',
  resaleValue: 'Resale value',
  costToKeep: 'Total cost of owning',
  costPerMonth: 'Monthly cost of owning',
  costPerMile: 'Cost per mile',
} satisfies Readonly<Record<string, FigureName>>

export const hintWords = {
  localAverage: ({ average, state }: { average: number; state: string }, say: Say) =>
    `Leave blank for ${say.percent(average)}, the average sales tax added in ${state}`,
  localUnknown: () => 'Leave blank to count none. Your dealer knows what your city and county add.',
  carriedOver: ({ over }: { over: number }, say: Say) =>
    `That’s ${say.money(over)} more than the trade-in brings. It’s added to your new loan.`,
  paidOff: () => 'The dealer pays it off out of the trade-in value.',
  ownTax: () => 'Replaces our estimate. Don’t include fees and title.',
  ownTaxNeeded: () => 'Tax here isn’t based on the price, so enter the dealer’s figure.',
}

export const errorWords = {
  rebateTooLarge: () => 'Enter a rebate no larger than the price.',
}

export const questions = {
  price: (total: string) => `What price keeps the total cost at ${total}?`,
  down: (payment: string) => `How much down gets the payment to ${payment}?`,
  priceForPayment: (payment: string) => `What price fits ${payment} a month?`,
}
