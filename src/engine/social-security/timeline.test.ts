import { describe, expect, it } from 'vitest'
import { at, born, rules } from './social-security.testkit.ts'
import { byYear, type Life, nominalFactor, timeline } from './timeline.ts'

/** Full age in June 2027 for both. */
const birth = born('1960-06-15')
const life = (pia: number, claim: number, death: number): Life => ({ worker: { birth, pia, work: null }, claim, death })

describe('a couple with every date fixed', () => {
  // A has 2,000 and claims at 67; B has 600 and claims at 62 and a month (59 months early: 29.58%), in July 2022.
  const a = life(2_000, at(2027, 6), at(2040, 1))
  const b = life(600, at(2022, 7), at(2050, 1))
  const months = timeline([a, b], 'married', at(2022, 1), 'at-once', null, rules)
  const inMonth = (month: number) => months.find((row) => row.month === month)

  it('own benefit first, the add-on from the later claim, the step-up after the death', () => {
    // 600 x (1 - 0.2958333) = 422.5, paid 422.
    expect(inMonth(at(2022, 6))?.total).toBe(0)
    expect(inMonth(at(2022, 7))?.people[1]).toEqual({ own: 422, spouse: 0, survivor: 0, total: 422, heldBack: 0 })
    // The add-on starts at B's full age, so nothing is lost: 1,000 - 600 = 400; 422.5 + 400 is paid as 822.
    expect(inMonth(at(2027, 6))?.people[1]).toEqual({ own: 422, spouse: 400, survivor: 0, total: 822, heldBack: 0 })
    expect(inMonth(at(2039, 12))?.total).toBe(2_822)
    // A dies in January 2040: from that month on B has 2,000 in all.
    expect(inMonth(at(2040, 1))?.people[1]).toEqual({ own: 422, spouse: 0, survivor: 1_578, total: 2_000, heldBack: 0 })
    expect(inMonth(at(2040, 1))?.people[0]?.total).toBe(0)
  })

  it('ends with the month before the last death', () => {
    expect(months.at(-1)?.month).toBe(at(2049, 12))
  })

  it('a trust-fund cut takes the same share of everything from its month on', () => {
    const cut = timeline([a, b], 'married', at(2022, 1), 'at-once', { from: at(2034, 1), paidShare: 0.77 }, rules)
    expect(cut.find((row) => row.month === at(2033, 12))?.total).toBe(2_822)
    expect(cut.find((row) => row.month === at(2034, 1))?.total).toBeCloseTo(2_822 * 0.77, 9)
  })
})

it('a survivor may wait until the benefit is largest', () => {
  // A dies in January 2024 without having claimed, aged 63; B is 63 with 600 claimed at 67.
  const a = life(2_000, at(2027, 6), at(2024, 1))
  const b = life(600, at(2027, 6), at(2050, 1))
  const atOnce = timeline([a, b], 'married', at(2024, 1), 'at-once', null, rules)
  const later = timeline([a, b], 'married', at(2024, 1), 'when-largest', null, rules)
  // Survivor full age for 1960 is 66 and 8 months (February 2027): 80 months after 60; January 2024 is 37 months early.
  // 2,000 x (1 - 0.285 x 37/80) = 1,736.375.
  expect(atOnce[0]?.total).toBe(1_736)
  expect(later[0]?.total).toBe(0)
  expect(later.find((row) => row.month === at(2027, 1))?.total).toBe(0)
  expect(later.find((row) => row.month === at(2027, 2))?.total).toBe(2_000)
})

it('work holds back the own benefit and the add-on on its record, and gives the months back at full age', () => {
  // A claims in July 2022 with 100,000 a year until full age: everything is held. B, without a record, claims at the same time.
  const a: Life = {
    worker: { birth, pia: 2_000, work: { yearlyPay: 100_000, stops: at(2027, 6) } },
    claim: at(2022, 7),
    death: at(2045, 1),
  }
  const months = timeline([a, life(0, at(2022, 7), at(2045, 1))], 'married', at(2022, 7), 'at-once', null, rules)
  // 1,408.3 for A; B half of 2,000 less 25% + 23 x 5/12% = 34.58%: 654.1.
  expect(months[0]?.people).toEqual([
    { own: 0, spouse: 0, survivor: 0, total: 0, heldBack: 1_408 },
    { own: 0, spouse: 0, survivor: 0, total: 0, heldBack: 654 },
  ])
  // 2027: pay before June is 41,667, under 65,160: five months are paid. The other 54 months are given back: 5 months early.
  const full = months.find((row) => row.month === at(2027, 6))
  // A: 5 x 5/9% = 2.7778%: 1,944.4. B: 5 x 25/36% = 3.4722%: 965.2.
  expect(full?.people.map(({ total }) => total)).toEqual([1_944, 965])
})

it('one person alone', () => {
  const months = timeline([life(1_000, at(2027, 6), at(2030, 6))], 'married', at(2027, 1), 'at-once', null, rules)
  expect(months.map(({ total }) => total).reduce((sum, total) => sum + total, 0)).toBe(36 * 1_000)
  expect(months).toHaveLength(41)
})

it('after a divorce only the first person appears, paid without the other’s claim', () => {
  const a = life(600, at(2027, 6), at(2050, 1))
  const b = life(2_000, at(2030, 6), at(2040, 1))
  const months = timeline([a, b], { opens: at(2025, 1) }, at(2027, 6), 'at-once', null, rules)
  expect(months[0]).toEqual({
    month: at(2027, 6),
    people: [{ own: 600, spouse: 400, survivor: 0, total: 1_000, heldBack: 0 }],
    total: 1_000,
  })
  expect(months.find((row) => row.month === at(2040, 1))?.total).toBe(2_480)
  expect(months.at(-1)?.month).toBe(at(2049, 12))
})

it('prices rise with each December', () => {
  const now = at(2026, 11)
  expect(nominalFactor(now, now, 0.025)).toBe(1)
  expect(nominalFactor(at(2026, 12), now, 0.025)).toBeCloseTo(1.025, 12)
  expect(nominalFactor(at(2027, 11), now, 0.025)).toBeCloseTo(1.025, 12)
  expect(nominalFactor(at(2027, 12), now, 0.025)).toBeCloseTo(1.025 ** 2, 12)
  expect(nominalFactor(at(2026, 12), at(2026, 12), 0.025)).toBe(1)
})

it('waiting ends sooner where the widow’s limit binds', () => {
  // A claimed at 62 and a month and dies in July 2022 + 1 year; the limit is 1,650. B, 63, without a record: 2,000 less
  // 0.285 x early/80 reaches 1,650 at 49.1 months early, so from 49 months before February 2027: January 2023, past already.
  const a = life(2_000, at(2022, 7), at(2023, 7))
  const b = life(0, at(2027, 6), at(2040, 1))
  const months = timeline([a, b], 'married', at(2023, 7), 'when-largest', null, rules)
  expect(months[0]?.total).toBe(1_650)
})

it('a year is the sum of its months', () => {
  const months = timeline([life(1_000, at(2027, 6), at(2029, 3))], 'married', at(2026, 12), 'at-once', null, rules)
  expect(byYear(months)).toEqual([
    { year: 2026, people: [0], total: 0 },
    { year: 2027, people: [7_000], total: 7_000 },
    { year: 2028, people: [12_000], total: 12_000 },
    { year: 2029, people: [2_000], total: 2_000 },
  ])
})
