import { describe, expect, test } from 'vitest'
import { retirementEras } from '#facts/series/retirement-eras.ts'
import { shillerMonthly } from '#facts/series/shiller-monthly.ts'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { unmarked } from '../kit/format.ts'
import { bringMissing } from '../kit/missing.ts'
import { studied } from '../kit/study.ts'
import { calculator as tool } from './calculator.ts'
import type { DrawdownStudy } from './study-result.ts'

const { calculator, defaults, env, evaluate, figures, headline, words } = await askedWhole(tool)
const whole = async (changes: InputValues) => {
  const inputs = { ...defaults, ...changes }
  await bringMissing(calculator, inputs, env)
  const found = (await studied(calculator, inputs, env)) as DrawdownStudy
  return { found, shown: calculator.evaluate(inputs, env, found) }
}
const findings = (shown: { present: () => { findings: readonly { text: string }[] } }) =>
  shown
    .present()
    .findings.map(({ text }) => unmarked(text))
    .join('\n')

describe('pitfalls', () => {
  test('real dollars throughout: the page says so, and inflation entered changes nothing without fixed income', () => {
    expect(figures()).toMatchObject(figures({ inflation: 9 }))
    expect(words()).toContain('Dollars are today’s throughout.')
  })
  test('the order of a year is stated', () => {
    expect(words()).toContain('you take out the year’s money, fees are charged, then the year’s return comes')
  })
  test('starts whose years are not over are left out, and said', () => {
    const { starts, incomplete } = figures({ years: 40 })
    expect([starts, incomplete]).toEqual([116, 39])
    expect(words({ years: 40 })).toContain('39 starts from 1987 on aren’t counted')
  })
  test('a share that lasted is not a probability, and history is one country’s', () => {
    expect(words()).toContain('126 of 126 isn’t a probability')
    expect(words()).toContain('all in one country that did well')
  })
  test('Medicare’s surcharge is a cliff with a look back of two years', async () => {
    const rich = {
      taxes: true,
      savings: 8_000_000,
      ownAmount: 240_000,
      age: 66,
      incomeBefore: 50_000,
    }
    const with_ = await whole(rich)
    const without = await whole({ ...rich, surcharge: false })
    expect(with_.found.tax?.surchargeYears).toBeGreaterThan(0.9)
    // The first two years go by the income before: no surcharge in the first.
    expect(with_.found.tax?.firstKept).toBe(without.found.tax?.firstKept)
    expect(findings(with_.shown)).toContain('one dollar over a limit costs the full step')
  })
})

describe('answers', () => {
  test('one amount for the same every year, the first year where it adjusts, spending where there is other income', () => {
    expect(headline()).toBe('You could take about $36,400 a year ($3,030 a month), rising with prices.')
    expect(headline({ rule: 'ceiling' })).toContain('in the first year')
    const incomes = [{ name: '', kind: 'benefits', amount: 20_000, from: 0, lasts: null, rises: true }]
    expect(headline({ incomes })).toContain('You could spend about')
  })
  test('other income from the start adds itself to what can be spent, to the dollar', () => {
    const incomes = [{ name: '', kind: 'benefits', amount: 20_000, from: 0, lasts: null, rises: true }]
    expect(figures({ incomes }).first).toBeCloseTo((figures().first ?? 0) + 20_000, 0)
  })
  test('an amount of one’s own is tested instead of found', () => {
    expect(headline({ ownAmount: 50_000 })).toBe(
      'Starting at $50,000 a year would have failed in 34 of 126 past retirements.',
    )
    expect(headline({ ownAmount: 20_000 })).toContain('would have worked in each of 126 past retirements')
  })
  test('limits nobody could keep to are said, with nothing shown', () => {
    const changes = { rule: 'percentage', largestCut: 0 }
    expect(headline(changes)).toContain('No starting amount kept cuts within 0%')
    expect(figures(changes).first).toBe(0)
  })
  test('starts can begin later: from 1926 there are 71, and 1966 is still the worst', () => {
    const later = figures({ since: 1926 })
    expect([later.starts, later.first]).toEqual([71, figures().first])
    expect(figures({ since: 1930, years: 20, stockShare: 100, fee: 0 }).first).toBeGreaterThan(
      figures({ years: 20, stockShare: 100, fee: 0 }).first ?? 0,
    )
    expect(evaluate({ since: 1926 }).answer().more).toContain('any January since 1926 (71 starts)')
  })
  test('a higher fee, a longer time and more care never give more', () => {
    const first = (changes: InputValues) => figures(changes).first ?? 0
    for (const rule of ['constant', 'percentage', 'ceiling', 'ratchet']) {
      expect(first({ rule, fee: 1 })).toBeLessThan(first({ rule }))
      expect(first({ rule, tolerance: '10' })).toBeGreaterThanOrEqual(first({ rule }))
    }
    expect(first({ years: 40 })).toBeLessThan(first({ years: 30 }))
  })
  test('twice the savings, twice the amount', () => {
    for (const rule of ['constant', 'guyton', 'vpw', 'rmd', 'ratchet'])
      expect(figures({ rule, savings: 2_000_000 }).first).toBeCloseTo(2 * (figures({ rule }).first ?? 0), 1)
  })
  test('RMD divisors: 27.4 at 72, and one more for each year younger', () => {
    expect(figures({ rule: 'rmd', age: 72 }).first).toBeCloseTo(1_000_000 / 27.4, 2)
    expect(figures({ rule: 'rmd', age: 65 }).first).toBeCloseTo(1_000_000 / 34.4, 2)
    expect(figures({ rule: 'rmd', age: 80 }).first).toBeCloseTo(1_000_000 / 20.2, 2)
  })
  test('taxes that don’t fit together are refused by name', () => {
    expect(calculator.check({ ...defaults, taxes: true, preTax: 80, roth: 30 })).toHaveProperty('roth')
    expect(calculator.check({ ...defaults, rule: 'vpw', least: 50_000, most: 40_000 })).toHaveProperty('most')
    expect(calculator.check({ ...defaults, savings: 0 })).toHaveProperty('savings')
  })
})

describe('tables', () => {
  test('the worst start is shown year by year, or the one asked for', () => {
    const title = (changes: InputValues) =>
      evaluate(changes)
        .present()
        .tables.find(({ key }) => key === 'drill')?.title
    expect(title({})).toBe('Year by year from January 1966')
    expect(title({ drill: 1929 })).toBe('Year by year from January 1929')
    expect(title({ drill: 2010 })).toBe('Year by year from January 1966')
  })
  test('its years follow from one another: what is left is what the next begins with', () => {
    const rows =
      evaluate()
        .present()
        .tables.find(({ key }) => key === 'drill')?.rows ?? []
    for (let year = 1; year < rows.length; year++) expect(rows[year]?.[2]).toBe(rows[year - 1]?.[8])
  })
  test('guardrails in dollars: at 5% of a million the lines stand at 833,333 and 1,250,000', () => {
    const rows = evaluate({ rule: 'guardrails', ownAmount: 50_000 })
      .present()
      .tables.find(({ key }) => key === 'guards')?.rows
    expect(rows?.map((row) => row.slice(1, 3))).toEqual([
      [833_333.33, 45_000],
      [1_000_000, 50_000],
      [1_250_000, 55_000],
    ])
  })
  test('all eight rules stand side by side', () => {
    const rows = evaluate()
      .present()
      .tables.find(({ key }) => key === 'compare')?.rows
    expect(rows).toHaveLength(8)
    expect(rows?.[0]?.[1]).toBeCloseTo(36_414.32, 0)
  })
})

describe('the study', () => {
  test('the same seed is the same answer; another seed is close to it', async () => {
    const { found } = await whole({ rule: 'guyton' })
    const again = await whole({ rule: 'guyton' })
    const other = await whole({ rule: 'guyton', seed: 2 })
    expect(again.found).toEqual(found)
    expect(other.found.averages).not.toEqual(found.averages)
    expect(Math.abs(other.found.failed - found.failed) / 10_000).toBeLessThan(0.01)
    expect(Math.abs((other.found.averages[3] ?? 0) / (found.averages[3] ?? 1) - 1)).toBeLessThan(0.02)
  })
  test('a bell curve without swings is a level annuity: everybody ends alike', async () => {
    const { found } = await whole({
      method: 'spread',
      stockMean: 4,
      stockSwing: 0,
      bondMean: 4,
      bondSwing: 0,
      fee: 0,
      ownAmount: 40_000,
    })
    // (1,000,000 − 40,000 × (1 − 1.04^-30) ÷ 0.04 × 1.04) × 1.04^30.
    const end = (1_000_000 - ((40_000 * (1 - 1.04 ** -30)) / 0.04) * 1.04) * 1.04 ** 30
    for (const one of found.ends) expect(one).toBeCloseTo(end, -1)
    expect(found.failed).toBe(0)
  })
  test('taxes leave less, and a Roth account leaves all', async () => {
    const taxed = await whole({ taxes: true, ownAmount: 60_000 })
    expect(taxed.found.tax?.firstTaxes).toBeGreaterThan(3000)
    expect(taxed.found.tax?.firstTaxes).toBeLessThan(6000)
    expect(taxed.shown.figures.firstKept).toBeCloseTo(60_000 - (taxed.found.tax?.firstTaxes ?? 0), 0)
    const roth = await whole({ taxes: true, ownAmount: 60_000, preTax: 0, roth: 100 })
    expect(roth.found.tax?.firstTaxes).toBe(0)
    expect(roth.found.tax?.share).toBe(0)
  })
  test('a state adds its tax', async () => {
    const federal = await whole({ taxes: true, ownAmount: 60_000 })
    const state = await whole({ taxes: true, ownAmount: 60_000, state: 'OR' })
    expect(state.found.tax?.firstTaxes).toBeGreaterThan((federal.found.tax?.firstTaxes ?? 0) + 2000)
  })
})

test('what eras are said to have met, the record shows', () => {
  const { price, cpi } = shillerMonthly
  const at = (column: readonly number[], year: number, month = 1) =>
    column[(year - 1871) * 12 + month - 1] ?? Number.NaN
  // Prices tripled from 1966 to 1982 and stocks went nowhere; prices doubled from 1915 to 1920.
  expect(at(cpi, 1982) / at(cpi, 1966)).toBeGreaterThan(2.9)
  expect(at(price, 1982) / at(price, 1966)).toBeLessThan(1.3)
  expect(at(cpi, 1920) / at(cpi, 1915)).toBeGreaterThan(1.9)
  // Down 85% from September 1929 to June 1932, nearly half from February 1937 to April 1938, and twice after 2000.
  expect(at(price, 1932, 6) / at(price, 1929, 9)).toBeLessThan(0.16)
  expect(at(price, 1938, 4) / at(price, 1937, 2)).toBeLessThan(0.57)
  expect(at(price, 2003, 2) / at(price, 2000, 8)).toBeLessThan(0.57)
  expect(at(price, 2009, 3) / at(price, 2007, 10)).toBeLessThan(0.5)
  const eras = retirementEras.value
  for (const [i, era] of eras.entries()) {
    expect(era.from).toBeLessThanOrEqual(era.to)
    if (i > 0) expect(era.from).toBeGreaterThan(eras[i - 1]?.to ?? 0)
  }
})
