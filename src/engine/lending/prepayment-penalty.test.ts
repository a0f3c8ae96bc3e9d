import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amortize } from './amortize.ts'
import { type PenaltyTerms, penaltyShares, prepaymentPenaltyDue, withinPenaltyLimit } from './prepayment-penalty.ts'

const due = (
  terms: PenaltyTerms,
  balance: number,
  { prepaid = balance, paid = 6, rate = 0.06, loan = balance } = {},
) => {
  const now = { originalPrincipal: loan, balance, prepaid, annualRate: rate, paymentsMade: paid }
  const found = prepaymentPenaltyDue(terms, now)
  return found.outcome === 'found' ? found.penalty : found.reason
}

describe('the penalty on one prepayment', () => {
  it('12 CFR 1026 Appendix H-24(B): 2 % of 162,000, as high as 3,240 in the first two years', () => {
    const terms: PenaltyTerms = { kind: 'share', share: 0.02, years: 2 }
    expect(due(terms, 162_000)).toBe(3240)
    expect(due(terms, 162_000, { paid: 24 })).toBe(3240)
    expect(due(terms, 162_000, { paid: 25 })).toBe(0)
  })

  it('three months’ interest on 500,000 at 4 % is 5,000 (a lender’s printed example)', () => {
    expect(due({ kind: 'months-of-interest', months: 3, years: 5 }, 500_000, { rate: 0.04 })).toBe(5000)
  })

  it('six months’ interest on 80 % of 290,000 at 6.5 %: 232,000 x 0.065 / 2 = 7,540', () => {
    const terms: PenaltyTerms = { kind: 'months-of-interest', months: 6, years: 3, free: { share: 0.2, of: 'balance' } }
    expect(due(terms, 290_000, { rate: 0.065, loan: 300_000 })).toBe(7540)
    // Prepaying just a fifth of the balance is free.
    expect(due(terms, 290_000, { prepaid: 58_000, rate: 0.065 })).toBe(0)
  })

  it('California Civil Code 2954.9(b): six months’ interest beyond 20 % of the original loan in a year', () => {
    const terms: PenaltyTerms = { kind: 'months-of-interest', months: 6, years: 5, free: { share: 0.2, of: 'loan' } }
    // 100,000 - 60,000 = 40,000 x 6 % / 2
    expect(due(terms, 280_000, { prepaid: 100_000, loan: 300_000 })).toBe(1200)
    expect(due(terms, 280_000, { prepaid: 60_000, loan: 300_000 })).toBe(0)
    expect(due(terms, 280_000, { prepaid: 100_000, loan: 300_000, paid: 61 })).toBe(0)
  })

  it('3-2-1: the loan year decides', () => {
    const terms: PenaltyTerms = { kind: 'declining', sharesByYear: [0.03, 0.02, 0.01] }
    const penalties = [0, 12, 13, 24, 25, 36, 37].map((paid) => due(terms, 200_000, { paid }))
    expect(penalties).toEqual([6000, 6000, 4000, 4000, 2000, 2000, 0])
  })

  it('refuses what cannot be', () => {
    const terms: PenaltyTerms = { kind: 'share', share: 0.02, years: 2 }
    expect(due(terms, 100, { prepaid: 101 })).toBe('bad-input')
    expect(due(terms, -1)).toBe('bad-input')
    expect(due({ ...terms, share: 1.5 }, 100)).toBe('bad-input')
    expect(due({ ...terms, years: 1.5 }, 100)).toBe('bad-input')
    expect(due({ kind: 'declining', sharesByYear: [Number.NaN] }, 100)).toBe('bad-input')
  })
})

describe('inside a schedule', () => {
  it('the same terms charge extra payments: 20,000 in month 6 of 100,000 at 6 %, six months’ interest, 600', () => {
    const terms: PenaltyTerms = { kind: 'months-of-interest', months: 6, years: 3 }
    const result = amortize({
      principal: 100_000,
      annualRate: 0.06,
      termMonths: 360,
      startMonth: '2026-01',
      extras: [{ kind: 'once', amount: 20_000, month: '2026-07' }],
      prepaymentPenalty: penaltyShares(terms, 0.06),
    })
    expect(result.outcome === 'paid-off' && result.totalPenalty).toBe(600)
  })

  it('a larger prepayment never costs a smaller penalty', () => {
    const share = fc.double({ min: 0, max: 0.1, noNaN: true })
    fc.assert(
      fc.property(share, fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 5000 }), (part, some, more) => {
        const terms: PenaltyTerms = { kind: 'share', share: part, years: 1, free: { share: 0.1, of: 'balance' } }
        const small = due(terms, 10_000, { prepaid: some })
        const large = due(terms, 10_000, { prepaid: some + more })
        expect(Number(large)).toBeGreaterThanOrEqual(Number(small))
      }),
    )
  })

  it('12 CFR 1026.43(g)(2): 2-2-1 is within the limit for qualified mortgages, 3-2-1 and a fourth year are not', () => {
    const limit = [0.02, 0.02, 0.01]
    expect(withinPenaltyLimit({ kind: 'declining', sharesByYear: [0.02, 0.02, 0.01] }, 0.06, limit)).toBe(true)
    expect(withinPenaltyLimit({ kind: 'declining', sharesByYear: [0.03, 0.02, 0.01] }, 0.06, limit)).toBe(false)
    expect(withinPenaltyLimit({ kind: 'share', share: 0.01, years: 4 }, 0.06, limit)).toBe(false)
    // Four months at 6 % is 2 %; on 80 % of the balance five months still are.
    expect(withinPenaltyLimit({ kind: 'months-of-interest', months: 4, years: 2 }, 0.06, limit)).toBe(true)
    const eighty = { kind: 'months-of-interest', months: 5, years: 2, free: { share: 0.2, of: 'balance' } } as const
    expect(withinPenaltyLimit(eighty, 0.06, limit)).toBe(true)
  })
})
