import type { PayoffOrder } from '#engine/cards/order.ts'
import { roundToCent } from '#engine/money.ts'
import type { FigureSpec } from '../kit/definition.ts'
import type { Compared, NeverPlan, PaidOff, PaidPlan, Result } from './compute.ts'
import type { CardInputs } from './fields.ts'

type Spec = FigureSpec<Result, CardInputs>
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7))

/** A figure that only a plan with an end has; without any debt it is 0 where that makes sense. */
const ended =
  (value: (plan: PaidPlan) => number | null, withoutDebt: number | null = null): Spec['value'] =>
  (result) =>
    result.outcome === 'paid-off' ? value(result) : result.outcome === 'nothing-owed' ? withoutDebt : null
const debt =
  (value: (plan: PaidPlan | NeverPlan) => number | null, withoutDebt: number | null = null): Spec['value'] =>
  (result) =>
    result.outcome === 'paid-off' || result.outcome === 'never-paid-off'
      ? value(result)
      : result.outcome === 'nothing-owed'
        ? withoutDebt
        : null
const minimumOnly = (value: (course: PaidOff) => number): Spec['value'] =>
  debt(({ minimumOnly: course }) => (course.outcome === 'paid-off' ? value(course) : null))
const inOrder = (kind: PayoffOrder['kind'], value: (course: PaidOff) => number): Spec['value'] =>
  debt(({ orders }) => {
    const course = orders?.results.find((one) => one.order.kind === kind)?.outcome
    return course?.outcome === 'paid-off' ? value(course) : null
  })
const transfer = (value: (check: Compared) => number | null): Spec['value'] =>
  debt((plan) => (plan.transfer ? value(plan.transfer) : null))
const against = (value: (minimum: PaidOff, own: PaidOff) => number): Spec['value'] =>
  ended(({ minimumOnly: course, course: own }) => (course.outcome === 'paid-off' ? value(course, own) : null))
const nominal = { dollars: 'nominal' } as const

export const figures: readonly Spec[] = [
  {
    key: 'totalInterest',
    label: 'Total interest',
    unit: 'money',
    ...nominal,
    value: ended((p) => p.course.totalInterest, 0),
  },
  { key: 'monthsToPayoff', label: 'Time to debt-free', unit: 'months', value: ended((p) => p.course.months, 0) },
  {
    key: 'payoffMonth',
    label: 'Debt-free',
    unit: 'month',
    value: ended((p) => (p.course.lastMonth ? monthNumber(p.course.lastMonth) : null)),
  },
  { key: 'totalPaid', label: 'Total paid', unit: 'money', ...nominal, value: ended((p) => p.course.totalPaid, 0) },
  { key: 'totalOwed', label: 'Owed today', unit: 'money', value: debt((p) => p.owed, 0) },
  {
    key: 'firstPayment',
    label: 'First month’s payment',
    unit: 'cents',
    ...nominal,
    value: debt((p) => p.firstPayment, 0),
  },
  {
    key: 'firstMinimums',
    label: 'First month’s minimums',
    unit: 'cents',
    ...nominal,
    value: debt((p) => p.firstMinimums, 0),
  },
  {
    key: 'interestPerDay',
    label: 'Interest a day, now',
    unit: 'cents',
    value: debt((p) => roundToCent(p.interestPerDay), 0),
  },
  {
    key: 'deferredPerDay',
    label: 'Deferred interest run up a day, now',
    unit: 'cents',
    value: debt((p) => roundToCent(p.deferredPerDay), 0),
  },
  {
    key: 'paymentFor36Months',
    label: 'Payment to clear it in 36 months, as statements estimate it',
    unit: 'cents',
    ...nominal,
    value: debt((p) => p.statementPayment, 0),
  },
  { key: 'minimumOnlyMonths', label: 'Time with minimums only', unit: 'months', value: minimumOnly((c) => c.months) },
  {
    key: 'minimumOnlyInterest',
    label: 'Interest with minimums only',
    unit: 'money',
    ...nominal,
    value: minimumOnly((c) => c.totalInterest),
  },
  {
    key: 'monthsSaved',
    label: 'Time saved against minimums only',
    unit: 'months',
    value: against((m, own) => m.months - own.months),
  },
  {
    key: 'interestSaved',
    label: 'Interest saved against minimums only',
    unit: 'money',
    ...nominal,
    value: against((m, own) => roundToCent(m.totalInterest - own.totalInterest)),
  },
  {
    key: 'newChargesTotal',
    label: 'New charges in all',
    unit: 'money',
    ...nominal,
    value: ended((p) => p.course.totalCharges, 0),
  },
  {
    key: 'deferredInterestCharged',
    label: 'Deferred interest charged',
    unit: 'money',
    ...nominal,
    value: ended((p) => p.course.deferredInterestCharged, 0),
  },
  ...(['avalanche', 'snowball', 'custom'] as const).flatMap((kind): readonly Spec[] => {
    const name = { avalanche: 'highest APR first', snowball: 'smallest balance first', custom: 'own order' }[kind]
    return [
      {
        key: `${kind}Interest`,
        label: `Interest, ${name}`,
        unit: 'money',
        ...nominal,
        value: inOrder(kind, (c) => c.totalInterest),
      },
      { key: `${kind}Months`, label: `Time, ${name}`, unit: 'months', value: inOrder(kind, (c) => c.months) },
    ]
  }),
  {
    key: 'priceOfMotivation',
    label: 'What smallest balance first costs over highest APR first',
    unit: 'money',
    ...nominal,
    value: debt((p) => p.orders?.priceOfMotivation?.interest ?? null),
  },
  { key: 'transferFee', label: 'Transfer fee', unit: 'money', ...nominal, value: transfer((t) => t.fee) },
  {
    key: 'transferSaving',
    label: 'Saved by the transfer, after the fee',
    unit: 'money',
    ...nominal,
    value: transfer((t) => t.saving),
  },
  {
    key: 'transferLeft',
    label: 'Left on the new card when the offer ends',
    unit: 'money',
    ...nominal,
    value: transfer((t) => t.leftWhenOfferEnds),
  },
  {
    key: 'transferBreakEven',
    label: 'Months until the fee is made up',
    unit: 'months',
    value: transfer((t) => t.breakEvenMonth),
  },
]
