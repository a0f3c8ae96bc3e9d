import { expect, test, vi } from 'vitest'
import { costOf, UNIT_MS } from '#calculators/cost.ts'
import { fakeCalculators, fakePlans, fakeQuestions } from '../app.testkit.ts'
import { JsonBytes, plainValue } from '../http/json-bytes.ts'
import { Problem } from '../http/problems.ts'
import { Refusal } from '../load/refusal.ts'
import { calculators, plans, questions } from '../wiring.ts'
import { calculationGuard, guardedCalculations } from './guarded.ts'
import type { Order } from './order.ts'
import { pooled } from './pooled.ts'
import { calculationDefaults, fittingWorkers } from './settings.ts'
import { workOut } from './work-out.ts'

const asker = { visitor: '198.51.100.7' }

/** A pool without threads: what crosses to a worker and back is copied as it would be. */
function inPlace(areas: object, seen: Order[] = []) {
  const ask = async (_asker: string, order: Order) => {
    seen.push(order)
    return structuredClone(await workOut(areas as Record<string, object>, structuredClone(order)))
  }
  return { ask: vi.fn(ask) }
}

/** As it goes over the wire. */
const sent = (value: unknown): unknown => (value === null ? null : JSON.parse(JSON.stringify(value)))

test('a pool answers as the calculators themselves do', async () => {
  const local = { calculators, plans, questions }
  const there = pooled(inPlace(local), local, () => '2026-11-20')
  for (const slug of ['mortgage', 'nobody']) {
    for (const body of [{}, { inputs: { price: -1 } }, { year: 1900 }]) {
      const [ours, theirs] = [await calculators.run(slug, body), await there.calculators.run(slug, body, asker)]
      expect([theirs?.status, plainValue(theirs?.body)]).toEqual([ours?.status, ours ? sent(ours.body) : undefined])
    }
    expect(plainValue(await there.calculators.describe(slug))).toEqual(sent(await calculators.describe(slug)))
  }
  const first = await there.questions.run('apr', {}, asker)
  expect(plainValue(first?.body)).toEqual(sent((await questions.run('apr', {}))?.body))
  const body = { household: {} }
  const [ours, theirs] = [await plans.run('health', body), await there.plans.run('health', body, asker)]
  expect(plainValue(theirs?.body)).toEqual(sent(ours?.body))
})

test('what a calculator asks is described once a day; an unknown name and a failure are not kept', async () => {
  const local = { calculators: fakeCalculators, plans: fakePlans, questions: fakeQuestions }
  const seen: Order[] = []
  const pool = inPlace(local, seen)
  let day = '2026-11-20'
  const { calculators: there } = pooled(pool, local, () => day)
  for (let i = 0; i < 3; i += 1) expect(await there.describe('doubler')).toBeInstanceOf(JsonBytes)
  expect(seen).toHaveLength(1)
  for (let i = 0; i < 2; i += 1) expect(await there.describe('nobody')).toBeNull()
  expect(seen).toHaveLength(3)
  day = '2026-11-21'
  pool.ask.mockRejectedValueOnce(new Refusal('lost'))
  await expect(there.describe('doubler')).rejects.toThrow(Refusal)
  expect(await there.describe('doubler')).toBeInstanceOf(JsonBytes)
})

test('an order names nothing but the methods of an area', async () => {
  for (const [area, method] of [
    ['calculators', 'constructor'],
    ['__proto__', 'toString'],
    ['constructor', 'name'],
    ['nowhere', 'run'],
  ] as const)
    await expect(workOut({ calculators: {} }, { area, method, args: [] })).rejects.toThrow('There is no')
})

function guarded(run: () => Promise<{ status: number; body: unknown; usedMs?: number } | null>, wait = 0) {
  const charge = vi.fn(() => wait)
  const giveBack = vi.fn()
  const onShed = vi.fn()
  const lagging = { is: false }
  const guard = calculationGuard({ admission: { charge, giveBack }, shed: { refuses: () => lagging.is }, onShed })
  const local = { calculators: { ...fakeCalculators, run }, plans: { ...fakePlans, run }, questions: fakeQuestions }
  const { calculators } = guardedCalculations(local, guard)
  return { ask: () => calculators.run('retirement-planning', {}, asker), charge, giveBack, onShed, lagging }
}
const cost = costOf('retirement-planning')

test('a question is charged the dearest of its kind, and what it did not use comes back', async () => {
  for (const [usedMs, used] of [
    [0.1, 1],
    [3 * UNIT_MS, 3],
    [1e9, cost],
  ] as const) {
    const { ask, charge, giveBack } = guarded(async () => ({ status: 200, body: {}, usedMs }))
    await ask()
    expect(charge).toHaveBeenCalledExactlyOnceWith(asker.visitor, cost)
    expect(giveBack.mock.calls).toEqual(used === cost ? [] : [[asker.visitor, cost - used]])
  }
})

test.each([
  ['full', 503, 'calculations_busy', 2, cost],
  ['waited', 503, 'calculations_busy', 2, cost],
  ['closed', 503, 'calculations_busy', 2, cost],
  ['lost', 503, 'calculation_interrupted', 2, 0],
  ['too-long', 504, 'calculation_too_long', undefined, 0],
] as const)('a calculation refused as "%s" answers %i %s', async (reason, statusCode, code, retryAfter, back) => {
  const { ask, giveBack, onShed } = guarded(async () => {
    throw new Refusal(reason)
  })
  await expect(ask()).rejects.toMatchObject({ name: 'Problem', statusCode, code, retryAfter })
  expect(giveBack.mock.calls).toEqual(back === 0 ? [] : [[asker.visitor, back]])
  expect(onShed).toHaveBeenCalledExactlyOnceWith(reason)
})

test('an empty purse and a thread that is behind are told before anything begins', async () => {
  const run = vi.fn(async () => ({ status: 200, body: {} }))
  await expect(guarded(run, 7).ask()).rejects.toMatchObject({ statusCode: 429, retryAfter: 7 })
  const late = guarded(run)
  late.lagging.is = true
  await expect(late.ask()).rejects.toSatisfy((error) => error instanceof Problem && error.statusCode === 503)
  expect(late.charge).not.toHaveBeenCalled()
  expect(run).not.toHaveBeenCalled()
})

test('workers fit the cores and the memory', () => {
  const mb = 1_048_576
  expect(fittingWorkers(1, 512 * mb)).toBe(1)
  expect(fittingWorkers(2, 512 * mb)).toBe(1)
  expect(fittingWorkers(8, 512 * mb)).toBe(2)
  expect(fittingWorkers(8, 256 * mb)).toBe(1)
  expect(fittingWorkers(64, 64_000 * mb)).toBe(4)
  expect(calculationDefaults.workers).toBeGreaterThanOrEqual(1)
})
