import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { emptyHousehold } from '#engine/household/household.ts'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { sources } from '#facts/sources.ts'
import { curriculum } from '../lessons/curriculum.testkit.ts'
import { type RuleNumbers, ruleNumbers } from './numbers.ts'
import { multipleAt } from './retirement.ts'
import { isKnown, keepsAt, type Rule, startingAnswers } from './rule.ts'
import { rules, topics } from './rules.ts'

const today = '2026-11-23'
const lessons = new Set(Object.values(curriculum).flat())
const named = (slug: string): Rule => {
  const found = rules.find((rule) => rule.slug === slug)
  if (!found) throw new Error(slug)
  return found
}
const checked = (slug: string, answers: Readonly<Record<string, number>>) => named(slug).check(answers)

test('twenty-five rules, each with a name and topic of its own', () => {
  expect(rules).toHaveLength(25)
  expect(new Set(rules.map(({ slug }) => slug)).size).toBe(25)
  expect(new Set(rules.map(({ topic }) => topic))).toEqual(new Set(Object.keys(topics)))
})

describe.each(rules.map((rule) => [rule.slug, rule] as const))('%s', (_, rule) => {
  test('says when it holds and when it breaks, and leads to what stands', async () => {
    expect(rule.holdsWhen.length).toBeGreaterThan(0)
    expect(rule.breaksWhen.length).toBeGreaterThan(0)
    expect(rule.lesson === undefined || lessons.has(rule.lesson)).toBe(true)
    for (const { source } of rule.sources) expect(Object.hasOwn(sources, source), source).toBe(true)
    const entry = catalogue.find(({ slug }) => slug === rule.tool.calculator)
    const tool = entry?.load ? (await entry.load()).calculator : null
    const inputs = rule.tool.inputs?.(startingAnswers(rule, null)) ?? {}
    expect(Object.keys(inputs).filter((name) => !tool || !(name in tool.fields))).toEqual([])
  })
  test('says what the record shows, or in one sentence why it can’t', () => {
    const { past } = rule
    if ('silent' in past) {
      expect(past.silent).toMatch(/^History can’t try it[^.]*because [^.]+\.$/)
      expect(past.silent.split(/\s+/).length).toBeLessThanOrEqual(25)
      expect(past).not.toHaveProperty('says')
    } else {
      expect(past.says).not.toMatch(/NaN|Infinity|undefined|null/)
      expect(past.says).toMatch(/\d/)
      expect(past.says.split(/\s+/).length).toBeLessThanOrEqual(50)
      expect(rule.sources.length).toBeGreaterThan(0)
    }
    if (rule.origin !== undefined) expect(rule.sources.length, 'an origin has its source').toBeGreaterThan(0)
  })
  test('answers any numbers its boxes take in words that can be read', () => {
    const box = (least = 0, most = 1e9) =>
      fc.oneof(
        fc.constantFrom(least, most),
        fc.double({ min: least, max: most, noNaN: true }).map((value) => Math.round(value * 100) / 100),
      )
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(rule.asks.map(({ key, least, most }) => [key, box(least, most)]))),
        (answers) => {
          const { says, working } = rule.check(answers)
          expect(`${says} ${working}`).not.toMatch(/NaN|Infinity|undefined|∞|null/)
          expect(says.split(/\s+/).length).toBeLessThanOrEqual(45)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('by hand', () => {
  test.each([
    ['fifty-thirty-twenty', { takeHome: 5000, needs: 2500, wants: 1500 }, true],
    ['fifty-thirty-twenty', { takeHome: 5000, needs: 2501, wants: 1000 }, false],
    ['fifty-thirty-twenty', { takeHome: 0, needs: 100, wants: 0 }, null],
    ['three-to-six-months', { essentials: 2000, cash: 6000 }, true],
    ['three-to-six-months', { essentials: 2000, cash: 5999 }, false],
    ['twenty-eight-thirty-six', { gross: 7500, housing: 2100, debts: 600 }, true],
    ['twenty-eight-thirty-six', { gross: 7500, housing: 2101, debts: 0 }, false],
    ['under-thirty-percent', { balance: 900, limit: 3000 }, false],
    ['under-thirty-percent', { balance: 899, limit: 3000 }, true],
    ['twenty-four-ten', { gross: 9650, payment: 600, other: 365 }, true],
    ['four-percent', { saved: 600_000, spending: 42_000, benefits: 18_000 }, true],
    ['four-percent', { saved: 599_000, spending: 42_000, benefits: 18_000 }, false],
    ['four-percent', { saved: 0, spending: 10_000, benefits: 12_000 }, true],
    ['twenty-five-times', { saved: 600_000, spending: 42_000, benefits: 18_000 }, true],
    ['ten-times-pay', { age: 40, pay: 70_000, saved: 210_000 }, true],
    ['ten-times-pay', { age: 25, pay: 70_000, saved: 0 }, null],
    ['save-fifteen-percent', { pay: 6000, saving: 900 }, true],
    ['rebalance-yearly', { total: 10_000, stocks: 66, target: 60 }, false],
    ['age-in-bonds', { age: 40, stocks: 80 }, true],
    ['age-in-bonds', { age: 40, stocks: 90 }, false],
  ])('%s with %o: %s', (slug, answers, keeps) => expect(checked(slug, answers).keeps).toBe(keeps))
  test('28/36 of $7,500 is $2,100 and $2,700; 5% of $400,000 a year is $1,667 a month', () => {
    expect(checked('twenty-eight-thirty-six', { gross: 7500, housing: 2000, debts: 0 }).says).toContain(
      '$2,100 and $2,700',
    )
    expect(checked('five-percent-rent-or-buy', { price: 400_000, rent: 1900 }).says).toContain('$1,667')
  })
  test('the multiple of pay grows in a straight line between the ages it names', () => {
    expect([29, 30, 45, 47.5, 60, 67, 80].map(multipleAt)).toEqual([null, 1, 4, 5, 8, 10, 10])
  })
  test('an own limit takes the place of the rule’s', () => {
    const found = checked('three-to-six-months', { essentials: 2000, cash: 8000 })
    expect([keepsAt(found, null), keepsAt(found, 6), keepsAt(found, 4)]).toEqual([true, false, true])
    const debts = checked('twenty-eight-thirty-six', { gross: 5000, housing: 1500, debts: 500 })
    expect([keepsAt(debts, null), keepsAt(debts, 45)]).toEqual([false, true])
  })
})

describe('the numbers of a household', () => {
  const of = (household: typeof emptyHousehold): RuleNumbers => ruleNumbers(household, monthlyFlows(household), today)
  test('nothing entered is not known, and no rule is checked', () => {
    const numbers = of(emptyHousehold)
    expect(Object.values(numbers).filter((one) => one !== null)).toEqual([])
    expect(rules.filter((rule) => isKnown(rule, numbers))).toEqual([])
  })
  test('the sample’s are its own, added up by hand', () => {
    const sample = sampleHousehold(today)
    const numbers = of(sample)
    expect(numbers.age).toBe(38)
    expect(numbers.grossMonth).toBeCloseTo((3000 * 26) / 12 + 1916.67 * 2, 2)
    expect(numbers.takeHome).toBe(7780)
    expect(numbers.cash).toBe(3400 + 9500)
    const cards = sample.debts.filter(({ kind }) => kind === 'card')
    expect(numbers.cardBalance).toBe(cards.reduce((sum, { balance }) => sum + balance, 0))
    const known = rules.filter((rule) => isKnown(rule, numbers)).map(({ slug }) => slug)
    expect(known).toEqual(
      expect.arrayContaining([
        'fifty-thirty-twenty',
        'three-to-six-months',
        'twenty-eight-thirty-six',
        'ten-times-pay',
      ]),
    )
    // It asks for a target nobody entered.
    expect(known).not.toContain('rebalance-yearly')
  })
  test('a card without a limit leaves the use of credit unknown', () => {
    const sample = sampleHousehold(today)
    const debts = sample.debts.map((debt) => (debt.kind === 'card' ? { ...debt, creditLimit: null } : debt))
    expect(of({ ...sample, debts }).cardLimit).toBeNull()
  })
})
