import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedIn, totalOf } from '../portfolio/asked.ts'
import { simulatorLinks } from './simulator-links.ts'

const opened = (to: string) => askedIn({ hash: to.slice(to.indexOf('#')) })

test('both ends of the range open as mixes of the same amount', () => {
  const links = simulatorLinks({ low: 0.4, high: 0.6 }, 25_000)
  expect(links.map(({ to }) => opened(to))).toMatchObject([
    { part: 'mix', amount: 25_000, mix: { stocks: 40, bonds: 60, bills: 0, gold: 0 } },
    { part: 'mix', amount: 25_000, mix: { stocks: 60, bonds: 40, bills: 0, gold: 0 } },
  ])
  expect(links[0]?.label).toContain('40%')
})
test('a range of one mix is one link', () => {
  expect(simulatorLinks({ low: 0, high: 0 }, 10_000)).toHaveLength(1)
})
test('any range and amount is a mix the simulator takes', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: -1e12, max: 1e12, noNaN: true }),
      (low, dollars) => {
        for (const { to } of simulatorLinks({ low, high: 1 }, dollars)) {
          const { mix, amount } = opened(to)
          expect(totalOf(mix)).toBe(100)
          expect(mix.stocks === Math.round(low * 100) || mix.stocks === 100).toBe(true)
          expect(amount).toBe(Math.min(1e8, Math.max(0, Math.round(dollars))))
        }
      },
    ),
  )
})
