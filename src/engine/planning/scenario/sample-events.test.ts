/**
 * The events people try first, each on the sample household: every line an event brings is worked out by hand or by a closed form beside it.
 * Nothing grows (`still`), so a dollar of a later month is a dollar. The first month ahead is December 2026.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { type LoadedStateLaw, loadStateLaw } from '#engine/tax/state-law.ts'
import type { PastMonths } from './apply/money-events.ts'
import type { LifeEvent } from './event-fields.ts'
import { bareLaw, courseOf, event, lineOf, rules, still, TODAY } from './scenario.testkit.ts'

const sample = { ...sampleHousehold(TODAY), state: null }
/** Every two weeks 3,000: 26 of them in a year. Twice a month 1,916.67. */
const own = 6500
const partners = 3833.34
const times = (count: number, amount: number): readonly number[] => new Array<number>(count).fill(amount)
const cents = (dollars: number): number => Math.round(dollars * 100) / 100

const retire = event('retire', 1, {
  person: 'people-1',
  costs: -0.1,
  claimAge: 67,
  socialSecurity: 2500,
  health: 'other',
  healthPremium: 600,
})
const baby = event('baby', 2, {
  parent: 'people-2',
  leaveWeeks: 13,
  leavePay: 0.5,
  birthBill: 3000,
  everyday: 400,
  childCare: 1200,
  careAfter: 3,
  careMonths: 12,
})
const ill = event('disability', 1, {
  income: 'incomes-1',
  months: 0,
  shortBenefit: 0,
  shortWaitDays: 0,
  shortWeeks: 0,
  longBenefit: 3900,
  longWaitDays: 90,
  taxedBenefits: false,
  socialSecurity: 1800,
  decision: 0,
  offset: true,
  extraCosts: 150,
  health: 'unchanged',
  healthPremium: 0,
})
const home = event('home', 1, {
  price: 300_000,
  down: 60_000,
  apr: 0.06,
  termMonths: 360,
  closing: 0.03,
  propertyTax: 0.012,
  insurance: 1800,
  pmi: 0.006,
  upkeep: 0.01,
  dues: 0,
  stopRent: false,
})
const crash = event('crash', 1, { like: '2007-10', homes: 0.2 })
const move = event('move', 1, { state: 'TX', housing: 0, costs: 0.05, pay: 0, movingCost: 4000, sellHome: false })

describe('retiring early', () => {
  const course = courseOf(sample, [retire], { ...still, years: 30 })
  it('ends one pay at once and leaves the other', () => {
    expect(lineOf(course, 'in:incomes-1').slice(0, 12)).toEqual(times(12, 0))
    expect(lineOf(course, 'in:incomes-2').slice(0, 3)).toEqual(times(3, partners))
    expect(lineOf(courseOf(sample), 'in:incomes-1')[0]).toBe(own)
  })
  it('a tenth less of groceries and eating out, 1,160 a month before', () => {
    expect(lineOf(course, 'cost:food')[0]).toBe(-1044)
  })
  it('benefits begin in the month of 67: born April 1988, so April 2055, the 341st month', () => {
    const paid = lineOf(course, 'benefit:social-security:0')
    expect(sample.people[0]?.born).toBe('1988-04')
    expect(paid.slice(338, 342)).toEqual([0, 0, 2500, 2500])
  })
  it('a health plan of one’s own is paid until Medicare at 65: April 2053, 316 months', () => {
    const paid = lineOf(course, 'extra:health-plan:0')
    expect(paid.slice(0, 316)).toEqual(times(316, -600))
    expect(paid[316]).not.toBe(-600)
  })
})

/** Stocks fall a tenth, then to eight tenths, then come back; bonds gain one, then one more. */
const past: PastMonths = { firstMonth: '2007-10', stocks: [100, 90, 80, 101], bonds: [100, 101, 102, 103] }

describe('a crash like 2008', () => {
  const quiet = {
    ...sample,
    accounts: sample.accounts.map((one) => ({ ...one, monthly: null, fees: null, matchRate: null })),
  }
  const course = courseOf(quiet, [crash], still, { ...rules, past })
  it('each account falls by its own share in stocks', () => {
    // 401(k) 85% in stocks, Roth IRA 90%, brokerage all; the 529 plan 70%.
    const after = (stocks: number, bonds: number) =>
      [86_000, 14_500, 6200, 4800].reduce(
        (sum, balance, at) =>
          sum + balance * [0.85, 0.9, 1, 0.7].reduce((f, s, i) => (i === at ? 1 + s * stocks + (1 - s) * bonds : f), 1),
        0,
      )
    expect((course.invested[0] ?? 0) / 100).toBeCloseTo(after(-0.1, 0.01), 0)
  })
  it('homes stand a fifth lower after two years; the car is worth what it was', () => {
    expect((course.things[23] ?? 0) / 100).toBeCloseTo(342_000 * 0.8 + 17_500, 0)
  })
  it('pay and payments go on as they were', () => {
    for (const key of ['in:incomes-1', 'debt:debts-1', 'cost:food'])
      expect(lineOf(course, key).slice(0, 24)).toEqual(lineOf(courseOf(quiet), key).slice(0, 24))
  })
})

describe('a baby', () => {
  const course = courseOf(sample, [baby])
  it('thirteen weeks are a quarter of a year: three months at half pay', () => {
    const half = cents(partners / 2)
    expect(lineOf(course, 'in:incomes-2').slice(0, 5)).toEqual([partners, half, half, half, partners])
    expect(lineOf(course, 'in:incomes-1').slice(0, 5)).toEqual(times(5, own))
  })
  it('the bill once, 400 every month, care a year long from the fourth month', () => {
    expect(lineOf(course, 'event:birth:0').slice(0, 3)).toEqual([0, -3000, 0])
    expect(lineOf(course, 'extra:child:0').slice(0, 3)).toEqual([0, -400, -400])
    expect(lineOf(course, 'extra:child-care:0').slice(3, 18)).toEqual([0, ...times(12, -1200), 0, 0])
  })
})

describe('moving to another state', () => {
  let illinois: LoadedStateLaw = 'none'
  let texas: LoadedStateLaw = 'none'
  beforeAll(async () => {
    illinois = await loadStateLaw('IL')
    texas = await loadStateLaw('TX')
  })
  it('a whole year in Texas saves the income tax of Illinois, to the dollar', () => {
    const law = { ...bareLaw, states: { IL: illinois, TX: texas } }
    const here = { ...sample, state: 'IL' }
    const by = { ...rules, law }
    const [stays, moves] = [courseOf(here, [], still, by), courseOf(here, [move], still, by)]
    const yearOf = ({ years }: typeof stays) => {
      const found = years.find(({ year }) => year === 2028)
      if (!found) throw new Error('2028')
      return found
    }
    // 35 ILCS 5/201 and 204: 4.95% of federal adjusted gross income less 2,925 for each of three; 5% of the property tax comes off.
    const expected = 0.0495 * (yearOf(stays).modifiedIncome - 3 * 2925) - 0.05 * 4620
    expect(yearOf(stays).tax - yearOf(moves).tax).toBeCloseTo(expected, 0)
    expect(expected).toBeGreaterThan(4000)
  })
  it('costs 5% more except of the home, and the move once', () => {
    const course = courseOf(sample, [move])
    expect(lineOf(course, 'cost:food')[0]).toBe(-cents(1160 * 1.05))
    expect(lineOf(course, 'cost:housing')[0]).toBe(lineOf(courseOf(sample), 'cost:housing')[0])
    expect(lineOf(course, 'event:moving:0').slice(0, 2)).toEqual([-4000, 0])
  })
})

describe('disability', () => {
  const course = courseOf(sample, [ill])
  it('pay stops; the policy pays from the 91st day, less by Social Security from the sixth month', () => {
    expect(lineOf(course, 'in:incomes-1').slice(0, 8)).toEqual(times(8, 0))
    // 31 + 31 + 28 days are 90: from March 1. Entitled from May, paid from June: 3,900 less 1,800 from then on.
    expect(lineOf(course, 'benefit:long-policy:0').slice(2, 8)).toEqual([0, 3900, 3900, 2100, 2100, 2100])
    expect(lineOf(course, 'benefit:social-security-disability:0').slice(5, 8)).toEqual([0, 1800, 1800])
  })
  it('extra costs every month', () => {
    const more = course.lines.filter(({ key, cents: by }) => key.startsWith('extra:') && by[0] === -15_000)
    expect(more).toHaveLength(1)
  })
})

describe('buying a home', () => {
  const course = courseOf(sample, [home])
  it('the level payment of 240,000 at 6% over 30 years', () => {
    const level = (240_000 * 0.005) / (1 - 1.005 ** -360)
    expect(lineOf(course, 'debt:new-home-0')[0]).toBe(-cents(level))
  })
  it('down payment, closing costs, tax, insurance and upkeep; no mortgage insurance at a fifth down', () => {
    expect(lineOf(course, 'event:down-payment:0')[0]).toBe(-60_000)
    expect(lineOf(course, 'event:closing:0')[0]).toBe(-9000)
    expect(lineOf(course, 'extra:property-tax:0')[0]).toBe(-300)
    expect(lineOf(course, 'extra:home-insurance:0')[0]).toBe(-150)
    expect(lineOf(course, 'extra:upkeep:0')[0]).toBe(-250)
    expect(lineOf(course, 'pmi:new-home-0').every((one) => one === 0)).toBe(true)
  })
  it('the first home, its loan and its costs stay', () => {
    expect(course.things[0]).toBe((342_000 + 17_500 + 300_000) * 100)
    expect(lineOf(course, 'debt:debts-1').slice(0, 3)).toEqual(lineOf(courseOf(sample), 'debt:debts-1').slice(0, 3))
  })
})

describe('together and taken back', () => {
  const all: readonly LifeEvent[] = [retire, baby, ill, home, crash]
  const lived = (events: readonly LifeEvent[]) => courseOf(sample, events, still, { ...rules, past })
  const without = lived([])
  it.each(all.map((one) => [one.kind, one] as const))('%s taken back leaves what was before, to the cent', (_, one) => {
    const others = all.filter((other) => other !== one)
    const [before, after] = [
      courseOf(sample, others),
      courseOf(
        sample,
        [...others, one].filter((two) => two !== one),
      ),
    ]
    expect([...after.cash]).toEqual([...before.cash])
    expect([...lived([]).worth]).toEqual([...without.worth])
    // It did change something while it was there.
    expect([...lived([...others, one]).worth]).not.toEqual([...before.worth])
  })
  it('each brings its own lines beside the others’, and each month adds up', () => {
    const course = courseOf(sample, [baby, ill, home])
    const alone = { baby: courseOf(sample, [baby]), ill: courseOf(sample, [ill]), home: courseOf(sample, [home]) }
    const same = (key: string, at: number, from: typeof course) =>
      expect(lineOf(course, `${key}:${at}`)).toEqual(lineOf(from, `${key}:0`))
    same('extra:child-care', 0, alone.baby)
    same('event:birth', 0, alone.baby)
    same('benefit:long-policy', 1, alone.ill)
    same('event:down-payment', 2, alone.home)
    same('extra:property-tax', 2, alone.home)
    let cash = course.openingCash
    for (const [month, end] of course.cash.entries()) {
      cash += course.lines.reduce((sum, { cents: by }) => sum + (by[month] ?? 0), 0)
      expect(end).toBe(cash)
    }
  })
  it('two that stop one pay stop it once', () => {
    const both = courseOf(sample, [event('disability', 1, { ...ill.terms, income: 'incomes-2' }), baby])
    expect(lineOf(both, 'in:incomes-2').slice(0, 6)).toEqual(times(6, 0))
  })
})
