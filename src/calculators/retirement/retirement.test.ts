import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { unmarked } from '../kit/format.ts'
import { bringMissing } from '../kit/missing.ts'
import { studied } from '../kit/study.ts'
import { calculator as tool } from './calculator.ts'
import type { RetirementStudy } from './study.ts'

const { calculator, check, defaults, env, figure, figures, headline, words } = await askedWhole(tool)
beforeAll(async () => {
  for (const state of ['CA', 'PA', 'TX']) await bringMissing(calculator, { ...defaults, state }, env)
})
const studiedOf = async (changes: InputValues = {}) =>
  (await studied(calculator, { ...defaults, ...changes }, env)) as RetirementStudy
const whole = async (changes: InputValues = {}) =>
  calculator.evaluate({ ...defaults, ...changes }, env, await studiedOf(changes))

/** Retired at 65 today with 300,000 and nothing else: 12,000 a year is under the standard deduction. */
const four = {
  born: '1961-05',
  retireAge: 65,
  planTo: 95,
  savings: 300_000,
  benefit: 0,
  pay: 0,
  saving: 0,
  spending: 1000,
  fee: 0,
}

describe('the record of past markets', () => {
  test('4% of 60% stocks for 30 years: 1,453 of 1,503 starting months lasted (an own program on the same record); April 1965 was worst', async () => {
    const found = await studiedOf(four)
    expect([found.lasted, found.starts]).toEqual([1453, 1503])
    expect(found.worst[0]).toEqual({ from: '1965-04', age: 90 })
  })
  test('only starts that have come to their end count', async () => {
    // 1,862 months lie between January 1871 and March 2026; 50 years are 600 of them.
    expect((await studiedOf({ born: '1981-05', planTo: 95 })).starts).toBe(1863 - 600)
  })
  test('the starting values: 815 of 1,263 (an own program on the same record, with money going in and coming out)', async () => {
    const found = await studiedOf()
    expect([found.lasted, found.starts]).toEqual([815, 1263])
    expect(headline()).toBe('It’s close. Retiring at 65 worked in 65% of past markets.')
  })
  test('what would make nine starts in ten last does, and a little less does not', async () => {
    const { moreMonthly, starts } = await studiedOf()
    const spending = figure('spending')
    const at = async (more: number) =>
      (await studiedOf({ saving: 700 + (moreMonthly ?? 0) + more, spending })).lasted / starts
    expect(await at(2)).toBeGreaterThanOrEqual(0.9)
    expect(await at(-10)).toBeLessThan(0.9)
  })
  test('later is never worse, and the earliest age is the first that nine in ten held', async () => {
    const { byAge } = await studiedOf()
    byAge.forEach((one, i) => {
      expect(one.share).toBeGreaterThanOrEqual((byAge[i - 1]?.share ?? 0) - 1e-9)
    })
    const first = byAge.find((one) => one.share >= 0.9)?.age
    expect((await whole()).figures['earliest']).toBe(first)
  })
  test('the same numbers give the same random markets', async () => {
    expect((await studiedOf()).drawn).toEqual((await studiedOf()).drawn)
  })
  test('what is known before the study comes says so and claims no past', () => {
    const alone = calculator.evaluate({ ...defaults, savings: 130_000 }, env, null)
    expect(unmarked(alone.answer().headline)).toMatch(
      /^At a steady 7% return, you’d have \d+% of what you need at 65\.$/,
    )
    expect(alone.figures['lasted']).toBeUndefined()
  })
})

describe('taxes', () => {
  test('state tax is a part of them, and none where no state is named', async () => {
    await bringMissing(calculator, { ...defaults, state: 'CA' }, env)
    const rich = { spending: 9000, savings: 3_000_000 }
    expect(figure('stateTax', { ...rich, state: 'US' })).toBe(0)
    const state = figure('stateTax', { ...rich, state: 'CA' })
    expect(state).toBeGreaterThan(0)
    expect(state).toBeLessThan(figure('taxes', { ...rich, state: 'CA' }))
  })
  test('the need is before taxes: the withdrawal leaves the spending and the tax', () => {
    const f = figures()
    expect((f['grossNeed'] ?? 0) - (f['taxes'] ?? 0)).toBeCloseTo(f['spending'] ?? 0, 0)
    expect(words()).toContain('Ignoring them, you’d plan for')
  })
  test('incomes from which Social Security is taxed shrink: a retirement far ahead pays more of the same spending', () => {
    const same = { benefit: 2500, spending: 4500, savings: 900_000, pay: 75_000 }
    const near = figure('taxes', { ...same, born: '1957-05', retireAge: 69, claimAge: 69 })
    const far = figure('taxes', { ...same, born: '1995-05', retireAge: 69, claimAge: 69 })
    expect(far).toBeGreaterThan(near)
  })
  test('the deduction for seniors of 2025 to 2028 ends', () => {
    const years = calculator.evaluate({ ...defaults, ...four, spending: 4000 }, env).present().tables[0]?.rows ?? []
    expect(years.map((row) => row[0])).toEqual(
      ['65', '67', '68', '94'].filter((age) => years.some((row) => row[0] === age)),
    )
    const tax = (age: string) => Number(years.find((row) => row[0] === age)?.[4])
    // 6,000 more of taxable income at 12% is 720, and the tax on it again: 720 / 0.88 = 818.18.
    expect(tax('68') - tax('65')).toBeCloseTo(818.18, 0)
  })
  test('Roth money needs less than pre-tax money, and California more than Texas', () => {
    expect(figure('needed', { rothShare: 100 })).toBeLessThan(figure('needed'))
    const spends = { spending: 7000 }
    expect(figure('needed', { ...spends, state: 'CA' })).toBeGreaterThan(figure('needed', { ...spends, state: 'TX' }))
  })
  test('10% before 59½ for who retires before 55, none after', () => {
    const rich = { savings: 3_000_000, spending: 5000, born: '1976-05', pay: 100_000 }
    const first = (retireAge: number) => {
      const rows = calculator.evaluate({ ...defaults, ...rich, retireAge }, env).present().tables[0]?.rows ?? []
      return { out: Number(rows[0]?.[3]), tax: Number(rows[0]?.[4]) }
    }
    const early = first(54)
    const free = first(55)
    expect(early.tax - early.out * 0.1).toBeLessThan(free.tax + (early.out - free.out) * 0.25)
    expect(early.tax).toBeGreaterThan(free.tax + free.out * 0.09)
  })
})

describe('Social Security', () => {
  test('is estimated from pay, and more years of work give no less', () => {
    const at = (retireAge: number) => figure('socialSecurity', { retireAge, claimAge: 70 })
    expect(at(67)).toBeGreaterThanOrEqual(at(62))
    expect(at(62)).toBeGreaterThan(1500)
  })
  test('a share paid of 77% pays 77%', () => {
    expect(figure('socialSecurity', { benefitShare: 77 })).toBeCloseTo(figure('socialSecurity') * 0.77, 1)
  })
  test('years before it starts are said with their price', () => {
    expect(words({ retireAge: 58 })).toContain('From 58 to 62, you’d live on savings alone')
    expect(words({ retireAge: 60 })).toContain('Medicare starts at 65')
  })
  test('who gets it already is asked what is paid', () => {
    expect(figure('socialSecurity', { ...four, born: '1955-05', benefit: 2200 })).toBe(2200)
  })
})

describe('answers a person may need', () => {
  test('already retired', async () => {
    const shown = (await whole(four)).present()
    expect(unmarked(shown.headline)).toBe('Your money lasted to 95 in 97% of past markets.')
    expect(shown.more).toContain('You have about $300,000')
  })
  test('always and never are words, not 100% and 0%', async () => {
    expect(unmarked((await whole({ savings: 5_000_000 })).present().headline)).toContain('in all past markets')
    expect(unmarked((await whole({ savings: 0, saving: 0, spending: 6000 })).present().headline)).toContain(
      'in no past market',
    )
  })
  test('without savings nothing comes from them, and no market is blamed', async () => {
    const shown = (await whole({ savings: 0, saving: 0 })).present()
    expect(shown.split?.parts.map(({ label }) => label)).toEqual(['Social Security', 'Not covered'])
    expect(shown.more).toMatch(/^At 65 you’d have no savings, and need about \$[\d,]+ to last to 95\.$/)
    const text = shown.findings.map((one) => one.text).join('\n')
    expect(text).not.toMatch(/worst time to start|from \$0/)
  })
  test('nothing to spend is asked for, not called a success', () => {
    expect(headline({ pay: 0, saving: 0 })).toContain('Enter what you’d spend')
  })
  test('inputs that do not fit say so', () => {
    expect(check({ planTo: 65 })['planTo']).toContain('above the age you retire at')
    expect(check({ rothShare: 60, taxableShare: 60 })['taxableShare']).toContain('40%')
    expect(check({ claimAge: 62 })['claimAge']).toContain('Enter 65 or more')
  })
  test('a success is not called a chance', async () => {
    const text = (await whole())
      .present()
      .findings.map((one) => one.text)
      .join('\n')
    expect(text).toContain('These aren’t odds')
  })
})

test('more savings, less spending and a higher return never need more nor leave less', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3_000_000 }),
      fc.integer({ min: 500, max: 12_000 }),
      fc.integer({ min: 45, max: 75 }),
      (savings, spending, retireAge) => {
        const at = (more: InputValues) => figure('funded', { savings, spending, retireAge, ...more })
        expect(at({ savings: savings + 10_000 })).toBeGreaterThanOrEqual(at({}) - 1e-6)
        expect(at({ spending: spending + 100 })).toBeLessThanOrEqual(at({}) + 0.01)
        expect(at({ expected: 8 })).toBeGreaterThanOrEqual(at({}) - 1e-6)
      },
    ),
    { numRuns: 60 },
  )
})
