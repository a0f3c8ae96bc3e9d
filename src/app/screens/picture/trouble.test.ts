import { describe, expect, test } from 'vitest'
import { emptyHousehold, type Household } from '#engine/household/household.ts'
import { madeHousehold } from '#engine/household/made-household.testkit.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { troubleOf } from '#engine/household/trouble.ts'
import { troubleText } from './words/trouble.ts'

const said = (household: Household): string | null => {
  const trouble = troubleOf(household)
  return trouble === null ? null : troubleText(trouble)
}
const owing = { kind: 'card', balance: 9000, minimum: 500 }

describe('who is in trouble, the hardest first', () => {
  test('nobody who said nothing, nor the sample', () => {
    expect(said(emptyHousehold)).toBeNull()
    expect(said(sampleHousehold('2026-11-23'))).toBeNull()
  })
  test('payments due above the pay, after taxes where it is known', () => {
    expect(said(madeHousehold({ debts: [owing], monthlyTakeHome: 400 }))).toContain('$500 a month, more than the $400')
    expect(said(madeHousehold({ debts: [owing], monthlyTakeHome: 600 }))).toBeNull()
    const incomes = [
      { kind: 'wages', amount: 450, every: 'month', isTakeHome: false, reliability: 10, isGuaranteed: true },
    ]
    expect(said(madeHousehold({ debts: [owing], incomes }))).toContain('$450 of pay before taxes')
  })
  test('essentials with the payments due', () => {
    // Groceries of 900 and 500 due: 1,400.
    const eating = (monthlyTakeHome: number) =>
      madeHousehold({ debts: [owing], spending: { food_groceries: 900 }, monthlyTakeHome })
    expect(said(eating(1399))).toContain('$1,400 a month')
    expect(said(eating(1400))).toBeNull()
  })
  test('missed payments on what is still owed', () => {
    const late = (balance: number, name: string) => ({ kind: 'card', balance, missed: 1, name })
    expect(said(madeHousehold({ debts: [late(100, 'Visa')] }))).toContain('A payment on Visa was missed')
    expect(said(madeHousehold({ debts: [late(100, 'a'), late(5, 'b')] }))).toContain('2 debts')
    expect(said(madeHousehold({ debts: [late(0, 'a')] }))).toBeNull()
  })
  test('a month that ends short, though wants could be cut', () => {
    const short = madeHousehold({ spending: { food_groceries: 900, food_dining: 400 }, monthlyTakeHome: 1000 })
    expect(said(short)).toContain('about $300 more goes out')
  })
  test('a shortage that savings carry for a year is a draw on savings', () => {
    const retired = (balance: number) =>
      madeHousehold({
        spending: { food_groceries: 3000 },
        monthlyTakeHome: 2000,
        accounts: [{ kind: 'brokerage', balance }],
      })
    expect(said(retired(11_999))).toContain('$3,000 a month')
    expect(said(retired(12_000))).toBeNull()
  })
  test('bank accounts below zero together', () => {
    const accounts = (first: number) => [
      { kind: 'checking', balance: first },
      { kind: 'savings', balance: 100 },
    ]
    expect(said(madeHousehold({ accounts: accounts(-220) }))).toBe('Your bank accounts are $120 below zero.')
    expect(said(madeHousehold({ accounts: accounts(-100) }))).toBeNull()
  })
})
