import { describe, expect, test } from 'vitest'
import { collegePrices, tuitionHistory } from '#facts/household/college.ts'
import { child, evaluate, figures, one, table, words } from './529.testkit.ts'
import { pricedFor } from './bills.ts'

describe('prices, gifts, credits', () => {
  test('a published price is that of August 2025 and rises from there; one’s own is today’s', () => {
    // 25,850 for 2025-26; in August 2027, two years on, at 4%: 25,850 × 1.04² = 27,959.36.
    const year = { born: 2009, years: 1 }
    expect(figures({ ...one(year), costGrowth: 4 }).price).toBeCloseTo(27_959.36, 2)
    // Nine months from November 2026: 25,850 × 1.04^0.75 = 26,621.69.
    expect(figures({ ...one({ ...year, cost: 25_850 }), costGrowth: 4 }).price).toBeCloseTo(26_621.69, 2)
    const [working] = evaluate({ ...one(year), costGrowth: 4 }).present().workings
    // 25,850 × 1.04^(15/12) = 27,148.90 in November 2026.
    expect(working?.steps?.[0]).toBe(
      'The published price for 2025-26, $25,850, has risen 4% a year since August 2025: $27,149 today.',
    )
  })
  test('prices that fall are not said to have risen', () => {
    // 25,850 × 0.95^(15/12) = 24,244.74.
    const [working] = evaluate({ ...one(), costGrowth: -5 }).present().workings
    expect(working?.steps?.[0]).toContain('has fallen 5% a year since August 2025: $24,245 today')
  })
  test('the published prices are those of the newest year of the history', () => {
    expect(tuitionHistory.value.at(-1)?.publicInState).toBe(collegePrices.value.publicInState.tuition)
    expect(collegePrices.where).toContain(pricedFor())
  })
  test('deposits that end within the year count only until then', () => {
    // One bill in August 2027: nine deposits of 1,000 from November 2026, not twelve.
    const at = { ...one({ born: 2009, years: 1 }), monthly: 1000, state: 'IL' }
    expect(figures(at).stateCounted).toBe(9000)
    // One of 2,500 in December, eight in 2027: 20,000 against 19,000 from one giver.
    const given = figures({ ...at, monthly: 2500, givers: '1' })
    expect([given.giftOver, given.giftOverLater]).toEqual([0, 1000])
  })
  test('a scholarship is not a price above the law’s limit, and any child above it is named', () => {
    const small = { born: 2024, school: 'k12', cost: 15_000 }
    const flat = { costGrowth: 0 }
    expect(words({ ...one({ ...small, scholarship: 5000 }), ...flat })).not.toContain('above what a plan can pay')
    const two = [
      { ...child, ...small },
      { ...child, ...small, name: 'B', cost: 30_000 },
    ]
    expect(words({ children: two, ...flat })).toContain('B’s K-12 costs are above what a plan can pay')
  })
  test('a deposit below the yearly gift amount is not called above it; each calendar year stands alone', () => {
    // 15,000 and one 500 in 2026, 6,000 in 2027: both within 19,000.
    const within = words({ ...one({ lump: 15_000 }), monthly: 500, givers: '1' })
    expect(within).not.toContain('Form 709')
    // 18,800 and 500 in 2026 are 300 above; spread, 3,860 a year, and 6,000 in 2027 leave 9,140.
    const spread = words({ ...one({ lump: 18_800 }), monthly: 500, givers: '1' })
    expect(spread).toContain('$19,300 for A this year is above the $19,000 gift tax exclusion')
    expect(spread).toContain('That leaves $9,140 a year for other gifts to A')
    // 95,000 fills five years, so that 1,000 in December and 12,000 a year after are over.
    const over = words({ ...one({ lump: 95_000 }), monthly: 1000, givers: '1' })
    expect(over).toContain('$1,000 over the $19,000 gift tax exclusion this year')
    expect(over).toContain('In later years, gifts are $12,000 a year over the exclusion.')
  })
  test('what is over a state’s limit may count later, where the rule held does not say', () => {
    // 12 × 2,000 = 24,000 against New York's 10,000 joint.
    const said = words({ ...one(), state: 'NY', monthly: 2000 })
    expect(said).toContain(
      '$14,000 of your contributions is over New York’s yearly limit. Some states count that in later years',
    )
    expect(words({ ...one(), state: 'VA', monthly: 2000 })).not.toContain('Some states count that')
  })
  test('what the plan leaves goes to a Roth IRA after the last bill, not before it is left', () => {
    // Last bill August 2037; the account of 2015 is old enough from 2030.
    expect(words({ ...one({ saved: 300_000 }), opened: 2015 })).toMatch(/Roth IRA, .* from 2037 on/)
    expect(words({ ...one(), opened: 2015, left: 20_000 })).toMatch(/Roth IRA, .* from 2030 on/)
  })
  test('the college credit of a year with little left to pay is that of what is left', () => {
    // 3,000: all of 2,000 and a quarter of 1,000, 2,250 a year (IRC 25A(b)(1)); four years 9,000.
    const said = words({ ...one({ cost: 10_000, scholarship: 7000 }), costGrowth: 0 })
    expect(said).toContain('up to $2,500 a year, $9,000 over 4 years')
  })
  test('a scholarship takes tuition first, so that less of it is left for the credit', () => {
    // In-state 2025-26: tuition 11,950. Less 9,000 is 2,950: 2,000 and a quarter of 950 is 2,237.50 a year, 8,950 in all.
    const flat = { costGrowth: 0, counts: 'living' }
    expect(words({ ...one({ scholarship: 9000 }), ...flat })).toContain('up to $2,500 a year, $8,950 over')
    // 25,850 less 9,000 and 2,950 kept out: 13,900 a year from the plan.
    expect(figures({ ...one({ scholarship: 9000 }), ...flat, credit: true }).planned).toBeCloseTo(4 * 13_900, 2)
    expect(words({ ...one({ scholarship: 12_000 }), ...flat })).not.toContain('tax credit')
  })
  test('California’s own tax on other uses is named', () => {
    const rule = (state: string) => String(table('leftover', { left: 10_000, state })?.rows.at(-1)?.[3])
    expect(rule('CA')).toContain('Form FTB 3805P')
    expect(rule('NY')).not.toContain('FTB')
  })
})
