import { addMonthsToDate, daysBetween, type IsoDate, monthOf, yearOf } from '#engine/month.ts'

/**
 * Years between two dates with the part of a year by its days: whole years to the last anniversary, then the days left over the
 * length of the year that has begun (365, or 366 when it holds a February 29). January 1 to January 1 is exactly 1. A start on
 * February 29 has its anniversary on February 28 of other years. Negative when `to` is earlier. Expects dates that exist.
 * XIRR counts otherwise: all days over 365, so that a leap year is 366/365 of a year.
 */
export const yearsBetweenDates = (from: IsoDate, to: IsoDate): number => {
  if (to < from) return -yearsBetweenDates(to, from)
  const anniversary = (years: number): IsoDate => addMonthsToDate(from, 12 * years)
  let years = Math.max(0, yearOf(monthOf(to)) - yearOf(monthOf(from)))
  if (years > 0 && anniversary(years) > to) years -= 1
  const last = anniversary(years)
  return years + daysBetween(last, to) / daysBetween(last, anniversary(years + 1))
}

/** The four numbers of steady growth. Dollars, years and a decimal per year. */
export type SteadyGrowth = { start: number; end: number; years: number; annualRate: number }
export type GrowthUnknown = keyof SteadyGrowth

export type SteadyGrowthAnswer =
  | ({ outcome: 'solved' } & SteadyGrowth)
  | {
      outcome: 'undefined'
      /**
       * 'not-a-number': an input or the result is not finite. 'no-time': zero years or fewer. 'start-not-positive': growth from
       * nothing or from a debt has no rate. 'end-negative': no yearly rate leads below zero. 'rate-too-low': -100 % or less.
       * 'never': the rate and the direction of the change do not agree (growth asked of a rate at or below zero), so no time fits.
       */
      reason: 'not-a-number' | 'no-time' | 'start-not-positive' | 'end-negative' | 'rate-too-low' | 'never'
    }

type Undefined = Extract<SteadyGrowthAnswer, { outcome: 'undefined' }>['reason']
const undefinedFor = (reason: Undefined): SteadyGrowthAnswer => ({ outcome: 'undefined', reason })
const answerOf = (numbers: SteadyGrowth): SteadyGrowthAnswer =>
  Object.values(numbers).every(Number.isFinite) ? { outcome: 'solved', ...numbers } : undefinedFor('not-a-number')

/**
 * The compound annual growth rate: (end / start)^(1 / years) - 1, decimal. An end of exactly 0 is -100 %. Money that went in or came
 * out on the way is not known to it; then it is the wrong measure (see `xirr`).
 */
export const annualizedRate = (start: number, end: number, years: number): SteadyGrowthAnswer => {
  if (![start, end, years].every(Number.isFinite)) return undefinedFor('not-a-number')
  if (years <= 0) return undefinedFor('no-time')
  if (start <= 0) return undefinedFor('start-not-positive')
  if (end < 0) return undefinedFor('end-negative')
  const annualRate = end === 0 ? -1 : Math.expm1(Math.log(end / start) / years)
  return answerOf({ start, end, years, annualRate })
}

/** Any one of start, end, years and rate from the other three: end = start (1 + rate)^years. */
export const solveSteadyGrowth = (unknown: GrowthUnknown, known: SteadyGrowth): SteadyGrowthAnswer => {
  const { start, end, years, annualRate } = known
  if (unknown === 'annualRate') return annualizedRate(start, end, years)
  if (!Number.isFinite(annualRate)) return undefinedFor('not-a-number')
  if (annualRate <= -1) return undefinedFor('rate-too-low')
  if (unknown !== 'years' && !(years > 0)) return undefinedFor('no-time')
  if (unknown !== 'start' && !(start > 0)) return undefinedFor('start-not-positive')
  if (unknown === 'end') return answerOf({ ...known, end: start * Math.exp(years * Math.log1p(annualRate)) })
  if (end < 0) return undefinedFor('end-negative')
  if (unknown === 'start')
    return end === 0
      ? undefinedFor('start-not-positive')
      : answerOf({ ...known, start: end * Math.exp(-years * Math.log1p(annualRate)) })
  if (end === 0) return undefinedFor('never')
  const time = Math.log(end / start) / Math.log1p(annualRate)
  return Number.isFinite(time) && time > 0 ? answerOf({ ...known, years: time }) : undefinedFor('never')
}

/** Years for money to double at a yearly rate: ln 2 / ln(1 + rate); null at or below zero, and below -100 %. */
export const yearsToDouble = (annualRate: number): number | null => {
  const years = Math.LN2 / Math.log1p(annualRate)
  return annualRate > 0 && Number.isFinite(years) ? years : null
}

/** Years to lose half: ln 0.5 / ln(1 + rate); null at or above zero and at a total loss. */
export const yearsToHalve = (annualRate: number): number | null => {
  const years = -Math.LN2 / Math.log1p(annualRate)
  return annualRate < 0 && annualRate > -1 && Number.isFinite(years) ? years : null
}

/**
 * Yearly returns (decimals) as their plain average and as the steady rate that ends at the same place. The plain average is never
 * lower, and the two are equal only when every year is alike. Null for an empty list and where a year loses more than everything.
 */
export const averageAndCompound = (
  returns: readonly number[],
): { arithmetic: number; compound: number; growth: number } | null => {
  if (returns.length === 0 || returns.some((r) => !(r >= -1) || !Number.isFinite(r))) return null
  const logs = returns.reduce((sum, r) => sum + Math.log1p(r), 0)
  const growth = Math.exp(logs)
  return {
    arithmetic: returns.reduce((sum, r) => sum + r, 0) / returns.length,
    compound: Math.expm1(logs / returns.length),
    growth,
  }
}
