import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate } from '#engine/month.ts'
import { type CardTerms, type CycleResult, dailyLedger, type LedgerCycle, type PaymentPlan } from './daily-ledger.ts'

const terms: CardTerms = {
  apr: 0.2449,
  compounding: 'daily',
  fullPaymentsToRegain: 1,
  minimum: { kind: 'percent-plus-interest', percent: 0.01, floor: 35 },
  lateFee: 30,
}
const dates = [
  ['2026-11-13', '2026-12-12', '2026-12-07'],
  ['2026-12-13', '2027-01-12', '2027-01-07'],
  ['2027-01-13', '2027-02-12', '2027-02-07'],
  ['2027-02-13', '2027-03-12', '2027-03-07'],
] as const
const four = (plan: PaymentPlan, purchases: number, daysEarly = 0): LedgerCycle[] =>
  dates.map(([opens, closes, due]) => ({ opens, closes, due, plan, daysEarly, purchases }))
const told = (results: readonly CycleResult[]) =>
  results.map(({ interest, interestOnPurchases, paidInFull, hasGrace, closing }) => [
    interest,
    interestOnPurchases,
    paidInFull,
    hasGrace,
    closing,
  ])
const april = (plan: PaymentPlan): LedgerCycle[] => [
  { opens: '2026-04-01', closes: '2026-04-30', due: '2026-04-25', plan, daysEarly: 0, purchases: 0 },
]

describe('losing the grace period (12 CFR 1026.54)', () => {
  // The account of the official comments: 15%, cycles by calendar month, due on the 25th, a 500 purchase in March, 400 paid in time.
  const lawful: CardTerms = { ...terms, apr: 0.15, compounding: 'cycle' }
  it('only the unpaid 100 bears interest, from April 1: not the 400 repaid in time, not March', () => {
    // 100 × 0.15 ÷ 365 × 30 = 1.2329
    const [result] = dailyLedger(
      lawful,
      { statement: 500, hasGrace: true, minimum: 25 },
      april({ kind: 'amount', amount: 400 }),
    )
    expect(result).toMatchObject({ interest: 1.23, paidInFull: false, hasGrace: false, closing: 101.23, lateFee: 0 })
  })
  it('paid in full by the due date: no interest at all', () => {
    const [result] = dailyLedger(lawful, { statement: 500, hasGrace: true, minimum: 25 }, april({ kind: 'full' }))
    expect(result).toMatchObject({ interest: 0, closing: 0, hasGrace: true })
  })
  it('paid in full a day late: the whole 500 bears interest until then, and a late fee follows', () => {
    // 500 × 25 days (April 1 to 25) × 0.15 ÷ 365 = 5.137; the fee of 25 (no more than the minimum) for 5 days: 0.0514.
    const late = april({ kind: 'full' }).map((cycle) => ({ ...cycle, daysEarly: -1 }))
    const [result] = dailyLedger(lawful, { statement: 500, hasGrace: true, minimum: 25 }, late)
    expect(result).toMatchObject({ interest: 5.19, lateFee: 25, paidInFull: false, closing: 30.19 })
  })
  it('nothing paid: the fee is the smaller of the agreement’s and the minimum', () => {
    const of = (minimum: number) =>
      dailyLedger(lawful, { statement: 500, hasGrace: true, minimum }, april({ kind: 'nothing' }))[0]?.lateFee
    expect([of(25), of(40)]).toEqual([25, 30])
  })
})

describe('trailing interest', () => {
  it('a carried 1,000 at 20% paid in full on the 25th has cost 24 days', () => {
    // 1,000 × 0.20 ÷ 365 × 24 = 13.1507
    const card: CardTerms = { ...terms, apr: 0.2, compounding: 'cycle' }
    const [result] = dailyLedger(card, { statement: 1000, hasGrace: false, minimum: 30 }, april({ kind: 'full' }))
    expect(result).toMatchObject({ interest: 13.15, closing: 13.15, hasGrace: true })
    // 24 days of 1,000 and 6 of nothing.
    expect(result?.averageDailyBalance).toBeCloseTo(800, 9)
  })
})

// The figures below are from a separate program that follows every dollar as a lot with its own first and last day.
describe('four statements, by lots', () => {
  const carried = { statement: 6800, hasGrace: false, minimum: 207 }
  const free = { ...terms, lateFee: 0 }
  const pay220: PaymentPlan = { kind: 'amount', amount: 220 }
  it('220 a month against 6,800 at 24.49% and 300 of purchases, interest added daily', () => {
    expect(told(dailyLedger(free, carried, four(pay220, 300)))).toEqual([
      [140.47, 3.14, false, false, 7020.47],
      [149.86, 3.24, false, false, 7250.33],
      [154.69, 3.24, false, false, 7485.02],
      [143.95, 2.94, false, false, 7708.97],
    ])
  })
  it('the same by the average daily balance', () => {
    expect(told(dailyLedger({ ...free, compounding: 'cycle' }, carried, four(pay220, 300)))).toEqual([
      [139.11, 3.12, false, false, 7019.11],
      [148.33, 3.22, false, false, 7247.44],
      [153.08, 3.22, false, false, 7480.52],
      [142.57, 2.92, false, false, 7703.09],
    ])
  })
  it('ten days earlier', () => {
    expect(told(dailyLedger(free, carried, four(pay220, 300, 10))).map(([interest]) => interest)).toEqual([
      138.98, 148.34, 153.14, 142.38,
    ])
  })
  it('paid in full: purchases are free again at once, or after two statements', () => {
    expect(told(dailyLedger(free, carried, four({ kind: 'full' }, 300)))).toEqual([
      [110.79, 0, true, true, 410.79],
      [1.88, 0, true, true, 301.88],
      [0.03, 0, true, true, 300.03],
      [0, 0, true, true, 300],
    ])
    expect(told(dailyLedger({ ...free, fullPaymentsToRegain: 2 }, carried, four({ kind: 'full' }, 300)))).toEqual([
      [113.93, 3.14, true, false, 413.93],
      [7.03, 0, true, true, 307.03],
      [0.12, 0, true, true, 300.12],
      [0, 0, true, true, 300],
    ])
  })
  it('all but 100 of 1,200: most of the interest is on new purchases', () => {
    const grace = { statement: 1200, hasGrace: true, minimum: 35 }
    expect(told(dailyLedger(free, grace, four({ kind: 'all-but', left: 100 }, 1200)))).toEqual([
      [14.59, 12.56, false, false, 1314.59],
      [35.69, 12.97, false, false, 1335.69],
      [36.05, 12.97, false, false, 1336.05],
      [32.09, 11.75, false, false, 1332.09],
    ])
  })
})

describe('whatever is typed', () => {
  const money = fc.integer({ min: 0, max: 3_000_000 }).map((cents) => cents / 100)
  const plan = fc.oneof(
    fc.constant<PaymentPlan>({ kind: 'full' }),
    fc.constant<PaymentPlan>({ kind: 'minimum' }),
    fc.constant<PaymentPlan>({ kind: 'nothing' }),
    money.map((amount): PaymentPlan => ({ kind: 'amount', amount })),
    money.map((left): PaymentPlan => ({ kind: 'all-but', left })),
  )
  const card = fc.record({
    apr: fc.integer({ min: 0, max: 4000 }).map((points) => points / 10_000),
    compounding: fc.constantFrom<CardTerms['compounding']>('daily', 'cycle'),
    fullPaymentsToRegain: fc.constantFrom<1 | 2>(1, 2),
    lateFee: fc.constantFrom(0, 30),
  })
  const days = fc.integer({ min: -10, max: 40 })
  const made = (one: Omit<CardTerms, 'minimum'>): CardTerms => ({ ...one, minimum: terms.minimum })

  it('each statement is the last one, less the payment, plus interest, fee and purchases, to the cent', () => {
    fc.assert(
      fc.property(card, money, fc.boolean(), plan, money, days, (one, statement, hasGrace, how, bought, early) => {
        const results = dailyLedger(made(one), { statement, hasGrace, minimum: null }, four(how, bought, early))
        for (const [i, result] of results.entries()) {
          const { payment, interest, lateFee, purchases, closing } = result
          expect(result.statement - payment + interest + lateFee + purchases).toBeCloseTo(closing, 6)
          expect(result.rows.at(-1)?.owed).toBeCloseTo(closing, 1)
          expect(result.rows.reduce((sum, row) => sum + row.interest, 0)).toBeCloseTo(interest, 1)
          if (i > 0) expect(result.statement).toBe(results[i - 1]?.closing)
          if (one.apr === 0) expect(interest).toBe(0)
          if (hasGrace && results.slice(0, i + 1).every((one) => one.paidInFull)) expect(interest).toBe(0)
        }
      }),
    )
  })
  it('paying earlier never costs more, and adding interest daily never less', () => {
    fc.assert(
      fc.property(
        card,
        money,
        fc.boolean(),
        plan,
        money,
        fc.integer({ min: 0, max: 20 }),
        (one, owed, grace, how, bought, early) => {
          const total = (given: CardTerms, daysEarly: number) =>
            dailyLedger(
              given,
              { statement: owed, hasGrace: grace, minimum: null },
              four(how, bought, daysEarly).slice(0, 1),
            )[0]?.interest ?? 0
          const cycle = made({ ...one, compounding: 'cycle' })
          const daily = made({ ...one, compounding: 'daily' })
          expect(total(cycle, early)).toBeLessThanOrEqual(total(cycle, 0))
          expect(total(daily, 0)).toBeGreaterThanOrEqual(total(cycle, 0))
        },
      ),
    )
  })
  it('a payment outside the cycle is moved to its first or last day', () => {
    const of = (daysEarly: number): IsoDate | undefined =>
      dailyLedger(terms, { statement: 100, hasGrace: false, minimum: null }, four({ kind: 'full' }, 0, daysEarly))[0]
        ?.paidOn
    expect([of(60), of(-60), of(3)]).toEqual(['2026-11-13', '2026-12-12', addDays('2026-12-07', -3)])
  })
})
