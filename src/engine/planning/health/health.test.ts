import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyHousehold } from '#engine/household/household.ts'
import { madeHousehold } from '#engine/household/made-household.testkit.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { wellBeingTables } from '#facts/household/well-being.ts'
import { law, today } from '../insights/asked.testkit.ts'
import { measuresOf } from '../insights/measures.ts'
import { healthActions, yieldOf } from './actions.ts'
import { cushionKnots, debtLoadKnots, futureKnots, latePoints, marginKnots, pointsAt } from './bands.ts'
import { type HealthAnswers, healthMeasures, type MeasureKey } from './measures.ts'
import { healthReport, levelOf, scored } from './report.ts'
import { wellBeingOf } from './well-being.ts'

const nothing: HealthAnswers = {
  late: null,
  isUneven: false,
  hasNoDebts: false,
  beneficiaries: null,
  will: null,
  review: null,
}
type Known = Parameters<typeof madeHousehold>[0]
const read = (known: Known) => measuresOf(madeHousehold(known), today, law)
const measure = (key: MeasureKey, known: Known, answers: Partial<HealthAnswers> = {}) =>
  healthMeasures(read(known), { ...nothing, ...answers }).find((one) => one.key === key)
const wages = { kind: 'wages', every: 'month', isTakeHome: false, isGuaranteed: true, reliability: 9 }
const rent = (amount: number) => ({ 'essential_rent-home-emi': amount })

describe('points by the table of the check-up', () => {
  test.each([
    [marginKnots, -0.5, 0],
    [marginKnots, -0.1, 0],
    [marginKnots, -0.05, 25],
    [marginKnots, 0, 50],
    [marginKnots, 0.1, 75],
    [marginKnots, 0.2, 100],
    [marginKnots, 0.9, 100],
    [cushionKnots, 0, 0],
    [cushionKnots, 0.5, 20],
    [cushionKnots, 1, 40],
    [cushionKnots, 2, 57.5],
    [cushionKnots, 3, 75],
    [cushionKnots, 6, 100],
    [futureKnots, 0.25, 25],
    [futureKnots, 1, 100],
    [debtLoadKnots, 0, 100],
    [debtLoadKnots, 0.1, 75],
    [debtLoadKnots, 0.15, 57.5],
    [debtLoadKnots, 0.2, 40],
    [debtLoadKnots, 0.28, 20],
    [debtLoadKnots, 0.36, 0],
    [debtLoadKnots, 3, 0],
  ])('%j at %d is %d', (knots, input, points) => {
    expect(pointsAt(knots, input)).toBeCloseTo(points, 10)
  })
  test.each([
    [0, 100],
    [1, 70],
    [2, 40],
    [3, 40],
    [4, 0],
    [60, 0],
  ])('%d late payments are %d points', (late, points) => expect(latePoints(late)).toBe(points))
  test.each([
    [39, 'strained'],
    [40, 'building'],
    [64, 'building'],
    [65, 'steady'],
    [84, 'steady'],
    [85, 'strong'],
  ])('%d is %s', (points, level) => expect(levelOf(points)).toBe(level))
})

describe('each measure', () => {
  test('margin: 400 of 4,000 left is 10%', () => {
    expect(measure('margin', { monthlyTakeHome: 4000, spending: rent(3600) })?.points).toBeCloseTo(75, 10)
    expect(measure('margin', { monthlyTakeHome: 4000 })).toBeUndefined()
  })
  test('cushion: uneven pay needs more months', () => {
    const known = { spending: rent(2000), accounts: [{ kind: 'savings', balance: 4000 }] }
    expect(measure('cushion', known)?.points).toBeCloseTo(57.5, 10)
    expect(measure('cushion', known, { isUneven: true })?.points).toBeCloseTo(40, 10)
  })
  test('future: three times pay at 40', () => {
    const known = { people: [{ role: 'you', born: '1986-11' }], incomes: [{ ...wages, amount: 5000 }] }
    expect(measure('future', { ...known, accounts: [{ kind: 'roth-ira', balance: 90_000 }] })?.points).toBe(50)
    expect(measure('future', known)).toBeUndefined()
  })
  test('debt load: 500 of 5,000, less 15 for a balance carried above 15% APR', () => {
    const incomes = [{ ...wages, amount: 5000 }]
    const loan = (apr: number, payment = 500) => [{ kind: 'personal', balance: 9000, minimum: 500, payment, apr }]
    expect(measure('debtLoad', { incomes, debts: loan(0.15) })?.points).toBeCloseTo(75, 10)
    expect(measure('debtLoad', { incomes, debts: loan(0.1501) })?.points).toBeCloseTo(60, 10)
    expect(measure('debtLoad', { incomes })).toBeUndefined()
    expect(measure('debtLoad', { incomes }, { hasNoDebts: true })?.points).toBe(100)
    expect(measure('debtLoad', { incomes, debts: [{ kind: 'personal', balance: 9 }] })).toBeUndefined()
  })
  test.each([
    [800, 100],
    [799, 90],
    [740, 90],
    [739, 70],
    [670, 70],
    [669, 40],
    [580, 40],
    [579, 10],
  ])('a score of %d is %d points', (creditScore, points) =>
    expect(measure('credit', { creditScore })?.points).toBe(points),
  )
  test('cover: a renter with a car and pay needs four; one of them is there', () => {
    const found = measure('cover', {
      spending: rent(900),
      incomes: [{ ...wages, amount: 3000 }],
      properties: [{ kind: 'car', value: 5000 }],
      policies: [{ kind: 'auto' }],
    })
    expect(found).toMatchObject({ points: 25, missing: ['health', 'renters', 'disability'] })
  })
  test('plan: counted only once something besides the goals is answered', () => {
    const goals = [{ target: 100, saved: 0, by: '2027-01' }]
    expect(measure('plan', { goals })).toBeUndefined()
    expect(measure('plan', { goals }, { will: false })).toMatchObject({ points: 50, missing: ['will'] })
    expect(measure('plan', {}, { will: true, review: true, beneficiaries: true })?.points).toBe(100)
  })
})

describe('the whole', () => {
  const sample = measuresOf(sampleHousehold(today), today, law)
  test('an overall score needs six of the eight', () => {
    const made = (keys: readonly MeasureKey[]) =>
      keys.map((key) => ({ key, points: 60, input: 0, from: {}, missing: [] }))
    expect(scored(made(['margin', 'bills', 'cushion', 'future', 'debtLoad'])).overall).toBeNull()
    expect(scored(made(['margin', 'bills', 'cushion', 'future', 'debtLoad', 'credit'])).overall).toBe(60)
  })
  test('pillars are means of their measures, the whole is the mean of the pillars', () => {
    const points = { margin: 80, bills: 40, cushion: 50, future: 30, debtLoad: 90, credit: 70, cover: 100, plan: 0 }
    const all = Object.entries(points).map(([key, value]) => ({
      key: key as MeasureKey,
      points: value,
      input: 0,
      from: {},
      missing: [],
    }))
    expect(scored(all)).toEqual({ pillars: { spend: 60, save: 40, borrow: 80, plan: 50 }, overall: 57.5 })
  })
  test('nothing known, nothing scored, nothing advised', () => {
    expect(healthReport(measuresOf(emptyHousehold, today, law), nothing)).toMatchObject({
      measures: [],
      overall: null,
      actions: [],
      pillars: { spend: null, save: null, borrow: null, plan: null },
    })
  })
  test('three actions, the most points for the effort first, none that brings nothing', () => {
    const { actions } = healthReport(sample, { ...nothing, late: 2, will: false, review: false })
    expect(actions).toHaveLength(3)
    expect(new Set(actions.map(({ key }) => key)).size).toBe(3)
    for (const { gain } of actions) expect(gain).toBeGreaterThan(0)
    const yields = actions.map(yieldOf)
    expect([...yields].sort((a, b) => b - a)).toEqual(yields)
  })
  test('who cannot pay meets help first', () => {
    const short = read({ monthlyTakeHome: 2000, spending: rent(2500) })
    const [first] = healthActions(short, healthMeasures(short, nothing), nothing)
    expect(first).toMatchObject({ key: 'hardship', amount: 500 })
  })
  test('points stay from 0 to 100 and more cash never lowers them', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.nat({ max: 100_000 }), (cash, more) => {
        const at = (balance: number) =>
          measure('cushion', { spending: rent(2000), accounts: [{ kind: 'savings', balance }] })?.points ?? -1
        expect(at(cash)).toBeGreaterThanOrEqual(0)
        expect(at(cash + more)).toBeLessThanOrEqual(100)
        expect(at(cash + more)).toBeGreaterThanOrEqual(at(cash))
      }),
    )
  })
})

describe('the CFPB scale', () => {
  /** Points to the answers that give them: items 1, 2, 4 and 8 count down from the first answer, the others up. */
  const answersOf = (points: readonly number[]) =>
    points.map((point, at) => ([0, 1, 3, 7].includes(at) ? 4 - point : point))
  test('the published test vector: 23 points, oneself, 62 or older, is 57', () => {
    expect(wellBeingOf(answersOf([4, 3, 2, 1, 4, 3, 2, 3, 0, 1]), 62, false)).toMatchObject({ points: 23, score: 57 })
    expect(wellBeingOf(answersOf([4, 3, 2, 1, 4, 3, 2, 3, 0, 1]), 61, false)?.score).toBe(54)
  })
  test('the ends of each table', () => {
    const ends = (age: number, isRead: boolean) =>
      [0, 4].map((point) => wellBeingOf(answersOf(Array.from({ length: 10 }, () => point)), age, isRead)?.score)
    expect(ends(30, false)).toEqual([14, 86])
    expect(ends(70, false)).toEqual([14, 95])
    expect(ends(30, true)).toEqual([16, 91])
    expect(ends(70, true)).toEqual([18, 87])
  })
  test('each table has 41 values that only rise', () => {
    for (const table of Object.values(wellBeingTables.value)) {
      expect(table).toHaveLength(41)
      expect([...table].sort((a, b) => a - b)).toEqual(table)
      expect(new Set(table).size).toBe(41)
    }
  })
  test('all ten, or no score; nobody under 18', () => {
    const all = answersOf([4, 3, 2, 1, 4, 3, 2, 3, 0, 1])
    expect(wellBeingOf(all.with(3, null as never), 40, false)).toBeNull()
    expect(wellBeingOf(all.slice(1), 40, false)).toBeNull()
    expect(wellBeingOf(all, 17, false)).toBeNull()
    expect(wellBeingOf(all.with(0, 5), 40, false)).toBeNull()
  })
  test.each([
    [24, 51],
    [44, 52],
    [64, 55],
    [74, 61],
    [90, 60],
  ])('adults of %d average %d', (age, mean) =>
    expect(
      wellBeingOf(
        Array.from({ length: 10 }, () => 2),
        age,
        false,
      )?.mean,
    ).toBe(mean),
  )
})
