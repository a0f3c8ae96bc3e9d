import { beforeEach, describe, expect, test } from 'vitest'
import type { NewHomeLoan } from '#calculators/kit/presentation.ts'
import { mostEntries } from '#engine/household/lists.ts'
import { toasts } from '../ui/toast.ts'
import { factsOf } from './blank-entries.ts'
import type { CarriedDebt } from './carried.ts'
import { giveAssetsBack } from './give-assets-back.ts'
import { giveDebtsBack } from './give-back.ts'
import { giveHomeLoan } from './give-home-loan.ts'
import { heldBills } from './held-bills.ts'
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
const undo = () => toasts.list()[0]?.action?.run()
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

test('a name that a calculator’s box cut is still the same debt', () => {
  const name = 'The very long name of my student loan servicer'
  addEntry('debts', factsOf('debts', { name, kind: 'student', balance: 500 }))
  giveDebtsBack([typed(name.slice(0, 30), 450)])
  expect(debts()).toMatchObject([{ name, balance: 450 }])
})

test('assets of a calculator join accounts or property or update the one by their name; a total of the profile counts once', () => {
  profile.set({ savings: 9000, homeValue: 300_000 })
  addEntry('accounts', factsOf('accounts', { name: 'Plan', kind: 'roth-401k', balance: 5000, monthly: 200 }))
  const asset = (name: string, kind: string, value: number, basis: number | null = null) => ({
    name,
    kind,
    value,
    basis,
  })
  expect(
    giveAssetsBack([
      asset('Savings', 'cash', 9500),
      asset('plan', 'roth', 5600),
      asset('Fund', 'brokerage', 20_000, 12_000),
      asset('Home', 'home', 340_000),
      asset('', 'car', 8000),
    ]),
  ).toBe(5)
  const { accounts, properties } = ownPicture().household
  expect(accounts).toMatchObject([
    { name: 'Savings', kind: 'savings', balance: 9500 },
    { name: 'Plan', kind: 'roth-401k', balance: 5600, monthly: 200 },
    { name: 'Fund', kind: 'brokerage', balance: 20_000, basis: 12_000 },
  ])
  expect(properties).toMatchObject([
    { name: 'Home', kind: 'home', value: 340_000 },
    { name: 'Property', kind: 'car', value: 8000 },
  ])
  toasts.list()[0]?.action?.run()
  const back = ownPicture().household
  expect(back.accounts.map(({ balance }) => balance)).toEqual([9000, 5000])
  expect(back.properties.map(({ value }) => value)).toEqual([300_000])
})

test('bills a budget can take: by their item, twice a month as two, without what comes once, has ended or has no item', () => {
  const bill = { name: 'x', kind: 'bill', amount: 100, every: 'month' } as const
  const facts = [
    { ...bill, budgetKey: 'utilities_internet', dueOn: '2026-10-22' },
    { ...bill, budgetKey: 'personal_childcare', dueOn: '2026-11-01', every: 'half-month', amount: 310 },
    { ...bill, budgetKey: 'insurance_auto', every: 'half-year', amount: 600 },
    { ...bill, budgetKey: 'utilities_phone', every: 'once', dueOn: '2026-12-01' },
    { ...bill, budgetKey: 'utilities_phone', endsOn: '2026-11-01' },
    { ...bill, budgetKey: null, dueOn: '2026-12-01' },
  ] as const
  for (const one of facts) addEntry('bills', factsOf('bills', one))
  expect(heldBills(ownPicture().household.bills, today)).toEqual([
    { item: 'utilities_internet', amount: 100, every: 'month', next: '2026-12-22' },
    { item: 'personal_childcare', amount: 310, every: 'month', next: '2026-12-01' },
    { item: 'personal_childcare', amount: 310, every: 'month', next: '2026-12-16' },
    { item: 'insurance_auto', amount: 600, every: 'half-year', next: null },
  ])
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

describe('a refinanced home loan', () => {
  const loan: NewHomeLoan = {
    balance: 206_000,
    annualRate: 0.0575,
    months: 180,
    payment: 1710.65,
    replaces: 200_000,
    paidOff: ['Visa'],
  }
  const mortgage = (name: string, balance: number) => ({ name, kind: 'mortgage' as const, balance })
  test('takes the place of the mortgage that owed it; what it paid off owes nothing; one press takes it back', () => {
    addEntry('debts', factsOf('debts', { ...mortgage('Home', 200_000), apr: 0.08, minimum: 1900, endsOn: '2053-11' }))
    addEntry('debts', factsOf('debts', mortgage('Cabin', 90_000)))
    addEntry('debts', factsOf('debts', { name: 'Visa', kind: 'card', balance: 500 }))
    const said = () => debts().map((one) => ({ ...one, changedAt: '' }))
    const before = said()
    expect(giveHomeLoan(loan, today)).toBe('saved')
    // 180 months from November 2026.
    expect(debts()).toMatchObject([
      { name: 'Home', balance: 206_000, apr: 0.0575, minimum: 1710.65, payment: null, endsOn: '2041-11' },
      { name: 'Cabin', balance: 90_000 },
      { name: 'Visa', balance: 0 },
    ])
    undo()
    expect(said()).toEqual(before)
  })
  test('the only mortgage is meant; of several none may be guessed; without one it joins the list', () => {
    expect(giveHomeLoan(loan, today)).toBe('saved')
    expect(debts()).toMatchObject([{ name: 'Mortgage', kind: 'mortgage', balance: 206_000 }])
    expect(pictureFacts(ownPicture().household, today)).toMatchObject({
      loanBalance: 206_000,
      loanRate: 5.75,
      loanMonths: 180,
    })
    undo()
    expect(debts()).toEqual([])
    addEntry('debts', factsOf('debts', mortgage('Home', 150_000)))
    expect(giveHomeLoan(loan, today)).toBe('saved')
    expect(debts()).toMatchObject([{ name: 'Home', balance: 206_000 }])
    addEntry('debts', factsOf('debts', mortgage('Cabin', 90_000)))
    expect(giveHomeLoan({ ...loan, replaces: 1 }, today)).toBe('which')
    expect(debts()).toMatchObject([{ balance: 206_000 }, { balance: 90_000 }])
  })
  test('months left are filled in from the last payment the papers name, and never once it is past', () => {
    const facts = (endsOn: string) => {
      ownLists.clear()
      addEntry('debts', factsOf('debts', { ...mortgage('Home', 150_000), endsOn: endsOn as '2030-01' }))
      return pictureFacts(ownPicture().household, today).loanMonths
    }
    expect(facts('2030-11')).toBe(48)
    expect(facts('2026-11')).toBeUndefined()
    expect(facts('2020-01')).toBeUndefined()
  })
})
