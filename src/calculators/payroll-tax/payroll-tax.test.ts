import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Calculator, Evaluation } from '../kit/definition.ts'
import { initialInputs } from '../kit/field.ts'
import { lawShelf } from '../kit/law-shelf.ts'
import { bringMissing } from '../kit/missing.ts'
import { calculator as tool } from './calculator.ts'
import type { PayInputs } from './sections.ts'

const env = { today: '2026-11-21', year: 2026, law: lawShelf() }
let calculator: Calculator
beforeAll(async () => {
  calculator = await tool.whole()
})

type Given =
  | (Partial<PayInputs> & Readonly<Record<`locality${string}` | `otherLocality${string}`, string>>)
  | Partial<PayInputs>
async function evaluate(given: Given): Promise<Evaluation> {
  const inputs = { ...initialInputs(calculator.fields, env), ...given }
  await bringMissing(calculator, inputs, env)
  expect(calculator.check(inputs)).toEqual({})
  return calculator.evaluate(inputs, env)
}
const figuresOf = async (given: Given) => (await evaluate(given)).figures
const at = (figures: Readonly<Record<string, number>>, key: string): number => figures[key] ?? Number.NaN

const plain = { pay: 3000, unit: 'check', frequency: 'biweekly' } as const

describe('the state’s part of a paycheck, where its year is spread', () => {
  it('withholds the year’s tax and no more: nothing is left at filing', async () => {
    for (const state of ['OH', 'NJ', 'MN', 'AL', 'WI', 'TX'] as const) {
      const figures = await figuresOf({ ...plain, state })
      expect(Math.abs(at(figures, 'stateRefund')), state).toBeLessThan(0.2)
    }
  })
  it('California taxes HSA money, and spares it its disability insurance', async () => {
    const without = await figuresOf({ ...plain, state: 'CA' })
    const hsa = await figuresOf({ ...plain, state: 'CA', hsa: 100 })
    const premiums = await figuresOf({ ...plain, state: 'CA', premiums: 100 })
    expect(at(hsa, 'stateTax')).toBe(at(without, 'stateTax'))
    expect(at(premiums, 'stateTax')).toBeLessThan(at(without, 'stateTax'))
    expect(at(without, 'statePrograms')).toBe(39)
    expect(at(hsa, 'statePrograms')).toBe(37.7)
  })
  it('New Jersey taxes cafeteria money, Pennsylvania 401(k) money', async () => {
    for (const [state, deduction] of [
      ['NJ', { premiums: 100, hsa: 50 }],
      ['PA', { planDollars: 300 }],
    ] as const)
      expect(at(await figuresOf({ ...plain, state, ...deduction }), 'stateTax')).toBe(
        at(await figuresOf({ ...plain, state }), 'stateTax'),
      )
  })
  it('a city’s tax: Philadelphia takes its wage tax from pay before the 401(k)', async () => {
    const figures = await figuresOf({ ...plain, state: 'PA', localityPA: 'philadelphia', planDollars: 300 })
    const whole = await figuresOf({ ...plain, state: 'PA', localityPA: 'philadelphia' })
    expect(at(figures, 'localTax')).toBeGreaterThan(100)
    expect(at(figures, 'localTax')).toBe(at(whole, 'localTax'))
  })
})

describe('the state’s part of a paycheck, by its own formula', () => {
  it('one rate and one exemption come to the year’s tax', async () => {
    for (const state of ['IL', 'GA', 'PA', 'MI', 'KY', 'IN', 'VA'] as const)
      expect(Math.abs(at(await figuresOf({ ...plain, state }), 'stateRefund')), state).toBeLessThan(0.5)
  })
  it('California’s tables hold about a tenth more than its tax, which comes back', async () => {
    const figures = await figuresOf({ ...plain, state: 'CA' })
    const withheld = 26 * at(figures, 'stateTax')
    expect(at(figures, 'stateRefund') / withheld).toBeGreaterThan(0.08)
    expect(at(figures, 'stateRefund') / withheld).toBeLessThan(0.15)
  })
  it('allowances of the state’s form take the place of the usual ones', async () => {
    const usual = at(await figuresOf({ ...plain, state: 'IL', children: 2 }), 'stateTax')
    const three = at(await figuresOf({ ...plain, state: 'IL', children: 2, stateAllowances: 3 }), 'stateTax')
    const none = at(await figuresOf({ ...plain, state: 'IL', children: 2, stateAllowances: 0 }), 'stateTax')
    expect(three).toBe(usual)
    expect(none - usual).toBeCloseTo((0.0495 * 3 * 2925) / 26, 1)
  })
  it('a year before the formula’s own is spread', async () => {
    const inputs = { ...initialInputs(calculator.fields, env), ...plain, state: 'CA' }
    const before = { ...env, year: 2025 }
    await bringMissing(calculator, inputs, before)
    expect(Math.abs(at(calculator.evaluate(inputs, before).figures, 'stateRefund'))).toBeLessThan(0.2)
  })
})

describe('the year against the return', () => {
  it('two jobs over the wage base: the return gives back what was withheld twice', async () => {
    const figures = await figuresOf({ ...plain, pay: 10_000, otherJobPay: 100_000 })
    const { present } = await evaluate({ ...plain, pay: 10_000, otherJobPay: 100_000 })
    const filed = present().tables.find(({ key }) => key === 'filed')
    const excess = filed?.rows.find(([label]) => label === 'Excess Social Security withheld')
    // 6.2% of 184,500 at this job and of 100,000 at the other, less 6.2% of 184,500.
    expect(excess?.[1]).toBeCloseTo(6200, 2)
    expect(at(figures, 'refund')).toBeLessThan(0)
  })
  it('the 0.9% is withheld over 200,000 and settled by status: a couple with one earner of 240,000 gets it back', async () => {
    const one = { ...plain, pay: 240_000, unit: 'year', status: 'joint' } as const
    const figures = await figuresOf(one)
    // Withheld by the year’s tables for a couple: income tax is right, 0.9% of 40,000 was too much.
    expect(at(figures, 'refund')).toBeCloseTo(360, 0)
  })
  it('overtime counts at filing only: the paycheck is taxed whole', async () => {
    const overtime = await figuresOf({ ...plain, pay: 2700, overtimePay: 300 })
    const regular = await figuresOf(plain)
    for (const key of ['federalTax', 'socialSecurity', 'medicare', 'netPay'])
      expect(at(overtime, key)).toBe(at(regular, key))
    // A third of 300 × 26 = 2,600 is the premium half, deducted at 22%.
    expect(at(overtime, 'refund') - at(regular, 'refund')).toBeCloseTo(572, 1)
  })
  it('a nonresident’s return is not ours to figure', async () => {
    const { figures } = await evaluate({ ...plain, nonresident: true })
    expect(figures).not.toHaveProperty('refund')
  })
})

describe('a bonus', () => {
  it('is told from the same paycheck without it, after the limits of the year', async () => {
    const late = {
      ...plain,
      pay: 260_000,
      unit: 'year',
      frequency: 'semimonthly',
      bonus: 60_000,
      ytdPay: 200_000,
    } as const
    const { present } = await evaluate(late)
    const shown = present()
    // Over the wage base and 200,000: 22%, 1.45% and 0.9% come out of it, 75.65% stays.
    expect(shown.findings.some(({ text }) => text.includes('keep $45,390 of your $60,000 bonus'))).toBe(true)
    expect(shown.tables.find(({ key }) => key === 'bonus')?.rows.at(-1)?.[1]).toBeCloseTo(45_390, 2)
  })
})

it('a bonus put into the plan past the year’s limit: the lines add up to what is kept', async () => {
  // 8% of 500,000 is over the limit: the usual check takes 1,600 first, the bonus the rest of the room.
  const given = {
    ...plain,
    pay: 240_000,
    unit: 'year',
    frequency: 'monthly',
    bonus: 500_000,
    planPercent: 8,
    planOnBonus: true,
  } as const
  const { present } = await evaluate(given)
  const shown = present()
  const rows = shown.tables.find(({ key }) => key === 'bonus')?.rows ?? []
  const flat = rows.map((row) => Number(row[1]))
  expect(flat.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBeCloseTo(flat.at(-1) ?? Number.NaN, 1)
  expect(rows.find(([label]) => label === '401(k)')?.[1]).toBeCloseTo(-(24_500 - 1600), 2)
})

it('cash tips are part of what is taken home', async () => {
  const figures = await figuresOf({ pay: 300, unit: 'check', frequency: 'weekly', state: 'TX', cashTips: 700 })
  expect(at(figures, 'takeHomeYear')).toBeCloseTo(52 * (at(figures, 'netPay') + 700), 2)
  expect(at(figures, 'kept')).toBeCloseTo(((at(figures, 'netPay') + 700) / 1000) * 100, 6)
})

describe('two offers', () => {
  it('count the cash tips of the job now as money in hand', async () => {
    const job = { view: 'offers', pay: 300, unit: 'check', frequency: 'weekly', state: 'TX', cashTips: 700 } as const
    const figures = await figuresOf({ ...job, pay2: 40_000, unit2: 'year', frequency2: 'weekly' })
    expect(at(figures, 'offerAhead')).toBeLessThan(-5000)
  })

  it('the same job twice leaves the same', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 20_000, max: 400_000 }),
        fc.constantFrom('weekly' as const, 'biweekly' as const, 'monthly' as const),
        fc.integer({ min: 0, max: 15 }),
        fc.integer({ min: 0, max: 90 }),
        fc.constantFrom('US', 'CA', 'TX', 'NY'),
        async (pay, frequency, planPercent, premiums, state) => {
          const job = { pay, unit: 'year', frequency, planPercent, premiums, state } as const
          const other = { pay2: pay, unit2: 'year', frequency2: frequency, premiums2: premiums } as const
          const figures = await figuresOf({ view: 'offers', ...job, ...other })
          expect(at(figures, 'offerAhead')).toBeCloseTo(0, 6)
          expect(at(figures, 'offerPaycheck')).toBeCloseTo(at(figures, 'netPay'), 6)
        },
      ),
      { numRuns: 30 },
    )
  })
  it('another state takes its own law, and the place in it', async () => {
    const job = { view: 'offers', pay: 100_000, unit: 'year', state: 'TX', pay2: 100_000, state2: 'NY' } as const
    const state = await figuresOf(job)
    const city = await figuresOf({ ...job, otherLocalityNY: 'new-york-city' })
    expect(at(state, 'offerAhead')).toBeLessThan(-4000)
    expect(at(city, 'offerAhead')).toBeLessThan(at(state, 'offerAhead') - 2500)
  })
})
