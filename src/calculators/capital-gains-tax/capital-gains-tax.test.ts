import { describe, expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import { unmarked } from '../kit/format.ts'
import { bringMissing } from '../kit/missing.ts'
import { calculator as tool } from './calculator.ts'
import { blankLot, type LotRow } from './lot-row.ts'
import { readSales } from './read-lots.ts'
import type { GainsInputs } from './sections.ts'

const { calculator, env, defaults } = await askedWhole(tool)
for (const state of ['CA', 'WA', 'AR', 'TX', 'OR', 'MA']) await bringMissing(calculator, { ...defaults, state }, env)
const base = defaults as unknown as GainsInputs
const at = (change: Partial<GainsInputs>) => calculator.evaluate({ ...base, ...change } as never, env)
const errors = (change: Partial<GainsInputs>) => calculator.check({ ...base, ...change } as never)
const words = (change: Partial<GainsInputs>) => {
  const shown = at(change).present()
  return [shown.headline, shown.more, ...shown.findings.map((one) => one.text)].join(' ')
}
const lot = (change: Partial<LotRow>): LotRow => ({ ...blankLot, bought: '2020-01-02', cost: 10_000, ...change })
const long = (proceeds: number, change: Partial<LotRow> = {}) => ({ lots: [lot({ proceeds, ...change })] })
const short = (proceeds: number) => long(proceeds, { bought: '2026-03-02' })

describe('pitfalls', () => {
  test('more than a year, not a year: the day is named and priced', () => {
    const text = words(short(20_000))
    expect(text).toContain('on or after March 3, 2027 would save $700')
    expect(
      at(short(20_000))
        .answer()
        .calendar?.events.map(({ date }) => date),
    ).toEqual(['2027-01-15', '2027-03-03'])
  })
  test('collectibles at 28% and depreciation at 25%, not 15 or 20', () => {
    const high = { income: 900_000 }
    expect(at({ ...long(20_000, { kind: 'collectible' }), ...high }).figures['federalTax']).toBeCloseTo(2800 + 380, 2)
    // 25% of 10,000 of depreciation and 20% of the other 10,000, and 3.8% of both.
    const rental = long(20_000, { kind: 'rental', depreciation: 10_000 })
    expect(at({ ...rental, ...high }).figures['federalTax']).toBeCloseTo(2500 + 2000 + 760, 2)
  })
  test('states: no preference is said, a gentler rule too, none adds none, Washington’s tax is its own', () => {
    const gain = { ...long(60_000), income: 90_000 }
    expect(words({ ...gain, state: 'CA' })).toContain('California taxes long-term gains like other income')
    expect(words({ ...gain, state: 'AR' })).toContain('Arkansas taxes long-term gains less than other income')
    expect(words({ ...gain, state: 'TX' })).toContain('Texas adds no tax to these sales')
    expect(words({ ...gain, state: 'WA' })).toContain('Washington taxes only long-term gains over $284,000 a year')
  })
  test('losses: 3,000 a year, 1,500 on a separate return, both kinds carried over', () => {
    const both = [lot({ cost: 20_000, proceeds: 12_000 }), lot({ bought: '2026-03-02', cost: 9000, proceeds: 5000 })]
    // 4,000 short and 8,000 long: 3,000 of the short one is used first.
    expect(at({ lots: both }).figures).toMatchObject({ shortCarryover: 1000, longCarryover: 8000 })
    expect(at({ lots: both, status: 'separate' }).figures).toMatchObject({ shortCarryover: 2500, longCarryover: 8000 })
    expect(words({ lots: both })).toContain('Only $3,000 of a net loss counts')
  })
  test('personal things: a gain is taxed, a loss is not', () => {
    expect(at(long(4000, { kind: 'personal' })).figures['tax']).toBe(0)
    expect(at(long(20_000, { kind: 'second-home' })).figures['longTerm']).toBe(10_000)
    expect(words(long(4000, { kind: 'personal' }))).toContain('doesn’t count')
  })
  test('crypto is property; stock sold at a loss gets its window named', () => {
    expect(words(long(5000, { kind: 'crypto' }))).toContain('Crypto is property')
    expect(words(long(5000, { name: 'ABC' }))).toContain('Don’t buy ABC within 30 days')
  })
  test('a gift without its value when given, at a loss, is asked for it', () => {
    expect(words(long(5000, { origin: 'gift', given: '2024-05-01' }))).toContain('enter its value when given')
  })
})

describe('timing', () => {
  test('two years: each gets the 0% band', () => {
    // 13,900 of taxable pay: 35,550 of room in each of the two years for a gain of 71,000.
    const found = at({ ...long(81_000), income: 30_000 })
    expect(words({ ...long(81_000), income: 30_000 })).toMatch(
      /Selling 50% this year and the rest in January would save/,
    )
    expect(found.figures['tax']).toBeCloseTo((71_000 - 35_550) * 0.15, 2)
  })
  test('room at 0% is said with what else it costs', () => {
    expect(words({ ...long(11_000), income: 30_000 })).toContain('$34,550 more of long-term gains this year at the 0%')
    expect(words({ ...long(11_000), income: 30_000, state: 'CA' })).toContain('would still cost')
  })
  test('QSBS: the next step is named, a state that does not follow is counted', () => {
    const stock = long(1_010_000, { kind: 'small-business', bought: '2022-01-03' })
    expect(words(stock)).toContain('From January 4, 2027, 100% of your gain')
    const done = long(1_010_000, { kind: 'small-business', bought: '2019-01-03' })
    expect(at({ ...done, state: 'CA' }).figures['stateTax']).toBeGreaterThan(80_000)
    expect(words({ ...done, state: 'OR' })).toContain('Oregon doesn’t follow the QSBS exclusion')
    expect(words({ ...done, state: 'MA' })).toContain('only in part')
  })
  test('a home sold before two years: the wait is priced', () => {
    const home = { lots: [], homePrice: 500_000, homeBasis: 300_000, homeCosts: 0, homeOwned: 18, homeLived: 18 }
    expect(words(home)).toContain('Selling in 6 months would save about')
    expect(words({ ...home, homeReason: 'work' as const })).toContain('You can exclude part: up to $187,500')
    expect(errors({ ...home, homeBasis: null })).toHaveProperty('homeBasis')
  })
})

describe('the rest of the return and beyond', () => {
  test('Social Security that becomes taxable is shown as tax that is not on the gain', () => {
    const retired = { ...long(30_000), income: 0, retirementIncome: 30_000, socialSecurity: 24_000, age: 70 }
    expect(words(retired)).toContain('isn’t tax on the gain itself')
  })
  test('Medicare two years later', () => {
    expect(words({ ...long(60_000), income: 90_000, age: 66 })).toMatch(/Medicare could cost \$[\d,]+ more in 2028/)
    expect(words({ ...long(60_000), income: 90_000, age: 40 })).not.toContain('Medicare')
  })
  test('a Marketplace plan is warned of its credit', () => {
    expect(words({ ...long(60_000), marketplace: true })).toContain('premium tax credit')
  })
  test('the credit itself: single, 45,000 of pay is 287.5% of 15,650 and pays 9.58% of it; over 62,600 the credit ends', () => {
    // 8.44% + (9.96% - 8.44%) x (287.5399 - 250) / 50 = 9.58121%; a twelfth of it 359.295; 700 - 359.295 = 340.705 a month, 4,088.46 a year.
    const plan = { marketplace: true, benchmark: 700, income: 45_000 }
    expect(at({ ...long(35_000), ...plan }).figures['premiumCredit']).toBeCloseTo(4088.46, 0)
    expect(words({ ...long(35_000), ...plan })).toContain('It ends when income passes $62,600')
  })
  test('estimated tax: with last year’s tax the safe amount is smaller, withholding can make it none', () => {
    const gain = { ...long(110_000) }
    expect(at({ ...gain, lastYearTax: 8000, withheld: 7670 }).figures['estimated']).toBeCloseTo(330, 2)
    expect(at({ ...gain, lastYearTax: 8000, withheld: 8000 }).figures['estimated']).toBe(0)
    expect(words({ ...gain, lastYearTax: 8000, withheld: 8000 })).toContain('No estimated payment is needed')
  })
})

describe('what was not entered is never made up', () => {
  test('a lot without amounts is not counted, one without a date is asked for it', () => {
    expect(at({ lots: [blankLot] }).outcome).toBe('nothing')
    expect(errors({ lots: [{ ...blankLot, proceeds: 100 }] })).toHaveProperty('lots')
    expect(errors({ lots: [lot({ proceeds: 5, sold: '2019-01-01' })] })).toHaveProperty('lots')
    expect(errors({ lots: [lot({ proceeds: 5, origin: 'gift', given: '2018-01-01' })] })).toHaveProperty('lots')
  })
  test('a pasted 1099-B becomes lots', () => {
    const found = readSales(
      'Description,Date acquired,Date sold,Proceeds,Cost basis\nABC,01/15/2024,02/20/2026,1500,1000',
    )
    expect(found).toMatchObject({
      rows: [{ name: 'ABC', bought: '2024-01-15', sold: '2026-02-20', cost: 1000, proceeds: 1500 }],
    })
  })
  test('headlines are short, findings too', () => {
    for (const change of [
      {},
      short(20_000),
      long(5000),
      long(20_000),
      { lots: [] },
      { ...long(900_000), income: 900_000, state: 'CA', age: 66 },
    ]) {
      const shown = at(change).present()
      expect(unmarked(shown.headline).length).toBeLessThanOrEqual(120)
      for (const { text } of shown.findings) expect(unmarked(text).split(/\s+/).length, text).toBeLessThanOrEqual(36)
    }
  })
})
