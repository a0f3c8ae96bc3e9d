import { describe, expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import { calculator as tool } from './calculator.ts'

const { calculator, defaults, evaluate, figures, present, headline, words, allWords } = await askedWhole(tool)
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
    expect(words()).toContain('43% is no longer a legal limit')
  })
  test('44.9% on conventional: over the guide of 36%, within the most of 50%', () => {
    const same = { ...income(5000), housingPayment: 1845, debts: [debt('lease', 400, 0)], limits: 'guide' }
    expect(evaluate(same).outcome).toBe('too-high')
    expect(evaluate({ ...same, limits: 'most' }).outcome).toBe('passes')
    const table = present(same).tables.find((one) => one.key === 'byProgram')
    expect(table?.rows.map((row) => row.at(-1))).toEqual([
      'Above the guideline, within the maximum',
      'Above the guideline, within the maximum',
      'Above the guideline, within the maximum',
      'Over the maximum',
    ])
  })
  test('the VA’s most is no ratio: passes, and the headline says what counts instead', () => {
    const va = { program: 'va', limits: 'most', ...income(3000), housingPayment: 2000 }
    expect(evaluate(va).outcome).toBe('passes')
    expect(present(va).headline).toContain('The VA sets no maximum')
    expect(figures(va)).not.toHaveProperty('roomForDebt')
  })
  test('the front half alone can fail: paying debts off does not help', () => {
    const fha = {
      program: 'fha',
      limits: 'guide',
      ...income(5000),
      housingPayment: 1700,
      debts: [debt('car', 100, 5000)],
    }
    expect(evaluate(fha).outcome).toBe('too-high')
    // 1,700 less 31% of 5,000 = 150
    expect(words(fha)).toContain('a payment $150 lower would')
    expect(headline(fha)).toBe('Your housing ratio is 34%, over the 31% guideline for FHA loans.')
  })
})

describe('what to pay off first to pass', () => {
  const guide = { limits: 'guide' } as const
  test('the cheapest set is named, and paying exactly it passes', () => {
    expect(words(guide)).toContain('To qualify, you could pay off Car loan for $15,000, the least cash that works.')
    const rest = (defaults['debts'] as readonly { name: string }[]).filter((one) => one.name !== 'Car loan')
    expect(evaluate({ ...guide, debts: rest as never }).outcome).toBe('passes')
  })
  test('one larger debt can be cheaper than several small ones', () => {
    // Income 5,000, home 1,300: 500 of debts is the most at 36%. 830 counts, so 330 must go.
    const debts = [debt('card', 130, 4000), debt('loan', 350, 9000), debt('card', 150, 4500), debt('loan', 200, 9000)]
    // Sets freeing 330: the 350 loan alone, 9,000; the two cards and more cost more.
    const found = figures({ ...guide, ...income(5000), housingPayment: 1300, debts })
    expect(found.payoffCash).toBe(9000)
    expect(found.payoffCount).toBe(1)
  })
  test('leases, support and other homes are never named; not enough is said', () => {
    const stuck = {
      ...guide,
      ...income(4000),
      housingPayment: 1200,
      debts: [debt('lease', 500, 6000), debt('support', 400, 0), debt('card', 50, 900)],
    }
    expect(figures(stuck)).not.toHaveProperty('payoffCash')
    expect(words(stuck)).toContain('Paying off debts isn’t enough')
    expect(present(stuck).tables.find((one) => one.key === 'payoff')?.rows).toHaveLength(1)
  })
  test('the cash at hand is weighed against it', () => {
    expect(words({ ...guide, cash: 20_000 })).toContain('Your $20,000 covers it')
    expect(words({ ...guide, cash: 10_000 })).toContain('With $10,000, you could pay off Credit card')
    expect(words({ ...guide, cash: 2000 })).toContain('$13,000 more than the $2,000 you have')
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
  const easy = { housingPayment: 1200, limits: 'guide' }
  const room = at(figures(easy), 'roomForDebt')
  expect(figures({ ...easy, planned: room }).backRatio).toBeCloseTo(36, 9)
  expect(evaluate({ ...easy, planned: room }).outcome).toBe('passes')
  expect(evaluate({ ...easy, planned: room + 1 }).outcome).toBe('too-high')
})

describe('one verdict', () => {
  test('the headline answers with the ratio and the limit of the loan type', () => {
    expect(headline()).toBe('Your DTI is 40.8%, within the 50% maximum for conventional loans.')
    expect(headline({ limits: 'guide' })).toBe('Your DTI is 40.8%, over the 36% guideline for conventional loans.')
    expect(headline({ housingPayment: 1200 })).toBe(
      'Your DTI is 30.8%, within the 36% guideline for conventional loans.',
    )
  })
  test('above the guideline, it says so and names what would get under it', () => {
    expect(allWords()).toContain('It’s above the 36% guideline')
    expect(words()).toContain('Paying off Car loan for $15,000 would get you to 34.2%')
  })
  test('it is the one of the table, for every loan type', () => {
    const verdict = { 'Within the guideline': 'guideline', 'Over the maximum': 'over the' } as const
    for (const [at, program] of ['conventional', 'fha', 'va', 'usda'].entries())
      for (const housingPayment of [1200, 1850, 2400, 3400]) {
        const changes = { program, housingPayment }
        const standing = String(
          present(changes)
            .tables.find((one) => one.key === 'byProgram')
            ?.rows[at]?.at(-1),
        )
        const said = headline(changes)
        expect(evaluate(changes).outcome === 'too-high', said).toBe(standing === 'Over the maximum')
        const wanted = verdict[standing as keyof typeof verdict] ?? 'maximum'
        expect(said, standing).toContain(wanted)
      }
  })
})

test('a ratio a hair over its limit is not printed as the limit', () => {
  // 2,160.20 of 6,000 is 36.003%.
  const tight = { ...income(6000), debts: [debt('loan', 310.2, 9000)], housingPayment: 1850, limits: 'guide' }
  expect(headline(tight)).toBe('Your DTI is 36.003%, over the 36% guideline for conventional loans.')
})

test('what it takes to pass is only what can be done', () => {
  // 36% of 6,000 is 2,160; 500 for the home and 2,500 of support are 840 over it, more than the home costs.
  const over = { limits: 'guide', ...income(6000), housingPayment: 500, debts: [debt('support', 2500, 0)] }
  expect(words(over)).not.toContain('a housing payment')
  // 3,000 / 36% = 8,333.33 of income would pass: 2,333.33 more.
  expect(words(over)).toContain('$2,333 more income a month')
  const nothing = { ...over, limits: 'own', ownFront: 100, ownBack: 0 } as const
  expect(words(nothing)).not.toContain('more income a month')
})
