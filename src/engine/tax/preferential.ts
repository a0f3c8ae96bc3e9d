import { roundToDollar } from '#engine/money.ts'
import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'
import { bracketStart } from './brackets.ts'
import type { Rounding } from './federal-types.ts'
import { ordinaryTax } from './tax-table.ts'

/** What the two worksheets start from. Dollars per year, none negative. */
export interface PreferentialIncome {
  readonly taxableIncome: number
  readonly qualifiedDividends: number
  /** Net capital gain without dividends: the smaller of Schedule D lines 15 and 16, at least zero. */
  readonly netCapitalGain: number
  /** Schedule D lines 18 and 19. */
  readonly collectibles: number
  readonly unrecaptured1250: number
}

/** Taxable income split by the rate it bears, and the tax. The six amounts add up to taxable income. */
export interface StackedTax {
  /** Taxed by the ordinary schedule (worksheet line 21). Gains taxed below 25% by the schedule are inside. */
  readonly ordinary: number
  readonly atZero: number
  readonly atFifteen: number
  readonly atTwenty: number
  readonly atTwentyFive: number
  readonly atTwentyEight: number
  readonly onOrdinary: number
  readonly onGains: number
  readonly tax: number
  /** For Form 6251 Part III: gain and dividends at 0/15/20 (line 13 of the Schedule D worksheet), its line 14, and all of it (line 10). */
  readonly lowRateGain: number
  readonly belowLowRateGain: number
  readonly allPreferential: number
}

/**
 * Schedule D Tax Worksheet; with no 25% or 28% gain it is the Qualified Dividends and Capital Gain Tax Worksheet (IRC 1(h)). Ordinary
 * income fills the brackets from below; long-term gain and qualified dividends lie on top and bear 0, 15 or 20% by where they lie.
 * Gain of the 25% and 28% kinds stays in the ordinary schedule while that schedule is below 25%. Never more than the schedule alone.
 */
export function stackedTax(
  income: PreferentialIncome,
  status: FilingStatus,
  facts: TaxYearFacts,
  rounding: Rounding,
): StackedTax {
  const taxable = Math.max(0, income.taxableIncome)
  const brackets = facts.ordinaryBrackets.value[status]
  const edges = facts.capitalGains.value
  const rates = facts.capitalGainRates.value
  const all = income.qualifiedDividends + income.netCapitalGain
  if (all <= 0) {
    const tax = ordinaryTax(taxable, brackets, rounding)
    return onlyOrdinary(taxable, tax)
  }
  const highRateGain = Math.min(income.netCapitalGain, income.collectibles + income.unrecaptured1250)
  const lowRateGain = all - highRateGain
  const below = Math.max(0, taxable - lowRateGain)
  const zeroEdge = Math.min(taxable, edges.zeroUpTo[status])
  const pureOrdinary = Math.max(0, taxable - all)
  const below25 = highRateGain > 0 ? Math.min(taxable, bracketStart(rates.unrecaptured1250, brackets)) : 0
  const ordinary = Math.max(pureOrdinary, Math.min(below, below25))
  const atZero = zeroEdge - Math.min(below, zeroEdge)
  const lowRate = Math.min(taxable, lowRateGain)
  const room = Math.max(0, Math.min(taxable, edges.fifteenUpTo[status]) - (ordinary + atZero))
  const atFifteen = Math.min(lowRate - atZero, room)
  const atTwenty = lowRate - atZero - atFifteen
  const notInTaxable = Math.max(0, all + ordinary - taxable)
  const atTwentyFive = Math.max(0, Math.min(income.netCapitalGain, income.unrecaptured1250) - notInTaxable)
  const rest = taxable - (ordinary + atZero + atFifteen + atTwenty + atTwentyFive)
  const atTwentyEight = income.collectibles > 0 ? Math.max(0, rest) : 0
  const onOrdinary = ordinaryTax(ordinary, brackets, rounding)
  const part = rounding === 'forms' ? roundToDollar : keep
  const onGains =
    part(atZero * rates.low) +
    part(atFifteen * rates.middle) +
    part(atTwenty * rates.high) +
    part(atTwentyFive * rates.unrecaptured1250) +
    part(atTwentyEight * rates.collectibles)
  const scheduleAlone = ordinaryTax(taxable, brackets, rounding)
  const tax = Math.min(onOrdinary + onGains, scheduleAlone)
  return {
    ordinary,
    atZero,
    atFifteen,
    atTwenty,
    atTwentyFive,
    atTwentyEight,
    onOrdinary: Math.min(onOrdinary, tax),
    onGains: onOrdinary + onGains <= scheduleAlone ? onGains : Math.max(0, tax - onOrdinary),
    tax,
    lowRateGain,
    belowLowRateGain: below,
    allPreferential: all,
  }
}

const keep = (amount: number): number => amount

const onlyOrdinary = (taxable: number, tax: number): StackedTax => ({
  ordinary: taxable,
  atZero: 0,
  atFifteen: 0,
  atTwenty: 0,
  atTwentyFive: 0,
  atTwentyEight: 0,
  onOrdinary: tax,
  onGains: 0,
  tax,
  lowRateGain: 0,
  belowLowRateGain: taxable,
  allPreferential: 0,
})
