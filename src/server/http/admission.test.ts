import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeLimits } from '../app.testkit.ts'
import { admission, WIDE_SHARE } from './admission.ts'
import { CostBudget } from './cost-budget.ts'

function open(limits: Partial<typeof freeLimits>) {
  const clock = { now: 0 }
  const gate = admission({ limits: { ...freeLimits, ...limits }, trustProxy: [], now: () => clock.now })
  return { gate, clock }
}
const net = (third: number, fourth: number) => `2001:db8:${third.toString(16)}:${fourth.toString(16)}::/64`

test('whoever walks through the networks of one /48 is stopped after so many networks’ worth, and the next /48 is not', () => {
  const { gate, clock } = open({ per10Seconds: 5, calculations: { burst: 10, perSecond: 1 } })
  let pages = 0
  let units = 0
  for (let network = 0; network < 1_000; network += 1) {
    if (gate.wait(net(1, network), 'pages') === 0) pages += 1
    if (gate.charge(net(1, network), 2) === 0) units += 2
  }
  expect(pages).toBe(5 * WIDE_SHARE)
  expect(units).toBe(10 * WIDE_SHARE)
  expect(gate.wait(net(2, 0), 'pages')).toBe(0)
  expect(gate.charge(net(2, 0), 2)).toBe(0)
  clock.now += 10_000
  expect(gate.wait(net(1, 0), 'pages')).toBe(0)
})

test('neighbours in IPv4 are strangers: each has the whole of it', () => {
  const { gate } = open({ per10Seconds: 1 })
  for (let host = 1; host < 100; host += 1) expect(gate.wait(`198.51.100.${host}`, 'pages')).toBe(0)
})

test('a school of 300 asks a small question each; of fifty dearest at once a few are let through and the rest wait', () => {
  const school = open({ calculations: { burst: 1_000, perSecond: 100 } })
  for (let pupil = 0; pupil < 300; pupil += 1) expect(school.gate.charge('198.51.100.7', 3)).toBe(0)
  const one = open({ calculations: { burst: 1_000, perSecond: 100 } })
  const waits = Array.from({ length: 50 }, () => one.gate.charge('198.51.100.8', 130))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(8)
  expect(waits.at(-1)).toBe(1)
  one.clock.now += 2_000
  expect(one.gate.charge('198.51.100.8', 130)).toBe(0)
})

test('what was charged and not used comes back', () => {
  const { gate } = open({ calculations: { burst: 100, perSecond: 1 } })
  for (let i = 0; i < 50; i += 1) {
    expect(gate.charge('198.51.100.8', 100)).toBe(0)
    gate.giveBack('198.51.100.8', 99)
  }
  expect(gate.charge('198.51.100.8', 100)).toBe(0)
  expect(gate.charge('198.51.100.8', 1)).toBeGreaterThan(0)
})

test('what is let through here is told of, what was let through elsewhere counts here, and a refusal is neither', () => {
  const { gate } = open({ per10Seconds: 3, calculations: { burst: 10, perSecond: 1 } })
  const told: unknown[] = []
  gate.onUsed = (...used) => told.push(used)
  gate.wait('198.51.100.7', 'pages')
  gate.note('198.51.100.7', 'pages', 2)
  expect(gate.wait('198.51.100.7', 'pages')).toBe(10)
  gate.note('198.51.100.7', 'units', 12)
  expect(gate.charge('198.51.100.7', 1)).toBe(2)
  expect(told).toEqual([['198.51.100.7', 'pages', 1]])
})

test('over any time a purse gives no more than it held, what came back and one overdraft', () => {
  const moves = fc.array(fc.record({ gap: fc.nat({ max: 2_000 }), units: fc.integer({ min: 1, max: 130 }) }))
  fc.assert(
    fc.property(moves, (asked) => {
      const purse = new CostBudget({ most: 200, perSecond: 20 })
      let now = 0
      let spent = 0
      for (const { gap, units } of asked) {
        now += gap
        const wait = purse.wait('one', now)
        if (wait === 0) {
          purse.charge('one', units, now)
          spent += units
        } else expect(purse.wait('one', now + wait * 1_000 + 1)).toBe(0)
        expect(spent).toBeLessThan(200 + (now / 1_000) * 20 + 130 + 1e-6)
      }
    }),
  )
})

test('a budget of nothing is no budget, and a flood of purses does not fill the memory', () => {
  const free = new CostBudget({ most: 0, perSecond: 1 })
  free.charge('one', 1e9, 0)
  expect(free.wait('one', 0)).toBe(0)
  const purse = new CostBudget({ most: 10, perSecond: 1 })
  for (let i = 0; i < 50_001; i += 1) purse.charge(`caller ${i}`, 20, 0)
  expect(purse.wait('caller 0', 0)).toBe(0)
  expect(purse.wait('caller 50000', 0)).toBe(10)
})
