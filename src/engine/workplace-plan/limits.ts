/** What may go into a plan at work in a year (IRC 402(g), 414(v), 415(c), 401(a)(17), 457). Dollars a year. */
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { floorTo } from './round-down.ts'

/** `457b-government` is of a state or city, `457b-charity` of another tax-exempt employer. A TSP follows a 401(k)'s limits. */
export type PlanKind = '401k' | '403b' | '457b-government' | '457b-charity'

/** A year's published amounts. */
export type PlanAmounts = Pick<
  TaxYearFacts['plans']['value'],
  'deferral' | 'catchUp50' | 'catchUp60To63' | 'rothCatchUpWagesOver' | 'annualAdditions' | 'compensationLimit'
>
export interface CatchUpAges {
  readonly plansAndIras: number
  readonly higherFrom: number
  readonly higherTo: number
}

export interface Member {
  readonly kind: PlanKind
  /** Age on 31 December. */
  readonly age: number
  /** Wages of the year before from this employer, box 3 of the W-2; 0 for none, as in the first year or for a partner. */
  readonly wagesBefore: number
  /** The plan takes Roth money. */
  readonly hasRoth: boolean
  /** More than the usual deferral, under a 403(b)'s 15-year rule or a 457(b)'s last three years. */
  readonly special: number
}

export interface DeferralLimits {
  /** The worker's own money before any catch-up by age, the special amount included. */
  readonly base: number
  readonly catchUp: number
  /** Catch-up money goes in as Roth alone; pre-tax money stops at `base`. */
  readonly catchUpIsRoth: boolean
  /** Catch-up lost because it must be Roth and the plan takes none. */
  readonly catchUpLost: number
  /** Everything but catch-up by age, from worker and employer (415(c)); null: this kind of plan has no such limit. */
  readonly additions: number | null
  /** Pay the employer's part may count. */
  readonly compensation: number
  /** The employer's money uses up the worker's own limit (457(b)). */
  readonly employerCounts: boolean
}

/** Catch-up by age in a year: the higher amount at 60 to 63 takes the place of the usual one (IRC 414(v)(2)(B), (E)). */
export function catchUpAt(age: number, amounts: PlanAmounts, ages: CatchUpAges): number {
  if (age < ages.plansAndIras) return 0
  return age >= ages.higherFrom && age <= ages.higherTo ? amounts.catchUp60To63 : amounts.catchUp50
}

/**
 * The limits of one person in one plan. A 457(b)'s special amount takes the place of catch-up by age where it is more (IRC 414(v)(6)(C)), a
 * 403(b)'s comes before it. Only a state's or city's 457(b) has catch-up by age.
 */
export function deferralLimits(member: Member, amounts: PlanAmounts, ages: CatchUpAges): DeferralLimits {
  const { kind, special } = member
  const is457 = kind === '457b-government' || kind === '457b-charity'
  const byAge = kind === '457b-charity' ? 0 : catchUpAt(member.age, amounts, ages)
  const takesSpecial = !is457 || special >= byAge
  const offered = is457 && special > 0 && takesSpecial ? 0 : byAge
  const over = amounts.rothCatchUpWagesOver
  const mustBeRoth = offered > 0 && over !== null && member.wagesBefore > over
  const isLost = mustBeRoth && !member.hasRoth
  return {
    base: amounts.deferral + (takesSpecial ? special : 0),
    catchUp: isLost ? 0 : offered,
    catchUpIsRoth: mustBeRoth && !isLost,
    catchUpLost: isLost ? offered : 0,
    additions: is457 ? null : amounts.annualAdditions,
    compensation: amounts.compensationLimit,
    employerCounts: is457,
  }
}

export interface LongService {
  readonly serviceYears: number
  /** Own deferrals of all earlier years with this employer, dollars. */
  readonly deferredBefore: number
  /** What this rule has allowed in earlier years. */
  readonly usedBefore: number
}
interface FifteenYears {
  readonly serviceYears: number
  readonly perYear: number
  readonly lifetime: number
  readonly perServiceYear: number
}

/** 403(b) after 15 years of service with a school, hospital, church and the like: the least of three amounts (IRC 402(g)(7)). */
export function fifteenYearExtra({ serviceYears, deferredBefore, usedBefore }: LongService, law: FifteenYears): number {
  if (serviceYears < law.serviceYears) return 0
  return Math.max(
    0,
    Math.min(law.perYear, law.lifetime - usedBefore, law.perServiceYear * serviceYears - deferredBefore),
  )
}

/** 457(b) in the last three years before normal retirement age: what earlier years left unused, up to a second limit (IRC 457(b)(3)). */
export const finalYearsExtra = (unusedBefore: number, deferral: number, timesDeferral: number): number =>
  Math.max(0, Math.min(unusedBefore, deferral * (timesDeferral - 1)))

interface Rounding {
  readonly deferral: number
  readonly catchUp: number
  readonly annualAdditions: number
  readonly compensation: number
  readonly rothCatchUpWages: number
}

/**
 * The amounts of a year to come if prices rise by `inflation` (decimal a year), rounded down as the law rounds. An estimate: the law starts from
 * unrounded amounts that are not published. The same year is as published.
 */
export function amountsAhead(now: PlanAmounts, yearsAhead: number, inflation: number, round: Rounding): PlanAmounts {
  if (yearsAhead === 0) return now
  const grown = (amount: number, to: number) =>
    inflation > 0 ? Math.max(amount, floorTo(amount * (1 + inflation) ** yearsAhead, to)) : amount
  return {
    deferral: grown(now.deferral, round.deferral),
    catchUp50: grown(now.catchUp50, round.catchUp),
    catchUp60To63: grown(now.catchUp60To63, round.catchUp),
    rothCatchUpWagesOver:
      now.rothCatchUpWagesOver === null ? null : grown(now.rothCatchUpWagesOver, round.rothCatchUpWages),
    annualAdditions: grown(now.annualAdditions, round.annualAdditions),
    compensationLimit: grown(now.compensationLimit, round.compensation),
  }
}
