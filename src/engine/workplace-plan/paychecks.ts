/** A year of paychecks into a plan at work, one after another: own money, its limits, the match of each and what a true-up adds. */
import { roundToCent } from '../money.ts'
import type { DeferralLimits } from './limits.ts'
import { fullMatchShare, type MatchTier, matchOn } from './match.ts'

/** What the employer promises. Decimals of pay, dollars a year. */
export interface PlanTerms {
  readonly tiers: readonly MatchTier[]
  /** The most match of a year; null: none but the tiers. */
  readonly matchCap: number | null
  /** Paid in whatever the worker does. */
  readonly nonElective: number
  /** After the last paycheck the match is figured again on the whole year, and what is missing is paid in. */
  readonly trueUp: boolean
}
/** Shares of each paycheck, decimals. */
export interface Elections {
  readonly preTax: number
  readonly roth: number
  readonly afterTax: number
}
/** What has gone into this plan since January, dollars, and how much pay there was. */
export interface SoFar {
  readonly pay: number
  readonly preTax: number
  readonly roth: number
  readonly afterTax: number
  readonly match: number
  readonly nonElective: number
}
export const nothingYet: SoFar = { pay: 0, preTax: 0, roth: 0, afterTax: 0, match: 0, nonElective: 0 }

export interface PaycheckYear {
  /** Pay of each paycheck still to come. */
  readonly pays: readonly number[]
  readonly elections: Elections
  readonly terms: PlanTerms
  readonly limits: DeferralLimits
  readonly soFar: SoFar
  /** Deferrals into other employers' plans this year: they use the same limit (IRC 402(g)), not that of 415(c). */
  readonly elsewhere: number
  /** The share of a paycheck that can go in at most: what Social Security and Medicare leave. */
  readonly mostOfPay: number
}
export interface PaycheckRow {
  readonly pay: number
  readonly preTax: number
  readonly roth: number
  readonly afterTax: number
  readonly match: number
  readonly nonElective: number
  /** Own pre-tax and Roth money was cut by the year's limit. */
  readonly cut: boolean
}
export interface PaycheckRun {
  readonly rows: readonly PaycheckRow[]
  /** Whole-year sums, what went in before included. */
  readonly pay: number
  readonly preTax: number
  readonly roth: number
  readonly deferred: number
  readonly catchUp: number
  readonly afterTax: number
  /** Paid with the paychecks. */
  readonly match: number
  readonly trueUp: number
  readonly nonElective: number
  readonly employer: number
  /** The match of a level year with all it takes for every tier, as far as the limits allow. */
  readonly wholeMatch: number
  /** Lost because too little goes in over the year. */
  readonly missedByRate: number
  /** Lost because it went in too early in the year, or too late. */
  readonly missedByTiming: number
  /** The first paycheck that the limit cut, counted from 0; null: none. */
  readonly limitAt: number | null
  /** Own pre-tax and Roth money the year still could take after the last paycheck. */
  readonly roomLeft: number
  /** What after-tax money could be in the year under 415(c), the employer's money of the year reserved. */
  readonly afterTaxRoom: number
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0)

/** Everything but catch-up money from worker and employer may be no more than this: the limit, or the whole pay (415(c)(1)). */
export const additionsCap = ({ additions }: DeferralLimits, pay: number): number =>
  additions === null ? Number.POSITIVE_INFINITY : Math.min(additions, pay)

/** The match on a year's sums. Also what a true-up makes whole. */
export function yearlyMatch(deferred: number, pay: number, terms: PlanTerms, limits: DeferralLimits): number {
  const match = matchOn(deferred, Math.min(pay, limits.compensation), terms.tiers)
  return Math.min(roundToCent(match), terms.matchCap ?? Number.POSITIVE_INFINITY)
}

interface Walk {
  readonly rows: readonly PaycheckRow[]
  readonly preTax: number
  readonly roth: number
  readonly match: number
  readonly nonElective: number
  readonly limitAt: number | null
}

/** Own money and employer money of each paycheck, the employer's no more than `employerMost` over the year. After-tax money comes later. */
function walk(year: PaycheckYear, employerMost: number): Walk {
  const { pays, elections, terms, limits, soFar, elsewhere, mostOfPay } = year
  const most = limits.base + limits.catchUp
  let { preTax, roth, match, nonElective } = soFar
  let paid = soFar.pay
  const rows: PaycheckRow[] = []
  let limitAt: number | null = null
  const room = () => Math.max(0, most - preTax - roth - elsewhere - (limits.employerCounts ? match + nonElective : 0))
  const employerRoom = () => (limits.employerCounts ? room() : Math.max(0, employerMost - match - nonElective))

  pays.forEach((pay, index) => {
    const counted = Math.max(0, Math.min(pay, limits.compensation - paid))
    paid += pay
    const fixed = Math.min(roundToCent(counted * terms.nonElective), employerRoom())
    nonElective += fixed
    const open = room()
    const net = pay * mostOfPay
    const wantPre = Math.min(roundToCent(pay * elections.preTax), net)
    const wantRoth = Math.min(roundToCent(pay * elections.roth), net - wantPre)
    const preOpen = limits.catchUpIsRoth ? Math.max(0, limits.base - preTax - elsewhere) : open
    const ownPre = roundToCent(Math.min(wantPre, open, preOpen))
    const turned = limits.catchUpIsRoth ? wantPre - ownPre : 0
    const ownRoth = roundToCent(Math.min(wantRoth + turned, open - ownPre))
    preTax += ownPre
    roth += ownRoth
    const cut = wantPre + wantRoth - ownPre - ownRoth > 0.005
    if (cut && limitAt === null) limitAt = index
    const left = (terms.matchCap ?? Number.POSITIVE_INFINITY) - match
    const owed = roundToCent(matchOn(ownPre + ownRoth, counted, terms.tiers))
    const matched = Math.max(0, Math.min(owed, left, employerRoom()))
    match += matched
    rows.push({ pay, preTax: ownPre, roth: ownRoth, afterTax: 0, match: matched, nonElective: fixed, cut })
  })
  return { rows, preTax, roth, match, nonElective, limitAt }
}

/**
 * The year, paycheck by paycheck. Own money is each share of the paycheck to the cent, until the year's limit; a catch-up that must be Roth
 * takes pre-tax money over the base limit as Roth. The match counts pay up to the compensation limit of the year in the order it is earned, and
 * catch-up money as any other. Employer money stops at what own money of the year leaves of 415(c); after-tax money fills the rest.
 */
export function paycheckRun(year: PaycheckYear): PaycheckRun {
  const { pays, elections, terms, limits, soFar, elsewhere, mostOfPay } = year
  const yearPay = soFar.pay + sum(pays)
  const most = limits.base + limits.catchUp
  const cap = additionsCap(limits, yearPay)
  const free = walk(year, Number.POSITIVE_INFINITY)
  const deferred = free.preTax + free.roth
  const base = Math.min(deferred, limits.base)
  const employerMost = limits.employerCounts ? Math.max(0, most - deferred - elsewhere) : Math.max(0, cap - base)
  const isOver = !limits.employerCounts && free.match + free.nonElective > employerMost
  const { rows, preTax, roth, match, nonElective, limitAt } = isOver ? walk(year, employerMost) : free
  const onYear = yearlyMatch(deferred, yearPay, terms, limits)
  const trueUp = terms.trueUp ? Math.max(0, Math.min(onYear - match, employerMost - match - nonElective)) : 0
  const wholeMatch = Math.max(match + trueUp, wholeMatchOf(year, yearPay, nonElective))
  const missed = wholeMatch - match - trueUp
  const missedByTiming = Math.min(missed, Math.max(0, onYear - match - trueUp))

  const employer = match + trueUp + nonElective
  const afterTaxRoom = limits.additions === null ? 0 : Math.max(0, cap - base - employer)
  const filled = withAfterTax(rows, elections.afterTax, mostOfPay, Math.max(0, afterTaxRoom - soFar.afterTax))
  return {
    rows: filled,
    pay: yearPay,
    preTax,
    roth,
    deferred,
    catchUp: Math.max(0, deferred - limits.base),
    afterTax: soFar.afterTax + sum(filled.map((row) => row.afterTax)),
    match,
    trueUp,
    nonElective,
    employer,
    wholeMatch,
    missedByRate: Math.max(0, missed - missedByTiming),
    missedByTiming,
    limitAt,
    roomLeft: Math.max(0, most - deferred - elsewhere - (limits.employerCounts ? employer : 0)),
    afterTaxRoom,
  }
}

/** The match of a level year with all it takes for every tier, as far as the limits leave room. */
function wholeMatchOf({ terms, limits, elsewhere }: PaycheckYear, pay: number, nonElective: number): number {
  const most = Math.max(0, limits.base + limits.catchUp - elsewhere)
  const wanted = Math.min(most, pay, fullMatchShare(terms.tiers) * Math.min(pay, limits.compensation))
  const matchOf = (deferred: number) => yearlyMatch(deferred, pay, terms, limits)
  if (!limits.employerCounts)
    return Math.min(
      matchOf(wanted),
      Math.max(0, additionsCap(limits, pay) - Math.min(wanted, limits.base) - nonElective),
    )
  // One limit for both: the most match is where what the worker leaves of it is just the match.
  const room = Math.max(0, most - nonElective)
  if (wanted + matchOf(wanted) <= room) return matchOf(wanted)
  let low = 0
  let high = Math.min(wanted, room)
  for (let turn = 0; turn < 60; turn += 1) {
    const middle = (low + high) / 2
    if (middle + matchOf(middle) <= room) low = middle
    else high = middle
  }
  return matchOf(low)
}

/** After-tax money of each paycheck, out of what own money leaves of it, until the room is full. */
function withAfterTax(
  rows: readonly PaycheckRow[],
  share: number,
  mostOfPay: number,
  room: number,
): readonly PaycheckRow[] {
  if (share <= 0 || room <= 0) return rows
  let left = room
  return rows.map((row) => {
    const net = Math.max(0, row.pay * mostOfPay - row.preTax - row.roth)
    const afterTax = Math.min(roundToCent(row.pay * share), net, left)
    left -= afterTax
    return { ...row, afterTax }
  })
}
