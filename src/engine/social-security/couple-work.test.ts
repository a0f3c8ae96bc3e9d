import { describe, expect, it } from 'vitest'
import type { Tie } from './couple.ts'
import { pairPlans } from './couple-work.ts'
import { chargeYear } from './earnings-test.ts'
import { ownPlan, type Worker } from './own-plan.ts'
import { at, born, rules } from './social-security.testkit.ts'
import { timeline } from './timeline.ts'

/** 67 in March 2031; a claim in January 2027 is 50 months early. */
const birth = born('1964-03-02')
const january = at(2027, 1)
/** 40,000 a year through 2027: (40,000 − 24,480) ÷ 2 = 7,760 to be held, in that one year. */
const work = { yearlyPay: 40_000, stops: at(2028, 1) }
const pair = (a: Worker, b: Worker, tie: Tie = 'married', claimA = january, claimB = january) => {
  const alone = (worker: Worker, claim: number) => ownPlan(worker, claim, rules.workerReduction, rules.limits)
  return pairPlans(a, alone(a, claimA), b, alone(b, claimB), tie, rules)
}

it('POMS RS 02501.095: a worker of $378 with two auxiliaries of $160 and excess pay of $2,094 loses three months of $698', () => {
  const family = 378 + 160 + 160
  expect(chargeYear(2_094, Array(12).fill(family))).toEqual({ heldBack: [0, 1, 2], deducted: 2_094, refund: 0 })
})

describe('whoever draws an add-on and works', () => {
  // Own: 300 × (1 − 20% − 14 × 5/12%) = 222.5. Add-on: 1,700 − 300 = 1,400 × (1 − 25% − 14 × 5/12%) = 968.3. Together 1,190 a month.
  const drawer: Worker = { birth, pia: 300, work }
  const payer: Worker = { birth, pia: 3_400, work: null }

  it('is charged against both benefits: seven months of 1,190, of which 570 comes back', () => {
    const { first, second, forFirst } = pair(drawer, payer)
    expect(first.held.months).toEqual([0, 1, 2, 3, 4, 5, 6].map((month) => january + month))
    expect(first.held.refunds).toEqual([{ month: at(2028, 1), amount: 7 * 1_190 - 7_760 }])
    expect(second.held.months).toEqual([])
    // Seven of fifty months are given back, to both parts.
    expect(forFirst).toMatchObject({ early: 50, earlyAfterFullAge: 43 })
    expect(first.levels.at(-1)?.due).toBe(231.2)
  })

  it('in a year month by month: what is missing is the excess, to the dollar', () => {
    const life = (worker: Worker) => ({ worker, claim: january, death: at(2050, 1) })
    const paid = (one: Worker) =>
      timeline([life(one), life(payer)], 'married', january, 'at-once', null, rules)
        .filter(({ month }) => month <= at(2028, 1))
        .reduce((sum, { people }) => sum + (people[0]?.total ?? 0), 0)
    expect(paid({ ...drawer, work: null }) - paid(drawer)).toBe(7_760)
  })

  it('divorced: the same, on a former spouse’s record', () => {
    const { first } = pair(drawer, payer, { opens: january })
    expect(first.held.months).toHaveLength(7)
  })

  it('a person without a record loses add-on months alone', () => {
    // 1,700 × (1 − 25% − 14 × 5/12%) = 1,175.8: 7,760 takes seven months of 1,175, of which 465 comes back.
    const { first, forFirst } = pair({ birth, pia: 0, work }, payer)
    expect(first.held.months).toHaveLength(7)
    expect(first.held.refunds[0]?.amount).toBe(7 * 1_175 - 7_760)
    expect(forFirst?.earlyAfterFullAge).toBe(43)
  })
})

describe('a worker on whose record an add-on is paid', () => {
  // 2,000 × 74.1667% = 1,483.3; the spouse's half, 1,000 × 69.1667% = 691.6. Together 2,174 a month.
  const worker: Worker = { birth, pia: 2_000, work }
  const spouse: Worker = { birth, pia: 0, work: null }

  it('is charged against both: four months, in which the add-on is held too', () => {
    const { first, forSecond } = pair(worker, spouse)
    expect(first.held.months).toHaveLength(4)
    expect(first.held.refunds).toEqual([{ month: at(2028, 1), amount: 4 * (1_483 + 691) - 7_760 }])
    expect(forSecond?.heldByOther).toEqual(first.held.months)
    // Alone it would be six months of 1,483.
    expect(ownPlan(worker, january, rules.workerReduction, rules.limits).held.months).toHaveLength(6)
  })

  it('while both work, the add-on is charged once: the spouse’s pay takes what the worker’s has left', () => {
    const { first, second } = pair(worker, { ...spouse, work })
    expect(first.held.months).toHaveLength(4)
    // The eight other months of 2027 pay 691 each, 5,528 in all: less than 7,760.
    expect(second.held.months).toEqual([4, 5, 6, 7, 8, 9, 10, 11].map((month) => january + month))
    expect(second.held.refunds).toEqual([])
  })

  it('without an add-on or without work each plan stands as it is alone', () => {
    const equal: Worker = { birth, pia: 1_900, work }
    const { first, second, forFirst, forSecond } = pair(worker, equal)
    expect([forFirst, forSecond]).toEqual([null, null])
    expect(first).toEqual(ownPlan(worker, january, rules.workerReduction, rules.limits))
    expect(second).toEqual(ownPlan(equal, january, rules.workerReduction, rules.limits))
  })
})
