import { flatRateOfReducing } from '#engine/lending/flat-rate.ts'
import { roundToCent } from '#engine/money.ts'
import { figure, futureDollars, named } from '../kit/figures.ts'
import type { Answered } from './compute.ts'
import { type EmiContext, ofLoan, ofTwo } from './context.ts'
import { figureNames } from './words/answer.en.ts'

type Unit = Parameters<typeof figure>[0]
type Two = Answered & { readonly second: NonNullable<Answered['second']> }
/** A figure that every loan has. */
const loan = (unit: Unit, worth: (found: Answered) => number | null, more: Parameters<typeof figure>[2] = {}) =>
  figure<EmiContext>(
    unit,
    ofLoan(({ result }) => worth(result)),
    more,
  )
const paid = (unit: 'cents' | 'money', worth: (found: Answered) => number) => futureDollars(loan(unit, worth))
/** A figure of the second loan, or a difference of it and the first, to the cent. */
const two = (unit: 'cents' | 'money', worth: (found: Two) => number) =>
  futureDollars(
    figure<EmiContext>(
      unit,
      ofTwo(({ result }) => roundToCent(worth(result))),
    ),
  )
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7))

/** The flat rate with the same payments, percent points. */
function flatTwin({ loan }: Answered): number | null {
  const found = flatRateOfReducing(loan.trueRate, loan.months)
  return found.outcome === 'found' ? found.value * 100 : null
}

export const figures = named(figureNames, {
  payment: paid('cents', (r) => r.loan.payment),
  amount: loan('cents', (r) => r.amount, { moreIs: 'better' }),
  owed: loan('cents', (r) => r.loan.owed),
  received: loan('cents', (r) => roundToCent(r.loan.owed - r.loan.fee)),
  rate: loan('percent', (r) => r.loan.annualRate * 100, { moreIs: 'neither' }),
  trueRate: loan('percent', (r) => r.loan.trueRate * 100),
  flatRate: loan('percent', flatTwin),
  apr: loan('percent', (r) => r.loan.apr),
  months: loan('months', (r) => r.loan.schedule.months),
  payoffMonth: loan('month', (r) => monthNumber(r.loan.schedule.payoffMonth)),
  lastPayment: paid('cents', (r) => r.loan.schedule.lastPayment),
  totalInterest: paid('money', (r) => r.loan.schedule.totalInterest),
  totalPaid: paid('money', (r) => r.loan.schedule.totalPaid),
  cost: paid('money', (r) => r.loan.cost),
  monthsSaved: loan('months', (r) => r.loan.plain.months - r.loan.schedule.months),
  interestSaved: paid('money', (r) => roundToCent(r.loan.plain.totalInterest - r.loan.schedule.totalInterest)),
  secondPayment: two('cents', (r) => r.second.payment),
  secondCost: two('money', (r) => r.second.cost),
  secondApr: loan('percent', (r) => r.second?.apr ?? null),
  paymentDifference: two('cents', (r) => r.second.payment - r.loan.payment),
  costDifference: two('money', (r) => r.second.cost - r.loan.cost),
})
