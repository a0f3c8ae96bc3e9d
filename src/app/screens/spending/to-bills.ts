import type { Household } from '#engine/household/household.ts'
import { plainWords } from '#engine/spending/plain-words.ts'
import type { Recurring } from '#engine/spending/recurring.ts'
import type { FactsIn } from '../../state/own-lists.ts'

const MOST_LOGGED = 24

/** A payment that repeats as a bill of the household: its price, its next day, what it came to each time. */
export function billOf({ merchant, kind, amount, period, next, key, varies, paid }: Recurring): FactsIn<'bills'> {
  return {
    name: merchant.slice(0, 60),
    kind: kind === 'subscription' ? 'subscription' : 'bill',
    amount: amount / 100,
    every: period,
    dueOn: next,
    budgetKey: key.includes('_') ? key : null,
    autopay: null,
    varies,
    paid: paid.slice(-MOST_LOGGED).map(({ date, cents }) => ({ on: date, amount: cents / 100 })),
    startedOn: paid[0]?.date ?? null,
    renewsOn: kind === 'subscription' ? next : null,
    noticeDays: null,
    endsOn: null,
    note: null,
  }
}

/** By its name, or by the same price as often for the same item of the budget. */
export const isInBills = ({ bills }: Household, { merchant, amount, period, key }: Recurring): boolean =>
  bills.some(
    (bill) =>
      plainWords(bill.name) === plainWords(merchant) ||
      (bill.every === period && Math.round(bill.amount * 100) === amount && bill.budgetKey === key),
  )
