import { expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import type { Calculator } from '#calculators/kit/definition.ts'
import { type InputValues, initialInputs, type ProfileKey } from '#calculators/kit/field.ts'
import type { CarriedFacts } from '../../state/carried.ts'
import type { Profile } from '../../state/profile.ts'
import { asksProfile, assetsIn, factsFrom, knownFact, offersFor, typedFacts } from './from-profile.ts'
import { questionText } from './known-words.ts'

const clock = { today: '2026-11-21' }
async function tool(slug: string) {
  const loaded = await catalogue.find((entry) => entry.slug === slug)?.load?.()
  if (!loaded) throw new Error(slug)
  const calculator: Calculator = loaded.calculator
  const initial = initialInputs(calculator.fields, clock)
  return {
    calculator,
    initial,
    /** What typing these values tells. */
    tells: (values: InputValues) => typedFacts(calculator, { ...initial, ...values }, initial, initial),
    /** What it offers when these facts are known. */
    offers: (facts: CarriedFacts, values: InputValues = {}, profile: Profile = {}) =>
      offersFor(calculator, { ...initial, ...values }, (key) => knownFact(key, profile, facts)),
  }
}
const filled = (offers: readonly { readonly name: string; readonly value: unknown }[]) =>
  Object.fromEntries(offers.map(({ name, value }) => [name, value]))
const from = 'Mortgage'
const facts = (known: Partial<Record<ProfileKey, CarriedFacts[ProfileKey]>>): CarriedFacts => known as CarriedFacts

test('only what was typed is told: no starting value, nothing a link brought', async () => {
  const mortgage = await tool('mortgage')
  expect(mortgage.tells({})).toEqual([])
  expect(mortgage.tells({ price: 450_000, rate: 6.2, term: 180 })).toEqual([
    { key: 'homePrice', value: 450_000 },
    { key: 'mortgageRate', value: 6.2 },
  ])
  const linked = { ...mortgage.initial, price: 600_000 }
  expect(typedFacts(mortgage.calculator, { ...linked, rate: 6 }, linked, mortgage.initial)).toEqual([
    { key: 'mortgageRate', value: 6 },
  ])
  expect(typedFacts(mortgage.calculator, mortgage.initial, linked, mortgage.initial)).toEqual([])
})

test('a price, rate and down payment go from one home tool to the next', async () => {
  const known = facts({
    homePrice: { value: 450_000, from },
    mortgageRate: { value: 6.2, from },
    downPayment: { value: { amount: 10, unit: 'pct' }, from },
  })
  const rent = await tool('rent-vs-buy')
  const offers = rent.offers(known)
  expect(filled(offers)).toEqual({ price: 450_000, rate: 6.2, down: { amount: 10, unit: 'pct' } })
  expect(questionText(offers, rent.calculator.fields)).toBe(
    'Use your $450,000 home, 10% down, 6.2% rate from Mortgage?',
  )
  // A rate for a new loan is the new one of a refinance, never the one paid now.
  expect(filled((await tool('refinance')).offers(known))).toEqual({ newRate: 6.2 })
  expect((await tool('auto-loan')).offers(known)).toEqual([])
})

test('a down payment keeps its meaning, or stays behind', async () => {
  const home = await tool('home-affordability')
  const usd = facts({ downPayment: { value: { amount: 50_000, unit: 'usd' }, from } })
  expect(home.offers(usd)).toEqual([])
  expect(filled(home.offers(usd, { downKind: 'amount' }))).toEqual({ downAmount: 50_000 })
  expect(home.tells({ downKind: 'amount', downAmount: 50_000 })).toContainEqual({
    key: 'downPayment',
    value: { amount: 50_000, unit: 'usd' },
  })
})

test('pay stands in for income unless the return is a couple’s', async () => {
  const cd = await tool('cd')
  const pay = facts({ annualPay: { value: 95_000, from: 'Income Tax' } })
  expect(filled(cd.offers(pay))).toEqual({ income: 95_000 })
  expect(filled(cd.offers(pay, {}, { filingStatus: 'joint' }))).toEqual({ status: 'joint' })
  expect(filled(cd.offers({}, {}, { annualIncome: 90_000, state: 'CA' }))).toEqual({ income: 90_000, state: 'CA' })
})

test('an hourly pay is no yearly one', async () => {
  const salary = await tool('salary-hourly-converter')
  expect(salary.tells({ pay: 42, unit: 'hour' })).toEqual([])
  expect(salary.tells({ pay: 95_000 })).toEqual([{ key: 'annualPay', value: 95_000 }])
  const pay = facts({ annualPay: { value: 80_000, from } })
  expect(filled(salary.offers(pay))).toEqual({ pay: 80_000 })
  expect(salary.offers(pay, { unit: 'hour' })).toEqual([])
})

test('what the page does not ask is not offered, unless another offer makes it ask', async () => {
  const tax = await tool('tax')
  const spouse = facts({ spousePay: { value: 30_000, from } })
  expect(tax.offers(spouse)).toEqual([])
  expect(filled(tax.offers(spouse, {}, { filingStatus: 'joint' }))).toEqual({ status: 'joint', spousePay: 30_000 })
})

test('typed cards go along; our example card and its rate do not', async () => {
  const cards = await tool('credit-card-payoff')
  const starting = cards.initial['cards'] as readonly { name: string; balance: number; apr: number }[]
  const told = cards.tells({
    cards: [starting[0], { name: 'Visa', balance: 4000, apr: 24.9 }] as InputValues[string],
  })
  expect(told).toEqual([
    { key: 'cards', value: [{ name: 'Visa', kind: 'card', balance: 4000, rate: 24.9, payment: null }] },
  ])
  const known = facts({ cards: { value: told[0]?.value ?? [], from: 'Credit Card Payoff' } })
  const worth = await tool('net-worth')
  const offers = worth.offers(known)
  expect(offers.map(({ value }) => value)).toEqual([
    [{ name: 'Visa', kind: 'card', balance: 4000, rate: 24.9, owner: 'me' }],
  ])
  expect(questionText(offers, worth.calculator.fields)).toBe('Use your 1 debt ($4,000) from Credit Card Payoff?')
  // Its list asks what is paid a month, which nobody has told.
  expect((await tool('debt-consolidation')).offers(known)).toEqual([])
})

test('debts with payments fill a list of debts, and its cards a list of cards', async () => {
  const debts = await tool('debt-consolidation')
  const rows = [
    { name: 'Visa', kind: 'card', balance: 6000, rate: 25, payment: 180, moves: true },
    { name: 'Car', kind: 'car', balance: 9000, rate: 8, payment: 320, moves: false },
  ]
  const told = debts.tells({ debts: rows })
  const known = facts({ debts: { value: told[0]?.value ?? [], from: 'Debt Consolidation' } })
  expect(filled((await tool('credit-card-payoff')).offers(known))).toEqual({
    cards: [{ name: 'Visa', balance: 6000, apr: 25 }],
  })
  expect(filled((await tool('debt-to-income')).offers(known))).toEqual({
    debts: [
      { name: 'Visa', kind: 'card', payment: 180, balance: 6000 },
      { name: 'Car', kind: 'car', payment: 320, balance: 9000 },
    ],
  })
})

test('a day of birth tells its month; a month does not fill a day', async () => {
  const social = await tool('social-security')
  expect(social.tells({ birthDate: '1970-03-09' })).toEqual([{ key: 'birthMonth', value: '1970-03' }])
  const born = facts({ birthMonth: { value: '1970-03', from } })
  expect(social.offers(born)).toEqual([])
  expect(filled((await tool('hsa')).offers(born))).toEqual({ born: '1970-03' })
})

test('the profile learns what it keeps; pay is income of somebody alone', async () => {
  const tax = await tool('tax')
  const told = (values: InputValues) => factsFrom(tax.calculator, { ...tax.initial, ...values })
  expect(Object.fromEntries(told({ pay: 95_000, state: 'CA' }).map(({ key, value }) => [key, value]))).toEqual({
    annualIncome: 95_000,
    filingStatus: 'single',
    state: 'CA',
  })
  expect(told({ status: 'joint' }).map(({ key }) => key)).not.toContain('annualIncome')
  expect(asksProfile((await tool('loan-prepayment')).calculator)).toBe(false)
})

test('the words name three and count the rest; the profile’s are the saved ones', async () => {
  const tax = await tool('tax')
  const ask = (profile: Profile) => questionText(tax.offers({}, {}, profile), tax.calculator.fields)
  expect(ask({ annualIncome: 95_000, state: 'CA' })).toBe('Use your saved $95,000 pay, CA?')
  expect(ask({ filingStatus: 'head' })).toBe('Use your saved head of household status?')
  const many = tax.offers(
    facts({ children: { value: 2, from: 'HSA' }, annualPay: { value: 90_000, from } }),
    {},
    {
      state: 'NY',
      filingStatus: 'head',
    },
  )
  expect(questionText(many, tax.calculator.fields)).toBe(
    'Use your $90,000 pay, head of household status, 2 children and 1 more?',
  )
})

test('bills of the household are offered to the budget planner; assets typed in the net worth calculator are told', async () => {
  const planner = await tool('budget-planner')
  const bills = [
    { item: 'utilities_internet', amount: 70, every: 'month', next: '2026-12-22' },
    { item: 'my_own-item', amount: 5, every: 'month', next: null },
  ] as const
  const offers = offersFor(planner.calculator, planner.initial, (key) => knownFact(key, {}, {}, { bills }))
  expect(filled(offers)).toEqual({ bills: [bills[0]] })
  expect(questionText(offers, planner.calculator.fields)).toBe('Use your saved 1 bill?')
  const worth = await tool('net-worth')
  const row = { owner: 'me', liquid: 'usual', basis: null }
  const example = worth.initial['assets'] as readonly object[]
  expect(assetsIn(worth.calculator, worth.initial)).toEqual([])
  expect(
    assetsIn(worth.calculator, {
      ...worth.initial,
      assets: [...example.slice(0, 4), { name: 'Van', kind: 'car', value: 9000, ...row }] as never,
    }),
  ).toEqual([{ name: 'Van', kind: 'car', value: 9000, basis: null }])
})

test('the household fills in debts by the names each list has for them, and what is owned', async () => {
  const debt = { balance: 1000, rate: 9, payment: 50 }
  const picture = {
    debts: [
      { name: 'Home', kind: 'mortgage', ...debt },
      { name: 'Loan', kind: 'personal', ...debt },
      { name: 'School', kind: 'private-student', ...debt },
    ],
    assets: [
      { name: 'Bank', kind: 'cash', value: 4000, basis: null },
      { name: 'House', kind: 'home', value: 300_000, basis: 1 },
    ],
  }
  const offered = async (slug: string) => {
    const { calculator, initial } = await tool(slug)
    return offersFor(calculator, initial, (key) => knownFact(key, {}, {}, picture))
  }
  const rows = async (slug: string, name: string) =>
    (await offered(slug)).find((offer) => offer.name === name)?.value as readonly Record<string, unknown>[]
  expect((await rows('debt-consolidation', 'debts')).map(({ kind }) => kind)).toEqual(['loan', 'other'])
  expect((await rows('debt-to-income', 'debts')).map(({ kind }) => kind)).toEqual(['loan', 'student'])
  expect((await rows('net-worth', 'debts')).map(({ kind }) => kind)).toEqual(['mortgage', 'personal', 'other'])
  expect(await rows('net-worth', 'assets')).toMatchObject([
    { name: 'Bank', kind: 'cash', value: 4000, basis: null },
    { name: 'House', kind: 'home', value: 300_000, basis: 1 },
  ])
  const { calculator } = await tool('net-worth')
  expect(questionText(await offered('net-worth'), calculator.fields)).toBe(
    'Use your saved 2 assets ($304,000), 3 debts ($3,000)?',
  )
})
