import { beforeEach, describe, expect, test } from 'vitest'
import { good, lostAt } from '#app/state/reading.testkit.ts'
import { mostEntries } from '#engine/household/lists.ts'
import { toasts } from '../ui/toast.ts'
import { makeBackup, readBackup, restore } from './backup.ts'
import { factsOf } from './blank-entries.ts'
import { budgetStore } from './budget-data.ts'
import { addGoal, goalStore } from './goals.ts'
import { addEntry, deleteEntry, editEntry, moveEntry } from './household.ts'
import { incomeStore, startingIncome } from './income-data.ts'
import { mergeOwnLists, noLists, type OwnLists, ownLists, ownListsShape } from './own-lists.ts'
import { profile } from './profile.ts'
import { ownPicture } from './records.ts'
import type { Doors } from './storage-contract.ts'
import { openVault } from './vault.ts'

const notice = () => toasts.list()[0]
const undo = () => notice()?.action?.run()
const debt = (name: string, balance: number) => factsOf('debts', { name, kind: 'card', balance })
const names = (list: 'debts' | 'accounts' | 'incomes' | 'people') =>
  ownPicture().household[list].map(({ name }) => name)

beforeEach(() => {
  ownLists.clear()
  incomeStore.clear()
  goalStore.clear()
  budgetStore.clear()
  profile.clear()
  toasts.dismiss()
})

describe('a list', () => {
  test('nothing saved holds no numbers, and the income tool’s example is nobody’s income', () => {
    expect(ownPicture().hasNumbers).toBe(false)
    expect(ownPicture().household.incomes).toEqual([])
    profile.set({ name: 'Ann', state: 'OH' })
    expect(ownPicture().hasNumbers).toBe(false)
  })
  test('add, edit and delete by position, each said and each undone', () => {
    addEntry('debts', debt('Visa', 500))
    addEntry('debts', debt('Store', 90))
    expect(names('debts')).toEqual(['Visa', 'Store'])
    expect(notice()).toMatchObject({ title: 'Debt added', description: 'Store' })
    editEntry('debts', 0, debt('Visa', 400))
    expect(ownPicture().household.debts[0]?.balance).toBe(400)
    undo()
    expect(ownPicture().household.debts[0]?.balance).toBe(500)
    deleteEntry('debts', 0)
    expect(names('debts')).toEqual(['Store'])
    undo()
    expect(names('debts')).toEqual(['Visa', 'Store'])
    addEntry('debts', debt('Car', 9))
    undo()
    expect(names('debts')).toEqual(['Visa', 'Store'])
  })
  test('an undo changes only its own entry', () => {
    addEntry('debts', debt('Visa', 500))
    deleteEntry('debts', 0)
    const back = notice()?.action?.run
    addEntry('debts', debt('Car', 9000))
    back?.()
    expect(names('debts')).toEqual(['Visa', 'Car'])
  })
  test('order moves by one and stops at the ends', () => {
    for (const name of ['a', 'b', 'c']) addEntry('debts', debt(name, 1))
    moveEntry('debts', 2, -1)
    moveEntry('debts', 0, -1)
    expect(names('debts')).toEqual(['a', 'c', 'b'])
  })
  test('a full list refuses another, and keeps what it has', () => {
    for (let i = 0; i < mostEntries.people; i++) addEntry('people', factsOf('people', { name: `p${i}`, role: 'other' }))
    expect(addEntry('people', factsOf('people', { name: 'more', role: 'other' }))).toBe(false)
    expect(names('people')).toHaveLength(mostEntries.people)
  })
  test('a position that is not there changes nothing', () => {
    editEntry('debts', 3, debt('x', 1))
    deleteEntry('debts', -1)
    expect(ownPicture().hasNumbers).toBe(false)
  })
})

describe('records that live elsewhere', () => {
  const pay = { name: 'Job', kind: 'wages', every: 'two-weeks', reliability: 9, isGuaranteed: true } as const
  test('an income is a source of the income tool, read back as it was given', () => {
    const facts = factsOf('incomes', { ...pay, amount: 2400, isTakeHome: false, nextOn: '2026-12-04' })
    addEntry('incomes', facts)
    expect(incomeStore.get().sources).toMatchObject([{ name: 'Job', type: 'salary', frequency: 'biweekly' }])
    expect(ownPicture().household.incomes).toMatchObject([facts])
    expect(incomeStore.get().expenses).toEqual(startingIncome.expenses)
    deleteEntry('incomes', 0)
    expect(ownPicture().household.incomes).toEqual([])
    undo()
    expect(names('incomes')).toEqual(['Job'])
  })
  test('twice a year is kept as a year’s; what comes once is refused', () => {
    addEntry('incomes', factsOf('incomes', { ...pay, every: 'half-year', amount: 500, isTakeHome: true }))
    expect(ownPicture().household.incomes[0]).toMatchObject({ amount: 1000, every: 'year' })
    expect(addEntry('incomes', factsOf('incomes', { ...pay, every: 'once', amount: 5, isTakeHome: true }))).toBe(false)
  })
  test('goals keep their own record', () => {
    addGoal({ name: 'Roof', targetAmount: 9000, currentAmount: 100, date: '2027-05' })
    expect(ownPicture().household.goals[0]).toMatchObject({ name: 'Roof', target: 9000, saved: 100, by: '2027-05' })
    addEntry('goals', factsOf('goals', { name: 'Trip', target: 2000, saved: 0 }))
    deleteEntry('goals', 0)
    expect(goalStore.get().goals.map(({ name }) => name)).toEqual(['Trip'])
  })
  test('the budget gives take-home pay and spending, the profile who and where', () => {
    budgetStore.set((now) => ({ ...now, monthlyIncome: 5000, expenses: { food_groceries: 600 } }))
    profile.set({ state: 'CA', filingStatus: 'head', creditScore: 700, name: 'Ann', birthMonth: '1990-04' })
    expect(ownPicture().household).toMatchObject({
      monthlyTakeHome: 5000,
      spending: { food_groceries: 600 },
      state: 'CA',
      filingStatus: 'head',
      creditScore: 700,
      people: [{ id: 'you', name: 'Ann', born: '1990-04' }],
    })
  })
  test('papers and people to call are in the picture as they are kept', () => {
    addEntry('documents', factsOf('documents', { name: 'Our wills', kind: 'will', keptAt: 'Desk' }))
    addEntry('contacts', factsOf('contacts', { name: 'June', role: 'family' }))
    const { household } = ownPicture()
    expect(household.documents).toMatchObject([{ name: 'Our wills', keptAt: 'Desk', copyWith: null }])
    expect(household.contacts).toMatchObject([{ name: 'June', role: 'family', phone: null }])
  })
  test('who you are is written to the profile, and only there', () => {
    addEntry('people', factsOf('people', { name: 'Ann', role: 'you', born: '1990-04', tobacco: false }))
    expect(profile.get()).toEqual({ name: 'Ann', birthMonth: '1990-04' })
    expect(ownLists.get().people).toMatchObject([{ id: 'you', name: '', born: null, tobacco: false }])
    expect(addEntry('people', factsOf('people', { name: 'Bo', role: 'you' }))).toBe(false)
  })
})

describe('totals of the profile stand in until the list says more', () => {
  beforeEach(() => profile.set({ savings: 8000, annualIncome: 90_000, homeValue: 400_000, retirementSavings: 50_000 }))
  test('each is one entry of its list', () => {
    expect(names('accounts')).toEqual(['Savings', 'Retirement savings'])
    expect(ownPicture().household.incomes).toMatchObject([{ amount: 90_000, every: 'year', isTakeHome: false }])
    expect(ownPicture().household.properties).toMatchObject([{ kind: 'home', value: 400_000 }])
  })
  test('another entry joins them; nothing is lost and nothing counts twice', () => {
    addEntry('accounts', factsOf('accounts', { name: 'CD', kind: 'cd', balance: 3000 }))
    expect(names('accounts')).toEqual(['Savings', 'Retirement savings', 'CD'])
    expect(profile.get()).toEqual({ annualIncome: 90_000, homeValue: 400_000 })
    addEntry(
      'incomes',
      factsOf('incomes', {
        name: 'Gig',
        kind: 'self-employment',
        amount: 300,
        every: 'month',
        isTakeHome: false,
        reliability: 4,
        isGuaranteed: false,
      }),
    )
    expect(names('incomes')).toEqual(['Pay', 'Gig'])
  })
  test('one that is edited or deleted becomes the list’s own, and comes back', () => {
    editEntry('accounts', 0, factsOf('accounts', { name: 'Bank', kind: 'checking', balance: 1 }))
    expect(names('accounts')).toEqual(['Bank', 'Retirement savings'])
    undo()
    expect(ownPicture().household.accounts[0]).toMatchObject({ name: 'Savings', balance: 8000 })
    deleteEntry('accounts', 0)
    expect(names('accounts')).toEqual(['Retirement savings'])
    undo()
    expect(names('accounts')).toEqual(['Savings', 'Retirement savings'])
  })
})

describe('reading', () => {
  const visa = { id: 'a', ...debt('Visa', 500), changedAt: '2026-01-01' }
  test('one damaged entry costs itself, the good ones stay', () => {
    const data = { debts: [visa, { id: 'b', name: 7 }, 'x'], bills: 3 }
    expect(good(ownListsShape, data)?.debts).toEqual([visa])
    expect(lostAt(ownListsShape, data)).toEqual(['debts.1', 'debts.2', 'bills'])
  })
  test('a damaged fact or payment costs only itself', () => {
    const paid = { on: '2026-01-05', amount: 20 }
    const data = { debts: [{ ...visa, apr: 'high', paid: [paid, { on: 'soon' }] }] }
    expect(good(ownListsShape, data)?.debts).toEqual([{ ...visa, apr: null, paid: [paid] }])
    expect(lostAt(ownListsShape, data)).toEqual(['debts.0.paid.1', 'debts.0.apr'])
  })
  test('the same id twice, or more than fit, are lost too', () => {
    expect(lostAt(ownListsShape, { debts: [visa, { ...visa, balance: 1 }] })).toEqual(['debts.1'])
    const many = Array.from({ length: mostEntries.debts + 2 }, (_, i) => ({ ...visa, id: `d${i}` }))
    expect(lostAt(ownListsShape, { debts: many })).toHaveLength(2)
  })
  test('what an earlier edition set aside inside is set aside as everything else is', () => {
    expect(lostAt(ownListsShape, { debts: [visa], aside: [{ list: 'bills', data: 7 }] })).toEqual(['aside.0'])
  })
  test.each([null, 'x', [], 5])('%j is refused as a whole', (data) => expect(good(ownListsShape, data)).toBeNull())
})

test('two tabs: the newer copy of an entry wins, a deletion holds, both new ones stay', () => {
  const at = (id: string, balance: number, changedAt: string) => ({ id, ...debt(id, balance), changedAt })
  const mine = { ...noLists, debts: [at('a', 1, '2'), at('b', 1, '1'), at('mine', 1, '3')], gone: { c: '5' } }
  const theirs = { ...noLists, debts: [at('a', 9, '1'), at('b', 9, '4'), at('c', 9, '4'), at('theirs', 1, '3')] }
  const joined = mergeOwnLists(mine, theirs)
  expect(joined.debts.map(({ id, balance }) => [id, balance])).toEqual([
    ['a', 1],
    ['b', 9],
    ['theirs', 1],
    ['mine', 1],
  ])
  expect(mergeOwnLists(joined, joined)).toEqual(joined)
})

test('the backup holds the household and brings it back', () => {
  const box = new Map<string, string>()
  const doors: Doors = {
    present: true,
    box: (area) =>
      area === 'local'
        ? null
        : {
            getItem: (key) => box.get(key) ?? null,
            setItem: (key, text) => box.set(key, text),
            removeItem: (key) => box.delete(key),
            key: (i) => [...box.keys()][i] ?? null,
            get length() {
              return box.size
            },
          },
    listen: () => undefined,
    now: () => '2026-11-23T00:00:00.000Z',
  }
  const spec = { version: 1, area: 'session', initial: noLists, shape: ownListsShape } as const
  const vault = openVault(doors)
  const store = vault.stored<OwnLists>('household', spec)
  store.set({
    ...noLists,
    debts: [{ id: 'a', ...debt('Visa', 500), changedAt: '1' }],
  })
  const text = JSON.stringify(makeBackup(vault))
  box.clear()
  const later = openVault(doors)
  const back = later.stored<OwnLists>('household', spec)
  const read = readBackup(text, later)
  expect(read.ok && read.lines.map(({ label, state }) => [label, state])).toEqual([
    ['Your household: people, accounts, property, debts, insurance, bills', 'good'],
  ])
  if (read.ok) restore(read.lines, later)
  expect(back.get()).toMatchObject({ debts: [{ name: 'Visa', balance: 500 }] })
})
