/** What the answer says: headline, the line under it, figures, hints that follow the numbers, errors. */
import type { Say } from '../../kit/say.ts'

interface Amount {
  readonly amount: number
}
interface Time {
  readonly months: number
}

export const headlines = {
  even: ({ months }: Time, say: Say) => `Refinancing would leave you even after **${say.months(months)}**.`,
  saves: ({ amount, months }: Amount & Time, say: Say) =>
    `You’d save **${say.money(amount)}** by refinancing and break even in **${say.months(months)}**.`,
  savesAtOnce: ({ amount }: Amount, say: Say) =>
    `You’d save **${say.money(amount)}** by refinancing, and you’d be ahead from day one.`,
  never: ({ amount }: Amount, say: Say) =>
    `Refinancing would cost you **${say.money(amount)}**, and it never breaks even.`,
  tooSoon: ({ amount, months }: Amount & Time, say: Say) =>
    `You’d leave too soon: break-even takes **${say.months(months)}**, and you’d lose **${say.money(amount)}**.`,
  aheadAtFirst: ({ amount, months }: Amount & Time, say: Say) =>
    `Refinancing would cost you **${say.money(amount)}**: you’d be ahead at first, but not after **${say.months(months)}**.`,
  aheadForAWhile: ({ amount, months }: Amount & Time, say: Say) =>
    `Refinancing would cost you **${say.money(amount)}**: you’d be ahead for a while, but not after **${say.months(months)}**.`,
  notPossible: () => 'These numbers don’t add up to loans we can compare.',
}

interface Move {
  readonly from: number
  readonly to: number
}
export const underneath = {
  stay: ({ months }: Time, say: Say) => `That’s if you keep the new loan ${say.months(months)}.`,
  samePayment: () => 'Your monthly payment stays about the same.',
  lower: ({ from, to }: Move, say: Say) => `Your payment falls from ${say.money(from)} to ${say.money(to)} a month.`,
  higher: ({ from, to }: Move, say: Say) => `Your payment rises from ${say.money(from)} to ${say.money(to)} a month.`,
  later: ({ months }: Time, say: Say) => `You’d make the last payment ${say.months(months)} later.`,
  sooner: ({ months }: Time, say: Say) => `You’d make the last payment ${say.months(months)} sooner.`,
  until: ({ months }: Time, say: Say) => `If you keep it past ${say.months(months)}, the new loan would cost you more.`,
  cashOut: ({ amount }: Amount, say: Say) =>
    `The ${say.money(amount)} you take out counts both as cash you have and as debt you owe.`,
  notPossible: () => 'Check the balance, the rates and the payments.',
}
export const toHousehold = 'Update my mortgage with this loan'
export const toBudget = 'Use the new payment in my budget'

export const figureNames = {
  saved: { label: 'Savings from refinancing', short: 'You’d save' },
  trueBreakEven: 'Break-even',
  cashBreakEven: 'Simple break-even',
  aheadUntil: 'Stays ahead for',
  monthlySaving: 'Monthly payment savings',
  paymentNow: 'Current payment',
  newPayment: 'New payment',
  newLoan: 'New loan amount',
  totalCosts: 'Cost to refinance',
  vaFee: 'VA funding fee',
  cashToBring: 'Cash to close',
  interestNow: 'Total interest, current loan',
  interestNew: 'Total interest, refinanced',
  monthsNow: 'Time to payoff, current loan',
  monthsNew: 'Time to payoff, refinanced',
  goneNow: 'Interest and costs until you leave, current loan',
  goneNew: 'Interest and costs until you leave, refinanced',
  sameEndPayment: 'Payment, same payoff date',
  sameEndSaved: 'Savings, same payoff date',
  sameEndInterest: 'Total interest, same payoff date',
  samePaymentMonths: 'Time to payoff, same payment',
  samePaymentInterest: 'Total interest, same payment',
  recastPayment: 'Payment after recast',
  recastSaved: 'Savings from recast',
  lumpMonths: 'Time to payoff, lump sum',
  lumpSaved: 'Savings from lump sum',
  extraMonths: 'Time to payoff, extra payments',
  extraSaved: 'Savings from extra payments',
  equityLoanSaved: 'Savings, home equity loan instead',
  rateToBeat: 'Rate to beat',
}

export const hintWords = {
  points: ({ amount }: Amount, say: Say) => `That’s ${say.money(amount)}.`,
  credit: ({ amount }: Amount, say: Say) => `That’s ${say.money(amount)} back from the lender.`,
  vaFee: ({ amount }: Amount, say: Say) => `The funding fee is ${say.money(amount)}.`,
}

export const errorWords = {
  payment: ({ rate, interest }: { rate: number; interest: number }, say: Say) =>
    `Enter more than ${say.money(interest)}: at ${say.percent(rate, 3)}, that’s the interest alone each month.`,
  paymentTooLow: () => 'Enter a higher payment. This one wouldn’t pay off the loan.',
  debts: ({ rows }: { rows: readonly number[] }, say: Say) =>
    rows.length === 1
      ? `Enter a higher payment on debt ${say.list(rows.map(String))}. This one wouldn’t cover the interest.`
      : `Enter higher payments on debts ${say.list(rows.map(String))}. These wouldn’t cover the interest.`,
  lump: () => 'Enter less than you owe.',
  costs: ({ share }: { share: number }, say: Say) =>
    `Enter costs, points and a penalty that total ${say.percent(share)} of the loan or less.`,
  noCashOut: () => 'Enter 0 or choose VA cash-out. A VA streamline (IRRRL) can’t take cash out.',
  noDebts: () => 'Remove these debts or choose VA cash-out. A VA streamline (IRRRL) can’t pay them off.',
}

export const questions = {
  newRate: (saved: string) => `What rate would save me ${saved}?`,
  stay: (saved: string) => `How long until I’ve saved ${saved}?`,
  extra: (time: string) => `What extra payment pays my current loan off in ${time}?`,
}
