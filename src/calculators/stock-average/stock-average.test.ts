import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import { bringMissing } from '../kit/missing.ts'
import { fieldsOf } from '../kit/section.ts'
import { solveFor } from '../kit/solve-for.ts'
import { calculator as tool } from './calculator.ts'
import { type StockInputs, sections } from './sections.ts'
import { buy, sell } from './stock-average.testkit.ts'

const { calculator, env, defaults } = await askedWhole(tool)
await bringMissing(calculator, { ...defaults, state: 'PA' }, env)
const base = defaults as unknown as StockInputs
type Trade = StockInputs['trades'][number]
const at = (change: Partial<StockInputs>) => calculator.evaluate({ ...base, ...change } as never, env)
const words = (change: Partial<StockInputs>) => {
  const shown = at(change).present()
  return [shown.headline, shown.more, ...shown.findings.map((one) => one.text)].join(' ')
}
const hundred = [buy('2024-01-02', 100, 50)]

describe('pitfalls', () => {
  test('the average is not a tax figure for stocks: said, and the sale goes lot by lot', () => {
    expect(words({})).toContain('can’t use this average for taxes on a stock')
    const trades = [buy('2020-01-02', 10, 10), buy('2021-01-04', 10, 30)]
    // 10 sold at 30: first in, first out gains 200; at the average of 20 it would be 100.
    expect(at({ trades, price: 30, sellShares: 10 }).figures['saleGain']).toBe(200)
  })
  test('averaging down is told as risk, with its numbers: twice the shares lose twice as much in a further fall', () => {
    const text = words({ trades: hundred, price: 30, planShares: 100 })
    expect(text).toContain('A lower average isn’t a gain')
    // Break-even goes from 50 to 40: 66.7% and 33.3% above 30. 20% of 6,000 against 20% of 3,000.
    expect(text).toContain('a rise of 33.3% instead of 66.7%')
    expect(text).toContain('$1,200 instead of $600')
  })
  test('averaging up shrinks the cushion, and nothing is said of a lower average', () => {
    const text = words({ trades: hundred, price: 100, planShares: 100 })
    // Break-even 50, then 75, of 100.
    expect(text).toContain('fall 25% before you lose money, instead of 50%')
    expect(text).not.toContain('lower average')
    // One share at 50 and a fee of 5 to sell: break-even is 55, so at 52 there is no cushion yet that could shrink.
    const none = { trades: [buy('2024-01-02', 1, 50)], price: 52, saleFee: 5, planShares: 100, planPrice: 51 }
    expect(words(none)).not.toContain('before you lose money, instead of')
  })
  test('a split is counted in shares and price, never in money', () => {
    const split = { trades: hundred, splits: [{ date: '2025-01-02', ratio: 4 }], price: 15 }
    expect(at(split).figures).toMatchObject({ shares: 400, averageCost: 12.5, cost: 5000, gain: 1000 })
  })
  test('a target that cannot be reached says why, in words', () => {
    const plan = { trades: hundred, price: 30, planBy: 'target' as const }
    expect(words({ ...plan, target: 25 })).toContain('never goes past the price you pay')
    expect(words({ ...plan, target: 55 })).toContain('moves your average away')
    expect(words({ ...plan, target: 50 })).toContain('already')
    expect(at({ ...plan, target: 25 }).figures['sharesToBuy']).toBe(0)
  })
  test('a fraction of a share: the next whole number and its average', () => {
    // 34 x 30 = 1,020: 6,020 / 134 = 44.93.
    expect(words({ trades: hundred, price: 30, planBy: 'target', target: 45 })).toContain(
      'In whole shares, you’d need 34**, for $1,020. Your average would be $44.93.',
    )
  })
  test('one year to the day is short, one day more is long; the day it turns is in the calendar file', () => {
    const term = (sellDate: string) => at({ trades: [buy('2025-11-20', 10, 10)], price: 20, sellDate }).figures
    expect(term('2026-11-20')).toMatchObject({ shortTerm: 100, longTerm: 0 })
    expect(term('2026-11-21')).toMatchObject({ shortTerm: 0, longTerm: 100 })
    const { calendar } = at({ trades: [buy('2026-03-02', 10, 10)], price: 20 }).answer()
    expect(calendar?.events).toMatchObject([{ date: '2027-03-03', title: 'Shares turn long term' }])
  })
  test('waiting for the long term is priced: 22% less 15% of 10,000', () => {
    const text = words({ trades: [buy('2026-03-02', 100, 100)], price: 200, planBy: 'none' })
    expect(text).toContain('March 3, 2027')
    expect(text).toContain('**$700** less')
  })
  test('wash sale: the 61 days are named, recent purchases put loss off, and the plan would too', () => {
    const recent = { trades: [buy('2020-01-02', 100, 40), buy('2026-11-10', 40, 30)], price: 30, sellShares: 100 }
    // 1,000 lost on 100 shares; 40 replaced: 400 put off.
    expect(at(recent).figures).toMatchObject({ saleGain: -1000, lossPutOff: 400, longTerm: -600 })
    expect(words({ ...recent, planBy: 'none' })).toContain('Oct 22, 2026 to Dec 21, 2026')
    expect(words({ trades: hundred, price: 30, planShares: 50 })).toContain('would put off about $1,000 of it')
    expect(words({ trades: hundred, price: 60 })).not.toContain('loss, don’t buy')
  })
  test('buying back within 30 days of a listed loss sale is noticed, and no longer after them', () => {
    const sold = (date: string) => words({ trades: [...hundred, sell(date, 50, 40)], price: 60, planShares: 10 })
    // Sold on November 1, 2026: up to December 1. 50 shares lost 10 each.
    expect(sold('2026-11-01')).toContain('through December 1, 2026')
    expect(sold('2026-11-01')).toContain('$500')
    expect(sold('2026-10-21')).not.toContain('within the last 30 days')
  })
  test('sales listed by hand count in the same year: a loss of 10,000 before takes the gain of 10,000 off the tax', () => {
    const trades = [buy('2020-01-02', 200, 100), sell('2026-02-02', 100, 0), buy('2022-01-03', 100, 100)]
    const gain = { trades: [buy('2020-01-02', 100, 100)], price: 200, planBy: 'none' as const }
    // Alone 1,500. With 10,000 of loss of the year: that loss had spared 22% of 3,000 = 660, which is lost again.
    expect(at(gain).figures['tax']).toBeCloseTo(1500, 2)
    expect(at({ ...gain, trades, sellShares: 100 }).figures['tax']).toBeCloseTo(660, 2)
    expect(at({ ...gain, otherLong: -10_000 }).figures['tax']).toBeCloseTo(660, 2)
  })
  test('the other orders of lots are laid beside the chosen one, and the cheapest is named', () => {
    const trades = [buy('2020-01-02', 100, 10), buy('2021-01-04', 100, 90)]
    const text = words({ trades, price: 100, sellShares: 100, planBy: 'none' })
    // 9,000 of gain against 1,000, at 15%: 1,200 less.
    expect(text).toContain('Highest cost first could cut this year’s tax by $1,200')
  })
  test('shares named purchase by purchase: their own basis, term and count; the orders stand beside', () => {
    const trades = [
      { ...buy('2020-01-02', 100, 10), sell: 20 },
      { ...buy('2026-06-01', 100, 90), sell: 5 },
      { ...sell('2026-11-02', 10, 50), sell: 3 },
    ]
    const named = { trades, price: 100, method: 'named' as const, planBy: 'none' as const, sellShares: 1 }
    // 20 x (100 - 10) long, 5 x (100 - 90) short; what stands on a sale and the count above are not asked.
    expect(at(named).figures).toMatchObject({ longTerm: 1800, shortTerm: 50, saleProceeds: 2500 })
    const orders = at(named)
      .present()
      .tables.find((table) => table.key === 'orders')
    expect(orders?.rows.at(-1)?.slice(0, 3)).toEqual(['Specific shares', 50, 1800])
    expect(words(named)).toContain('Highest cost first could cut')
    expect(calculator.shown('sellShares', { ...base, ...named } as never)).toBe(false)
  })
  test('naming none, or more than are left of a purchase, is said where it is', () => {
    const check = (rows: readonly Trade[]) => calculator.check({ ...base, trades: rows, method: 'named' } as never)
    expect(check(hundred)['method']).toContain('Open a purchase')
    // First in, first out took 60 of the 100.
    const over = check([{ ...buy('2024-01-02', 100, 50), sell: 41 }, sell('2025-01-02', 60, 60)])
    expect(over['trades']).toContain(
      'You chose to sell 41 shares from the purchase on January 2, 2024. Enter 40 or fewer.',
    )
  })
  test('selling more than is held is refused with its day; shares sold off leave nothing to average', () => {
    expect(calculator.check({ ...base, trades: [...hundred, sell('2025-01-02', 101, 60)] } as never)).toHaveProperty(
      'trades',
    )
    const empty = at({ trades: [...hundred, sell('2025-01-02', 100, 60)], planBy: 'none' })
    expect(empty.outcome).toBe('empty')
    expect(empty.figures['averageCost']).toBeUndefined()
    expect(empty.present().headline).toContain('no shares')
  })
  test('how much hangs on one stock: 3,000 of 10,000 is 30%', () => {
    expect(words({ trades: hundred, price: 30, others: 7000, planBy: 'none' })).toContain(
      '30% of your investments is this one stock',
    )
  })
  test('money for shares: the fee comes out of it', () => {
    // (1,005 - 5) / 20 = 50 shares; (5,000 + 1,005) / 150 = 40.03.
    const plan = at({ trades: hundred, price: 20, planBy: 'dollars', planDollars: 1005, planFee: 5 })
    expect(plan.figures).toMatchObject({ sharesToBuy: 50, moneyToBuy: 1005 })
    expect(plan.figures['averageAfter']).toBeCloseTo(6005 / 150, 9)
  })
  test('what is not asked changes nothing: price and fee of a plan that is not there', () => {
    const none = { trades: hundred, planBy: 'none' as const }
    const shown = (change: Partial<StockInputs>) => JSON.stringify(at({ ...none, ...change }).present())
    expect(shown({ planPrice: 12, planFee: 900 })).toBe(shown({}))
  })
  test('money that the fee eats buys nothing, and it is said', () => {
    expect(words({ planBy: 'dollars', planDollars: 3, planFee: 5 })).toContain('$3.00 buys nothing')
    expect(words({ planBy: 'dollars', planDollars: 3, planPrice: 0 })).toContain('can’t say how many shares')
  })
  test('at break-even nothing is 0% above or below, and no chart shows a line that does not move', () => {
    const even = { trades: hundred, price: 50 }
    expect(words(even)).toContain('You’d break even today at $50.00, the current price')
    expect(words(even)).not.toMatch(/\b0%/)
    expect(
      at(even)
        .present()
        .charts.map((chart) => chart.key),
    ).toEqual(['gains'])
  })
  test('the first chart is of buying more only where something may be bought', () => {
    expect(at({}).present().charts[0]?.key).toBe('pull')
    expect(at({ planBy: 'none' }).present().charts[0]?.key).toBe('gains')
  })
  test('a small loss may still cost tax, and a small gain save it, when terms mix: the words follow the tax', () => {
    // Single, 116,100 of wages: 24% begins at 105,700 of taxable income in 2026, 15% on long-term gains. 20,000 of other long-term gains.
    // Sold: 8,000 short-term gain, 9,000 long-term loss, together -1,000. Tax: the long part falls by 9,000 x 15% = 1,350; the short part stands on
    // 100,000 of taxable wages: 5,700 x 22% + 2,300 x 24% = 1,806. Together 456 more.
    const trades = [buy('2020-01-02', 90, 200), buy('2026-10-01', 80, 0)]
    const mixed = {
      trades,
      price: 100,
      planBy: 'none' as const,
      income: 116_100,
      otherLong: 20_000,
      sellDate: '2026-11-21',
    }
    expect(at(mixed).figures).toMatchObject({ shortTerm: 8000, longTerm: -9000, tax: 456 })
    expect(words(mixed)).toContain('would cost about $456 in federal income tax')
    // The other way round: 9,000 long-term gain against 8,000 short-term loss, with 20,000 of other short-term gains: 1,350 more, and
    // 8,000 less at 24% (120,000 down to 112,000), 1,920.
    const turned = [buy('2020-01-02', 90, 0), buy('2026-10-01', 80, 200)]
    const saves = { ...mixed, trades: turned, otherLong: 0, otherShort: 20_000 }
    expect(at(saves).figures).toMatchObject({ shortTerm: -8000, longTerm: 9000, tax: -570 })
    expect(words(saves)).toContain('would take about $570 off your tax')
  })
  test('the printed taxes add up to the printed sum, to the cent', () => {
    for (const price of [61.37, 73.91, 88.13, 93.57]) {
      const { federalTax = 0, stateTax = 0, tax } = at({ trades: hundred, price, state: 'PA', planBy: 'none' }).figures
      expect(Math.round((federalTax + stateTax) * 100)).toBe(Math.round((tax ?? 0) * 100))
    }
  })
  test('waiting counts losses of the same sale that turn long term as well', () => {
    // 10,000 of gain and 4,000 of loss, both short; on October 2, 2027 both are long: 6,000 at 15% instead of 22%, 420 less.
    const trades = [buy('2026-10-01', 100, 50), buy('2026-10-01', 40, 250)]
    const change = { trades, price: 150, planBy: 'none' as const, income: 85_000, sellDate: '2026-11-21' }
    expect(at(change).figures).toMatchObject({ shortTerm: 6000, longTerm: 0 })
    expect(words(change)).toContain('From October 2, 2027')
    expect(words(change)).toContain('**$420** less')
  })
  test('waiting into the next year leaves this year’s losses to this year', () => {
    // Single, 85,000 of pay: 68,900 of taxable income in 2026, in the 22% bracket and over the 0% limit of 49,450. Sold on November 6: a long-term loss of 2,000.
    // Selling 2,000 of short-term gain in 2026 uses that loss up: 440 more tax. In 2027 it is a long-term gain by itself: 15%, 300. 140 less.
    const trades = [buy('2025-01-06', 100, 60), buy('2026-06-24', 100, 20), sell('2026-11-06', 100, 40)]
    const change = { trades, price: 40, planBy: 'none' as const, income: 85_000, sellDate: '2026-11-21' }
    expect(at(change).figures).toMatchObject({ shortTerm: 2000, longTerm: 0, tax: 440 })
    // The loss outweighs no gain of this year, so some of it might be left for the next: nothing is said about waiting.
    expect(words(change)).not.toContain('all of these gains are long-term')
    // With 2,000 of other long-term gains it is used up this year either way: 440 now, 300 then.
    const used = { ...change, otherLong: 2000 }
    expect(at(used).figures).toMatchObject({ tax: 440 })
    expect(words(used)).toContain('with no other gains or losses that year, you’d owe about **$140** less')
  })
  test('more shares to sell than are held, and days after today, are said', () => {
    const hint = (change: Partial<StockInputs>) => calculator.hint('sellShares', { ...base, ...change } as never, env)
    expect(hint({ trades: hundred, sellShares: 120 })).toBe('You hold 100 shares, so we count only those.')
    expect(hint({ trades: hundred, sellShares: 100 })).toBe('Leave blank to sell all of them.')
    expect(words({ trades: [...hundred, buy('2027-01-04', 10, 20)] })).toContain('dated after today')
    expect(words({ splits: [{ date: '2027-01-04', ratio: 2 }] })).toContain('enter the price of a new share')
    expect(words({})).not.toContain('dated after today')
  })
  test('the average is worked out from the lots as printed: their cost and prices with all their decimals', () => {
    // 29.92 at 337.35 + 4.87 of fee, a three-for-two split: 44.88 at 225.0085...; 10,098.38 in all.
    const [first] = at({
      trades: [buy('2024-11-07', 29.92, 337.35, 4.87), buy('2025-05-30', 11.27, 378.52)],
      splits: [{ date: '2025-04-03', ratio: 1.5 }],
    }).present().workings
    // 29.92 x 337.35 + 4.87 = 10,098.382; 11.27 x 378.52 = 4,265.9204; 14,364.3024 / 56.15 = 255.82.
    expect(first?.lines).toContain('= ($10,098.382 + $4,265.9204) ÷ 56.15')
    expect(first?.lines.at(-1)).toBe('= $14,364.3024 ÷ 56.15 = $255.82')
    expect(first?.steps?.[0]).toContain('44.88 at $225.00851')
  })
  test('a gain taxed at 0% adds no tax, in these words', () => {
    // 50,000 of pay and 10,000 of gain, joint: far under 98,900 of taxable income.
    const low = { trades: [buy('2020-03-02', 100, 100)], price: 200, status: 'joint' as const, income: 50_000 }
    expect(words({ ...low, planBy: 'none' })).toContain('Selling 100 shares would add no federal income tax')
  })
  test('asked for a target, the money it takes is the main figure; the plan’s figures stand in front', () => {
    const plan = { trades: hundred, price: 30, planBy: 'target' as const, target: 45 }
    expect(calculator.mainFigure({ ...base, ...plan } as never)).toBe('moneyToBuy')
    expect(at(plan).answer().headline).toContain('for $1,000')
    expect(calculator.mainFigure(base as never)).toBe('averageAfter')
  })
  test('a card of a trade shows four boxes; the fee is folded until there is one', () => {
    const { trades } = fieldsOf(sections)
    expect(trades).not.toHaveProperty('look')
    expect(trades.details).toEqual({ label: 'Fee, shares to sell', columns: ['fee', 'sell'] })
    expect(trades.blank.fee).toBe(0)
  })
  test('a sale in a year whose rules are not here says by which it is taxed', () => {
    expect(words({ sellDate: '2028-03-01' })).toContain('We used the 2026 tax rules**, but your sale is in 2028.')
    expect(words({})).not.toContain('tax rules**')
  })
  test('a penny stock keeps its decimals', () => {
    expect(words({ trades: [buy('2025-01-02', 1000, 0.0425)], price: 0.03 })).toContain('$0.0425')
  })
})

test('how many shares for an average of $40? The page solves it too: 100', () => {
  const inputs = { ...base, trades: hundred, price: 30 } as never
  const solved = solveFor(calculator, inputs, env, 'planShares', 'averageAfter', 40)
  expect('value' in solved ? solved.value : null).toBeCloseTo(100, 1)
})

test('the average lies between the lowest and the highest price paid, whatever is bought', () => {
  const anyTrade = fc.record({
    date: fc.constantFrom('2020-01-02', '2023-05-05', '2026-08-08'),
    shares: fc.double({ min: 0.01, max: 1e5, noNaN: true }),
    price: fc.double({ min: 0.01, max: 1e5, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(anyTrade, { minLength: 1, maxLength: 8 }), (rows) => {
      const average =
        at({ trades: rows.map((row) => buy(row.date, row.shares, row.price)) }).figures['averageCost'] ?? 0
      const paid = rows.map((row) => row.price)
      expect(average).toBeGreaterThanOrEqual(Math.min(...paid) * (1 - 1e-9))
      expect(average).toBeLessThanOrEqual(Math.max(...paid) * (1 + 1e-9))
    }),
    { numRuns: 60 },
  )
})
