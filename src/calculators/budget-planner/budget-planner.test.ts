import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CATEGORIES, HOME_PAYMENT_KEY, nameOfExpense } from '#engine/budget/default-categories.ts'
import { forwardBalance } from '#engine/budget/forward-balance.ts'
import { overageAfter } from '#engine/budget/overage.ts'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import type { FlowChart, XYChart } from '../kit/presentation.ts'
import { pay } from './budget-planner.testkit.ts'
import { calculator as tool } from './calculator.ts'
import { datedPlan, payScheduleOf } from './cash-flows.ts'
import { expenseKeys } from './items.ts'
import type { BudgetInputs } from './sections.ts'

const { calculator, env, defaults, evaluate, words: said } = await askedWhole(tool)
const with_ = (given: InputValues): InputValues => ({ ...defaults, ...given })
const bill = (given: object) => ({ item: 'food_groceries', amount: null, every: 'month', next: '2026-12-01', ...given })

describe('the form', () => {
  it('asks for every item of the thirteen categories under its stored key', () => {
    expect(DEFAULT_CATEGORIES).toHaveLength(13)
    expect(expenseKeys).toEqual(DEFAULT_CATEGORIES.flatMap((category) => category.items.map((item) => item.expenseKey)))
    for (const key of expenseKeys) expect(tool.fields[key]?.kind).toBe('money')
  })
  it('opens with Housing; every other category is folded behind its usual share', () => {
    const titles = calculator.groups.map((group) => [group.title, group.more])
    expect(titles).toContainEqual(['Housing (usually 25–35%)', undefined])
    expect(titles).toContainEqual(['Transportation (usually 10–15%)', 'Transportation (usually 10–15%)'])
    expect(titles).toContainEqual(['Travel (usually 5%)', 'Travel (usually 5%)'])
  })
  it('says what a category comes to, and what the target is in dollars', () => {
    const inputs = with_({ housing_hoa: 300 })
    // (1,800 + 300) / 6,000 = 35 %.
    expect(calculator.hint('essential_rent-home-emi', inputs, env)).toBe('Housing total: $2,100, 35% of take-home pay')
    expect(calculator.hint('targetSavingsRate', inputs, env)).toContain('$1,200 of $6,000')
  })
})

describe('pitfalls', () => {
  it('weekly pay counts 4.33 times a month, 51,960 a year and not 52,000, and the page says so', () => {
    const given = { income: [pay({ frequency: 'weekly', nextPay: '2026-11-27' })] }
    expect(evaluate(given).figures['income']).toBe(4330)
    expect(said(given)).toContain('becomes $51,960 a year, $40 less than 52 paychecks')
  })
  it('biweekly pay is 26/12 a month and names the two months with three paychecks', () => {
    const given = { income: [pay({ frequency: 'biweekly', amount: 2400, nextPay: '2027-01-01' })] }
    expect(evaluate(given).figures['income']).toBe(5200)
    // From Friday, January 1, 2027 every 14 days: January 1, 15, 29; July 2, 16, 30.
    expect(said(given)).toContain('January 2027 and July 2027 bring a third paycheck')
  })
  it('a payday that is only guessed is called so', () => {
    expect(said({ income: [pay({ frequency: 'biweekly' })] })).toContain('We assumed Friday paydays')
  })
  it('shares are said to be of take-home pay', () => {
    const shown = evaluate({}).present()
    expect(shown.tables[0]?.lead).toContain('take-home pay')
    expect(said({})).toContain('Shares are of take-home pay')
  })
  it('names what lies over and under its range', () => {
    // Income 4,000: housing up to 1,400 (1,800 is 400 over); food from 400 (in range); entertainment 200 to 400 (in range).
    const text = said({ income: [pay({ amount: 4000 })], utilities_phone: 50 })
    expect(text).toContain('Above the usual share of take-home pay: Housing by $400')
    // Utilities from 200: 150 under. Transportation from 400: 50 under.
    expect(text).toContain('Transportation by $50 and Utilities & Bills by $150')
  })
  it('a plan above the income names the three largest expenses, so also the two that the warning names', () => {
    expect(said({ income: [pay({ amount: 2500 })] })).toContain(
      'Consider reducing: Rent or mortgage payment ($1,800), Groceries ($400) and Car payment ($350).',
    )
    // The warning at the change of any one of them names the two largest others (spec 5).
    const expenses = {
      [HOME_PAYMENT_KEY]: 1800,
      food_groceries: 400,
      'transportation_car-payment': 350,
      travel_other: 90,
    }
    for (const changed of [HOME_PAYMENT_KEY, 'food_groceries', 'travel_other']) {
      const advised = overageAfter(expenses, 2000, changed, expenses[changed as keyof typeof expenses])?.consider ?? []
      expect(advised).toHaveLength(2)
      const text = said({ income: [pay({ amount: 2000 })] })
      for (const { key } of advised) expect(text).toContain(nameOfExpense(key))
    }
    expect(evaluate({ income: [] }).figures['overage']).toBe(0)
  })
  it('the savings target: what is missing and whether the rest would reach it', () => {
    expect(said({})).toContain(
      '$1,200 a month short of your 20% target. You could reach it by moving $1,200 of what’s left over',
    )
    expect(said({ savings_retirement: 1200 })).toContain(
      'You plan to save 20% of your income ($1,200 a month). That meets your 20% target.',
    )
  })
})

describe('the year ahead', () => {
  it('a bill without an amount is the whole line of the plan, whatever its rhythm', () => {
    const inputs = with_({ bills: [bill({ every: 'half-year' })] }) as unknown as BudgetInputs
    const { flows, restPerMonth, aboveThePlan } = datedPlan(
      inputs,
      { food_groceries: 400, food_other: 100 },
      '2026-11-21',
    )
    // 400 a month is 2,400 each half year; 100 a month has no date.
    expect(flows.find((flow) => flow.kind === 'bill')?.amount).toBe(2400)
    expect(restPerMonth).toBe(100)
    expect(aboveThePlan).toBe(0)
  })
  it('a bill with an amount takes its share of the line; more than the line is said', () => {
    const inputs = with_({ bills: [bill({ amount: 600, every: 'quarter' })] }) as unknown as BudgetInputs
    expect(datedPlan(inputs, { food_groceries: 400 }, '2026-11-21')).toMatchObject({
      restPerMonth: 200,
      aboveThePlan: 0,
    })
    expect(datedPlan(inputs, { food_groceries: 150 }, '2026-11-21')).toMatchObject({
      restPerMonth: 0,
      aboveThePlan: 50,
    })
    expect(said({ bills: [bill({ amount: 1500 })] })).toContain('come to $1,100 a month more')
  })
  it('paydays without a date come late rather than early', () => {
    const today = '2026-11-21' // a Saturday
    expect(payScheduleOf('weekly', null, today)).toEqual({ every: 'week', from: '2026-11-27' })
    expect(payScheduleOf('biweekly', null, today)).toEqual({ every: 'two-weeks', from: '2026-12-04' })
    expect(payScheduleOf('semimonthly', null, today)).toMatchObject({ days: [1, 15] })
    expect(payScheduleOf('monthly', null, today)).toEqual({ every: 'month', day: 1, from: '2026-12-01' })
    expect(payScheduleOf('quarterly', null, today)).toEqual({ every: 'quarter', from: '2027-02-20' })
    expect(payScheduleOf('annual', null, today)).toEqual({ every: 'year', from: '2027-11-20' })
  })
  it('twice a month is the 1st and 15th, the 15th and last day, or half a month apart', () => {
    const daysFrom = (date: string) => payScheduleOf('semimonthly', date, '2026-11-21')
    expect(daysFrom('2026-12-01')).toMatchObject({ days: [1, 15] })
    expect(daysFrom('2026-12-15')).toMatchObject({ days: [15, 31] })
    expect(daysFrom('2026-11-30')).toMatchObject({ days: [15, 31] })
    expect(daysFrom('2026-12-05')).toMatchObject({ days: [5, 20] })
    expect(daysFrom('2026-12-20')).toMatchObject({ days: [5, 20] })
  })
  it('spending exactly what is safe leaves the lowest day at the buffer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 2000 }), (balance, buffer) => {
        const before = evaluate({ balance, buffer }).figures
        const safe = before['safeToSpend'] ?? Number.NaN
        const after = evaluate({ balance: balance - safe, buffer }).figures
        if (safe > 0) expect(after['lowestBalance']).toBeCloseTo(buffer, 6)
        else expect(before['lowestBalance']).toBeLessThanOrEqual(buffer)
      }),
      { numRuns: 40 },
    )
  })
  it('income in all less spending in all is what the account gains', () => {
    // Twelve whole months from December 1 with monthly pay on the 15th: 12 x (6,000 - 2,750) = 39,000.
    const income = [pay({ amount: 6000, nextPay: '2026-12-15' })]
    const shown = calculator.evaluate(with_({ income, balance: 0 }), { ...env, today: '2026-12-01' })
    expect(shown.figures['balanceInAYear']).toBeCloseTo(39_000, 6)
  })
  it('below zero: what would avoid it when only the dates are at fault, and that nothing does when the plan is', () => {
    // 100 today less 20 a day is below zero on the sixth day, November 26; November 30 ends at 100 - 200 = -100.
    const timing = said({ balance: 100 })
    expect(timing).toContain('below zero on November 26, 2026')
    expect(timing).toContain('Adding $100 today')
    // 2,750 planned, 2,500 in.
    const losing = said({ income: [pay({ amount: 2500 })] })
    expect(losing).toContain('Your plan loses $250 a month, so moving due dates would only delay it.')
    expect(losing).not.toContain('Adding')
  })
  it('a payday far ahead pays nothing before it', () => {
    const income = [pay({ amount: 500, nextPay: '2027-03-10' })]
    const months = evaluate({ income })
      .present()
      .tables.find((table) => table.key === 'months')
    // November 2026 to February 2027, then March to November.
    expect(months?.rows.map((row) => row[1])).toEqual([0, 0, 0, 0, ...Array(9).fill(500)])
  })
})

describe('the page', () => {
  it('loses no cent between what comes in, what is planned and what is left', () => {
    const frequencies = ['weekly', 'biweekly', 'semimonthly', 'monthly', 'quarterly', 'annual']
    const amount = fc.integer({ min: 1, max: 500_000 }).map((cents) => cents / 100)
    const sources = fc.array(fc.tuple(amount, fc.constantFrom(...frequencies)), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(sources, fc.array(amount, { minLength: 5, maxLength: 5 }), (pays, costs) => {
        const income = pays.map(([each, frequency]) => pay({ amount: each, frequency }))
        const planned = Object.fromEntries(expenseKeys.map((key, i) => [key, costs[i % 5] ?? 0]))
        const { figures, present } = evaluate({ income, bills: [], ...planned })
        const flow = present().charts[0] as FlowChart
        const sum = (links: FlowChart['links']) => links.reduce((total, link) => total + link.value, 0)
        const into = flow.links.filter((link) => link.to === 'income')
        const outOf = sum(flow.links.filter((link) => link.from === 'income'))
        // What has one start alone, a single income or nothing but what is missing, shows no links into the income.
        if (into.length > 0) expect(outOf).toBeCloseTo(sum(into), 6)
        // Each source is rounded to a cent of its own, the income once.
        const whole = Math.max(figures['income'] ?? Number.NaN, figures['spending'] ?? Number.NaN)
        expect(Math.abs(outOf - whole)).toBeLessThan(0.005 * (pays.length + 1) + 1e-6)
        const totals = DEFAULT_CATEGORIES.reduce((total, { key }) => total + (figures[`${key}Total`] ?? Number.NaN), 0)
        expect(totals).toBeCloseTo(figures['spending'] ?? Number.NaN, 6)
        expect((figures['income'] ?? 0) - totals).toBeCloseTo(figures['leftOver'] ?? Number.NaN, 6)
      }),
      { numRuns: 60 },
    )
  })
  it('answers with what is left and what is safe to spend', () => {
    // November 30 ends at 1,000 - 10 x 20 = 800; 800 - 300 = 500.
    expect(evaluate({}).answer().headline).toBe(
      'You have **$3,250** left each month, and **$500** is safe to spend today.',
    )
  })
  it('shows the flow first, then the balance with its lowest day marked', () => {
    const income = [pay({ amount: 4000 }), pay({ amount: 2000 })]
    const [flow, line] = evaluate({ income }).present().charts as [FlowChart, XYChart]
    expect(flow.kind).toBe('flow')
    const into = flow.links.filter((link) => link.to === 'income').reduce((sum, link) => sum + link.value, 0)
    const out = flow.links.filter((link) => link.from === 'income').reduce((sum, link) => sum + link.value, 0)
    expect(into).toBe(6000)
    expect(out).toBe(6000)
    expect(line.x.values).toHaveLength(365)
    expect(line.marks).toEqual([{ x: '2026-11-30', label: 'Lowest: $800' }])
  })
  it('one income starts the flow itself', () => {
    const [flow] = evaluate({}).present().charts as [FlowChart]
    expect(flow.nodes.filter((node) => node.column === 0)).toMatchObject([{ id: 'income', label: 'Primary Job' }])
    expect(flow.links.reduce((sum, link) => sum + link.value, 0)).toBe(6000)
  })
  it('a shortfall stands beside the income as what is not covered, and both feed the plan', () => {
    const [flow] = evaluate({ income: [pay({ amount: 2500 })] }).present().charts as [FlowChart]
    expect(flow.nodes.filter((node) => node.column < 2).map(({ label, column }) => [label, column])).toEqual([
      ['Your plan', 1],
      ['Pay', 0],
      ['Not covered', 0],
    ])
    expect(flow.links.find((link) => link.from === 'short')).toEqual({ from: 'short', to: 'income', value: 250 })
    expect(flow.lead).toContain('the $250 you’d have to find elsewhere')
  })
  it('stays quick: a year of days in well under a millisecond', () => {
    const run = () =>
      forwardBalance({
        startDate: '2026-11-21',
        startingBalance: 1000,
        restPerMonth: 600,
        flows: [
          { key: 'a', name: 'a', kind: 'income', amount: 700, schedule: { every: 'week', from: '2026-11-27' } },
          { key: 'b', name: 'b', kind: 'bill', amount: 1800, schedule: { every: 'month', day: 1 } },
        ],
      })
    for (let i = 0; i < 200; i++) run()
    const times = Array.from({ length: 60 }, () => {
      const start = performance.now()
      run()
      return performance.now() - start
    }).sort((a, b) => a - b)
    expect(times[30]).toBeLessThan(1)
  })
})
