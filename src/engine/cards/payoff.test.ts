import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { integerCourse, paymentsToClear } from '#engine/oracles/cards.ts'
import { type Card, owedOn } from './card.ts'
import type { MinimumRule } from './minimum.ts'
import { type PayoffOutcome, payOff } from './payoff.ts'
import type { PayoffOptions, PayoffPlan } from './payoff-plan.ts'

const usual: MinimumRule = { kind: 'percent-plus-interest', percent: 0.01, floor: 35 }
const none: MinimumRule = { kind: 'flat', amount: 0 }
const card = (key: string, balance: number, apr: number, more: Partial<Card> = {}): Card => ({
  key,
  name: `Card ${key}`,
  balance,
  apr,
  minimum: usual,
  ...more,
})
const monthly: PayoffOptions = { order: { kind: 'avalanche' }, firstMonth: '2026-11', interest: 'monthly' }

type Course = Exclude<PayoffOutcome, { outcome: 'refused' }>
const run = (cards: readonly Card[], plan: PayoffPlan, options: Partial<PayoffOptions> = {}): Course => {
  const got = payOff(cards, plan, { ...monthly, ...options })
  if (got.outcome === 'refused') throw new Error(got.reason)
  return got
}
const paidOff = (cards: readonly Card[], plan: PayoffPlan, options: Partial<PayoffOptions> = {}) => {
  const got = run(cards, plan, options)
  if (got.outcome !== 'paid-off') throw new Error(JSON.stringify(got.card))
  return got
}

describe('one card against an integer oracle', () => {
  it('5,000 at 21 %: 200 a month takes 34 payments; the minimum (1 % + interest, 35 floor) takes 195', () => {
    const fixed = integerCourse(500_000, 2_100, () => 20_000)
    expect(fixed.months).toBe(34)
    const got = paidOff([card('a', 5000, 0.21)], { kind: 'fixed-total', amount: 200 })
    expect(got).toMatchObject({ months: 34, totalInterest: fixed.interestCents / 100 })
    // 1 % of the balance before interest, plus the interest, at least 35.00.
    const least = integerCourse(500_000, 2_100, (b, i) => Math.max(3_500, Math.round(b / 100) + i))
    const slow = paidOff([card('a', 5000, 0.21)], { kind: 'minimum' })
    expect(least.months).toBe(195)
    expect(slow.months).toBe(195)
    expect(Math.abs(slow.totalInterest - least.interestCents / 100)).toBeLessThan(0.5)
    expect(slow.rows[0]).toMatchObject({ payment: 137.5, interest: 87.5, balance: 4950, month: '2026-11' })
  })
  it('property: months and interest agree with integer arithmetic to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 3_000_000 }),
        fc.integer({ min: 0, max: 3_600 }),
        fc.integer({ min: 500, max: 100_000 }),
        (balance, points, payment) => {
          const expected = integerCourse(balance, points, () => payment)
          const got = run([card('a', balance / 100, points / 10_000)], { kind: 'fixed-total', amount: payment / 100 })
          if (expected.months === 1_200) expect(got.outcome).toBe('never-paid-off')
          else {
            expect(got).toMatchObject({ outcome: 'paid-off', months: expected.months })
            expect(Math.round(got.totalInterest * 100)).toBe(expected.interestCents)
          }
        },
      ),
    )
  })
  it('property: within one payment of -ln(1 - Br/P)/ln(1 + r)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 20_000 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 2, max: 50 }),
        (balance, percent, share) => {
          const payment = Math.ceil((balance * percent) / 1_200 + balance / (4 * share))
          const got = paidOff([card('a', balance, percent / 100)], { kind: 'fixed-total', amount: payment })
          expect(Math.abs(got.months - paymentsToClear(balance, percent / 1_200, payment))).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})

describe('interest by the day', () => {
  it('APR / 365 x days of the month x balance, to the cent: 3,000 at 24 % is 61.15 in March and 55.23 in February', () => {
    // 3000 x 0.24 / 365 = 1.972603 a day; x 31 = 61.1507; x 28 = 55.2329; a leap February x 29 = 57.2055.
    const interestIn = (firstMonth: PayoffOptions['firstMonth']) =>
      run([card('a', 3000, 0.24)], { kind: 'fixed-total', amount: 500 }, { firstMonth, interest: 'daily' }).rows[0]
        ?.interest
    expect(interestIn('2027-03')).toBe(61.15)
    expect(interestIn('2027-02')).toBe(55.23)
    expect(interestIn('2028-02')).toBe(57.21)
  })
  it('new charges count half, and none on a card that starts the month clear', () => {
    // 1000 carried + 200/2 on average: 1100 x 0.12 / 12 = 11.00.
    const got = run([card('a', 1000, 0.12, { monthlyCharges: 200 })], { kind: 'fixed-total', amount: 400 })
    expect(got.rows[0]).toMatchObject({ interest: 11, balance: 811 })
    const clear = run([card('a', 0, 0.12, { monthlyCharges: 200 })], { kind: 'minimum' })
    expect(clear).toMatchObject({ outcome: 'paid-off', months: 0, totalInterest: 0, lastMonth: null })
  })
})

describe('two balances on one card (12 CFR 1026.53)', () => {
  const both = card('a', 500, 0.24, {
    minimum: { kind: 'flat', amount: 50 },
    promo: { balance: 1000, apr: 0, paymentsLeft: 12 },
  })
  it('the minimum goes to the lowest APR, what is above it to the highest', () => {
    // Interest 500 x 2 % = 10. Payment 200: 50 to the 0 % offer, 150 to the regular balance: 510 - 150 = 360, offer 950.
    const got = run([both], { kind: 'fixed-total', amount: 200 })
    expect(got.rows[0]?.balance).toBe(1310)
    expect(got.rows[1]?.interest).toBe(7.2)
  })
  it('when the offer ends its rest bears the regular rate', () => {
    const offer = card('a', 0, 0.24, { minimum: none, promo: { balance: 1000, apr: 0, paymentsLeft: 3 } })
    const got = run([offer], { kind: 'fixed-total', amount: 100 })
    expect(got.rows.slice(0, 4).map((m) => [m.interest, m.balance])).toEqual([
      [0, 900],
      [0, 800],
      [0, 700],
      [14, 614],
    ])
  })
  it('deferred interest is charged in full when a cent is left, and not at all when nothing is', () => {
    const offer = (balance: number) =>
      card('a', 0, 0.3, {
        minimum: none,
        promo: { balance, apr: 0, paymentsLeft: 3, deferred: { apr: 0.3, accrued: 40 } },
      })
    // 2.5 % a month of 300, 200, 100 in the background: 7.50 + 5.00 + 2.50 = 15.00, plus the 40.00 from before.
    expect(paidOff([offer(300)], { kind: 'fixed-total', amount: 100 })).toMatchObject({ months: 3, totalInterest: 0 })
    const late = paidOff([offer(300.01)], { kind: 'fixed-total', amount: 100 })
    // 0.01 left: 7.50 + 5.00 + 2.50 + 40.00 = 55.00 charged with the third payment; then 55.01 x 2.5 % = 1.38.
    expect(late.deferredInterestCharged).toBe(55)
    expect(late.rows[2]).toMatchObject({ balance: 55.01, interest: 55 })
    expect(late).toMatchObject({ months: 4, totalInterest: 56.38 })
  })
  it('in the last two cycles of a deferred offer the amount above the minimum goes to it first', () => {
    const offer = card('a', 1000, 0.24, {
      minimum: none,
      promo: { balance: 300, apr: 0, paymentsLeft: 3, deferred: { apr: 0.24, accrued: 0 } },
    })
    // Payment 1: 150 to the regular balance: 1000 + 20 - 150 = 870. Payments 2 and 3: 300 to the offer, cleared in time.
    const got = paidOff([offer], { kind: 'fixed-total', amount: 150 })
    expect(got.deferredInterestCharged).toBe(0)
    expect(got.rows[0]?.balance).toBe(1170)
    // 870 x 1.02 = 887.40; 887.40 x 1.02 = 905.148 -> 905.15, with the offer gone.
    expect(got.rows[2]?.balance).toBe(905.15)
  })
  it('an offer that is already over is part of the regular balance', () => {
    const over = card('a', 100, 0.12, { promo: { balance: 900, apr: 0, paymentsLeft: 0 } })
    expect(run([over], { kind: 'fixed-total', amount: 200 }).rows[0]).toMatchObject({ interest: 10, balance: 810 })
  })
})

describe('several cards', () => {
  const two = [
    card('low', 400, 0.1, { minimum: { kind: 'flat', amount: 25 } }),
    card('high', 2000, 0.25, { minimum: { kind: 'flat', amount: 60 } }),
  ]
  const plan: PayoffPlan = { kind: 'fixed-total', amount: 300 }
  const first = (kind: 'avalanche' | 'snowball') => paidOff(two, plan, { order: { kind } })

  it('the money above the minimums follows the order', () => {
    const payments = (c: Course) => c.rows[0]?.cards.map((b) => [b.key, b.payment])
    expect(payments(first('avalanche'))).toEqual([
      ['low', 25],
      ['high', 275],
    ])
    expect(payments(first('snowball'))).toEqual([
      ['low', 240],
      ['high', 60],
    ])
    expect(payments(paidOff(two, plan, { order: { kind: 'custom', keys: ['low'] } }))).toEqual(
      payments(first('snowball')),
    )
  })
  it('what clears a card rolls on in the same month', () => {
    const got = first('snowball')
    // low: 400 + 3.33 - 240 = 163.33; month 2: + 1.36 = 164.69 is due, so 300 - 164.69 = 135.31 goes to the other card.
    expect(got.rows[1]?.cards.map((b) => b.payment)).toEqual([164.69, 135.31])
    expect(got.cleared.map((c) => [c.key, c.index, c.month])).toEqual([
      ['low', 2, '2026-12'],
      ['high', got.months, got.lastMonth],
    ])
  })
  it('a total below the minimums is paid in order and reported', () => {
    const got = run(two, { kind: 'fixed-total', amount: 80 })
    expect(got.shortOfMinimums).toEqual({ index: 1, minimums: 85, payment: 80 })
    expect(got.rows[0]?.cards.map((b) => b.payment)).toEqual([20, 60])
  })
  it('minimum plus extra, and held at the first total', () => {
    const cards = [card('a', 3000, 0.2), card('b', 1000, 0.15)]
    const falling = paidOff(cards, { kind: 'minimum-plus', extra: 50 })
    const kept = paidOff(cards, { kind: 'minimum-plus', extra: 50, keepTotal: true })
    // Minimums: a 30 + 50 = 80, b floor 35 (10 + 12.50 = 22.50 is less): 115 + 50 = 165.
    expect(falling.rows[0]?.payment).toBe(165)
    expect(kept.rows.slice(0, -1).every((m) => m.payment === 165)).toBe(true)
    expect(kept.months).toBeLessThan(falling.months)
  })
  it('nothing owed, no cards', () => {
    expect(run([], { kind: 'minimum' })).toMatchObject({ outcome: 'paid-off', months: 0, rows: [] })
  })
})

describe('never paid off', () => {
  it('a payment of the interest or less: 10,000 at 24 % costs 200 a month', () => {
    for (const amount of [0, 150, 200])
      expect(run([card('a', 10000, 0.24, { minimum: none })], { kind: 'fixed-total', amount })).toMatchObject({
        outcome: 'never-paid-off',
        reason: 'payment-below-interest',
        card: { key: 'a', index: 1, interest: 200, charges: 0, payment: amount },
      })
    expect(run([card('a', 10000, 0.24, { minimum: none })], { kind: 'fixed-total', amount: 201 }).outcome).toBe(
      'paid-off',
    )
  })
  it('a minimum of 1.5 % of the balance at 24 % grows for ever, without overflowing', () => {
    const got = run([card('a', 10000, 0.24, { minimum: { kind: 'percent', percent: 0.015, floor: 25 } })], {
      kind: 'minimum',
    })
    expect(got).toMatchObject({ outcome: 'never-paid-off', reason: 'payment-below-interest' })
    expect(Number.isFinite(got.totalInterest)).toBe(true)
    expect(got.rows.length).toBeLessThanOrEqual(1_200)
  })
  it('names the card that grows beside one that shrinks', () => {
    const cards = [card('ok', 500, 0.1), card('bad', 9000, 0.3, { minimum: { kind: 'flat', amount: 100 } })]
    expect(run(cards, { kind: 'minimum' })).toMatchObject({
      outcome: 'never-paid-off',
      card: { key: 'bad', interest: 225, payment: 100 },
    })
  })
  it('new charges above the payment', () => {
    const got = run([card('a', 1000, 0.12, { monthlyCharges: 300 })], { kind: 'fixed-total', amount: 250 })
    expect(got).toMatchObject({ outcome: 'never-paid-off', card: { charges: 300, payment: 250 } })
  })
  it('shrinking, but over a hundred years', () => {
    // 100,000 without interest at 50 a month takes 2,000 months.
    expect(run([card('a', 100000, 0, { minimum: none })], { kind: 'fixed-total', amount: 50 })).toMatchObject({
      outcome: 'never-paid-off',
      reason: 'over-100-years',
    })
  })
  it('refuses broken input', () => {
    const plan: PayoffPlan = { kind: 'minimum' }
    expect(payOff([card('a', Number.NaN, 0.1)], plan, monthly)).toEqual({ outcome: 'refused', reason: 'not-a-number' })
    expect(payOff([card('a', 1e300, 0.1)], plan, monthly)).toEqual({ outcome: 'refused', reason: 'not-a-number' })
    expect(payOff([card('a', 1, -0.1)], plan, monthly)).toEqual({ outcome: 'refused', reason: 'negative-amount' })
    expect(payOff([card('a', 1, 0.1), card('a', 2, 0.1)], plan, monthly)).toEqual({
      outcome: 'refused',
      reason: 'same-key',
    })
  })
})

const rule = fc.oneof(
  fc.constant(usual),
  fc.constant<MinimumRule>({ kind: 'percent', percent: 0.03, floor: 25 }),
  fc.integer({ min: 5, max: 60 }).map((amount): MinimumRule => ({ kind: 'flat', amount })),
)
const anyCards = (promo: boolean) =>
  fc
    .array(
      fc.record({
        balance: fc.integer({ min: 1, max: 900_000 }).map((c) => c / 100),
        apr: fc.integer({ min: 0, max: 360 }).map((p) => p / 1000),
        minimum: rule,
        offer: fc.option(
          fc.record({
            balance: fc.integer({ min: 1, max: 500_000 }).map((c) => c / 100),
            paymentsLeft: fc.integer({ min: 0, max: 20 }),
            deferred: fc.boolean(),
          }),
        ),
      }),
      { minLength: 1, maxLength: 5 },
    )
    .map((list) =>
      list.map(({ offer, ...c }, i): Card => {
        const key = `c${i}`
        if (!promo || offer === null) return { key, name: key, ...c }
        const { deferred, ...rest } = offer
        return {
          key,
          name: key,
          ...c,
          promo: { apr: 0, ...rest, ...(deferred ? { deferred: { apr: 0.28, accrued: 10 } } : {}) },
        }
      }),
    )
const enough = (cards: readonly Card[]): number =>
  Math.ceil(cards.reduce((s, c) => s + (owedOn(c) + 10) * (0.04 + c.apr / 12) + 60, 0))

describe('properties', () => {
  it('to the cent: payments = what was owed + charges + interest, and each row carries on from the last', () => {
    fc.assert(
      fc.property(
        anyCards(true),
        fc.constantFrom('avalanche', 'snowball'),
        fc.constantFrom('daily', 'monthly'),
        (cards, kind, interest) => {
          const got = paidOff(cards, { kind: 'fixed-total', amount: enough(cards) }, { order: { kind }, interest })
          const expired = cards
            .filter((c) => c.promo?.paymentsLeft === 0)
            .reduce((s, c) => s + (c.promo?.deferred?.accrued ?? 0), 0)
          const start = cards.reduce((s, c) => s + owedOn(c), 0) + expired
          expect(got.totalPaid).toBeCloseTo(start + got.totalCharges + got.totalInterest, 6)
          for (const m of got.rows)
            for (const c of m.cards)
              expect(c.end).toBeCloseTo(c.start + c.interest + c.charges + c.deferredCharged - c.payment, 6)
        },
      ),
      { numRuns: 60 },
    )
  })
  it('with one card, a higher payment never takes longer nor costs more', () => {
    fc.assert(
      fc.property(anyCards(true), fc.integer({ min: 1, max: 300 }), (cards, more) => {
        const amount = enough(cards)
        const one = cards.slice(0, 1)
        const slow = paidOff(one, { kind: 'fixed-total', amount })
        const fast = paidOff(one, { kind: 'fixed-total', amount: amount + more })
        expect(fast.months).toBeLessThanOrEqual(slow.months)
        // Each month's interest is rounded to the cent, at most half a cent off.
        expect(fast.totalInterest).toBeLessThanOrEqual(slow.totalInterest + 0.005 * slow.months + 0.05)
      }),
      { numRuns: 60 },
    )
  })
  it('with unchanging rates and a fixed total, the highest APR first costs no more than any other order', () => {
    fc.assert(
      fc.property(anyCards(false), fc.array(fc.constantFrom('c0', 'c1', 'c2', 'c3', 'c4')), (cards, keys) => {
        const plan: PayoffPlan = { kind: 'fixed-total', amount: enough(cards) }
        const best = paidOff(cards, plan)
        // Rounding each cycle to the cent can move the total by half a cent per card and month.
        const slack = 0.005 * best.months * cards.length + 0.01
        for (const order of [{ kind: 'snowball' } as const, { kind: 'custom', keys } as const])
          expect(best.totalInterest).toBeLessThanOrEqual(paidOff(cards, plan, { order }).totalInterest + slack)
      }),
      { numRuns: 300 },
    )
  })
})

describe('stopAfter', () => {
  it('looks no further, and says so; within it nothing changes', () => {
    const debt = [card('a', 5000, 0.21)]
    const plan = { kind: 'fixed-total', amount: 200 } as const
    // 34 payments clear it, as above.
    expect(run(debt, plan, { stopAfter: 33 })).toMatchObject({ outcome: 'never-paid-off', reason: 'not-in-time' })
    expect(run(debt, plan, { stopAfter: 33 }).rows).toHaveLength(33)
    expect(run(debt, plan, { stopAfter: 34 })).toEqual(run(debt, plan))
  })
})

describe('the highest APR first, balance by balance', () => {
  it('passes over a card’s cheap offer while another card is dearer', () => {
    // 1,000 on offer at 0% and 100 at 30% on A, 1,000 at 20% on B, no minimums, 500 a month, equal months. Month 1: A is billed
    // 100 x 0.30 / 12 = 2.50, B 1,000 x 0.20 / 12 = 16.67. The 102.50 at 30% come first, the other 397.50 go to B: 619.17 is left there.
    const a = card('a', 100, 0.3, { minimum: none, promo: { balance: 1000, apr: 0, paymentsLeft: 12 } })
    const got = paidOff([a, card('b', 1000, 0.2, { minimum: none })], { kind: 'fixed-total', amount: 500 })
    expect(got.rows[0]?.cards.map(({ payment, end }) => [payment, end])).toEqual([
      [102.5, 1000],
      [397.5, 619.17],
    ])
  })
  it('counts what the minimum took off the cheap balance', () => {
    // A must get 40, which the offer takes (12 CFR 1026.53); the 102.50 at 30% then need 142.50 in all. 500 - 142.50 = 357.50 for B.
    const a = card('a', 100, 0.3, {
      minimum: { kind: 'flat', amount: 40 },
      promo: { balance: 1000, apr: 0, paymentsLeft: 12 },
    })
    const got = paidOff([a, card('b', 1000, 0.2, { minimum: none })], { kind: 'fixed-total', amount: 500 })
    expect(got.rows[0]?.cards.map(({ payment }) => payment)).toEqual([142.5, 357.5])
  })
})
