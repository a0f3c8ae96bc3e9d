import { describe, expect, test } from 'vitest'
import { asked } from '../kit/asked.testkit.ts'
import { unmarked } from '../kit/format.ts'
import { calculator } from './calculator.ts'

const { defaults, evaluate, figures, present, words } = asked(calculator)
const at = (found: Readonly<Record<string, number>>, key: string): number => found[key] ?? Number.NaN
const income = (amount: number) => ({ incomes: [{ kind: 'pay', amount, every: 'month', hours: 40 }] })
const debt = (kind: string, payment: number, balance: number, name = '') => ({ name, kind, payment, balance })

describe('gross, monthly', () => {
  test('biweekly pay is 26 checks over 12 months', () => {
    expect(figures().grossIncome).toBe(6500)
  })
  test('no income gives no ratio and a kind sentence, not a division by zero', () => {
    const none = evaluate({ incomes: [] })
    expect(none.outcome).toBe('no-income')
    expect(none.figures).toEqual({})
    expect(none.present().headline).toContain('no ratio')
  })
})

describe('minimums, not balances', () => {
  test('a larger card balance with the same minimum changes nothing', () => {
    const of = (balance: number) => figures({ debts: [debt('card', 95, balance)] }).backRatio
    expect(of(3800)).toBe(of(38_000))
  })
  test('groceries and utilities have no place to be entered, and the hint says so', () => {
    expect(calculator.fields['debts']?.hint).toContain('Not rent, food, utilities')
  })
})

describe('student loans at $0', () => {
  const loan = { ...income(5000), housingPayment: 1000, debts: [debt('student', 0, 40_000)] }
  test('Freddie Mac counts 0.5% where Fannie Mae takes the $0; asked only when it matters', () => {
    expect(figures({ ...loan, agency: 'freddie' }).conventionalBack).toBeCloseTo(24, 9)
    expect(calculator.shown('agency', { ...defaults, ...loan })).toBe(true)
    expect(calculator.shown('agency', { ...defaults, debts: [debt('car', 300, 9000)] })).toBe(false)
  })
  test('the page names what each program counts', () => {
    const text = words({ ...loan, debts: [debt('student-deferred', 0, 40_000)] })
    expect(text).toContain('Fannie Mae $400, FHA $200, VA $167 and USDA $200')
  })
  test('deferred a year or more: the VA leaves it out', () => {
    const long = { ...loan, debts: [debt('student-deferred-long', 0, 40_000)] }
    expect(figures(long).vaBack).toBeCloseTo(20, 9)
    expect(figures(long).conventionalBack).toBeCloseTo(28, 9)
  })
})

describe('limits by program', () => {
  test('43% is said to be no legal ceiling', () => {
    expect(words()).toContain('43% is not a legal ceiling')
  })
  test('44.9% on conventional: over the guide of 36%, within the most of 50%', () => {
    const same = { ...income(5000), housingPayment: 1845, debts: [debt('lease', 400, 0)] }
    expect(evaluate(same).outcome).toBe('too-high')
    expect(evaluate({ ...same, limits: 'most' }).outcome).toBe('passes')
    const table = present(same).tables.find((one) => one.key === 'byProgram')
    expect(table?.rows.map((row) => row.at(-1))).toEqual([
      'Above the guide, within the most',
      'Above the guide, within the most',
      'Above the guide, within the most',
      'Above the most',
    ])
  })
  test('the VA’s most is no ratio: passes, and the headline says what counts instead', () => {
    const va = { program: 'va', limits: 'most', ...income(3000), housingPayment: 2000 }
    expect(evaluate(va).outcome).toBe('passes')
    expect(present(va).headline).toContain('only what must be left')
    expect(figures(va)).not.toHaveProperty('roomForDebt')
  })
  test('the front half alone can fail: paying debts off does not help', () => {
    const fha = { program: 'fha', ...income(5000), housingPayment: 1700, debts: [debt('car', 100, 5000)] }
    expect(evaluate(fha).outcome).toBe('too-high')
    // 1,700 less 31% of 5,000 = 150
    expect(words(fha)).toContain('a payment $150 lower does')
    expect(unmarked(present(fha).headline)).toContain('the home alone 34%')
  })
})

describe('what to pay off first to pass', () => {
  test('the cheapest set is named, and paying exactly it passes', () => {
    expect(words()).toContain('To pass, pay off Car loan ($15,000): $15,000 in all')
    const rest = (defaults['debts'] as readonly { name: string }[]).filter((one) => one.name !== 'Car loan')
    expect(evaluate({ debts: rest as never }).outcome).toBe('passes')
  })
  test('one larger debt can be cheaper than several small ones', () => {
    // Income 5,000, home 1,300: 500 of debts is the most at 36%. 830 counts, so 330 must go.
    const debts = [debt('card', 130, 4000), debt('loan', 350, 9000), debt('card', 150, 4500), debt('loan', 200, 9000)]
    // Sets freeing 330: the 350 loan alone, 9,000; the two cards and more cost more.
    const found = figures({ ...income(5000), housingPayment: 1300, debts })
    expect(found.payoffCash).toBe(9000)
    expect(found.payoffCount).toBe(1)
  })
  test('leases, support and other homes are never named; not enough is said', () => {
    const stuck = {
      ...income(4000),
      housingPayment: 1200,
      debts: [debt('lease', 500, 6000), debt('support', 400, 0), debt('card', 50, 900)],
    }
    expect(figures(stuck)).not.toHaveProperty('payoffCash')
    expect(words(stuck)).toContain('Paying debts off is not enough')
    expect(present(stuck).tables.find((one) => one.key === 'payoff')?.rows).toHaveLength(1)
  })
  test('the cash at hand is weighed against it', () => {
    expect(words({ cash: 20_000 })).toContain('Your $20,000 covers it')
    expect(words({ cash: 10_000 })).toContain('$5,000 more than the $10,000 you have')
  })
})

test('FHA leaves a car with ten payments left out only within 5% of income', () => {
  const car = (payment: number) => ({
    ...income(6000),
    housingPayment: 1000,
    debts: [debt('car', payment, payment * 9)],
  })
  expect(figures(car(300)).fhaBack).toBeCloseTo(figures(car(300)).fhaFront ?? 0, 9)
  expect(at(figures(car(310)), 'fhaBack') - at(figures(car(310)), 'fhaFront')).toBeCloseTo((310 / 6000) * 100, 9)
  expect(figures(car(310)).conventionalBack).toBeCloseTo(figures(car(310)).conventionalFront ?? 0, 9)
})

test('room: adding exactly that much lands on the limit', () => {
  const easy = { housingPayment: 1200 }
  const room = at(figures(easy), 'roomForDebt')
  expect(figures({ ...easy, planned: room }).backRatio).toBeCloseTo(36, 9)
  expect(evaluate({ ...easy, planned: room }).outcome).toBe('passes')
  expect(evaluate({ ...easy, planned: room + 1 }).outcome).toBe('too-high')
})

test('the headline answers in one sentence with the ratio and the limit', () => {
  expect(unmarked(present().headline)).toBe(
    'Your home and debts take 40.8% of your income before tax; the conventional guide stops at 36%.',
  )
})

test('a ratio a hair over its limit is not printed as the limit', () => {
  // 2,160.20 of 6,000 is 36.003%.
  const tight = { ...income(6000), debts: [debt('loan', 310.2, 9000)], housingPayment: 1850 }
  expect(unmarked(present(tight).headline)).toBe(
    'Your home and debts take 36.003% of your income before tax; the conventional guide stops at 36%.',
  )
})
test('the highest limit of a program reads as one', () => {
  expect(unmarked(present({ ...income(9000), limits: 'most' }).headline)).toContain('of the highest conventional limit')
})

test('what it takes to pass is only what can be done', () => {
  // 36% of 6,000 is 2,160; 500 for the home and 2,500 of support are 840 over it, more than the home costs.
  const over = { ...income(6000), housingPayment: 500, debts: [debt('support', 2500, 0)] }
  expect(words(over)).not.toContain('less a month for the home')
  // 3,000 / 36% = 8,333.33 of income would pass: 2,333.33 more.
  expect(words(over)).toContain('$2,333 more income a month')
  const nothing = { ...over, limits: 'own', ownFront: 100, ownBack: 0 } as const
  expect(words(nothing)).not.toContain('more income a month')
})
