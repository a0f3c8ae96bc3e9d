/** What every plan keeps, whatever it plans; and how a household is read that a program sends. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyHousehold, type Household } from '#engine/household/household.ts'
import { householdLists, type ListName, mostEntries } from '#engine/household/lists.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { defaultYear } from '#facts/default-year.ts'
import { describePlan } from '../api/describe-plan.ts'
import { planPaths } from '../api/plan-paths.ts'
import { runPlan } from '../api/run-plan.ts'
import { misfits } from './as-described.testkit.ts'
import { householdSchema } from './household-schema.ts'
import { plans } from './plans.ts'
import { readHousehold } from './read-household.ts'

const env = { today: '2026-11-23', year: defaultYear } as const
const sample = sampleHousehold(env.today)
const errorsOf = (data: unknown): Readonly<Record<string, string>> => {
  const read = readHousehold(data)
  return read.ok ? {} : read.errors
}

describe('a household that a program sends', () => {
  test('the sample and an empty one are read as they are, and fit their description', () => {
    expect(readHousehold(sample)).toEqual({ ok: true, household: sample })
    expect(readHousehold({})).toEqual({ ok: true, household: emptyHousehold })
    expect(misfits(householdSchema(), sample)).toEqual([])
    expect(misfits(householdSchema(), emptyHousehold)).toEqual([])
  })
  test('what an entry leaves out is unknown, and it gets an id', () => {
    const read = readHousehold({ goals: [{ name: 'Trip', target: 900, saved: 0 }] })
    expect(read).toMatchObject({
      ok: true,
      household: { goals: [{ id: 'goals-1', name: 'Trip', target: 900, saved: 0, by: null, note: null }] },
    })
  })
  test.each<readonly [unknown, string]>([
    [[], 'household'],
    [null, 'household'],
    ['text', 'household'],
    [{ salary: 1 }, 'salary'],
    [{ state: 'XX' }, 'state'],
    [{ filingStatus: 'single ' }, 'filingStatus'],
    [{ creditScore: 299 }, 'creditScore'],
    [{ monthlyTakeHome: -1 }, 'monthlyTakeHome'],
    [{ monthlyTakeHome: '4000' }, 'monthlyTakeHome'],
    [{ monthlyEssentials: 1e15 }, 'monthlyEssentials'],
    [{ spending: [] }, 'spending'],
    [{ spending: { food_groceries: -5 } }, 'spending.food_groceries'],
    [{ spending: { ['x'.repeat(81)]: 5 } }, `spending.${'x'.repeat(60)}`],
    [{ debts: {} }, 'debts'],
    [{ debts: [1] }, 'debts.0'],
    [{ debts: [{ name: 'Card', kind: 'card' }] }, 'debts.0.balance'],
    [{ debts: [{ name: 'Card', kind: 'card', balance: 5, apr: 24.5 }] }, 'debts.0.apr'],
    [{ debts: [{ name: 'Card', kind: 'card', balance: 5, cvv: 123 }] }, 'debts.0.cvv'],
    [{ debts: [{ name: 'Card', kind: 'card', balance: 5, id: 'a b' }] }, 'debts.0.id'],
    [{ debts: [{ name: 'Card', kind: 'visa', balance: 5 }] }, 'debts.0.kind'],
    [{ debts: [{ name: 'Card', kind: 'card', balance: 5, paid: [{ on: '2026-02-30', amount: 1 }] }] }, 'debts.0.paid'],
    [{ goals: Array.from({ length: 2 }, () => ({ name: 'A', target: 1, saved: 0, id: 'a' })) }, 'goals.1.id'],
    [{ goals: Array.from({ length: 201 }, () => ({ name: 'A', target: 1, saved: 0 })) }, 'goals'],
  ])('%j is refused at its place, with a sentence', (data, place) => {
    const errors = errorsOf(data)
    expect(Object.keys(errors)).toEqual([place])
    expect(errors[place]).toMatch(/^[A-Z].*[.}]$/)
  })
  test('one wrong number names the limit that would fit', () => {
    expect(errorsOf({ debts: [{ name: 'Card', kind: 'card', balance: 5, apr: 24.5 }] })['debts.0.apr']).toBe(
      'Send a decimal from 0 to 4: 0.05 is five percent.',
    )
  })
  test('a thousand mistakes are told as twenty', () => {
    const bad = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`key${at}`, at]))
    expect(Object.keys(errorsOf(bad))).toHaveLength(20)
  })
  test('whatever is sent is read or refused, never thrown at', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        readHousehold(data)
        readHousehold({ debts: data, spending: data, state: data })
        readHousehold({ debts: [data], people: [data] })
      }),
    )
  })
  test('its description names every list with its limit', () => {
    const { properties } = householdSchema() as { properties: Record<string, { maxItems?: number }> }
    expect(Object.keys(properties).sort()).toEqual(Object.keys(emptyHousehold).sort())
    for (const name of Object.keys(householdLists) as ListName[])
      expect(properties[name]?.maxItems).toBe(mostEntries[name])
  })
})

const changed = (change: Partial<Household>): Household => ({ ...sample, ...change })
const households: readonly (readonly [string, Household])[] = [
  ['nobody has said anything', emptyHousehold],
  ['the sample', sample],
  ['debts alone', { ...emptyHousehold, debts: sample.debts }],
  ['pay alone', { ...emptyHousehold, monthlyTakeHome: 4200 }],
  ['nothing comes in', changed({ monthlyTakeHome: 0, incomes: [] })],
  ['everything is enormous', changed({ monthlyTakeHome: 1e9, spending: { food_groceries: 1e9 } })],
]

const grossOnly = changed({ monthlyTakeHome: null })
const beforeTaxes: readonly (readonly [string, Household])[] = [
  ['two earners with a state', grossOnly],
  ['one without', { ...grossOnly, state: null, people: [], incomes: grossOnly.incomes.slice(0, 1) }],
]

describe.each(plans)('$name', ({ name, load }) => {
  test.each(households)('its answer is as described: %s', async (_, household) => {
    const plan = await load()
    const { status, body } = await runPlan(plan, { household }, env)
    expect(status).toBe(200)
    const { answer, ...head } = body as { answer: unknown }
    expect(head).toMatchObject({ plan: name, year: env.year, asOf: env.today })
    expect(misfits(plan.answer, answer)).toEqual([])
    expect(JSON.parse(JSON.stringify(body))).toEqual(body)
  })
  test('the same question has the same answer', async () => {
    const plan = await load()
    expect(await runPlan(plan, { household: sample }, env)).toEqual(await runPlan(plan, { household: sample }, env))
  })
  test.each([
    ['no object', 'text', 'bad_body'],
    ['no household', {}, 'bad_household'],
    ['an unknown key', { household: {}, today: '2020-01-01' }, 'unknown_key'],
    ['a part of the household beside it', { household: {}, inputs: {}, debts: [] }, 'misplaced_key'],
    ['a day far off', { household: {}, asOf: '1999-01-01' }, 'bad_as_of'],
    ['an unknown input', { household: {}, inputs: { nothing: 1 } }, 'bad_inputs'],
    ['an unknown year', { household: {}, year: 1999 }, 'bad_year'],
    ['a household that does not fit', { household: { debts: 1 } }, 'bad_household'],
  ])('%s is refused', async (_, body, code) => {
    const refused = await runPlan(await load(), body, env)
    expect(refused).toMatchObject({ status: 422, body: { error: { code } } })
  })
  // The sample says what reaches its bank; these households say only their pay before taxes.
  test.each(beforeTaxes)(
    'pay before taxes alone: its answer is that of the same household with net pay typed in: %s',
    async (_, household) => {
      const plan = await load()
      const estimated = await runPlan(plan, { household }, env)
      const { takeHomeEstimate } = estimated.body as { takeHomeEstimate: Record<string, number> }
      const { gross, takeHome, ...held } = takeHomeEstimate
      expect((gross ?? 0) - Object.values(held).reduce((sum, one) => sum + one, 0)).toBeCloseTo(takeHome ?? 0, 1)
      const typed = await runPlan(plan, { household: { ...household, monthlyTakeHome: takeHome } }, env)
      expect(typed.body).toEqual({ ...(estimated.body as object), takeHomeEstimate: null })
    },
  )
  test('the card says the same as the plan', async () => {
    const { load: _, ...meta } = plans.find((one) => one.name === name) ?? { load }
    expect(await load()).toMatchObject(meta)
  })
})

test('the API’s description has every plan, its household once', async () => {
  const described = await Promise.all(plans.map(async ({ load }) => describePlan(await load(), env)))
  const { paths, schemas } = planPaths('/api/v1/plans', described, env.today)
  expect(Object.keys(paths)).toEqual([
    '/api/v1/plans',
    '/api/v1/plans/{name}',
    ...plans.map(({ name }) => `/api/v1/plans/${name}`),
  ])
  expect(JSON.stringify(schemas).match(/"creditScore"/g)).toHaveLength(1)
  expect(JSON.parse(JSON.stringify({ paths, schemas }))).toEqual({ paths, schemas })
})
