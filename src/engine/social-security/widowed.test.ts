import { describe, expect, it } from 'vitest'
import { certainLife } from './mortality.ts'
import { at, born, rules } from './social-security.testkit.ts'
import { paidToWidowed, survivorStarts, widowedGrid, widowedPlan } from './widowed.ts'

/** Both full ages are 67. */
const birth = born('1964-12-02')
const now = birth.month62
const widow = (pia: number, claims: readonly number[]) => ({
  worker: { birth, pia, work: null },
  curve: certainLife(20 * 12),
  claims,
})
const plain = { now, realRate: 0, cut: null }

describe('already widowed', () => {
  it('may start from 60 (or now) to the survivor’s full retirement age', () => {
    expect(survivorStarts(widow(0, []), now)).toHaveLength(61)
    expect(survivorStarts(widow(0, []), now)[0]).toBe(now)
    expect(survivorStarts(widow(0, []), birth.survivorFullMonth + 5)).toEqual([birth.survivorFullMonth + 5])
    expect(survivorStarts(widow(0, []), birth.survivorFirstMonth - 50)[0]).toBe(birth.survivorFirstMonth)
  })

  it('survivor first and own later, and the other way round', () => {
    const grid = widowedGrid(
      widow(1_500, [birth.month62, birth.month70]),
      { full: 1_400, limit: null },
      [now, birth.survivorFullMonth],
      plain,
      rules,
    )
    // Survivor at 62: 60 of 84 months early, 1,400 x (1 - 0.285 x 60/84) = 1,115. Own at 62: 1,050; at 70: 1,860.
    // Both at 62 for 20 years: the larger, 1,115. Own at 62 and survivor at 67: 60 x 1,050 + 180 x 1,400.
    expect(grid.values[0]).toBeCloseTo(240 * 1_115, 6)
    expect(grid.values[1]).toBeCloseTo(60 * 1_050 + 180 * 1_400, 6)
    // Survivor at 62, own at 70: 96 x 1,115 + 144 x 1,860. Survivor at 67: 36 x 1,400 before it.
    expect(grid.values[2]).toBeCloseTo(96 * 1_115 + 144 * 1_860, 6)
    expect(grid.values[3]).toBeCloseTo(36 * 1_400 + 144 * 1_860, 6)
  })

  it('the widow’s limit makes waiting pointless', () => {
    const grid = widowedGrid(
      widow(0, [birth.month62]),
      { full: 2_000, limit: 1_650 },
      survivorStarts(widow(0, []), now),
      plain,
      rules,
    )
    // 1,650 is reached when 0.285 x early/84 is 17.5%: 51.6 months early. Waiting from 51 months on only loses payments.
    const values = Array.from(grid.values)
    const best = values.indexOf(Math.max(...values))
    expect(best).toBeLessThanOrEqual(60 - 51)
    expect(values.at(-1)).toBeCloseTo(180 * 1_650, 6)
  })
})

describe('already widowed and at work', () => {
  const base = { full: 1_400, limit: null }
  const worker = { birth, pia: 1_000, work: { yearlyPay: 120_000, stops: birth.fullMonth } }

  it('holds back the larger benefit and gives the months back on both', () => {
    // Both at 62 (December 2026) with 120,000 a year until full age in December 2031: 2026 charges half of 95,520 to one month
    // of 1,115, and every later year takes all twelve months; 2031 counts 11 months of pay: (110,000 - 65,160)/3 = 14,946,
    // more than 11 x 1,115. All 60 months are held back, so both are unreduced from full age.
    const plan = widowedPlan(worker, base, birth.month62, birth.month62, rules)
    expect(plan.due).toBe(1_115)
    expect(plan.own.held.months).toHaveLength(60)
    expect(plan.dueAfterFullAge).toBe(1_400)
    expect(plan.own.levels.map(({ paid }) => paid)).toEqual([700, 1_000])
    expect(paidToWidowed(plan, birth, birth.month62)).toBe(0)
    expect(paidToWidowed(plan, birth, birth.fullMonth)).toBe(1_400)
    const grid = widowedGrid(
      { worker, curve: certainLife(240), claims: [birth.month62] },
      base,
      [birth.month62],
      plain,
      rules,
    )
    expect(grid.values[0]).toBeCloseTo(180 * 1_400, 6)
  })

  it('gives back to each benefit only the months since its own start', () => {
    // Survivor's from 62, own from 66 (December 2030): the last 12 months are held for both.
    const plan = widowedPlan(worker, base, birth.month62 + 48, birth.month62, rules)
    expect(plan.own.held.months).toHaveLength(60)
    // 66: 12 months early is 6 2/3%: 933.3; all 12 given back at 67.
    expect(plan.own.levels.map(({ due }) => due)).toEqual([933.3, 1_000])
  })

  it('months held before 62 are credited at 62, those after it at full retirement age (42 USC 402(q)(7); POMS RS 00615.582)', () => {
    // 60 in December 2026, 62 in December 2028, survivor's full age 67. 2,000 is 28.5% less at 60: 1,430. Half of what 40,000 is above
    // 24,480 is 7,760: December 2026, and six months of 1,430 in 2027 and in 2028, of which 820 comes back in January. Thirteen of 84
    // months are credited at 62: 2,000 x (1 - 28.5% x 71/84) = 2,000 - 481.79, rounded up to 481.80.
    const younger = born('1966-12-02')
    const [from, law] = [at(2026, 12), { full: 2_000, limit: null }]
    const widowWho = (stops: number) => ({ birth: younger, pia: 0, work: { yearlyPay: 40_000, stops } })
    const paidIn = (plan: ReturnType<typeof widowedPlan>, first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, i) => paidToWidowed(plan, younger, first + i)).reduce(
        (a, b) => a + b,
        0,
      )
    const until62 = widowedPlan(widowWho(at(2029, 1)), law, younger.month70, from, rules)
    expect([until62.due, until62.dueFrom62, until62.dueAfterFullAge]).toEqual([1_430, 1_518.2, 1_518.2])
    expect(until62.own.held.months).toHaveLength(13)
    expect(paidIn(until62, from, at(2029, 12))).toBe(5 * 1_430 + 1_518 + 6 * 1_430 + 820 + 820 + 12 * 1_518)
    // Another year at work: six months of 1,518 held for the same 7,760 in 2029, credited only at 67: 84 - 19 = 65.
    const until63 = widowedPlan(widowWho(at(2030, 1)), law, younger.month70, from, rules)
    expect(until63.own.held.months).toHaveLength(19)
    expect([until63.dueFrom62, until63.dueAfterFullAge]).toEqual([1_518.2, 1_558.9])
    expect(paidIn(until63, at(2029, 2), at(2030, 1))).toBe(6 * 1_518 + (6 * 1_518 - 7_760) + 1_518)
  })

  it('the grid is the sum of the months paid', () => {
    const little = { ...worker, work: { yearlyPay: 40_000, stops: birth.month62 + 30 } }
    const claims = [birth.month62, birth.month62 + 31, birth.month70]
    const starts = [birth.month62, birth.month62 + 20, birth.survivorFullMonth]
    const grid = widowedGrid({ worker: little, curve: certainLife(240), claims }, base, starts, plain, rules)
    claims.forEach((claim, i) => {
      starts.forEach((start, j) => {
        const plan = widowedPlan(little, base, claim, start, rules)
        let sum = 0
        for (let month = now; month < now + 240; month++) sum += paidToWidowed(plan, birth, month)
        expect(grid.values[i * starts.length + j]).toBeCloseTo(sum, 6)
      })
    })
    // From 60 on, with months credited at 62 and at full age.
    const younger = born('1966-12-02')
    const [from, sixty] = [
      at(2026, 12),
      { birth: younger, pia: 1_700, work: { yearlyPay: 46_000, stops: at(2031, 4) } },
    ]
    const late = widowedGrid(
      { worker: sixty, curve: certainLife(300), claims: [younger.month62 + 5] },
      base,
      [from],
      { ...plain, now: from },
      rules,
    )
    const plan = widowedPlan(sixty, base, younger.month62 + 5, from, rules)
    const months = Array.from({ length: 300 }, (_, i) => paidToWidowed(plan, younger, from + i))
    expect(plan.dueFrom62).toBeGreaterThan(plan.due)
    expect(late.values[0]).toBeCloseTo(
      months.reduce((sum, paid) => sum + paid, 0),
      6,
    )
  })
})
