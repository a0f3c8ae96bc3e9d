import { roundToCent } from '#engine/money.ts'
import { figure, futureDollars, named, todaysDollars } from '../kit/figures.ts'
import { monthAfter, type Result, reachedBy } from './compute.ts'
import type { DownPaymentContext } from './context.ts'
import type { Way } from './ways.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (result: Result) => number | null
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7))
const of = (unit: Parameters<typeof figure>[0], worth: Worth) =>
  figure<DownPaymentContext>(unit, ({ result }) => worth(result))
const toCent =
  (worth: Worth): Worth =>
  (result) => {
    const amount = worth(result)
    return amount === null ? null : roundToCent(amount)
  }
const dollars = (worth: Worth) => futureDollars(of('money', toCent(worth)))
/** Only when the goal is reached. */
const then =
  (worth: (result: Result) => number): Worth =>
  (result) =>
    result.month === null ? null : worth(result)
const least = (way: Way['key']) =>
  of('months', ({ least: plans }) => {
    const plan = plans.find((one) => one.way.key === way)
    return plan ? reachedBy(plan) : null
  })

export const figures = named(figureNames, {
  monthsToGoal: of('months', (r) => r.month),
  goalMonth: of(
    'month',
    then((r) => monthNumber(monthAfter(r, r.cashMonth))),
  ),
  cashNeeded: dollars(then((r) => r.cash.total)),
  cashNeededToday: dollars((r) => r.cashToday.total),
  downPayment: dollars(then((r) => r.cash.down)),
  closingCosts: dollars(then((r) => r.cash.closing)),
  prepaid: dollars(then((r) => r.cash.prepaid)),
  reserves: dollars(then((r) => r.cash.reserves)),
  priceThen: dollars(then((r) => r.price)),
  interestEarned: dollars(then((r) => r.interest)),
  monthlyNeeded: futureDollars(
    of(
      'cents',
      toCent((r) => r.monthlyNeeded),
    ),
  ),
  cashNeededByDate: dollars((r) => r.wishCash.total),
  monthsIfPricesFlat: of('months', (r) => r.monthIfFlat),
  yieldAfterTax: of('percent', (r) => r.place.annualYieldAfterTax * 100),
  billYieldAfterTax: of(
    'percent',
    (r) => (r.places.find((place) => place.key === 'bills')?.annualYieldAfterTax ?? 0) * 100,
  ),
  paymentThen: dollars(then((r) => r.own.needs.paymentAt(r.cashMonth))),
  monthsConventional3: least('conventional3'),
  monthsConventional5: least('conventional5'),
  monthsFha: least('fha'),
  monthsVa: least('va'),
  monthsUsda: least('usda'),
  soonerAhead: todaysDollars(
    of(
      'money',
      toCent((r) => r.soonerAhead),
    ),
  ),
  soonerWorth: dollars((r) => r.sooner.worth.at(-1) ?? 0),
  waitingWorth: dollars((r) => r.waiting.worth.at(-1) ?? 0),
  soonerInsurance: dollars((r) => r.sooner.insurancePaid),
  waitingRent: dollars((r) => r.waiting.rentPaid),
})
