import { describe, expect, test } from 'vitest'
import { hsaTaxedIn } from '#facts/state-rules/account-rules.ts'
import { type StateCode, stateNames } from '#facts/states/codes.ts'
import { taxYears } from '#facts/tax-years.ts'
import { emptyHousehold, type Household, noIncome } from '../tax/household.ts'
import { loadStateLaw } from '../tax/state-law.ts'
import { allTaxes, depositSaving, type StateSide, stateTaxOnGrowth } from './deposit-saving.ts'

const facts = taxYears[2026]
const single = (pay: number, state: string | null = null): Household => ({
  ...emptyHousehold,
  people: [{ ...noIncome, pay }],
  state,
})
const none = { payroll: 0, direct: 0, employer: 0 }

describe('federal and payroll tax', () => {
  test('1,000 through payroll at 80,000: 22% and 7.65% = 296.50', () => {
    // 80,000 less 16,100 is 63,900, in the 22% bracket (50,400 to 105,700; Rev. Proc. 2025-32).
    const saved = depositSaving(single(80_000), facts, null, { ...none, payroll: 1000 })
    expect(saved.federal).toBeCloseTo(220, 6)
    expect(saved.payroll).toBeCloseTo(76.5, 6)
    expect(allTaxes(saved)).toBeCloseTo(296.5, 6)
  })
  test('the same 1,000 direct: 22% only', () => {
    const saved = depositSaving(single(80_000), facts, null, { ...none, direct: 1000 })
    expect(saved).toMatchObject({ payroll: 0 })
    expect(saved.federal).toBeCloseTo(220, 6)
  })
  test('above the wage base only Medicare is saved: 1.45%; above 200,000 also 0.9% on the return', () => {
    expect(depositSaving(single(190_000), facts, null, { ...none, payroll: 1000 }).payroll).toBeCloseTo(14.5, 6)
    const high = depositSaving(single(250_000), facts, null, { ...none, payroll: 1000 })
    expect(high.payroll).toBeCloseTo(14.5, 6)
    // 250,000 less 16,100 is 233,900, in the 32% bracket (201,775 to 256,225): 320 and 9.
    expect(high.federal).toBeCloseTo(329, 6)
  })
})

const stateSide = async (code: StateCode): Promise<StateSide> => {
  const law = await loadStateLaw(code)
  if (law === 'none') throw new Error(code)
  return {
    returns: (household, federal) => law.returnOf(household, federal, 2026),
    followsFederal: !hsaTaxedIn.value.includes(code),
  }
}

describe('state tax', () => {
  const free = ['AK', 'FL', 'NH', 'NV', 'SD', 'TN', 'TX', 'WA', 'WY']
  const codes = (Object.keys(stateNames) as StateCode[]).filter((code) => !free.includes(code))
  const taxed = codes.filter((code) => hsaTaxedIn.value.includes(code))
  test.each(codes.filter((code) => !taxed.includes(code)))(
    '%s: both ways take the money off state income alike',
    async (code) => {
      const side = await stateSide(code)
      const payroll = depositSaving(single(80_000, code), facts, side, { ...none, payroll: 1000 })
      const direct = depositSaving(single(80_000, code), facts, side, { ...none, direct: 1000 })
      expect(payroll.state).toBeGreaterThan(10)
      expect(payroll.state).toBeLessThan(130)
      // Alabama deducts Social Security and Medicare tax: 76.50 less of it costs 5% of that.
      expect(direct.state).toBeCloseTo(payroll.state + (code === 'AL' ? 76.5 * 0.05 : 0), 6)
      expect(direct.payroll).toBeCloseTo(0, 9)
    },
  )
  test.each(taxed)('%s saves nothing, and taxes the employer’s money', async (code) => {
    const side = await stateSide(code)
    for (const way of ['payroll', 'direct'] as const) {
      expect(depositSaving(single(80_000, code), facts, side, { ...none, [way]: 1000 }).state).toBeCloseTo(0, 6)
      expect(depositSaving(single(80_000, code), facts, side, { ...none, [way]: 1000 }).federal).toBeCloseTo(220, 6)
    }
    const employer = depositSaving(single(80_000, code), facts, side, { ...none, employer: 1000 })
    expect(employer.state).toBeLessThan(-10)
    expect(employer.federal).toBeCloseTo(0, 9)
  })
  test('Pennsylvania: 3.07% of 1,000', async () => {
    const saved = depositSaving(single(80_000, 'PA'), facts, await stateSide('PA'), { ...none, direct: 1000 })
    expect(saved.state).toBeCloseTo(30.7, 6)
  })
})

describe('growth in the account, every year', () => {
  test('New Jersey: 1,000 of growth at 80,000 is 6.37% of it', async () => {
    // N.J.S.A. 54A:2-1, single: 6.37% from 75,000 to 500,000; 80,000 less the exemption of 1,000 is 79,000.
    const taxed = stateTaxOnGrowth(single(80_000, 'NJ'), facts, await stateSide('NJ'), 1000)
    expect(taxed).toBeCloseTo(63.7, 6)
  })
  test('California: more than nothing, less than its top rate', async () => {
    const taxed = stateTaxOnGrowth(single(80_000, 'CA'), facts, await stateSide('CA'), 1000)
    expect(taxed).toBeGreaterThanOrEqual(79)
    expect(taxed).toBeLessThan(134)
  })
  test('nothing where the state follows, without a state, or for a loss', async () => {
    expect(stateTaxOnGrowth(single(80_000, 'NY'), facts, await stateSide('NY'), 1000)).toBe(0)
    expect(stateTaxOnGrowth(single(80_000), facts, null, 1000)).toBe(0)
    expect(stateTaxOnGrowth(single(80_000, 'NJ'), facts, await stateSide('NJ'), -1000)).toBe(0)
  })
})
