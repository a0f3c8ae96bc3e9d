import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oraclePayment } from '#engine/oracles/lending.ts'
import { stateNames } from '#facts/states/codes.ts'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { unmarked } from '../kit/format.ts'
import { calculator as tool } from './calculator.ts'

const { calculator, env, defaults, ...kit } = await askedWhole(tool)
/** A car of 40,000 in Texas with an old one traded in. */
const traded = { state: 'TX', tradeIn: 8000, owed: 6000, down: 2000 } as const
const evaluate = (changes: InputValues = {}) => kit.evaluate({ ...traded, ...changes })
const figures = (changes: InputValues = {}) => kit.figures({ ...traded, ...changes })
const present = (changes: InputValues = {}) => kit.present({ ...traded, ...changes })
const words = (changes: InputValues = {}) => kit.words({ ...traded, ...changes })
const plain = { tradeIn: 0, owed: 0, down: 0, dealerFee: 0, registration: 0, addOns: 0 } as const
const deductible = { income: 100_000, usAssembled: true, firstPayment: '2027-01' } as const

describe('tax on price less trade-in, by the rule of the state', () => {
  test('most states tax the difference, some the whole price', () => {
    const sale = { ...plain, price: 40_000, tradeIn: 10_000, localTax: 0 }
    expect(figures({ ...sale, state: 'TX' }).salesTax).toBe(1875) // 30,000 x 6.25 %
    for (const state of ['CA', 'HI', 'VA']) expect(figures({ ...sale, state }).tradeInTaxSaved, state).toBe(0)
    expect(words({ ...sale, state: 'CA' })).toContain('doesn’t lower the tax')
  })
  test('Ohio counts the trade-in only toward a new car', () => {
    const sale = { ...plain, price: 20_000, tradeIn: 5000, state: 'OH', localTax: 0 }
    expect(figures(sale).salesTax).toBe(862.5) // 15,000 x 5.75 %
    expect(figures({ ...sale, condition: 'used' }).salesTax).toBe(1150)
  })
  test('Oklahoma: the trade-in lowers only the 1.25% part', () => {
    // 20,000 x 3.25 % + 15,000 x 1.25 % = 650 + 187.50; without a trade-in 900
    const found = figures({ ...plain, price: 20_000, tradeIn: 5000, state: 'OK' })
    expect(found).toMatchObject({ salesTax: 837.5, tradeInTaxSaved: 62.5 })
  })
  test('South Carolina stops at 500, Connecticut rises above 50,000, Florida’s county part ends at 5,000', () => {
    expect(figures({ ...plain, price: 40_000, state: 'SC' }).salesTax).toBe(500)
    expect(figures({ ...plain, price: 60_000, state: 'CT' }).salesTax).toBe(4650)
    expect(figures({ ...plain, price: 40_000, state: 'FL', localTax: 1 }).salesTax).toBe(2450)
  })
  test('what is still owed on the trade-in does not change the tax', () => {
    expect(figures({ owed: 0 }).salesTax).toBe(figures({ owed: 20_000 }).salesTax)
  })
  test('a rebate is pre-tax in some states and post-tax in others', () => {
    const sale = { ...plain, price: 30_000, rebate: 2000 }
    expect(figures({ ...sale, state: 'TX' }).salesTax).toBe(1750) // 28,000 x 6.25 %
    expect(figures({ ...sale, state: 'NJ' }).salesTax).toBe(1987.5) // 30,000 x 6.625 %
  })
  test('how sure the rule is stands on the page', () => {
    expect(words({ state: 'CA' })).toContain('Public lists disagree about rebates in California')
    expect(
      present({ state: 'CA' }).sources.some((one) => one.id === 'state-vehicle-tax' && one.confidence === 'low'),
    ).toBe(true)
    expect(words({ state: 'TX' })).toContain('so check with the dealer')
  })
  test('a tax that is no share of the price asks for the dealer’s figure and counts nothing', () => {
    expect(figures({ state: 'DC' }).salesTax).toBe(0)
    expect(words({ state: 'DC' })).toContain('Enter the dealer’s figure')
    expect(figures({ state: 'DC', ownTax: 2400 }).salesTax).toBe(2400)
  })
  test('average local tax is named as an average; a hidden local rate has no say', () => {
    expect(words({ state: 'NY' })).toContain('Your city and county have their own rate')
    expect(figures({ state: 'TX', localTax: 9 }).salesTax).toBe(figures({ state: 'TX' }).salesTax)
  })
  test('every state has a rule in words and a finite tax', () => {
    for (const state of Object.keys(stateNames)) {
      expect(Number.isFinite(figures({ state }).salesTax), state).toBe(true)
      expect(calculator.hint('state', { ...defaults, state }, env)).toContain(
        stateNames[state as keyof typeof stateNames],
      )
    }
  })
})

describe('negative equity', () => {
  test('raises the loan dollar for dollar and its interest is named', () => {
    const even = figures({ owed: 8000 })
    const under = figures({ owed: 12_000 })
    expect((under.loanAmount ?? 0) - (even.loanAmount ?? 0)).toBe(4000)
    expect(words({ owed: 12_000 })).toContain('$4,000 of your old loan moves into the new one')
  })
  test('is not a cost of the new car: keeping it costs the same but for interest', () => {
    const even = figures({ owed: 8000, rate: 0 })
    const under = figures({ owed: 12_000, rate: 0 })
    expect(under.costToKeep).toBeCloseTo(even.costToKeep ?? 0, 2)
  })
})

describe('rebate against low rate', () => {
  const offer = { ...plain, state: 'OR', price: 30_000, rebate: 3000, rate: 7, term: 60, lowRate: 0 }
  test('the verdict follows the even rebate', () => {
    const { evenRebate = 0 } = figures(offer)
    expect(figures({ ...offer, rebate: Math.floor(evenRebate) - 5 }).rebateAhead).toBeLessThan(0)
    expect(figures({ ...offer, rebate: Math.ceil(evenRebate) + 5 }).rebateAhead).toBeGreaterThan(0)
  })
  test('where a rebate is not taxed, its tax counts too', () => {
    const { evenRebate = 0 } = figures({ ...offer, state: 'TX' })
    const at = figures({ ...offer, state: 'TX', rebate: Number(evenRebate.toFixed(2)) })
    expect(Math.abs(at.rebateAhead ?? 9)).toBeLessThan(0.7)
  })
  test('the rebate wins for those who leave early, and the page says until when', () => {
    expect(words(offer)).toMatch(/If you sell or pay off before month \d+, the rebate wins/)
    expect(present(offer).charts.some((chart) => chart.key === 'choice')).toBe(true)
  })
  test('choosing the low rate gives up the rebate', () => {
    const taken = figures({ ...offer, deal: 'low-rate' })
    expect(taken.loanAmount).toBe(30_000)
    expect(taken.payment).toBe(500)
    expect(figures({ ...offer, lowRate: null, deal: 'low-rate' }).loanAmount).toBe(27_000)
  })
})

describe('upside down', () => {
  test('the extra down payment named is just enough', () => {
    const { downToBeSafe = 0 } = figures({ ...plain, price: 40_000 })
    expect(downToBeSafe).toBeGreaterThan(0)
    expect(figures({ ...plain, price: 40_000, down: Math.ceil(downToBeSafe) + 2 }).monthsUpsideDown).toBe(0)
    expect(figures({ ...plain, price: 40_000, down: downToBeSafe - 100 }).monthsUpsideDown).toBeGreaterThan(0)
  })
  test('a longer term keeps you under water longer', () => {
    expect(figures({ ...plain, term: 84 }).lastUpsideDown).toBeGreaterThan(
      figures({ ...plain, term: 60 }).lastUpsideDown ?? 0,
    )
  })
})

describe('the interest deduction (26 USC 163(h)(4))', () => {
  test('new and put together in the US only: not for used cars', () => {
    expect(figures({ ...deductible }).taxSaved).toBeGreaterThan(100)
    expect(figures({ ...deductible, condition: 'used' }).taxSaved).toBe(0)
    expect(figures({ ...deductible, usAssembled: false }).taxSaved).toBe(0)
  })
  test('ends with 2028, and not for loans from before 2025', () => {
    const years = present(deductible)
      .tables.find((table) => table.key === 'taxSaved')
      ?.rows.map((row) => row[0])
    expect(years).toEqual(['2027', '2028'])
    expect(figures({ ...deductible, firstPayment: '2029-02' }).taxSaved).toBe(0)
    expect(figures({ ...deductible, firstPayment: '2024-06' }).taxSaved).toBe(0)
  })
  test('at most 10,000 a year', () => {
    const rows = present({ ...deductible, ...plain, price: 400_000, rate: 10 }).tables.find(
      (t) => t.key === 'taxSaved',
    )?.rows
    expect(rows?.[0]?.[2]).toBe(10_000)
  })
  test('falls by 200 for each 1,000 of income above 100,000, and is gone at 150,000', () => {
    const big = { ...plain, price: 400_000, rate: 10, usAssembled: true, firstPayment: '2027-01' }
    const deducted = (income: number) =>
      present({ ...big, income }).tables.find((t) => t.key === 'taxSaved')?.rows[0]?.[2]
    expect(deducted(120_000)).toBe(6000)
    expect(deducted(150_000)).toBe(0)
    expect(figures({ ...big, income: 160_000 }).taxSaved).toBe(0)
  })
  test('interest on old debt carried over is left out', () => {
    const clean = figures({ ...deductible, owed: 8000, down: 0 })
    const carried = figures({ ...deductible, owed: 16_000, down: 8000 })
    // The same loan; of the second, 8,000 pays off the old car.
    expect(carried.loanAmount).toBe(clean.loanAmount)
    const share = 1 - 8000 / (carried.loanAmount ?? 1)
    expect(carried.taxSaved).toBeCloseTo((clean.taxSaved ?? 0) * share, 1)
  })
  test('no income given: no guess at the tax', () => {
    expect(figures().taxSaved).toBeUndefined()
    expect(words()).toContain('is deductible, 2025 to 2028')
  })
})

test('20/4/10: the largest loan really passes', () => {
  const { largestLoanByRule = 0 } = figures({ income: 120_000 })
  const payment = oraclePayment(largestLoanByRule, 0.07 / 12, 48)
  expect(payment + 2671 / 12).toBeCloseTo(1000, 6)
  expect(words({ income: 120_000 })).toContain('20/4/10')
})

test('cash and trade-in that cover everything need no loan', () => {
  const result = evaluate({ down: 60_000 })
  expect(result.outcome).toBe('no-loan')
  expect(unmarked(result.present().headline)).toContain('need no loan')
})

test('the split is the total, and the deal adds up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5000, max: 120_000 }),
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 0, max: 5000 }),
      fc.constantFrom(...Object.keys(stateNames)),
      (price, tradeIn, owed, rebate, state) => {
        const changes = { price, tradeIn, owed, rebate, state }
        const found = evaluate(changes)
        if (found.outcome !== 'loan') return
        const shown = found.present()
        const parts = shown.split?.parts.reduce((sum, part) => sum + part.value, 0) ?? 0
        expect(parts).toBeCloseTo(found.figures.totalCost ?? 0, 2)
        const steps = shown.tables.find((table) => table.key === 'deal')?.rows ?? []
        const all = steps.slice(0, -1).reduce((sum, row) => sum + Number(row[1]), 0)
        expect(all).toBeCloseTo(Number(steps.at(-1)?.[1]), 2)
      },
    ),
    { numRuns: 100 },
  )
})

describe('what the words may say', () => {
  test('no more of the old loan moves over than is borrowed', () => {
    // Texas, a used car at 5,000, no fees: tax 6.25% = 312.50, 5,312.50 in all. 6,000 owed on a trade-in of 0, 8,000 cash: 3,312.50 to borrow.
    const over = { price: 5000, tradeIn: 0, owed: 6000, down: 8000, dealerFee: 0, registration: 0, condition: 'used' }
    const said = words(over)
    expect(said).toContain('$3,313 of your old loan moves into the new one')
    expect(said).toContain('Your cash pays the other $2,688.')
    expect(said).not.toContain('$6,000 of your old loan moves')
  })
  test('an old loan carried over counts against what is put down', () => {
    // 8,000 cash less 6,000 owed is 2,000 on a price of 20,000: 10%.
    expect(figures({ price: 20_000, tradeIn: 0, owed: 6000, down: 8000 })['downShare']).toBeCloseTo(10, 6)
  })
  test('without a rebate the other side is the usual rate', () => {
    const said = words({ rebate: 0, lowRate: 9, rate: 7 })
    expect(said).toContain('The usual rate costs')
    expect(said).not.toContain('The rebate')
  })
  test('the rate held against the average is that of the loan shown', () => {
    expect(words({ rate: 20, lowRate: 1.9, rebate: 1000, deal: 'low-rate' })).not.toContain('well above the')
    expect(words({ rate: 20, lowRate: 1.9, rebate: 1000, deal: 'rebate' })).toContain('20% is well above the')
  })
})

describe('the state is asked', () => {
  test('until it is chosen no tax is counted, and the second line says so', () => {
    const { figures: found } = kit.evaluate()
    expect(found['salesTax']).toBe(0)
    expect(kit.present().more).toContain('Sales tax isn’t included yet. Choose your state to add it.')
    expect(kit.words()).toContain('choose your state to add yours')
    expect(kit.present({ state: 'TX' }).more).not.toContain('isn’t included')
    expect(kit.present({ ownTax: 2400 }).more).not.toContain('isn’t included')
  })
  test('the common purchase comes first: a new car, cash down, nothing traded in', () => {
    expect(defaults).toMatchObject({ state: 'US', tradeIn: 0, owed: 0, condition: 'new', rebate: 0, lowRate: null })
    expect(calculator.shown('owed', defaults)).toBe(false)
  })
})
