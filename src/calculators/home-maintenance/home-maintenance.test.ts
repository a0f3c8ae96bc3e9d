import { describe, expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import { calendarText } from '../kit/calendar.ts'
import type { InputValues } from '../kit/field.ts'
import type { XYChart } from '../kit/presentation.ts'
import { calculator as tool } from './calculator.ts'
import { costOf } from './systems.ts'

const { evaluate, figures, present, words, rows } = await askedWhole(tool)
const roof = {
  systems: [{ system: 'roof', age: 10 }],
  quotes: [{ system: 'roof', life: 20, cost: 12_000 }],
}

describe('three rules, not one', () => {
  test('1% of the value counts land, so the same without land stands beside it', () => {
    const { byValue, byBuilding } = figures({ homeValue: 900_000, land: 70 })
    expect([byValue, byBuilding]).toEqual([9000, expect.closeTo(2700, 6)])
    // A costlier lot does not make the roof costlier.
    expect(figures({ homeValue: 900_000 }).fundMonthly).toBe(figures({ homeValue: 300_000 }).fundMonthly)
  })
  test('value, building, square feet, own parts and the solved amount side by side; the solved one is never short', () => {
    const table = rows('rules')
    expect(table).toHaveLength(5)
    expect(table.at(-1)?.slice(3)).toEqual([0, 'Never'])
    expect(words({ valueRule: 0.25 })).toContain('short in')
  })
})

describe('replacement costs are inflated', () => {
  test('a roof of 12,000 in ten years at 3% is 16,127; today’s price stands beside it', () => {
    // 12,000 x 1.03^10 = 12,000 x 1.343916 = 16,127.00
    const found = figures({ ...roof, costGrowth: 3 })
    expect(found.largestJob).toBeCloseTo(16_127, 0)
    expect(found.jobsToday).toBe(12_000)
  })
  test('faster prices ask for more', () => {
    expect(figures({ costGrowth: 6 }).fundMonthly).toBeGreaterThan(figures({ costGrowth: 2 }).fundMonthly ?? 0)
  })
})

describe('an HOA may cover the outside', () => {
  test('its parts are named, marked and left out of every sum', () => {
    const hoa = { hoaOutside: true }
    expect(figures(hoa).bySystems).toBeLessThan(figures().bySystems ?? 0)
    expect(rows('parts', hoa).filter((row) => row.at(-1) === 'HOA')).toHaveLength(4)
    expect(rows('jobs', hoa).map((row) => row[1])).not.toContain('Roof')
    expect(words(hoa)).toContain('Your HOA pays for roof')
    expect(
      present(hoa)
        .calendar?.events.map((event) => event.title)
        .join(),
    ).not.toContain('gutters')
  })
})

describe('the fund never falls below zero', () => {
  test('in any month of the chart, with interest and rising deposits or without', () => {
    for (const changes of [{}, { rising: false }, { interest: 0 }, { years: 40 }, { saved: 0, climate: 'harsh' }]) {
      const [chart] = present(changes).charts as [XYChart]
      const balance = chart.series.find((series) => series.key === 'balance')?.values ?? []
      expect(Math.min(...balance.map(Number))).toBeGreaterThanOrEqual(0)
      expect(figures(changes).lowestBalance).toBeGreaterThanOrEqual(0)
    }
  })
  test('enough money there already asks for nothing more', () => {
    expect(figures({ ...roof, saved: 20_000, costGrowth: 0 }).fundMonthly).toBe(0)
  })
  test('a job this month beyond the savings is said, not hidden in the monthly amount', () => {
    const short = { saved: 0, projects: [{ name: 'Sewer', month: '2026-11', cost: 4000 }] }
    expect(evaluate(short).outcome).toBe('short-now')
    expect(present(short).headline).toContain('$4,000')
    expect(words(short)).toContain('short for the jobs due this month')
  })
})

describe('ages', () => {
  test('a part past its life is counted a year from now and said', () => {
    const old = { ...roof, systems: [{ system: 'roof', age: 27 }] }
    expect(figures(old).nextJob).toBe(202_711)
    expect(words(old)).toContain('could go any day')
  })
  test('blanks are filled from year built, study and size, and the guesses are counted', () => {
    expect(words()).toContain('We estimated 11 of 15 ages from the year built')
    expect(costOf('roof', 2000)).toBe(13_000)
    const [first] = rows('parts', {
      systems: [{ system: 'cooling', age: null }],
      yearBuilt: 2020,
    })
    // Six years old; 10 to 15 years by the study, so 13; due in seven.
    expect(first?.slice(0, 4)).toEqual(['Air conditioner', 'about 6', 13, 'Nov 2033'])
  })
  test('a price and a life of one’s own hold for every part of that kind; a second one is numbered', () => {
    const two = {
      systems: [
        { system: 'waterHeater', age: 2 },
        { system: 'waterHeater', age: 5 },
      ],
      quotes: [{ system: 'waterHeater', life: 12, cost: 2400 }],
    }
    const found = rows('parts', two)
    expect(found.map((row) => [row[0], row[2], row[4]])).toEqual([
      ['Water heater', 12, 2400],
      ['Water heater 2', 12, 2400],
    ])
  })
  test('a home not yet built is new', () => {
    expect(rows('parts', { yearBuilt: 2030 })[4]?.[1]).toBe('about 0')
  })
  test('harsh weather shortens outside parts only', () => {
    const lasts = (climate: string) => rows('parts', { climate }).map((row) => row[2])
    expect(lasts('harsh')[0]).toBe(16)
    expect(lasts('harsh')[1]).toBe(lasts('usual')[1])
  })
  test('what it would take if parts fail early', () => {
    expect(words()).toMatch(/wore out 20% sooner, you’d need \$\d+ more a month/)
  })
})

describe('the calendar file', () => {
  test('holds every job on the first of its month, and the small ones every year', () => {
    const { calendar } = present()
    const events = calendar?.events ?? []
    expect(calendar?.fileName).toBe('home-maintenance.ics')
    expect(events.filter((event) => !event.yearly)).toHaveLength(figures().jobs ?? 0)
    expect(events).toContainEqual({ date: '2027-09-01', title: 'Have the heating serviced', yearly: true })
    expect(events.every((event) => event.date > '2026-11-21')).toBe(true)
    const text = calendarText({ fileName: 'x', events }, '2026-11-21T12:00:00Z')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(events.length)
  })
  test('small jobs follow the list: no gutters, no gutter cleaning; mild winters, no draining', () => {
    const titles = (changes: InputValues) =>
      (present(changes).calendar?.events ?? []).map((event) => event.title).join()
    expect(titles(roof)).not.toContain('gutters')
    expect(titles({ climate: 'mild' })).not.toContain('freeze')
    expect(titles({})).toContain('freeze')
  })
})

test('known jobs keep their words, and those outside the plan are counted out loud', () => {
  const project = (month: string) => ({ projects: [{ name: 'New **HVAC** pad', month, cost: 900 }] })
  expect(rows('jobs', project('2027-02')).map((row) => row[1])).toContain('New HVAC pad')
  expect(words(project('2019-02'))).toContain('1 planned job is outside this plan’s dates')
})
test('an empty list still answers', () => {
  const empty = evaluate({ systems: [] })
  expect(empty.outcome).toBe('no-jobs')
  expect(empty.present().headline).toContain('Nothing big is due within')
  expect(empty.figures.fundMonthly).toBe(0)
})
