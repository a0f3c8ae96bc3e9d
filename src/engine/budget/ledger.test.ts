import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categoryOfExpense, DEFAULT_CATEGORIES, HOME_PAYMENT_KEY, nameOfExpense } from './default-categories.ts'
import { budgetFlows, budgetLedger } from './ledger.ts'

describe('default categories', () => {
  it('are the thirteen with their recommended shares', () => {
    expect(DEFAULT_CATEGORIES.map((c) => [c.name, Math.round(c.low * 100), Math.round(c.high * 100)])).toEqual([
      ['Housing', 25, 35],
      ['Transportation', 10, 15],
      ['Food', 10, 15],
      ['Utilities & Bills', 5, 10],
      ['Insurance', 5, 10],
      ['Health & Medical', 5, 10],
      ['Debt Repayment', 5, 15],
      ['Savings & Investments', 15, 20],
      ['Personal & Family Expenses', 5, 10],
      ['Entertainment & Lifestyle', 5, 10],
      ['Travel', 5, 5],
      ['Giving / Charity', 1, 5],
      ['Miscellaneous', 2, 5],
    ])
    const sum = (of: (c: (typeof DEFAULT_CATEGORIES)[number]) => number) =>
      Math.round(DEFAULT_CATEGORIES.reduce((s, c) => s + of(c), 0) * 100)
    expect([sum((c) => c.low), sum((c) => c.high)]).toEqual([98, 165])
  })
  it('have keys without an underscore and expense keys that are unique', () => {
    const keys = DEFAULT_CATEGORIES.flatMap((c) => c.items.map((i) => i.expenseKey))
    expect(new Set(keys).size).toBe(keys.length)
    for (const c of DEFAULT_CATEGORIES) {
      expect(c.key).toMatch(/^[a-z]+$/)
      expect(c.items.length).toBeGreaterThanOrEqual(3)
      for (const i of c.items) {
        expect(i.key).toMatch(/^[a-z-]+$/)
        expect(categoryOfExpense(i.expenseKey)).toBe(c)
      }
    }
  })
  it('the home payment is Essential / Rent/Home EMI and counts as Housing', () => {
    expect(HOME_PAYMENT_KEY).toBe('essential_rent-home-emi')
    expect(categoryOfExpense(HOME_PAYMENT_KEY)?.key).toBe('housing')
    expect(nameOfExpense(HOME_PAYMENT_KEY)).toBe('Rent or mortgage payment')
  })
  it("a visitor's own item follows its prefix; an unknown one has no category", () => {
    expect(categoryOfExpense('food_farm-box')?.key).toBe('food')
    expect(nameOfExpense('food_farm-box')).toBe('farm box')
    expect(categoryOfExpense('boat_fuel')).toBeNull()
    expect(categoryOfExpense('boat')).toBeNull()
  })
})

describe('budgetLedger', () => {
  const expenses = {
    [HOME_PAYMENT_KEY]: 1800,
    food_groceries: 400,
    savings_retirement: 500,
    travel_vacations: 250,
    boat_fuel: 50,
  }
  const ledger = budgetLedger(expenses, 5000)
  const at = (key: string) => ledger.lines.find((l) => l.key === key)

  it('puts each category against its band', () => {
    // 5,000: Housing 1,250 to 1,750; Food 500 to 750; Travel 5 % is 250 exactly.
    expect(at('housing')).toMatchObject({
      planned: 1800,
      share: 0.36,
      band: { low: 1250, high: 1750 },
      position: { where: 'over', by: 50 },
    })
    expect(at('food')?.position).toEqual({ where: 'under', by: 100 })
    expect(at('travel')?.position).toEqual({ where: 'within', by: 0 })
    expect(at('other')).toEqual({ key: 'other', name: 'Other', planned: 50, share: 0.01, band: null, position: null })
  })
  it('savings against the 20 % target', () => {
    // 500 of 5,000 is 10 %; 500 more are missing. Left over 5,000 - 3,000 = 2,000, so at most 50 %.
    expect(ledger).toMatchObject({ planned: 3000, leftOver: 2000 })
    expect(ledger.savings).toEqual({ planned: 500, rate: 0.1, rateWithLeftOver: 0.5, targetRate: 0.2, toTarget: 500 })
    expect(budgetLedger(expenses, 5000, 0.1).savings.toTarget).toBe(0)
  })
  it('without income there are no shares, bands or rates', () => {
    const empty = budgetLedger({}, 0)
    expect(empty.lines).toHaveLength(13)
    expect(empty.lines.every((l) => l.share === null && l.band === null && l.position === null)).toBe(true)
    expect(empty.savings).toMatchObject({ rate: null, rateWithLeftOver: null, toTarget: 0 })
  })
  it('a plan above the income is short', () => {
    const short = budgetLedger({ food_groceries: 1200 }, 1000)
    expect(short.leftOver).toBe(-200)
    const { links } = budgetFlows([{ key: '1', name: 'Job', monthly: 1000 }], short)
    expect(links).toEqual([
      { from: 'source:1', to: 'income', value: 1000 },
      { from: 'income', to: 'category:food', value: 1200 },
      { from: 'short', to: 'income', value: 200 },
    ])
  })
})

it('property: what flows into Income flows out, to the cent, and every link has its nodes', () => {
  const dollars = fc.integer({ min: 0, max: 900_000 }).map((c) => c / 100)
  fc.assert(
    fc.property(
      fc.array(dollars, { maxLength: 4 }),
      fc.array(dollars, { minLength: 13, maxLength: 13 }),
      (incomes, amounts) => {
        const expenses = Object.fromEntries(DEFAULT_CATEGORIES.map((c, i) => [`${c.key}_own`, amounts[i] ?? 0]))
        const income = incomes.reduce((s, x) => s + x, 0)
        const ledger = budgetLedger(expenses, income)
        const { nodes, links } = budgetFlows(
          incomes.map((monthly, i) => ({ key: `${i}`, name: 'Job', monthly })),
          ledger,
        )
        const cents = (side: 'from' | 'to') =>
          links.filter((l) => l[side] === 'income').reduce((s, l) => s + Math.round(l.value * 100), 0)
        expect(cents('to')).toBe(cents('from'))
        expect(Math.round(ledger.lines.reduce((s, l) => s + l.planned, 0) * 100)).toBe(Math.round(ledger.planned * 100))
        const keys = nodes.map((n) => n.key)
        expect(new Set(keys).size).toBe(keys.length)
        for (const l of links) {
          expect(keys).toContain(l.from)
          expect(keys).toContain(l.to)
          expect(l.value).toBeGreaterThan(0)
        }
      },
    ),
  )
})
