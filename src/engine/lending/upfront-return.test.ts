import { expect, it } from 'vitest'
import { returnOnUpfront } from './upfront-return.ts'

it('100 more today for 110 less owed after a year earns 10 %', () => {
  const zero = new Array<number>(13).fill(0)
  const base = { paid: zero, owed: [...zero.slice(1), 110] }
  const other = { paid: [100, ...zero.slice(1)], owed: zero }
  expect(returnOnUpfront(base, other, 12)).toBeCloseTo(0.1, 9)
})
it('1,000 for 12 months of 100: the textbook 1 + i with an annuity factor of 10', () => {
  const base = { paid: [0, ...new Array<number>(12).fill(100)], owed: [] }
  const other = { paid: [1000], owed: [] }
  const rate = returnOnUpfront(base, other, 12) ?? 0
  const i = (1 + rate) ** (1 / 12) - 1
  expect((1 - (1 + i) ** -12) / i).toBeCloseTo(10, 8)
})
it('loses nearly all: -90 %; nothing paid or nothing back: none', () => {
  const base = { paid: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 100], owed: [] }
  expect(returnOnUpfront(base, { paid: [1000], owed: [] }, 12)).toBeCloseTo(-0.9, 8)
  expect(returnOnUpfront(base, { paid: [0], owed: [] }, 12)).toBeNull()
  expect(returnOnUpfront({ paid: [0], owed: [] }, { paid: [1000], owed: [] }, 12)).toBeNull()
})
