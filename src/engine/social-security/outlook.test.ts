import { describe, expect, it } from 'vitest'
import { certainLife } from './mortality.ts'
import { FOR_LIFE, jointSum, lifeSum, type Outlook, runningSum, sumBetween, worthOfMonth } from './outlook.ts'
import { cutAfter, paidShareIn } from './trust-fund.ts'

const now = 2026 * 12 + 10
const outlook: Outlook = { now, realRate: 0.03, cut: cutAfter(2033, 0.77) }

describe('trust-fund cut', () => {
  it('SSA Trustees Report 2025: reserves gone in 2033, 77% payable: in full through December 2033', () => {
    expect(paidShareIn(2033 * 12 + 11, outlook.cut)).toBe(1)
    expect(paidShareIn(2034 * 12, outlook.cut)).toBe(0.77)
    expect(paidShareIn(2040 * 12, null)).toBe(1)
  })
})

describe('worth of a month', () => {
  it('falls by the yearly rate over twelve months, and by the cut from its month on', () => {
    expect(worthOfMonth(outlook, now)).toBe(1)
    expect(worthOfMonth(outlook, now + 12)).toBeCloseTo(1 / 1.03, 12)
    expect(worthOfMonth(outlook, now + 120)).toBeCloseTo(0.77 / 1.03 ** 10, 12)
  })
})

describe('running sums', () => {
  const sums = runningSum(5, (t) => t + 1)

  it('add a stretch, whatever lies outside being nothing', () => {
    // 1 + 2 + 3 + 4 + 5
    expect(sumBetween(sums, 0, 5)).toBe(15)
    expect(sumBetween(sums, 1, 3)).toBe(5)
    expect(sumBetween(sums, -4, 2)).toBe(3)
    expect(sumBetween(sums, 3, FOR_LIFE)).toBe(9)
    expect(sumBetween(sums, 3, 3)).toBe(0)
    expect(sumBetween(sums, 4, 2)).toBe(0)
    expect(sumBetween(sums, 9, 12)).toBe(0)
  })

  it('closed form: an annuity certain of 60 months', () => {
    // v = 1.03^(-1/12); 1 + v + … + v^59 = (1 - v^60) / (1 - v)
    const v = 1.03 ** (-1 / 12)
    const life = lifeSum({ ...outlook, cut: null }, certainLife(60))
    expect(sumBetween(life, 0, FOR_LIFE)).toBeCloseTo((1 - v ** 60) / (1 - v), 9)
    const joint = jointSum({ ...outlook, cut: null }, certainLife(60), certainLife(24))
    expect(sumBetween(joint, 0, FOR_LIFE)).toBeCloseTo((1 - v ** 24) / (1 - v), 9)
  })
})
