import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readEntry } from '#engine/household/field.ts'
import { emptyHousehold, type Household } from '#engine/household/household.ts'
import { accountFields, incomeFields, personFields, policyFields, propertyFields } from '#engine/household/lists.ts'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { type CoverLineKey, type CoverRules, exposedWorth, grossPayOf, type LifeNeed } from './cover-line.ts'
import { coverLines, gapsOf } from './cover-lines.ts'

const today = '2026-11-23'
const rules: CoverRules = {
  replacesLow: 0.6,
  usualLiability: 300_000,
  care: { fromAge: 50, lowYears: 1, highYears: 8 },
  careYearly: 77_792,
  enoughYears: 25,
}
const entry = <S extends Parameters<typeof readEntry>[0]>(fields: S, data: object) => {
  const made = readEntry(fields, { id: 'x', ...data })
  if (made === null) throw new Error('does not fit')
  return made
}
const you = entry(personFields, { id: 'you', name: 'You', role: 'you', born: '1980-01' })
const child = entry(personFields, { id: 'kid', name: 'Kid', role: 'child', born: '2020-01' })
const policy = (data: object) => entry(policyFields, { name: 'Policy', ...data })
const find = (household: Partial<Household>, key: CoverLineKey, needs: readonly LifeNeed[] | null = []) => {
  const whole = { ...emptyHousehold, ...household } as Household
  return coverLines(whole, monthlyFlows(whole), today, rules, needs).find(({ line }) => line === key)
}

describe('the sample household', () => {
  const sample = sampleHousehold(today)
  const lines = coverLines(sample, monthlyFlows(sample), today, rules, null)
  test('3,000 every two weeks is 6,500 a month: 3,900 of it insured, and none is', () => {
    expect(grossPayOf(sample, sample.people[0] as never)).toBeCloseTo(6500, 9)
    const found = lines.find(({ line, person }) => line === 'disability' && person?.role === 'you')
    expect(found).toMatchObject({ status: 'missing', held: 0 })
    expect(found?.target).toBeCloseTo(3900, 9)
  })
  test('12,900 of cash against 8,000 of a bad health year', () => {
    expect(lines.find(({ line }) => line === 'health')).toMatchObject({ status: 'covered', target: 8000, held: 12_900 })
  })
  test('what is exposed: 12,900 and 6,200, a home of 342,000 and a car of 17,500, less 310,050 owed', () => {
    // 268,400 + 6,800 + 1,950 + 14,300 + 18,600 = 310,050; 378,600 - 310,050 = 68,550.
    expect(exposedWorth(sample)).toBe(68_550)
    expect(lines.find(({ line }) => line === 'auto')).toMatchObject({
      status: 'covered',
      held: 100_000,
      target: 68_550,
    })
    expect(lines.find(({ line }) => line === 'umbrella')).toMatchObject({ status: 'none-needed' })
  })
  test('38 is early for long-term care; the need for life insurance waits for its engine', () => {
    expect(lines.find(({ line }) => line === 'long-term-care')).toMatchObject({ reason: 'too-early' })
    expect(lines.filter(({ line }) => line === 'life').map(({ reason }) => reason)).toEqual(['working', 'working'])
  })
  test('gaps: what is missing stands first', () => {
    expect(gapsOf(lines).map(({ line, status }) => [line, status])).toEqual([
      ['disability', 'missing'],
      ['disability', 'missing'],
    ])
  })
})

describe('line by line', () => {
  test('health: none, an unknown limit, too little cash', () => {
    expect(find({}, 'health')?.status).toBe('missing')
    expect(find({ policies: [policy({ kind: 'health' })] as never }, 'health')?.status).toBe('unknown')
    const cash = [entry(accountFields, { name: 'Cash', kind: 'savings', balance: 500 })]
    const plan = policy({ kind: 'health', outOfPocketMost: 8000 })
    expect(find({ policies: [plan], accounts: cash } as never, 'health')).toMatchObject({ status: 'short', held: 500 })
  })
  test('a car without a policy; none where there is no car', () => {
    const car = entry(propertyFields, { name: 'Car', kind: 'car', value: 9000 })
    expect(find({ properties: [car] } as never, 'auto')?.status).toBe('missing')
    expect(find({}, 'auto')).toBeUndefined()
  })
  test('a home of 900,000 and a limit of 100,000: liability is short, and an umbrella worth a look', () => {
    const household = {
      properties: [entry(propertyFields, { name: 'Home', kind: 'home', value: 900_000 })],
      policies: [policy({ kind: 'auto', coverage: 100_000 })],
    } as never
    expect(find(household, 'auto')).toMatchObject({ status: 'short', held: 100_000, target: 900_000 })
    expect(find(household, 'umbrella')).toMatchObject({ status: 'consider', held: 100_000 })
    expect(find(household, 'home')?.status).toBe('missing')
    expect(find(household, 'renters')).toBeUndefined()
  })
  test('disability: part of it, an unknown benefit, pay known only after tax, savings that are enough', () => {
    const wages = entry(incomeFields, {
      name: 'Pay',
      kind: 'wages',
      amount: 5000,
      every: 'month',
      isTakeHome: false,
      reliability: 9,
      isGuaranteed: true,
    })
    const household = { people: [you], incomes: [wages] }
    const own = (data: object) => ({ ...household, policies: [policy({ kind: 'disability-long', ...data })] }) as never
    expect(find(own({ monthlyBenefit: 2000 }), 'disability')).toMatchObject({
      status: 'short',
      target: 3000,
      held: 2000,
    })
    expect(find(own({ monthlyBenefit: 3000 }), 'disability')?.status).toBe('covered')
    expect(find(own({}), 'disability')?.status).toBe('unknown')
    expect(find({ ...household, incomes: [{ ...wages, isTakeHome: true }] } as never, 'disability')).toMatchObject({
      status: 'missing',
      target: null,
    })
    const rich = entry(accountFields, { name: 'Index', kind: 'brokerage', balance: 2_000_000 })
    expect(find({ ...household, accounts: [rich], monthlyEssentials: 4000 } as never, 'disability')?.status).toBe(
      'none-needed',
    )
  })
  test('life: nobody depends, a need met, a need open', () => {
    expect(find({ people: [you] } as never, 'life')?.status).toBe('none-needed')
    const family = { people: [you, child] } as never
    expect(find(family, 'life', null)?.reason).toBe('working')
    expect(find(family, 'life', [])?.reason).toBe('need-unknown')
    expect(find(family, 'life', [{ person: 'you', need: 500_000, have: 500_000 }])?.status).toBe('covered')
    expect(find(family, 'life', [{ person: 'you', need: 500_000, have: 20_000 }])).toMatchObject({
      status: 'missing',
      target: 500_000,
    })
  })
  test.each([
    [50_000, 'medicaid'],
    [300_000, 'between'],
    [900_000, 'can-pay'],
  ])('long-term care at 66 with %s saved', (balance, reason) => {
    const older = entry(personFields, { name: 'You', role: 'you', born: '1960-01' })
    const saved = entry(accountFields, { name: 'IRA', kind: 'traditional-ira', balance })
    expect(find({ people: [older], accounts: [saved] } as never, 'long-term-care')?.reason).toBe(reason)
  })
  test('property: a policy more never opens a gap that was not there', () => {
    const kinds = [
      'health',
      'auto',
      'home',
      'renters',
      'umbrella',
      'life-term',
      'disability-long',
      'long-term-care',
    ] as const
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.integer({ min: 0, max: 5_000_000 }), (kind, coverage) => {
        const household = { ...emptyHousehold, people: [you, child] } as Household
        const missing = (whole: Household) =>
          coverLines(whole, monthlyFlows(whole), today, rules, []).filter(({ status }) => status === 'missing').length
        const added = policy({ kind, coverage, outOfPocketMost: 0, monthlyBenefit: 0 })
        expect(missing({ ...household, policies: [added] as never })).toBeLessThanOrEqual(missing(household))
      }),
    )
  })
})
