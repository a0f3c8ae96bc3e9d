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
  expect(adviserFee(0.01, schedule)(2_500_000)).toBeCloseTo(21_000, 6)
  expect(adviserFee(0.01, schedule)(1_000_000)).toBeCloseTo(10_000, 6)
  expect(adviserFee(0.01, schedule)(999_999)).toBeCloseTo(9999.99, 6)
})
test('on the whole account: 2.5 million pay 0.6% of all, 15,000; at exactly a million the lower rate holds', () => {
  const whole = { ...schedule, on: 'whole' as const }
  expect(adviserFee(0.01, whole)(2_500_000)).toBeCloseTo(15_000, 6)
  expect(adviserFee(0.01, whole)(1_000_000)).toBeCloseTo(8000, 6)
  expect(adviserFee(0.01, whole)(999_999)).toBeCloseTo(9999.99, 6)
})
test('no steps: the plain rate; a step from zero replaces it; of two at one amount the later counts; nothing below zero', () => {
  expect(adviserFee(0.01, { on: 'part', steps: [] })(500)).toBeCloseTo(5, 12)
  for (const on of ['part', 'whole'] as const) {
    expect(adviserFee(0.01, { on, steps: [{ from: 0, rate: 0.02 }] })(500)).toBeCloseTo(10, 12)
    const twice = {
      on,
      steps: [
        { from: 100, rate: 0.5 },
        { from: 100, rate: 0 },
      ],
    }
    expect(adviserFee(0.01, twice)(500)).toBeCloseTo(on === 'part' ? 1 : 0, 12)
    expect(adviserFee(0.01, { on, steps: [] })(-5)).toBe(0)
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
        const fee = adviserFee(base, { on: 'part', steps })(balance)
        const rates = [base, ...steps.map((step) => step.rate)]
        expect(fee).toBeGreaterThanOrEqual(balance * Math.min(...rates) - 1e-6)
        expect(fee).toBeLessThanOrEqual(balance * Math.max(...rates) + 1e-6)
        expect(adviserFee(base, { on: 'part', steps })(balance + 1000)).toBeGreaterThanOrEqual(fee - 1e-6)
      },
    ),
  )
})
