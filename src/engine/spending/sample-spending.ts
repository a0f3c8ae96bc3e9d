import { datesOf } from '#engine/budget/schedule.ts'
import type { Household } from '#engine/household/household.ts'
import type { Bill, Income } from '#engine/household/lists.ts'
import { billPerMonth, incomePerMonth } from '#engine/household/monthly-flows.ts'
import {
  addDays,
  addMonths,
  dateIn,
  daysInMonth,
  type IsoDate,
  type Month,
  monthOf,
  monthOfYear,
  yearOf,
} from '#engine/month.ts'
import { nextShare, type RandomState, randomState, seedPath } from '#engine/simulation/random.ts'
import { categoryKeyOf } from './rules.ts'
import { type SampleShop, sampleDays, sampleShops } from './sample-shops.ts'
import type { KeptExpense } from './spending-book.ts'
import { weekdayOf } from './weekdays.ts'

/*
 * Made-up spending of the sample household: its bills on their days, and what is left of each budget item at made-up shops, so that an
 * average month is the household's own budget. Drawn from a seed for each month: what a past month holds doesn't change from day to day.
 */

const SEED = 20_170_401
/** Months before this one. */
const MONTHS = 13
/** Months ago that the internet and the video service cost more for the first time, and what they cost until then. */
const PRICE_RISES: Readonly<Record<string, { readonly ago: number; readonly share: number }>> = {
  utilities_internet: { ago: 4, share: 0.9286 },
  'Video streaming': { ago: 2, share: 0.8616 },
}

interface SampleMoney {
  readonly expenses: readonly KeptExpense[]
  /** Pay as it reached the bank, dollars. */
  readonly income: readonly { readonly date: IsoDate; readonly amount: number; readonly item: string }[]
}

const cents = (dollars: number): number => Math.round(dollars * 100) / 100
type Line = Omit<KeptExpense, 'id'> & { readonly date: IsoDate }
const line = (date: IsoDate, amount: number, item: string, key: string): Line => ({
  date,
  amount: cents(amount),
  item,
  key,
  category: categoryKeyOf(key),
})

/** Through `today`. */
export function sampleSpending(household: Household, today: IsoDate): SampleMoney {
  const month = monthOf(today)
  const months = Array.from({ length: MONTHS + 1 }, (_, at) => addMonths(month, at - MONTHS))
  const lines = months
    .flatMap((one, at) => monthLines(household, one, MONTHS - at))
    .concat(thisMonth(month))
    .filter(({ date, amount }) => date <= today && amount > 0)
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
  return {
    expenses: lines.map((one, at) => ({ ...one, id: lines.length - at })),
    income: payOf(household, dateIn(months[0] ?? month, 1), today),
  }
}

/** Something to find: one dinner charged twice, and a visit to the vet. */
const thisMonth = (month: Month): readonly Line[] => [
  line(dateIn(month, 3), 38.6, 'Noodle House', 'food_eating-out'),
  line(dateIn(month, 3), 38.6, 'Noodle House', 'food_eating-out'),
  line(dateIn(month, 9), 286, 'Willow Animal Hospital', 'personal_pets'),
]

function monthLines({ spending, bills }: Household, month: Month, ago: number): readonly Line[] {
  const state = randomState()
  seedPath(state, SEED, yearOf(month) * 12 + monthOfYear(month))
  const billed = new Map<string, number>()
  for (const bill of bills)
    if (bill.budgetKey !== null) billed.set(bill.budgetKey, (billed.get(bill.budgetKey) ?? 0) + billPerMonth(bill))
  const fromBills = bills.flatMap((bill) => billLines(bill, month, ago, state))
  const fromShops = Object.entries(sampleShops).flatMap(([key, shops]) => {
    const rest = (spending[key] ?? 0) - (billed.get(key) ?? 0)
    return rest < 1 ? [] : shops.flatMap((shop) => shopLines(key, rest * shop.share, shop, month, state))
  })
  return [...fromBills, ...fromShops]
}

/** A bill's payments in a month, counted back from its next due date. Where it varies it is dearest in January and July. */
function billLines(bill: Bill, month: Month, ago: number, state: RandomState): readonly Line[] {
  const { dueOn, budgetKey, every, amount, name, varies } = bill
  if (dueOn === null || budgetKey === null || every === 'once') return []
  const [first, last] = [dateIn(month, 1), dateIn(month, daysInMonth(month))]
  const far = addMonths(monthOf(dueOn), -24)
  const from =
    every === 'week' || every === 'two-weeks' ? addDays(dueOn, -14 * 60) : dateIn(far, Number(dueOn.slice(8)))
  const dates =
    every === 'month'
      ? [dateIn(month, Number(dueOn.slice(8)))]
      : every === 'half-month'
        ? [dateIn(month, 1), dateIn(month, 15)]
        : datesOf({ every, from }, first, last)
  const rise = PRICE_RISES[budgetKey] ?? PRICE_RISES[name]
  const price = rise !== undefined && ago > rise.ago ? amount * rise.share : amount
  const season = varies
    ? 1 + 0.22 * Math.cos((Math.PI * (monthOfYear(month) - 1)) / 3) + 0.1 * (nextShare(state) - 0.5)
    : 1
  return dates.map((date) => line(date, price * season, name, budgetKey))
}

function shopLines(key: string, perMonth: number, shop: SampleShop, month: Month, state: RandomState): readonly Line[] {
  const { name, times } = shop
  const day = sampleDays[key]
  if (day !== undefined) {
    const swing = key === 'utilities_gas-heating' ? 1 + 0.55 * Math.cos((Math.PI * (monthOfYear(month) - 1)) / 6) : 1
    return [line(dateIn(month, day), perMonth * swing, name, key)]
  }
  if (times < 1) {
    const every = Math.round(1 / times)
    const isNow = (yearOf(month) * 12 + monthOfYear(month)) % every === key.length % every
    return isNow
      ? [line(dayFor(shop, month, state), perMonth * every * (0.85 + 0.3 * nextShare(state)), name, key)]
      : []
  }
  const count = Math.max(1, Math.floor(times + nextShare(state)))
  const budget = perMonth * (0.88 + 0.24 * nextShare(state)) * (count / times) ** 0.5
  const weights = Array.from({ length: count }, () => 0.55 + 0.9 * nextShare(state))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => line(dayFor(shop, month, state), (budget * weight) / all, name, key))
}

const wantedDays: Readonly<Record<NonNullable<SampleShop['when']>, readonly number[]>> = {
  weekend: [6, 0],
  weekday: [1, 2, 3, 4, 5],
  friday: [5, 6],
}
function dayFor({ when }: SampleShop, month: Month, state: RandomState): IsoDate {
  const length = daysInMonth(month)
  const drawn = dateIn(month, 1 + Math.floor(nextShare(state) * length))
  if (when === undefined) return drawn
  for (let step = 0; step < 7; step++) {
    const date = addDays(drawn, step)
    if (wantedDays[when].includes(weekdayOf(date))) return monthOf(date) === month ? date : addDays(date, -7)
  }
  return drawn
}

/** Paychecks on their days. Take-home pay is shared out as the pay before taxes is. */
function payOf({ incomes, monthlyTakeHome }: Household, from: IsoDate, today: IsoDate): SampleMoney['income'] {
  const gross = incomes.reduce((sum, income) => sum + incomePerMonth(income), 0)
  const share = monthlyTakeHome === null || gross <= 0 ? 1 : monthlyTakeHome / gross
  return incomes
    .flatMap((income) =>
      paydays(income, from, today).map((date) => ({ date, amount: cents(income.amount * share), item: income.name })),
    )
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

function paydays({ every, nextOn }: Income, from: IsoDate, today: IsoDate): readonly IsoDate[] {
  if (nextOn === null || every === 'once') return []
  if (every === 'week' || every === 'two-weeks') return datesOf({ every, from: addDays(nextOn, -14 * 40) }, from, today)
  if (every === 'half-month') return datesOf({ every, days: [15, 31] }, from, today)
  if (every === 'month') return datesOf({ every, day: Number(nextOn.slice(8)) }, from, today)
  return datesOf({ every, from: dateIn(addMonths(monthOf(nextOn), -24), Number(nextOn.slice(8))) }, from, today)
}
