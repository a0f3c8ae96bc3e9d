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
import { type UsRuleCourse, usRule } from '#engine/lending/us-rule.ts'
import { roundToCent } from '#engine/money.ts'
import type { IsoDate } from '#engine/month.ts'
import { effectiveFromNominal } from '#engine/rate.ts'
import type { Asked } from '../kit/calculator.ts'
import type { SimpleInputs } from './sections.ts'

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
  /** Dated payments along the way, by the US Rule; null without any. */
  readonly course: UsRuleCourse | null
  /** Owed on the last day: the total, less what was paid along the way. */
  readonly due: number
  /** Interest of one day on the principal of the last day, not rounded. */
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

/** The payments that are asked about: with dates, when the interest is the unknown. Null when there are none. */
export function courseOf(inputs: SimpleInputs, basis: AccrualBasis): UsRuleCourse | null {
  const { find, span, principal, from, to } = inputs
  if (find !== 'interest' || span !== 'dates' || to < from) return null
  const payments = inputs.payments
    .filter((row) => row.amount > 0)
    .map((row) => ({ date: row.date as IsoDate, amount: row.amount }))
  if (payments.length === 0) return null
  const annualRate = annualRateOf(inputs)
  return usRule({ principal, annualRate, from: from as IsoDate, to: to as IsoDate, basis }, payments)
}

/** What is owed so many years in if interest compounds and the same payments are made; null above a quadrillion. */
export function compoundOwed(
  result: Pick<Solved, 'principal' | 'annualRate' | 'course'>,
  years: number,
  perYear: number,
): number | null {
  let owed: number = result.principal
  let at = 0
  for (const row of result.course?.rows ?? []) {
    if (row.years > years + 1e-9) break
    const interest = compoundInterest(owed, result.annualRate, row.years - at, perYear)
    if (interest === null) return null
    owed = Math.max(0, owed + interest - row.paid)
    at = row.years
  }
  const interest = compoundInterest(owed, result.annualRate, Math.max(0, years - at), perYear)
  return interest === null ? null : owed + interest
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
  const course = courseOf(inputs, basis)
  const total = roundToCent(principal + interest)
  const lastPrincipal = course?.rows.at(-1)?.principal ?? principal
  const compoundEnd = compoundOwed({ principal, annualRate, course }, years, compoundsPerYear[inputs.compounding])
  return {
    outcome: 'solved',
    principal,
    interest,
    total,
    course,
    due: course?.due ?? total,
    annualRate,
    years,
    days: inputs.find === 'time' ? found : asked,
    reached,
    perDay: (lastPrincipal * annualRate) / daysPerYear(basis),
    compounded: compoundEnd === null ? null : roundToCent(compoundEnd + (course?.paid ?? 0) - principal),
  }
}

/** The unknown from the other three. Interest is rounded to the cent once, at the end. */
export function compute({ inputs }: Asked<SimpleInputs, Record<never, never>>): Result {
  const { find, dayCount } = inputs
  const annualRate = annualRateOf(inputs)
  const years = spanYears(spanOf(inputs), dayCount)
  const { principal } = inputs
  if (find !== 'time' && years < 0) return { outcome: 'no-answer' }
  if (find === 'interest') {
    const interest = courseOf(inputs, dayCount)?.interest ?? roundToCent(simpleInterest(principal, annualRate, years))
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
