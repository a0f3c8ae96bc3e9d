import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oracleInvested } from '#engine/oracles/housing.ts'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { unmarked } from '../kit/format.ts'
import type { HeatChart } from '../kit/presentation.ts'
import { calculator as tool } from './calculator.ts'
import { cases } from './cases.ts'
import { homeLaw } from './home-law.precomputed.ts'
import { stateCapOf } from './state-cap.ts'

const { calculator, defaults, figures, present, words, rows: table } = await askedWhole(tool)
const figure = (key: string, changes: InputValues = {}): number => figures(changes)[key] ?? Number.NaN
const heat = (changes: InputValues = {}): HeatChart => {
  const chart = present(changes).charts.find((one) => one.kind === 'heat')
  if (chart?.kind !== 'heat') throw new Error('there is a heat map')
  return chart
}
const allCash = { down: { amount: 100, unit: 'pct' } } as const

test.each(cases.map((one) => [one.name, one] as const))('%s', (_, one) => {
  const found = figures(one.inputs as InputValues)
  for (const [key, expected] of Object.entries(one.expect))
    expect(Math.abs((found[key] ?? Number.NaN) - expected), `${key}: ${found[key]}`).toBeLessThanOrEqual(one.within)
})

describe('the answer', () => {
  test('one sentence names the winner and the lead, another says since when and in which dollars; the even rent and rate are figures', () => {
    const shown = present()
    const found = figures()
    expect(found.advantage).toBeGreaterThan(0)
    expect(unmarked(shown.headline)).toMatch(
      /^If you stay 10 years, buying leaves you about \$[\d,]+ ahead of renting\.$/,
    )
    expect(shown.more).toMatch(/^Buying is ahead from year \d+ on\. In today’s dollars, after/)
    expect(shown.keyFigures).toEqual(['breakEvenRent', 'breakEvenRate', 'buyNetWorth', 'rentNetWorth'])
    expect(shown.headline.split('**').length - 1).toBeLessThanOrEqual(6)
    // The headline rounds to hundreds, the figure does not.
    expect(unmarked(shown.headline)).toContain(
      `$${(Math.round((found.advantage ?? 0) / 100) * 100).toLocaleString('en-US')}`,
    )
  })
  test('a lead under half a percent of the price is called even', () => {
    const rent = figure('breakEvenRent')
    expect(unmarked(present({ monthlyRent: rent }).headline)).toContain('come out about even')
  })
  test('renting ahead says when buying would be, or that it is not within the years shown', () => {
    expect(unmarked(present({ years: 3 }).headline)).toMatch(/renting leaves you about \$[\d,]+ ahead of buying/)
    expect(present({ years: 3 }).more).toMatch(/^Buying would pull ahead after \d+ years\./)
    expect(present({ monthlyRent: 800 }).more).toContain('Buying doesn’t pull ahead within 30 years')
    expect(figures({ monthlyRent: 800 }).breakEvenYear).toBeUndefined()
  })
  test('a lead that does not last is told as a span of years', () => {
    const fading = {
      price: 900_000,
      monthlyRent: 3600,
      income: 220_000,
      status: 'joint',
      years: 12,
      homeGrowth: 5,
      state: 'CA',
    }
    expect(present(fading).more).toMatch(/Buying is ahead from year \d+ to year \d+\./)
    expect(words(fading)).toContain('not for good')
  })
  test('every finding has a number or says what is left out', () => {
    const { findings } = present({ state: 'CA' })
    for (const finding of findings.slice(0, -1)) expect(finding.text).toMatch(/\d/)
    expect(findings.at(-1)?.text).toMatch(/^Not included:/)
    expect(findings.length).toBeLessThanOrEqual(8)
  })
  test('the ledger’s two columns are what each has, and both have spent the same', () => {
    const rows = table('ledger')
    const row = (name: string) => rows.find((one) => one[0] === name)
    expect(row('Net worth')?.[1]).toBeCloseTo(figure('buyNetWorthNominal'), 2)
    expect(row('Net worth')?.[2]).toBeCloseTo(figure('rentNetWorthNominal'), 2)
    for (const name of ['Cash at the start', 'Paid out of pocket'])
      expect(row(name)?.[1]).toBeCloseTo(Number(row(name)?.[2]), 4)
    const parts = rows.slice(rows.findIndex((one) => one[0] === 'When you move out') + 1, -1)
    const sum = (column: 1 | 2) => parts.reduce((total, one) => total + Number(one[column] ?? 0), 0)
    expect(sum(1)).toBeCloseTo(figure('buyNetWorthNominal'), 2)
    expect(sum(2)).toBeCloseTo(figure('rentNetWorthNominal'), 2)
  })
})

describe('pitfall: invest the monthly difference on both sides', () => {
  test('in a month only the one who pays less invests, and it is exactly the difference', () => {
    for (const [, , own, rent, more] of table('byMonth').map((row) => row.map(Number)))
      expect(more).toBeCloseTo((own ?? 0) - (rent ?? 0), 9)
    const wealth = table('wealthByYear', { years: 30 }).map((row) => row.map(Number))
    const costs = table('costsByYear', { years: 30 }).map((row) => row.map(Number))
    wealth.slice(1).forEach((row, k) => {
      const difference = (costs[k + 1]?.[10] ?? 0) - (costs[k + 1]?.[11] ?? 0)
      expect((row[5] ?? 0) - (row[3] ?? 0)).toBeCloseTo(difference, 4)
      expect(Math.min(row[5] ?? 0, row[3] ?? 0)).toBeLessThan(700)
    })
  })
  test('the owner’s investments grow after a 15-year loan is gone', () => {
    const found = figures({ years: 25, term: 180 })
    expect(found.loanLeft).toBe(0)
    expect(found.buyInvestments).toBeGreaterThan(100_000)
    expect(words({ years: 25, term: 180 })).toMatch(/From year 16 on, renting costs more each month/)
  })
  test('spending the difference instead helps the side that pays more, and the page says so', () => {
    expect(figure('advantage', { investedShare: 0 })).toBeGreaterThan(figure('advantage'))
    expect(words()).toContain('If you spent the monthly difference')
  })
})

describe('pitfall: the renter’s down payment, neither a year too short nor too long', () => {
  test('the renter’s first lump grows as long as the stay, beside the yearly differences', () => {
    const inputs = { account: 'free', income: 0, stateRate: 0, deposit: 0, rentersInsurance: 0, years: 7 } as const
    const rows = table('costsByYear', inputs).map((row) => row.map(Number))
    const monthly = rows.slice(0, 7).map((row) => ((row[10] ?? 0) - (row[11] ?? 0)) / 12)
    expect(Math.min(...monthly)).toBeGreaterThan(0)
    expect(figure('rentInvestments', inputs)).toBeCloseTo(oracleInvested(96_600, monthly, 0.07), 2)
  })
})

describe('pitfall: tax relief only above the standard deduction, and within the limits', () => {
  test('a couple with the same home saves less than a single person, and is told when it saves nothing', () => {
    expect(figure('taxSavedFirstYear', { status: 'joint' })).toBeLessThan(figure('taxSavedFirstYear'))
    expect(words({ status: 'joint', stateRate: 0 })).toContain('Owning saves you no income tax')
  })
  test('interest on a loan past 750,000 counts in part, by hand', () => {
    const large = { price: 2_000_000, income: 400_000, years: 1 } as const
    const interest = figure('totalInterest', large)
    const average = 1_600_000 - (1_600_000 - figure('loanLeft', large)) / 2
    // 16,000 of state tax and 22,000 of property tax fit under the cap of 40,400; all of it saves at 35% (from 256,225).
    const itemized = interest * (750_000 / average) + 16_000 + 22_000
    expect(figure('taxSavedFirstYear', large)).toBeCloseTo(0.35 * (itemized - 16_100), 1)
  })
  test('the cap on state and local taxes falls to 10,000 in 2030, so a heavy property tax saves less', () => {
    const rows = table('costsByYear', { price: 900_000, propertyTax: 2, income: 250_000 }).map((row) => row.map(Number))
    const in2029 = rows[3]?.[9] ?? 0
    const in2030 = rows[4]?.[9] ?? 0
    expect(in2030 - in2029).toBeGreaterThan(3000)
  })
  test('the high-income phase-down of the cap: 700,000 of pay leaves the floor of 10,000', () => {
    const at = (propertyTax: number) => figure('taxSavedFirstYear', { price: 900_000, income: 700_000, propertyTax })
    // State tax alone (28,000) fills the floor, so property tax adds nothing.
    expect(at(1)).toBeCloseTo(at(3), 2)
  })
  test('law of 2025 can be chosen', () => {
    expect(figures({}, 2025).taxSavedFirstYear).not.toBe(figures({}, 2026).taxSavedFirstYear)
  })
})

describe('pitfall: gains of both sides', () => {
  test('section 121 leaves 250,000 out, 500,000 on a joint return, nothing before two years', () => {
    const rich = { price: 1_500_000, homeGrowth: 6, years: 10 }
    expect(figure('homeGainTaxed', rich) - figure('homeGainTaxed', { ...rich, status: 'joint' })).toBeCloseTo(
      250_000,
      2,
    )
    const quick = { years: 1, homeGrowth: 15 }
    expect(figure('homeGainTaxed', quick)).toBe(figure('homeGain', quick))
    expect(words(quick)).toContain('Selling after one year')
    // A move for work leaves half of 250,000 out, more than this gain; after two years the question is gone and changes nothing.
    expect(figure('homeGainTaxed', { ...quick, forcedMove: true })).toBe(0)
    const large = { ...quick, price: 3_000_000, forcedMove: true }
    expect(figure('homeGain', large) - figure('homeGainTaxed', large)).toBeCloseTo(125_000, 6)
    expect(words(large)).toContain('up to $125,000 on your own home is tax-free')
    expect(figures({ ...rich, forcedMove: true })).toEqual(figures(rich))
  })
  test('the renter pays tax on dividends and gains, less in the 0% bracket, none in a Roth', () => {
    expect(figure('rentSaleTax')).toBeGreaterThan(0)
    expect(figure('rentNetWorth', { account: 'free' })).toBeGreaterThan(figure('rentNetWorth'))
    expect(figure('rentDividendTax', { account: 'free' })).toBe(0)
    expect(figure('rentDividendTax', { income: 40_000, stateRate: 0 })).toBe(0)
  })
})

describe('pitfall: real and nominal dollars do not mix', () => {
  test('today’s dollars are future dollars over inflation, and inflation alone moves no bare run', () => {
    const found = figures()
    expect(found.buyNetWorth).toBeCloseTo((found.buyNetWorthNominal ?? 0) / 1.025 ** 10, 2)
    expect(found.advantage).toBeCloseTo((found.advantageNominal ?? 0) / 1.025 ** 10, 1)
  })
  test('every chart and table about the future says which dollars', () => {
    const { charts, tables } = present()
    for (const chart of charts) expect(chart.note).toMatch(/Today’s dollars|Future dollars/)
    for (const one of tables) expect(one.lead).toMatch(/[Tt]oday’s dollars|Future dollars/)
  })
})

describe('break-even points', () => {
  test('put the even rent or the even rate back and the lead is gone', () => {
    const { breakEvenRent = 0, breakEvenRate = 0 } = figures()
    expect(Math.abs(figure('advantage', { monthlyRent: breakEvenRent }))).toBeLessThan(1)
    expect(Math.abs(figure('advantage', { rate: breakEvenRate }))).toBeLessThan(5)
  })
  test('a dearer rent always helps the buyer, a dearer loan never does', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 500, max: 6000, noNaN: true }),
        fc.double({ min: 2, max: 12, noNaN: true }),
        fc.integer({ min: 1, max: 30 }),
        (monthlyRent, rate, years) => {
          const at = (changes: InputValues) => figure('advantage', { monthlyRent, rate, years, ...changes })
          expect(at({ monthlyRent: monthlyRent + 100 })).toBeGreaterThan(at({}))
          expect(at({ rate: rate + 0.5 })).toBeLessThan(at({}) + 0.01)
        },
      ),
      { numRuns: 40 },
    )
  })
  test('without a loan there is no even rate, and where buying wins rent-free there is no even rent', () => {
    expect(figures(allCash).breakEvenRate).toBeUndefined()
    const sure = { homeGrowth: 15, investReturn: 0, years: 20 }
    expect(figures(sure).breakEvenRent).toBeUndefined()
    expect(present(sure).more).toContain('Buying is ahead at any rent')
  })
})

describe('heat map, ranges, limits', () => {
  test('the middle cell is the answer itself, and the map rises with home growth and falls with the return', () => {
    const { values, x, y, marks } = heat()
    expect(x.values).toHaveLength(9)
    expect(y.values).toHaveLength(9)
    const yours = marks?.[0]
    expect(values[yours?.y ?? 0]?.[yours?.x ?? 0]).toBeCloseTo(figure('advantage'), 2)
    for (const row of values) expect([...row].map(Number)).toEqual([...row].map(Number).sort((a, b) => a - b))
    for (let column = 0; column < 9; column++) {
      const up = values.map((row) => Number(row[column]))
      expect(up).toEqual([...up].sort((a, b) => b - a))
    }
  })
  test('the past: every start of the record, band around the middle', () => {
    const chart = present().charts.find((one) => one.key === 'past')
    if (chart?.kind !== 'lines' || chart.band === undefined) throw new Error('there is a band')
    const { low, high } = chart.band
    low.forEach((value, k) => {
      expect(value).toBeLessThanOrEqual(high[k] ?? 0)
    })
    // 1975 to 2025 is 51 years, so 42 starts of ten years.
    expect(table('byStart')).toHaveLength(42)
    expect(table('byStart', { years: 40 })).toHaveLength(12)
  })
  test('state limits: those on one home count, those on what a town collects do not', () => {
    expect(stateCapOf(homeLaw.limits, 'CA', 0.025)).toBe(0.02)
    expect(stateCapOf(homeLaw.limits, 'CA', 0.01)).toBe(0.01) // 2% or inflation if lower
    expect(stateCapOf(homeLaw.limits, 'FL', 0.05)).toBe(0.03)
    expect(stateCapOf(homeLaw.limits, 'TX', 0.025)).toBe(0.1)
    expect(stateCapOf(homeLaw.limits, 'SC', 0.025)).toBeCloseTo(1.15 ** 0.2 - 1, 12)
    for (const code of ['MA', 'WA', 'NY', 'IN', 'SD', 'US', 'NJ'])
      expect(stateCapOf(homeLaw.limits, code, 0.025)).toBeNull()
    expect(words({ state: 'CA' })).toContain('California’s limit of 2% a year')
    expect(figure('advantage', { state: 'CA' })).toBeGreaterThan(figure('advantage'))
    expect(figure('advantage', { state: 'CA', capKind: 'none' })).toBe(figure('advantage'))
  })
  test('transfer tax is asked for where the state has one, and costs when entered', () => {
    expect(words({ state: 'PA' })).toContain('Pennsylvania or your city may tax the sale of a home')
    expect(figure('advantage', { transferBuy: 1 })).toBeLessThan(figure('advantage'))
    expect(figure('sellingCosts', { transferSell: 1 }) / figure('homeValue')).toBeCloseTo(0.07, 6)
  })
})

describe('renting part of it out', () => {
  test('helps the buyer, taxes the rent, and gives depreciation back at the sale', () => {
    for (const letKind of ['rooms', 'unit'] as const) {
      const found = figures({ letKind })
      expect(found.advantage).toBeGreaterThan(figure('advantage'))
      expect(found.ownMonthly).toBeLessThan(figure('ownMonthly'))
    }
    const unit = { letKind: 'unit', letShare: 50, letRent: 3000 } as const
    // 420,000 x 80% x 50% / 27.5 x 10 years
    expect(figure('homeGainTaxed', unit)).toBeGreaterThan((420_000 * 0.8 * 0.5 * 10) / 27.5)
    expect(words(unit)).toMatch(/Owning and renting part out (saves|costs) \$/)
  })
  test('hidden questions do not count', () => {
    expect(figures({ letRent: 5000, letShare: 80, letVacancy: 90 })).toEqual(figures())
    expect(figures({ taxCap: 40 })).toEqual(figures())
  })
})

test('a down payment over the price is refused in words', () => {
  expect(calculator.check({ ...defaults, down: { amount: 500_000, unit: 'usd' } }).down).toContain(
    'the home price or less',
  )
  expect(calculator.check({ ...defaults, down: { amount: 419_500, unit: 'usd' } }).down).toContain(
    'at least $1,000 to borrow',
  )
})

describe('sentences and workings hold when options meet', () => {
  const workings = (changes: InputValues) => present(changes).workings
  const lines = (title: string, changes: InputValues) =>
    workings(changes)
      .find((one) => one.title === title)
      ?.lines.join('\n') ?? ''
  test('PMI is counted for the payments of the stay', () => {
    // 5% down: PMI runs for years; three years hold 36 payments.
    const text = words({ down: { amount: 5, unit: 'pct' }, years: 3 })
    expect(text).toContain('all 36 payments until you move out')
    const monthly = figure('mortgageInsurance', { down: { amount: 5, unit: 'pct' } })
    expect(text).toContain(`$${Math.round(36 * monthly).toLocaleString('en-US')} over all 36 payments`)
  })
  test('with a part of the difference spent, nothing says that both spend the same', () => {
    const half = { investedShare: 50 }
    const shown = present(half)
    const texts = [
      ...shown.charts.map((chart) => ('note' in chart ? chart.note : '')),
      ...shown.tables.map((one) => one.lead),
    ]
    expect(texts.join(' ')).not.toMatch(/(spend|spent) the same/)
    expect(shown.workings[0]?.steps?.join(' ')).toContain('you’d invest 50% of the difference')
    expect(present({}).tables[0]?.lead).toContain('You spend the same either way')
  })
  test('a limit on the taxed value keeps its digits', () => {
    expect(words({ capKind: 'own', taxCap: 0.75, homeGrowth: 4 })).toContain('Your limit of 0.75% a year')
  })
  test('the gain counts depreciation, and what is left out is what is left out', () => {
    // Half a home of 420,000, 80% building: 420,000 x 0.5 x 0.8 / 27.5 x 10 = 61,090.91 of depreciation.
    const unit = { letKind: 'unit', letShare: 50, letRent: 3000 } as const
    expect(lines('Gain on the home', unit)).toContain('+ $61,090.91')
    expect(words(unit)).toContain('includes $61,091 of recaptured depreciation')
    expect(words(unit)).not.toContain('Only $250,000 is tax-free')
  })
  test('no sign follows a sign', () => {
    for (const changes of [
      { letKind: 'rooms' },
      { homeGrowth: -5, investReturn: -5 },
      { letKind: 'unit', letRent: 100 },
    ])
      for (const { lines: all, steps } of workings(changes as InputValues))
        expect([...all, ...(steps ?? [])].join('\n')).not.toMatch(/[+−] −/)
  })
  test('who itemizes without a home is told so', () => {
    // 30,000 given and 4% of 200,000 to the state are over the standard deduction of 16,100 without any home.
    expect(words({ income: 200_000, charity: 30_000 })).toContain('without a home, so only the rest counts')
    expect(words({})).not.toContain('without a home, so only the rest counts')
  })
})
