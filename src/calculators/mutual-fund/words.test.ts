import { describe, expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import { unmarked } from '../kit/format.ts'
import { calculator as tool } from './calculator.ts'
import { readCharges } from './charges.ts'
import { bare, fund } from './mutual-fund.testkit.ts'

const { calculator, defaults, env, evaluate, figure, words } = await askedWhole(tool)

describe('words that stay true', () => {
  const roth = { ...bare, start: 10_000, years: 10, annualReturn: 5 }
  test('two funds of one name are told apart', () => {
    const text = words({ ...roth, funds: [fund({ load: 5 }), fund({ expense: 1 })] })
    expect(text).toContain('“Fund” passes “Fund (2)”')
  })
  test('a conversion without a new expense ratio changes nothing; a dearer one is not called cheaper', () => {
    const never = fund({ expense: 1.6 })
    const converts = fund({ expense: 1.6, convertsAfter: 3, expenseAfter: null })
    expect(figure('netValue', { ...roth, funds: [converts] })).toBeCloseTo(
      figure('netValue', { ...roth, funds: [never] }),
      6,
    )
    expect(words({ ...roth, funds: [converts] })).not.toContain('after 3 years')
    expect(words({ ...roth, funds: [fund({ expense: 1, convertsAfter: 3, expenseAfter: 2 })] })).toContain(
      'gets more expensive after 3 years',
    )
  })
  test('a fund that is ahead for some years only is not said to pass for good', () => {
    const text = words({
      ...roth,
      funds: [fund({ load: 3 }), fund({ deferred: '5, 5' })],
    })
    // Sold in years 1 and 2 the second pays 5%, more than the 3% of the first; from year 3 on it pays nothing.
    expect(text).toContain('“Fund (2)” passes “Fund” in year 3')
    // The first pays 5% in years 2 and 3 alone, more than the 3% the second paid at the start.
    const briefly = words({ ...roth, funds: [fund({ deferred: '0, 5, 5' }), fund({ load: 3 })] })
    expect(briefly).toContain('“Fund (2)” is ahead of “Fund” only if you sell after 2 to 3 years')
  })
  test('equal funds come out level', () => {
    expect(words({ ...roth, funds: [fund({ expense: 1 }), fund({ expense: 1 })] })).toContain('come out even')
  })
  test('no cost at all, and a cost of cents', () => {
    expect(unmarked(evaluate({ ...roth, funds: [fund({})] }).answer().headline)).toContain(
      'would cost you nothing in fees',
    )
    // 0.5% of 100 for a year without growth.
    const small = { ...bare, start: 100, years: 1, annualReturn: 0, funds: [fund({ expense: 0.5 })] }
    expect(unmarked(evaluate(small).answer().headline)).toContain('would cost you $0.50 in fees over 1 year')
  })
  test('a 12b-1 fee left empty stands under the fund’s expenses', () => {
    const cost = (distribution: number | null) =>
      evaluate({ ...roth, funds: [fund({ expense: 1, distribution })] }).figures
    expect(cost(null).lostDistribution).toBe(0)
    expect(cost(null).feeCost).toBeCloseTo(cost(1).feeCost ?? Number.NaN, 6)
  })
})

describe('the form before the answer', () => {
  test('asks at most seven questions, and folds what few funds need', () => {
    const folded = calculator.groups.findIndex((group) => group.more)
    const open = calculator.groups.slice(0, folded).flatMap((group) => group.fields)
    expect(open.length).toBeLessThanOrEqual(7)
    const { funds } = calculator.fields
    if (funds?.kind !== 'rows') throw new Error('no rows')
    const hidden = funds.details?.columns ?? []
    expect(Object.keys(funds.columns).length - hidden.length).toBe(4)
    const [first] = defaults.funds as readonly Record<string, unknown>[]
    for (const key of hidden) expect(first?.[key]).toBe(funds.blank[key])
  })
})

describe('charts', () => {
  test('the first one compares what the funds cost, and its bars add up', () => {
    const shown = evaluate()
    const [chart] = shown.present().charts
    if (chart?.kind !== 'ranks') throw new Error('no bars')
    const own = chart.rows[0]?.values.reduce((sum, value) => sum + value, 0)
    expect(own).toBeCloseTo((shown.figures.feeCost ?? 0) + (shown.figures.taxCost ?? 0), 1)
  })
  test('none is drawn of nothing', () => {
    expect(evaluate({ start: 0, deposit: 0 }).present().charts).toEqual([])
  })
})

test('the prospectus table shows whole dollars for every fund', () => {
  const table = evaluate()
    .present()
    .tables.find((one) => one.key === 'prospectus')
  // Class A, Class C and the index fund.
  expect(table?.rows).toHaveLength(3)
  for (const row of table?.rows ?? []) for (const cell of row.slice(1)) expect(Number.isInteger(cell)).toBe(true)
})

describe('the back-end charge as typed', () => {
  test.each([
    ['5, 4, 3, 3, 2, 1', [0.05, 0.04, 0.03, 0.03, 0.02, 0.01]],
    ['1%', [0.01]],
    ['', []],
    ['none', []],
    ['5.5% / 4.25%', [0.055, 0.0425]],
  ])('“%s”', (text, rates) => {
    const read = readCharges(text)
    if (!('rates' in read)) throw new Error('not read')
    expect(read.rates).toHaveLength(rates.length)
    read.rates.forEach((rate, i) => {
      expect(rate).toBeCloseTo(rates[i] ?? Number.NaN, 12)
    })
  })
  test('a typing error is asked about, and what was read is said back', () => {
    expect(calculator.check({ ...defaults, funds: [fund({ deferred: '54' })] })).toHaveProperty('funds')
    expect(calculator.hint('funds', defaults, env)).toContain('Fund 2’s back-end load: 1% in year 1')
  })
})

test('nothing invested speaks plainly', () => {
  const none = evaluate({ start: 0, deposit: 0 })
  expect(unmarked(none.answer().headline)).toBe('Enter an amount to invest, and we’ll show what this fund costs.')
  expect(none.present().findings.length).toBeGreaterThan(1)
})
