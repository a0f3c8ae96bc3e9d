import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AdviserSteps, adviserFee } from './adviser-steps.ts'

const schedule: AdviserSteps = {
  on: 'part',
  steps: [
    { from: 2_000_000, rate: 0.006 },
    { from: 1_000_000, rate: 0.008 },
  ],
}

test('1% to a million, 0.8% to two, 0.6% above, each on its part: 2.5 million pay 10,000 + 8,000 + 3,000', () => {
  expect(adviserFee(2_500_000, 0.01, schedule)).toBeCloseTo(21_000, 6)
  expect(adviserFee(1_000_000, 0.01, schedule)).toBeCloseTo(10_000, 6)
  expect(adviserFee(999_999, 0.01, schedule)).toBeCloseTo(9999.99, 6)
})
test('on the whole account: 2.5 million pay 0.6% of all, 15,000; at exactly a million the lower rate holds', () => {
  const whole = { ...schedule, on: 'whole' as const }
  expect(adviserFee(2_500_000, 0.01, whole)).toBeCloseTo(15_000, 6)
  expect(adviserFee(1_000_000, 0.01, whole)).toBeCloseTo(8000, 6)
  expect(adviserFee(999_999, 0.01, whole)).toBeCloseTo(9999.99, 6)
})
test('no steps: the plain rate; a step from zero replaces it; of two at one amount the later counts; nothing below zero', () => {
  expect(adviserFee(500, 0.01, { on: 'part', steps: [] })).toBeCloseTo(5, 12)
  for (const on of ['part', 'whole'] as const) {
    expect(adviserFee(500, 0.01, { on, steps: [{ from: 0, rate: 0.02 }] })).toBeCloseTo(10, 12)
    const twice = {
      on,
      steps: [
        { from: 100, rate: 0.5 },
        { from: 100, rate: 0 },
      ],
    }
    expect(adviserFee(500, 0.01, twice)).toBeCloseTo(on === 'part' ? 1 : 0, 12)
    expect(adviserFee(-5, 0.01, { on, steps: [] })).toBe(0)
  }
})
test('on its part the fee lies between the lowest and the highest rate and never falls with the account', () => {
  const rate = fc.double({ min: 0, max: 0.05, noNaN: true })
  fc.assert(
    fc.property(
      rate,
      fc.array(fc.record({ from: fc.double({ min: 1, max: 5e6, noNaN: true }), rate }), { maxLength: 6 }),
      fc.double({ min: 0, max: 1e7, noNaN: true }),
      (base, steps, balance) => {
        const fee = adviserFee(balance, base, { on: 'part', steps })
        const rates = [base, ...steps.map((step) => step.rate)]
        expect(fee).toBeGreaterThanOrEqual(balance * Math.min(...rates) - 1e-6)
        expect(fee).toBeLessThanOrEqual(balance * Math.max(...rates) + 1e-6)
        expect(adviserFee(balance + 1000, base, { on: 'part', steps })).toBeGreaterThanOrEqual(fee - 1e-6)
      },
    ),
  )
})
