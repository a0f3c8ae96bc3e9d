import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { homeReturn } from './home-return.ts'
import { taxWith, taxYearsOf } from './tax-life.ts'

const status = fc.constantFrom('single', 'joint', 'separate', 'head', 'surviving' as const)
const amount = (max: number) => fc.oneof(fc.constant(0), fc.double({ min: 0, max, noNaN: true }))
const gain = (max: number) => fc.oneof(fc.constant(0), fc.double({ min: -max, max, noNaN: true }))

test('the short way and the whole return agree to the last bit, whatever is on the return', () => {
  fc.assert(
    fc.property(
      fc.record({
        status,
        pay: fc.oneof(amount(30_000), amount(300_000), amount(3_000_000)),
        annualPayGrowth: fc.double({ min: -0.05, max: 0.1, noNaN: true }),
        charity: amount(100_000),
        stateRate: amount(0.15),
      }),
      fc.record({
        mortgageInterest: amount(120_000),
        mortgageBalance: amount(3_000_000),
        mortgageInsurance: amount(6_000),
        realEstateTax: amount(60_000),
        rental: gain(80_000),
      }),
      fc.option(
        fc.record({
          dividends: amount(200_000),
          longTermGain: gain(1_500_000),
          shortTermGain: gain(300_000),
          depreciationGain: amount(300_000),
          freedLoss: amount(200_000),
        }),
      ),
      fc.integer({ min: 0, max: 8 }),
      fc.constantFrom(taxYear2025, taxYear2026),
      (taxpayer, home, investments, ahead, law) => {
        const year = taxYearsOf(taxpayer, law, 0.025, ahead + 1, [taxYear2026])[ahead]
        if (year === undefined) throw new Error('a year is there')
        const whole = homeReturn(year, home, investments)
        const short = taxWith(year, home, investments)
        expect(short.total).toBe(whole.total)
        expect(short.itemizes).toBe(whole.federal.deductions.itemizes)
        expect(short.rental).toBe(whole.federal.income.rental)
      },
    ),
    { numRuns: 3000 },
  )
})
