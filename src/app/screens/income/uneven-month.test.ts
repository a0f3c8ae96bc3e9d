import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IncomeSource } from '#engine/budget/monthly.ts'
import { startingIncome } from '../../state/income-data.ts'
import { incomeBand, leanIncome, leanTax, leftOfFloor, payInOrder, taxPercentOf } from './uneven-month.ts'

const source = (amount: number, reliability: number, isGuaranteed: boolean): IncomeSource => ({
  id: 1,
  name: 's',
  type: 'other',
  amount,
  frequency: 'monthly',
  reliability,
  isGuaranteed,
})

test('the floor counts guaranteed sources of 8 or more; the likely income weighs the others', () => {
  // 3,000 sure; 1,000 flagged but rated 7: 700; 2,000 rated 5: 1,000. Likely 4,700 of 6,000.
  const band = incomeBand([source(3000, 8, true), source(1000, 7, true), source(2000, 5, false)])
  expect(band).toEqual({ floor: 3000, likely: 4700, all: 6000, floorTax: 0, allTax: 0 })
  expect(leanIncome(band, 0)).toBe(3000)
  expect(leanIncome(band, 0.5)).toBe(4500)
  expect(leanIncome(band, 9)).toBe(6000)
})

test('weekly pay counts 4.33 times: 1,000 a week is 4,330 a month, 51,960 a year', () => {
  const weekly = { ...source(1000, 10, true), frequency: 'weekly' as const }
  expect(incomeBand([weekly]).floor).toBe(4330)
  expect(incomeBand([weekly]).floor * 12).toBe(51_960)
})

test('the starting example: 6,000 less 2,200 essential and 350 important leaves 3,450', () => {
  const expenses = { essential: 2200, important: 350, discretionary: 200 }
  expect(leftOfFloor(incomeBand(startingIncome.sources), expenses)).toBe(3450)
  expect(leftOfFloor({ floor: 1000, floorTax: 0 }, expenses)).toBe(-1550)
})

test('taxes come before what is safe to spend: a quarter of pay nobody withholds from, unless said otherwise', () => {
  expect(['salary', 'freelance', 'gig', 'business', 'tips'].map((type) => taxPercentOf({ type }))).toEqual([
    0, 25, 25, 25, 0,
  ])
  const steady = { ...source(4000, 9, true), type: 'freelance' }
  const gigs = { ...source(1000, 5, false), type: 'gig', taxPercent: 30 }
  const band = incomeBand([steady, gigs])
  // 25% of 4,000; 30% of 1,000 more where all of it comes.
  expect([band.floorTax, band.allTax, leanTax(band, 0.5)]).toEqual([1000, 1300, 1150])
  const expenses = { essential: 2200, important: 350, discretionary: 200 }
  expect(leftOfFloor(band, expenses)).toBe(450)
  const month = payInOrder(leanIncome(band, 0), expenses, leanTax(band, 0))
  expect(month.steps[0]).toEqual({ kind: 'taxes', needed: 1000, paid: 1000 })
  expect([month.left, month.short]).toEqual([250, 0])
})

test('a lean month pays essentials first', () => {
  const paid = payInOrder(2400, { essential: 2200, important: 350, discretionary: 200 })
  expect(paid.steps.map((step) => step.paid)).toEqual([2200, 200, 0])
  expect([paid.left, paid.short]).toEqual([0, 350])
})

test('paid, short and left always add up', () => {
  const amount = fc.integer({ min: 0, max: 10_000 })
  fc.assert(
    fc.property(amount, amount, amount, amount, amount, (income, essential, important, discretionary, taxes) => {
      const month = payInOrder(income, { essential, important, discretionary }, taxes)
      const paid = month.steps.reduce((sum, step) => sum + step.paid, 0)
      expect(paid + month.left).toBe(income)
      expect(paid + month.short).toBe(taxes + essential + important + discretionary)
      expect(month.left === 0 || month.short === 0).toBe(true)
    }),
  )
})
