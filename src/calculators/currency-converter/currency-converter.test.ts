import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crossRate } from '#engine/currency/cross-rate.ts'
import { askedWhole } from '../kit/asked.testkit.ts'
import { lawShelf } from '../kit/law-shelf.ts'
import { bringMissing } from '../kit/missing.ts'
import { solveFor } from '../kit/solve-for.ts'
import { calculator as tool } from './calculator.ts'
import { codes, minorUnitsOf } from './currencies.ts'
import { monthsNeed } from './history-needs.ts'
import { moneyIn, rateText } from './money-text.ts'
import { chooseTable, fullTable, mainTable, withFixed } from './rate-tables.ts'
import type { ConverterInputs } from './sections.ts'

const { calculator, env, defaults } = await askedWhole(tool)
const base = defaults as unknown as ConverterInputs
const inputsOf = (change: Partial<ConverterInputs>) => ({ ...base, history: 'none' as const, ...change })
await bringMissing(calculator, inputsOf({}) as never, env)
const at = (change: Partial<ConverterInputs>) => calculator.evaluate(inputsOf(change) as never, env)
const words = (change: Partial<ConverterInputs>) => {
  const shown = at(change).present()
  return [shown.headline, shown.more, ...shown.findings.map((one) => one.text)].join(' ')
}
const listed = tool.fields['from']
const options = listed?.kind === 'choice' ? listed.options : []

describe('one day, one table', () => {
  test('the newest table is used while it has every currency, else the older full one, and it is said', () => {
    expect(chooseTable(inputsOf({}), 'EUR').table.asOf).toBe('2026-10-02')
    const mixed = chooseTable(inputsOf({}), 'PLN')
    expect(mixed.table.asOf).toBe('2026-04-13')
    expect(mixed.lacking).toEqual(['PLN'])
    expect(words({ to: 'PLN' })).toContain('April 13, 2026')
    expect(words({ to: 'PLN' })).toContain('never mix rates')
  })
  test('a to b to c is a to c for any three currencies on offer, pegged and former ones included', () => {
    const three = fc.constantFrom(...codes)
    fc.assert(
      fc.property(three, three, three, (a, b, c) => {
        const { table } = [mainTable, fullTable]
          .map(withFixed)
          .map((one) => ({ table: one, has: [a, b, c].every((code) => crossRate(one, code, code) !== null) }))
          .find(({ has }) => has) ?? { table: withFixed(fullTable) }
        const rate = (x: string, y: string) => crossRate(table, x, y) ?? Number.NaN
        expect((rate(a, b) * rate(b, c)) / rate(a, c)).toBeCloseTo(1, 10)
        expect(rate(a, b) * rate(b, a)).toBeCloseTo(1, 10)
      }),
    )
  })
  test('every currency on offer has a rate; about 35 living ones', () => {
    for (const code of codes)
      expect(
        chooseTable(inputsOf({ from: code }), code === 'USD' ? 'EUR' : 'USD').table.perBase[code],
        code,
      ).toBeGreaterThan(0)
    expect(codes.length).toBe(Object.keys(fullTable.perBase).length + 6 + 13)
    expect(Object.keys(mainTable.perBase)).toHaveLength(13)
  })
})

describe('further currencies', () => {
  test('never move the pair to an older day: each line has its own', () => {
    const shown = at({ targets: [{ currency: 'PLN' }, { currency: 'JPY' }], way: 'none' })
    expect(shown.figures['received']).toBe(890.87)
    const rows = shown.present().tables.find((one) => one.key === 'targets')?.rows ?? []
    // 1,000 dollars at 4.2543 / 1.1684 zloty, both of April; yen of October.
    expect(rows.map((row) => [row[0], row[1], row[4]])).toEqual([
      ['Euro', '€890.87', 'ECB, Oct 2, 2026'],
      ['Polish zloty', 'PLN 3,641.13', 'ECB, Apr 13, 2026'],
      ['Japanese yen', 'JPY 157,670', 'ECB, Oct 2, 2026'],
    ])
    const asOf = shown.present().sources.flatMap((one) => (one.id === 'ecb-rates' ? [one.asOf] : []))
    expect(asOf).toEqual(['2026-10-02', '2026-04-13'])
  })
})

describe('rates of another day', () => {
  const rates = [
    { currency: 'USD' as const, perEuro: 1.2 },
    { currency: 'GBP' as const, perEuro: 0.9 },
  ]
  test('are used when they have every currency: 100 dollars are 83.33 euros at 1.2', () => {
    const fresh = { rates, ratesDate: '2026-11-20', amount: 100, way: 'none' as const, targets: [] }
    expect(at(fresh).figures['received']).toBe(83.33)
    expect(words(fresh)).toContain('November 20, 2026')
    // Pounds for dollars: 0.9 / 1.2 = 0.75.
    expect(at({ ...fresh, to: 'GBP' }).figures['received']).toBe(75)
  })
  test('are left aside when one is missing or their date is, and never mixed with ours', () => {
    const given = inputsOf({ rates, ratesDate: '2026-11-20' })
    expect(chooseTable(given, 'GBP').table.kind).toBe('given')
    expect(chooseTable(given, 'MXN')).toMatchObject({ table: { kind: 'main' }, lacking: ['MXN'], leftGiven: true })
    expect(chooseTable(inputsOf({ rates, ratesDate: null }), 'GBP').table.kind).toBe('main')
  })
  test('without a dollar they cannot turn fees in dollars, so they are not used, and the page says so', () => {
    // 5 dollars are 4.45435 euros at 0.89087, never 5 euros: (1,000 - 4.45435) / 1.03 x 0.75753 / 0.89087 = 821.88 pounds.
    const noDollar = { rates: rates.slice(1), ratesDate: '2026-11-20', from: 'EUR' as const, to: 'GBP' as const }
    const shown = at({ ...noDollar, way: 'atm', amount: 1000 })
    expect(shown.figures['received']).toBe(821.88)
    expect(words(noDollar)).toContain('the rates you entered have no US dollar')
    expect(words(noDollar)).toContain('On November 20, 2026, one euro was 0.9 GBP')
  })
  test('the same currency twice is refused', () => {
    expect(calculator.check(inputsOf({ rates: [...rates, ...rates] }) as never)).toHaveProperty('rates')
  })
})

describe('days without a rate', () => {
  const dollars = [{ currency: 'USD' as const, perEuro: 1.2271 }]
  test('a fixed rate to the euro is not used of days before the euro came', () => {
    // Croatia had the euro from January 1, 2023 (Council Regulation (EU) 2022/1208); on June 1, 2010 the kuna had a market rate.
    const kuna = { from: 'EUR' as const, to: 'HRK' as const, rates: dollars }
    expect(chooseTable(inputsOf({ ...kuna, ratesDate: '2010-06-01' }), 'HRK')).toMatchObject({
      table: { kind: 'main' },
      lacking: ['HRK'],
    })
    expect(chooseTable(inputsOf({ ...kuna, ratesDate: '2022-12-30' }), 'HRK').table.kind).toBe('main')
    expect(chooseTable(inputsOf({ ...kuna, ratesDate: '2023-01-02' }), 'HRK').table.kind).toBe('given')
    expect(chooseTable(inputsOf({ ...kuna, ratesDate: '2010-06-01' }), 'DEM').table.kind).toBe('given')
  })
  test('weekends, holidays and days to come are said', () => {
    // November 21, 2026 is a Saturday, the 22nd a Sunday, the 20th a Friday.
    const of = (ratesDate: string) => {
      const given = inputsOf({ rates: dollars, ratesDate })
      const findings = calculator.evaluate(given as never, { ...env, today: '2026-11-22' }).present().findings
      return findings.map((one) => one.text).join(' ')
    }
    expect(of('2026-11-21')).toContain('was a Saturday')
    expect(of('2026-11-21')).toContain('Friday, November 20, 2026')
    expect(of('2026-11-22')).toContain('was a Sunday')
    expect(of('2026-11-22')).toContain('Friday, November 20, 2026')
    expect(of('2025-12-25')).toContain('was a holiday')
    expect(of('2026-11-23')).toContain('hasn’t come yet')
    expect(of('2026-11-20')).not.toMatch(/was a|hasn’t come/)
  })
  test('the law’s rate is the same in every table: no older day is spoken of', () => {
    expect(words({ from: 'DEM', to: 'EUR', rates: [], ratesDate: null })).not.toContain('These rates are from')
    const pounds = [{ currency: 'GBP' as const, perEuro: 0.9 }]
    expect(words({ from: 'DEM', to: 'EUR', rates: pounds, ratesDate: '2026-11-20' })).not.toContain(
      'These rates are from',
    )
  })
})

describe('no amount without its currency', () => {
  test('the figures under the answer are dollars, shares and rates that say what is for one of what', () => {
    for (const change of [{}, { way: 'none' as const }, { from: 'JPY' as const, to: 'BHD' as const }])
      for (const key of at(change).present().keyFigures) {
        const figure = calculator.figures.find((one) => one.key === key)
        expect(figure?.unit !== 'rate' || /(for one you (have|want)|rate after fees)$/.test(figure.label), key).toBe(
          true,
        )
      }
  })
  test('every figure in another currency names it as the one you have or want', () => {
    for (const { unit, label } of calculator.figures)
      if (unit === 'rate') expect(label).toMatch(/the currency you (have|want)|for one you (have|want)|rate after fees/)
  })
  test('an amount finer than the smallest unit is shown as it was given', () => {
    // 1.5 yen of October 2: 1.5 / 157.67 = 0.0095 dollars, a cent.
    expect(words({ from: 'JPY', to: 'USD', amount: 1.5, way: 'none' })).toContain('**JPY 1.5** is worth **$0.01**')
    expect(words({ amount: 12.345, way: 'none' })).toContain('**$12.345** is worth **€11.00**')
  })
})

describe('workings', () => {
  const number = (text: string) => Number(text.replaceAll(/[^\d.−-]/g, '').replace('−', '-'))
  test('come to the printed amount with the printed numbers, for any pair, amount and way', () => {
    const code = fc.constantFrom(...codes)
    const amount = fc.constantFrom(0.5, 1, 45, 1000, 12_345.67, 1e6, 987_654_321)
    const way = fc.constantFrom('card', 'atm', 'wire', 'service', 'counter', 'offer' as const)
    fc.assert(
      fc.property(code, code, amount, way, (from, to, amount, way) => {
        fc.pre(from !== to)
        const shown = at({ from, to, amount, way, offered: 1.2345678, targets: [] })
        const [rate, real] = shown.present().workings
        // Half of the smallest unit, a thousandth for the digits not printed, and what a double can hold.
        const near = (got: number, key: string) => {
          const want = shown.figures[key] ?? Number.NaN
          expect(Math.abs(got - want)).toBeLessThanOrEqual(0.501 * 10 ** -minorUnitsOf(to) + got * 2e-12)
        }
        const [times = '', each = ''] = (rate?.lines[2] ?? '').split(/[×=]/)
        near(number(times) * number(each), 'atReferenceRate')
        const [, paid = '', fixed = '', rest = ''] = /^\((.+) − (.+)\) × (.+)$/.exec(real?.lines[1] ?? '') ?? []
        if (rest === '') return
        const [share = '', top, ...more] = rest.split(/ [×÷] /)
        const factor =
          top === undefined ? number(share) : more.reduce((all, one) => all * number(one), number(share) / number(top))
        near((number(paid) - number(fixed)) * factor, 'received')
      }),
      { numRuns: 300 },
    )
  })
})

describe('pitfalls', () => {
  test('the middle rate is not what people get: each way says what it takes, and the sum of the ways is sorted', () => {
    const rows = at({}).present().tables[0]?.rows ?? []
    expect(rows).toHaveLength(5)
    const { figures } = at({})
    expect(figures['received']).toBeLessThan(figures['atReferenceRate'] ?? 0)
  })
  test('the stamp: one rate for each business day, its date, not real time', () => {
    const text = words({})
    expect(text).toContain('October 2, 2026')
    expect(text).toContain('not real time')
    expect(text).toContain('50 days old')
  })
  test('yen and won have no decimals, dinars three, dollars two', () => {
    expect([moneyIn('JPY', 1234.5), moneyIn('BHD', 1.5), moneyIn('USD', 2), moneyIn('EUR', -3)]).toEqual([
      'JPY 1,235',
      'BHD 1.500',
      '$2.00',
      '−€3.00',
    ])
  })
  test('what is no longer money has no card, no counter and no fee: only the rate fixed by law', () => {
    // 200 / 1.95583 = 102.2584.
    const marks = { from: 'DEM' as const, to: 'EUR' as const, way: 'counter' as const, amount: 200 }
    expect(at(marks).figures).toMatchObject({ received: 102.26, cost: 0 })
    expect(at(marks).figures).not.toHaveProperty('receivedCard')
    expect(words(marks)).toContain('is worth **€102.26** at the rate fixed by law.')
    expect(words(marks)).not.toContain('business day')
    expect(calculator.shown('way', inputsOf(marks) as never)).toBe(false)
    expect(calculator.check(inputsOf({ ...marks, way: 'offer', offered: null }) as never)).toEqual({})
  })
  test('an official rate is called one, and has no day', () => {
    expect(words({ to: 'AED', way: 'none' })).toContain('at the official rate.')
    expect(words({ to: 'AED', way: 'none' })).not.toContain('October 2')
    expect(words({ from: 'EUR', to: 'AED' })).toContain('the reference rate of October 2, 2026')
  })
  test('a card is measured against other ways to spend, a wire against other ways to send', () => {
    expect(words({})).toContain('Of the ways to pay or get cash there, you’d get the most by card: €864.92')
    expect(words({ way: 'wire' })).toMatch(/more through a transfer service\*\* than by bank wire/)
    expect(words({ way: 'none' })).toContain('Of all the options')
  })
  test('pegged and former currencies are labelled', () => {
    expect(words({ to: 'AED' })).toContain('official rate to the U.S. dollar')
    expect(words({ to: 'BGN' })).toContain('replaced it in 2026')
    expect(options.find((one) => one.value === 'BGN')?.label).toContain('until 2025')
  })
  test('nothing, next to nothing, and 1e15 are all answered', () => {
    expect(at({ amount: 0 }).outcome).toBe('nothing')
    expect(words({ amount: 0 })).toContain('Enter an amount')
    expect(words({ amount: 0.001, way: 'none' })).toContain('less than €0.01')
    expect(at({ amount: 1e15, from: 'JPY', to: 'BHD' }).broken).toEqual([])
    expect(rateText(0.0000497958123)).toBe('0.0000497958')
  })
  test('a fixed fee larger than the amount leaves nothing, and the page says so', () => {
    const small = at({ amount: 20, way: 'wire' })
    expect(small.outcome).toBe('eaten')
    expect(small.figures['received']).toBe(0)
    expect(small.present().headline).toContain('Fees would take all of your')
  })
  test('an offered rate the wrong way round is noticed', () => {
    expect(words({ way: 'offer', offered: 1.1 })).toContain('not the other way around')
    expect(words({ way: 'offer', offered: 0.89087 })).toContain('The offered rate is the reference rate')
    // 1.1225 dollars for a euro entered as euros for a dollar: nobody is told to take it.
    expect(words({ offered: 1.1225 })).not.toContain('at the rate you were offered')
    expect(words({ offered: 0.89 })).toContain('at the rate you were offered')
    expect(calculator.check(inputsOf({ way: 'offer', offered: null }) as never)).toHaveProperty('offered')
  })
  test('the same currency twice is refused', () => {
    expect(calculator.check(inputsOf({ to: 'USD' }) as never)).toHaveProperty('to')
  })
  test('what must I change so that 1,000 euros arrive by card?', () => {
    // 1,000 / 0.89087 x 1.03 = 1,156.17.
    const solved = solveFor(calculator, inputsOf({}) as never, env, 'amount', 'received', 1000)
    expect(solved.outcome).toBe('solved')
    expect('value' in solved ? solved.value : 0).toBeCloseTo((1000 / 0.89087) * 1.03, 1)
  })
})

describe('history', () => {
  test('that cannot be fetched is a value too: nobody waits for it, and it is said', async () => {
    const lost = monthsNeed('JPY', async () => {
      throw new Error('no connection')
    })
    expect(await lost.load()).toBe('lost')
    const series = { firstMonth: '2020-01' as const, perDollar: [1] }
    expect(await monthsNeed('SEK', async () => series).load()).toBe(series)
    const shelf = lawShelf()
    shelf.set('months-USD', null)
    shelf.set(lost.key, await lost.load())
    const yen = { ...base, to: 'JPY' } as never
    expect(calculator.missing(yen, { ...env, law: shelf })).toBeNull()
    const shown = calculator.evaluate(yen, { ...env, law: shelf })
    expect(shown.figures['atReferenceRate']).toBe(157_670)
    const { charts, findings } = shown.present()
    expect(charts.map(({ key }) => key)).toEqual(['costs'])
    expect(findings.map(({ text }) => text).join()).toContain('couldn’t load the history of the Japanese yen')
  })
  test('its axis begins near the values, and the units are as many as the marks can tell apart', async () => {
    const krone = { ...base, from: 'EUR', to: 'DKK', history: '24' } as never
    await bringMissing(calculator, krone, env)
    const chart = calculator
      .evaluate(krone, env)
      .present()
      .charts.find((one) => one.key === 'history')
    if (chart?.kind !== 'lines') throw new Error('a line')
    expect(chart.axis).toBe('near')
    // Held within a few hundredths of 7.46 to the euro: for 100 euros that is some tenths.
    const values = chart.series[0]?.values.map(Number) ?? []
    expect(Math.min(...values)).toBeGreaterThan(740)
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.4)
  })
  test('is here for dollar and euro, fetched for others, and left out where nobody publishes one', async () => {
    expect(calculator.missing(base as never, env)).toBeNull()
    const yen = { ...base, to: 'SEK' } as never
    expect(calculator.missing(yen, env)?.what).toContain('Swedish krona')
    await bringMissing(calculator, yen, env)
    expect(
      calculator
        .evaluate(yen, env)
        .present()
        .charts.map((chart) => chart.key),
    ).toContain('history')
    const lira = { ...base, to: 'TRY' } as never
    expect(calculator.missing(lira, env)).toBeNull()
    expect(
      calculator
        .evaluate(lira, env)
        .present()
        .charts.map((chart) => chart.key),
    ).not.toContain('history')
  })
  test('dollars for a euro: July 2008 was the dearest month since 1999 (monthly averages of the Federal Reserve)', () => {
    const shown = calculator.evaluate({ ...base, from: 'EUR', to: 'USD', history: '1200' } as never, env).present()
    const chart = shown.charts.find((one) => one.key === 'history')
    expect(chart?.lead).toContain('July 2008')
  })
})
