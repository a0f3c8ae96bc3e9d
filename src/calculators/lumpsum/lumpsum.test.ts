import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedStudy, findings } from '../kit/asked-study.testkit.ts'
import { unmarked } from '../kit/format.ts'
import { calculator as tool } from './calculator.ts'

const calculator = await tool.whole()
const { evaluate, figure, whole } = askedStudy(calculator)

describe('pitfalls', () => {
  test('the plain average is not what you get: 10% with 20% swings grows like 8.2%', () => {
    const average = { rate: 10, volatility: 20, rateKind: 'average', account: 'free', fee: 0 }
    // 1.1 / sqrt(1 + (0.2 / 1.1)^2) - 1 = 8.2257%
    expect(figure('compoundReturn', average)).toBeCloseTo(8.2257, 3)
    expect(findings(evaluate(average))).toContain('An average of 10% a year grows like 8.23%')
    expect(findings(evaluate(average))).toContain('We used the lower rate.')
    // A growth rate is left as it is.
    expect(figure('compoundReturn', { ...average, rateKind: 'compound' })).toBeCloseTo(10, 9)
  })
  test('10% nominal is not promised: it is called a lot to count on; the starting value is below', () => {
    expect(findings(evaluate({ rate: 10.1 }))).toContain('a lot to count on')
    expect(findings(evaluate({ rate: 7.6, rateDollars: 'real' }))).toContain('a lot to count on')
    expect(findings(evaluate())).not.toContain('a lot to count on')
  })
  test('a return that only keeps up with high inflation is not called hopeful', () => {
    // 0% real at 20% inflation is 20% nominal; stocks made 10.02% nominal and 6.78% real (Damodaran, 1928 to 2025).
    expect(findings(evaluate({ rate: 0, rateDollars: 'real', inflation: 20 }))).not.toContain('a lot to count on')
    // 12% at 5% inflation is 6.67% real, at 4% it is 7.69%.
    expect(findings(evaluate({ rate: 12, inflation: 5 }))).not.toContain('a lot to count on')
    expect(findings(evaluate({ rate: 12, inflation: 4 }))).toContain('(6.8% after inflation)')
  })
  test('half of a small sum is named in cents, a small fall with a decimal, a year to the day as short-term', async () => {
    expect(unmarked((await whole({ amount: 50, fee: 1 })).answer().more ?? '')).toMatch(
      /after \$\d+\.\d\d lost to fees/,
    )
    const bonds = await whole({ years: 12, stockShare: 0, fee: 1 })
    expect(findings(bonds)).toMatch(/Half of all starts fell [01]\.\d% or more/)
    expect(findings(evaluate({ years: 12 }))).toContain('short-term')
    expect(findings(evaluate({ years: 13 }))).not.toContain('short-term')
  })
  test('the tax working can be followed: m, and the balance it leads to', () => {
    const { workings } = evaluate({ amount: 10_000, years: 240, rate: 7, fee: 0.2, dividendYield: 1.2 }).present()
    const tax = workings.find(({ title }) => title === 'Tax')
    // (1.07 x 0.998)^(1/12) - 0.012/12 x 0.15; then 10,000 m^240.
    const m = Number(/= ([\d.]+)$/.exec(tax?.lines[1] ?? '')?.[1])
    expect(m).toBeCloseTo((1.07 * 0.998) ** (1 / 12) - 0.00015, 11)
    expect(tax?.lines[2]).toContain(
      `^240 = $${(10_000 * m ** 240).toLocaleString('en-US', { maximumFractionDigits: 2 })}`,
    )
  })
  test('gross less fees less tax is what is kept, to the cent, and today’s dollars follow from it', () => {
    for (const account of ['taxable', 'deferred', 'free'])
      for (let years = 12; years <= 240; years += 12) {
        const { figures } = evaluate({ account, years, amount: 12_345.67, fee: 0.37, inflation: 3 })
        const { grossValue = 0, feeCost = 0, yearlyTaxCost = 0, endTax = 0, finalValue = 0, finalValueToday } = figures
        expect(grossValue - feeCost - yearlyTaxCost - endTax).toBeCloseTo(finalValue, 9)
        expect(Math.abs((finalValueToday ?? 0) - finalValue / 1.03 ** (years / 12))).toBeLessThanOrEqual(0.005 + 1e-9)
      }
  })
  test('fees and tax are taken apart, and the parts add up', () => {
    fc.assert(
      fc.property(
        fc.record({
          amount: fc.integer({ min: 1, max: 1_000_000 }),
          years: fc.integer({ min: 12, max: 600 }),
          rate: fc.double({ min: -10, max: 15, noNaN: true }),
          fee: fc.double({ min: 0, max: 3, noNaN: true }),
          account: fc.constantFrom('taxable', 'free', 'deferred'),
          dividendYield: fc.double({ min: 0, max: 5, noNaN: true }),
        }),
        (changes) => {
          const { figures: f } = evaluate(changes, null)
          const sum = (f.finalValue ?? 0) + (f.feeCost ?? 0) + (f.yearlyTaxCost ?? 0) + (f.endTax ?? 0)
          expect(Math.abs(sum - (f.grossValue ?? 0))).toBeLessThan(0.03 + (f.grossValue ?? 0) * 1e-10)
          const steps = evaluate(changes, null)
            .present()
            .charts.find((chart) => chart.key === 'taken')
          if (steps?.kind !== 'waterfall') throw new Error('the waterfall is there')
          let level = 0
          for (const step of steps.steps) {
            if (step.kind === 'change') level += step.value
            else {
              if (level !== 0) expect(Math.abs(step.value - level)).toBeLessThan(0.05 + Math.abs(level) * 1e-9)
              level = step.value
            }
          }
        },
      ),
      { numRuns: 100 },
    )
  })
  test('fees compound: 1% a year is a fifth after 22 years, not 1%', () => {
    // 1 - 0.99^22 = 19.8%
    const f = evaluate({ fee: 1, years: 264, account: 'free' }).figures
    expect((f.feeCost ?? 0) / (f.grossValue ?? 1)).toBeCloseTo(1 - 0.99 ** 22, 6)
  })
  test('hidden tax fields have no say', () => {
    const roth = { account: 'free' }
    expect(evaluate({ ...roth, dividendRate: 50, gainRate: 40, endRate: 30 }).figures).toEqual(evaluate(roth).figures)
    const plan = { account: 'deferred' }
    expect(evaluate({ ...plan, dividendYield: 9, gainRate: 40 }).figures).toEqual(evaluate(plan).figures)
  })
  test('real stands beside nominal: in the headline, and rates multiply instead of adding', () => {
    expect(unmarked(evaluate().answer().headline)).toMatch(
      /You could have \$[\d,]+ in 20 years, worth \$[\d,]+ in today’s dollars/,
    )
    // 1.05 x 1.03 - 1 = 8.15%, not 8%.
    expect(figure('compoundReturn', { rate: 5, rateDollars: 'real', inflation: 3 })).toBeCloseTo(8.15, 9)
  })
  test('overlapping windows, monthly averages and one country are said', () => {
    const shown = evaluate().present()
    expect(shown.charts[0]?.note).toContain('Starts overlap')
    expect(shown.workings.at(-1)?.steps?.join(' ')).toContain('average of its days')
    expect(shown.findings.at(-1)?.text).toContain('one country’s')
    expect(shown.findings.at(-1)?.text).toContain('only 7 separate stretches of 20 years')
  })
  test('the past after your tax is called about right, and how it is done is said', async () => {
    expect(unmarked(evaluate().answer().more ?? '')).toMatch(
      /typically ended at \$[\d,]+ after estimated tax\. The worst 10%/,
    )
    expect(evaluate().present().workings.at(-1)?.steps?.join(' ')).toContain('spreads it evenly over the years')
    expect((await whole({ account: 'free' })).answer().more).not.toContain('tax')
  })
  test('pre-tax money is set beside what the same tax would leave of it now', () => {
    // 10,000 at 2% for ten years with 3% inflation: kept 0.78 x 12,189.94 / 1.343916 = 7,075.00; 7,800 now; 725 less.
    const plan = { account: 'deferred', endRate: 22, rate: 2, fee: 0, inflation: 3, years: 120 }
    expect(findings(evaluate(plan))).toContain('$725 less in today’s dollars than if you withdrew it now')
    expect(findings(evaluate({ ...plan, inflation: 0 }))).not.toContain('less in today’s dollars')
  })
  test('falling prices add to what the money buys, and are not called inflation', () => {
    const chart = evaluate({ inflation: -1 })
      .present()
      .charts.find(({ key }) => key === 'taken')
    const step = chart?.kind === 'waterfall' ? chart.steps.find(({ label }) => label === 'Falling prices') : undefined
    expect(step?.value ?? 0).toBeGreaterThan(0)
  })
  test('a past start taxed as yours keeps less than before tax, and the same in a Roth', async () => {
    expect(figure('pastMiddleKept')).toBeLessThan(figure('pastMiddleToday'))
    const roth = await whole({ account: 'free' })
    expect(roth.figures.pastMiddleKept).toBeCloseTo(roth.figures.pastMiddleToday ?? 0, 1)
  })
  test('the share that beats the visitor’s number falls as the number rises', async () => {
    const shares = [3, 6, 9, 12].map((rate) => figure('pastAboveYours', { rate }))
    expect(shares).toEqual([...shares].sort((a, b) => b - a))
    expect(findings(evaluate({ rate: 12 }))).toContain('makes your number optimistic')
  })
})

describe('odd numbers', () => {
  test('nothing in, a loss, the shortest and the longest time, no ups and downs', async () => {
    for (const changes of [
      { amount: 0 },
      { rate: -15 },
      { years: 12 },
      { years: 18 },
      { years: 600 },
      { volatility: 0, inflation: 0, fee: 0, dividendYield: 0 },
      { account: 'deferred', endRate: 60 },
    ]) {
      const shown = await whole(changes)
      expect(shown.broken).toEqual([])
      expect(findings(shown)).not.toMatch(/NaN|undefined|\$−/)
      expect(shown.present().findings.length).toBeLessThanOrEqual(8)
    }
    // Nothing in: no charts of nothing. No ups and downs: no range. A dollar keeps its cents.
    expect(unmarked(evaluate({ amount: 0 }).answer().headline)).toBe(
      'Enter an amount to see what it could become in 20 years.',
    )
    expect(
      evaluate({ amount: 0 })
        .present()
        .charts.map(({ key }) => key),
    ).toEqual(['lost'])
    expect(evaluate({ volatility: 0, years: 100 }).answer().more).toContain('no yearly swing')
    expect(unmarked(evaluate({ amount: 1, account: 'free', fee: 0, inflation: 0 }).answer().headline)).toBe(
      'You could have $3.87 in 20 years.',
    )
    const year = (await whole({ years: 12 })).present().charts.find(({ key }) => key === 'lost')
    expect(year?.summary.match(/after 1 year/gi)).toHaveLength(1)
    expect(findings(await whole({ rate: -15 }))).toContain('less in today’s dollars')
    expect(unmarked(evaluate({ inflation: 0 }).answer().headline)).not.toContain('worth')
  })
})
