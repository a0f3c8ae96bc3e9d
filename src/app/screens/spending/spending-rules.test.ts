import { afterEach, describe, expect, test } from 'vitest'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { recurringIn } from '#engine/spending/recurring.ts'
import { merchantBook } from '#engine/spending/rules.ts'
import type { FoundExpense, FoundOther } from '#engine/spending/sort-out.ts'
import { spendingBook, spentOf } from '#engine/spending/spending-book.ts'
import { finished } from '#engine/spending/statement/finished.ts'
import { addDailyExpense, editDailyExpense, expenseRoom } from '../../state/budget-actions.ts'
import { type DailyExpense, dailyExpenseStore, MOST_EXPENSES } from '../../state/budget-data.ts'
import { otherMoneyStore } from '../../state/other-money.ts'
import { addFound, dropRule, knownMoney, setRule } from '../../state/spending-actions.ts'
import { spendingRules } from '../../state/spending-rules.ts'
import { decoded } from './decode.ts'
import { statementJob } from './statement-job.ts'
import { billOf, isInBills } from './to-bills.ts'

afterEach(() => {
  dailyExpenseStore.clear()
  otherMoneyStore.clear()
  spendingRules.clear()
})

const found = (text: string, cents: number, change: Partial<FoundExpense> = {}): FoundExpense => ({
  date: '2026-11-03',
  cents,
  text,
  category: 'food',
  key: 'food_groceries',
  ref: '',
  ...change,
})
const moved: FoundOther = {
  date: '2026-11-07',
  cents: -25_000,
  text: 'CHASE CREDIT CRD AUTOPAY',
  kind: 'moved',
  ref: '1:9',
}
const rule = { contains: 'kroger', name: 'Kroger', key: 'personal_pets', counts: null }
const brief = () => dailyExpenseStore.get().map(({ item, category, key }) => [item, category, key])

describe('what a file adds', () => {
  test('stands newest first in dollars, refunds below zero, and is known the next time', () => {
    addFound([found('KROGER #1', 5420), found('TARGET', -1000, { date: '2026-11-05' })], [moved])
    expect(dailyExpenseStore.get().map(({ amount, date }) => [date, amount])).toEqual([
      ['2026-11-05', -10],
      ['2026-11-03', 54.2],
    ])
    expect(knownMoney().map(({ cents }) => cents)).toEqual([1000, -5420, -25_000])
  })
})

describe('a rule', () => {
  test('changes what is in the list now, and only what it means', () => {
    addFound([found('KROGER #1', 100), found('KROGER FUEL 2', 200), found('ALDI', 300)], [])
    setRule({ contains: 'kroger fuel', name: null, key: 'transportation_fuel', counts: null })
    setRule(rule)
    expect(brief()).toEqual([
      ['KROGER #1', 'personal', 'personal_pets'],
      ['KROGER FUEL 2', 'transportation', 'transportation_fuel'],
      ['ALDI', 'food', 'food_groceries'],
    ])
    dropRule(spendingRules.get()[0] ?? rule)
    expect(spendingRules.get()).toHaveLength(1)
    expect(brief()[0]).toEqual(['KROGER #1', 'personal', 'personal_pets'])
  })
  test('takes a category alone, and replaces the rule for the same words', () => {
    addFound([found('KROGER #1', 100)], [])
    setRule(rule)
    setRule({ ...rule, contains: 'Kroger', key: 'travel' })
    expect(brief()).toEqual([['KROGER #1', 'travel', undefined]])
    expect(spendingRules.get()).toHaveLength(1)
  })
  test('moves money between what counts and what does not, and back, to the cent', () => {
    addFound([found('ZELLE TO SAVINGS', 12_345)], [moved])
    setRule({ contains: 'zelle to savings', name: null, key: null, counts: false })
    expect(dailyExpenseStore.get()).toEqual([])
    expect(otherMoneyStore.get().map(({ amount }) => amount)).toEqual([-250, -123.45])
    setRule({ contains: 'zelle to savings', name: null, key: null, counts: true })
    setRule({ contains: 'chase credit crd', name: null, key: 'debt_credit-cards', counts: true })
    expect(otherMoneyStore.get()).toEqual([])
    expect(dailyExpenseStore.get().map(({ amount, category }) => [amount, category])).toEqual([
      [250, 'debt'],
      [123.45, 'miscellaneous'],
    ])
  })
  test('without words does nothing', () => {
    setRule({ ...rule, contains: ' * ' })
    expect(spendingRules.get()).toEqual([])
  })
})

test('a full list refuses one more and says so; another category forgets the item', () => {
  const one = { amount: 1, item: 'x', category: 'food', date: '2026-11-03' }
  dailyExpenseStore.set(
    Array.from({ length: MOST_EXPENSES }, (_, id): DailyExpense => ({ ...one, id, key: 'food_groceries' })),
  )
  expect(expenseRoom()).toBe(0)
  expect(addDailyExpense(one)).toBe(false)
  expect(dailyExpenseStore.get()).toHaveLength(MOST_EXPENSES)
  editDailyExpense(0, { category: 'travel' })
  expect(dailyExpenseStore.get()[0]).toEqual({ ...one, id: 0, category: 'travel' })
})

test('bytes become text by their mark, as UTF-8, else as Windows-1252', () => {
  const utf16 = (text: string) => new Uint8Array([0xff, 0xfe, ...[...text].flatMap((char) => [char.charCodeAt(0), 0])])
  expect(decoded(new TextEncoder().encode('Café'))).toBe('Café')
  expect(decoded(new Uint8Array([0x43, 0x61, 0x66, 0xe9]))).toBe('Café')
  expect(decoded(utf16('Date,Amount'))).toBe('Date,Amount')
  expect(decoded(utf16('Date,Description,Amount').subarray(2))).toBe('Date,Description,Amount')
})

test('the job goes from bytes to what is new, and says how far it is', () => {
  const bytes = new TextEncoder().encode(`Date,Description,Amount\n${'11/03/2026,KROGER,-1.00\n'.repeat(900)}`)
  const work = statementJob({ bytes, known: [], rules: [], turned: false })
  const shares: number[] = []
  for (;;) {
    const turn = work.next()
    if (turn.done) {
      expect(turn.value).toMatchObject({ ok: true, found: { lines: 900, known: 0 } })
      break
    }
    shares.push(turn.value)
  }
  expect(shares.length).toBeGreaterThan(5)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(finished(statementJob({ bytes: new Uint8Array(), known: [], rules: [], turned: false }))).toEqual({
    ok: false,
    reason: 'empty',
  })
})

test('a payment that repeats becomes a bill, and is known as one', () => {
  const hear = merchantBook()
  const paid = ['2026-08-12', '2026-09-12', '2026-10-12', '2026-11-12'].map((date, id) =>
    spentOf(
      { id, date, amount: 17.99, item: 'NETFLIX.COM', category: 'entertainment', key: 'entertainment_streaming' },
      hear,
    ),
  )
  const [one] = finished(recurringIn(spendingBook(paid, '2026-11-20').spent, '2026-11-20'))
  if (!one) throw new Error('It repeats')
  expect(billOf(one)).toMatchObject({
    name: 'Netflix',
    kind: 'subscription',
    amount: 17.99,
    every: 'month',
    dueOn: '2026-12-12',
    budgetKey: 'entertainment_streaming',
    paid: [{ on: '2026-08-12', amount: 17.99 }, {}, {}, {}],
  })
  const household = sampleHousehold('2026-11-20')
  expect(isInBills({ ...household, bills: [] }, one)).toBe(false)
  expect(isInBills(household, one)).toBe(true)
})
