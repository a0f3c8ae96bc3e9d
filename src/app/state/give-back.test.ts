import { beforeEach, expect, test } from 'vitest'
import { mostEntries } from '#engine/household/lists.ts'
import { toasts } from '../ui/toast.ts'
import { factsOf } from './blank-entries.ts'
import type { CarriedDebt } from './carried.ts'
import { giveDebtsBack } from './give-back.ts'
import { addEntry } from './household.ts'
import { incomeStore } from './income-data.ts'
import { listedFact, profileWithLists } from './listed-facts.ts'
import { ownLists } from './own-lists.ts'
import { pictureFacts } from './picture-facts.ts'
import { profile } from './profile.ts'
import { ownPicture } from './records.ts'

const today = '2026-11-23'
const typed = (name: string, balance: number, more: Partial<CarriedDebt> = {}): CarriedDebt => ({
  ...{ name, kind: 'card', balance, rate: null, payment: null },
  ...more,
})
const debts = () => ownPicture().household.debts
beforeEach(() => {
  ownLists.clear()
  profile.clear()
  incomeStore.clear()
  toasts.dismiss()
})

test('debts of a calculator join the list or update the one by their name, and one undo takes it all back', () => {
  addEntry('debts', factsOf('debts', { name: 'Visa', kind: 'card', balance: 500, apr: 0.2, dueDay: 7 }))
  expect(giveDebtsBack([typed('visa ', 450, { rate: 22.9 }), typed('Car', 9000, { kind: 'loan', payment: 210 })])).toBe(
    2,
  )
  expect(debts()).toMatchObject([
    { name: 'Visa', balance: 450, apr: 0.229, dueDay: 7, payment: null },
    { name: 'Car', kind: 'personal', balance: 9000, apr: null, payment: 210 },
  ])
  expect(toasts.list()[0]?.title).toBe('2 debts saved to your household')
  toasts.list()[0]?.action?.run()
  expect(debts()).toMatchObject([{ name: 'Visa', balance: 500, apr: 0.2 }])
})

test('two of one name stay two; support is no debt; a full list takes no more', () => {
  expect(giveDebtsBack([typed('Card', 1), typed('Card', 2), typed('Child', 3, { kind: 'support' })])).toBe(2)
  expect(giveDebtsBack([typed('Card', 5), typed('Card', 6)])).toBe(2)
  expect(debts().map(({ balance }) => balance)).toEqual([5, 6])
  const many = Array.from({ length: mostEntries.debts + 3 }, (_, i) => typed(`x${i}`, 1))
  expect(giveDebtsBack(many)).toBe(mostEntries.debts - 2)
})

test('what the household can fill in: debts with their payments, assets, the loan on the home, pay and children', () => {
  addEntry('debts', factsOf('debts', { name: 'Visa', kind: 'card', balance: 500, apr: 0.2449, minimum: 25 }))
  addEntry('debts', factsOf('debts', { name: 'Home', kind: 'mortgage', balance: 200_000, apr: 0.06375, minimum: 1500 }))
  addEntry('debts', factsOf('debts', { name: 'Paid', kind: 'card', balance: 0 }))
  addEntry('debts', factsOf('debts', { name: 'School', kind: 'student', balance: 900, isFederal: false }))
  addEntry('accounts', factsOf('accounts', { name: 'Bank', kind: 'savings', balance: 4000, apy: 0.041 }))
  addEntry('accounts', factsOf('accounts', { name: 'Overdrawn', kind: 'checking', balance: -50 }))
  addEntry('properties', factsOf('properties', { name: 'House', kind: 'home', value: 300_000, basis: 250_000 }))
  addEntry('people', factsOf('people', { name: 'Kid', role: 'child', born: '2015-03' }))
  addEntry('people', factsOf('people', { name: 'Teen', role: 'child', born: '2009-03' }))
  const wages = { name: 'Job', kind: 'wages', reliability: 9, isGuaranteed: true } as const
  addEntry('incomes', factsOf('incomes', { ...wages, amount: 3000, every: 'two-weeks', isTakeHome: false }))
  const facts = pictureFacts(ownPicture().household, today)
  expect(facts).toMatchObject({
    annualPay: 78_000,
    children: 1,
    loanBalance: 200_000,
    loanRate: 6.375,
    savingsApy: 4.1,
  })
  expect(facts.cards).toEqual([{ name: 'Visa', kind: 'card', balance: 500, rate: 24.49, payment: 25 }])
  expect(facts.debts).toMatchObject([{ name: 'Visa' }, { name: 'Home' }, { kind: 'private-student', payment: null }])
  expect(facts.assets).toEqual([
    { name: 'Bank', kind: 'cash', value: 4000, basis: null },
    { name: 'House', kind: 'home', value: 300_000, basis: 250_000 },
  ])
})

test('pay that is known only after taxes is nobody’s pay before taxes; a child of unknown age is not counted', () => {
  const wages = { name: 'Job', kind: 'wages', reliability: 9, isGuaranteed: true } as const
  addEntry('incomes', factsOf('incomes', { ...wages, amount: 3000, every: 'month', isTakeHome: true }))
  addEntry('people', factsOf('people', { name: 'Kid', role: 'child' }))
  const facts = pictureFacts(ownPicture().household, today)
  expect(facts.annualPay).toBeUndefined()
  expect(facts.children).toBeUndefined()
})

test('a list that says a total is the record for the profile’s fact', () => {
  profile.set({ savings: 100, annualIncome: 50_000, state: 'OH' })
  expect(listedFact(ownPicture().household, 'savings')).toBeNull()
  addEntry('accounts', factsOf('accounts', { name: 'CD', kind: 'cd', balance: 900 }))
  const { household } = ownPicture()
  expect(listedFact(household, 'savings')).toEqual({ list: 'accounts', amount: 1000 })
  expect(profileWithLists(profile.get(), household)).toEqual({ savings: 1000, annualIncome: 50_000, state: 'OH' })
})
