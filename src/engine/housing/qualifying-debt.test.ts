import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { studentLoanConventional, studentLoanFha, studentLoanUsda, studentLoanVa } from '#facts/lending/qualifying.ts'
import { canBePaidOff, countDebts, type DebtRules, paymentsLeft, type ReportedDebt } from './qualifying-debt.ts'
import { countedIncome, monthlyPay } from './qualifying-income.ts'
import { cheapestPayoff, type Payable, payoffOrder } from './qualifying-payoff.ts'

const rules = (changes: Partial<DebtRules> = {}): DebtRules => ({
  student: studentLoanConventional.value,
  cardWithoutPayment: 0.05,
  nearlyPaid: { payments: 10, shareOfIncome: null },
  ...changes,
})
const counted = (debt: ReportedDebt, changes: Partial<DebtRules> = {}, gross = 6000) =>
  countDebts([debt], rules(changes), gross)[0]

describe('income by the month', () => {
  test('52/12 and 26/12, not four weeks and two checks', () => {
    expect(monthlyPay(1200, 'week', 40)).toBeCloseTo(5200, 9)
    expect(monthlyPay(3000, 'biweekly', 40)).toBeCloseTo(6500, 9)
    expect(monthlyPay(3000, 'semimonthly', 40)).toBe(6000)
    expect(monthlyPay(30, 'hour', 40)).toBeCloseTo(5200, 9)
    expect(monthlyPay(6000, 'month', 40)).toBe(6000)
    expect(monthlyPay(72_000, 'year', 40)).toBe(6000)
  })
  test('untaxed income is raised, rent is lowered, the rest stands', () => {
    const income = { untaxedRaise: 0.25, rentCounted: 0.75 }
    expect(countedIncome('untaxed', 2000, income)).toBe(2500)
    expect(countedIncome('rent', 2000, income)).toBe(1500)
    for (const kind of ['pay', 'variable', 'self', 'other'] as const)
      expect(countedIncome(kind, 2000, income)).toBe(2000)
  })
})

describe('student loans at $0', () => {
  const loan = { kind: 'student-deferred', payment: 0, balance: 40_000 } as const
  test('VA: 40,000 x 5% / 12 is 166.67 a month, the example lenders print', () => {
    expect(counted(loan, { student: studentLoanVa.value })?.counted).toBeCloseTo(166.67, 2)
  })
  test('Fannie Mae 1% when deferred, $0 on an income-driven plan; FHA and USDA 0.5% either way', () => {
    expect(counted(loan)?.counted).toBe(400)
    expect(counted({ ...loan, kind: 'student' })).toEqual({ counted: 0, why: 'nothing-asked' })
    for (const { value } of [studentLoanFha, studentLoanUsda]) {
      expect(counted(loan, { student: value })?.counted).toBe(200)
      expect(counted({ ...loan, kind: 'student' }, { student: value })?.counted).toBe(200)
    }
  })
  test('deferred a year or more: left out by the VA alone', () => {
    const long = { ...loan, kind: 'student-deferred-long' } as const
    expect(counted(long, { student: studentLoanVa.value })).toEqual({ counted: 0, why: 'long-deferral' })
    expect(counted(long)?.counted).toBe(400)
  })
  test('a payment on the report counts as it is, however small', () => {
    expect(counted({ ...loan, kind: 'student', payment: 12 })).toEqual({ counted: 12, why: 'payment' })
  })
})

describe('other debts', () => {
  test('a card counts its minimum, never its balance; 5% of it when none is shown', () => {
    expect(counted({ kind: 'card', payment: 95, balance: 3800 })?.counted).toBe(95)
    expect(counted({ kind: 'card', payment: 0, balance: 3800 })).toEqual({ counted: 190, why: 'share-of-balance' })
  })
  test('ten payments left may be left out, eleven and leases not', () => {
    expect(paymentsLeft({ kind: 'car', payment: 400, balance: 4000 })).toBe(10)
    expect(counted({ kind: 'car', payment: 400, balance: 4000 })?.why).toBe('nearly-paid')
    expect(counted({ kind: 'car', payment: 400, balance: 4001 })?.counted).toBe(400)
    expect(counted({ kind: 'lease', payment: 400, balance: 800 })?.counted).toBe(400)
  })
  test('FHA: only while such payments together stay within 5% of gross pay', () => {
    const fha = { nearlyPaid: { payments: 10, shareOfIncome: 0.05 } }
    expect(counted({ kind: 'car', payment: 300, balance: 900 }, fha, 6000)?.counted).toBe(0)
    expect(counted({ kind: 'car', payment: 301, balance: 900 }, fha, 6000)?.counted).toBe(301)
    const two = [
      { kind: 'car', payment: 200, balance: 900 },
      { kind: 'loan', payment: 150, balance: 300 },
    ] as const
    expect(countDebts(two, rules(fha), 6000).map((debt) => debt.counted)).toEqual([200, 150])
  })
  test('leases, support and other homes cannot be paid off with cash', () => {
    const kinds = ['card', 'car', 'loan', 'student', 'lease', 'support', 'home'] as const
    expect(kinds.filter((kind) => canBePaidOff({ kind, payment: 10, balance: 100 }))).toEqual([
      'card',
      'car',
      'loan',
      'student',
    ])
  })
})

describe('the cheapest way to free a monthly amount', () => {
  test('by hand: the small card is best per dollar, yet one larger loan alone is cheaper than card and loan', () => {
    const debts: readonly Payable[] = [
      { balance: 1000, counted: 50 }, // 20 a dollar
      { balance: 6000, counted: 200 }, // 30
      { balance: 12_000, counted: 300 }, // 40
    ]
    expect(payoffOrder(debts)).toEqual([0, 1, 2])
    expect(cheapestPayoff(debts, 200)).toEqual({ outcome: 'possible', pay: [1], cash: 6000, freed: 200 })
    expect(cheapestPayoff(debts, 240)).toEqual({ outcome: 'possible', pay: [0, 1], cash: 7000, freed: 250 })
    expect(cheapestPayoff(debts, 0)).toEqual({ outcome: 'none-needed' })
    expect(cheapestPayoff(debts, 600)).toEqual({ outcome: 'not-enough', freed: 550, cash: 19_000 })
  })
  test('equals trying every combination, 300 random sets of up to nine debts', () => {
    const debt = fc.record({ balance: fc.integer({ min: 1, max: 30_000 }), counted: fc.integer({ min: 1, max: 900 }) })
    fc.assert(
      fc.property(fc.array(debt, { minLength: 1, maxLength: 9 }), fc.integer({ min: 1, max: 3000 }), (debts, need) => {
        let least = Number.POSITIVE_INFINITY
        for (let set = 0; set < 2 ** debts.length; set++) {
          const picked = debts.filter((_, index) => (set >> index) % 2 === 1)
          const freed = picked.reduce((sum, one) => sum + one.counted, 0)
          const cash = picked.reduce((sum, one) => sum + one.balance, 0)
          if (freed >= need) least = Math.min(least, cash)
        }
        const plan = cheapestPayoff(debts, need)
        if (plan.outcome === 'possible') expect(plan.cash).toBe(least)
        else expect(least).toBe(Number.POSITIVE_INFINITY)
      }),
      { numRuns: 300 },
    )
  })
})
