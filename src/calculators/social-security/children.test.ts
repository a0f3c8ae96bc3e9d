import { describe, expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import { calculator as tool } from './calculator.ts'

const { figures, words } = await askedWhole(tool)

/** Born on the 2nd, so that 62 is held for all of May 2028; certain to live to 90; every dollar counted alike. */
const told = {
  knows: 'benefit',
  birthDate: '1966-05-02',
  pia: 2000,
  pay: 0,
  claimAge: 744,
  health: 'fixed',
  livesTo: 1080,
  realRate: 0,
}
const child = (age: number, disabled = false) => ({ age, disabled })

describe('children on the record', () => {
  test('half of the PIA from the claim to 18, in the lifetime value', () => {
    // 10 in November 2026: 18 in November 2034. May 2028 to October 2034 is 78 months of 1,000.
    const without = figures(told).lifetimeValue ?? 0
    const found = figures({ ...told, children: [child(10)] })
    expect(found.childrenMonthly).toBe(1000)
    expect((found.lifetimeValue ?? 0) - without).toBeCloseTo(78_000, 4)
  })
  test('nothing before the claim, and nothing where they are grown by then', () => {
    const late = { ...told, claimAge: 840, children: [child(10)] }
    expect(figures(late).childrenMonthly).toBe(0)
    expect(words(late)).toContain('before you claim')
    expect(figures(late).lifetimeValue).toBe(figures({ ...told, claimAge: 840 }).lifetimeValue)
  })
  test('a spouse who cares for a child under 16 shares the family maximum', () => {
    // 150% × 1,643 + 272% × 357 = 3,435.50; less 2,000 leaves 1,435.50 for two who could have 1,000: 717.70 each.
    const couple = {
      ...told,
      marital: 'married',
      otherBirthDate: '1975-09-20',
      otherKnows: 'benefit',
      otherPia: 0,
      otherPay: 0,
      otherClaimAge: 804,
      children: [child(10)],
    }
    expect(figures(couple).childrenMonthly).toBe(717)
    expect(words(couple)).toContain('Your spouse gets $717 for caring for them')
    // With pay above the limit nothing is counted for caring, and the child has the whole half.
    expect(figures({ ...couple, otherPay: 60_000 }).childrenMonthly).toBe(1000)
  })
  test('where both parents have a record, the maximums are combined once both have claimed', () => {
    // Maximums 3,435.50 and 1.5 × 1,000 = 1,500: 4,935.50 less 2,000 is 2,935.50 for three who could have 1,000: 978.50 each.
    const couple = {
      ...told,
      marital: 'married',
      otherBirthDate: '1966-05-02',
      otherKnows: 'benefit',
      otherPia: 1000,
      otherPay: 0,
      otherClaimAge: 744,
      children: [child(8), child(9), child(10)],
    }
    expect(figures(couple).childrenMonthly).toBe(3 * 978)
    expect(words(couple)).toContain('at most $4,936 a month')
    // With the spouse still to claim the visitor's record pays, and the spouse who cares shares: 1,435.50 ÷ 4 = 358.80 each.
    expect(figures({ ...couple, otherClaimAge: 804 }).childrenMonthly).toBe(3 * 358)
    // Without a record of the visitor's own, the spouse's pays from both claims on: 500 left for three and the
    // visitor's half, 125 each.
    expect(figures({ ...couple, pia: 0 }).childrenMonthly).toBe(3 * 125)
  })
  test('a disabled child’s benefit goes on, and can make an early claim the better one', () => {
    const disabled = { ...told, children: [child(30, true)], livesTo: 1008 }
    const early = figures(disabled)
    const late = figures({ ...disabled, claimAge: 840 })
    expect(early.childrenMonthly).toBe(1000)
    expect((early.lifetimeValue ?? 0) - (late.lifetimeValue ?? 0)).toBeGreaterThan(
      (figures({ ...told, livesTo: 1008 }).lifetimeValue ?? 0) -
        (figures({ ...told, livesTo: 1008, claimAge: 840 }).lifetimeValue ?? 0) +
        90_000,
    )
  })
})

describe('already on a disability benefit', () => {
  // 55 in November 2026; 67 in May 2038. Certain to live to 90, every dollar counted alike.
  const onDisability = {
    knows: 'disability',
    birthDate: '1971-05-15',
    disabilityPaid: 1600,
    disabledSince: '2022-03',
    health: 'fixed',
    livesTo: 1080,
    realRate: 0,
  }
  test('is paid on at full retirement age as it is, with nothing to claim', () => {
    // 90 in May 2061: November 2026 to April 2061 is 414 months.
    expect(figures(onDisability).monthlyBenefit).toBe(1600)
    expect(figures(onDisability).lifetimeValue).toBeCloseTo(414 * 1600, 4)
    expect(words(onDisability)).toContain('a retirement benefit of the same amount')
    expect(words(onDisability)).toContain('May 2038')
    expect(figures({ ...onDisability, claimAge: 744 })).toEqual(figures({ ...onDisability, claimAge: 840 }))
  })
  test('its family maximum is 85% of average earnings, at most half as much again', () => {
    // Increases of 2022 to 2025 are 8.7, 3.2, 2.5 and 2.8%: 1,600 ÷ 1.18196… is 1,353.69 in 2022. Bends 1,024 and 6,172: average
    // 1,024 + (1,353.69 − 921.60) ÷ 32% = 2,374.3; 85% is 2,018.1, less than 1.5 × 1,353.69 = 2,030.5. Back in dollars of 2026: 2,385.
    const found = figures({ ...onDisability, children: [child(10)] })
    expect(found.childrenMonthly).toBeGreaterThanOrEqual(784)
    expect(found.childrenMonthly).toBeLessThanOrEqual(786)
    expect(words({ ...onDisability, children: [child(10)] })).toContain('Your child gets $785 a month at first')
  })
  test('the whole benefit is left to a survivor, whenever the disability began', () => {
    const couple = {
      ...onDisability,
      marital: 'married',
      otherBirthDate: '1971-05-15',
      otherKnows: 'benefit',
      otherPia: 0,
    }
    expect(words(couple)).toContain('your spouse keeps $1,600')
  })
})

describe('a disability', () => {
  test('is told from the record, with no reduction for age', () => {
    // 40, $60,000 at the wage level since 22 and 2 months (2008): worked by hand in disability.test.ts, 2,345 and 3,518.70.
    const worker = { knows: 'pay', birthDate: '1986-05-15', pay: 60_000, startAge: 264, workUntil: 804, claimAge: 804 }
    expect(words(worker)).toContain('If you became disabled now, you’d get about $2,345 a month')
    expect(words(worker)).toContain('at most $3,519')
  })
})
