/** The arithmetic of each activity against closed forms and sums worked by hand. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { borrowBench, FEE, LEAST_FEES, PRICE } from './borrow-bench.ts'
import { BALL, choreChart, DAYS, homeJobs, jobsOf, PER_DAY, paidJobs } from './chore-chart.ts'
import { coinCorner, coins, fewestCoins, sumOf, targets } from './coin-corner.ts'
import { CLOSING, lineNames, lines, OPENING } from './first-account.ts'
import { goalClimb, goals, temptationOf, weeksLeft } from './goal-climb.ts'
import { amountText, interestGarden, PART, tenths, wholeSeeds } from './interest-garden.ts'
import type { Activity } from './kit/activity.ts'
import { CUP_COST, lemonStand, START, wanted, weatherOn } from './lemon-stand.ts'
import { jars, marketWeather, spread, TOKENS, totalOf } from './market-weather.ts'
import { marketRuns } from './market-years.precomputed.ts'
import { needOrWantShop, ROOM } from './need-or-want-shop.ts'
import { longerStub, stub } from './paycheck.precomputed.ts'
import { BUDGET, costOf, planATrip } from './plan-a-trip.ts'
import { better, pairs } from './price-detective.ts'
import { GIFT, TOKENS as SHARED, shareCircle } from './share-circle.ts'
import { PER_ROUND, prices, ROUNDS, threeJars } from './three-jars.ts'
import { BUSHES, waitAndGrow } from './wait-and-grow.ts'

const seeds = fc.integer({ min: 0, max: 614_655 })
const ways = fc.array(fc.nat({ max: 999 }), { minLength: 30, maxLength: 30 })

/** Every state of a game played by picks. */
function states<State>({ game }: Activity<State>, seed: number, picks: readonly number[]): readonly State[] {
  let state = game.begin(seed, 'kids')
  const all = [state]
  for (let offers = game.offers(state); offers.length > 0; offers = game.offers(state)) {
    state = game.step(state, offers[(picks[all.length % picks.length] ?? 0) % offers.length] as string)
    all.push(state)
  }
  return all
}
/** The end of a game in which these choices are made. */
function ended<State>({ game }: Activity<State>, choices: readonly string[], seed = 1): State {
  const end = choices.reduce((state, choice) => game.step(state, choice), game.begin(seed, 'kids'))
  expect(game.offers(end)).toEqual([])
  return end
}
const always = <State>(activity: Activity<State>, holds: (state: State, before: State | undefined) => void) =>
  fc.assert(
    fc.property(seeds, ways, (seed, picks) => {
      const all = states(activity, seed, picks)
      for (const [i, state] of all.entries()) holds(state, all[i - 1])
    }),
    { numRuns: 50 },
  )

describe('Sprouts', () => {
  test('coins: the fewest found by trying every mix, and the table never passes the sum', () => {
    const best = [0]
    for (let cents = 1; cents <= 99; cents++)
      best[cents] = 1 + Math.min(...coins.filter((coin) => coin <= cents).map((coin) => best[cents - coin] ?? 99))
    for (let cents = 0; cents <= 99; cents++) expect(fewestCoins(cents)).toBe(best[cents])
    expect(targets.map(fewestCoins)).toEqual([3, 3, 1, 4, 7])
    always(coinCorner, ({ at, table }) => expect(sumOf(table)).toBeLessThanOrEqual(targets[at] ?? 0))
  })
  test('jars: every coin is in the hand, in a jar or was paid', () => {
    always(threeJars, ({ round, hand, jars, got }) => {
      const paid = got.toy * prices.toy + got.seeds * prices.seeds + got.kite * prices.kite
      const given = PER_ROUND * Math.min(ROUNDS, round + 1)
      expect(hand + jars.spend + jars.save + jars.share + paid).toBe(given)
      expect(Math.min(hand, jars.spend, jars.save, jars.share)).toBeGreaterThanOrEqual(0)
    })
  })
  test('the cart holds six different things at the end', () => {
    always(needOrWantShop, ({ cart, isDone }) => {
      expect(new Set(cart).size).toBe(cart.length)
      expect(cart.length).toBeLessThanOrEqual(ROOM)
      if (isDone) expect(cart).toHaveLength(ROOM)
    })
  })
  test('a berry for each bush, and one more for each song', () => {
    always(waitAndGrow, ({ bush, berries, waited }) => expect(berries).toBe(bush + waited))
    const song = ['sing', 'sing', 'sing', 'pick:2']
    expect(ended(waitAndGrow, Array.from({ length: BUSHES }, () => song).flat()).berries).toBe(6)
  })
})

describe('Builders', () => {
  test('the climb: six a week less what was bought', () => {
    expect(Object.values(goals).map(({ cost }) => weeksLeft(cost, 0))).toEqual([4, 6, 8, 10])
    always(goalClimb, (state, before) => {
      if (!before || before.goal === null) return
      const bought = state.last === 'buy' ? temptationOf(before).cost : 0
      expect(state.saved).toBe(before.saved + 6 - bought)
      expect(state.saved).toBeGreaterThan(before.saved)
    })
  })
  test('the stand: cash is what it began with, less cups, plus sales', () => {
    always(lemonStand, ({ cash, cups, days }) => {
      const spent = days.reduce((sum, { costs }) => sum + costs, 0) + (cups ?? 0) * CUP_COST
      const sales = days.reduce((sum, { sold, price }) => sum + sold * price, 0)
      expect(cash).toBe(START - spent + sales)
      expect(cash).toBeGreaterThanOrEqual(0)
      for (const day of days) expect(day.sold).toBeLessThanOrEqual(Math.min(day.cups, 30))
    })
    // As the rules say it: all at 25 cents, half at a dollar, one in six at $1.50.
    expect([25, 100, 150].map((price) => wanted('sunny', price))).toEqual([30, 15, 5])
    expect([wanted('cloudy', 25), wanted('rainy', 25)]).toEqual([18, 6])
  })
  test('the weather: 60, 30 and 10 of 100', () => {
    const days = Array.from({ length: 20_000 }, (_, seed) => weatherOn(seed, seed % 7))
    const share = (weather: string) => days.filter((one) => one === weather).length / days.length
    expect(share('sunny')).toBeCloseTo(0.6, 1)
    expect(share('cloudy')).toBeCloseTo(0.3, 1)
    expect(share('rainy')).toBeCloseTo(0.1, 1)
  })
  test('packs: the better price by multiplying across, never a tie, whole cents for one, and both sides win', () => {
    const sides = pairs.map((pair) => {
      const { left, right } = pair
      expect(left.price % left.count).toBe(0)
      expect(right.price % right.count).toBe(0)
      expect(left.price * right.count).not.toBe(right.price * left.count)
      expect(better(pair)).toBe(left.price * right.count < right.price * left.count ? 'left' : 'right')
      return better(pair)
    })
    expect(new Set(sides).size).toBe(2)
    // A larger pack is the better one in some and not in others.
    const isLarger = pairs.map((pair) => pair.left.count > pair.right.count === (better(pair) === 'left'))
    expect(new Set(isLarger).size).toBe(2)
  })
  test('the garden: ten seasons of one tenth are 25.937…, exactly', () => {
    const end = ended(
      interestGarden,
      Array.from({ length: 10 }, () => 'keep'),
    )
    expect(BigInt(end.parts)).toBe(11n ** 10n * 10n)
    expect([wholeSeeds(end), tenths(end)]).toEqual([25, 9])
    expect(amountText(end)).toBe('25 seeds and nine tenths of one')
    // Ten eaten at once, or one eaten each season: 10 × 1.1 − … by the closed form of an annuity due.
    const one = ended(
      interestGarden,
      Array.from({ length: 10 }, () => 'eat:1'),
    )
    expect(one.parts / PART).toBeCloseTo(10 * 1.1 ** 10 - (1.1 * (1.1 ** 10 - 1)) / 0.1, 9)
    always(interestGarden, ({ parts }) => expect(Number.isSafeInteger(parts) && parts >= 0).toBe(true))
  })
  test('sharing: nothing is lost', () => {
    always(shareCircle, ({ left, gifts, kept }) =>
      expect(left + kept + GIFT * (gifts.meals + gifts.dogs + gifts.trees)).toBe(SHARED),
    )
  })
})

describe('Navigators', () => {
  test('the statement adds up: 120.00 in, by hand to 127.27', () => {
    // 120.00 + 25.00 − 6.25 − 12.99 − 12.99 − 3.00 + 30.00 − 4.00 − 8.50
    expect(CLOSING).toBe(12_727)
    expect(OPENING).toBe(12_000)
    const kinds = lineNames.map((name) => lines[name].kind)
    expect(kinds.filter((kind) => kind === 'wrong')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'fee')).toHaveLength(2)
  })
  test('the paycheck: 180.00 less 13.77, and 240.00 less 18.36', () => {
    expect([stub.gross, stub.socialSecurity, stub.medicare, stub.net]).toEqual([18_000, 1116, 261, 16_623])
    expect([longerStub.gross, longerStub.net]).toEqual([24_000, 22_164])
  })
  test('the loan: what was paid is the price and the fees', () => {
    always(borrowBench, ({ way, owed, fees, paid, tokens, week, ending }) => {
      if (way === 'borrow') expect(paid + owed).toBe(PRICE + fees)
      expect(owed).toBeGreaterThanOrEqual(0)
      if (ending === null || ending === 'changed') expect(paid + tokens).toBe(way === null ? 0 : 10 * week)
    })
    // 40 + 2 − 10 = 32, 24, 16, 8, 0: five weeks.
    expect(LEAST_FEES).toBe(5 * FEE)
    const fast = ended(borrowBench, ['borrow', ...Array.from({ length: 5 }, () => 'pay:all')])
    expect([fast.paid, fast.fees, fast.ending]).toEqual([50, 10, 'fast'])
    // Ten weeks of nothing: 60 owed; then 8 a week less: 52, 44, … 4, and one of 6.
    const none = [...Array.from({ length: 10 }, () => 'pay:none'), ...Array.from({ length: 8 }, () => 'pay:all')]
    const slow = ended(borrowBench, ['borrow', ...none])
    expect([slow.fees, slow.paid, slow.ending]).toEqual([36, 76, 'slow'])
    expect(ended(borrowBench, ['wait', 'wait', 'wait', 'wait', 'buy']).ending).toBe('waited')
    expect(ended(borrowBench, ['wait', 'wait', 'wait', 'wait', 'keep']).ending).toBe('changed')
  })
  test('the market: ten years with a scary one, whole tokens, and a spread that keeps them all', () => {
    expect(marketRuns.length).toBeGreaterThan(10)
    // S&P 500 with dividends in 2008: −36.55%; ten-year Treasury: +20.10% (Damodaran, NYU Stern).
    const crash = marketRuns.find(({ from }) => from === 2008)
    expect(crash?.stocks[0]).toBeCloseTo(-0.3655, 4)
    expect(crash?.bonds[0]).toBeCloseTo(0.201, 4)
    for (const run of marketRuns) {
      expect(Math.min(...run.stocks)).toBeLessThanOrEqual(-0.2)
      for (const jar of jars) expect(run[jar]).toHaveLength(10)
    }
    always(marketWeather, ({ jars: held, hand, year }) => {
      for (const jar of jars) expect(Number.isInteger(held[jar]) && held[jar] >= 0).toBe(true)
      if (year === 0) expect(totalOf(held) + hand).toBe(TOKENS)
      expect(totalOf(spread(held))).toBe(totalOf(held))
    })
  })
  test('the trip: never below zero, and the free way is always there', () => {
    always(planATrip, ({ picks, left }) => {
      expect(left).toBe(BUDGET - picks.reduce((sum, key, stage) => sum + costOf(stage, key), 0))
      expect(left).toBeGreaterThanOrEqual(0)
    })
  })
})

test('chores: ten choices a week, tokens are the pay of the paid jobs, and a home job left over is done by somebody', () => {
  fc.assert(
    fc.property(seeds, ways, (seed, picks) => {
      const all = states(choreChart, seed, picks)
      expect(all).toHaveLength(DAYS.length * PER_DAY + 1)
      const end = all.at(-1)
      const pays = all.slice(1).map(({ last }) => {
        const [what, which = ''] = (last ?? '').split(':')
        return what === 'paid' ? paidJobs[which as keyof typeof paidJobs].pay : 0
      })
      expect(end?.tokens).toBe(pays.reduce<number>((sum, pay) => sum + pay, 0))
      expect((end?.paid ?? 0) + (end?.helped ?? 0) + (end?.played ?? 0)).toBe(DAYS.length * PER_DAY)
      expect(end?.helped).toBeLessThanOrEqual(DAYS.length)
      const left = all.filter(({ wasLeft }) => wasLeft).length
      expect(left).toBe(DAYS.length - (end?.helped ?? 0))
      const homes = DAYS.map((_, day) => jobsOf({ seed, day }).home)
      expect(new Set(homes).size).toBe(Object.keys(homeJobs).length)
    }),
    { numRuns: 60 },
  )
})
test('chores: a ball can be bought in every week, with home jobs done too', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const best = DAYS.map((_, day) => Math.max(...jobsOf({ seed, day }).paid.map((one) => paidJobs[one].pay)))
      expect(best.reduce((sum, pay) => sum + pay, 0)).toBeGreaterThanOrEqual(BALL)
    }),
    { numRuns: 300 },
  )
})
