import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOME_PAYMENT_KEY } from '#engine/budget/default-categories.ts'
import { roundToCent } from '#engine/money.ts'
import { readEntry } from './field.ts'
import { type CashAhead, cashAhead } from './forward-cash.ts'
import { emptyHousehold, type Household } from './household.ts'
import { accountFields, billFields, debtFields, expectedFields, incomeFields } from './lists.ts'
import { monthlyFlows } from './monthly-flows.ts'
import { datesAhead, noticeBy, paydaysOf, scheduleOf } from './payment-dates.ts'
import { sampleHousehold } from './sample-household.ts'

const today = '2026-11-23'
const made = <T>(entry: T | null): T => {
  if (entry === null) throw new Error('does not fit')
  return entry
}
const checking = (balance: number) =>
  made(readEntry(accountFields, { id: 'c', name: 'Checking', kind: 'checking', balance }))
const pay = (more: object) =>
  made(
    readEntry(incomeFields, {
      ...{ id: 'i', name: 'Job', kind: 'wages', amount: 3000, every: 'month', isTakeHome: true },
      ...{ reliability: 9, isGuaranteed: true, nextOn: '2026-12-01' },
      ...more,
    }),
  )
const bill = (more: object) =>
  made(readEntry(billFields, { id: 'b', name: 'Rent', kind: 'bill', amount: 1200, every: 'month', ...more }))
const debt = (more: object) =>
  made(readEntry(debtFields, { id: 'd', name: 'Card', kind: 'card', balance: 900, minimum: 40, apr: 0.2, ...more }))
const base: Household = {
  ...emptyHousehold,
  accounts: [checking(1000)],
  incomes: [pay({})],
  bills: [bill({ dueOn: '2026-12-03' })],
  monthlyEssentials: 2400,
}
const lineOf = (household: Household): CashAhead => {
  const ahead = cashAhead(household, today)
  if (ahead.outcome !== 'line') throw new Error(ahead.needs)
  return ahead
}

describe('the balance ahead', () => {
  // November: 8 days at 1,200 / 30 = 40 a day from the 23rd: 1,000 − 8 × 40 = 680 on the 30th. December 1: +3,000 − 1,200 / 31 = 38.71.
  test('by hand: paydays and bills on their days, the rest spread', () => {
    const { line, restPerMonth, startsFrom } = lineOf(base)
    expect([restPerMonth, startsFrom]).toEqual([1200, 'checking'])
    const at = (date: string) => line.days.find((day) => day.date === date)?.balance
    expect(at('2026-11-30')).toBe(680)
    expect(at('2026-12-01')).toBe(3641.29)
    expect(at('2026-12-03')).toBeCloseTo(3680 - 1200 - (1200 * 3) / 31, 1)
    expect(line.nextPayday).toBe('2026-12-01')
    expect(line.lowest).toEqual({ date: '2026-11-30', balance: 680 })
  })
  test('pay before tax is scaled to the take-home pay that is known', () => {
    const { line } = lineOf({ ...base, incomes: [pay({ isTakeHome: false, amount: 4000 })], monthlyTakeHome: 3000 })
    expect(line.months[1]?.income).toBe(3000)
  })
  test('a payment that stands among bills, debts and the budget is paid once', () => {
    const spending = { 'debt_credit-cards': 40, food_groceries: 300 }
    const once = { ...base, monthlyEssentials: null, spending, bills: [], debts: [debt({ dueDay: 5 })] }
    const twice = { ...once, bills: [bill({ amount: 40, dueOn: '2026-12-05', budgetKey: 'debt_credit-cards' })] }
    const out = (household: Household) => {
      const { line } = lineOf(household)
      return roundToCent((line.months[1]?.bills ?? 0) + (line.months[1]?.rest ?? 0))
    }
    expect(out(once)).toBe(340)
    expect(out(twice)).toBe(340)
  })
  test('what would have to be guessed is asked for', () => {
    const needs = (change: Partial<Household>) => cashAhead({ ...base, ...change }, today)
    expect(needs({ accounts: [] })).toEqual({ outcome: 'unknown', needs: 'cash' })
    expect(needs({ incomes: [pay({ isTakeHome: false })] })).toEqual({ outcome: 'unknown', needs: 'take-home' })
    expect(needs({ incomes: [pay({ nextOn: null })] })).toEqual({ outcome: 'unknown', needs: 'payday' })
    expect(needs({ monthlyEssentials: null, bills: [] })).toEqual({ outcome: 'unknown', needs: 'spending' })
    expect(cashAhead(emptyHousehold, today).outcome).toBe('unknown')
  })
  test('money expected once comes late, costs come early, and neither is a payday', () => {
    const event = (amount: number) =>
      made(readEntry(expectedFields, { id: `e${amount}`, name: 'Once', on: '2027-02', amount }))
    const { line } = lineOf({ ...base, expected: [event(500), event(-300)] })
    const income = (date: string) => line.days.find((day) => day.date === date)
    expect(income('2027-02-28')?.income).toBe(500)
    expect(income('2027-02-01')?.bills).toBe(300)
    expect(line.nextPayday).toBe('2026-12-01')
  })
  test('a bill that ends and pay that ends stop', () => {
    const { line } = lineOf({
      ...base,
      incomes: [pay({ until: '2027-01' })],
      bills: [bill({ dueOn: '2026-12-03', endsOn: '2027-01-10' })],
    })
    expect(line.months.map(({ income, bills }) => [income, bills]).slice(0, 4)).toEqual([
      [0, 0],
      [3000, 1200],
      [3000, 1200],
      [0, 0],
    ])
  })
  test('a year of monthly money moves twelve times what an average month does', () => {
    const amount = fc.integer({ min: 0, max: 9000 })
    fc.assert(
      fc.property(amount, amount, amount, amount, fc.integer({ min: 1, max: 28 }), (a, b, c, d, day) => {
        const household: Household = {
          ...base,
          accounts: [checking(d)],
          incomes: [pay({ amount: a + 1, nextOn: `2026-11-${String(day).padStart(2, '0')}` })],
          bills: [bill({ amount: b, dueOn: '2026-11-03', budgetKey: 'utilities_phone' })],
          debts: [debt({ dueDay: day, minimum: c })],
          spending: { food_groceries: a, utilities_phone: b + 5, savings_goals: 10 },
          monthlyEssentials: null,
        }
        const flows = monthlyFlows(household)
        const ahead = cashAhead(household, '2026-12-01')
        if (ahead.outcome !== 'line') throw new Error(ahead.needs)
        const month = (flows.takeHome ?? 0) - (flows.living ?? 0) - flows.debtPayments - flows.plannedSavings
        expect(ahead.line.days.at(-1)?.balance).toBeCloseTo(d + 12 * month, 6)
      }),
    )
  })
})

describe('dates', () => {
  test('twice a month is the 15th and the last day, or fifteen days apart', () => {
    expect(scheduleOf('half-month', '2026-11-15')).toMatchObject({ days: [15, 31] })
    expect(scheduleOf('half-month', '2026-11-30')).toMatchObject({ days: [15, 31] })
    expect(scheduleOf('half-month', '2026-11-05')).toMatchObject({ days: [5, 20] })
    expect(scheduleOf('half-month', '2026-11-20')).toMatchObject({ days: [5, 20] })
  })
  test('a payday in the past is counted forward', () => {
    expect(paydaysOf(pay({ every: 'two-weeks', nextOn: '2026-11-06' }), today, '2026-12-31')).toEqual([
      '2026-12-04',
      '2026-12-18',
    ])
  })
  test('notice ends so many days before the renewal', () => {
    expect(noticeBy(bill({ renewsOn: '2027-01-10', noticeDays: 30 }))).toBe('2026-12-11')
    expect(noticeBy(bill({ renewsOn: '2027-01-10' }))).toBeNull()
  })
  test('everything with a date, in order; nothing owed is not due', () => {
    const household = {
      ...base,
      debts: [debt({ dueDay: 30, promoEnds: '2026-12-02' }), debt({ id: 'z', balance: 0, dueDay: 1 })],
    }
    expect(datesAhead(household, today, '2026-12-03').map(({ on, what }) => [on, what])).toEqual([
      ['2026-11-30', 'debt'],
      ['2026-12-01', 'payday'],
      ['2026-12-02', 'promo-ends'],
      ['2026-12-03', 'bill'],
    ])
  })
  test('the sample has a line, and starts from its checking account', () => {
    expect(lineOf(sampleHousehold(today))).toMatchObject({ startsFrom: 'checking', startingBalance: 3400 })
  })
})

test('a debt that a bill pays is listed once; pay before taxes shows what reaches the bank, or nothing', () => {
  const home = debt({ id: 'h', name: 'Mortgage', kind: 'mortgage', balance: 9000, minimum: 1740, dueDay: 1 })
  const paidBy = bill({ amount: 2260, dueOn: '2026-12-01', budgetKey: HOME_PAYMENT_KEY })
  const household = { ...base, debts: [home], bills: [paidBy], incomes: [pay({ isTakeHome: false })] }
  const rows = (one: Household) => datesAhead(one, today, '2026-12-01').map(({ what, amount }) => [what, amount])
  expect(rows(household)).toEqual([
    ['payday', null],
    ['bill', 2260],
  ])
  expect(rows({ ...household, monthlyTakeHome: 2400 })[0]).toEqual(['payday', 2400])
})
