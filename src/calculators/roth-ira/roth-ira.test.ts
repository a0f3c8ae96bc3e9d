import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { bringMissing } from '../kit/missing.ts'
import { calculator as tool } from './calculator.ts'

const { calculator, check, defaults, env } = await askedWhole(tool)
await bringMissing(calculator, { ...defaults, state: 'CA' }, env)
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

test('what the state would save stands beside what the country would', () => {
  const [none, california] = ['US', 'CA'].map((state) => figures({ state }))
  expect(none?.stateTaxSaved).toBe(0)
  expect((california?.taxSaved ?? 0) - (california?.stateTaxSaved ?? 0)).toBeCloseTo(none?.taxSaved ?? Number.NaN, 2)
})

describe('the limit', () => {
  test('of the year asked about', () => {
    expect(figures({}, 2025).most).toBe(7000)
    expect(figures().most).toBe(7500)
    expect(figures({ born: '1976-12' }).most).toBe(8600)
  })
  test('conversions don’t count in its income', () => {
    expect(figures({ income: 150_000, pretax: 100_000, convert: 100_000 }).most).toBe(7500)
  })
  test('traditional money counts first', () => {
    expect(figures({ traditionalPuts: 5000 }).most).toBe(2500)
  })
  test('a child with pay', () => {
    const child = { born: '2012-03', income: 2000, claimed: true, covered: 'no', contribution: 2000, untilAge: 60 }
    expect(figures(child).most).toBe(2000)
    expect(words(child)).toContain('A minor with pay')
  })
  test('a spouse without pay', () => {
    expect(figures({ status: 'joint', income: 0, spouseIncome: 100_000, covered: 'no' }).most).toBe(7500)
  })
})

describe('Roth against traditional', () => {
  test('a higher rate later favors Roth, and they meet at the break-even', () => {
    const { evenAt = 0 } = figures()
    expect(figures({ laterRate: evenAt + 5 }).rothAhead).toBeGreaterThan(0)
    expect(figures({ laterRate: evenAt - 5 }).rothAhead).toBeLessThan(0)
    expect(evaluate({ laterRate: 30 }).answer().headline).toContain('Roth beats traditional')
  })
  test('nothing deducted: Roth at any rate', () => {
    const high = { income: 160_000, contribution: 4000 }
    expect(figures(high).evenAt).toBeUndefined()
    expect(words(high)).toContain('Roth wins at any later rate')
  })
  test('a rate from the retirement income asked for', () => {
    // Nothing but the IRA: 25 equal parts of what is there by then, mostly inside the standard deduction and 10%.
    const low = figures({ laterBy: 'income', laterBenefits: 0, laterIncome: 0 })
    const high = figures({ laterBy: 'income', laterBenefits: 40_000, laterIncome: 80_000 })
    expect(low.laterRate).toBeLessThan(5)
    expect(high.laterRate).toBeGreaterThan(20)
  })
  test('a state that taxes pay makes the deduction worth more', () => {
    expect(figures({ state: 'CA' }).taxSaved).toBeGreaterThan(figures().taxSaved ?? 0)
  })
})

describe('back door and conversions', () => {
  test('over the income limit, with and without pre-tax money', () => {
    expect(words({ income: 250_000 })).toContain('A backdoor Roth fits')
    expect(words({ income: 250_000, pretax: 92_500 })).toContain('93% of a backdoor conversion of $7,000')
    expect(words({ income: 250_000, pretax: 92_500 })).toContain('401(k) by December 31')
  })
  test('a back door by hand: this year’s own nondeductible contribution is after-tax money (Form 8606, line 1)', () => {
    const own = { income: 250_000, contribution: 0, traditionalPuts: 7000, convert: 7000 }
    expect(figures(own)).toMatchObject({ conversionTaxable: 0, conversionTax: 0, taxedShare: 0 })
    expect(evaluate(own).answer().headline).toBe('Converting **$7,000** wouldn’t add any income tax.')
    // 7,000 of 70,000 is after-tax: 6,300 is income, in 32% from 201,775 to 256,225 of taxable income (233,900 before): 2,016.
    expect(figures({ ...own, pretax: 70_000 })).toMatchObject({ conversionTaxable: 6300, conversionTax: 2016 })
    // Without a plan at work it is deducted, and the conversion is income: 7,000 at 32%.
    expect(figures({ ...own, covered: 'no' })).toMatchObject({ conversionTaxable: 7000, conversionTax: 2240 })
  })
  test('over the income limit with nothing entered, the back door is still named', () => {
    expect(figures({ income: 250_000, contribution: 0 }).backdoor).toBe(7500)
  })
  test('the slices add up to all of the money', () => {
    const rows = table('slices', { income: 60_000, contribution: 0, pretax: 100_000 })?.rows ?? []
    expect(rows.at(-1)?.[2]).toBe(100_000)
    expect(rows[0]).toEqual(['12% bracket', 0, 6500, 780, 12])
  })
  test('unused deductions may still cost a credit', () => {
    expect(words({ income: 6000, contribution: 0, pretax: 50_000, fill: '0' })).toContain('a tax credit shrinks')
  })
  test('Medicare premiums of those who will be 65, and Marketplace credits of the younger', () => {
    const old = { born: '1961-03', income: 0, otherIncome: 100_000, contribution: 0, pretax: 400_000, convert: 60_000 }
    // 100,000 is under 109,000; 160,000 lies between 137,000 and 171,000: (202.90 + 37.50) x 12.
    expect(figures(old).medicare).toBeCloseTo(12 * (202.9 + 37.5), 2)
    expect(words(old)).toContain('Medicare premiums')
    expect(words({ pretax: 50_000, convert: 20_000 })).toContain('Marketplace')
  })
  test('each conversion of a ladder has its own five years', () => {
    const rows = table('ladder', { pretax: 60_000, convert: 20_000 })?.rows ?? []
    expect(rows.map((row) => [row[0], row[1], row[3]])).toEqual([
      ['2026', 20_000, '2031'],
      ['2027', 20_000, '2032'],
      ['2028', 20_000, '2033'],
    ])
  })
})

describe('money that comes out', () => {
  const held = { contribution: 0, rothBalance: 50_000, rothBasis: 20_000, rothFirstYear: 2019 }
  test('contributions first, then earnings with 10%', () => {
    expect(figures({ ...held, takeOut: 20_000 })).toMatchObject({ withdrawalTax: 0, withdrawalFree: 20_000 })
    expect(figures({ ...held, takeOut: 30_000 }).additionalTax).toBe(1000)
  })
  test('a first home after five years', () => {
    expect(figures({ ...held, takeOut: 30_000, reason: 'home' }).withdrawalTax).toBe(0)
    expect(figures({ ...held, takeOut: 30_000, reason: 'home', rothFirstYear: 2024 }).additionalTax).toBe(0)
    expect(figures({ ...held, takeOut: 30_000, reason: 'home', rothFirstYear: 2024 }).withdrawalTax).toBeGreaterThan(0)
  })
  test('when growth is free', () => {
    expect(words({ born: '1986-05' })).toContain('tax-free from 2045')
    expect(words({ born: '1986-07' })).toContain('tax-free from 2046')
    expect(words({ born: '1965-05' })).toContain('tax-free from 2031')
    expect(words({ born: '1965-05', rothFirstYear: 2015 })).toContain('Everything in your Roth IRA')
  })
})

describe('over the limit', () => {
  test('may be taken out or moved, by their own days', () => {
    const text = words({ income: 160_000 })
    expect(text).toContain('Take out $3,000 and what it earned by April 15, 2027')
    expect(text).toContain('recharacterize it by October 15, 2027')
  })
  test('five years of 6%', () => {
    expect(table('excess', { income: 200_000 })?.rows.at(-1)).toEqual(['2030', 7000, 420, 2100])
  })
})

describe('Saver’s Credit and Match', () => {
  test('the credit of the year and what replaces it', () => {
    // 24,000 is under 24,250: 50% of 2,000, held to the tax of 790 (10% of 24,000 - 16,100).
    const low = { income: 24_000, contribution: 2000 }
    expect(figures(low).credit).toBe(790)
    // 50 - floor(50 x 3,500 / 15,000) = 39 percent of 2,000.
    expect(figures(low).match).toBe(780)
    expect(words(low)).toContain('From 2027, a Saver’s Match')
  })
  test('none for students and dependents', () => {
    expect(figures({ income: 20_000, contribution: 2000, student: true })).toMatchObject({ credit: 0, match: 0 })
  })
})

test('inputs that do not fit', () => {
  expect(check({ pretax: 5000, basis: 6000 }).basis).toContain('no more than')
  expect(check({ rothBalance: 5000, rothBasis: 6000 }).rothBasis).toContain('no more than')
  expect(check({ rothBalance: 5000, takeOut: 60_000 }).takeOut).toContain('no more than')
})

test('what fits, what is over and the back door add up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400_000 }),
      fc.integer({ min: 0, max: 7500 }),
      fc.constantFrom('single', 'joint', 'head', 'separate', 'surviving'),
      (income, contribution, status) => {
        const { most = 0, excess = 0, backdoor = 0, limit = 0 } = figures({ income, contribution, status })
        expect(Math.min(contribution, most) + excess).toBeCloseTo(contribution, 2)
        expect(Math.min(contribution, most) + backdoor).toBeLessThanOrEqual(limit + 0.01)
      },
    ),
    { numRuns: 100 },
  )
})
