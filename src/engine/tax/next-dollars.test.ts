import { describe, expect, test } from 'vitest'
import { massachusetts } from '#facts/states/ma.ts'
import { newYork } from '#facts/states/ny.ts'
import { taxYear2026 as facts } from '#facts/tax-years/2026.ts'
import { type NextKind, withExtra } from './extra-income.ts'
import { federalReturn } from './federal-return.ts'
import { type Dependent, emptyHousehold, type Household, noIncome, type Person } from './household.ts'
import { householdTax } from './household-tax.ts'
import { nextDollars } from './next-dollars.ts'

const child: Dependent = { age: 10, child: true, student: false, disabled: false, hasNumber: true }
const single = (person: Partial<Person>, rest: Partial<Household> = {}): Household => ({
  ...emptyHousehold,
  people: [{ ...noIncome, ...person }],
  ...rest,
})
const next = (household: Household, of: NextKind = 'pay', upTo = 50_000) =>
  nextDollars(household, facts, (one) => ({ federal: federalReturn(one, facts), state: null }), { of, upTo })
const said = (household: Household, of: NextKind = 'pay', upTo = 50_000) =>
  next(household, of, upTo).kinks.map(({ at, turn }) => [at, turn])

describe('points', () => {
  test('the rate is the whole tax worked out twice: 22% and 7.65% for a single at 75,000', () => {
    const { points } = next(single({ pay: 75_000 }))
    expect(points).toHaveLength(101)
    expect(points[0]?.rate).toBeCloseTo(0.2965, 9)
    expect(points[0]?.federalRate).toBeCloseTo(0.22, 9)
    expect(points[0]?.payrollRate).toBeCloseTo(0.0765, 9)
    expect(points.at(-1)?.rate).toBeCloseTo(0.3165, 9)
    // 46,800 at 29.65% and 3,200 at 31.65%.
    expect(points.at(-1)?.cost).toBeCloseTo(46_800 * 0.2965 + 3200 * 0.3165, 6)
  })
  test('nothing is changed in the household itself, and the spouse keeps their part', () => {
    const couple: Household = {
      ...emptyHousehold,
      status: 'joint',
      people: [
        { ...noIncome, pay: 10_000 },
        { ...noIncome, pay: 20_000 },
      ],
    }
    const more = withExtra(couple, 'pay', 500)
    expect(more.people.map((person) => person.pay)).toEqual([10_500, 20_000])
    expect(couple.people[0].pay).toBe(10_000)
    expect(withExtra(couple, 'longTermGain', 500).longTermGain).toBe(500)
    expect(withExtra(couple, 'pay', 0)).toBe(couple)
  })
})

describe('kinks are found to the dollar and named', () => {
  test('every bracket edge of a single return (Rev. Proc. 2025-32)', () => {
    const found = said(single({}), 'interest', 700_000)
    // Edges of taxable income plus the standard deduction of 16,100; interest also bears the 3.8% tax over 200,000.
    expect(found).toEqual([
      [16_100, { key: 'bracket.first', values: { rate: 0.1 } }],
      [28_500, { key: 'bracket.next', values: { from: 0.1, to: 0.12 } }],
      [66_500, { key: 'bracket.next', values: { from: 0.12, to: 0.22 } }],
      [121_800, { key: 'bracket.next', values: { from: 0.22, to: 0.24 } }],
      [200_000, 'investment.starts'],
      [217_875, { key: 'bracket.next', values: { from: 0.24, to: 0.32 } }],
      [272_325, { key: 'bracket.next', values: { from: 0.32, to: 0.35 } }],
      [656_700, { key: 'bracket.next', values: { from: 0.35, to: 0.37 } }],
    ])
  })
  test('head of household with two children from nothing: credits start, top out, shrink and end', () => {
    const found = said(single({}, { status: 'head', dependents: [child, child] }), 'pay', 70_000)
    expect(found).toContainEqual([2500, 'children.starts'])
    expect(found).toContainEqual([18_290, 'earnedIncome.full'])
    expect(found).toContainEqual([23_890, 'earnedIncome.shrinks'])
    const ends = found.find(([, turn]) => turn === 'earnedIncome.gone')
    // Printed as gone at 58,629; 7,316 / 21.06% after 23,890 is 58,628.8.
    expect(Math.abs(Number(ends?.[0]) - 58_629)).toBeLessThanOrEqual(1)
  })
  test('the saver’s credit is a cliff: the price of one dollar is said', () => {
    const { kinks } = next(single({ pay: 30_000, rothIra: 2000 }, { status: 'head', dependents: [child, child] }))
    const cliffs = kinks.filter((kink) => kink.kind === 'cliff')
    // 20% to 10% of 2,000 after 39,375 and 10% to nothing after 60,375 (Notice 2025-67): 200 each.
    expect(cliffs.map(({ at, part }) => [at, part])).toContainEqual([30_376, 'savers'])
    expect(cliffs.find(({ at }) => at === 30_376)?.jump).toBeCloseTo(200, 1)
  })
  test('Social Security: fully taxed where 85% is reached, then the rate falls back', () => {
    const { kinks } = next(single({ age: 70, socialSecurity: 30_000, iraWithdrawals: 10_000 }), 'iraWithdrawals')
    const full = kinks.find(({ part, kind }) => part === 'benefits' && kind === 'ends')
    // 4,500 + 85% x (x + 15,000 - 34,000) = 25,500 at x = 43,705.88: 33,706 more than 10,000.
    expect(full?.at).toBe(33_706)
    expect(full?.rateBefore).toBeCloseTo(0.12 * 1.85, 9)
    expect(full?.rateAfter).toBeCloseTo(0.12, 9)
  })
  test('the wage base, the additional Medicare tax and the child credit’s end', () => {
    const found = said(single({ pay: 170_000 }, { dependents: [child] }), 'pay', 80_000)
    expect(found).toContainEqual([14_500, 'socialSecurityTax.full'])
    expect(found).toContainEqual([30_000, 'additionalMedicare.starts'])
    expect(found).toContainEqual([30_000, 'children.shrinks'])
    expect(found).toContainEqual([73_001, 'children.gone'])
  })
  test('gains leave the 0% rate when pay fills the room below', () => {
    const found = said(single({ pay: 50_000 }, { longTermGain: 5000 }), 'pay', 20_000)
    // 49,450 + 16,100 - 55,000 = 10,550.
    expect(found).toContainEqual([10_550, 'gainsAtFifteen.starts'])
  })
})

test('a jump is found, named and priced: New York takes back its lower rates', () => {
  // Tax Law 601(d-4), 2026, joint: over 323,200 of taxable income the recapture uses the next row at once. Schedule tax there is 668.85 +
  // 283.80 + 221.45 + 7,217.10 + 9,537.35 = 17,928.55, the base 1,140; 6.85% of 323,200 is 22,139.20, so the benefit is 3,070.65.
  // With the standard deduction of 16,050, AGI is 339,250: 16,050 / 50,000 of the benefit is due with one dollar, 985.68.
  const couple: Household = {
    ...emptyHousehold,
    status: 'joint',
    state: 'NY',
    people: [{ ...noIncome, pay: 330_000 }, noIncome],
  }
  const { kinks } = nextDollars(couple, facts, (one) => householdTax(one, facts, newYork), {
    of: 'pay',
    stateName: 'New York',
    stateBrackets: newYork.years[2026].brackets.value.joint,
  })
  const jump = kinks.find(({ at, kind }) => at === 9251 && kind === 'cliff')
  expect(Math.abs((jump?.jump ?? 0) - 985.68)).toBeLessThan(1)
  expect(jump?.turn).toMatchObject({ values: { state: 'New York' } })
  expect(kinks.find(({ part }) => part === 'stateBracket')?.at).toBe(9250)
})

describe('what a review found', () => {
  test('self-employment tax starts at once with net earnings of 400 (IRC 1402(b)(2)): a profit of 434 pays 61.32', () => {
    // At 20 there is no earned income credit that the tax could move.
    const { kinks } = next(single({ age: 20 }), 'selfEmployment', 5000)
    const start = kinks.find(({ part }) => part === 'selfEmploymentTax')
    expect(start?.at).toBe(434)
    expect(start?.kind).toBe('cliff')
    // 434 x 92.35% x 15.3%.
    expect(start?.jump).toBeCloseTo(61.322, 2)
    expect(start?.rateBefore).toBe(0)
  })
  test('it starts at once for one spouse beside the other’s', () => {
    const couple: Household = {
      ...emptyHousehold,
      status: 'joint',
      people: [noIncome, { ...noIncome, selfEmployment: 20_000 }],
    }
    const starts = next(couple, 'selfEmployment', 5000).kinks.find(({ part }) => part === 'selfEmploymentTax')
    expect(starts?.at).toBe(434)
    expect(starts?.kind).toBe('cliff')
  })
  test('a turn in the first thousand has the rate of the dollars before it', () => {
    // 500 under the 22% bracket: 12% and 7.65%, then 22% and 7.65%.
    const edge = next(single({ pay: 66_000 })).kinks[0]
    expect(edge?.at).toBe(500)
    expect(edge?.rateBefore).toBeCloseTo(0.1965, 9)
    expect(edge?.rateAfter).toBeCloseTo(0.2965, 9)
  })
  test('a cliff in the first thousand is found: the earned income credit ends with investment income over 12,200', () => {
    const filer = single({ pay: 20_000 }, { status: 'head', dependents: [child], interest: 12_000 })
    const cliff = next(filer, 'interest', 5000).kinks.find(({ part }) => part === 'earnedIncome')
    expect(cliff?.at).toBe(201)
    expect(cliff?.kind).toBe('cliff')
    // 4,427 less 15.98% of (32,200 - 23,890) = 3,099.06 is lost, and the dollar itself costs its rate.
    expect(Math.abs((cliff?.jump ?? 0) - 3099.06)).toBeLessThan(1)
  })
  test('a state’s surtax that starts on the way up is named: Massachusetts, 4% over its threshold', () => {
    const threshold = 1_107_750
    const { kinks } = nextDollars(
      single({ pay: 1_100_000 }, { state: 'MA' }),
      facts,
      (one) => householdTax(one, facts, massachusetts),
      { of: 'pay', stateName: 'Massachusetts' },
    )
    const starts = kinks.find(({ part, kind }) => part.startsWith('rules:') && kind === 'starts')
    expect(starts?.turn).toMatchObject({ key: 'rule.starts', values: { state: 'Massachusetts' } })
    expect(starts?.rateAfter).toBeCloseTo((starts?.rateBefore ?? 0) + 0.04, 6)
    expect(1_100_000 + (starts?.at ?? 0)).toBeGreaterThanOrEqual(threshold)
  })
  test('an amount that turns without turning the tax is not named', () => {
    // Nothing is taxed at these incomes, so a shrinking student loan deduction of somebody with a loss costs nothing.
    const filer = single({ pay: 80_000, selfEmployment: -90_000 }, { studentLoanInterest: 2000, interest: 1000 })
    expect(next(filer, 'interest', 3000).kinks).toEqual([])
  })
})

test('a household looks 50,000 ahead with a few hundred returns', () => {
  let asked = 0
  nextDollars(
    single(
      { pay: 40_000, rothIra: 2000 },
      { status: 'head', dependents: [child, child], careExpenses: 5000, careChildren: 2 },
    ),
    facts,
    (one) => {
      asked += 1
      return { federal: federalReturn(one, facts), state: null }
    },
    { of: 'pay' },
  )
  expect(asked).toBeLessThan(400)
})
