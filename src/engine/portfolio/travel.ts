/** Years lived again, one decision a year and no foresight; and what the same money would have become otherwise. */
import { monthOfYear, yearOf } from '#engine/month.ts'
import { nextBelow, randomState, seedPath } from '#engine/simulation/random.ts'
import type { AssetMonths } from './asset-months.ts'

/** Shares of US stocks, ten-year Treasuries and cash, adding up to 1. */
export type TravelShares = readonly [stocks: number, bonds: number, cash: number]
/** What can be chosen for a year. Trips are kept by the places in this list: a new choice goes to its end. */
export const travelChoices = {
  stocks: [1, 0, 0],
  mostly: [0.8, 0.2, 0],
  balanced: [0.6, 0.4, 0],
  careful: [0.3, 0.5, 0.2],
  bonds: [0, 1, 0],
  cash: [0, 0, 1],
} as const satisfies Readonly<Record<string, TravelShares>>
export type TravelChoice = keyof typeof travelChoices
export const choiceKeys = Object.keys(travelChoices) as readonly TravelChoice[]

/** Whole years from one January to the next: what a dollar became in each asset, and prices. Dollars of the time. */
export interface TravelYears {
  readonly firstYear: number
  readonly growth: readonly TravelShares[]
  readonly prices: readonly number[]
}

/** Years out of months of stocks, Treasuries and bills, in this order. Months before the first January are left out. */
export function travelYears({ firstMonth, growth, prices }: AssetMonths): TravelYears {
  const skip = (13 - monthOfYear(firstMonth)) % 12
  const years = Math.floor((prices.length - skip) / 12)
  const yearly = (list: Float64Array | undefined, year: number): number =>
    (list ?? prices).slice(skip + year * 12, skip + year * 12 + 12).reduce((all, one) => all * one, 1)
  const each = Array.from({ length: years }, (_, year) => year)
  return {
    firstYear: yearOf(firstMonth) + (skip > 0 ? 1 : 0),
    growth: each.map((year) => [yearly(growth[0], year), yearly(growth[1], year), yearly(growth[2], year)]),
    prices: each.map((year) => yearly(prices, year)),
  }
}

/** The years a trip of this length can start in, the first and the last. */
export const startsOf = ({ firstYear, growth }: TravelYears, length: number): readonly [number, number] => [
  firstYear,
  firstYear + growth.length - length,
]

/** What a dollar became in a year, in shares chosen at its start. */
export const grownIn = (shares: TravelShares, growth: TravelShares): number =>
  shares[0] * growth[0] + shares[1] * growth[1] + shares[2] * growth[2]

/** What a dollar was worth at the beginning and at the end of each year, with a choice for each. Expects years of the record. */
export function wealthOf(years: TravelYears, from: number, choices: readonly TravelChoice[]): readonly number[] {
  let worth = 1
  return [
    1,
    ...choices.map((choice, i) => {
      const growth = years.growth[from - years.firstYear + i]
      if (!growth) throw new RangeError(`no year ${from + i} in the record`)
      worth *= grownIn(travelChoices[choice], growth)
      return worth
    }),
  ]
}

/** The best single choice of every year, known only afterwards. */
export const hindsight = (years: TravelYears, from: number, length: number): readonly TravelChoice[] =>
  Array.from({ length }, (_, i) => {
    const growth = years.growth[from - years.firstYear + i] ?? [0, 0, 0]
    return choiceKeys.reduce((best, key) =>
      grownIn(travelChoices[key], growth) > grownIn(travelChoices[best], growth) ? key : best,
    )
  })

export interface Luck {
  /** Others who picked any choice at random each year, and how many of them ended with less. */
  readonly choosers: number
  readonly beaten: number
  /** The same choices in the same order from every other start: how many, and what a dollar became in the worst, the typical and the best. */
  readonly starts: number
  readonly worst: number
  readonly typical: number
  readonly best: number
}

/** Ends that differ by rounding alone are alike. */
const HAIR = 1e-12

/** How much of an end was the choosing, and how much the years. `seed` makes the choosers repeat. */
export function luckOf(
  years: TravelYears,
  from: number,
  choices: readonly TravelChoice[],
  seed: number,
  choosers: number,
): Luck {
  const end = wealthOf(years, from, choices).at(-1) ?? 1
  const state = randomState()
  let beaten = 0
  for (let one = 0; one < choosers; one++) {
    seedPath(state, seed, one)
    const picked = choices.map(() => choiceKeys[nextBelow(state, choiceKeys.length)] ?? 'cash')
    if ((wealthOf(years, from, picked).at(-1) ?? 1) < end * (1 - HAIR)) beaten += 1
  }
  const [first, last] = startsOf(years, choices.length)
  const ends = Array.from({ length: last - first + 1 }, (_, i) => first + i)
    .filter((start) => start !== from)
    .map((start) => wealthOf(years, start, choices).at(-1) ?? 1)
    .toSorted((a, b) => a - b)
  return {
    choosers,
    beaten,
    starts: ends.length,
    worst: ends[0] ?? end,
    typical: ends[Math.floor((ends.length - 1) / 2)] ?? end,
    best: ends.at(-1) ?? end,
  }
}
