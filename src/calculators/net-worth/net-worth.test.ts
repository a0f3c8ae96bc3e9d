import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { netWorthByAge } from '#facts/household/net-worth.ts'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues, RowValue } from '../kit/field.ts'
import { bringMissing } from '../kit/missing.ts'
import type { WaterfallChart } from '../kit/presentation.ts'
import { groupText } from './beside-findings.ts'
import { calculator as tool } from './calculator.ts'
import { groupOf } from './compared.ts'
import { readAssets, readDebts } from './paste.ts'

const { calculator, env, defaults, evaluate, figures, allWords: words, rows: table } = await askedWhole(tool)
for (const state of ['IL', 'CA', 'NY']) await bringMissing(calculator, { ...defaults, state }, env)
const own = (kind: string, value: number, more: RowValue = {}): RowValue => ({
  name: kind,
  kind,
  value,
  owner: 'me',
  liquid: 'usual',
  basis: null,
  ...more,
})
const owe = (kind: string, balance: number, more: RowValue = {}): RowValue => ({
  name: kind,
  kind,
  balance,
  rate: null,
  owner: 'me',
  ...more,
})

describe('a pre-tax account is not cash', () => {
  test('the same amount leaves less in a 401(k) than in a Roth account or a bank', () => {
    const left = (kind: string) => figures({ assets: [own(kind, 300_000)], debts: [] })['afterTax'] ?? Number.NaN
    expect(left('pretax')).toBeLessThan(300_000)
    for (const kind of ['roth', 'hsa', 'cash']) expect(left(kind)).toBe(300_000)
    expect(words({ assets: [own('pretax', 300_000)] })).toContain(
      'of the $300,000 in pre-tax accounts would go to income tax',
    )
  })
  test('drawn in fewer years more goes to tax', () => {
    const tax = (drawYears: number) => figures({ assets: [own('pretax', 900_000)], drawYears })['taxOnPretax'] ?? 0
    expect(tax(5)).toBeGreaterThan(tax(20))
    expect(tax(20)).toBeGreaterThan(tax(40))
  })
  test('Illinois leaves retirement money untaxed (35 ILCS 5/203), California does not', () => {
    const tax = (state: string) => figures({ assets: [own('pretax', 900_000)], state })['taxOnPretax'] ?? 0
    expect(tax('IL')).toBeCloseTo(tax('US'), 2)
    expect(tax('CA')).toBeGreaterThan(tax('US'))
  })
  test('nothing is liquid in it, whatever is not said so', () => {
    expect(figures({ assets: [own('pretax', 50_000)], debts: [] })['liquidAssets']).toBe(0)
    expect(figures({ assets: [own('pretax', 50_000, { liquid: 'yes' })], debts: [] })['liquidAssets']).toBe(50_000)
    expect(figures({ assets: [own('cash', 50_000, { liquid: 'no' })], debts: [] })['liquidAssets']).toBe(0)
  })
})

describe('home and car at market less the cost of selling', () => {
  test('selling takes its share of each, after the headline', () => {
    const given = { assets: [own('home', 400_000), own('car', 20_000)], debts: [], sellHome: 7, sellCar: 10 }
    // 28,000 + 2,000.
    expect(figures(given)).toMatchObject({ netWorth: 420_000, sellingCosts: 30_000, afterTax: 390_000 })
  })
  test('the steps of the chart lead from what is owned to what is left', () => {
    const chart = evaluate({ assets: [own('pretax', 123_456.78), own('home', 333_333.33)] }).present().charts[0]
    const { steps } = chart as WaterfallChart
    let at = 0
    for (const step of steps) {
      if (step.kind === 'total' && step !== steps[0]) expect(step.value).toBeCloseTo(at, 6)
      at = step.kind === 'total' ? step.value : at + step.value
    }
  })
})

describe('the home loan counts once', () => {
  test('its note stands beside a home with a loan', () => {
    expect(words()).toContain('Enter the home’s full price and the $262,000 you owe')
    expect(words({ assets: [own('cash', 5)], debts: [] })).not.toContain('full price')
  })
  test('two loans of the same balance are asked about', () => {
    const debts = [owe('mortgage', 210_000), owe('mortgage', 210_000)]
    expect(words({ debts })).toContain('If it’s the same loan, remove one')
    expect(words({ debts: [owe('mortgage', 210_000), owe('mortgage', 50_000)] })).not.toContain('same loan')
  })
  test('a loan on a rental house is not owed on the home', () => {
    const assets = [own('home', 300_000), own('property', 400_000)]
    const debts = [owe('mortgage', 200_000), owe('property', 300_000)]
    // 300,000 - 200,000; 700,000 - 500,000.
    expect(figures({ assets, debts })).toMatchObject({ homeEquity: 100_000, netWorth: 200_000, liquidNetWorth: 0 })
    expect(words({ assets, debts })).not.toContain('more on your home')
    expect(figures({ assets: [own('cash', 5)], debts: [] })).not.toHaveProperty('homeEquity')
    expect(words({ assets: [own('cash', 5)], debts: [owe('mortgage', 9)] })).toContain('but no home')
  })
  test('owing more than the home is worth is said', () => {
    const given = { assets: [own('home', 200_000)], debts: [owe('mortgage', 230_000)] }
    expect(figures(given)['homeEquity']).toBe(-30_000)
    expect(words(given)).toContain('You owe $30,000 more on your home')
  })
})

describe('beside other households', () => {
  test('the middle household of each age is told apart, and exactly the middle is the 50th of its age', () => {
    for (const group of netWorthByAge.value) {
      const age = Math.max(18, group.ageFrom)
      const middle = figures({ age })['medianForAge'] ?? Number.NaN
      expect(figures({ age, assets: [own('cash', middle)], debts: [] })['percentileAge']).toBe(50)
    }
    expect([18, 34, 35, 64, 75, 110].map((age) => groupText(groupOf(age)))).toEqual([
      'under 35',
      'under 35',
      'aged 35 to 44',
      'aged 55 to 64',
      'aged 75 and over',
      'aged 75 and over',
    ])
  })
  test('the caveats are said: household, survey, interpolated, prices, our estimate', () => {
    for (const part of ['households, not individuals', '2022 survey', 'May 2026 prices', 'very roughly', 'estimate'])
      expect(words()).toContain(part)
    const [, , place] = evaluate().present().workings
    expect(place?.steps?.join(' ')).toContain('interpolate')
  })
  test('below the first published point and above the last there is no number', () => {
    expect(figures({ assets: [own('cash', 100)], debts: [] })).not.toHaveProperty('percentileAll')
    expect(figures({ assets: [own('cash', 5e8)], debts: [] })).not.toHaveProperty('percentileAll')
    expect(words({ assets: [own('cash', 5e8)], debts: [] })).toContain('At least 99 of 100')
    expect(words({ assets: [], debts: [owe('student', 900)] })).toContain('At most 25 of 100')
  })
  test('our estimate by age never claims more than 90 of 100', () => {
    const rich = { age: 70, assets: [own('cash', 2e7)], debts: [] }
    expect(figures(rich)['percentileAge']).toBe(90)
    expect(words(rich)).toContain('very roughly 90 of 100 or more')
  })
})

describe('the page', () => {
  test('a dear debt that cash could pay is priced, with a month of spending kept', () => {
    const given = {
      assets: [own('cash', 6000)],
      debts: [owe('card', 4000, { name: 'Visa', rate: 20 })],
      spending: 3000,
    }
    // 6,000 - 3,000 = 3,000 of 4,000; 20% of it is 600.
    expect(words(given)).toContain('Paying $3,000 of it from the bank')
    expect(words(given)).toContain('save about $600 a year')
    expect(words({ ...given, spending: 6000 })).not.toContain('from the bank')
    expect(words({ ...given, spending: 0 })).not.toContain('month of spending')
  })
  test('a debt without a rate is not one without interest', () => {
    expect(figures({ debts: [owe('card', 900)] })).not.toHaveProperty('yearOfInterest')
    expect(figures({ debts: [] })['yearOfInterest']).toBe(0)
    // 20% of 900; the other rate is not known.
    expect(figures({ debts: [owe('card', 900, { rate: 20 }), owe('student', 5000)] })['yearOfInterest']).toBe(180)
    expect(table('debts', { debts: [owe('card', 900)] })[0]?.slice(-2)).toEqual([null, null])
  })
  test('one month is one month, many are years', () => {
    const held = (value: number) => words({ assets: [own('cash', value)], debts: [], spending: 1000 })
    expect(held(1000)).toContain('cover 1 month of spending')
    expect(held(6800)).toContain('cover 6.8 months of spending')
    expect(held(54_000)).toContain('cover 4.5 years of spending')
    expect(held(0.01)).not.toContain('cover')
  })
  test('whose it is, once there is more than one owner', () => {
    expect(table('owners')).toEqual([])
    const assets = [own('cash', 100), own('cash', 40, { owner: 'partner' }), own('home', 500, { owner: 'joint' })]
    const debts = [owe('card', 30, { owner: 'partner' })]
    expect(table('owners', { assets, debts })).toEqual([
      ['Me', 100, 0, 100],
      ['My partner', 40, 30, 10],
      ['Both of us', 500, 0, 500],
    ])
  })
  test('the parts of the allocation add up to what is owned and to what is taken', () => {
    const assets = [own('pretax', 90_000), own('brokerage', 50_000, { basis: 10_000 }), own('home', 300_000)]
    const rows = table('allocation', { assets, taxWay: 'rates' })
    const all = rows.at(-1) ?? []
    for (const column of [1, 3, 4])
      expect(rows.slice(0, -1).reduce((sum, row) => sum + Number(row[column]), 0)).toBeCloseTo(Number(all[column]), 2)
    const { taxOnPretax, taxOnGains, sellingCosts } = figures({ assets, taxWay: 'rates' })
    expect(Number(all[3])).toBeCloseTo(Number(taxOnPretax) + Number(taxOnGains) + Number(sellingCosts), 2)
  })
  test('an asset whose cost is not known is named among what is left out', () => {
    const fund = (basis: number | null) => ({ assets: [own('brokerage', 8000, { basis })], debts: [] })
    expect(words(fund(null))).toContain('Tax on gains in $8,000 of your assets isn’t included')
    expect(words(fund(8000))).not.toContain('Tax on gains in')
  })
  test('a what-if says so and what is without it', () => {
    expect(words({ investChange: -30 })).toContain('You’d own')
    expect(words({ investChange: -30 })).toContain('more than you’d have')
    expect(words({ investChange: -30 })).toContain('Without them, it’s $247,500')
    expect(words({ assets: [own('cash', 10)], debts: [], investChange: -30 })).toContain(
      'don’t affect anything you own',
    )
    expect(words()).not.toContain('changes')
  })
  test('nothing entered, nothing owned, nothing owed, exactly zero', () => {
    expect(evaluate({ assets: [], debts: [] }).outcome).toBe('empty')
    expect(words({ assets: [own('cash', 70)], debts: [] })).toContain('owe nothing')
    expect(words({ assets: [own('cash', 70)], debts: [owe('card', 70)] })).toContain(
      'You own as much as you owe: your net worth is $0',
    )
    expect(words({ assets: [], debts: [owe('card', 70)] })).toContain('−$70')
  })
  test('a goal passed, ahead, and from below zero', () => {
    expect(words({ goal: 100_000 })).toContain('past your goal')
    expect(figures({ goal: 100_000 })['goalPerYear']).toBe(0)
    const below = { assets: [], debts: [owe('student', 20_000)], goal: 30_000, goalYears: 5 }
    expect(figures(below)['goalPerYear']).toBe(10_000)
    expect(figures(below)).not.toHaveProperty('goalRate')
  })
  test('cents that cancel are zero, neither above nor below', () => {
    // 0.1 + 0.2 - 0.3 is 5.6e-17 in floats.
    const cents = { assets: [own('cash', 0.1), own('cash', 0.2)], debts: [owe('card', 0.3)] }
    expect(evaluate(cents).outcome).toBe('zero')
    expect(evaluate({ assets: [own('cash', 0.3)], debts: [owe('card', 0.1), owe('card', 0.2)] }).outcome).toBe('zero')
  })
  test('a gain on a rental is what selling leaves, less what was paid', () => {
    // 300,000 - 6% - 200,000 = 82,000; 15% is 12,300. Left: 300,000 - 18,000 - 12,300.
    const rental = { assets: [own('property', 300_000, { basis: 200_000 })], debts: [], taxWay: 'rates', gainsRate: 15 }
    expect(figures({ ...rental, sellHome: 6 })).toMatchObject({ taxOnGains: 12_300, afterTax: 269_700 })
    expect(table('allocation', { ...rental, sellHome: 6 }).at(-1)?.[3]).toBe(30_300)
    expect(words(rental)).toContain('Depreciation taken on a rental')
    expect(words({ assets: [own('property', 300_000)], debts: [] })).not.toContain('Depreciation')
  })
  test('a home’s gain above the free part is counted once what was paid is known', () => {
    // 900,000 - 6% - 100,000 = 746,000; above 250,000: 496,000; 15% is 74,400. A couple: 246,000, 36,900.
    const home = (more: RowValue, changes: InputValues = {}) => ({
      assets: [own('home', 900_000, more)],
      debts: [],
      taxWay: 'rates',
      gainsRate: 15,
      sellHome: 6,
      ...changes,
    })
    const paid = { basis: 100_000 }
    expect(figures(home(paid))['taxOnGains']).toBe(74_400)
    expect(figures(home(paid, { status: 'joint' }))['taxOnGains']).toBe(36_900)
    expect(figures(home({}))['taxOnGains']).toBe(0)
    expect(words(home({}))).toContain('Tax on your home’s gain')
    expect(words(home(paid))).not.toContain('Tax on your home’s gain')
    expect(words({ assets: [own('cash', 10)], debts: [] })).not.toContain('Tax on your home’s gain')
    const shown = (given: InputValues) => calculator.shown('status', { ...defaults, ...given })
    expect([shown(home(paid)), shown(home({}))]).toEqual([true, false])
  })
  test('real estate is sold whole, a fund in parts: the same gain costs more', () => {
    // Single, 2026, 30,000 less 16,100 is 13,900. 100,000 at once: to 113,900, above 49,450: 64,450 at 15% is 9,667.50.
    const gain = (kind: string) =>
      figures({ assets: [own(kind, 200_000, { basis: 100_000 })], debts: [], sellHome: 0, drawYears: 20 })['taxOnGains']
    expect(gain('property')).toBeCloseTo(9667.5, 6)
    expect(gain('business')).toBeCloseTo(9667.5, 6)
    // 5,000 a year stays inside the 0% rate.
    expect(gain('brokerage')).toBe(0)
  })
  test('a couple’s accounts are each one’s own: New York leaves 20,000 a year of each free', () => {
    const two = (owner: string, status = 'joint') => {
      const assets = [own('pretax', 300_000), own('pretax', 300_000, { owner })]
      return Number(figures({ assets, debts: [], state: 'NY', status, age: 65, drawYears: 20 })['taxOnPretax'])
    }
    expect(two('partner')).toBeLessThan(two('me') - 1000)
    expect(two('joint')).toBeLessThan(two('me') - 1000)
    // One return of one person has one exclusion.
    expect(two('partner', 'single')).toBe(two('me', 'single'))
  })
  test('charts speak of a what-if as of one', () => {
    const summaries = (changes: InputValues) =>
      evaluate(changes)
        .present()
        .charts.map((chart) => chart.summary)
        .join(' ')
    expect(summaries({ investChange: -30 })).toMatch(/You’d own .* You’d have/)
    expect(summaries({})).not.toContain('You’d')
  })
  test('the percentile can be followed with the printed numbers', () => {
    const worth = [35_000, 220_892.27, 247_500, 900_000, 3_000_000, 10_000_000]
    for (const value of worth) {
      const shown = evaluate({ assets: [own('cash', value)], debts: [] })
      const lines = shown.present().workings.find((one) => one.title === 'Percentile')?.lines ?? []
      const numbers = (line: string | undefined) =>
        [...(line ?? '').replaceAll(',', '').matchAll(/\d+(?:\.\d+)?/g)].map((one) => Number(one[0]))
      const [you = 0, low = 0, high = 0, again = 0, along = 0] = numbers(lines[3])
      expect(again).toBe(low)
      expect(Math.log(you / low) / Math.log(high / low)).toBeCloseTo(along, 3)
      const [share = 0, upper = 0, lower = 0, power = 0] = numbers(lines[5])
      expect(power).toBe(along)
      const [more = 0, percentile = 0] = numbers(lines[6])
      expect(share * (upper / lower) ** power).toBeCloseTo(more, 0)
      expect(percentile).toBeCloseTo(100 - more, 9)
      expect(Math.round(percentile)).toBe(shown.figures['percentileAll'])
    }
  })
  test('the tax of the returns can be followed with the printed numbers', () => {
    const lines = (changes: InputValues) =>
      evaluate(changes)
        .present()
        .workings.find((one) => one.title.startsWith('After tax'))?.steps ?? []
    const [pretax = ''] = lines({ assets: [own('pretax', 400_000)], debts: [], otherIncome: 40_000, drawYears: 20 })
    // 23,900 taxed: 1,240 + 12% of 11,500 = 2,620; with 20,000 more 5,020.
    expect(pretax).toContain('$400,000 ÷ 20 = $20,000.00 a year')
    expect(pretax).toContain('($5,020.00 − $2,620.00) × 20 = $48,000.00')
  })
  test('words round the same amount as the figures', () => {
    // 15% of 63,349.97 is 9,502.4955: 9,502.50 to the cent, $9,503 to the dollar. Rounded to the dollar at once it would be $9,502.
    const given = { assets: [own('pretax', 63_349.97)], debts: [], taxWay: 'rates', taxRate: 15 }
    expect(figures(given)['taxOnPretax']).toBe(9502.5)
    expect(words(given)).toContain('About $9,503 of the $63,350')
  })
  test('a dollar saved on top and a dollar of debt less count the same', () => {
    const amount = fc.integer({ min: 0, max: 260_000 })
    fc.assert(
      fc.property(amount, (extra) => {
        const paid = figures({ debts: [owe('mortgage', 262_000 - extra), owe('car', 9000), owe('card', 3500)] })
        expect(figures({ extra })['netWorth']).toBeCloseTo(Number(paid['netWorth']), 6)
      }),
      { numRuns: 30 },
    )
  })
})

describe('a pasted list', () => {
  const kinds = (read: ReturnType<typeof readAssets>) =>
    'rows' in read ? read.rows.map((row) => [row.kind, row.value]) : []
  test('tabs, dollars, thousands and a total line', () => {
    const read = readAssets('Account\tValue\r\nChecking\t$1,250.50\r\nRoth IRA\t20,000\r\nTotal\t21,250.50\r\n')
    expect(kinds(read)).toEqual([
      ['cash', 1250.5],
      ['roth', 20_000],
    ])
    expect('rows' in read && read.note).toContain('We left out 2 lines')
  })
  test('plain words and a number at the end; what is below zero is a debt', () => {
    const read = readAssets('My 401(k) 90000\nHouse in town: 380,000\nOld boat 4,000\nVisa -300')
    expect(kinds(read)).toEqual([
      ['pretax', 90_000],
      ['home', 380_000],
      ['other', 4000],
    ])
    expect('rows' in read && read.note).toContain('below zero')
  })
  test('debts with rates, negative or in brackets', () => {
    const read = readDebts('Visa\t-3,500\t22.5%\nStudent loan\t(21,000)\nHELOC 9,000 8%')
    expect('rows' in read && read.rows.map(({ kind, balance, rate }) => [kind, balance, rate])).toEqual([
      ['card', 3500, 22.5],
      ['student', 21_000, null],
      ['equity', 9000, 8],
    ])
  })
  test('commas, quotes, thousands as k, and a rate without its sign', () => {
    const debts = (text: string) => {
      const read = readDebts(text)
      return 'rows' in read ? read.rows.map(({ name, balance, rate }) => [name, balance, rate]) : read
    }
    expect(debts('Visa,3500,22.5%\nBoat loan\t4000\t7.5\nRental house loan 200,000 6%')).toEqual([
      ['Visa', 3500, 22.5],
      ['Boat loan', 4000, 7.5],
      ['Rental house loan', 200_000, 6],
    ])
    expect(kinds(readAssets('Old 401k\nNew 401k 5,000'))).toEqual([['pretax', 5000]])
    // A payment is no rate.
    expect(debts('Car loan\t9000\t250')).toEqual([['Car loan', 9000, null]])
    expect(kinds(readAssets('"Checking","$1,250.50"\nChecking,1,250.50\nCar 12k\nMaryland savings 500'))).toEqual([
      ['cash', 1250.5],
      ['cash', 1250.5],
      ['car', 12_000],
      ['cash', 500],
    ])
  })
  test('a payment behind the rate is no balance; a rate may stand after “at”', () => {
    const read = readDebts(
      'Student loan 21000 5.5% 250\nHome equity line 9,000 at 8%\nSallie Mae 12,000 @ 6.8 %\nVisa 2 3,500',
    )
    expect('rows' in read && read.rows.map(({ name, kind, balance, rate }) => [name, kind, balance, rate])).toEqual([
      ['Student loan', 'student', 21_000, 5.5],
      ['Home equity line', 'equity', 9000, 8],
      ['Sallie Mae', 'student', 12_000, 6.8],
      ['Visa 2', 'card', 3500, null],
    ])
    expect(kinds(readAssets('Home Depot shares 900\nEmergency fund 9,000\nHome 300,000'))).toEqual([
      ['brokerage', 900],
      ['cash', 9000],
      ['home', 300_000],
    ])
  })
  test('lines that add up others are left out; a fund called total is none of them', () => {
    const read = readAssets(
      [
        'Total Stock Market Index Fund 20,000',
        'Total US Bond Market ETF\t8,000',
        'Total International Stock Fund 3,000',
        'Total stocks 31,000',
        'Total market value 31,000',
        'Subtotal 31,000',
        'Grand total: 31,000',
        'Total retirement accounts 31,000',
        'Net worth 31,000',
        'Summit Bank checking 500',
      ].join('\n'),
    )
    expect(kinds(read)).toEqual([
      ['brokerage', 20_000],
      ['brokerage', 8000],
      ['brokerage', 3000],
      ['cash', 500],
    ])
    expect('rows' in read && read.note).toContain('We left out 6 lines')
  })
  test('text without amounts is refused with a sentence', () => {
    expect(readAssets('hello\nworld')).toHaveProperty('problem')
    expect(readDebts('')).toHaveProperty('problem')
    expect(readAssets(`x${', 1'.repeat(60_000)}`)).toHaveProperty('problem')
  })
})
