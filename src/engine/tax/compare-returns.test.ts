import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taxYear2026 as facts } from '#facts/tax-years/2026.ts'
import { asSeparate, asUnmarried, higherEarner } from './compare-returns.ts'
import { federalReturn } from './federal-return.ts'
import { type Dependent, emptyHousehold, type Household, noIncome } from './household.ts'
import { anyHousehold } from './proof/households.ts'

const child: Dependent = { age: 10, child: true, student: false, disabled: false, hasNumber: true }
const couple = (first: number, second: number, rest: Partial<Household> = {}): Household => ({
  ...emptyHousehold,
  status: 'joint',
  people: [
    { ...noIncome, pay: first },
    { ...noIncome, pay: second },
  ],
  ...rest,
})
const tax = (household: Household): number => federalReturn(household, facts).taxAfterCredits

describe('splitting a couple', () => {
  test('own money stays, shared money is halved, children go with the higher income', () => {
    const pair = asSeparate(couple(40_000, 60_000, { interest: 500, dependents: [child], careExpenses: 3000 }), false)
    expect(pair?.map((one) => one.people[0].pay)).toEqual([40_000, 60_000])
    expect(pair?.map((one) => one.interest)).toEqual([250, 250])
    expect(pair?.map((one) => one.dependents.length)).toEqual([0, 1])
    expect(pair?.map((one) => one.careExpenses)).toEqual([0, 3000])
    expect(pair?.every((one) => one.status === 'separate' && one.livedWithSpouse)).toBe(true)
  })
  test('unmarried: head of household with a child, single without', () => {
    expect(asUnmarried(couple(70_000, 60_000, { dependents: [child] }))?.map((one) => one.status)).toEqual([
      'head',
      'single',
    ])
    const parent: Dependent = { ...child, age: 80, child: false }
    expect(asUnmarried(couple(70_000, 60_000, { dependents: [parent] }))?.map((one) => one.status)).toEqual([
      'single',
      'single',
    ])
  })
  test('nobody but a couple can be split', () => {
    expect(asSeparate(emptyHousehold, false)).toBeNull()
    expect(asUnmarried(emptyHousehold)).toBeNull()
  })
  test('the first of two equal earners has the children', () => {
    expect(higherEarner([noIncome, noIncome])).toBe(0)
  })
  test('equal earners without children pay the same together, apart and unmarried, up to the Medicare threshold', () => {
    for (const pay of [20_000, 60_000, 118_000, 125_000]) {
      const joint = tax(couple(pay, pay))
      for (const pair of [asSeparate(couple(pay, pay), false), asUnmarried(couple(pay, pay))])
        expect((pair ?? []).reduce((sum, one) => sum + tax(one), 0)).toBeCloseTo(joint, 6)
    }
  })
  test('nothing is lost and nothing is counted twice: every amount of the two adds up to the couple’s', () => {
    const numbers = (household: Household): Record<string, number> => {
      const sums: Record<string, number> = {
        dependents: household.dependents.length,
        schooling: household.schooling.length,
      }
      for (const [key, value] of Object.entries(household)) if (typeof value === 'number') sums[key] = value
      for (const person of household.people)
        for (const [key, value] of Object.entries(person))
          if (typeof value === 'number') sums[`own ${key}`] = (sums[`own ${key}`] ?? 0) + value
      return sums
    }
    fc.assert(
      fc.property(anyHousehold, (household) => {
        for (const pair of [asSeparate(household, false), asUnmarried(household)]) {
          if (pair === null) {
            expect(household.people).toHaveLength(1)
            continue
          }
          const [one, two] = [numbers(pair[0]), numbers(pair[1])]
          for (const [key, whole] of Object.entries(numbers(household)))
            expect((one[key] ?? 0) + (two[key] ?? 0)).toBeCloseTo(whole, 6)
        }
      }),
    )
  })
  test('one earner of 100,000: marriage saves; by hand', () => {
    // Joint 67,800: 2,480 + 43,000 x 12% = 7,640. Single 83,900: 5,800 + 33,500 x 22% = 13,170.
    expect(tax(couple(100_000, 0))).toBeCloseTo(7640, 6)
    expect((asUnmarried(couple(100_000, 0)) ?? []).reduce((sum, one) => sum + tax(one), 0)).toBeCloseTo(13_170, 6)
  })
})
