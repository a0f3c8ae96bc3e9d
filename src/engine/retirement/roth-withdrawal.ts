import { earlyWithdrawal } from '#facts/retirement/early-withdrawal.ts'
import { conversionYears, rothEarnings } from '#facts/retirement/roth-clocks.ts'

/** A year's conversions to Roth IRAs, what is left of them, dollars. */
export interface ConversionLayer {
  readonly year: number
  /** Was income when it was converted (Form 8606 line 18). */
  readonly taxable: number
  /** Was not (line 17). */
  readonly nontaxable: number
}

/** What all Roth IRAs of one person hold before a withdrawal. They count as one (IRC 408A(d)(4)(A)). */
export interface RothHoldings {
  readonly value: number
  /** Regular contributions that are still in. */
  readonly contributions: number
  readonly conversions: readonly ConversionLayer[]
  /** First year with any contribution or conversion to any Roth IRA. */
  readonly firstYear: number
}

export interface RothWithdrawal {
  readonly amount: number
  /** Tax year of the withdrawal. */
  readonly year: number
  /** 59 1/2 or older on the day, or disabled, or an heir. */
  readonly free: boolean
  /** The part for a first home, up to what is left of the $10,000 of a lifetime (IRC 72(t)(8)). */
  readonly firstHome: number
  /** The part that another exception keeps from the additional tax (IRC 72(t)(2)): school, medical, birth … */
  readonly otherException: number
}

export interface RothOutcome {
  /** Came out tax-free because both conditions of a qualified withdrawal hold. */
  readonly qualified: number
  readonly fromContributions: number
  readonly fromConversions: number
  readonly fromEarnings: number
  /** Income (Form 8606 line 25c). */
  readonly taxable: number
  /** Bears the additional tax (Form 5329): taxed earnings, and the taxed part of conversions younger than five years. */
  readonly penalized: number
  readonly additionalTax: number
  readonly left: RothHoldings
}

/** First tax year whose withdrawals of earnings may be tax-free: five years after the year of the first contribution or conversion. */
export const earningsFreeFrom = (firstYear: number): number => firstYear + rothEarnings.value.years
/** First tax year in which a conversion no longer bears the additional tax, whatever the age. */
export const conversionFreeFrom = (year: number): number => year + conversionYears.value

/**
 * A withdrawal in the order the law gives it (IRC 408A(d)(4); Form 8606 Part III; Form 5329 line 1): what is qualified, then contributions, conversions from the
 * oldest (each year's taxed part first), then earnings. After five years and from 59 1/2 all is qualified; after five years money for a first home is, up to its
 * limit. No more comes out than there is. Money for a first home before the five years is taxed but bears no additional tax. Conversions of one year count as one.
 */
export function rothWithdrawal(holdings: RothHoldings, withdrawal: RothWithdrawal): RothOutcome {
  const amount = Math.min(Math.max(0, withdrawal.amount), Math.max(0, holdings.value))
  const clockDone = withdrawal.year >= earningsFreeFrom(holdings.firstYear)
  const home = Math.min(Math.max(0, withdrawal.firstHome), amount)
  const qualified = clockDone ? (withdrawal.free ? amount : home) : 0
  // The form takes what is qualified off the top and gives the rest the whole basis; for later years all of it has used basis up.
  const rest = takeInOrder(holdings, amount - qualified, withdrawal.year)
  const { left } = takeInOrder(holdings, amount, withdrawal.year)
  const taxable = rest.earnings
  const exempt = withdrawal.free
    ? Number.POSITIVE_INFINITY
    : Math.max(0, withdrawal.otherException) + (clockDone ? 0 : home)
  const penalized = Math.max(0, rest.young + taxable - exempt)
  return {
    qualified,
    fromContributions: rest.contributions,
    fromConversions: rest.conversions,
    fromEarnings: rest.earnings,
    taxable,
    penalized,
    additionalTax: earlyWithdrawal.value.rate * penalized,
    left: { ...left, value: holdings.value - amount },
  }
}

interface Taken {
  readonly contributions: number
  readonly conversions: number
  /** Of the conversions: taxed when converted, and converted less than five years ago. */
  readonly young: number
  readonly earnings: number
  readonly left: RothHoldings
}

function takeInOrder(holdings: RothHoldings, amount: number, year: number): Taken {
  const contributions = Math.min(amount, Math.max(0, holdings.contributions))
  let open = amount - contributions
  let conversions = 0
  let young = 0
  const layers: ConversionLayer[] = []
  for (const layer of [...holdings.conversions].sort((a, b) => a.year - b.year)) {
    const taxed = Math.min(open, layer.taxable)
    const free = Math.min(open - taxed, layer.nontaxable)
    open -= taxed + free
    conversions += taxed + free
    if (year < conversionFreeFrom(layer.year)) young += taxed
    const left = { year: layer.year, taxable: layer.taxable - taxed, nontaxable: layer.nontaxable - free }
    if (left.taxable > 0 || left.nontaxable > 0) layers.push(left)
  }
  return {
    contributions,
    conversions,
    young,
    earnings: open,
    left: { ...holdings, contributions: holdings.contributions - contributions, conversions: layers },
  }
}
