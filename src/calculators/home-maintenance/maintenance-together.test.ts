/** Options switched on together, words that must agree with the figures, and the printed arithmetic. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import { calculator as tool } from './calculator.ts'

const { figures, present, allWords: words } = await askedWhole(tool)
const roof = [{ system: 'roof', age: 10 }] as const

describe('a rule that does not pay for the small upkeep', () => {
  // Nothing grows: 0.5% of 240,000 is 1,200 a year, upkeep 2,400, so 100 a month come out of the fund: 36 months cost 3,600.
  const poor = { homeValue: 240_000, valueRule: 0.5, routine: 2400, costGrowth: 0, interest: 0, years: 3, systems: [] }
  const job = { projects: [{ name: 'Fence', month: '2029-11', cost: 1000 }] } as const
  test('draws it from the fund, and is short where the fund is', () => {
    expect(words({ ...poor, ...job, saved: 5000 })).toContain('That would be enough for this plan.')
    expect(words({ ...poor, ...job, saved: 4000 })).toContain('the fund would be $600 short in November 2029')
  })
  test('the table says the same', () => {
    const rules = present({ ...poor, ...job, saved: 4000 }).tables.find((table) => table.key === 'rules')?.rows ?? []
    expect(rules[0]?.slice(3)).toEqual([600, 'Nov 2029'])
  })
})

describe('words', () => {
  test('falling prices fall', () => {
    const shown = present({ costGrowth: -2 })
    expect(shown.more).toContain('The amount goes down with prices')
    expect(shown.charts.map((chart) => ('note' in chart ? chart.note : '')).join()).toContain(
      'prices falling 2% a year',
    )
  })
  test('a level amount: the small upkeep is not promised at today’s price', () => {
    expect(present({ rising: false }).more).toContain('routine upkeep will cost more as prices rise')
  })
  test('nothing due: no chart and no table of nothing, and no $0 fund', () => {
    const none = { systems: [], projects: [] }
    const shown = present(none)
    expect(shown.charts.map((chart) => chart.key)).toEqual(['wear'])
    expect(shown.tables.map((table) => table.key)).toEqual(['rules', 'tasks'])
    expect(words(none)).not.toContain('$0')
  })
  test('enough saved, and no upkeep: the savings are what pays', () => {
    expect(words({ systems: roof, saved: 100_000, routine: 0 })).toContain('Your $100,000 in savings would pay for')
  })
  test('with no upkeep and nothing due, nothing is asked for and none named', () => {
    expect(words({ systems: [], projects: [], routine: 0 })).toContain('there’s nothing to save for')
    const now = { systems: [], projects: [{ name: 'Fence', month: '2026-11', cost: 8000 }], routine: 0, saved: 3000 }
    expect(words(now)).toContain('You’re $5,000 short for this month’s jobs.\nNothing else is due within 20 years.')
    expect(words(now)).not.toContain('already pay')
  })
  test('one is one', () => {
    expect(words({ systems: [{ system: 'roof', age: null }] })).toContain('We estimated the age from the year built')
    const chart = present({ systems: roof, years: 12 }).charts[0]
    expect(chart && 'summary' in chart ? chart.summary : '').toContain('pays for 1 job and')
  })
})

test('the monthly amount follows from its printed operands, within what their cents are worth', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9000 }),
      fc.integer({ min: -200, max: 800 }),
      fc.integer({ min: 0, max: 600 }),
      fc.boolean(),
      fc.integer({ min: 3, max: 40 }),
      (saved, growth, interest, rising, years) => {
        const changes = { saved, costGrowth: growth / 100, interest: interest / 100, rising, years }
        const lines = present(changes).workings[0]?.lines ?? []
        const found = /\(\$([\d.]+) − \$([\d.]+)\) ÷ ([\d.]+)/.exec((lines[2] ?? '').replaceAll(',', ''))
        if (found === null) return
        const [jobs = 0, held = 0, ofOne = 1] = found.slice(1).map(Number)
        const monthly = figures(changes).fundMonthly ?? Number.NaN
        const worked = (jobs - held) / ofOne
        expect(monthly).toBeGreaterThanOrEqual(worked - 0.002)
        expect(monthly - worked).toBeLessThan(0.012)
      },
    ),
    { numRuns: 60 },
  )
})
