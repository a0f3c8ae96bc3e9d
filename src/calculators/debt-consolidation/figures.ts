import { roundToCent } from '#engine/money.ts'
import type { Figure } from '../kit/calculator.ts'
import { figure, futureDollars, named } from '../kit/figures.ts'
import type { Compared } from './compute.ts'
import { type DebtContext, ofCompared } from './context.ts'
import { figureNames } from './words/answer.en.ts'

const of = (unit: Figure<DebtContext>['unit'], value: (result: Compared) => number | null) =>
  figure<DebtContext>(
    unit,
    ofCompared(({ result }) => value(result)),
  )
const bill = (value: (result: Compared) => number | null) => futureDollars(of('cents', value))
const months = (course: Compared['stay']): number | null => (course.outcome === 'paid-off' ? course.months : null)

export const figures = named<keyof typeof figureNames, DebtContext>(figureNames, {
  saving: bill((r) => r.saving),
  monthsSaved: of('months', (r) => r.monthsSaved),
  newPayment: bill((r) => r.fresh.payment),
  payNow: bill((r) => r.payNow),
  paymentChange: bill((r) => (r.fresh.term === null ? null : roundToCent(r.fresh.payment - r.payNow))),
  comparedPayment: bill((r) => r.budget),
  owedNow: of('cents', (r) => r.owedNow),
  newLoan: of('cents', (r) => r.fresh.amount),
  fee: of('cents', (r) => r.fresh.fee),
  averageRate: of('percent', (r) => r.averageRate),
  apr: of('percent', (r) => r.fresh.apr),
  costNow: bill((r) => r.asNowCost),
  monthsNow: of('months', (r) => months(r.asNow)),
  stayCost: bill((r) => r.stayCost),
  stayMonths: of('months', (r) => months(r.stay)),
  moveCost: bill((r) => r.moveCost),
  moveMonths: of('months', (r) => months(r.move)),
  ownCost: bill((r) => r.fresh.ownCost),
  ownSaving: bill((r) =>
    r.asNowCost === null || r.fresh.ownCost === null ? null : roundToCent(r.asNowCost - r.fresh.ownCost),
  ),
  leftAtOfferEnd: bill((r) => r.leftAtOfferEnd),
  refillBehindFrom: of('count', (r) => r.refill?.behindFrom ?? null),
  refillOwedAtEnd: bill((r) => r.refill?.owedAtEnd ?? null),
})
