import { datesOf, type Schedule } from '#engine/budget/schedule.ts'
import { roundToCent } from '#engine/money.ts'
import { addDays, dateIn, type IsoDate } from '#engine/month.ts'
import type { Household } from './household.ts'
import type { Bill, Frequency, HouseholdDebt, Income } from './lists.ts'
import { debtPayment } from './monthly-flows.ts'
import { shareOfPaymentsBesideBills, shareReachingBank } from './reaching-bank.ts'

/** Twice a month from one date: fifteen days apart; from the 15th, the 30th or the 31st on, the 15th and the last day. */
function halfMonthDays(day: number): readonly [number, number] {
  if (day === 15 || day >= 30) return [15, 31]
  return day < 15 ? [day, day + 15] : [day - 15, day]
}

/** The dates that follow from one real date. Nothing happens before it. */
export function scheduleOf(every: Frequency, from: IsoDate): Schedule {
  const day = Number(from.slice(8))
  if (every === 'once') return { every, on: from }
  if (every === 'month') return { every, day, from }
  if (every === 'half-month') return { every, days: halfMonthDays(day), from }
  return { every, from }
}

const earlier = (a: IsoDate, b: IsoDate | null): IsoDate => (b !== null && b < a ? b : a)
const lastDay = (month: Income['until']): IsoDate | null => (month === null ? null : dateIn(month, 31))

/** Paydays from `first` to `last`, both included; none where no payday is known. */
export const paydaysOf = ({ every, nextOn, until }: Income, first: IsoDate, last: IsoDate): readonly IsoDate[] =>
  nextOn === null ? [] : datesOf(scheduleOf(every, nextOn), first, earlier(last, lastDay(until)))

/** Days a bill is due from `first` to `last`; none where no due date is known. */
export const billDatesOf = ({ every, dueOn, endsOn }: Bill, first: IsoDate, last: IsoDate): readonly IsoDate[] =>
  dueOn === null ? [] : datesOf(scheduleOf(every, dueOn), first, earlier(last, endsOn))

/** Days a debt's payment is due from `first` to `last`; none where the due day is unknown or nothing is owed. */
export const debtDatesOf = ({ dueDay, endsOn, balance }: HouseholdDebt, first: IsoDate, last: IsoDate) =>
  dueDay === null || balance <= 0 ? [] : datesOf({ every: 'month', day: dueDay }, first, earlier(last, lastDay(endsOn)))

/** What a date is about. `amount` is null where it is unknown or there is none. */
export interface DateAhead {
  readonly on: IsoDate
  readonly what:
    | 'payday'
    | 'bill'
    | 'debt'
    | 'promo-ends'
    | 'renews'
    | 'notice'
    | 'policy-renews'
    | 'matures'
    | 'expected'
  /** The entry's id in its list, and its name. */
  readonly id: string
  readonly name: string
  readonly amount: number | null
}

/**
 * Everything with a date from `first` to `last`, earliest first. A payday brings what reaches the bank where the take-home pay is known;
 * a debt that a bill pays is not listed beside it.
 */
export function datesAhead(household: Household, first: IsoDate, last: IsoDate): readonly DateAhead[] {
  const within = (on: IsoDate | null): on is IsoDate => on !== null && on >= first && on <= last
  const one = (on: IsoDate | null, what: DateAhead['what'], of: { id: string; name: string }, amount: number | null) =>
    within(on) ? [{ on, what, id: of.id, name: of.name, amount }] : []
  const share =
    household.monthlyTakeHome === null ? null : shareReachingBank(household.incomes, household.monthlyTakeHome)
  const payOf = (income: Income): number | null =>
    share !== null ? roundToCent(income.amount * share(income)) : income.isTakeHome ? income.amount : null
  const unbilled = shareOfPaymentsBesideBills(household)
  const all: DateAhead[] = [
    ...household.incomes.flatMap((income) =>
      paydaysOf(income, first, last).flatMap((on) => one(on, 'payday', income, payOf(income))),
    ),
    ...household.bills.flatMap((bill) => [
      ...billDatesOf(bill, first, last).flatMap((on) => one(on, 'bill', bill, bill.amount)),
      ...one(bill.renewsOn, 'renews', bill, bill.amount),
      ...one(noticeBy(bill), 'notice', bill, null),
    ]),
    ...household.debts.flatMap((debt) => [
      ...(unbilled(debt.kind) === 0 ? [] : debtDatesOf(debt, first, last)).flatMap((on) =>
        one(on, 'debt', debt, debtPayment(debt)),
      ),
      ...(debt.balance > 0 ? one(debt.promoEnds, 'promo-ends', debt, debt.balance) : []),
    ]),
    ...household.policies.flatMap((policy) => one(policy.renewsOn, 'policy-renews', policy, policy.premium)),
    ...household.accounts.flatMap((account) => one(account.matures, 'matures', account, account.balance)),
    ...household.expected.flatMap((event) => one(dateIn(event.on, 1), 'expected', event, event.amount)),
  ]
  return all.sort((a, b) => a.on.localeCompare(b.on) || a.name.localeCompare(b.name))
}

const USUAL_NOTICE_DAYS = 1

/** Days of notice to stop a bill: as entered, else one, so that it is stopped before the day on which it charges. Our default. */
export const noticeDaysOf = ({ noticeDays }: Pick<Bill, 'noticeDays'>): number => noticeDays ?? USUAL_NOTICE_DAYS

/** The last day to give notice before a bill renews; null where either is unknown. */
export function noticeBy({ renewsOn, noticeDays }: Bill): IsoDate | null {
  if (renewsOn === null || noticeDays === null) return null
  return addDays(renewsOn, -noticeDays)
}
