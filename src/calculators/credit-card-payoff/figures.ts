import type { PayoffOrder } from '#engine/cards/order.ts'
import { roundToCent } from '#engine/money.ts'
import type { Figure } from '../kit/calculator.ts'
import { figure, futureDollars, named } from '../kit/figures.ts'
import type { Compared, NeverPlan, PaidInTotal, PaidPlan } from './compute.ts'
import type { CardContext } from './context.ts'
import { figureNames } from './words/answer.en.ts'

type Value = Figure<CardContext>['value']
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7))

/** A figure that only a plan with an end has; without any debt it is 0 where that makes sense. */
const ended =
  (value: (plan: PaidPlan) => number | null, withoutDebt: number | null = null): Value =>
  ({ result }) =>
    result.outcome === 'paid-off' ? value(result) : result.outcome === 'nothing-owed' ? withoutDebt : null
const debt =
  (value: (plan: PaidPlan | NeverPlan) => number | null, withoutDebt: number | null = null): Value =>
  ({ result }) =>
    result.outcome === 'paid-off' || result.outcome === 'never-paid-off'
      ? value(result)
      : result.outcome === 'nothing-owed'
        ? withoutDebt
        : null
const minimumOnly = (value: (course: PaidInTotal) => number): Value =>
  debt(({ minimumOnly: course }) => (course.outcome === 'paid-off' ? value(course) : null))
const inOrder = (kind: PayoffOrder['kind'], value: (course: PaidInTotal) => number): Value =>
  debt(({ orders }) => {
    const course = orders?.results.find((one) => one.order.kind === kind)?.outcome
    return course?.outcome === 'paid-off' ? value(course) : null
  })
const transfer = (value: (check: Compared) => number | null): Value =>
  debt((plan) => (plan.transfer ? value(plan.transfer) : null))
const against = (value: (minimum: PaidInTotal, own: PaidInTotal) => number): Value =>
  ended(({ minimumOnly: course, course: own }) => (course.outcome === 'paid-off' ? value(course, own) : null))

const total = (value: Value) => futureDollars(figure('money', value))
const bill = (value: Value) => futureDollars(figure('cents', value))
const time = (value: Value) => figure('months', value)
const interestIn = (kind: PayoffOrder['kind']) => total(inOrder(kind, (course) => course.totalInterest))
const timeIn = (kind: PayoffOrder['kind']) => time(inOrder(kind, (course) => course.months))

export const figures = named<keyof typeof figureNames, CardContext>(figureNames, {
  totalInterest: total(ended((p) => p.course.totalInterest, 0)),
  monthsToPayoff: time(ended((p) => p.course.months, 0)),
  payoffMonth: figure(
    'month',
    ended((p) => (p.course.lastMonth ? monthNumber(p.course.lastMonth) : null)),
  ),
  totalPaid: total(ended((p) => p.course.totalPaid, 0)),
  totalOwed: figure(
    'money',
    debt((p) => p.owed, 0),
  ),
  firstPayment: bill(debt((p) => p.firstPayment, 0)),
  firstMinimums: bill(debt((p) => p.firstMinimums, 0)),
  interestPerDay: figure(
    'cents',
    debt((p) => roundToCent(p.interestPerDay), 0),
  ),
  deferredPerDay: figure(
    'cents',
    debt((p) => roundToCent(p.deferredPerDay), 0),
  ),
  paymentFor36Months: bill(debt((p) => p.statementPayment, 0)),
  minimumOnlyMonths: time(minimumOnly((course) => course.months)),
  minimumOnlyInterest: total(minimumOnly((course) => course.totalInterest)),
  monthsSaved: time(against((minimum, own) => minimum.months - own.months)),
  interestSaved: total(against((minimum, own) => roundToCent(minimum.totalInterest - own.totalInterest))),
  newChargesTotal: total(ended((p) => p.course.totalCharges, 0)),
  deferredInterestCharged: total(ended((p) => p.course.deferredInterestCharged, 0)),
  avalancheInterest: interestIn('avalanche'),
  avalancheMonths: timeIn('avalanche'),
  snowballInterest: interestIn('snowball'),
  snowballMonths: timeIn('snowball'),
  customInterest: interestIn('custom'),
  customMonths: timeIn('custom'),
  priceOfMotivation: total(debt((p) => p.orders?.priceOfMotivation?.interest ?? null)),
  transferFee: total(transfer((check) => check.fee)),
  transferSaving: total(transfer((check) => check.saving)),
  transferLeft: total(transfer((check) => check.leftWhenOfferEnds)),
  transferBreakEven: time(transfer((check) => check.breakEvenMonth)),
})
