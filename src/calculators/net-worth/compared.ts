/** A household beside the ones the Federal Reserve asked in 2022, with their dollars brought to newer prices. */
import { type Standing, scaledPoints, standing } from '#engine/wealth/percentile.ts'
import { type ByAge, netWorthAll, netWorthByAge, netWorthPercentiles } from '#facts/household/net-worth.ts'
import { pricesSince2022 } from '#facts/series/survey-prices.ts'

const { average2022, newest } = pricesSince2022.value
/** What a dollar of 2022 is in the newest prices we have. */
export const priceFactor = newest / average2022

const allNow = scaledPoints(netWorthPercentiles.value, priceFactor)
const youngest = netWorthByAge.value[0] as ByAge

/** The survey's group of this age. */
export const groupOf = (age: number): ByAge =>
  netWorthByAge.value.find(({ ageFrom, ageTo }) => age >= ageFrom && (ageTo === null || age <= ageTo)) ?? youngest

/** The points an amount lies between, in newer prices, and how far along in logarithms; null outside them. */
export function pointsAround(netWorth: number) {
  const at = allNow.findIndex(({ dollars }) => netWorth <= dollars)
  const [lower, upper] = [allNow[at - 1], allNow[at]]
  return lower && upper
    ? { lower, upper, along: Math.log(netWorth / lower.dollars) / Math.log(upper.dollars / lower.dollars) }
    : null
}

export interface Compared {
  readonly group: ByAge
  /** In newer prices. */
  readonly median: number
  readonly mean: number
  /** Among all households. */
  readonly all: Standing
  /**
   * Among households of the same age, as we estimate it: the spread of all households moved to the middle of that age. Only the middle
   * and the average by age are published.
   */
  readonly sameAge: Standing
}

export function compared(netWorth: number, age: number): Compared {
  const group = groupOf(age)
  const toAge = group.median / netWorthAll.value.median
  return {
    group,
    median: group.median * priceFactor,
    mean: group.mean * priceFactor,
    all: standing(netWorth, allNow),
    sameAge: standing(netWorth, scaledPoints(allNow, toAge)),
  }
}

/** Our estimate goes no further up than this. */
export const MOST_ESTIMATED = 90
/** No finer than our estimate is. */
export const nearestTen = (percentile: number): number => Math.min(MOST_ESTIMATED, Math.round(percentile / 10) * 10)
/** No finer than a survey is: to $1,000 from $10,000 on, else to $100. */
export function roughly(amount: number): number {
  const unit = Math.abs(amount) >= 10_000 ? 1000 : 100
  return Math.round(amount / unit) * unit
}
