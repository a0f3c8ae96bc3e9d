import fc from 'fast-check'
import { expect, it } from 'vitest'
import { workerReduction } from '#facts/social-security/rules.ts'
import { claimMonths } from './birth.ts'
import { benefitInMonth } from './claim.ts'
import { piaBehind } from './pia-behind.ts'
import { born } from './social-security.testkit.ts'

const reduction = workerReduction.value
const birth = born('1960-06-02')

it('works back from a payment at 62: $700 is a PIA of $1,000', () => {
  // 60 months early take 30%.
  const claim = { birth, claimMonth: birth.month62 }
  expect(piaBehind(700, claim, birth.month62, reduction)).toEqual({ outcome: 'found', pia: 1_000 })
})

it('has nothing to work back from before the claim, or without a payment', () => {
  const claim = { birth, claimMonth: birth.fullMonth }
  expect(piaBehind(700, claim, birth.month62, reduction)).toEqual({ outcome: 'not-paid' })
  expect(piaBehind(0, claim, birth.fullMonth, reduction)).toEqual({ outcome: 'not-paid' })
})

it('finds the smallest PIA that pays the amount, for every claim', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 96 }), fc.integer({ min: 100, max: 45_000 }), (i, dimes) => {
      const claimMonth = claimMonths(birth)[i] ?? 0
      const claim = { birth, claimMonth }
      const payment = benefitInMonth(dimes / 10, claim, claimMonth, reduction)
      const found = piaBehind(payment, claim, claimMonth, reduction)
      expect(found.outcome).toBe('found')
      if (found.outcome !== 'found') return
      expect(found.pia).toBeLessThanOrEqual(dimes / 10)
      expect(benefitInMonth(found.pia, claim, claimMonth, reduction)).toBe(payment)
      expect(benefitInMonth((Math.round(found.pia * 10) - 1) / 10, claim, claimMonth, reduction)).toBeLessThan(payment)
    }),
  )
})
