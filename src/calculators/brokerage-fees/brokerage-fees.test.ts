import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { feeBulletinExample } from '#facts/investing/fund-costs.ts'
import { askedWhole } from '../kit/asked.testkit.ts'
import { unmarked } from '../kit/format.ts'
import { calculator as tool } from './calculator.ts'
import { bare } from './cases.ts'

const { calculator, defaults, env, evaluate, figure, words } = await askedWhole(tool)

describe('pitfalls', () => {
  test('fees compound: the cost is more than the fees taken, and doubling the time more than doubles it', () => {
    const one = { ...bare, advisory: 1 }
    expect(figure('lostToFees', one)).toBeGreaterThan(figure('feesPaid', one))
    expect(figure('lostToFees', { ...one, years: 360 })).toBeGreaterThan(
      2 * figure('lostToFees', { ...one, years: 180 }),
    )
  })
  test('a 1% fee is not 1% of wealth: about 25% over 30 years, and the page says so', () => {
    // 1 - 0.99^30 = 26.03%.
    expect(figure('shareLost', { ...bare, advisory: 1, years: 360 })).toBeCloseTo(26.03, 2)
    expect(words({ ...bare, advisory: 1, years: 360 })).toContain('1% a year takes 26% of your money after 30 years')
  })
  test('regulatory fees on sales are tiny but exist, and buying pays none', () => {
    // Six sales of 2,000 a year: 6 x (2,000 x 20.6/1M + 20 x 195/1M) = 0.2706 a year.
    const sales = { ...bare, trades: 12, tradeSize: 2000, spread: 0, years: 12, annualReturn: 0 }
    expect(figure('lostRegulatory', sales)).toBeCloseTo(0.27, 2)
    expect(words(sales)).toContain('Selling $2,000 pays about $0.05 to the SEC and FINRA')
  })
})

describe('hidden costs', () => {
  test('a low sweep yield costs what a fair one would have paid', () => {
    // All cash, 4% fair against 1%, one year: 100,000 x 0.03.
    const cash = { ...bare, start: 100_000, years: 12, cashShare: 100, fairCash: 4, sweepYield: 1 }
    expect(figure('lostSweep', cash)).toBeCloseTo(3000, 0)
    expect(words(cash)).toContain('Low interest on your cash costs you $3,000 a year')
  })
  test('currency markup counts on the foreign part of the trades alone', () => {
    // 10 trades of 1,000, 40% foreign, 1%: 40 in a year without growth.
    const trades = { ...bare, trades: 10, tradeSize: 1000, spread: 0, fxMarkup: 1, years: 12, annualReturn: 0 }
    expect(figure('lostFx', { ...trades, foreignShare: 40 })).toBeCloseTo(40, 6)
    expect(figure('lostFx', { ...trades, foreignShare: 0 })).toBe(0)
  })
  test('the fee to move out counts once, at the end, and not when it is left out', () => {
    expect(figure('lostTransferOut', { ...bare, transferOut: 75 })).toBe(75)
    expect(figure('lostTransferOut', { ...bare, transferOut: 75, leaving: false })).toBe(0)
  })
  test('margin interest counts as a cost, and the page says that its gains do not', () => {
    const loan = { ...bare, start: 50_000, marginLoan: 10_000, marginRate: 8, years: 12, annualReturn: 0 }
    // 12 monthly payments of 10,000 (1.08^(1/12) - 1) = 64.34 each: 772.08, a little under 800 because paid monthly.
    expect(figure('lostMargin', loan)).toBeCloseTo(772.08, 1)
    expect(words(loan)).toContain('We don’t count what the borrowed money earns or loses')
  })
})

test('the cost is the printed balance without fees less the printed one with them', () => {
  const number = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''))
  for (let years = 12; years <= 240; years += 12) {
    const shown = evaluate({ years, start: 12_345.67, deposit: 89.1 }).present()
    const lines = shown.workings.find(({ title }) => title.startsWith('What fees cost'))?.lines ?? []
    const [without = 0, held = 0] = (lines[1] ?? '').split('−').map(number)
    expect(number(lines[2] ?? '')).toBeCloseTo(without - held, 9)
  }
})

describe('an adviser with lower rates for larger sums', () => {
  const two = {
    ...bare,
    start: 2_000_000,
    annualReturn: 0,
    years: 12,
    advisory: 1,
    steps: [{ from: 1_000_000, rate: 0.5 }],
  }
  test('each rate on its part, or the reached one on all', () => {
    // Month by month: what is over a million loses 1 - 0.995^(1/12) of itself, the first million 1 - 0.99^(1/12): by hand the sum x = 1,000,000 + y with
    // y' = q y - c, q = 0.995^(1/12), c = 1,000,000 (1 - 0.99^(1/12)); after 12 months y = 0.995 x 1,000,000 - c (1 - 0.995) / (1 - q).
    const q = 0.995 ** (1 / 12)
    const c = 1e6 * (1 - 0.99 ** (1 / 12))
    const left = 1e6 + 0.995 * 1e6 - (c * (1 - 0.995)) / (1 - q)
    expect(figure('finalBalance', { ...two, stepsOn: 'part' })).toBeCloseTo(left, 1)
    expect(figure('finalBalance', { ...two, stepsOn: 'whole' })).toBeCloseTo(2e6 * 0.995, 1)
  })
  test('the fee on today’s balance is named with its steps: 10,000 + 5,000', () => {
    expect(calculator.hint('advisory', { ...defaults, ...two, stepsOn: 'part' }, env)).toBe(
      '$15,000 a year on today’s balance.',
    )
    const working = evaluate({ ...two, stepsOn: 'part' })
      .present()
      .workings.find((one) => one.title.includes('percentages'))
    expect(working?.steps?.join(' ')).toContain('0.75% of today’s $2,000,000.00')
  })
  test('no steps, no question how they count, and the same answer as ever', () => {
    expect(calculator.shown('stepsOn', defaults)).toBe(false)
    expect(figure('finalBalance', { ...two, steps: [] })).toBeCloseTo(2e6 * 0.99, 1)
  })
})

describe('three accounts', () => {
  test('the extra return named really brings your account level', () => {
    const same = { ...bare, advisory: 1.2, annualReturn: 6, others: [{ ...row, expense: 0.1 }], years: 240 }
    const extra = figure('extraReturn', same)
    const level = figure('finalBalance', { ...same, annualReturn: 6 + extra })
    expect(level).toBeCloseTo(figure('otherBalance1', same), 0)
  })
  test('the extra return counts the fee to move as well', () => {
    // 10,000 for ten years; 1% a year here, nothing there but 5% to get there: level with 9,500 x 1.06^10 takes (1.06 x 0.95^(1/10)) / 0.99 - 1.06.
    const one = {
      ...bare,
      annualReturn: 6,
      start: 10_000,
      years: 120,
      advisory: 1,
      transferOut: 500,
      leaving: false,
      others: [row],
    }
    const extra = (1.06 * 0.95 ** 0.1) / 0.99 - 1.06
    expect(figure('extraReturn', one)).toBeCloseTo(extra * 100, 6)
    expect(figure('finalBalance', { ...one, annualReturn: 6 + extra * 100 })).toBeCloseTo(9500 * 1.06 ** 10, 1)
  })
  test('the move is weighed with its fee, and earned back in the month named', () => {
    const one = {
      ...bare,
      start: 10_000,
      advisory: 1,
      transferOut: 100,
      leaving: false,
      others: [row],
      annualReturn: 0,
    }
    // Without growth the fee of month m leaves 10,000 x 0.99^(m/12): it falls below 9,900 just after month 12.
    expect(figure('movePayback', one)).toBe(12)
    expect(figure('moveGain', { ...one, years: 120 })).toBeCloseTo(9900 - 10_000 * 0.99 ** 10, 1)
  })
  test('your account is said to be best when it is', () => {
    expect(words({ ...bare, others: [{ ...row, advisory: 1 }] })).toContain('Your account comes out ahead')
  })
})
const row = {
  name: 'Other',
  advisory: 0,
  expense: 0,
  accountFee: 0,
  commission: 0,
  sweepYield: 0,
  forcedCash: 0,
  fxMarkup: 0,
  marginRate: 0,
  transferOut: 0,
}

describe('accounts beside each other', () => {
  test('an account with the same fees ends level, and the move there is not praised', () => {
    const twin = { ...row, advisory: 1 }
    expect(words({ ...bare, advisory: 1, others: [twin] })).toContain('“Other” ends even with your account')
    expect(words({ ...bare, advisory: 1, transferOut: 75, leaving: false, others: [twin] })).toContain(
      'Moving there would cost $75',
    )
  })
  test('a lower fee that does not earn back the move is said', () => {
    // 1,000 for a year without growth: 1% is 10, the move 75, so moving leaves 1,000 - 75 against 990.
    const one = { ...bare, start: 1000, years: 12, annualReturn: 0, advisory: 1, transferOut: 75, leaving: false }
    expect(words({ ...one, others: [row] })).toContain(
      'costs less, but not enough to earn back the $75 to move in 1 year: you’d end with $65 less',
    )
  })
  test('an empty account is not called ahead of another', () => {
    expect(words({ start: 0, deposit: 0 })).not.toContain('ahead')
  })
  test('each bar adds up to what its account loses, under names that differ', () => {
    const shown = evaluate({ others: [row, row] })
    const chart = shown.present().charts.find((one) => one.key === 'byAccount')
    if (chart?.kind !== 'ranks') throw new Error('no bars')
    expect(chart.rows.map((one) => one.label)).toEqual(['Your account', 'Other', 'Other (2)'])
    const totals = chart.rows.map((one) => one.values.reduce((sum, value) => sum + value, 0))
    for (const [i, key] of ['lostToFees', 'otherLost1', 'otherLost2'].entries())
      expect(totals[i]).toBeCloseTo(shown.figures[key] ?? Number.NaN, 1)
  })
  test('the cards start short: what few accounts need is folded', () => {
    const { others } = calculator.fields
    if (others?.kind !== 'rows') throw new Error('no rows')
    const folded = others.details?.columns ?? []
    expect(Object.keys(others.columns).length - folded.length).toBeLessThanOrEqual(4)
    for (const one of defaults.others as readonly Record<string, unknown>[])
      for (const key of folded) expect(one[key]).toBe(others.blank[key])
  })
})

test('the steps of the waterfall add up to the cent, for any fees', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 3, noNaN: true }),
      fc.double({ min: 0, max: 2, noNaN: true }),
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 12, max: 480 }),
      (advisory, expense, accountFee, years) => {
        const chart = evaluate({ advisory, expense, accountFee, years })
          .present()
          .charts.find((one) => one.key === 'byKind')
        if (chart?.kind !== 'waterfall') throw new Error('no waterfall')
        const totals = chart.steps.filter((step) => step.kind === 'total').map((step) => step.value)
        const changes = chart.steps.filter((step) => step.kind === 'change').map((step) => step.value)
        const sum = changes.reduce((all, change) => all + change, totals[0] ?? 0)
        expect(sum).toBeCloseTo(totals[1] ?? Number.NaN, 4)
      },
    ),
    { numRuns: 60 },
  )
})

test('the SEC’s printed figures are the ones the cases use', () => {
  const { start, paid, forgone, fee, years } = feeBulletinExample.value
  const bulletin = { ...bare, start, annualReturn: 4, years: years * 12, advisory: fee * 100 }
  expect(figure('lostToFees', bulletin)).toBeCloseTo(paid + forgone, -1)
})

test('odd accounts speak plainly', () => {
  const empty = evaluate({ start: 0, deposit: 0 })
  expect(unmarked(empty.answer().headline)).toContain('Enter a balance or a monthly deposit')
  expect(empty.present().charts).toEqual([])
  const eaten = evaluate({ ...bare, start: 1000, accountFee: 600, years: 120 })
  expect(eaten.outcome).toBe('used-up')
  expect(unmarked(eaten.answer().headline)).toContain('Fees would use up your whole account')
  expect(unmarked(evaluate(bare).answer().headline)).toContain('Fees cost you next to nothing')
})
