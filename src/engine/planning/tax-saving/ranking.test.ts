import { describe, expect, test } from 'vitest'
import { lossSaving, muniState, saversState } from './beside.ts'
import { figureOf } from './rank.ts'
import { nothingTyped, optionOf, rankedFor } from './saving.testkit.ts'

const plan = (owner = 'people-1', more: object = {}) => ({
  kind: 'traditional-401k',
  owner,
  monthly: 0,
  matchRate: 0.5,
  matchUpTo: 0.06,
  ...more,
})

describe('single, $60,000, Texas: 60,000 − 16,100 = 43,900 is in the 12% bracket', () => {
  test('by hand: 1,000 at 12% is 120; an HSA through pay saves 7.65% besides; the match adds half', async () => {
    const found = await rankedFor({ pay: [60_000], state: 'TX', accounts: [plan()] }, { healthCover: 'self' })
    expect(found.options.map(({ candidate }) => candidate.key)).toEqual([
      'match',
      'hsa',
      'plan-pretax',
      'ira-traditional',
      'bonds',
      'plan-roth',
      'ira-roth',
    ])
    expect(optionOf(found, 'match')?.same).toMatchObject({ amount: 1000, employer: 500 })
    expect(optionOf(found, 'match')?.same.gain).toBeCloseTo(620, 2)
    expect(optionOf(found, 'hsa')?.same.saved).toMatchObject({ state: 0 })
    expect(optionOf(found, 'hsa')?.same.saved.federal).toBeCloseTo(120, 2)
    expect(optionOf(found, 'hsa')?.same.saved.payroll).toBeCloseTo(76.5, 2)
    expect(optionOf(found, 'plan-roth')?.same.saved.total).toBe(0)
  })
  test('all the room: 6% of pay is matched, 24,500 less that is left; past 40,250 of income the Saver’s Credit gives 10% of 2,000', async () => {
    const found = await rankedFor({ pay: [60_000], state: 'TX', accounts: [plan()] })
    expect(optionOf(found, 'match')?.candidate.room).toBeCloseTo(3600, 6)
    const rest = optionOf(found, 'plan-pretax')
    expect(rest?.candidate).toMatchObject({ limit: 24_500, used: 0 })
    expect(rest?.full.amount).toBeCloseTo(20_900, 6)
    // 20,900 × 12% + 200.
    expect(rest?.full.saved.total).toBeCloseTo(2708, 2)
    expect(rest?.full.credits).toBeCloseTo(200, 2)
    expect(optionOf(found, 'ira-traditional')?.full.saved.total).toBeCloseTo(900, 2)
  })
  test('an I bond’s 42.60 of interest is not taxed this year: 12% of it', async () => {
    const found = await rankedFor({ pay: [60_000], state: 'TX' })
    expect(optionOf(found, 'bonds')?.same.saved.total).toBeCloseTo(42.6 * 0.12, 2)
  })
})

describe('a couple with two children, 30,000 and 20,000: EITC and the edges of the Saver’s Credit', () => {
  const family = { status: 'joint', pay: [30_000, 20_000], children: [2016, 2018] } as const
  test('an HSA lowers earned income: 10% of 1,000, and 21.06% more EITC; the child credit stays whole', async () => {
    const found = await rankedFor(family, { healthCover: 'family' })
    expect(optionOf(found, 'hsa')?.same.saved.federal).toBeCloseTo(310.6, 2)
    expect(optionOf(found, 'hsa')?.same.credits).toBeCloseTo(210.6, 2)
  })
  test('an IRA leaves earned income: 10% of 1,000 and 20% of it as Saver’s Credit; a Roth IRA the credit alone', async () => {
    const found = await rankedFor(family)
    expect(optionOf(found, 'ira-traditional')?.same.saved.total).toBeCloseTo(300, 2)
    // 20% of 1,000 comes off a tax of 1,780; the child credit that this displaces is refunded.
    expect(optionOf(found, 'ira-roth')?.same.saved.total).toBeCloseTo(200, 2)
  })
  test('at 48,500 the rate jumps from 20% to 50%: one dollar is worth 330', async () => {
    const found = await rankedFor(family)
    const ira = optionOf(found, 'ira-traditional')?.candidate
    if (ira === undefined) throw new Error('no IRA')
    expect(saversState(found.one)).toMatchObject({ agi: 50_000, rate: 0.2, better: { upTo: 48_500, rate: 0.5 } })
    // Before: 1,780 − 4,400. With 1,499: 1,630.10 − 299.80 − 4,400. With 1,500: 1,630 − 750 leaves 880 to the child credit, and 3,400 is the most refunded.
    expect(figureOf(found.one, ira, 1499).saved.total).toBeCloseTo(449.7, 1)
    expect(figureOf(found.one, ira, 1500).saved.total).toBeCloseTo(780, 2)
    expect(figureOf(found.one, ira, 7500).saved.total).toBeCloseTo(780, 2)
  })
  test('2027: the match at 50,000 is 50% less 15 points (50 × 9,000 ÷ 30,000)', async () => {
    const found = await rankedFor(family)
    expect(saversState(found.one).match).toEqual({ fromYear: 2027, rate: 0.35, cap: 2000 })
  })
})

describe('income ranges', () => {
  test('single at 194,000: no Roth IRA (153,000–168,000), no deduction with a plan (81,000–91,000); the plan saves 24%', async () => {
    const found = await rankedFor({ pay: [200_000], accounts: [plan('people-1', { monthly: 500, matchRate: null })] })
    expect(optionOf(found, 'ira-roth')).toBeUndefined()
    const reasons = found.closed.filter(({ key }) => key.startsWith('ira')).map(({ reason }) => reason)
    expect(reasons).toMatchObject([
      { kind: 'over-range', range: { from: 81_000, to: 91_000 } },
      { kind: 'over-range', range: { from: 153_000, to: 168_000 } },
    ])
    expect(optionOf(found, 'plan-pretax')?.candidate).toMatchObject({ used: 6000 })
    expect(optionOf(found, 'plan-pretax')?.candidate.room).toBeCloseTo(18_500, 6)
    expect(optionOf(found, 'plan-pretax')?.same.saved.total).toBeCloseTo(240, 2)
  })
  test('covered by a plan at 86,000, half way through the range: half of 7,500 is deducted, at 22%', async () => {
    const found = await rankedFor({ pay: [86_000], state: 'PA', accounts: [plan()] })
    const ira = optionOf(found, 'ira-traditional')
    expect(ira?.candidate.room).toBeCloseTo(3750, 6)
    expect(ira?.full.saved.federal).toBeCloseTo(825, 2)
    // Pennsylvania taxes what goes into an IRA or a 401(k).
    expect(ira?.same.saved.state).toBe(0)
    expect(optionOf(found, 'plan-pretax')?.same.saved.state).toBe(0)
    expect(optionOf(found, 'ira-roth')?.candidate.room).toBe(7500)
  })
  test('without a plan at work the whole IRA is deducted; from 50 on the limit is 1,100 more, the plan’s 8,000', async () => {
    const young = await rankedFor({ pay: [86_000] })
    expect(optionOf(young, 'ira-traditional')?.candidate.room).toBe(7500)
    expect(young.closed).toContainEqual({ key: 'plan-pretax', owner: 0, reason: { kind: 'no-plan' } })
    const older = await rankedFor({ pay: [86_000], born: [1974], accounts: [plan()] })
    expect(optionOf(older, 'ira-roth')?.candidate.limit).toBe(8600)
    expect(optionOf(older, 'plan-pretax')?.candidate.limit).toBe(32_500)
  })
})

describe('health savings: California and Texas', () => {
  test('Texas and California save the same federal and payroll tax; California taxes the money, and deducts an IRA', async () => {
    const ask = { pay: [60_000] } as const
    const texas = await rankedFor({ ...ask, state: 'TX' }, { healthCover: 'self' })
    const california = await rankedFor({ ...ask, state: 'CA' }, { healthCover: 'self' })
    expect(optionOf(california, 'hsa')?.same.saved.total).toBeCloseTo(196.5, 2)
    expect(optionOf(texas, 'hsa')?.same.saved.total).toBeCloseTo(196.5, 2)
    expect(optionOf(california, 'hsa')?.same.saved.state).toBeCloseTo(0, 2)
    expect(optionOf(california, 'hsa')?.candidate.note).toMatchObject({ stateTaxed: true })
    // 54,000 of state taxable income is in California’s 6% bracket.
    expect(optionOf(california, 'ira-traditional')?.same.saved.state).toBeCloseTo(60, 2)
  })
  test('sent directly it saves no payroll tax; one already there is not deducted twice', async () => {
    const direct = await rankedFor({ pay: [60_000], state: 'TX' }, { healthCover: 'self', hsaThroughPay: false })
    expect(optionOf(direct, 'hsa')?.same.saved.total).toBeCloseTo(120, 2)
    const half = await rankedFor({
      pay: [60_000],
      state: 'CA',
      accounts: [{ kind: 'hsa', owner: 'people-1', monthly: 200 }],
    })
    expect(optionOf(half, 'hsa')?.candidate).toMatchObject({ limit: 4400, used: 2400, room: 2000 })
    expect(half.one.federal.agi).toBeCloseTo(57_600, 6)
  })
  test('beside an HSA no health FSA is open; without one, no more than the bills', async () => {
    const bills = await rankedFor({ pay: [60_000] }, { medicalCosts: 800 })
    expect(optionOf(bills, 'health-fsa')?.candidate).toMatchObject({ limit: 800, room: 800 })
    const both = await rankedFor({ pay: [60_000] }, { medicalCosts: 800, healthCover: 'self' })
    expect(both.closed).toContainEqual({ key: 'health-fsa', owner: null, reason: { kind: 'health-account' } })
  })
})

describe('care, school, and what was put in already', () => {
  const family = { status: 'joint', pay: [70_000, 40_000], children: [2020] } as const
  test('the care credit is lost first: 12% and 7.65% of 1,000 less 35% of it; in full it pays', async () => {
    const found = await rankedFor(family, { careCosts: 7440 })
    const care = optionOf(found, 'care-fsa')
    expect(care?.same.saved.total).toBeCloseTo(120 + 76.5 - 350, 2)
    // 7,440 × 19.65% − 35% of 3,000.
    expect(care?.full.saved.total).toBeCloseTo(1461.96 - 1050, 2)
    expect(found.options.at(-1)?.candidate.key).toBe('care-fsa')
  })
  test('Illinois deducts 529 money at 4.95%, Indiana credits 20% up to 1,500; money before counts', async () => {
    const illinois = await rankedFor({ ...family, state: 'IL' })
    expect(optionOf(illinois, 'education')?.same.saved.total).toBeCloseTo(49.5, 2)
    expect(optionOf(illinois, 'education')?.candidate.room).toBe(20_000)
    const indiana = await rankedFor({ ...family, state: 'IN', accounts: [{ kind: '529', monthly: 600 }] })
    expect(optionOf(indiana, 'education')?.candidate.room).toBeCloseTo(300, 6)
    expect(optionOf(indiana, 'education')?.full.saved.state).toBeCloseTo(60, 2)
    const texas = await rankedFor({ ...family, state: 'TX' })
    expect(optionOf(texas, 'education')?.candidate).toMatchObject({ room: null, limit: null })
  })
  test('a typed amount takes the projection’s place, shares the IRA limit, and over it nothing is open', async () => {
    const roth = { kind: 'roth-ira', owner: 'people-1', monthly: 300 }
    const projected = await rankedFor({ pay: [60_000], accounts: [roth] })
    expect(optionOf(projected, 'ira-traditional')?.candidate).toMatchObject({ used: 3600, room: 3900 })
    const typed = await rankedFor({ pay: [60_000], accounts: [roth] }, { used: { ...nothingTyped, rothYou: 5000 } })
    expect(optionOf(typed, 'ira-roth')?.candidate).toMatchObject({ used: 5000, room: 2500 })
    expect(typed.one.typed.rothYou).toBe(true)
    const over = await rankedFor({ pay: [60_000] }, { used: { ...nothingTyped, rothYou: 9000 } })
    expect(over.closed).toContainEqual({
      key: 'ira-roth',
      owner: 0,
      reason: { kind: 'full', limit: 7500, over: 1500 },
    })
  })
  test('money over a limit is not deducted', async () => {
    const { one, closed } = await rankedFor(
      { pay: [100_000], accounts: [plan()] },
      { healthCover: 'self', used: { ...nothingTyped, planYou: 50_000, hsa: 9000 } },
    )
    expect(one.federal.agi).toBeCloseTo(100_000 - 24_500 - 4400, 6)
    expect(closed).toContainEqual({ key: 'hsa', owner: null, reason: { kind: 'full', limit: 4400, over: 4600 } })
  })
  test('a plan at work that no list holds can be said to be there', async () => {
    const found = await rankedFor({ pay: [60_000] }, { planAtWork: 'you' })
    expect(optionOf(found, 'plan-pretax')?.candidate.room).toBe(24_500)
    expect(found.one.filed.people[0].coveredByPlan).toBe(true)
  })
})

describe('traditional or Roth, bonds, losses', () => {
  test('at 12% now and 15% later, 1,000 traditional or 880 Roth: Roth is 30 ahead; they meet at 12%', async () => {
    const { versus } = await rankedFor({ pay: [60_000] })
    expect(versus).toHaveLength(1)
    expect(versus[0]?.rothAmount).toBeCloseTo(880, 2)
    expect(versus[0]?.traditionalAhead).toBeCloseTo(-30, 2)
    expect(versus[0]?.evenAt).toBeCloseTo(0.12, 5)
  })
  test('a municipal bond at 4% equals 4% ÷ (1 − 24%) taxable; a bond at 5% leaves 3.8%', async () => {
    const { one } = await rankedFor({ pay: [150_000] })
    const muni = muniState(one, 10_000, true)
    expect(muni.equivalent).toBeCloseTo(0.04 / 0.76, 6)
    expect(muni.bondAfterTax).toBeCloseTo(0.038, 6)
  })
  test('a loss of 1,000 saves 22%, one of 10,000 no more than 3,000 of it', async () => {
    const { one } = await rankedFor({ pay: [90_000] })
    expect(lossSaving(one, 1000).total).toBeCloseTo(220, 2)
    expect(lossSaving(one, 10_000).total).toBeCloseTo(660, 2)
  })
})
