import { roundToCent } from '#engine/money.ts'
import type { FigureSpec } from '../kit/definition.ts'
import { monthAfter, type Result, reachedBy } from './compute.ts'
import type { DownPaymentInputs } from './fields.ts'
import type { Way } from './ways.ts'

type Spec = FigureSpec<Result, DownPaymentInputs>
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7))
const nominal = (key: string, label: string, value: (result: Result) => number | null): Spec => ({
  key,
  label,
  unit: 'money',
  dollars: 'nominal',
  value: (result) => {
    const amount = value(result)
    return amount === null ? null : roundToCent(amount)
  },
})
const least = (key: string, label: string, way: Way['key']): Spec => ({
  key,
  label,
  unit: 'months',
  value: ({ least: plans }) => {
    const plan = plans.find((one) => one.way.key === way)
    return plan ? reachedBy(plan) : null
  },
})
/** Only when the goal is reached. */
const then =
  (value: (result: Result) => number) =>
  (result: Result): number | null =>
    result.month === null ? null : value(result)

export const figures: readonly Spec[] = [
  { key: 'monthsToGoal', label: 'Time until you have enough', unit: 'months', value: (r) => r.month },
  {
    key: 'goalMonth',
    label: 'You have enough in',
    unit: 'month',
    value: then((r) => monthNumber(monthAfter(r, r.cashMonth))),
  },
  nominal(
    'cashNeeded',
    'Cash it takes then',
    then((r) => r.cash.total),
  ),
  nominal('cashNeededToday', 'Cash it would take today', (r) => r.cashToday.total),
  nominal(
    'downPayment',
    'Down payment then',
    then((r) => r.cash.down),
  ),
  nominal(
    'closingCosts',
    'Closing costs then',
    then((r) => r.cash.closing),
  ),
  nominal(
    'prepaid',
    'Prepaid tax and insurance then',
    then((r) => r.cash.prepaid),
  ),
  nominal(
    'reserves',
    'Reserves kept then',
    then((r) => r.cash.reserves),
  ),
  nominal(
    'priceThen',
    'Price of the home then',
    then((r) => r.price),
  ),
  nominal(
    'interestEarned',
    'Interest until then, after tax',
    then((r) => r.interest),
  ),
  {
    key: 'monthlyNeeded',
    label: 'Monthly saving for your date',
    unit: 'cents',
    dollars: 'nominal',
    value: (r) => roundToCent(r.monthlyNeeded),
  },
  nominal('cashNeededByDate', 'Cash it takes on your date', (r) => r.wishCash.total),
  {
    key: 'monthsIfPricesFlat',
    label: 'Time if prices stood still',
    unit: 'months',
    value: (r) => r.monthIfFlat,
  },
  {
    key: 'yieldAfterTax',
    label: 'Yield after tax',
    unit: 'percent',
    value: (r) => r.place.annualYieldAfterTax * 100,
  },
  {
    key: 'billYieldAfterTax',
    label: 'Treasury bills after tax',
    unit: 'percent',
    value: (r) => (r.places.find((place) => place.key === 'bills')?.annualYieldAfterTax ?? 0) * 100,
  },
  nominal(
    'paymentThen',
    'Monthly payment then',
    then((r) => r.own.needs.paymentAt(r.cashMonth)),
  ),
  least('monthsConventional3', 'Time to 3% down', 'conventional3'),
  least('monthsConventional5', 'Time to 5% down', 'conventional5'),
  least('monthsFha', 'Time to 3.5% down, FHA', 'fha'),
  least('monthsVa', 'Time with nothing down, VA', 'va'),
  least('monthsUsda', 'Time with nothing down, USDA', 'usda'),
  {
    key: 'soonerAhead',
    label: 'Buying sooner is ahead by',
    unit: 'money',
    dollars: 'today',
    value: (r) => roundToCent(r.soonerAhead),
  },
  nominal('soonerWorth', 'Worth in the end, bought sooner', (r) => r.sooner.worth.at(-1) ?? 0),
  nominal('waitingWorth', 'Worth in the end, waited', (r) => r.waiting.worth.at(-1) ?? 0),
  nominal('soonerInsurance', 'Mortgage insurance paid, bought sooner', (r) => r.sooner.insurancePaid),
  nominal('waitingRent', 'Rent paid, waited', (r) => r.waiting.rentPaid),
]
