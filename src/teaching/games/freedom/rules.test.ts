/** Single rules against figures worked out elsewhere: by hand, in closed form, or by the calculators' own engines. */
import { describe, expect, test } from 'vitest'
import { amortize } from '#engine/lending/amortize.ts'
import { parseMonth } from '#engine/month.ts'
import { pensionOf } from './benefit.ts'
import { forecastOf } from './budget.ts'
import { ownPart } from './cards.ts'
import { canBuy, downPayment, takeOut } from './cost.ts'
import { YEARS } from './design.ts'
import { thirtyYears } from './game.ts'
import type { Life } from './life.ts'
import { newLoan, paidDown, yearOf } from './loans.ts'
import { market } from './market.precomputed.ts'
import { lastYear, marketOf, marketYear, mixReturn, realYears, stretchesOf, usualStretch } from './market.ts'
import { freedomOf } from './meters.ts'
import { taxesOf } from './taxes.ts'

const nobody = {
  age: 30,
  pay: 0,
  deferrals: 0,
  healthPremium: 0,
  unemployment: 0,
  disabilityBenefit: 0,
  partnerPay: 0,
  children: [],
  studentInterest: 0,
  dividends: 0,
  gain: 0,
}

describe('loans', () => {
  test('twelve payments in closed form are the schedule’s, to a cent each', () => {
    const month = parseMonth('2026-01')
    if (month === null) throw new Error('a month')
    for (const [balance, rate, years] of [
      [24_000, 0.0639, 10],
      [9_000, 0.08, 5],
      [180_000, 0.049, 30],
    ] as const) {
      const schedule = amortize({ principal: balance, annualRate: rate, termMonths: years * 12, startMonth: month })
      if (schedule.outcome !== 'paid-off') throw new Error(schedule.outcome)
      let loan = newLoan(balance, rate, years)
      expect(loan.payment).toBeCloseTo(schedule.regularPayment, 2)
      for (let year = 1; year < years; year++) {
        const { loan: next, paid, interest } = yearOf(loan)
        expect(paid - interest).toBeCloseTo(loan.balance - next.balance, 6)
        loan = next
        expect(Math.abs(loan.balance - (schedule.rows[year * 12 - 1]?.balance ?? 0))).toBeLessThan(year * 0.2)
      }
      expect(yearOf(loan).loan.balance).toBe(0)
    }
  })
  test('a small rest is paid once, no more', () => {
    const { loan, paid, interest } = yearOf({ balance: 100, rate: 0.12, payment: 60 })
    expect(loan.balance).toBe(0)
    // 101 due, 60 paid, 41 left, 41.41 due.
    expect(paid).toBeCloseTo(101.41, 10)
    expect(interest).toBeCloseTo(1.41, 10)
    expect(yearOf(newLoan(0, 0.08, 5))).toEqual({ loan: { balance: 0, rate: 0.08, payment: 0 }, paid: 0, interest: 0 })
    expect(paidDown(newLoan(100, 0.08, 5), 500).balance).toBe(0)
  })
})

describe('taxes', () => {
  test('60,000 of wages: 10% and 12% after the deduction of 16,100, and 7.65%', () => {
    const { income, payroll } = taxesOf({ ...nobody, pay: 60_000 })
    expect(income).toBeCloseTo(0.1 * 12_400 + 0.12 * (60_000 - 16_100 - 12_400), 2)
    expect(income).toBeCloseTo(5_020, 2)
    expect(payroll).toBeCloseTo(60_000 * 0.0765, 2)
  })
  test('401(k) money lowers income tax alone, a premium through payroll both', () => {
    const plain = taxesOf({ ...nobody, pay: 60_000 })
    const saved = taxesOf({ ...nobody, pay: 60_000, deferrals: 6_000 })
    expect(plain.income - saved.income).toBeCloseTo(0.12 * 6_000, 2)
    expect(saved.payroll).toBe(plain.payroll)
    const insured = taxesOf({ ...nobody, pay: 60_000, healthPremium: 1_000 })
    expect(plain.payroll - insured.payroll).toBeCloseTo(76.5, 2)
  })
  test('two children of a single parent bring credits of 4,400 and more against the same pay', () => {
    const parent = taxesOf({ ...nobody, pay: 54_000, children: [4, 6] })
    // Head of household: 24,150 off, 10% up to 17,700, 12% above; then 2,200 for each child, and the EITC on top.
    const before = 0.1 * 17_700 + 0.12 * (54_000 - 24_150 - 17_700)
    expect(parent.income).toBeLessThanOrEqual(before - 4_400)
  })
})

describe('benefits and insurance', () => {
  test('35 years at 60,000: 90% of the first 1,286 a month, 32% of the rest', () => {
    expect(pensionOf(Array.from({ length: 35 }, () => 60_000))).toBeCloseTo(12 * 2_345.8, 6)
    expect(pensionOf([])).toBe(0)
    expect(pensionOf(Array.from({ length: 40 }, () => 1e6))).toBe(pensionOf(Array.from({ length: 35 }, () => 184_500)))
  })
  test('a hospital bill: deductible, a fifth of the rest, never more than the limit', () => {
    expect(ownPart(1_000)).toBe(1_000)
    expect(ownPart(9_000)).toBeCloseTo(1_886 + 0.2 * 7_114, 6)
    expect(ownPart(200_000)).toBe(10_600)
  })
})

describe('markets', () => {
  test('a seed meets the same thirty real years each time, and every year of the record comes about as often', () => {
    expect(realYears(7)).toEqual(realYears(7))
    expect(realYears(7)).not.toEqual(realYears(8))
    const seeds = 3_000
    const came = new Map<number, number>()
    for (let seed = 0; seed < seeds; seed++)
      for (const year of realYears(seed)) came.set(year, (came.get(year) ?? 0) + 1)
    const record = market.stocks.length
    expect([...came.keys()].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: record }, (_, i) => market.firstYear + i),
    )
    const due = (seeds * YEARS) / record
    for (const count of came.values()) expect(Math.abs(count / due - 1)).toBeLessThan(0.2)
  })
  test('stretches are years in a row, five on average, and together they are the game', () => {
    const lengths: number[] = []
    for (let seed = 0; seed < 2_000; seed++) {
      const years = realYears(seed)
      const stretches = stretchesOf(years)
      const again = stretches.flatMap(({ from, to, firstYear }) =>
        Array.from({ length: to - from + 1 }, (_, i) => firstYear + i),
      )
      expect(again).toEqual(years)
      for (const one of stretches) {
        expect(one.lastYear - one.firstYear).toBe(one.to - one.from)
        expect(one.lastYear).toBeLessThanOrEqual(lastYear)
      }
      // The last one is cut by the end of the game.
      lengths.push(...stretches.slice(0, -1).map(({ from, to }) => to - from + 1))
    }
    const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length
    // Long ones are cut off more often, so the finished ones are a little shorter than the rule.
    expect(mean).toBeGreaterThan(usualStretch - 1)
    expect(mean).toBeLessThan(usualStretch + 0.3)
  })
  test('returns are after inflation: 2008 stocks lost 36.55% while prices rose 0.09%', () => {
    expect(marketYear(2008).stocks).toBeCloseTo((1 - 0.365523) / 1.000914 - 1, 5)
    const before = { stocks: 0, bonds: 0, bills: 0, homes: 0 }
    expect(marketYear(market.firstYear - 1)).toEqual(before)
    expect(marketOf([market.firstYear, 1960], -1)).toEqual(before)
    expect(marketOf([2008, 1960], -1)).toEqual(marketYear(2007))
    expect(marketOf([2008, 1960], 1)).toEqual(marketYear(1960))
    const year = { stocks: 0.2, bonds: -0.1, bills: 0.01, homes: 0 }
    expect([mixReturn(year, 1), mixReturn(year, 0.5), mixReturn(year, 0)]).toEqual([0.2, 0.05, 0.01])
  })
})

describe('freedom and the home', () => {
  const ana = thirtyYears.begin(7, { persona: 'ana', children: false })
  test('enough is 25 times what Social Security leaves, and its years until 67', () => {
    const life: Life = {
      ...ana,
      person: { ...ana.person, age: 55, earned: Array.from({ length: 30 }, () => 60_000) },
      money: { ...ana.money, cash: 0, plan: 100_000, roth: 50_000, student: newLoan(0, 0, 10) },
    }
    // Alone 13,800, bus 1,200, steady 18,000, health 1,440.
    const spending = 34_440
    const pension = pensionOf(life.person.earned)
    const free = freedomOf(life)
    expect(free.spending).toBe(spending)
    expect(free.have).toBeCloseTo(140_000, 6)
    expect(free.need).toBeCloseTo(25 * (spending - pension) + 12 * pension, 6)
    expect(free.needAlone).toBe(25 * spending)
  })
  test('Ana’s first year: pay less taxes, living and her loan', () => {
    const budget = forecastOf(ana)
    // Taxable 48,000 − 1,440 − 16,100, less student-loan interest; FICA on 46,560.
    const { interest, paid } = yearOf(newLoan(24_000, 0.0639, 10))
    const taxable = 48_000 - 1_440 - 16_100 - interest
    const tax = 1_240 + 0.12 * (taxable - 12_400)
    expect(budget.left).toBeCloseTo(48_000 - tax - 46_560 * 0.0765 - 34_440 - paid, 2)
  })
  test('a home takes the down payment, closing costs, a lender’s yes, and comes from cash first', () => {
    expect(downPayment).toBe(26_000)
    const rich = {
      ...ana,
      money: { ...ana.money, cash: 10_000, fund: 10_000, fundPaid: 8_000, roth: 9_000, rothPaid: 6_000 },
    }
    expect(canBuy(rich)).toBe(false)
    const richer = { ...rich, person: { ...rich.person, pay: 60_000 } }
    expect(canBuy(richer)).toBe(true)
    const { money, gain, left } = takeOut(richer.money, downPayment)
    expect(money).toMatchObject({ cash: 0, fund: 0, roth: 3_000, rothPaid: 0 })
    expect([gain, left]).toEqual([2_000, 0])
  })
})
