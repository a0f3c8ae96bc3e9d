import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { unmarked } from '../kit/format.ts'
import { calculator as tool } from './calculator.ts'
import { cases } from './cases.ts'

const { calculator, defaults, evaluate, figures, present, words, check } = await askedWhole(tool)
const dates = { span: 'dates', from: '2027-01-31', to: '2027-03-01' } as const

test.each(cases.map((one) => [one.name, one] as const))('%s', (_, one) => {
  const found = figures(one.inputs as InputValues)
  for (const [key, expected] of Object.entries(one.expect))
    expect(Math.abs((found[key] ?? Number.NaN) - expected), `${key}: ${found[key]}`).toBeLessThanOrEqual(one.within)
})

describe('the answer in one sentence', () => {
  const headline = (changes: InputValues = {}) => unmarked(present(changes).headline)
  test('for each unknown', () => {
    // 10,000 x 0.07 x 3 = 2,100
    expect(headline()).toBe('Interest comes to $2,100, for a total of $12,100.')
    expect(headline({ find: 'principal' })).toBe('You’d need a principal of $10,000 for $2,100 in interest.')
    expect(headline({ find: 'rate' })).toBe('The interest rate is 7% a year.')
    // 1,095 days from November 21, 2026; February 29, 2028 lies between, so November 20, 2029
    expect(headline({ find: 'time' })).toBe('It takes 3 years to reach $2,100 in interest.')
    expect(present({ find: 'time' }).more).toContain('You’d reach it on November 20, 2029.')
  })
  test('with dates it names the day', () => {
    expect(headline({ ...dates, principal: 3650, rate: 10 })).toBe(
      'Interest comes to $29, so $3,679 is due on March 1, 2027.',
    )
  })
})

describe('any of the four unknown', () => {
  test('each answer put back gives the others', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 900_000 }),
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 1, max: 4000 }),
        fc.constantFrom('30/360', 'actual/365', 'actual/360', 'actual/actual'),
        (principal, hundredths, days, dayCount) => {
          const asked = { principal, rate: hundredths / 100, span: 'days', days, dayCount }
          const interest = figures(asked).interest ?? 0
          if (interest < 1) return
          const known = { ...asked, interest }
          // half a cent of rounding in the interest moves the answer by that share of it
          const near = (value: number) => (value * 0.0051) / interest + 1e-9
          const found = (find: string, key: string) => figures({ ...known, find })[key] ?? 0
          expect(Math.abs(found('principal', 'principal') - principal)).toBeLessThanOrEqual(near(principal) + 0.005)
          expect(Math.abs(found('rate', 'annualRate') - hundredths / 100)).toBeLessThanOrEqual(near(hundredths / 100))
          const years = figures(asked).years ?? 0
          expect(Math.abs(found('time', 'years') - years)).toBeLessThanOrEqual(near(years))
        },
      ),
    )
  })
  test('the known total is the same question as the known interest', () => {
    expect(figures({ find: 'rate', known: 'total', total: 12_100 }).annualRate).toBeCloseTo(7, 10)
    expect(figures({ find: 'time', known: 'total', total: 12_100 }).years).toBeCloseTo(3, 10)
  })
  test('what is asked is not the unknown', () => {
    const shown = (find: string) =>
      ['principal', 'rate', 'interest', 'term'].filter((key) => calculator.shown(key, { ...defaults, find }))
    expect(shown('interest')).toEqual(['principal', 'rate', 'term'])
    expect(shown('principal')).toEqual(['rate', 'interest', 'term'])
    expect(shown('rate')).toEqual(['principal', 'interest', 'term'])
    expect(shown('time')).toEqual(['principal', 'rate', 'interest'])
  })
  test('numbers that do not fit get a sentence', () => {
    expect(check({ find: 'time', rate: 0 })).toHaveProperty('rate')
    expect(check({ find: 'rate', known: 'total', total: 9000 })).toHaveProperty('total')
    expect(check({ span: 'dates', from: '2027-03-01', to: '2027-02-01' })).toHaveProperty('to')
    expect(check({ find: 'principal', interest: 0 })).toHaveProperty('interest')
  })
})

describe('year basis: the same dates under each day count', () => {
  test('January 31 to March 1: 31 days of 30/360, 29 of the calendar', () => {
    expect(figures({ ...dates, dayCount: '30/360' }).days).toBe(31)
    expect(figures({ ...dates, dayCount: 'actual/365' }).days).toBe(29)
  })
  test('the table lists all four and the finding names the cheapest and the dearest', () => {
    const table = present(dates).tables.find((one) => one.key === 'dayCounts')
    expect(table?.rows.map((row) => row[0])).toEqual(['30/360', 'Actual/365', 'Actual/360', 'Actual/actual'])
    // 10,000 x 0.07: x 29/365 = 55.62, x 31/360 = 60.28
    expect(words(dates)).toContain('$55.62 under Actual/365, $60.28 under 30/360')
  })
  test('a whole year over 360 costs 365/360 of the rate', () => {
    // 7 x 365 / 360 = 7.0972
    expect(figures({ term: 12, dayCount: 'actual/360' }).interest).toBe(709.72)
    expect(words({ dayCount: 'actual/360' })).toContain('costs 7.1%')
  })
})

describe('rate per period', () => {
  test('a rate a month is twelve times as much a year; a rate a day follows the day count', () => {
    expect(figures({ rate: 1.5, ratePer: 'month' }).annualRate).toBe(18)
    expect(figures({ rate: 0.05, ratePer: 'day' }).annualRate).toBeCloseTo(18.25, 10)
    expect(figures({ rate: 0.05, ratePer: 'day', dayCount: 'actual/360' }).annualRate).toBeCloseTo(18, 10)
    expect(words({ rate: 1.5, ratePer: 'month' })).toContain('1.5% a month is 18% a year')
  })
})

describe('beside compound interest', () => {
  test('over whole periods compounding never brings less, and over one period exactly as much', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 480 }), fc.integer({ min: 1, max: 4000 }), (term, hundredths) => {
        const found = figures({ term, rate: hundredths / 100, compounding: 'monthly' })
        expect(found.compoundExtra ?? 0).toBeGreaterThanOrEqual(-0.01)
      }),
    )
    expect(figures({ term: 12, compounding: 'yearly' }).compoundExtra).toBe(0)
  })
  test('no wall of digits where compounding runs away', () => {
    const wild = { rate: 1000, term: 1200, compounding: 'daily' } as const
    expect(figures(wild).compoundInterest).toBeUndefined()
    expect(words(wild)).toContain('a quadrillion dollars')
  })
})

test('where US loans use it is said, with the visitor’s own amount a day', () => {
  // 700 / 365 = 1.92 a day, 19.18 for ten
  expect(words()).toContain('Each day of interest is $1.92.')
  expect(words()).toContain('like most car loans, paying 10 days late adds $19.18')
})

describe('payments along the way', () => {
  const paid = {
    span: 'dates',
    from: '2027-01-01',
    to: '2028-01-01',
    payments: [{ date: '2027-07-02', amount: 5000 }],
  } as const
  test('lower the interest, and the headline says what is left', () => {
    // 10,000 x 7% x 182/365 = 349.04; 5,000 - 349.04 to principal; 5,349.04 x 7% x 183/365 = 187.73
    expect(figures(paid)).toMatchObject({ interest: 536.77, due: 5536.77, paidAlong: 5000 })
    expect(unmarked(present(paid).headline)).toBe('After your payments, $5,536.77 is due on January 1, 2028.')
    // 700 without it
    expect(words(paid)).toContain('saves $163.23 in interest')
  })
  test('count only with dates, and only when the interest is asked', () => {
    expect(figures({ ...paid, span: 'term', term: 12 }).interest).toBe(700)
    expect(figures({ ...paid, span: 'term', term: 12 }).paidAlong).toBeUndefined()
    expect(calculator.shown('payments', { ...defaults, ...paid, find: 'rate' })).toBe(false)
  })
  test('the chart ends at what is due, and dates outside are said', () => {
    const series = present(paid).charts[0]
    if (series?.kind !== 'lines') throw new Error('a line chart')
    expect(series.series[0]?.values.at(-1)).toBeCloseTo(5536.77, 1)
    expect(words({ ...paid, payments: [...paid.payments, { date: '2029-01-01', amount: 5 }] })).toContain(
      '1 payment is outside the start and end dates',
    )
  })
})

test('the grid of other rates and times begins with the visitor’s own', () => {
  const grid = present().charts.find((chart) => chart.key === 'rateTime')
  if (grid?.kind !== 'heat') throw new Error('a grid')
  // 10,000 at 7% over 3 years, and at 10% over 15
  expect(grid.values[3]?.[0]).toBe(2100)
  expect(grid.values[6]?.[4]).toBe(15_000)
  expect(grid.marks?.[0]).toMatchObject({ x: 0, y: 3 })
})

test('no time and no rate give no interest', () => {
  expect(figures({ span: 'dates', from: '2027-01-01', to: '2027-01-01' }).interest).toBe(0)
  expect(figures({ rate: 0 }).interest).toBe(0)
})

test('answers nobody means are named, not printed', () => {
  const wild = { find: 'rate', interest: 1e9, principal: 1, span: 'days', days: 1 } as const
  expect(evaluate(wild).outcome).toBe('beyond')
  expect(present(wild).headline).toContain('larger than any real loan')
})

test('a principal doubles sooner when the year of the rate has 360 days', () => {
  // 1 / 0.07 = 14.29 years of 360 days, 14.29 x 360 / 365 = 14.09 years of 365.
  expect(words({ rate: 7, dayCount: 'actual/360' })).toContain('doubles the principal in 14.1 years')
  expect(words({ rate: 7, dayCount: 'actual/365' })).toContain('doubles the principal in 14.3 years')
})

test('payments that all lie outside the time are not said to save anything', () => {
  const over = { ...dates, payments: [{ date: '2030-01-01', amount: 500 }] }
  expect(words(over)).toContain('Your payment doesn’t count')
  expect(present(over).headline).not.toContain('After your payments')
})
