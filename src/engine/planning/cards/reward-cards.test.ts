import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestMix, type MixCard } from './best-mix.ts'
import { type BySpending, rewardCategories } from './own-card.ts'
import { breakEven, mixOf, NO_CARD, type RewardCard, type RewardWorld, wallet } from './reward-cards.ts'
import { bonusWorth } from './sign-up-bonus.ts'

const flat = (rate: number): BySpending<number> => ({
  groceries: rate,
  dining: rate,
  gas: rate,
  travel: rate,
  online: rate,
  other: rate,
})
const card = (id: string, rates: BySpending<number>, rest: Partial<RewardCard> = {}): RewardCard => ({
  id,
  rates,
  annualFee: 0,
  cap: null,
  room: null,
  foreignFee: 0,
  carriedApr: null,
  ...rest,
})
const spending = { groceries: 9600, dining: 4800, gas: 2400, travel: 2400, online: 0, other: 4800 }
const world: RewardWorld = { spending, abroad: 0, daysToPay: 40 }
const two = card('two', flat(0.02))
const food = card('food', { ...flat(0.01), groceries: 0.06, dining: 0.03 }, { annualFee: 95, cap: 6000 })

describe('the best mix', () => {
  it('fills the capped rate where it gains most: 6% on 6,000 of groceries, 2% on all else', () => {
    // 6,000 × 6% + 18,000 × 2% = 360 + 360. Dining at 3% would gain one point, groceries gain four.
    const mix = mixOf([two, food], world)
    expect(mix.value).toBeCloseTo(720, 6)
    expect(mix.parts.find(({ id }) => id === 'food')).toMatchObject({ category: 'groceries', spend: 6000 })
  })
  it('by hand: what the food card adds is 4% of 6,000, and its fee comes back from 792 a month', () => {
    const { cards, net } = wallet([two, food], world)
    expect(net).toBeCloseTo(720 - 95, 6)
    const worth = cards.find(({ id }) => id === 'food')
    expect(worth?.adds).toBeCloseTo(240, 6)
    expect(worth?.net).toBeCloseTo(145, 6)
    // Groceries are 9,600 of 24,000: the fee needs 95 ÷ 4% = 2,375 of groceries a year, which is 5,937.50 of all, 494.79 a month.
    // Dining gains a point as long as the cap has room, so less is enough: (4% × 0.4 + 1% × 0.2) of all = 95 at 5,277.78.
    expect(worth?.breakEvenMonthly).toBeCloseTo(95 / (0.04 * 0.4 + 0.01 * 0.2) / 12, 4)
  })
  it('a card with a carried balance loses 2.7 cents on the dollar: better none', () => {
    // 24.49% × 40 ÷ 365 = 2.684%.
    const carried = card('carried', flat(0.02), { carriedApr: 0.2449 })
    const mix = mixOf([carried], world)
    expect(mix.value).toBe(0)
    expect(mix.parts.every(({ id }) => id === NO_CARD)).toBe(true)
    expect(mixOf([card('c', flat(0.03), { carriedApr: 0.2449 })], world).value).toBeCloseTo(
      24_000 * (0.03 - (0.2449 * 40) / 365),
      6,
    )
  })
  it('a card with a balance is not used for less than a twentieth of a cent on the dollar', () => {
    // 18.25% × 40 ÷ 365 = 2%: at 2.04% it leaves 0.04¢, at 2.06% 0.06¢.
    const left = (reward: number) => mixOf([card('c', flat(reward), { carriedApr: 0.1825 })], world).value
    expect(left(0.0204)).toBe(0)
    expect(left(0.0206)).toBeCloseTo(24_000 * 0.0006, 6)
  })
  it('a foreign fee counts on the part of travel that is abroad', () => {
    const abroad = card('abroad', flat(0.02), { foreignFee: 0.03 })
    expect(mixOf([abroad], { ...world, abroad: 0.5 }).value).toBeCloseTo(24_000 * 0.02 - 2400 * 0.5 * 0.03, 6)
  })
  it('a limit ends what a card can take: 12,000 at 2%, the rest at 1%, and beyond both limits nothing is earned', () => {
    const limited = { ...two, room: 12_000 }
    const plain = card('plain', flat(0.01))
    expect(mixOf([limited, plain], world).value).toBeCloseTo(12_000 * 0.02 + 12_000 * 0.01, 6)
    const { mix, cards } = wallet([limited, { ...plain, room: 6000 }], world)
    expect(mix.value).toBeCloseTo(240 + 60, 6)
    expect(mix.parts.filter(({ id }) => id === NO_CARD).reduce((sum, { spend }) => sum + spend, 0)).toBeCloseTo(6000, 6)
    expect(cards.map(({ id, isFull, spend }) => [id, isFull, spend])).toEqual([
      ['two', true, expect.closeTo(12_000, 6)],
      ['plain', true, expect.closeTo(6000, 6)],
    ])
    // Without it, plain would take 6,000 at 1% and 18,000 would be paid without a card.
    expect(cards[0]?.adds).toBeCloseTo(240, 6)
  })
  it('a limit leaves the best dollars on the card: 6% of groceries before 3% of dining', () => {
    // Room for 7,000: 6,000 of groceries at 6% (the cap), then 1,000 at 1% would lose to 2% elsewhere, so it stays empty.
    expect(mixOf([two, { ...food, room: 7000 }], world).value).toBeCloseTo(360 + 18_000 * 0.02, 6)
    expect(mixOf([two, { ...food, room: 4000 }], world).value).toBeCloseTo(240 + 20_000 * 0.02, 6)
  })
  it('a fee that never comes back has no break-even', () => {
    expect(breakEven(card('worse', flat(0.01), { annualFee: 50 }), [two], world)).toBeNull()
    // All it can add is 4% of 1,000.
    expect(breakEven({ ...food, cap: 1000, rates: { ...food.rates, dining: 0.01 } }, [two], world)).toBeNull()
    expect(breakEven(two, [food], world)).toBe(0)
  })
})

describe('a sign-up bonus', () => {
  const offer = card('offer', flat(0.01))
  it('moves the cheapest dollars: 3,000 in three months at one point less costs 30', () => {
    expect(bonusWorth({ amount: 200, spend: 3000, months: 3 }, offer, [two], world)).toEqual({
      isReached: true,
      neededMonthly: 1000,
      moved: expect.closeTo(30, 6),
      value: expect.closeTo(170, 6),
    })
  })
  it('is worth nothing when it needs more than is spent', () => {
    expect(bonusWorth({ amount: 900, spend: 7000, months: 3 }, offer, [two], world)).toMatchObject({
      isReached: false,
      value: 0,
    })
  })
  it('moves nothing when the mix puts enough on it already', () => {
    expect(bonusWorth({ amount: 200, spend: 500, months: 3 }, card('best', flat(0.05)), [two], world)).toMatchObject({
      moved: 0,
      value: 200,
    })
  })
})

/** Every way of putting whole units on cards, caps and limits counted: slow and plain. */
function byTrying(cards: readonly MixCard[], units: readonly (readonly [keyof typeof spending, number])[]): number {
  const high = new Map<string, number>()
  const all = new Map<string, number>()
  const best = (at: number): number => {
    const unit = units[at]
    if (unit === undefined) return 0
    const [category, size] = unit
    return Math.max(
      ...cards.map((one) => {
        const [before, whole] = [high.get(one.id) ?? 0, all.get(one.id) ?? 0]
        if (one.room !== null && whole + size > one.room) return Number.NEGATIVE_INFINITY
        all.set(one.id, whole + size)
        const isCapped = one.cap !== null && one.rates[category] > one.beyond
        let value = size * (isCapped ? one.beyond : one.rates[category]) + best(at + 1)
        if (isCapped && before + size <= (one.cap ?? 0)) {
          high.set(one.id, before + size)
          value = Math.max(value, size * one.rates[category] + best(at + 1))
          high.set(one.id, before)
        }
        all.set(one.id, whole)
        return value
      }),
    )
  }
  return best(0)
}

describe('against trying everything', () => {
  const rate = fc.integer({ min: -3, max: 6 }).map((points) => points / 100)
  const rates = fc.record({ groceries: rate, dining: rate, gas: rate, travel: rate, online: rate, other: rate })
  const hundreds = (min: number) => fc.option(fc.integer({ min, max: 4 }).map((n) => n * 100))
  const cards = fc
    .array(fc.tuple(rates, hundreds(0), hundreds(1)), {
      minLength: 1,
      maxLength: 3,
    })
    .map((list) =>
      list.map(([own, cap, room], i): MixCard => ({ id: `c${i}`, rates: own, beyond: own.other, cap, room })),
    )
  const counts = fc.tuple(
    ...rewardCategories.map(() => fc.integer({ min: 0, max: 1 })),
    fc.constantFrom(...rewardCategories),
  )

  it('is the best there is, and places every dollar once', () => {
    fc.assert(
      fc.property(cards, counts, (list, given) => {
        const extra = given.at(-1) as keyof typeof spending
        const units = [
          ...rewardCategories.flatMap((key, i) => (given[i] === 1 ? [[key, 100] as const] : [])),
          [extra, 100] as const,
        ]
        const spent = Object.fromEntries(
          rewardCategories.map((key) => [key, units.filter(([of]) => of === key).length * 100]),
        ) as unknown as BySpending<number>
        const whole = [...list, { id: 'none', rates: flat(0), beyond: 0, cap: null, room: null }]
        const mix = bestMix(whole, spent)
        expect(mix.value).toBeCloseTo(byTrying(whole, units), 6)
        for (const { id, room } of list)
          expect(
            mix.parts.filter((part) => part.id === id).reduce((sum, { spend }) => sum + spend, 0),
          ).toBeLessThanOrEqual((room ?? Number.POSITIVE_INFINITY) + 1e-6)
        for (const key of rewardCategories)
          expect(
            mix.parts.filter(({ category }) => category === key).reduce((sum, { spend }) => sum + spend, 0),
          ).toBeCloseTo(spent[key], 6)
      }),
      { numRuns: 60 },
    )
  })
})
