import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taxYear2026 as facts } from '#facts/tax-years/2026.ts'
import { federalReturn } from '../tax/federal-return.ts'
import { emptyHousehold, type Household, noIncome } from '../tax/household.ts'
import { type HarvestAhead, harvester } from './harvest.ts'
import { chooseLots, type HarvestLot } from './harvest-choice.ts'

const earner = (pay: number, more: Partial<Household> = {}): Household => ({
  ...emptyHousehold,
  people: [{ ...noIncome, pay }],
  ...more,
})
const ahead: HarvestAhead = { years: 10, end: 'sold', otherGains: 0, discount: 0.07 }
const worth = (household: Household, shortTerm: number, longTerm: number, change: Partial<HarvestAhead> = {}) =>
  harvester(household, facts, 'none', { ...ahead, ...change }).worthOf({ shortTerm, longTerm, lost: 0 })

describe('what a loss is worth', () => {
  test('3,000 a year against pay at 22%, then tax at 15% on the lower basis', () => {
    const found = worth(earner(75_000), 0, 10_000)
    expect(found.now).toBeCloseTo(660, 6)
    // 3,000, 3,000 and 1,000 in the next three years.
    expect(found.carriedSaves).toBeCloseTo(660 + 660 + 220, 6)
    expect(found.later).toBeCloseTo(1500, 6)
    expect(found.carryover.longTerm).toBe(7000)
  })
  test('a separate return: 1,500 a year (IRC 1211(b))', () => {
    expect(worth(earner(75_000, { status: 'separate' }), 0, 10_000).now).toBeCloseTo(330, 6)
  })
  test('a loss in an IRA saves nothing and still lowers the basis', () => {
    const harvest = harvester(earner(75_000), facts, 'none', ahead)
    const found = harvest.worthOf({ shortTerm: 0, longTerm: 0, lost: 1000 })
    expect(found.now).toBe(0)
    expect(found.later).toBeCloseTo(150, 6)
  })
  test('losses left at the end offset the larger gain of the sale', () => {
    // One year on: 7,000 left meets the 10,000 of added gain; 3,000 at 15%.
    const found = worth(earner(75_000), 0, 10_000, { years: 1 })
    expect(found.later).toBeCloseTo(450, 6)
  })
  test('shortcuts for years with more loss than they can use change nothing: each year done one by one', () => {
    const money = fc.integer({ min: 0, max: 120_000 })
    fc.assert(
      fc.property(
        money,
        money,
        money,
        fc.integer({ min: 1, max: 15 }),
        fc.integer({ min: 0, max: 20_000 }),
        (short, long, carry, years, otherGains) => {
          const household = earner(90_000, { shortTermGain: 5000, longTermGain: 8000, longTermCarryover: carry })
          const plain = { ...household, shortTermGain: 0, longTermGain: 0 }
          const path = (s: number, l: number): number[] => {
            let filed = federalReturn({ ...household, shortTermGain: 5000 - s, longTermGain: 8000 - l }, facts)
            const taxes = [filed.taxAfterCredits]
            for (let year = 1; year <= years; year += 1) {
              filed = federalReturn(
                {
                  ...plain,
                  longTermGain: otherGains + (year === years ? s + l : 0),
                  shortTermCarryover: filed.gains.shortTermCarryover,
                  longTermCarryover: filed.gains.longTermCarryover,
                },
                facts,
              )
              taxes.push(filed.taxAfterCredits)
            }
            return taxes
          }
          const [before, after] = [path(0, 0), path(short, long)]
          const value = before.reduce((sum, tax, i) => sum + (tax - (after[i] ?? 0)) / 1.07 ** i, 0)
          expect(worth(household, short, long, { years, otherGains }).worth).toBeCloseTo(value, 2)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('which lots', () => {
  const lot = (key: string, change: Partial<HarvestLot>): HarvestLot => ({
    key,
    name: key,
    acquired: '2024-01-02',
    shares: 10,
    cost: 1000,
    value: 1000,
    isCrypto: false,
    plan: 'choose',
    ...change,
  })
  const choose = (household: Household, lots: readonly HarvestLot[]) =>
    chooseLots(lots, [], '2026-11-21', harvester(household, facts, 'none', ahead))

  test('gains are never sold, what is to be kept stays, what is to be sold goes', () => {
    const found = choose(earner(75_000), [
      lot('gain', { value: 2000 }),
      lot('keep', { value: 500, plan: 'keep' }),
      lot('sell', { value: 500, plan: 'sell' }),
    ])
    expect(found.lots.map((one) => one.lot.key)).toEqual(['sell'])
  })
  test('in the 0% band nothing is taken', () => {
    const found = choose(earner(40_000, { longTermGain: 9000 }), [lot('a', { cost: 5000, value: 1000 })])
    expect(found.lots.map(({ isTaken, savedNow }) => [isTaken, savedNow])).toEqual([[false, 0]])
  })
  test('two lots of one name bought within 30 days of each other are freed by selling both', () => {
    const found = choose(earner(75_000), [
      lot('old', { name: 'x', acquired: '2026-11-01', cost: 2000, value: 1500 }),
      lot('new', { name: 'x', acquired: '2026-11-10', cost: 2000, value: 1500 }),
    ])
    expect(found.lots.every(({ isTaken }) => isTaken)).toBe(true)
    expect(found.putOff).toBe(0)
    expect(found.shortTerm).toBe(1000)
  })
  test('crypto is counted though it was just bought too', () => {
    const found = choose(earner(75_000), [
      lot('old', { name: 'c', isCrypto: true, cost: 2000, value: 1500 }),
      lot('new', { name: 'c', isCrypto: true, acquired: '2026-11-10', value: 1100 }),
    ])
    expect(found.putOff).toBe(0)
    expect(found.longTerm).toBe(500)
  })
})
