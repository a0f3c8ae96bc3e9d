import { calledInterest } from '#engine/deposits/brokered.ts'
import {
  monthFromWhichOn,
  type PaidRate,
  type PayoutsPerYear,
  type PenaltyRule,
  type Standing,
  standingAfter,
} from '#engine/deposits/certificate.ts'
import { statedRate } from '#engine/deposits/certificate-rate.ts'
import type { Ladder } from '#engine/deposits/ladder.ts'
import {
  equalAfterTax,
  fallsTo,
  grownAfterTax,
  halfYearsFromYear,
  steadyYield,
  yearFromHalfYears,
  yieldAtTerm,
} from '#engine/deposits/yields.ts'
import { addDays, addMonthsToDate, daysBetween, type IsoDate } from '#engine/month.ts'
import { fdicPerDepositor } from '#facts/credit/protection.ts'
import { cdNational, treasuryYields } from '#facts/lending/rates.ts'
import type { Asked } from '../kit/calculator.ts'
import type { CdLaw } from './law.ts'
import { type Leaving, leavingAfter } from './leaving.ts'
import { type Kept, keptOf, ladderOf } from './own-ladder.ts'
import { ownYield, paidRate, payoutsOf, quotedRate, yearsOf } from './rates.ts'
import type { CdInputs } from './sections.ts'
import { type InterestShares, interestShares } from './tax.ts'

export interface PlaceValue {
  /** What a year earns before and after tax, decimals. */
  readonly annualYield: number
  readonly annualYieldAfterTax: number
  /** The deposit at the end of the term, interest kept at the same yield. Dollars of that time. */
  readonly value: number
  readonly valueAfterTax: number
}

export interface Result {
  readonly outcome: 'keeps-principal' | 'principal-lost' | 'no-interest'
  readonly rate: PaidRate
  readonly payouts: PayoutsPerYear
  readonly rule: PenaltyRule
  readonly years: number
  /** Whole months before the end at which leaving early makes sense. */
  readonly lastEarlyMonth: number
  readonly end: Standing
  readonly total: number
  readonly interest: number
  readonly totalToday: number
  readonly today: IsoDate
  /** Years since the day it was opened; below 0 where that is still ahead. */
  readonly sinceOpened: number
  /** Maturity is a day of the past. */
  readonly isMatured: boolean
  readonly maturity: IsoDate
  readonly graceEnd: IsoDate
  /** Null: the visitor stays to the end. */
  readonly leaving: Leaving | null
  /** Decimal per year, of leaving; null with no leaving or on the first day. */
  readonly leavingYield: number | null
  readonly breakEvenMonth: number | null
  readonly beatsSavingsMonth: number | null
  readonly shares: InterestShares
  readonly cd: PlaceValue
  readonly savings: PlaceValue
  readonly treasury: PlaceValue
  readonly treasuryQuote: number
  /** The Treasury quote that would leave as much after tax; null where tax takes all. */
  readonly treasuryToMatch: number | null
  /** The APY a CD needs to leave as much as the Treasury after tax. */
  readonly cdToMatchTreasury: number | null
  /** The yield of a bond free of all income tax that would leave as much as the CD after tax. */
  readonly taxFreeToMatch: number | null
  /** Where a savings yield that falls evenly may end. */
  readonly savingsMayFallTo: number
  readonly national: { readonly months: number; readonly rate: number } | null
  readonly insured: number
  readonly uninsured: number
  /** Null where nothing renews by itself. */
  readonly renewalLoss: number | null
  /** Null where no ladder is asked for. */
  readonly ladder: Ladder | null
  /** The ladder renewed until its visitor's end; null where it runs out. */
  readonly kept: Kept | null
  readonly called: { readonly interest: number; readonly yield: number } | null
}

function placeOf(deposit: number, annualYield: number, taxShare: number, years: number): PlaceValue {
  return {
    annualYield,
    annualYieldAfterTax: annualYield * (1 - taxShare),
    value: deposit * Math.exp(years * Math.log1p(annualYield)),
    valueAfterTax: deposit * grownAfterTax(annualYield, taxShare, years),
  }
}

/** The published average for the nearest term; null when no term is within a third of this one. */
function nationalFor(months: number): Result['national'] {
  const nearest = cdNational.value.reduce((a, b) => (Math.abs(b.months - months) < Math.abs(a.months - months) ? b : a))
  return Math.abs(nearest.months - months) <= nearest.months / 3 ? nearest : null
}

/**
 * Called after `callYears`, the rest of the term at `laterRate`. The interest is the sum of the payments; the yield keeps every
 * payment at the rate of its time, as the yields beside it do.
 */
function calledOf(inputs: CdInputs, cdYield: number, payouts: PayoutsPerYear, years: number): Result['called'] {
  const callYears = inputs.callAfter / 12
  if (inputs.kind !== 'callable' || callYears >= years) return null
  const [rate, later] = [inputs.rate / 100, inputs.laterRate / 100]
  const before = payouts === 0 ? 1 + rate * callYears : (1 + cdYield) ** callYears
  return {
    interest: inputs.deposit * calledInterest(rate, callYears, later, years),
    yield: steadyYield(before * (1 + later) ** (years - callYears), years),
  }
}

/** Years from today until the CD is `years` old; 0 where that day is past. Dollars of today lose their value in this time only. */
export const yearsAhead = ({ sinceOpened }: Pick<Result, 'sinceOpened'>, years: number): number =>
  Math.max(0, years - sinceOpened)

export function compute({ inputs, law, today: day }: Asked<CdInputs, CdLaw>): Result {
  const { deposit } = inputs
  const years = yearsOf(inputs)
  const months = years * 12
  const quoted = quotedRate(inputs)
  const rate = paidRate(inputs, years)
  const payouts = payoutsOf[inputs.payout]
  const rule: PenaltyRule = {
    months: inputs.penalty,
    annualRate: statedRate(quoted, inputs.compounding),
    on: inputs.penaltyOn,
  }
  const today = day as IsoDate
  const base = { rate, payouts, rule, years, sinceOpened: daysBetween(inputs.start as IsoDate, today) / 365 }
  const end = standingAfter(deposit, rate, payouts, years)
  const total = end.paidOut + end.inside
  const interest = total - deposit
  const lastEarlyMonth = Math.max(0, Math.ceil(months - 1e-9) - 1)
  const leaves = inputs.leaveAfter !== null && inputs.leaveAfter < months ? inputs.leaveAfter : null
  const leaving = leaves === null ? null : leavingAfter(inputs, base, leaves / 12)
  const early = (month: number) => leavingAfter(inputs, base, month / 12).total

  const cdYield = ownYield(rate, payouts, years)
  const savingsYield = inputs.savingsRate / 100
  const treasuryQuote =
    inputs.treasuryYield === null ? (yieldAtTerm(treasuryYields.value, months) ?? 0) : inputs.treasuryYield / 100
  const shares = interestShares(inputs, law, deposit * cdYield)
  const treasury = placeOf(deposit, yearFromHalfYears(treasuryQuote), shares.treasuryShare, years)
  const matching = equalAfterTax(cdYield, shares.bankShare, shares.treasuryShare, years)
  const insured = fdicPerDepositor.value * inputs.owners
  // A search for the term tries parts of a month; dates know whole ones.
  const maturity =
    inputs.termUnit === 'days'
      ? addDays(inputs.start as IsoDate, Math.round(inputs.days))
      : addMonthsToDate(inputs.start as IsoDate, Math.round(inputs.term))
  const ladder = ladderOf(inputs, cdYield)
  return {
    ...base,
    outcome:
      interest < 0.005
        ? 'no-interest'
        : leaving && leaving.lostPrincipal >= 0.005
          ? 'principal-lost'
          : 'keeps-principal',
    lastEarlyMonth,
    end,
    total,
    interest,
    totalToday: total / (1 + inputs.inflation / 100) ** yearsAhead(base, years),
    today,
    isMatured: maturity < today,
    maturity,
    graceEnd: addDays(maturity, Math.round(inputs.grace)),
    leaving,
    leavingYield: leaving && leaves !== null && leaves > 0 ? steadyYield(leaving.total / deposit, leaves / 12) : null,
    // Half a cent short is whole: banks pay cents.
    breakEvenMonth: monthFromWhichOn(lastEarlyMonth, early, () => deposit - 0.005),
    beatsSavingsMonth: monthFromWhichOn(lastEarlyMonth, early, (month) => deposit * (1 + savingsYield) ** (month / 12)),
    shares,
    cd: placeOf(deposit, cdYield, shares.bankShare, years),
    savings: placeOf(deposit, savingsYield, shares.bankShare, years),
    treasury,
    treasuryQuote,
    treasuryToMatch: matching === null ? null : halfYearsFromYear(matching),
    cdToMatchTreasury: equalAfterTax(treasury.annualYield, shares.treasuryShare, shares.bankShare, years),
    taxFreeToMatch: equalAfterTax(cdYield, shares.bankShare, 0, years),
    savingsMayFallTo: fallsTo(savingsYield, cdYield),
    national: nationalFor(months),
    insured,
    uninsured: Math.max(0, end.inside - insured),
    renewalLoss:
      inputs.kind === 'bank' ? end.inside * ((1 + cdYield) ** years - (1 + inputs.renewRate / 100) ** years) : null,
    ladder,
    kept: keptOf(inputs, ladder),
    called: calledOf(inputs, cdYield, payouts, years),
  }
}
