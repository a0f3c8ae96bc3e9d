/**
 * Companies that do not exist, for practice: the same on every machine. Their parts fit together as those of real ones do: what is earned is
 * earned on sales, dividends are paid out of it, and every ratio follows from prices, shares and reports. No number describes a real company.
 */
import { exactLog, toGrowth, toNormal } from '../simulation/exact-math.ts'
import { nextBelow, nextShare, type RandomState, randomState, seedPath } from '../simulation/random.ts'
import type { Company } from './company.ts'
import { firstHalves, secondHalves } from './sample-names.ts'
import { type SectorShape, sectorShapes } from './sample-sectors.ts'

/** Any other would give other companies: links and saved lists name these. */
const SEED = 20
export const SAMPLE_COUNT = 500
const NAMES = SAMPLE_COUNT + 1

interface Dice {
  readonly share: () => number
  readonly below: (count: number) => number
  /** A draw around `middle`, multiplied or divided by about e^`spread`. */
  readonly around: (middle: number, spread: number) => number
  readonly normal: () => number
}

function diceOf(state: RandomState): Dice {
  const one = new Float64Array(1)
  const at = (work: (values: Float64Array) => void, value: number): number => {
    one[0] = value
    work(one)
    return one[0]
  }
  const share = () => nextShare(state)
  const normal = () => at(toNormal, share())
  return {
    share,
    normal,
    below: (count) => nextBelow(state, count),
    around: (middle, spread) => at((values) => toGrowth(values, 1), exactLog(middle) + spread * normal()),
  }
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
const cents = (value: number) => Math.round(value * 100) / 100
const to = (step: number, value: number) => Math.round(value / step) * step

/** All companies of the sample, in the order they were made. */
export function sampleUniverse(): readonly Company[] {
  const state = randomState()
  seedPath(state, SEED, NAMES)
  const words = shuffled(
    firstHalves.flatMap((first) => secondHalves.map((second) => first + second)),
    state,
  )
  const kinds = kindsOf(SAMPLE_COUNT)
  return kinds.map((sector, i) => {
    seedPath(state, SEED, i)
    return companyOf(words[i] ?? '', sector, diceOf(state))
  })
}

type Kind = keyof typeof sectorShapes
/** How many of each sector: its share of the whole, the rest to the first ones. */
function kindsOf(count: number): readonly Kind[] {
  const all = Object.entries(sectorShapes) as [Kind, SectorShape][]
  const whole = all.reduce((sum, [, { share }]) => sum + share, 0)
  const kinds = all.flatMap(([kind, { share }]) =>
    Array.from({ length: Math.floor((share / whole) * count) }, () => kind),
  )
  const rest = all.slice(0, count - kinds.length).map(([kind]) => kind)
  return [...kinds, ...rest]
}

function shuffled(words: readonly string[], state: RandomState): readonly string[] {
  const order = [...words]
  for (let i = order.length - 1; i > 0; i--) {
    const other = nextBelow(state, i + 1)
    const moved = order[i] ?? ''
    order[i] = order[other] ?? ''
    order[other] = moved
  }
  return order
}

function companyOf(word: string, sector: Kind, dice: Dice): Company {
  const shape = sectorShapes[sector]
  const cap = clamp(dice.around(4e9, 1.8), 6e7, 9e11)
  const price = cents(clamp(dice.around(52, 0.85), 1.5, 900))
  const shares = to(10_000, cap / price)
  const earns = dice.share() < clamp(shape.earns + 0.06 * exactLog(cap / 2e9), 0.25, 0.99)
  const money = earns ? earning(shape, price, shares, dice) : losing(price, shares, dice)
  const growth = clamp(shape.growth + 11 * dice.normal(), -55, 120) / 100
  const isNew = dice.share() < 0.04
  const beta = cents(clamp(shape.beta + 0.28 * dice.normal(), -0.3, 2.9))
  const priceBefore = cents(price / clamp(1 + 0.07 * beta + 0.27 * dice.normal(), 0.25, 2.8))
  const trade = shape.trades[dice.below(shape.trades.length)] ?? ''
  return {
    symbol: `${word.toUpperCase()}.SMP`,
    name: `${word} ${trade} (sample)`,
    sector,
    price,
    shares,
    ...money,
    salesBefore: money.sales === null ? null : to(100_000, money.sales / (1 + growth)),
    beta: isNew ? null : beta,
    priceBefore: isNew ? null : priceBefore,
    high: cents(Math.max(price, isNew ? 0 : priceBefore) * (1 + 0.09 * Math.abs(dice.normal()))),
    traded: to(100, shares * (0.002 + 0.01 * dice.share())),
  }
}

type Money = Omit<
  Company,
  'symbol' | 'name' | 'sector' | 'price' | 'shares' | 'salesBefore' | 'beta' | 'priceBefore' | 'high' | 'traded'
>

function earning(shape: SectorShape, price: number, shares: number, dice: Dice): Money {
  const earnings = Math.max(0.02, cents(price / clamp(dice.around(shape.pe, 0.42), 3, 160)))
  const profit = earnings * shares
  const pays = dice.share() < shape.pays
  const part = clamp(dice.around(shape.payout, 0.45), 4, 180) / 100
  const equity = to(100_000, profit / (clamp(dice.around(shape.returns, 0.5), 2, 90) / 100))
  // Some owe more than they own, having bought back their own shares.
  const isOverdrawn = dice.share() < 0.03
  const hadLoss = dice.share() < 0.07
  return {
    earnings,
    earningsBefore: hadLoss
      ? -cents(earnings * dice.around(0.5, 0.5))
      : cents(earnings / clamp(1 + (shape.growth + 24 * dice.normal()) / 100, 0.3, 3)),
    dividend: pays ? Math.max(0.04, cents(to(0.04, Math.min(earnings * part, price * 0.13)))) : 0,
    sales: to(100_000, profit / (clamp(dice.around(shape.margin, 0.45), 0.8, 60) / 100)),
    profit: to(1000, profit),
    equity: isOverdrawn ? -to(100_000, equity * 0.3) : equity,
    debt: dice.share() < 0.08 ? 0 : to(100_000, equity * clamp(dice.around(shape.debt, 0.6), 0.02, 6)),
  }
}

/** A loss; a few pay a dividend all the same. */
function losing(price: number, shares: number, dice: Dice): Money {
  const earnings = -Math.max(0.02, cents(price * clamp(dice.around(0.07, 0.7), 0.005, 0.6)))
  const cap = price * shares
  const equity = to(100_000, cap / clamp(dice.around(2.2, 0.7), 0.4, 20))
  const isEarly = dice.share() < 0.1
  return {
    earnings,
    earningsBefore:
      dice.share() < 0.35 ? cents(price * 0.03 * dice.around(1, 0.5)) : cents(earnings * dice.around(1, 0.4)),
    dividend: dice.share() < 0.1 ? Math.max(0.04, cents(to(0.04, price * (0.01 + 0.07 * dice.share())))) : 0,
    // Some have nothing to sell yet.
    sales: isEarly ? 0 : to(100_000, cap / clamp(dice.around(1.8, 0.8), 0.15, 40)),
    profit: to(1000, earnings * shares),
    equity: dice.share() < 0.08 ? -to(100_000, equity * 0.4) : equity,
    debt: dice.share() < 0.15 ? 0 : to(100_000, equity * clamp(dice.around(0.7, 0.8), 0.02, 8)),
  }
}
