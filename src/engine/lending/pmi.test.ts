import { describe, expect, it } from 'vitest'
import { oracleBalance, oraclePayment } from '#engine/oracles/lending.ts'
import { amortize, type LoanRow } from './amortize.ts'
import type { Loan } from './loan.ts'
import { type PmiLaw, type PmiPaths, pmiPaths } from './pmi.ts'

/** 12 USC 4901(2), (18) and 4902(c). */
const law: PmiLaw = { requestLtv: 0.8, automaticLtv: 0.78, finalShareOfTerm: 0.5 }

const rowsOf = (loan: Loan): readonly LoanRow[] => {
  const result = amortize(loan)
  if (result.outcome !== 'paid-off') throw new Error(result.outcome)
  return result.rows
}

/** 400,000 home, 10 % down: 360,000 at 6.5 % over 30 years from January 2026. */
const loan: Loan = { principal: 360_000, annualRate: 0.065, termMonths: 360, startMonth: '2026-01' }

const pathsOf = (
  terms: Loan,
  extras: Loan['extras'] = [],
  originalValue = 400_000,
): PmiPaths & { outcome: 'required' } => {
  const result = pmiPaths(
    {
      originalValue,
      principal: terms.principal,
      annualPremiumRate: 0.007,
      startMonth: terms.startMonth,
      termMonths: terms.termMonths ?? 0,
      scheduledRows: rowsOf(terms),
      actualRows: rowsOf({ ...terms, extras }),
    },
    law,
  )
  if (result.outcome !== 'required') throw new Error(result.outcome)
  return result
}

/** First k with B_k at or under the mark, by the closed form. */
const firstAtOrUnder = (P: number, i: number, n: number, mark: number): number => {
  const A = oraclePayment(P, i, n)
  // B_k <= mark  <=>  (1 + i)^k >= (A - mark i) / (A - P i)
  const k = Math.ceil(Math.log((A - mark * i) / (A - P * i)) / Math.log(1 + i))
  expect(oracleBalance(P, i, A, k)).toBeLessThanOrEqual(mark)
  expect(oracleBalance(P, i, A, k - 1)).toBeGreaterThan(mark)
  return k
}

describe('Homeowners Protection Act dates', () => {
  it('360,000 on a 400,000 home at 6.5 %: by the closed form B_k <= 320,000 at k = 95, <= 312,000 at k = 109', () => {
    const i = 0.065 / 12
    const at80 = firstAtOrUnder(360_000, i, 360, 320_000)
    const at78 = firstAtOrUnder(360_000, i, 360, 312_000)
    const paths = pathsOf(loan)
    expect(paths.monthlyPremium).toBe(210) // 360,000 x 0.7 % / 12
    expect(paths.request).toMatchObject({ premiums: at80, total: at80 * 210 })
    expect(paths.automatic).toMatchObject({ premiums: at78, total: at78 * 210 })
    expect([at80, at78]).toEqual([95, 109])
    expect(paths.request.month).toBe('2033-12') // January 2026 + 95 months
    expect(paths.automatic.month).toBe('2035-02') // + 109 months
  })

  it('at 14% the middle of the term comes before 80%, and asking never lengthens the premium', () => {
    // Of a 30-year loan at 14%, 95% of the value, 80/95 is owed after 208 payments:
    // 1 - x = 0.8421 (1 - 1.0116667^-360), x = 0.1708 = 1.0116667^(k - 360), k = 208. The middle is payment 180.
    const paths = pathsOf({ ...loan, principal: 380_000, annualRate: 0.14 })
    expect(paths.requestScheduled.premiums).toBe(208)
    expect(paths.request).toEqual(paths.withoutAsking)
    expect(paths.request.premiums).toBe(180)
  })

  it('extra payments bring the request nearer, never the automatic end', () => {
    const plain = pathsOf(loan)
    const paths = pathsOf(loan, [{ kind: 'once', amount: 40_000, month: '2026-06' }])
    expect(paths.requestActual.month).toBe('2026-06')
    expect(paths.requestScheduled).toEqual(plain.requestScheduled)
    expect(paths.request).toEqual(paths.requestActual)
    expect(paths.automatic).toEqual(plain.automatic)
  })

  it('final termination: the month after the midpoint; it comes first when the balance falls slowly', () => {
    // 30 years from January 2026: midpoint January 2041, so February 2041, with 180 premiums paid.
    expect(pathsOf(loan).final).toMatchObject({ month: '2041-02', premiums: 180 })
    expect(pathsOf(loan).withoutAsking).toEqual(pathsOf(loan).automatic)
    // 97 % at 12 %: B_180 / P = (1.01^360 - 1.01^180)/(1.01^360 - 1) = 0.857, or 83 % of value, still above 78 %
    const dear = pathsOf({ ...loan, principal: 388_000, annualRate: 0.12 })
    expect(dear.automatic.premiums).toBeGreaterThan(180)
    expect(dear.withoutAsking).toEqual(dear.final)
  })

  it('an odd term has its midpoint within a month: 181 months end with premium 90, from month 91', () => {
    expect(pathsOf({ ...loan, termMonths: 181 }).final).toMatchObject({ premiums: 90, month: '2033-08' })
  })

  it('no premium outlives the loan', () => {
    const paths = pathsOf(loan, [{ kind: 'once', amount: 400_000, month: '2027-01' }])
    expect(paths.automatic).toMatchObject({ premiums: 12, month: '2027-01' })
    expect(paths.final.premiums).toBe(12)
  })

  it('80 % at closing needs none, one dollar more does', () => {
    const inputs = {
      originalValue: 400_000,
      principal: 320_000,
      annualPremiumRate: 0.007,
      startMonth: '2026-01',
      termMonths: 360,
      scheduledRows: rowsOf(loan),
      actualRows: rowsOf(loan),
    } as const
    expect(pmiPaths(inputs, law)).toEqual({ outcome: 'not-required' })
    expect(pmiPaths({ ...inputs, principal: 320_001 }, law).outcome).toBe('required')
    expect(pmiPaths({ ...inputs, originalValue: 0 }, law).outcome).toBe('refused')
    expect(pmiPaths({ ...inputs, actualRows: [] }, law).outcome).toBe('refused')
  })
})
