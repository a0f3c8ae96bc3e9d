import { describe, expect, it } from 'vitest'
import { oracleBalance, oraclePayment } from '#engine/oracles/lending.ts'
import { amortize, type PaidOff } from './amortize.ts'
import { mortgageApr } from './apr.ts'
import type { Accrual, Extra, Loan } from './loan.ts'

const paidOff = (loan: Loan): PaidOff => {
  const result = amortize(loan)
  if (result.outcome !== 'paid-off') throw new Error(`Expected a payoff, got ${JSON.stringify(result)}`)
  return result
}

const inCents = (amount: number): number => Math.round(amount * 100)
const round = (amount: number): number => Math.round(amount * 100) / 100
const loan: Loan = { principal: 100_000, annualRate: 0.08, termMonths: 120, startMonth: '2026-01' }

describe('12 CFR 1026 Appendix H-24(B) and H-25(B): 162,000 at 3.875 % over 30 years, insured at 82.35 a month', () => {
  const sample = paidOff({ principal: 162_000, annualRate: 0.03875, termMonths: 360, startMonth: '2013-05' })

  it('761.78 a month; in 5 years 15,773 of principal is paid off', () => {
    expect(sample.regularPayment).toBe(761.78)
    expect(Math.round(162_000 - (sample.rows[59]?.balance ?? 0))).toBe(15_773)
  })

  it('insurance ends at 78 % of 180,000 after 80 payments; the APR with it is 4.174 %', () => {
    const insured = sample.rows.findIndex((row) => row.balance <= 0.78 * 180_000) + 1
    expect(insured).toBe(80)
    const insuranceByMonth = Array.from({ length: insured }, () => 82.35)
    const terms = { loanAmount: 162_000, annualRate: 0.03875, termMonths: 360, prepaidFinanceCharge: 0 }
    const apr = mortgageApr({ ...terms, insuranceByMonth })
    expect(apr.outcome === 'found' && Math.round(apr.apr * 100_000)).toBe(4174)
    // The printed finance charge of 118,830.27 leaves payments unrounded; a schedule in cents is within 2 dollars of it.
    expect(Math.abs(sample.totalInterest + insured * 82.35 - 118_830.27)).toBeLessThan(2)
  })

  it('total interest percentage: 69.46 % with 279.04 of prepaid interest, 69.45 % with 262', () => {
    expect(Math.round(((sample.totalInterest + 279.04) / 162_000) * 10_000)).toBe(6946)
    expect(Math.round(((sample.totalInterest + 262) / 162_000) * 10_000)).toBe(6945)
  })
})

describe('payments by the quarter, half-year and year', () => {
  it.each([
    ['quarterly', 4, '2026-04'],
    ['semiannual', 2, '2026-07'],
    ['yearly', 1, '2027-01'],
  ] as const)('%s: the level payment of the period, the first in %s', (frequency, perYear, firstMonth) => {
    const result = paidOff({ ...loan, frequency })
    const i = 0.08 / perYear
    expect(result.regularPayment).toBe(round(oraclePayment(100_000, i, 10 * perYear)))
    expect(result.rows).toHaveLength(10 * perYear)
    expect(result.rows[0]?.month).toBe(firstMonth)
    expect(result.rows[0]?.interest).toBe(100_000 * i)
    expect(result.payoffMonth).toBe('2036-01')
    const middle = result.rows[5 * perYear - 1]
    const expected = oracleBalance(100_000, i, result.regularPayment, 5 * perYear)
    expect(Math.abs((middle?.balance ?? 0) - expected)).toBeLessThan(0.5)
  })

  it('an extra dated between payments waits for the next one, and counts once', () => {
    const extras: Extra[] = [
      { kind: 'once', amount: 1000, month: '2026-01' },
      { kind: 'once', amount: 500, month: '2026-05' },
      { kind: 'monthly', amount: 10, from: '2027-01', until: '2027-06' },
    ]
    const { rows } = paidOff({ ...loan, frequency: 'quarterly', extras })
    expect(rows.filter((row) => row.extra > 0).map((row) => [row.month, row.extra])).toEqual([
      ['2026-04', 1000],
      ['2026-07', 500],
      ['2027-01', 10],
      ['2027-04', 30],
      ['2027-07', 20],
    ])
  })

  it('a recast between payments takes hold at the next one', () => {
    const extras: Extra[] = [{ kind: 'once', amount: 40_000, month: '2027-02' }]
    const { rows } = paidOff({ ...loan, frequency: 'quarterly', extras, recasts: ['2027-02'] })
    const left = rows[4]?.balance ?? 0 // the fifth payment, April 2027
    expect(rows[4]?.extra).toBe(40_000)
    expect(rows[5]?.payment).toBe(round(oraclePayment(left, 0.02, 35)))
    expect(rows).toHaveLength(40)
  })
})

it('a term that does not divide into its periods is refused', () => {
  for (const frequency of ['quarterly', 'semiannual', 'yearly'] as const)
    expect(amortize({ ...loan, termMonths: 122, frequency })).toEqual({ outcome: 'refused', reason: 'bad-term' })
})

describe('a level payment of its own for every beat', () => {
  it.each([
    ['biweekly', 26],
    ['weekly', 52],
    ['semimonthly', 24],
  ] as const)('%s: repays in exactly the term, %i a year', (frequency, perYear) => {
    const result = paidOff({ ...loan, termMonths: 60, frequency, levelPerPeriod: true })
    expect(result.regularPayment).toBe(round(oraclePayment(100_000, 0.08 / perYear, 5 * perYear)))
    expect(result.rows).toHaveLength(5 * perYear)
    expect(Math.abs(result.lastPayment - result.regularPayment)).toBeLessThan(3)
  })
})

describe('interest by the days', () => {
  it('actual/360: January costs 31/360 of the rate, February 28/360, and the last payment takes in the rest', () => {
    const result = paidOff({ ...loan, accrual: 'actual/360' })
    // 100,000 x 0.08 x 31/360 = 688.89; payment 1,213.28 as if every month were 30 days
    expect(result.regularPayment).toBe(1213.28)
    expect(result.rows[0]).toMatchObject({ interest: 688.89, principal: 524.39 })
    expect(result.rows[1]?.interest).toBe(round(((100_000 - 524.39) * 0.08 * 28) / 360))
    // A year holds 365 of 360 days, so about 5/360 more interest, paid with the last payment.
    const plain = paidOff(loan)
    expect(result.lastPayment).toBeGreaterThan(plain.lastPayment + 600)
    expect(result.totalInterest / plain.totalInterest).toBeCloseTo(365 / 360, 1)
  })

  it('actual/365: the days of a year add up to nearly the yearly rate', () => {
    const { rows } = paidOff({ ...loan, interestOnlyMonths: 12, accrual: 'actual/365' })
    const year = rows.slice(0, 12).reduce((sum, row) => sum + inCents(row.interest), 0)
    expect(Math.abs(year - 800_000)).toBeLessThanOrEqual(6) // 12 roundings of half a cent
    expect(paidOff({ ...loan, frequency: 'biweekly', accrual: 'actual/360' }).rows[0]?.interest).toBe(311.11) // 14/360
    expect(amortize({ ...loan, frequency: 'semimonthly', accrual: 'actual/360' })).toEqual({
      outcome: 'refused',
      reason: 'bad-accrual',
    })
  })
})

describe('10,000 random loans of every shape', () => {
  it('repay their principal to the cent, row by row', () => {
    // Numbers from a fixed linear congruential sequence, so that every run sees the same loans.
    let seed = 4
    const next = (): number => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      return seed / 2 ** 32
    }
    const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0]
    const sometimes = <T extends object>(share: number, part: () => T): T | object => (next() < share ? part() : {})
    for (let count = 0; count < 10_000; count++) {
      const principal = round(10 ** (1 + next() * 7))
      const annualRate = next() < 0.1 ? 0 : round(next() ** 2 * 4000) / 10_000
      const frequency = pick<NonNullable<Loan['frequency']>>([
        'monthly',
        'monthly',
        'biweekly',
        'biweekly-held',
        'semimonthly',
        'quarterly',
        'semiannual',
        'yearly',
        'weekly',
      ])
      const byDays = pick<Accrual>(['equal-periods', 'actual/365', 'actual/360'])
      const accrual = frequency === 'semimonthly' ? 'equal-periods' : byDays
      const whole = { quarterly: 3, semiannual: 6, yearly: 12 }[frequency as string] ?? 1
      const termMonths = Math.ceil((12 + Math.floor(next() ** 2 * 240)) / whole) * whole
      const extras: Extra[] = [
        { kind: 'once', amount: round(principal * next() * 0.2), month: '2027-02' },
        { kind: 'monthly', amount: round((principal * next()) / 500), from: '2026-09', until: '2028-03' },
      ]
      const shape: Loan = {
        principal,
        annualRate,
        termMonths,
        startMonth: '2026-07',
        frequency,
        accrual,
        ...sometimes(0.3, () => ({ levelPerPeriod: true })),
        ...sometimes(0.5, () => ({ extras })),
        ...sometimes(0.2, () => ({ interestOnlyMonths: 6 })),
        ...sometimes(0.2, () => ({ balloonMonth: Math.ceil(termMonths / 2) + 1 })),
        ...sometimes(0.2, () => ({ recasts: ['2027-02'] })),
        ...sometimes(0.2, () => ({ rateChanges: [{ fromPayment: 7, annualRate: annualRate + 0.02 }] })),
        ...sometimes(0.2, () => ({ prepaymentPenalty: { sharesByYear: [0.03, 0.02, 0.01], freeShareOfBalance: 0.2 } })),
        ...sometimes(0.2, () => (frequency === 'monthly' ? { oddDays: { days: 17, spread: next() < 0.5 } } : {})),
      }
      const result = amortize(shape)
      if (result.outcome !== 'paid-off') throw new Error(`${JSON.stringify(shape)}: ${result.outcome}`)
      let owed = inCents(principal)
      let broken = 0
      for (const row of result.rows) {
        owed -= inCents(row.principal) + inCents(row.extra)
        if (inCents(row.balance) !== owed || inCents(row.payment) !== inCents(row.interest) + inCents(row.principal))
          broken += 1
      }
      const repaid = inCents(result.totalPrincipal) + inCents(result.totalExtra)
      if (owed !== 0 || broken > 0 || repaid !== inCents(principal) || result.months > termMonths)
        throw new Error(`${JSON.stringify(shape)}: ${owed} cents left, ${broken} broken rows, ${result.months} months`)
    }
  }, 30_000)
})
