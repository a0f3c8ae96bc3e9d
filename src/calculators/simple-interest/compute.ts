import {
  type AccrualSpan,
  countedDays,
  dateInterestReaches,
  daysPerYear,
  principalOfTotal,
  spanYears,
} from '#engine/lending/accrual-span.ts'
import type { AccrualBasis } from '#engine/lending/day-count.ts'
import { simpleInterest, solveSimpleInterest } from '#engine/lending/simple-interest.ts'
import { roundToCent } from '#engine/money.ts'
import type { IsoDate } from '#engine/month.ts'
import { effectiveFromNominal } from '#engine/rate.ts'
import type { SimpleInputs } from './fields.ts'

export interface Solved {
  readonly outcome: 'solved'
  /** Dollars to the cent. */
  readonly principal: number
  readonly interest: number
  readonly total: number
  /** Decimals per year. */
  readonly annualRate: number
  /** Share of a year under the day count. */
  readonly years: number
  /** Days under the day count; null for a term in months. */
  readonly days: number | null
  /** When time is the unknown: the first day the interest is reached; null beyond the year 3000 or so. */
  readonly reached: IsoDate | null
  /** Interest of one day, not rounded. */
  readonly perDay: number
  /** Interest if the same nominal rate compounded, dollars to the cent; null when it is too large to print. */
  readonly compounded: number | null
}
export type Result =
  | Solved
  | { readonly outcome: 'no-answer' }
  /** The answer lies beyond what anyone means: a rate above 100,000% a year, over 1,000 years, over a trillion dollars. */
  | { readonly outcome: 'beyond' }

const HIGHEST_RATE = 1000
const LONGEST_YEARS = 1000
const MOST_DOLLARS = 1e12

export const compoundsPerYear = { yearly: 1, monthly: 12, daily: 365 } as const

/** The typed rate as a decimal per year: a month's rate twelve times, a day's as often as the day count's year has days. */
export function annualRateOf({ rate, ratePer, dayCount }: SimpleInputs): number {
  if (ratePer === 'month') return (rate * 12) / 100
  return ratePer === 'day' ? (rate * daysPerYear(dayCount)) / 100 : rate / 100
}

export function spanOf(inputs: SimpleInputs): AccrualSpan {
  if (inputs.span === 'term') return { kind: 'months', months: inputs.term }
  if (inputs.span === 'days') return { kind: 'days', days: inputs.days }
  return { kind: 'dates', from: inputs.from as IsoDate, to: inputs.to as IsoDate }
}

/** P((1 + r/m)^(mt) - 1), dollars, for any t; null above a quadrillion. */
export function compoundInterest(principal: number, annualRate: number, years: number, perYear: number): number | null {
  const effective = effectiveFromNominal(annualRate, perYear)
  const interest = principal * Math.expm1(years * Math.log1p(effective))
  return interest < 1e15 ? interest : null
}

function finish(
  inputs: SimpleInputs,
  parts: Pick<Solved, 'principal' | 'interest' | 'annualRate' | 'years'> & { readonly reached?: IsoDate | null },
): Result {
  const { principal, interest, annualRate, years, reached = null } = parts
  if (![principal, interest, annualRate, years].every(Number.isFinite)) return { outcome: 'no-answer' }
  if (annualRate > HIGHEST_RATE || years > LONGEST_YEARS || principal > MOST_DOLLARS) return { outcome: 'beyond' }
  const span = spanOf(inputs)
  const basis: AccrualBasis = inputs.dayCount
  const asked = span.kind === 'days' ? span.days : span.kind === 'dates' ? countedDays(span.from, span.to, basis) : null
  const found = reached === null ? years * daysPerYear(basis) : countedDays(inputs.from as IsoDate, reached, basis)
  const compounded = compoundInterest(principal, annualRate, years, compoundsPerYear[inputs.compounding])
  return {
    outcome: 'solved',
    principal,
    interest,
    total: roundToCent(principal + interest),
    annualRate,
    years,
    days: inputs.find === 'time' ? found : asked,
    reached,
    perDay: (principal * annualRate) / daysPerYear(basis),
    compounded: compounded === null ? null : roundToCent(compounded),
  }
}

/** The unknown from the other three. Interest is rounded to the cent once, at the end. */
export function compute(inputs: SimpleInputs): Result {
  const { find, dayCount } = inputs
  const annualRate = annualRateOf(inputs)
  const years = spanYears(spanOf(inputs), dayCount)
  const { principal } = inputs
  if (find !== 'time' && years < 0) return { outcome: 'no-answer' }
  if (find === 'interest') {
    const interest = roundToCent(simpleInterest(principal, annualRate, years))
    return finish(inputs, { principal, interest, annualRate, years })
  }
  if (find === 'principal' && inputs.known === 'total') {
    const found = roundToCent(principalOfTotal(inputs.total, annualRate, years))
    return finish(inputs, { principal: found, interest: roundToCent(inputs.total - found), annualRate, years })
  }
  const interest = inputs.known === 'total' ? roundToCent(inputs.total - principal) : inputs.interest
  if (find === 'principal') {
    const found = solveSimpleInterest({ find: 'principal', interest, annualRate, years })
    if (found.outcome !== 'found') return { outcome: 'no-answer' }
    return finish(inputs, { principal: roundToCent(found.value), interest, annualRate, years })
  }
  if (find === 'rate') {
    const found = solveSimpleInterest({ find: 'annualRate', interest, principal, years })
    return found.outcome === 'found'
      ? finish(inputs, { principal, interest, annualRate: found.value, years })
      : { outcome: 'no-answer' }
  }
  const found = solveSimpleInterest({ find: 'years', interest, principal, annualRate })
  if (found.outcome !== 'found') return { outcome: 'no-answer' }
  const reached =
    found.value > LONGEST_YEARS
      ? null
      : dateInterestReaches(principal, annualRate, interest, inputs.from as IsoDate, dayCount)
  return finish(inputs, { principal, interest, annualRate, years: found.value, reached })
}
