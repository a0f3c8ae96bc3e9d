import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { bringMissing } from '../kit/missing.ts'
import { calculator as tool } from './calculator.ts'

const { calculator, check, defaults, env } = await askedWhole(tool)
for (const state of ['MA', 'NJ', 'PA', 'CA', 'NY']) await bringMissing(calculator, { ...defaults, state }, env)
await bringMissing(calculator, defaults, { ...env, year: 2025 })

const evaluate = (changes: InputValues = {}, year = env.year, today = env.today) =>
  calculator.evaluate({ ...defaults, ...changes }, { ...env, today, year })
const figures = (changes: InputValues = {}, year = env.year) => evaluate(changes, year).figures
const words = (changes: InputValues = {}, year = env.year, today = env.today) =>
  evaluate(changes, year, today)
    .present()
    .findings.map((finding) => finding.text)
    .join('\n')
const table = (key: string, changes: InputValues) =>
  evaluate(changes)
    .present()
    .tables.find((found) => found.key === key)

test('what the state saves stands beside what the country does', () => {
  const [none, california, pennsylvania] = ['US', 'CA', 'PA'].map((state) => figures({ state }))
  expect(none?.stateTaxSaved).toBe(0)
  // Pennsylvania has no deduction for an IRA (its instructions for PA-40, line 1a).
  expect(pennsylvania?.stateTaxSaved).toBe(0)
  expect(california?.stateTaxSaved).toBeGreaterThan(0)
  expect((california?.taxSaved ?? 0) - (california?.stateTaxSaved ?? 0)).toBeCloseTo(none?.taxSaved ?? Number.NaN, 2)
})

describe('who may deduct', () => {
  test('coverage matters, one’s own and the spouse’s', () => {
    const at = { income: 180_000 }
    expect(figures(at).deduction).toBe(0)
    expect(figures({ ...at, covered: 'no' }).deduction).toBe(7000)
    const couple = { ...at, status: 'joint', covered: 'no', spouseCovered: 'yes' }
    expect(figures(couple).deduction).toBe(7000)
    expect(figures({ ...couple, income: 247_000 }).deduction).toBe(3750)
  })
  test('apart all year a separate filer counts as single; a plan of a spouse one lives with counts', () => {
    const at = { status: 'separate', income: 60_000, covered: 'no', spouseCovered: 'yes' }
    expect(figures({ ...at, lived: true }).deduction).toBe(0)
    expect(figures({ ...at, lived: false }).deduction).toBe(7000)
    expect(figures({ ...at, lived: true, spouseCovered: 'no' }).deduction).toBe(7000)
  })
  test('modified AGI that is known takes the place of other income', () => {
    expect(figures({ magi: 86_000 })).toMatchObject({ magi: 86_000, deduction: 3750 })
    expect(figures({ magi: 60_000, otherIncome: 50_000 })).toMatchObject({ magi: 60_000, deduction: 7000 })
  })
  test('Social Security taxed before the deduction is in modified AGI (Publication 590-A, Appendix B with 2026 figures)', () => {
    // Joint, 125,000 of pay, benefits 12,000: 85% of them, 10,200, are taxable: MAGI 135,200. 149,000 - 135,200 = 13,800 x 8,600 / 20,000 = 5,934, so 5,940.
    const found = figures({ born: '1961-05', status: 'joint', income: 125_000, benefits: 12_000, contribution: 8600 })
    expect(found).toMatchObject({ magi: 135_200, deduction: 5940, nondeductible: 2660 })
  })
  test('a conversion raises the income the deduction goes by', () => {
    // All of it is taxed: 200,000 of other money hides no basis. 91,000 - 85,000 less what a share of 7,000 / 217,000 frees.
    const found = figures({ convert: 10_000, balance: 210_000 })
    expect(found.magi).toBeCloseTo(75_000 + 10_000 * (1 - 7000 / 217_000), 2)
    expect(found.deduction).toBe(4750)
  })
  test('more into a 401(k) is offered where it brings the deduction back', () => {
    expect(words({ income: 85_000 })).toContain('$4,000 more in your 401(k)')
    expect(words({ income: 180_000 })).not.toContain('more in your 401(k)')
  })
})

describe('money that isn’t deducted', () => {
  test('is told to Form 8606, and to a Roth IRA where income allows one', () => {
    expect(words({ income: 95_000 })).toContain('your income allows up to $7,500 in a Roth IRA')
    expect(words({ income: 200_000 })).toContain('convert it to a Roth IRA right away')
    expect(words({ income: 200_000, balance: 92_500 })).toContain('93% of a conversion would be taxed')
    expect(table('form8606', { income: 95_000 })?.rows.at(-1)).toEqual(['14', 'After-tax money carried forward', 7000])
  })
  test('no form where there is nothing to report', () => {
    expect(table('form8606', {})).toBeUndefined()
  })
})

describe('states', () => {
  test.each(['MA', 'NJ', 'PA'])('%s saves nothing and says so', (state) => {
    expect(figures({ state }).taxSaved).toBeCloseTo(figures().taxSaved ?? 0, 2)
    expect(words({ state })).toContain('doesn’t allow the deduction')
  })
  test('California and New York save more', () => {
    for (const state of ['CA', 'NY']) expect(figures({ state }).taxSaved).toBeGreaterThan(figures().taxSaved ?? 0)
  })
})

describe('required distributions', () => {
  const old = { born: '1953-05', income: 0, contribution: 0, balance: 265_000 }
  test('the first may wait until April 1, and is the headline of somebody who puts nothing in', () => {
    expect(evaluate(old).answer().headline).toBe('Take at least **$10,000** from your IRAs by April 1, 2027.')
    expect(words(old)).toContain('2027 gets two RMDs')
  })
  test('born in 1959: what the law says twice', () => {
    expect(words({ born: '1959-05' })).toContain('has proposed 73')
    expect(words({ born: '1960-05' })).toContain('RMDs start at 75, in 2035')
  })
  test('gifts from 70 1/2 count and aren’t taxed', () => {
    expect(words({ ...old, gift: 4000 })).toContain('$4,000 given straight to charity')
    expect(words({ gift: 4000, balance: 50_000 })).toContain('from 70½')
  })
  test('somebody past the first one sees this year’s, in today’s dollars as the headline says it', () => {
    // 400,000 / 25.5 at 74.
    const past = { born: '1952-03', income: 0, contribution: 0, balance: 400_000 }
    expect(table('rmds', past)?.rows[0]).toEqual(['2026', 74, 15_686.27, expect.any(Number), 15_686.27])
    const shown = evaluate(past)
      .present()
      .charts.find(({ key }) => key === 'rmds')
    expect(shown?.summary).toBe('Your RMD at 74, in 2026, is about $15,686 in today’s dollars.')
  })
  test('a withdrawal alone is the question: income tax and the 10%', () => {
    // 60,000 - 16,100 = 43,900; 6,500 more at 12%, 3,500 at 22%: 1,550, and 1,000.
    const early = { income: 60_000, contribution: 0, balance: 40_000, takeOut: 10_000 }
    expect(evaluate(early).answer().headline).toBe('Taking out **$10,000** would cost you **$2,550** in tax.')
  })
  test('a withdrawal that covers it: what it costs is the question', () => {
    // 20,000 and 14,200 more of taxed benefits: 22,250 becomes 56,786 of taxable income, 2,422.00 of tax 7,204.92.
    const covered = { born: '1952-03', income: 0, otherIncome: 30_000, benefits: 36_000, contribution: 0 }
    const { headline, more } = evaluate({ ...covered, balance: 400_000, takeOut: 20_000 }).answer()
    expect(headline).toBe('Taking out **$20,000** would cost you **$4,783** in tax.')
    expect(more).toBe('Your withdrawal covers your RMD of $15,686.')
  })
  test('those ahead come year by year until 95', () => {
    const rows = table('rmds', {})?.rows ?? []
    expect(rows[0]?.[1]).toBe(75)
    expect(rows.at(-1)?.[1]).toBe(95)
  })
})

describe('over the limit', () => {
  const over = { contribution: 9000, opening: 4800, closing: 15_180 }
  test('what goes back with it: Worksheet 1-3 of Publication 590-A', () => {
    // 1,500 x (15,180 - 13,800) / 13,800 = 150.
    expect(words(over)).toContain('You’d take out $1,650.00')
  })
  test('the way out depends on the day', () => {
    expect(words({ contribution: 9000 }, 2025, '2026-03-01')).toContain('by April 15, 2026')
    expect(words({ contribution: 9000 }, 2025, '2026-06-01')).toContain('by October 15, 2026')
    expect(words({ contribution: 9000 }, 2025, '2026-11-22')).toContain('costs you $120 a year')
  })
  test('Roth money shares the limit', () => {
    expect(words({ rothPuts: 1000 })).toContain('Your Roth contribution is $500 too much')
  })
})

describe('inputs that do not fit', () => {
  test('basis over the balance, a closing balance alone', () => {
    expect(check({ balance: 5000, basis: 6000 }).basis).toContain('no more than')
    expect(check({ closing: 6000 }).closing).toContain('before the contribution')
  })
})

test('more deducted never costs more, and the parts add up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400_000 }),
      fc.integer({ min: 0, max: 9000 }),
      fc.constantFrom('single', 'joint', 'head', 'separate', 'surviving'),
      (income, contribution, status) => {
        const found = figures({ income, contribution, status })
        const { deduction = 0, nondeductible = 0, excess = 0, limit = 0 } = found
        expect(deduction + nondeductible + excess).toBeCloseTo(contribution, 2)
        expect(deduction).toBeLessThanOrEqual(limit)
      },
    ),
    { numRuns: 100 },
  )
})
