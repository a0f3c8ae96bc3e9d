import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bringMissing } from '../kit/missing.ts'
import { whatMatters } from '../kit/sensitivity.ts'
import { coverageOf } from './coverage.ts'
import { calculator, defaults, env, evaluate, untaxed } from './savings.testkit.ts'
import type { SavingsInputs } from './sections.ts'

describe('the pitfalls', () => {
  test('an APY is what a year earns: daily and monthly deposits never compound it twice', () => {
    const year = evaluate({ ...untaxed, ask: 'balance', saved: 10_000, deposit: 0, by: 12, rate: 4.5 })
    expect(year.figures['interest']).toBeCloseTo(450, 2)
    // The choice of compounding is hidden for an APY and must not matter.
    const daily = evaluate({
      ...untaxed,
      ask: 'balance',
      saved: 10_000,
      deposit: 0,
      by: 12,
      rate: 4.5,
      compounding: 'monthly',
    })
    expect(daily.figures).toEqual(year.figures)
  })
  test('an interest rate is turned into its APY first', () => {
    // (1 + 0.045/365)^365 - 1 = 4.60250%.
    const { figures } = evaluate({
      ...untaxed,
      ask: 'balance',
      saved: 10_000,
      deposit: 0,
      by: 12,
      rate: 4.5,
      rateKind: 'nominal',
    })
    expect(figures['apy']).toBeCloseTo(4.6025, 4)
  })
  test('FDIC and NCUA cover $250,000 per owner and kind of ownership, beneficiaries up to five', () => {
    const trust = { perBeneficiary: 250_000, beneficiaries: 5 }
    const cover = (owners: 'one' | 'two', beneficiaries: number) =>
      coverageOf({ owners, beneficiaries }, 250_000, trust)
    expect(cover('one', 0)).toBe(250_000)
    expect(cover('two', 0)).toBe(500_000)
    expect(cover('one', 1)).toBe(250_000)
    expect(cover('one', 3)).toBe(750_000)
    expect(cover('two', 9)).toBe(2_500_000)
  })
  test('money above the insurance is said with its amount', () => {
    const words = evaluate({
      ...untaxed,
      ask: 'balance',
      saved: 240_000,
      deposit: 0,
      by: 1,
      rate: 0,
      otherThere: 30_000,
    })
      .present()
      .findings.map((finding) => finding.text)
      .join(' ')
    expect(words).toContain('**$20,000 of your $270,000')
  })
})

describe('edges', () => {
  test('a goal already reached', () => {
    const { outcome, figures, present } = evaluate({ goal: 1000, saved: 2000 })
    expect(outcome).toBe('already-there')
    expect(figures['monthsToGoal']).toBe(0)
    expect(present().headline).toContain('already reached')
  })
  test('zero APY: only deposits count', () => {
    const { figures } = evaluate({ goal: 1000, saved: 0, deposit: 100, rate: 0 })
    expect(figures).toMatchObject({ monthsToGoal: 10, interest: 0, taxPaid: 0 })
  })
  test('zero deposit: the rule of 72 in months', () => {
    // ln 2 / ln 1.06 x 12 = 142.7.
    const { figures } = evaluate({ ...untaxed, goal: 2000, saved: 1000, deposit: 0, rate: 6 })
    expect(figures['monthsToGoal']).toBe(143)
  })
  test('never within 100 years: no date, no balance, kind words', () => {
    const { outcome, figures, present } = evaluate({ goal: 1000, saved: 0, deposit: 0, rate: 0 })
    expect(outcome).toBe('never')
    expect(figures).not.toHaveProperty('monthsToGoal')
    expect(figures).not.toHaveProperty('finalBalance')
    expect(present().headline).toContain('wouldn’t reach')
  })
  test('a goal that runs away with prices is never reached', () => {
    const { outcome } = evaluate({
      ...untaxed,
      inflation: 6,
      keepsValue: true,
      goal: 10_000,
      saved: 1000,
      deposit: 0,
      rate: 4,
    })
    expect(outcome).toBe('never')
  })
  test('no yearly deposit falls within six months', () => {
    expect(evaluate({ ask: 'deposit', frequency: 'yearly', by: 6 }).outcome).toBe('no-deposit-in-time')
  })
  test('one-time amounts before this month are left out and said', () => {
    const shown = evaluate({ extras: [{ month: '2020-01', amount: 5000 }] })
    expect(shown.figures).toEqual(evaluate({ extras: [] }).figures)
    expect(shown.present().findings[0]?.text).toContain('1 one-time deposit isn’t counted')
  })
  test('hidden answers of one question never leak into another', () => {
    const asked = evaluate({ ask: 'deposit', deposit: 9999 })
    expect(asked.figures).toEqual(evaluate({ ask: 'deposit', deposit: 1 }).figures)
    expect(evaluate({ ask: 'buckets', goal: 5, saved: 7 }).figures).toEqual(evaluate({ ask: 'buckets' }).figures)
  })
})

describe('several goals', () => {
  test('one after another fills the first sooner and the last in the same time without interest', () => {
    const rows = [
      { name: 'A', goal: 1200, saved: 0, deposit: 100, by: null },
      { name: 'B', goal: 600, saved: 0, deposit: 20, by: 12 },
    ]
    const at = { ...untaxed, ask: 'buckets', rate: 0, buckets: rows } as const
    const side = evaluate({ ...at, order: 'side-by-side' })
    const inOrder = evaluate({ ...at, order: 'in-order' })
    expect([side.figures['monthsToGoal'], inOrder.figures['monthsToGoal']]).toEqual([15, 15])
    const table = side.present().tables.find((one) => one.key === 'buckets')
    // B alone: 600 / 12 = 50 a month.
    expect(table?.rows.map((row) => [row[3], row[4], row[6]])).toEqual([
      ['Nov 2027', 'Sep 2027', null],
      ['Feb 2028', 'Feb 2028', 50],
    ])
    expect(side.present().findings[0]?.text).toContain(
      '**B would be late:** February 2028, and you need it by November 2027',
    )
  })
})

describe('several goals: what matters', () => {
  const inputs = { ...defaults, ask: 'buckets' }
  test('an extra deposit and savings without a goal bring the last goal nearer, and are ranked', () => {
    const months = (changes: Partial<SavingsInputs>) =>
      Number(evaluate({ ask: 'buckets', ...changes }).figures['monthsToGoal'])
    expect(months({ looseDeposit: 50 })).toBeLessThan(months({}))
    expect(months({ looseSaved: 1000 })).toBeLessThan(months({}))
    const ranked = whatMatters(calculator, inputs, env).map(({ field }) => field)
    expect(ranked).toEqual(expect.arrayContaining(['looseDeposit', 'looseSaved', 'raise']))
    expect(calculator.shown('looseDeposit', inputs as never)).toBe(true)
    expect(calculator.shown('looseDeposit', { ...inputs, ask: 'date' } as never)).toBe(false)
  })
  test('by hand without interest: 1,000 saved for no goal in particular and 20 more a month', () => {
    const goals = [
      { name: 'A', goal: 800, saved: 0, deposit: 10, by: null },
      { name: 'B', goal: 700, saved: 100, deposit: 20, by: null },
    ]
    // 800 fill A, 200 go to B: 300 of 700; then 10 + 20 + 20 a month: 8 months.
    const { figures } = evaluate({
      ...untaxed,
      ask: 'buckets',
      rate: 0,
      buckets: goals,
      looseSaved: 1000,
      looseDeposit: 20,
    })
    expect(figures).toMatchObject({ monthsToGoal: 8, finalBalance: 1500, paidIn: 1500 })
  })
})

describe('the words hold', () => {
  const said = (changes: Partial<SavingsInputs>) => {
    const { headline, more, findings } = evaluate(changes).present()
    return [headline, more ?? '', ...findings.map(({ text }) => text)].join('\n')
  }
  test('nothing saved is not called insured, no interest is not called taxed', () => {
    const words = said({ ask: 'balance', saved: 0, deposit: 0, by: 12 })
    expect(words).not.toContain('your $0')
    expect(words).not.toContain('Taxes take')
  })
  test('one goal or none of several that is never full', () => {
    const goal = (name: string) => ({ name, goal: 1000, saved: 0, deposit: 0, by: null })
    const never = { ask: 'buckets', rate: 0 } as const
    expect(said({ ...never, buckets: [goal('Boat')] })).toContain('Boat: you wouldn’t get there within 100 years')
    expect(said({ ...never, buckets: [goal('A'), goal('B')] })).toContain('any of your **2** goals within')
  })
  test('a goal of nothing is asked for, not congratulated', () => {
    expect(said({ goal: 0, saved: 0 })).toContain('Enter **a savings goal** above $0')
    expect(said({ goal: 0, saved: 0 })).not.toContain('already reached')
  })
})

test('the chart of other dates falls, and holds the deposit found at its own date', () => {
  const { figures, present } = evaluate({ ...untaxed, ask: 'deposit', goal: 12_000, saved: 0, by: 24, rate: 0 })
  const chart = present().charts.find(({ key }) => key === 'dates')
  if (chart?.kind !== 'lines') throw new Error('lines expected')
  const at = chart.x.values.indexOf('2028-11')
  // 12,000 / 24 = 500; in 12 months 1,000, in 48 months 250.
  expect(figures['depositNeeded']).toBe(500)
  expect([chart.series[0]?.values[at], chart.series[0]?.values[0], chart.series[0]?.values.at(-1)]).toEqual([
    500, 1000, 250,
  ])
  expect(
    evaluate({ ask: 'deposit', by: 1 })
      .present()
      .charts.some(({ key }) => key === 'dates'),
  ).toBe(false)
})

describe('tax', () => {
  test('a state adds its own tax, from its own rules', async () => {
    const inputs = { ...defaults, income: 85_000, state: 'CA' }
    await bringMissing(calculator, inputs, env)
    const { figures } = calculator.evaluate(inputs, env)
    // Single, 85,000: 22% federal and California's 8% or 9.3%.
    expect(figures['taxShare']).toBeGreaterThan(29.9)
    expect(figures['taxShare']).toBeLessThan(31.4)
  })
  test('a state whose rules are not here is asked for, never guessed', () => {
    expect(evaluate({ state: 'WV' }).outcome).toBe('not-loaded')
    expect(evaluate({ state: 'VT', taxKind: 'rate' }).outcome).toBe('reached')
  })
})

test('more saved, a larger deposit or a higher rate never takes longer', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 60_000 }),
      fc.integer({ min: 0, max: 500 }),
      fc.double({ min: 0, max: 8, noNaN: true }),
      (goal, deposit, rate) => {
        const months = (changes: Partial<SavingsInputs>) =>
          evaluate({ goal, deposit, rate, saved: 900, taxKind: 'rate', ...changes }).figures['monthsToGoal'] ?? 9999
        const base = months({})
        expect(months({ saved: 1500 })).toBeLessThanOrEqual(base)
        expect(months({ deposit: deposit + 25 })).toBeLessThanOrEqual(base)
        expect(months({ rate: rate + 1 })).toBeLessThanOrEqual(base)
      },
    ),
    { numRuns: 50 },
  )
})

test('the deposit found, asked back as a date, arrives in time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4000, max: 90_000 }), fc.integer({ min: 2, max: 200 }), (goal, by) => {
      const { figures } = evaluate({ ask: 'deposit', goal, by, saved: 0, taxKind: 'rate' })
      const deposit = (figures['depositNeeded'] ?? 0) + 0.01
      expect(evaluate({ ask: 'date', goal, deposit, saved: 0, taxKind: 'rate' }).figures['monthsToGoal']).toBe(by)
    }),
    { numRuns: 60 },
  )
})
