import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { federalReturn } from '../tax/federal-return.ts'
import { emptyHousehold, type Household, noIncome } from '../tax/household.ts'
import { bracketTop, conversionSlices, roomUnder } from './conversion-slices.ts'

const facts = taxYear2026
const taxOf = (household: Household) => federalReturn(household, facts).taxAfterCredits
const single = (pay: number, more: Partial<Household> = {}): Household => ({
  ...emptyHousehold,
  people: [{ ...noIncome, pay }],
  ...more,
})

describe('room in a bracket', () => {
  it('2026, single, 60,000 of pay: 43,900 is taxable, so 6,500 fills 12% (to 50,400) and 61,800 fills 22% (to 105,700)', () => {
    // Standard deduction 16,100 (Rev. Proc. 2025-32).
    expect(bracketTop(single(0), facts, 0.12)).toBe(50_400)
    expect(roomUnder(single(60_000), facts, 50_400)).toBeCloseTo(6_500, 2)
    expect(roomUnder(single(60_000), facts, 105_700)).toBeCloseTo(61_800, 2)
  })
  it('an unused deduction is room without tax', () => {
    expect(roomUnder(single(6_100), facts, 0)).toBeCloseTo(10_000, 2)
  })
  it('Social Security that becomes taxable fills the bracket sooner', () => {
    // Single, 67, benefits 30,000, pension 20,000: a converted dollar makes up to 85 cents of benefits taxable, until 25,500 of them are.
    const retired: Household = {
      ...emptyHousehold,
      people: [{ ...noIncome, age: 67, socialSecurity: 30_000, privatePension: 20_000 }],
    }
    // All 25,500 taxable; ordinary income is 45,500 + x less 16,100, 2,050 and the senior deduction, 6,000 less 6% of what is over 75,000: none here.
    // 50,400 = 45,500 + x - 24,150, so x = 29,050; AGI 74,550, under 75,000.
    expect(roomUnder(retired, facts, 50_400)).toBeCloseTo(29_050, 2)
  })
  it('is nothing past the edge, and the last bracket has no top', () => {
    expect(roomUnder(single(500_000), facts, 50_400)).toBe(0)
    expect(bracketTop(single(0), facts, 0.37)).toBeNull()
    expect(bracketTop(single(0), facts, 0.5)).toBeNull()
  })
})

describe('slices', () => {
  it('60,000 of pay and 100,000 converted: 6,500 at 12%, 55,300 at 22%, 38,200 at 24%', () => {
    const slices = conversionSlices(single(60_000), facts, taxOf, 100_000)
    expect(slices.map(({ rate }) => rate)).toEqual([0.12, 0.22, 0.24])
    expect(slices.map(({ from, to }) => Math.round(to - from))).toEqual([6_500, 55_300, 38_200])
    // 780 + 12,166 + 9,168.
    expect(slices.map(({ tax }) => Math.round(tax))).toEqual([780, 12_166, 9_168])
    expect(slices.map(({ full }) => full)).toEqual([true, true, false])
  })
  it('gains pushed from 0% to 15% cost more than the bracket says', () => {
    // 30,000 of pay, 30,000 of long-term gain: 13,900 is ordinary. The gain ends at 43,900, 5,550 under the 49,450 edge of 0% (2026).
    const household = single(30_000, { longTermGain: 30_000 })
    const slices = conversionSlices(household, facts, taxOf, 20_000)
    const whole = slices.reduce((sum, { tax }) => sum + tax, 0)
    // 12,400 is the top of 10%, so all 20,000 lies at 12%: 2,400; of the gain 14,450 rises over the edge: 2,167.50.
    expect(whole).toBeCloseTo(2_400 + 0.15 * 14_450, 2)
  })
  it('begins with what deductions leave free, adds up, and ends at the money there is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000 }), fc.integer({ min: 1, max: 900_000 }), (pay, most) => {
        const household = single(pay)
        const slices = conversionSlices(household, facts, taxOf, most)
        expect(slices.at(-1)?.to).toBe(most)
        let from = 0
        let tax = 0
        for (const slice of slices) {
          expect(slice.from).toBe(from)
          from = slice.to
          tax += slice.tax
        }
        const whole = taxOf({ ...household, people: [{ ...noIncome, pay, iraWithdrawals: most }] }) - taxOf(household)
        expect(tax).toBeCloseTo(whole, 4)
      }),
      { numRuns: 40 },
    )
  })
})
