import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  oracleBalance,
  oracleDrift,
  oracleInterestPart,
  oraclePayment,
  oraclePaymentsToZero,
} from '#engine/oracles/lending.ts'
import { amortize, type PaidOff } from './amortize.ts'
import type { Extra, Loan } from './loan.ts'

const paidOff = (loan: Loan): PaidOff => {
  const result = amortize(loan)
  if (result.outcome !== 'paid-off') throw new Error(`Expected a payoff, got ${JSON.stringify(result)}`)
  return result
}

const inCents = (amount: number): number => Math.round(amount * 100)

/** Loan 1 of many tests: 300,000 at 6.5 % over 30 years from January 2026. */
const house: Loan = { principal: 300_000, annualRate: 0.065, termMonths: 360, startMonth: '2026-01' }

/** Every row must tie to the one before it, in whole cents, with principal and extra taken once each. */
const expectLedger = (loan: Loan, result: PaidOff): void => {
  let balance = inCents(loan.principal)
  let repaid = 0
  for (const row of result.rows) {
    expect(inCents(row.payment)).toBe(inCents(row.interest) + inCents(row.principal))
    balance -= inCents(row.principal) + inCents(row.extra)
    repaid += inCents(row.principal) + inCents(row.extra)
    expect(inCents(row.balance)).toBe(balance)
  }
  expect(balance).toBe(0)
  expect(repaid).toBe(inCents(loan.principal))
  expect(inCents(result.totalPrincipal) + inCents(result.totalExtra)).toBe(inCents(loan.principal))
  expect(inCents(result.totalPaid)).toBe(
    inCents(loan.principal) + inCents(result.totalInterest) + inCents(result.totalPenalty),
  )
}

describe('a plain mortgage', () => {
  it('first rows of 100,000 at 6 % over 30 years: 599.55 = 500.00 + 99.55, then 499.50 + 100.05', () => {
    // 100,000 x 0.005 = 500.00; 99,900.45 x 0.005 = 499.50225
    const { rows, regularPayment, payoffMonth, months } = paidOff({ ...house, principal: 100_000, annualRate: 0.06 })
    expect(regularPayment).toBe(599.55)
    expect(rows[0]).toEqual({
      index: 1,
      month: '2026-02',
      payment: 599.55,
      interest: 500,
      principal: 99.55,
      extra: 0,
      penalty: 0,
      balance: 99_900.45,
    })
    expect(rows[1]).toMatchObject({ month: '2026-03', interest: 499.5, principal: 100.05, balance: 99_800.4 })
    expect([rows.length, months, payoffMonth]).toEqual([360, 360, '2056-01'])
  })

  it('stays within the rounding of the closed form in every row', () => {
    const { rows, regularPayment } = paidOff(house)
    const i = 0.065 / 12
    for (const row of rows.slice(0, -1)) {
      // Given the rounded payment only the interest rounding (half a cent a row) can add up.
      const drift = oracleDrift(i, row.index, 0.005) + 0.001
      expect(Math.abs(row.balance - oracleBalance(300_000, i, regularPayment, row.index))).toBeLessThan(drift)
      expect(Math.abs(row.interest - oracleInterestPart(300_000, i, regularPayment, row.index))).toBeLessThan(
        0.006 + drift * i,
      )
    }
  })

  it('repays in one month, and at 0 %', () => {
    const one = paidOff({ ...house, principal: 1200, termMonths: 1, annualRate: 0.12 })
    expect(one.rows).toHaveLength(1)
    expect(one).toMatchObject({ regularPayment: 1212, lastPayment: 1212, totalInterest: 12, payoffMonth: '2026-02' })
    // 1,000 / 12 = 83.33; eleven of them leave 83.37 for the last
    const free = paidOff({ ...house, principal: 1000, termMonths: 12, annualRate: 0 })
    expect(free).toMatchObject({ regularPayment: 83.33, lastPayment: 83.37, totalInterest: 0, totalPaid: 1000 })
  })

  it('the smallest loan over the longest term ends with one cent', () => {
    const tiny = paidOff({ ...house, principal: 0.01, termMonths: 480, annualRate: 0.065 })
    expectLedger({ ...house, principal: 0.01 }, tiny)
    expect(tiny.totalPrincipal).toBe(0.01)
  })
})

describe('random loans', () => {
  it('10,000 of them repay their principal to the cent, up to 100 % a year, 480 months and 1e9 dollars', () => {
    // Numbers from a fixed linear congruential sequence, so that every run sees the same loans.
    let seed = 20261121
    const next = (): number => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      return seed / 2 ** 32
    }
    for (let count = 0; count < 10_000; count++) {
      const principal = Math.round(10 ** (next() * 11 - 2) * 100) / 100
      const annualRate = next() < 0.1 ? 0 : next() ** 3
      const termMonths = 1 + Math.floor(next() ** 3 * 480)
      const extras: Extra[] = next() < 0.3 ? [{ kind: 'monthly', amount: Math.round(principal * next()) / 100 }] : []
      const loan: Loan = { principal, annualRate, termMonths, startMonth: '2026-07', extras }
      const result = amortize(loan)
      if (result.outcome !== 'paid-off') throw new Error(`${JSON.stringify(loan)}: ${result.outcome}`)
      let sum = 0
      let broken = 0
      let previous = inCents(principal)
      for (const row of result.rows) {
        const step = inCents(row.principal) + inCents(row.extra)
        sum += step
        if (inCents(row.balance) !== previous - step) broken += 1
        previous = inCents(row.balance)
      }
      if (sum !== inCents(principal) || broken > 0 || previous !== 0 || result.rows.length > termMonths)
        throw new Error(`${JSON.stringify(loan)}: repaid ${sum} cents, ${broken} broken rows`)
    }
  })

  it('keep the ledger with every option at once', () => {
    const amount = fc.integer({ min: 0, max: 500_000 }).map((n) => n / 100)
    const frequency = fc.constantFrom('monthly', 'biweekly', 'biweekly-held', 'weekly', 'semimonthly', 'daily' as const)
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 50_000_000 }),
        fc.double({ min: 0, max: 0.3, noNaN: true }),
        fc.integer({ min: 13, max: 420 }),
        frequency,
        amount,
        amount,
        fc.integer({ min: 0, max: 12 }),
        (principal, annualRate, termMonths, beat, monthly, once, interestOnlyMonths) => {
          const loan: Loan = {
            principal: principal / 100,
            annualRate,
            termMonths,
            startMonth: '2026-07',
            frequency: beat as NonNullable<Loan['frequency']>,
            interestOnlyMonths,
            extras: [
              { kind: 'monthly', amount: monthly / 10, from: '2027-01', until: '2030-06' },
              { kind: 'yearly', amount: monthly, monthOfYear: 4 },
              { kind: 'once', amount: once, month: '2028-02' },
            ],
            recasts: ['2028-02'],
            rateChanges: [{ fromPayment: 40, annualRate: annualRate + 0.01 }],
          }
          expectLedger(loan, paidOff(loan))
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('extra payments', () => {
  it('300,000 at 6.5 %: one extra payment a year spread over the months ends in 290 months', () => {
    // n = ln(A / (A - P i)) / ln(1 + i) with A = 1,896.20 x 13 / 12 = 2,054.22 gives 289.6
    const result = paidOff({ ...house, extras: [{ kind: 'monthly', amount: 1896.2 / 12 }] })
    expect(oraclePaymentsToZero(300_000, 0.065 / 12, 1896.2 + 158.02)).toBe(290)
    expect(result.months).toBe(290)
    expect(result.payoffMonth).toBe('2050-03') // January 2026 + 290 months
  })

  it('are subtracted once: 1,000 extra lowers the balance by exactly 1,000 and stays out of principal', () => {
    const plain = paidOff(house).rows[0]
    const row = paidOff({ ...house, extras: [{ kind: 'once', amount: 1000, month: '2026-02' }] }).rows[0]
    expect(row?.principal).toBe(plain?.principal)
    expect(row?.payment).toBe(plain?.payment)
    expect(row?.extra).toBe(1000)
    expect(inCents(plain?.balance ?? 0) - inCents(row?.balance ?? 0)).toBe(100_000)
  })

  it('never exceed what is owed, and the last payment shrinks', () => {
    const result = paidOff({ ...house, principal: 5000, extras: [{ kind: 'once', amount: 1e6, month: '2026-03' }] })
    expect(result.rows).toHaveLength(2)
    expect(result.rows[1]?.balance).toBe(0)
    expect(inCents(result.totalExtra) + inCents(result.totalPrincipal)).toBe(500_000)
  })

  it('fall in their months: yearly in June, monthly between two dates, a start-month one with the first payment', () => {
    const { rows } = paidOff({
      ...house,
      extras: [
        { kind: 'yearly', amount: 600, monthOfYear: 6, until: '2027-12' },
        { kind: 'monthly', amount: 10, from: '2026-04', until: '2026-05' },
        { kind: 'once', amount: 7, month: '2026-01' },
      ],
    })
    const paid = rows.filter((row) => row.extra > 0).map((row) => [row.month, row.extra])
    expect(paid).toEqual([
      ['2026-02', 7],
      ['2026-04', 10],
      ['2026-05', 10],
      ['2026-06', 600],
      ['2027-06', 600],
    ])
  })

  it('stopping after two years still leaves the loan shorter than the plan', () => {
    const stopped = paidOff({ ...house, extras: [{ kind: 'monthly', amount: 300, until: '2028-01' }] })
    const kept = paidOff({ ...house, extras: [{ kind: 'monthly', amount: 300 }] })
    expect(stopped.months).toBeLessThan(360)
    expect(stopped.months).toBeGreaterThan(kept.months)
  })

  it('a larger extra never costs more interest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 1, max: 500 }), (amount, more) => {
        const some = paidOff({ ...house, extras: [{ kind: 'monthly', amount }] })
        const plenty = paidOff({ ...house, extras: [{ kind: 'monthly', amount: amount + more }] })
        expect(plenty.totalInterest).toBeLessThan(some.totalInterest)
      }),
      { numRuns: 40 },
    )
  })
})

describe('splitting a loan', () => {
  it('in two at any month changes no row', () => {
    const whole = paidOff(house)
    for (const cut of [1, 12, 100, 359]) {
      const row = whole.rows[cut - 1]
      if (row === undefined) throw new Error('row missing')
      const rest = paidOff({
        ...house,
        principal: row.balance,
        termMonths: 360 - cut,
        startMonth: row.month,
        payment: whole.regularPayment,
      })
      const tail = whole.rows.slice(cut).map(({ index, ...kept }) => ({ ...kept, index: index - cut }))
      expect(rest.rows).toEqual(tail)
    }
  })
})

describe('a payment of one’s own', () => {
  it('at or below the interest is never paid off', () => {
    // 300,000 x 0.065 / 12 = 1,625.00
    const short = { ...house, payment: 1625 }
    expect(amortize(short)).toEqual({
      outcome: 'never-paid-off',
      reason: 'payment-below-interest',
      payment: 1625,
      firstInterest: 1625,
    })
    expect(amortize({ ...house, payment: 0 }).outcome).toBe('never-paid-off')
    expect(amortize({ ...house, annualRate: 0, payment: 0 }).outcome).toBe('never-paid-off')
    expect(amortize({ ...house, annualRate: 10, payment: 1 }).outcome).toBe('never-paid-off')
  })

  it('a cent above the interest takes more than 100 years only in the arithmetic: n = ln(A/(A - Pi)) / ln(1+i)', () => {
    // A - P i = 0.01: ln(1625.01 / 0.01) / ln(1.00541667) = 2,221 months
    expect(amortize({ ...house, payment: 1625.01 })).toMatchObject({ reason: 'over-100-years' })
  })

  it('needs no term, and ends in the month of the closed form', () => {
    const loan: Loan = { principal: 20_000, annualRate: 0.09, startMonth: '2026-11', payment: 450 }
    expect(paidOff(loan).rows).toHaveLength(oraclePaymentsToZero(20_000, 0.0075, 450))
    expectLedger(loan, paidOff(loan))
  })

  it('that starts too small is rescued by a later extra, and the growth of the balance is reported', () => {
    const result = paidOff({
      ...house,
      payment: 1600,
      extras: [{ kind: 'once', amount: 50_000, month: '2027-01' }],
    })
    expect(result.negativeAmortization?.firstMonth).toBe('2026-02')
    expect(result.negativeAmortization?.highestBalance).toBeGreaterThan(300_000)
    expect(result.rows[0]).toMatchObject({ interest: 1625, principal: -25, balance: 300_025 })
    expect(paidOff(house).negativeAmortization).toBeNull()
  })
})

describe('biweekly', () => {
  it('held by the servicer saves only through the thirteenth payment', () => {
    const held = paidOff({ ...house, frequency: 'biweekly-held' })
    expect(held.rows[0]).toEqual(paidOff(house).rows[0])
    const extras = held.rows.slice(0, 36).filter((row) => row.extra > 0)
    expect(extras.map((row) => [row.index, row.extra])).toEqual([
      [12, 1896.2],
      [24, 1896.2],
      [36, 1896.2],
    ])
    // The same as one extra payment every January on the monthly loan that starts in January.
    const january = paidOff({ ...house, extras: [{ kind: 'yearly', amount: 1896.2, monthOfYear: 1 }] })
    expect(held.totalInterest).toBe(january.totalInterest)
  })

  it('credited as received saves a little more, in about the same months', () => {
    const real = paidOff({ ...house, frequency: 'biweekly' })
    const held = paidOff({ ...house, frequency: 'biweekly-held' })
    expect(real.regularPayment).toBe(948.1)
    // n = ln(A/(A - Pi)) / ln(1+i), A = 948.10, i = 0.065/26: 627.1, so 628 halves
    expect(real.rows).toHaveLength(oraclePaymentsToZero(300_000, 0.065 / 26, 948.1))
    expect(real.totalInterest).toBeLessThan(held.totalInterest)
    // B' = B(1 + i) - A each month and - A more every twelfth ends with payment 292; 628 x 14 days end on 2050-01-26
    expect([held.months, real.months]).toEqual([292, 288])
  })

  it('twice a month is no thirteenth payment: nearly the full term', () => {
    const twice = paidOff({ ...house, frequency: 'semimonthly' })
    expect(twice.months).toBeGreaterThan(355)
    expect(paidOff({ ...house, frequency: 'weekly' }).months).toBeLessThan(292)
    expect(paidOff({ ...house, frequency: 'daily', termMonths: 12 }).rows.length).toBeLessThanOrEqual(365)
  })
})

describe('unusual terms', () => {
  it('interest only: 60 months of 1,625.00, then the level payment over 300 months', () => {
    const result = paidOff({ ...house, interestOnlyMonths: 60 })
    expect(result.rows.slice(0, 60).every((row) => row.payment === 1625 && row.balance === 300_000)).toBe(true)
    expect(result.regularPayment).toBe(Math.round(oraclePayment(300_000, 0.065 / 12, 300) * 100) / 100)
    expect(result.months).toBe(360)
  })

  it('balloon: payments as for 30 years, the whole balance with the 84th', () => {
    const result = paidOff({ ...house, balloonMonth: 84 })
    const left = oracleBalance(300_000, 0.065 / 12, 1896.2, 83)
    expect(result.rows).toHaveLength(84)
    expect(Math.abs(result.lastPayment - left * (1 + 0.065 / 12))).toBeLessThan(0.6)
  })

  it('odd days: 19 days at 365 add 300,000 x 0.065 x 19/365 = 1,015.07 to the first payment or spread over all', () => {
    const first = paidOff({ ...house, oddDays: { days: 19 } })
    expect(first.rows[0]?.payment).toBe(2911.27) // 1,896.20 + 1,015.07
    expect(first.rows[1]).toEqual(paidOff(house).rows[1])
    const spread = paidOff({ ...house, oddDays: { days: 19, spread: true } })
    // P (1 + i + od) = A (1 + a_(n-1)), the present value one period on
    const i = 0.065 / 12
    const od = (0.065 * 19) / 365
    const a359 = (1 - (1 + i) ** -359) / i
    expect(spread.regularPayment).toBeCloseTo((300_000 * (1 + i + od)) / (1 + a359), 2)
    // Half a cent of payment rounding over 360 months grows to at most 0.005 s_360 = 5.54, and as much again from interest.
    expect(Math.abs(spread.lastPayment - spread.regularPayment)).toBeLessThan(11.1)
    expect(paidOff({ ...house, oddDays: { days: -10, daysPerYear: 360 } }).rows[0]?.interest).toBe(1083.33) // 20/360
  })

  it('recast after a lump sum keeps the term and lowers the payment', () => {
    const extras: Extra[] = [{ kind: 'once', amount: 50_000, month: '2031-01' }] // with payment 60
    const kept = paidOff({ ...house, extras })
    const recast = paidOff({ ...house, extras, recasts: ['2031-01'] })
    const left = recast.rows[59]?.balance ?? 0
    expect(recast.rows[60]?.payment).toBe(Math.round(oraclePayment(left, 0.065 / 12, 300) * 100) / 100)
    expect(recast.months).toBe(360)
    expect(kept.months).toBeLessThan(300)
    expect(kept.totalInterest).toBeLessThan(recast.totalInterest)
  })

  it('prepayment penalty: 2 % in year 1 beyond a free 20 % of the loan, 1 % in year 3, nothing later', () => {
    const result = paidOff({
      ...house,
      extras: [
        { kind: 'once', amount: 70_000, month: '2026-06' },
        { kind: 'once', amount: 61_000, month: '2028-06' },
        { kind: 'once', amount: 61_000, month: '2029-06' },
      ],
      prepaymentPenalty: { sharesByYear: [0.02, 0.02, 0.01], freeShareOfLoan: 0.2 },
    })
    // 2 % x (70,000 - 60,000) = 200; 1 % x (61,000 - 60,000) = 10
    expect(result.rows.filter((row) => row.penalty > 0).map((row) => row.penalty)).toEqual([200, 10])
    expect(result.totalPenalty).toBe(210)
  })
})

describe('refusals', () => {
  it.each([
    [{ principal: 0 }, 'bad-principal'],
    [{ principal: Number.NaN }, 'bad-principal'],
    [{ annualRate: -0.01 }, 'bad-rate'],
    [{ annualRate: Number.POSITIVE_INFINITY }, 'bad-rate'],
    [{ termMonths: 0 }, 'bad-term'],
    [{ termMonths: 12.5 }, 'bad-term'],
    [{ payment: -1 }, 'bad-payment'],
    [{ extras: [{ kind: 'monthly', amount: -5 }] }, 'bad-extra'],
    [{ extras: [{ kind: 'yearly', amount: 5, monthOfYear: 13 }] }, 'bad-extra'],
    [{ extras: [{ kind: 'once', amount: 5, month: '2025-12' }] }, 'extra-before-start'],
    [{ interestOnlyMonths: 360 }, 'bad-interest-only'],
    [{ balloonMonth: 361 }, 'bad-balloon'],
    [{ rateChanges: [{ fromPayment: 0, annualRate: 0.05 }] }, 'bad-rate-change'],
    [{ oddDays: { days: 3 }, frequency: 'weekly' }, 'bad-odd-days'],
    [{ prepaymentPenalty: { sharesByYear: [2] } }, 'bad-penalty'],
  ] as [Partial<Loan>, string][])('%j is %s', (change, reason) => {
    expect(amortize({ ...house, ...change })).toEqual({ outcome: 'refused', reason })
  })

  it('without a term there is nothing to recast to', () => {
    const loan: Loan = { principal: 1000, annualRate: 0.1, startMonth: '2026-01', payment: 50, recasts: ['2026-05'] }
    expect(amortize(loan)).toEqual({ outcome: 'refused', reason: 'recast-needs-term' })
    expect(amortize({ principal: 1000, annualRate: 0.1, startMonth: '2026-01' })).toEqual({
      outcome: 'refused',
      reason: 'bad-term',
    })
  })
})
