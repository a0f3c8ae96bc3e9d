import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { couplePresentValue, type OraclePerson } from '../oracles/social-security.ts'
import { claimMonths, type LegalBirth } from './birth.ts'
import type { Partner } from './couple.ts'
import { coupleGrid, coupleWeighing } from './couple-grid.ts'
import { bestNear, bestPair, gridZone, yearlyClaims } from './grid-best.ts'
import { openClaimMonths } from './lifetime.ts'
import { certainLife, dyingIn, type SurvivalCurve } from './mortality.ts'
import type { Outlook } from './outlook.ts'
import { at, born, rules } from './social-security.testkit.ts'
import { timeline } from './timeline.ts'

/** A curve with deaths in a few months only, from weights. */
const curveOf = (deaths: readonly { month: number; weight: number }[]): SurvivalCurve => {
  const length = Math.max(...deaths.map((death) => death.month)) + 1
  const whole = deaths.reduce((sum, death) => sum + death.weight, 0)
  const curve = new Float64Array(length)
  for (let t = 0; t < length; t++)
    curve[t] = deaths.reduce((sum, death) => sum + (death.month > t ? death.weight : 0), 0) / whole
  return curve
}

const dyingOf = (curve: SurvivalCurve): number[] =>
  Array.from({ length: curve.length + 1 }, (_, t) => dyingIn(curve, t))

const oraclePerson = (birth: LegalBirth, pia: number, claim: number, curve: SurvivalCurve): OraclePerson => ({
  born: birth.month,
  fullAge: birth.fullAge,
  survivorFullAge: birth.survivorFullAge,
  pia,
  claim,
  dying: dyingOf(curve),
})

const births = fc
  .record({
    year: fc.integer({ min: 1955, max: 1972 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, day }) => born(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`))
const pias = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1_000, max: 42_000 }).map((dimes) => dimes / 10),
)
const curves = fc
  .array(fc.record({ month: fc.integer({ min: 0, max: 330 }), weight: fc.integer({ min: 1, max: 9 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map(curveOf)
const outlooks = fc.record({
  now: fc.constant(at(2026, 11)),
  realRate: fc.double({ min: 0, max: 0.05, noNaN: true }),
  cut: fc.oneof(fc.constant(null), fc.constant({ from: at(2034, 1), paidShare: 0.77 })),
})

const chosen = (list: readonly number[], part: number): number => list[Math.floor(part * (list.length - 1))] ?? 0

describe('against the slow double loop over months of death', () => {
  it('any couple, any pair of claims, any rate, with and without a trust-fund cut', () => {
    let largest = 0
    fc.assert(
      fc.property(
        births,
        births,
        pias,
        pias,
        curves,
        curves,
        outlooks,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (birthA, birthB, piaA, piaB, curveA, curveB, outlook, partA, partB) => {
          // Somebody past 62 has claimed already in half of the cases.
          const listFor = (birth: LegalBirth, part: number): number[] =>
            birth.firstMonth < outlook.now && part < 0.5 ? claimMonths(birth) : openClaimMonths(birth, outlook.now)
          const claimA = chosen(listFor(birthA, partA), partA)
          const claimB = chosen(listFor(birthB, partB), partB)
          const partner = (birth: LegalBirth, pia: number, curve: SurvivalCurve, claim: number): Partner => ({
            worker: { birth, pia, work: null },
            curve,
            claims: [claim],
          })
          const grid = coupleGrid(
            partner(birthA, piaA, curveA, claimA),
            partner(birthB, piaB, curveB, claimB),
            'married',
            outlook,
            rules,
          )
          const slow = couplePresentValue(
            oraclePerson(birthA, piaA, claimA, curveA),
            oraclePerson(birthB, piaB, claimB, curveB),
            {
              now: outlook.now,
              realRate: outlook.realRate,
              cutFrom: outlook.cut?.from ?? Infinity,
              paidShare: outlook.cut?.paidShare ?? 1,
            },
          )
          const difference = Math.abs((grid.values[0] ?? 0) - slow)
          largest = Math.max(largest, difference)
          expect(difference).toBeLessThan(0.01)
        },
      ),
      { numRuns: 150 },
    )
    expect(largest).toBeLessThan(0.01)
  })

  it('a whole grid of months', () => {
    const outlook: Outlook = { now: at(2026, 11), realRate: 0.02, cut: null }
    const a = born('1964-05-20')
    const b = born('1966-09-02')
    const curveA = curveOf([
      { month: 20, weight: 1 },
      { month: 70, weight: 1 },
      { month: 200, weight: 3 },
      { month: 330, weight: 2 },
    ])
    const curveB = curveOf([
      { month: 45, weight: 1 },
      { month: 101, weight: 1 },
      { month: 260, weight: 3 },
      { month: 400, weight: 2 },
    ])
    const grid = coupleGrid(
      { worker: { birth: a, pia: 2_874.3, work: null }, curve: curveA, claims: openClaimMonths(a, outlook.now) },
      { worker: { birth: b, pia: 911.8, work: null }, curve: curveB, claims: openClaimMonths(b, outlook.now) },
      'married',
      outlook,
      rules,
    )
    grid.rows.forEach((claimA, i) => {
      grid.columns.forEach((claimB, j) => {
        if (i % 19 !== 0 || j % 19 !== 0) return
        const slow = couplePresentValue(
          oraclePerson(a, 2_874.3, claimA, curveA),
          oraclePerson(b, 911.8, claimB, curveB),
          { now: outlook.now, realRate: 0.02, cutFrom: Infinity, paidShare: 1 },
        )
        expect(Math.abs((grid.values[i * grid.columns.length + j] ?? 0) - slow)).toBeLessThan(0.01)
      })
    })
  })
})

describe('by hand', () => {
  it('fixed deaths without interest: own, add-on, then the step-up', () => {
    // Both born 15 June 1960, full age 67 in June 2027. A has 2,000, B 600; both claim in June 2027.
    const birth = born('1960-06-15')
    const claims = [at(2027, 6)]
    const outlook: Outlook = { now: at(2027, 6), realRate: 0, cut: null }
    // A dies after 100 months, B after 160. A: 100 x 2,000. B: 100 x (600 + 400), then 60 x 2,000.
    const grid = coupleGrid(
      { worker: { birth, pia: 2_000, work: null }, curve: certainLife(100), claims },
      { worker: { birth, pia: 600, work: null }, curve: certainLife(160), claims },
      'married',
      outlook,
      rules,
    )
    expect(grid.values[0]).toBeCloseTo(100 * 2_000 + 100 * 1_000 + 60 * 2_000, 6)
  })

  it('widow’s limit: an early claim leaves 82.5% of the PIA, not the reduced benefit', () => {
    // A claims at 62 and a month (59 months early: 20% + 23 x 5/12% = 29.58%): 1,408. B had nothing and is at full age.
    const a = born('1960-06-15')
    const b = born('1955-06-15')
    const outlook: Outlook = { now: at(2022, 7), realRate: 0, cut: null }
    const grid = coupleGrid(
      { worker: { birth: a, pia: 2_000, work: null }, curve: certainLife(10), claims: [at(2022, 7)] },
      { worker: { birth: b, pia: 0, work: null }, curve: certainLife(30), claims: [at(2022, 7)] },
      'married',
      outlook,
      rules,
    )
    // B: half of 2,000 while both live (full age 66 and 2 months is past), then 1,650.
    expect(grid.values[0]).toBeCloseTo(10 * 1_408 + 10 * 1_000 + 20 * 1_650, 6)
  })

  it('a divorced person’s add-on does not wait for the former spouse’s claim, and only their money counts', () => {
    const a = born('1960-06-15')
    const b = born('1960-06-15')
    const now = at(2027, 6)
    const grid = coupleGrid(
      { worker: { birth: a, pia: 600, work: null }, curve: certainLife(160), claims: [now] },
      { worker: { birth: b, pia: 2_000, work: null }, curve: certainLife(100), claims: [at(2030, 6)] },
      { opens: now },
      { now, realRate: 0, cut: null },
      rules,
    )
    // 100 months of 1,000; then the full 2,480 with three years of credits, for 60 months.
    expect(grid.values[0]).toBeCloseTo(100 * 1_000 + 60 * 2_480, 6)
  })
})

it('months held back for work: the grid equals the timelines of all dates of death, weighted', () => {
  const outlook: Outlook = { now: at(2026, 11), realRate: 0.015, cut: { from: at(2034, 1), paidShare: 0.77 } }
  fc.assert(
    fc.property(
      pias,
      pias,
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 0, max: 95 }),
      fc.integer({ min: 0, max: 95 }),
      fc.integer({ min: 10_000, max: 90_000 }),
      (piaA, piaB, stopA, stopB, i, j, pay) => {
        const a = born('1964-05-20')
        const b = born('1963-09-01')
        // Deaths past both full ages, so that a survivor has one start only.
        const deathsA = [
          { month: 130, weight: 1 },
          { month: 210, weight: 2 },
          { month: 333, weight: 1 },
        ]
        const deathsB = [
          { month: 125, weight: 2 },
          { month: 240, weight: 1 },
          { month: 301, weight: 3 },
        ]
        const workerA = { birth: a, pia: piaA, work: { yearlyPay: pay, stops: outlook.now + stopA } }
        const workerB = { birth: b, pia: piaB, work: { yearlyPay: pay * 1.7, stops: outlook.now + stopB } }
        const claimA = claimMonths(a)[i] ?? 0
        const claimB = claimMonths(b)[j] ?? 0
        const grid = coupleGrid(
          { worker: workerA, curve: curveOf(deathsA), claims: [Math.max(claimA, outlook.now)] },
          { worker: workerB, curve: curveOf(deathsB), claims: [Math.max(claimB, outlook.now)] },
          'married',
          outlook,
          rules,
        )
        let slow = 0
        for (const x of deathsA)
          for (const y of deathsB) {
            const months = timeline(
              [
                { worker: workerA, claim: Math.max(claimA, outlook.now), death: outlook.now + x.month },
                { worker: workerB, claim: Math.max(claimB, outlook.now), death: outlook.now + y.month },
              ],
              'married',
              outlook.now,
              'at-once',
              outlook.cut,
              rules,
            )
            for (const { month, total } of months)
              slow += ((x.weight * y.weight) / 24) * total * 1.015 ** (-(month - outlook.now) / 12)
          }
        expect(Math.abs((grid.values[0] ?? 0) - slow)).toBeLessThan(0.01)
      },
    ),
    { numRuns: 60 },
  )
})

describe('the grid as a whole', () => {
  const outlook: Outlook = { now: at(2026, 11), realRate: 0.02, cut: null }
  const a = born('1964-12-02')
  const b = born('1965-03-02')
  const long = curveOf([
    { month: 200, weight: 1 },
    { month: 330, weight: 2 },
    { month: 420, weight: 1 },
  ])
  const claims = claimMonths(a)
  const partner = (birth: LegalBirth, pia: number): Partner => ({
    worker: { birth, pia, work: null },
    curve: long,
    claims: openClaimMonths(birth, outlook.now),
  })

  it('has 97 months for somebody born on the 2nd, and nine years of them', () => {
    expect(claims).toHaveLength(97)
    expect(yearlyClaims(claims, a)).toHaveLength(9)
    expect(yearlyClaims(claimMonths(born('1964-12-20')), born('1964-12-20'))).toHaveLength(9)
  })

  it('is the same for the couple named the other way round', () => {
    const one = coupleGrid(partner(a, 2_500), partner(b, 700), 'married', outlook, rules)
    const other = coupleGrid(partner(b, 700), partner(a, 2_500), 'married', outlook, rules)
    one.rows.forEach((_, i) => {
      one.columns.forEach((__, j) => {
        expect(one.values[i * one.columns.length + j]).toBeCloseTo(other.values[j * other.columns.length + i] ?? 0, 6)
      })
    })
  })

  it('names the zone around the best pair', () => {
    const grid = coupleGrid(partner(a, 2_500), partner(b, 700), 'married', outlook, rules)
    const zone = gridZone(grid)
    expect(zone).not.toBeNull()
    if (zone === null) return
    expect(grid.values[zone.row * grid.columns.length + zone.column]).toBe(Math.max(...grid.values))
    expect(zone.pairs).toBe(grid.values.filter((value) => value >= 0.99 * zone.bestValue).length)
    expect(zone.rows.first).toBeLessThanOrEqual(grid.rows[zone.row] ?? 0)
    expect(zone.rows.last).toBeGreaterThanOrEqual(grid.rows[zone.row] ?? 0)
  })

  it('a cut or a higher rate never helps, a larger record of either never hurts', () => {
    const valuesOf = (piaA: number, piaB: number, changed: Partial<Outlook>): Float64Array =>
      coupleGrid(
        { ...partner(a, piaA), claims: yearlyClaims(claims, a) },
        { ...partner(b, piaB), claims: yearlyClaims(claimMonths(b), b) },
        'married',
        { ...outlook, ...changed },
        rules,
      ).values
    const plain = valuesOf(2_500, 700, {})
    const never = (less: Float64Array, more: Float64Array): void =>
      less.forEach((value, k) => {
        expect(value).toBeLessThanOrEqual((more[k] ?? 0) + 1e-6)
      })
    never(valuesOf(2_500, 700, { cut: { from: at(2034, 1), paidShare: 0.77 } }), plain)
    never(valuesOf(2_500, 700, { realRate: 0.04 }), plain)
    never(plain, valuesOf(2_600, 700, {}))
    never(plain, valuesOf(2_500, 1_400, {}))
    // With the whole benefit still paid the switch changes nothing.
    expect(Array.from(valuesOf(2_500, 700, { cut: { from: at(2034, 1), paidShare: 1 } }))).toEqual(Array.from(plain))
  })

  it('the best pair of all is found from the yearly one, looking only around it', () => {
    const all = [openClaimMonths(a, outlook.now), openClaimMonths(b, outlook.now)] as const
    const yearly = [yearlyClaims(all[0], a), yearlyClaims(all[1], b)] as const
    for (const [piaA, piaB] of [
      [2_500, 700],
      [1_200, 1_100],
      [400, 2_900],
    ] as const) {
      const weigh = coupleWeighing(partner(a, piaA), partner(b, piaB), 'married', outlook, rules)
      let asked = 0
      const counted: typeof weigh = (rows, columns) => {
        asked += rows.length * columns.length
        return weigh(rows, columns)
      }
      expect(bestNear(bestPair(counted(...yearly)), all, counted)).toEqual(bestPair(weigh(...all)))
      expect(asked).toBeLessThan((all[0].length * all[1].length) / 8)
    }
  })

  it('two people without a record have nothing', () => {
    expect(gridZone(coupleGrid(partner(a, 0), partner(b, 0), 'married', outlook, rules))).toBeNull()
  })
})
