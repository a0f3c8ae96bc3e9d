import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import { bringMissing } from '../kit/missing.ts'
import type { WaterfallChart, XYChart } from '../kit/presentation.ts'
import { calculator as tool } from './calculator.ts'
import { lineKeys } from './lines.ts'

const { calculator, defaults, env, evaluate, figures, allWords: words, rows: table } = await askedWhole(tool)
for (const state of ['NY', 'PA', 'OR']) await bringMissing(calculator, { ...defaults, state }, env)

describe('essentials, not income', () => {
  test('pay changes nothing about the target', () => {
    expect(figures({ income: 200_000 })['target']).toBe(figures({ income: 20_000 })['target'])
    expect(words()).toContain('what you have to pay, not your income')
  })
  test('one total takes the place of the lines, which then do not count', () => {
    const given = { total: 2000 }
    expect(figures(given)['essentials']).toBe(2000)
    expect(figures({ ...given, housing: 9000 })).toEqual(figures(given))
    for (const key of lineKeys) expect(calculator.shown(key, { ...defaults, ...given })).toBe(false)
  })
})

describe('a range, not false precision', () => {
  test('the sentence rounds to $100; lean, balanced and extra are in order', () => {
    expect(words({ housing: 1837.41 })).toMatch(/You could aim for an emergency fund of \$\d+,\d00 to \$\d+,\d00\./)
    const { leanTarget, balancedTarget, extraTarget } = figures()
    expect(Number(leanTarget)).toBeLessThan(Number(balancedTarget))
    expect(Number(balancedTarget)).toBeLessThan(Number(extraTarget))
  })
  test('every factor is listed, those that add nothing too, and they add up to the fund', () => {
    const rows = table('reasons', { pay: 'irregular', benefits: 'own' })
    expect(rows).toHaveLength(10)
    const sum = (from: number, to: number, column: number) =>
      rows.slice(from, to).reduce((total, row) => total + Number(row[column]), 0)
    for (const column of [1, 2]) expect(sum(0, 6, column)).toBeCloseTo(Number(rows[6]?.[column]), 9)
    for (const column of [3, 4]) {
      expect(sum(0, 6, column)).toBeCloseTo(Number(rows[6]?.[column]), 2)
      expect(sum(6, 9, column)).toBeCloseTo(Number(rows[9]?.[column]), 2)
    }
    expect(rows[9]?.[3]).toBe(figures({ pay: 'irregular', benefits: 'own' })['leanTarget'])
  })
  test('the chart of reasons ends at the target, at each level', () => {
    for (const level of ['lean', 'balanced', 'extra']) {
      const given = { level, benefits: 'own', selfEmployed: false }
      const chart = evaluate(given).present().charts[1] as WaterfallChart
      const changes = chart.steps.filter(({ kind }) => kind === 'change').reduce((sum, { value }) => sum + value, 0)
      expect(Number(chart.steps[0]?.value) + changes).toBeCloseTo(Number(chart.steps.at(-1)?.value), 6)
      expect(chart.steps.at(-1)?.value).toBeCloseTo(Number(figures(given)['target']), 1)
    }
  })
  test('the scale is called ours', () => {
    expect(words()).toContain('our scale, not a rule')
    const own = evaluate()
      .present()
      .sources.filter(({ status }) => status === 'assumption')
    expect(own.map(({ what }) => what)).toContain('months each reason adds (our scale)')
  })
})

describe('deductibles on top', () => {
  test('dollar for dollar, at every level', () => {
    const more = figures({ autoDeductible: 1500 })
    for (const key of ['leanTarget', 'balancedTarget', 'extraTarget'])
      expect(Number(more[key]) - Number(figures()[key])).toBeCloseTo(1000, 6)
  })
})

describe('unemployment benefits', () => {
  const inNewYork = { benefits: 'estimate', state: 'NY', income: 60_000 }
  test('lower the lean end most and the extra end not at all', () => {
    const [without, counted] = [figures({ state: 'NY', income: 60_000 }), figures(inNewYork)]
    const off = (key: string) => Number(without[key]) - Number(counted[key])
    expect(off('leanTarget')).toBeGreaterThan(0)
    expect(off('extraTarget')).toBe(0)
    expect(words(inNewYork)).toContain('New York pays at most $869 a week')
  })
  test('where the weeks depend on pay, the balanced end counts the fewest: one week in Oregon is the unpaid one', () => {
    const inOregon = { ...inNewYork, state: 'OR' }
    expect(words(inOregon)).toContain('for 1 to 26 weeks')
    const without = figures({ state: 'OR', income: 60_000 })
    // 60,000 / 52 / 2 x 90%: one week of it.
    expect(Number(without['balancedTarget']) - Number(figures(inOregon)['balancedTarget'])).toBeCloseTo(519.23, 2)
  })
  test('none without a state, and none for a business of one’s own', () => {
    expect(words({ benefits: 'estimate' })).toContain('Select your state')
    expect(figures({ benefits: 'estimate' })['weeklyBenefit']).toBe(0)
    const own = { benefits: 'own', selfEmployed: true, weekly: 500 }
    expect(figures(own)['benefits']).toBe(0)
    expect(figures({ ...own, weekly: 900 })).toEqual(figures(own))
    expect(words(own)).toContain('usually don’t cover self-employed')
  })
})

describe('when it is there', () => {
  test('already reached is said as reached, with what is beyond', () => {
    const ready = evaluate({ savings: 60_000 })
    expect(ready.outcome).toBe('reached')
    expect(ready.figures['monthsToTarget']).toBe(0)
    expect(words({ savings: 60_000 })).toContain('already covers your balanced fund')
    expect(words({ savings: 60_000 })).toContain('more than even the extra fund')
  })
  test('nothing saved and nothing added is never, with what it would take', () => {
    const never = { savings: 0, monthly: 0 }
    expect(evaluate(never).outcome).toBe('never')
    expect(figures(never)).not.toHaveProperty('monthsToTarget')
    expect(words(never)).toContain('wouldn’t reach your emergency fund within 50 years')
    const needed = Number(figures(never)['monthlyNeeded'])
    expect(needed).toBeGreaterThan(0)
    expect(figures({ savings: 0, monthly: needed + 0.01 })['monthsToTarget']).toBe(24)
  })
  test('small steps come before the whole: first step, one month, lean, balanced, extra', () => {
    const given = { savings: 200 }
    const { monthsToFirst, monthsToMonth, monthsToLean, monthsToTarget, monthsToExtra } = figures(given)
    const order = [monthsToFirst, monthsToMonth, monthsToLean, monthsToTarget, monthsToExtra].map(Number)
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(words(given)).toContain('Next step: your first $1,000')
    expect(words({ savings: 2000 })).toContain('Next step: one month')
    expect(table('steps', given)).toHaveLength(5)
  })
  test('the target rises with prices, so faster prices take longer', () => {
    const months = [0, 2.5, 6].map((inflation) => Number(figures({ inflation })['monthsToTarget']))
    expect(months).toEqual([...months].sort((a, b) => a - b))
    expect(new Set(months).size).toBe(3)
  })
  test('the marked month of the chart is the month of the sentence', () => {
    const chart = evaluate().present().charts[0] as XYChart
    expect(chart.band?.low).toHaveLength(chart.x.values.length)
    expect(chart.marks?.[0]?.x).toBe('2031-02')
    expect(words()).toContain('February 2031')
  })
  test('more each month is never later', () => {
    const amount = fc.integer({ min: 50, max: 3000 })
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const months = (monthly: number) => figures({ monthly })['monthsToTarget'] ?? 601
        expect(months(Math.max(a, b))).toBeLessThanOrEqual(months(Math.min(a, b)))
      }),
      { numRuns: 30 },
    )
  })
})

describe('where it waits', () => {
  test('Treasury interest is free of Pennsylvania’s 3.07%, bank interest is not', () => {
    const [, , savings, bills] = table('places', { state: 'PA', income: 85_000 })
    const share = (row: typeof savings) => 1 - Number(row?.[2]) / Number(row?.[1])
    expect(share(savings)).toBeCloseTo(0.2507, 1)
    expect(share(bills)).toBeLessThan(share(savings))
  })
  test('less than prices rise is called a loss', () => {
    expect(words({ apy: 0.1, inflation: 3 })).toContain('loses about')
    expect(words({ apy: 8, inflation: 1 })).toContain('gains about')
  })
})

test('nothing entered asks for essentials and shows no fund as reached', () => {
  expect(evaluate({ total: 0 }).outcome).toBe('nothing')
  expect(words({ total: 0 })).toContain('Enter your monthly essentials')
  expect(figures({ total: 0 })).not.toHaveProperty('monthsCovered')
})

describe('the words hold', () => {
  const few = { healthDeductible: 0, autoDeductible: 0, homeDeductible: 0 }
  test('nothing entered: no chart, no key figures, no table without rows', () => {
    const shown = evaluate({ total: 0 }).present()
    expect(shown.charts).toEqual([])
    expect(shown.keyFigures).toEqual([])
  })
  test('no table is ever empty', () => {
    for (const changes of [{}, { total: 3000 }, { total: 0 }, { savings: 60_000 }, { savings: 0, monthly: 0 }])
      for (const one of evaluate(changes).present().tables) expect(one.rows.length).toBeGreaterThan(0)
  })
  test('without inflation no prices have risen', () => {
    expect(words({ inflation: 0 })).not.toMatch(/counting inflation|prices rise 0%/)
    expect(words()).toContain('counting inflation')
  })
  test('small sums keep their dollars, and interest above prices is never called none', () => {
    const tiny = { ...few, total: 1, savings: 0, monthly: 1, income: 0, firstStep: 0 }
    // 4 to 5.5 months of $1, said to the dollar.
    expect(words(tiny)).toContain('an emergency fund of $4 to $6')
    expect(words(tiny)).not.toContain('just keeps up with prices')
    expect(words({ ...few, total: 3000, income: 0, apy: 2.5, inflation: 2.5 })).toContain('just keeps up with prices')
  })
  test('the next step is never larger than the fund', () => {
    const small = { ...few, total: 100, savings: 400, monthly: 200 }
    expect(words(small)).not.toContain('Next step')
    // One month of 800 comes before the first 1,000.
    expect(words({ total: 800, savings: 100 })).toContain('Next step: one month of essentials')
  })
  test('a benefit above a week of essentials is counted only up to it, and that is said', () => {
    // 1,300 x 12 / 52 = 300 a week.
    expect(words({ total: 1300, benefits: 'own', weekly: 500, weeks: 20 })).toContain('at most $300 a week in benefits')
    expect(words({ total: 1300, benefits: 'own', weekly: 300, weeks: 20 })).not.toContain('We count at most')
  })
  test('just enough is said as just enough', () => {
    const lean = { ...few, total: 1000, earners: 'two', dependents: 0, level: 'lean', savings: 3000 }
    expect(words(lean)).toContain('You have exactly your lean fund')
    expect(words({ ...lean, level: 'extra', savings: 4000 })).not.toContain('The extra fund would be')
  })
})

describe('lean, balanced, extra stay in order', () => {
  test('benefits that pay nearly everything never leave the balanced fund below the lean one', () => {
    // One steady income, specialized, two dependents: lean 3 + 0.5 + 0.5 + 1 = 5 months, extra 4 + 1 + 1.5 + 1 = 7.5, balanced 6.25.
    // A week of essentials is 1,300 × 12 / 52 = 300, less than the benefit of 1,000, so 300 count. Lean: 5 × 52/12 = 21.67 weeks, 21
    // whole, 20 paid: 6,500 − 6,000 = 500. Balanced: 27.08, 27 whole, 26 paid: 8,125 − 7,800 = 325, so it is raised to 500.
    const given = {
      total: 1300,
      specialized: true,
      dependents: 2,
      benefits: 'own',
      weekly: 1000,
      weeks: 52,
      healthDeductible: 0,
      autoDeductible: 0,
      homeDeductible: 0,
    }
    const { leanTarget, balancedTarget, extraTarget, benefits } = figures(given)
    expect([leanTarget, balancedTarget, extraTarget]).toEqual([500, 500, 9750])
    // 6.25 × 1,300 − 500.
    expect(benefits).toBe(7625)
  })
})

describe('words of little money', () => {
  test('less than a month is said in days', () => {
    // 400 / 2,000 of a month is 0.2 × 365 / 12 = 6.08 days.
    expect(words({ total: 2000, savings: 400 })).toContain('Your $400 would last about 6 days')
    expect(words({ total: 900_000, savings: 400 })).toContain('would last less than a day')
  })
  test('no essentials: nothing is said about benefits', () => {
    expect(words({ total: 0, benefits: 'own' })).not.toContain('Benefits of')
  })
  test('the mark stands on the month of the headline, on long charts too', () => {
    // 4,000 saved and 100 a month without interest or prices: (30,000 − 4,000) / 100 = 260 months, a chart of 338 in steps of 4.
    const given = {
      total: 7500,
      level: 'lean',
      earners: 'two',
      dependents: 0,
      monthly: 100,
      apy: 0,
      inflation: 0,
      healthDeductible: 7550,
      autoDeductible: 0,
      homeDeductible: 0,
    }
    const { figures: found, present } = evaluate(given)
    // 3 × 7,500 + 7,550 = 30,050; less 4,000, by 100s: 260.5, so month 261, no multiple of four.
    expect(found['monthsToTarget']).toBe(261)
    const chart = present().charts[0] as XYChart
    expect(chart.marks?.[0]?.x).toBe('2048-08')
    expect(chart.x.values).toContain('2048-08')
  })
})

test('the first step is the visitor’s own sum, so what is missing of it is not rounded', () => {
  expect(words({ savings: 0, firstStep: 545 })).toContain('your first $545. You have $545 to go')
})

test('without essentials there is no fund to wait for', () => {
  const titles = evaluate({ total: 0, healthDeductible: 2000 })
    .present()
    .workings.map(({ title }) => title)
  expect(titles).not.toContain('When you’d have it')
})
