import type { PastIndex } from './past-index.ts'

/**
 * The plain average of yearly returns is not the rate money grows at: a fall of 50% and a rise of 50% average zero and leave 75
 * cents of a dollar. What follows takes yearly growth factors to be lognormal, the usual model of compounding returns: exact
 * for that model, close to (average - variance / 2) for small numbers. All rates are decimals per year.
 */

/** The variance of the logarithm of one year's growth, for an average return and a standard deviation around it. */
const logVariance = (average: number, volatility: number): number => Math.log1p((volatility / (1 + average)) ** 2)

/** The compound rate at which the middle outcome grows: (1 + a) / sqrt(1 + (s / (1 + a))^2) - 1. Expects average > -1. */
export const compoundOfAverage = (average: number, volatility: number): number =>
  (1 + average) / Math.sqrt(1 + (volatility / (1 + average)) ** 2) - 1

/**
 * The average of yearly returns that compounds to `compound` at that volatility, the other way about: with m = (1 + a)^2 it solves
 * m^2 / (m + s^2) = (1 + g)^2, a quadratic in m. Expects compound > -1.
 */
export function averageOfCompound(compound: number, volatility: number): number {
  const square = (1 + compound) ** 2
  return Math.sqrt((square + Math.sqrt(square * square + 4 * square * volatility * volatility)) / 2) - 1
}

/**
 * How far from the middle an outcome lies after `years`, as a factor on the middle one: e^(z s sqrt(years)), s the deviation of a
 * year's logarithm. z = 1.281552 is the 90th percentile, -1.281552 the 10th. Years are taken as independent of one another.
 */
export const rangeFactor = (average: number, volatility: number, years: number, z: number): number =>
  Math.exp(z * Math.sqrt(logVariance(average, volatility) * years))

/** The normal distribution’s 90th percentile. */
export const Z90 = 1.281_551_565_545

/** What whole years of an index averaged, compounded to and how much they varied (sample standard deviation). */
export interface YearlyMeans {
  readonly years: number
  readonly average: number
  readonly compound: number
  readonly volatility: number
}

/** Over every whole year of an index by month, from its first month on; null when there are fewer than two. */
export function yearlyMeans(index: PastIndex): YearlyMeans | null {
  const years = Math.floor((index.length - 1) / 12)
  if (years < 2) return null
  const value = (month: number) => index[month] ?? Number.NaN
  const returns = Array.from({ length: years }, (_, year) => value(year * 12 + 12) / value(year * 12) - 1)
  const average = returns.reduce((sum, one) => sum + one, 0) / years
  const squares = returns.reduce((sum, one) => sum + (one - average) ** 2, 0)
  return {
    years,
    average,
    compound: (value(years * 12) / value(0)) ** (1 / years) - 1,
    volatility: Math.sqrt(squares / (years - 1)),
  }
}
