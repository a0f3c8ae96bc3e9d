import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerOf } from '../../lessons/kit/answered.ts'
import { SEEDS } from '../kit/code.ts'
import { endOf, newRun, readRun } from '../kit/game.ts'
import { noSetup, readNoSetup } from '../kit/no-setup.ts'
import { randomPlay } from '../kit/random-play.testkit.ts'
import { bestContract, borrowed, type Contract, costOf, deskContract } from './cost.ts'
import { down, extras, floors, owed, rates, rebates, sticker, tradeWorth } from './design.ts'
import { contractOf, fourDeals, overBest, rebateOf, tradeOf } from './game.ts'

const seeds = fc.integer({ min: 0, max: SEEDS - 1 })
/** A contract as the auto loan calculator takes it. */
const asInputs = (contract: Contract) => ({
  price: contract.price,
  down,
  tradeIn: contract.trade,
  owed,
  rate: contract.rate / 100,
  term: contract.months,
  rebate: contract.lender === 'zero' ? 0 : contract.rebate,
  dealerFee: 0,
  registration: 0,
  addOns: contract.extras.length === 0 ? 0 : 3485,
  ownTax: 0,
})

describe('what a contract costs', () => {
  test.each([
    ['as the desk first puts it', deskContract(4500, 3000)],
    [
      'over 84 months with every extra',
      { ...deskContract(4500, 1500), months: 84, extras: extras.map(({ name }) => name) },
    ],
    ['at your bank', { ...deskContract(6000, 4500), lender: 'bank' as const, rate: rates.bank, price: 29_500 }],
    ['at 0%', { ...deskContract(7000, 1500), lender: 'zero' as const, rate: 0, price: 30_000 }],
  ])('%s, the auto loan calculator says the same payment', async (_, contract) => {
    const answer = await answerOf('auto-loan', asInputs(contract))
    const { borrowed: principal, payment } = costOf(contract)
    expect(answer('loanAmount')).toBeCloseTo(principal, 2)
    expect(answer('payment')).toBeCloseTo(payment, 2)
  })
  test('after 60 of 84 payments the rest counts too: month by month', () => {
    const contract: Contract = { ...deskContract(5000, 3000), months: 84 }
    const { payment, total } = costOf(contract)
    let balance = borrowed(contract)
    for (let month = 0; month < 60; month++) balance = balance * (1 + 0.089 / 12) - payment
    expect(total).toBeCloseTo(down + 60 * payment + balance, 4)
  })
  test('0% beats the rebate where it is small, and loses where it is large', () => {
    expect(rebates.map((rebate) => bestContract(6200, rebate).lender)).toEqual(['zero', 'zero', 'dealer'])
  })
  test('every extra costs more than it is worth', () => {
    for (const { price, worth } of extras) expect(worth).toBeLessThan(price)
    expect(extras.reduce((sum, { price }) => sum + price, 0)).toBe(695 + 1995 + 795)
  })
})

describe('the game', () => {
  test('every state of a random game is valid, it ends, and nobody beats the best', () => {
    fc.assert(
      fc.property(seeds, seeds, (seed, luck) => {
        const { states, run } = randomPlay(fourDeals, seed, noSetup, luck, 40)
        for (const { price, trade, rate, mood } of states) {
          expect(price).toBeGreaterThanOrEqual(floors.price)
          expect(price).toBeLessThanOrEqual(sticker)
          expect(trade).toBeLessThanOrEqual(tradeOf(seed))
          expect(rate === 0 || rate >= floors.loan).toBe(true)
          expect([0, 1, 2]).toContain(mood)
        }
        const end = states.at(-1) as (typeof states)[number]
        expect(end.phase).toBe('over')
        expect(overBest(end)).toBeGreaterThanOrEqual(-1e-6)
        expect(fourDeals.score(end)).toBeLessThanOrEqual(100)
        expect(readRun(fourDeals, JSON.parse(JSON.stringify(run)), readNoSetup)).toEqual(run)
      }),
      { numRuns: 80 },
    )
  })
  test('the trade-in and the rebate come from the seed alone', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(tradeOf(seed)).toBeGreaterThanOrEqual(tradeWorth.from)
        expect(tradeOf(seed)).toBeLessThanOrEqual(tradeWorth.to)
        expect(rebates).toContain(rebateOf(seed))
      }),
    )
  })
  test('naming a payment slides the dealer’s loan to 84 months, which can be taken back', () => {
    const run = (...choices: readonly string[]) => endOf(fourDeals, { ...newRun(fourDeals, 9, noSetup), choices })
    expect(run('payment', 'take', 'take').months).toBe(84)
    expect(run('payment', 'take', 'take', 'shorter').months).toBe(60)
    expect(run('total', 'take', 'take').months).toBe(60)
    const skip = extras.map(({ name }) => `skip:${name}`)
    expect(overBest(run('payment', 'take', 'take', 'take', ...skip))).toBeGreaterThan(
      overBest(run('total', 'take', 'take', 'take', ...skip)),
    )
    expect(contractOf(run('payment', 'take', 'take', 'bank')).months).toBe(60)
  })
})
