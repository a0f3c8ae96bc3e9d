import { describe, expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import { unmarked } from '../kit/format.ts'
import { bringMissing } from '../kit/missing.ts'
import { calculator as tool } from './calculator.ts'
import { blankLot, type LotRow } from './lot-row.ts'
import { readHoldings } from './read-lots.ts'
import type { HarvestInputs } from './sections.ts'

const { calculator, env, defaults } = await askedWhole(tool)
for (const state of ['CA', 'TX']) await bringMissing(calculator, { ...defaults, state }, env)
const base = defaults as unknown as HarvestInputs
const at = (change: Partial<HarvestInputs>) => calculator.evaluate({ ...base, ...change } as never, env)
const errors = (change: Partial<HarvestInputs>) => calculator.check({ ...base, ...change } as never)
const words = (change: Partial<HarvestInputs>) => {
  const shown = at(change).present()
  return [shown.headline, shown.more, ...shown.findings.map((one) => one.text)].join(' ')
}
const lot = (change: Partial<LotRow>): LotRow => ({
  ...blankLot,
  name: 'A',
  bought: '2024-01-02',
  shares: 100,
  cost: 9000,
  value: 5000,
  ...change,
})
type Buy = HarvestInputs['buys'][number]
const buy = (date: string, change: Partial<Buy> = {}): Buy => ({
  name: 'A',
  date,
  shares: 40,
  cost: 2000,
  account: 'taxable',
  ...change,
})
const one = { lots: [lot({})], sellDate: '2026-11-21' }

describe('pitfalls', () => {
  test('30 days before and after: 61, each end named, no 1969 anywhere', () => {
    const text = words(one)
    expect(text).toContain('from Oct 22, 2026 to Dec 21, 2026')
    expect(text).toContain('You can buy back from December 22, 2026')
    expect(JSON.stringify(at(one).present())).not.toMatch(/19[67]\d/)
    expect(
      at(one)
        .answer()
        .calendar?.events.map(({ date }) => date),
    ).toEqual(['2026-10-22', '2026-11-21', '2026-12-21', '2026-12-22'])
  })
  test.each([
    ['2026-10-22', 1600],
    ['2026-12-21', 1600],
    ['2026-10-21', 0],
    ['2026-12-22', 0],
  ])('a purchase of 40 of 100 shares on %s puts off %d', (date, putOff) => {
    expect(at({ ...one, buys: [buy(date)] }).figures['putOff']).toBeCloseTo(putOff, 6)
  })
  test('in an IRA the loss is gone for good, in a spouse’s account put off', () => {
    expect(at({ ...one, buys: [buy('2026-12-01', { account: 'ira' })] }).figures).toMatchObject({
      lost: 1600,
      putOff: 0,
    })
    expect(words({ ...one, buys: [buy('2026-12-01', { account: 'ira' })] })).toContain('gone for good')
    const spouse = { ...one, buys: [buy('2026-12-01', { account: 'spouse' })] }
    expect(at(spouse).figures).toMatchObject({ lost: 0, putOff: 1600 })
    expect(words(spouse)).toContain('Your spouse’s purchases count as yours')
  })
  test('a lot bought in the last 30 days replaces, and the first clear day is named', () => {
    const lots = [lot({}), lot({ bought: '2026-11-10', shares: 40, cost: 1900, value: 2000 })]
    expect(at({ ...one, lots }).figures['putOff']).toBeCloseTo(1600, 6)
    // 1,600 more of loss: 660 either way this year, the rest next year at 22%, less 15% in ten.
    expect(words({ ...one, lots })).toContain('Selling on or after December 11, 2026 would be worth about')
  })
  test('worth nothing in the 0% band is said first', () => {
    const shown = at({ ...one, income: 40_000, longGains: 5000 }).present()
    expect(unmarked(shown.headline)).toContain('nothing this year: your gains are already taxed at 0%')
    expect(shown.findings[0]?.text).toContain('taxed at 0%')
  })
  test('a loss that an IRA replaces whole is gone, not put off', () => {
    const gone = { ...one, buys: [buy('2026-12-01', { account: 'ira', shares: 100 })] }
    expect(unmarked(at(gone).present().headline)).toContain('gone for good')
  })
  test('crypto is not covered by the rule', () => {
    const crypto = { ...one, lots: [lot({ kind: 'crypto' })], buys: [buy('2026-11-22')] }
    expect(at(crypto).figures).toMatchObject({ putOff: 0, counted: 4000 })
    expect(words(crypto)).toContain('isn’t covered by the wash sale rule')
  })
  test('a purchase that matches no lot is named', () => {
    expect(words({ ...one, buys: [buy('2026-11-22', { name: 'Zed' })] })).toContain(
      'Your purchase of Zed matches no lot',
    )
  })
  test('names match whatever their letters', () => {
    expect(at({ ...one, buys: [buy('2026-11-22', { name: ' a ' })] }).figures['putOff']).toBeCloseTo(1600, 6)
  })
})

describe('worth', () => {
  test('deferral is said with both numbers; heirs make it permanent', () => {
    expect(words({ ...one, lots: [lot({ value: 7000 })] })).toContain('Most of this is tax put off')
    expect(words(one)).toContain('You’d save $660 now and $220 by carryovers')
    // 660 + 220 / 1.07 - 600 / 1.07^10 (305.01) = 560.60: the line under the headline adds up.
    expect(words(one)).toContain(
      'Plus about $206 saved by carryovers, minus about $305 of added tax later, that’s worth about $561',
    )
    expect(words({ ...one, end: 'kept' })).toContain('saved for good')
  })
  test('the state’s part is said', () => {
    expect(words({ ...one, state: 'CA' })).toContain('is California tax')
    expect(words({ ...one, state: 'TX' })).toContain('Texas tax doesn’t change')
  })
  test('the tables show order, new basis and what to turn off', () => {
    const shown = at({ ...one, buys: [buy('2026-12-01')] }).present()
    expect(shown.tables.map(({ key }) => key)).toEqual(['lots', 'days', 'setOff', 'replaced', 'checklist', 'kinds'])
    // 2,000 paid plus 1,600 put off.
    expect(shown.tables.find(({ key }) => key === 'replaced')?.rows[0]).toContain(3600)
  })
})

describe('dates and lists', () => {
  test('a lot without a date, or bought after the sale, is refused', () => {
    expect(errors({ ...one, lots: [lot({ bought: null })] })).toHaveProperty('lots')
    expect(errors({ ...one, lots: [lot({ bought: '2027-01-02' })] })).toHaveProperty('lots')
    expect(errors({ ...one, lots: [lot({ shares: 0 })] })).toHaveProperty('lots')
    expect(errors({ ...one, buys: [buy('2026-11-22', { date: null })] })).toHaveProperty('buys')
  })
  test('a broker’s list becomes lots', () => {
    const text =
      'Symbol\tDate Acquired\tQuantity\tCost Basis Total\tCurrent Value\nABC\t03/04/2024\t120.5\t$5,000.00\t$4,217.50'
    expect(readHoldings(text)).toMatchObject({
      rows: [{ name: 'ABC', bought: '2024-03-04', shares: 120.5, cost: 5000, value: 4217.5 }],
    })
  })
  test('headlines are short, findings too', () => {
    for (const change of [
      {},
      one,
      { lots: [] },
      { lots: [lot({ value: 9500 })] },
      { ...one, buys: [buy('2026-11-22', { shares: 100, account: 'ira' as const })] },
      { ...one, income: 400_000, longGains: 50_000, shortGains: 20_000, state: 'CA' },
    ]) {
      const shown = at(change).present()
      expect(unmarked(shown.headline).length).toBeLessThanOrEqual(120)
      for (const { text } of shown.findings) expect(unmarked(text).split(/\s+/).length, text).toBeLessThanOrEqual(36)
    }
  })
})
